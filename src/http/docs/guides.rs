//! `/docs/guides`: the pages of the documentation with a side bar and a search, the same as Markdown, and the files
//! that they name, as they belong to this version of the server.

use crate::http::{
    answers::tagged::Tagged,
    docs::{
        html::{self, Page},
        library, markdown, search, side_bar,
    },
    guards::{extract::IfNoneMatch, parameters::Query},
    problem::{Problem, ProblemCode},
};
use actix_web::{
    HttpResponse, ResponseError,
    http::header::{CONTENT_SECURITY_POLICY, HeaderValue},
    web,
};
use railhead_localization::message;
use serde::Deserialize;

/// The search is a form.
const POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// The name of the page of the search.
const SEARCH: &str = "search";

#[derive(Deserialize)]
pub struct Search {
    #[serde(default)]
    q: String,
}

pub async fn index(known: IfNoneMatch) -> HttpResponse {
    respond("README", &known)
}

pub async fn show(name: web::Path<String>, known: IfNoneMatch) -> HttpResponse {
    respond(&name, &known)
}

pub async fn search(wanted: Query<Search>, known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    let query = wanted.q.as_str();
    if query.chars().count() > search::MAX_QUERY {
        let detail = message!("detail-parameter-length", name = "q", maximum = search::MAX_QUERY);
        let problem = Problem::new(ProblemCode::InvalidQuery, detail).with("parameter", "q");
        return Err(problem.with("max_length", search::MAX_QUERY));
    }
    let (side, body) = (side_bar::rendered(SEARCH, "", query), search::rendered(query));
    Ok(page(&Page { title: "Search", root: "../", side: &side, body: &body }, &known))
}

fn respond(name: &str, known: &IfNoneMatch) -> HttpResponse {
    if let Some(text) = library::file(name) {
        return Tagged::new("text/plain; charset=utf-8", "public, no-cache", text).respond(known);
    }
    if let Some(guide) = name.strip_suffix(".md").and_then(library::guide) {
        let source = markdown::source(guide, "");
        return Tagged::new("text/markdown; charset=utf-8", "public, no-cache", source).respond(known);
    }
    let Some(guide) = library::guide(name) else {
        return Problem::new(ProblemCode::NotFound, message!("detail-no-guide")).error_response();
    };
    let guides = guide.root();
    let (side, body) = (side_bar::rendered(name, &guides, ""), markdown::rendered(guide));
    page(&Page { title: &guide.title, root: &format!("{guides}../"), side: &side, body: &body }, known)
}

fn page(page: &Page<'_>, known: &IfNoneMatch) -> HttpResponse {
    let mut response = html::respond(known, page.render());
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    response
}
