//! `/docs/errors`: a page for every problem code, which its `type` leads to.

use crate::http::{
    docs::html::{self, Page, escaped, inline},
    guards::extract::IfNoneMatch,
    operations::Operations,
    problem::{Problem, ProblemCode},
};
use actix_web::{HttpResponse, ResponseError, web};
use railhead_localization::{Language, message};
use serde_json::{Value, json};
use std::collections::HashMap;
use strum::VariantArray;

/// The text of the page of each code, by its name.
pub struct ErrorPages(HashMap<&'static str, String>);

impl ErrorPages {
    /// Reads what codes come with in the OpenAPI document, and where in the table of operations.
    pub fn of(document: &Value, table: &Operations) -> ErrorPages {
        ErrorPages(ProblemCode::VARIANTS.iter().map(|code| (code.name(), body(*code, document, table))).collect())
    }
}

/// Lists the codes by status.
pub async fn index(known: IfNoneMatch) -> HttpResponse {
    let mut codes = ProblemCode::VARIANTS.to_vec();
    codes.sort_by_key(|code| code.status().as_u16());
    let by_status = codes.chunk_by(|a, b| a.status() == b.status());
    let section = |codes: &[ProblemCode]| {
        let Some(status) = codes.first().map(|code| code.status()) else { return String::new() };
        let row = |code: &ProblemCode| {
            let (name, title) = (code.name(), escaped(&Language::English.format(&code.title())));
            format!("<li><a href=\"errors/{name}\"><code>{name}</code></a> {title}</li>\n")
        };
        format!("<h2>{status}</h2>\n<ul>\n{}</ul>\n", codes.iter().map(row).collect::<String>())
    };
    let intro = "<h1>Errors</h1>\n<p>Every refusal is a problem document (RFC 9457). Its <code>code</code> is stable, and \
        its <code>type</code> leads to the page of the code.</p>\n";
    let body = intro.to_owned() + &by_status.map(section).collect::<String>();
    let page = Page { title: "Errors", root: "./", side: "", body: &body };
    html::respond(&known, page.render())
}

pub async fn show(code: web::Path<String>, pages: web::Data<ErrorPages>, known: IfNoneMatch) -> HttpResponse {
    let Some(body) = pages.0.get(code.as_str()) else {
        return Problem::new(ProblemCode::NotFound, message!("detail-no-code")).error_response();
    };
    let page = Page { title: &code, root: "../", side: "", body };
    html::respond(&known, page.render())
}

fn body(code: ProblemCode, document: &Value, table: &Operations) -> String {
    let (name, status, title) = (code.name(), code.status(), escaped(&Language::English.format(&code.title())));
    let head = format!("<h1>{title}</h1>\n<p><code>{name}</code> <span class=\"status\">HTTP {status}</span></p>\n");
    let text = [("What happened", code.happened()), ("What to do", code.remedy())];
    let text = text.map(|(heading, text)| format!("<h2>{heading}</h2>\n<p>{}</p>\n", inline(text)));
    let example = serde_json::to_string_pretty(&example(code, document)).unwrap_or_default();
    let example = format!("<h2>Example</h2>\n<pre tabindex=\"0\">{}</pre>\n", escaped(&example));
    [head, text.concat(), members(code, document), example, operations(code, table)].concat()
}

fn member<'a>(name: &str, document: &'a Value) -> &'a Value {
    document.pointer(&format!("/components/schemas/Problem/properties/{name}")).unwrap_or(&Value::Null)
}

fn members(code: ProblemCode, document: &Value) -> String {
    let row = |name: &&str| {
        let description = member(name, document)["description"].as_str().unwrap_or_default();
        format!("<dt><code>{name}</code></dt>\n<dd>{}</dd>\n", inline(description))
    };
    let rows = code.members().iter().map(row).collect::<String>();
    if rows.is_empty() { rows } else { format!("<h2>Members</h2>\n<dl>\n{rows}</dl>\n") }
}

/// A problem with this code, with its members except large ones.
fn example(code: ProblemCode, document: &Value) -> Problem {
    let mut problem = Problem::in_language(Language::English, code, &code.title());
    problem.request_id = Some("0190a5f0-7b5c-7c3e-8d2f-1a2b3c4d5e6f".to_owned());
    for name in code.members() {
        let schema = member(name, document);
        let reference = schema["$ref"].as_str().and_then(|reference| reference.strip_prefix('#'));
        let value = value_of(reference.and_then(|pointer| document.pointer(pointer)).unwrap_or(schema));
        if !value.is_null() {
            problem = problem.with(name, value);
        }
    }
    problem
}

/// A value of a simple schema; null for others.
fn value_of(schema: &Value) -> Value {
    let given = schema.get("example").or_else(|| schema["examples"].get(0)).or_else(|| schema["enum"].get(0));
    if let Some(given) = given {
        return given.clone();
    }
    match schema["type"].as_str() {
        Some("integer") => json!(1),
        Some("string") => json!("…"),
        _ => Value::Null,
    }
}

/// The operations that refuse with a code.
fn operations(code: ProblemCode, table: &Operations) -> String {
    let refusing = table.all().filter(|(_, _, operation)| operation.problems.contains(&code));
    let row = |(path, method, _)| format!("<li><code>{method} {}</code></li>\n", escaped(path));
    let rows = refusing.map(row).collect::<String>();
    let heading = "<h2>Operations</h2>\n";
    if rows.is_empty() { format!("{heading}<p>Any.</p>\n") } else { format!("{heading}<ul>\n{rows}</ul>\n") }
}
