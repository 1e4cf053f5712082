//! The web app at `/play` and the page at `/`, part of the program. `clients/web` has their sources;
//! `dist` is built from them and committed.

mod card;

use crate::{
    http::{
        answers::{
            picture::{self, PreviewDrawer},
            stored::Stored,
            tagged::Tagged,
        },
        codes::page::banner,
        connection::client_address::Address,
        docs::escaped,
        guards::extract::IfNoneMatch,
        problem::{Problem, ProblemCode, language, public_url::PublicUrl},
    },
    store::Database,
};
use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    http::header::{self, HeaderValue},
    web::{self, ServiceConfig},
};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use railhead_localization::message;
use std::{collections::HashMap, sync::LazyLock};

/// Paths that are served beside the operations of the OpenAPI document.
pub const PATHS: [&str; 5] = ["/", "/play", "/play/assets/{name}", card::PICTURE, "/play/{screen:.*}"];

const HTML: &str = "text/html; charset=utf-8";

/// The app has no scripts or styles in its page, and talks to nothing but this server.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; form-action 'none'; \
    frame-ancestors 'none'";

/// The files with their names; whether they are stored as gzip.
static PACKED: &[(&str, &[u8], bool)] = &include!(concat!(env!("OUT_DIR"), "/app.rs"));

static FILES: LazyLock<HashMap<&str, Stored>> = LazyLock::new(|| {
    let stored = |(name, bytes, is_packed): &(&'static str, &'static [u8], bool)| {
        let kind = match name.rsplit('.').next()? {
            "html" => HTML,
            "js" => "text/javascript; charset=utf-8",
            "wasm" => "application/wasm",
            "css" => "text/css; charset=utf-8",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "woff2" => "font/woff2",
            "webmanifest" => "application/manifest+json",
            _ => return None,
        };
        Some((*name, Stored::new(kind, bytes, *is_packed)))
    };
    PACKED.iter().filter_map(stored).collect()
});

/// The text of a page.
fn page(name: &str) -> Option<String> {
    let plain = FILES.get(name)?.plain()?;
    str::from_utf8(&plain).ok().map(str::to_owned)
}

pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/", web::get().to(landing))
        .route("/play", web::get().to(redirect))
        .route("/play/assets/{name}", web::get().to(asset))
        .route(card::PICTURE, web::get().to(preview))
        .route("/play/{screen:.*}", web::get().to(screen));
}

/// The page that shows what this is, in the language of the request, with the card of its link.
async fn landing(request: HttpRequest, known: IfNoneMatch) -> HttpResponse {
    let Some(page) = page(&format!("landing-{}.html", language::current().code())) else {
        return Problem::internal("the page of the server is missing").error_response();
    };
    let page = page.replacen("</head>", &(card::of_landing() + "</head>"), 1);
    Tagged::new(HTML, "public, no-cache", page).packed().respond_packed(&request, &known)
}

/// The picture of links into the app.
async fn preview(drawer: web::Data<PreviewDrawer>, known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    let (title, text) = card::lines();
    Ok(picture::respond(&known, banner(&drawer, &known, &title, &text).await?))
}

/// The app is at `/play/`. The link is relative, for proxies that add a prefix.
async fn redirect() -> HttpResponse {
    HttpResponse::Found().insert_header((header::LOCATION, "play/")).finish()
}

/// A file whose name changes with its content. Icons have the same name always.
async fn asset(request: HttpRequest, name: web::Path<String>, known: IfNoneMatch) -> HttpResponse {
    let is_served = |name: &&String| !name.ends_with(".html") && *name != "worker.js";
    let Some((name, file)) = Some(&*name).filter(is_served).and_then(|name| FILES.get_key_value(name.as_str())) else {
        return Problem::new(ProblemCode::NotFound, message!("detail-no-file")).error_response();
    };
    let is_icon = name.ends_with(".png") || name.ends_with(".svg");
    let caching = if is_icon { "public, max-age=86400" } else { "public, max-age=31536000, immutable" };
    file.respond(&request, &known, caching).await
}

/// The page of the app, which shows the screen of its path; and two files that have to be beside it.
async fn screen(
    request: HttpRequest,
    db: web::Data<Database>,
    Address(address): Address,
    screen: web::Path<String>,
    known: IfNoneMatch,
) -> HttpResponse {
    let beside = ["worker.js", "manifest.webmanifest"].contains(&screen.as_str());
    if let Some(file) = FILES.get(screen.as_str()).filter(|_| beside) {
        return file.respond(&request, &known, "public, no-cache").await;
    }
    let Some(page) = page("index.html") else {
        return Problem::internal("the app has no page").error_response();
    };
    // Links of the page are relative to the app, whatever the depth of the path.
    let base = match screen.matches('/').count() {
        0 => "./".to_owned(),
        depth => "../".repeat(depth),
    };
    let page = Tagged::new(
        HTML,
        "public, no-cache",
        page.replace("{base}", &base)
            .replace("<!-- card -->", &(card::of_screen(&db, &screen, &address).await + &feed(&screen))),
    );
    let mut response = page.respond(&known);
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    response
}

/// The link by which feed readers find the feed of a screen.
fn feed(screen: &str) -> String {
    let mut parts = screen.split('/');
    let path = match (parts.next(), parts.next()) {
        (Some("players"), Some(name)) if !name.is_empty() => {
            format!("/v1/players/{}/games.atom", utf8_percent_encode(name, NON_ALPHANUMERIC))
        }
        (Some("tournaments"), _) => "/v1/tournaments.atom".to_owned(),
        _ => return String::new(),
    };
    format!(
        "<link rel=\"alternate\" type=\"application/atom+xml\" href=\"{}\">",
        escaped(&PublicUrl::of_current(&path))
    )
}
