//! Pages in HTML.

use crate::http::{answers::tagged::Tagged, docs::assets, guards::extract::IfNoneMatch};
use actix_web::HttpResponse;

/// A page of text. `root` leads to `/docs/`; `side` is a side bar, or empty.
pub struct Page<'a> {
    pub title: &'a str,
    pub root: &'a str,
    pub side: &'a str,
    pub body: &'a str,
}

impl Page<'_> {
    pub fn render(&self) -> String {
        let Page { title, root, side, body } = self;
        let class = if side.is_empty() { "" } else { " class=\"sided\"" };
        let (title, style) = (escaped(title), assets::path("pages.css"));
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title} · Railhead</title>\n\
             <link rel=\"icon\" href=\"{root}../play/assets/icon.svg\">\n<link rel=\"stylesheet\" href=\"{root}{style}\">\n</head>\n<body{class}>\n\
             <nav><a href=\"{root}\">Railhead API</a> <a href=\"{root}guides/\">Guides</a> <a href=\"{root}errors\">Errors</a> <a href=\"{root}packages/\">Packages</a></nav>\n\
             {side}<main>\n{body}</main>\n</body>\n</html>\n"
        )
    }
}

/// The page of the API reference, which Scalar fills.
pub fn reference() -> String {
    let [scalar, script] = ["scalar.js", "reference.js"].map(assets::path);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Railhead API</title>\n<link rel=\"icon\" href=\"../play/assets/icon.svg\">\n</head>\n<body>\n\
         <div id=\"reference\"></div>\n<noscript>The document is at <a href=\"../openapi.json\">openapi.json</a>.\
         </noscript>\n<script src=\"{scalar}\"></script>\n<script src=\"{script}\"></script>\n</body>\n</html>\n"
    )
}

/// Answers with a page that anybody may keep, or without it if the client has it.
pub fn respond(known: &IfNoneMatch, page: String) -> HttpResponse {
    Tagged::new("text/html; charset=utf-8", "public, no-cache", page).respond(known)
}

/// A text, with the characters that mean something in HTML written as entities.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A line of text in which backticks enclose code.
pub fn inline(text: &str) -> String {
    let parts = escaped(text);
    let parts = parts.split('`').enumerate();
    parts.map(|(at, part)| if at % 2 == 1 { format!("<code>{part}</code>") } else { part.to_owned() }).collect()
}
