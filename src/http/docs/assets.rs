//! Files of the documentation, part of the program. Their path has a digest of their content, so
//! that a browser can keep them for good.

use crate::http::{
    answers::stored::Stored,
    guards::extract::IfNoneMatch,
    problem::{Problem, ProblemCode},
};
use actix_web::{HttpRequest, HttpResponse, ResponseError};
use railhead_localization::message;
use serde::Deserialize;
use std::sync::LazyLock;

#[derive(Deserialize)]
pub struct AssetPath {
    digest: String,
    name: String,
}

static ASSETS: LazyLock<[(&str, Stored); 3]> = LazyLock::new(|| {
    let script = "text/javascript; charset=utf-8";
    [
        ("scalar.js", Stored::new(script, include_bytes!("scalar/standalone.js.gz"), true)),
        ("reference.js", Stored::new(script, include_bytes!("reference.js"), false)),
        ("pages.css", Stored::new("text/css; charset=utf-8", include_bytes!("pages.css"), false)),
    ]
});

/// The path of a file, relative to `/docs/`.
pub fn path(name: &str) -> String {
    let digest = ASSETS.iter().find(|(own, _)| *own == name).map_or("", |(_, file)| file.tag());
    format!("assets/{digest}/{name}")
}

/// Answers with a file, compressed as it is stored if the client accepts that.
pub async fn respond(request: &HttpRequest, path: &AssetPath, known: &IfNoneMatch) -> HttpResponse {
    match ASSETS.iter().find(|(name, file)| *name == path.name && file.tag() == path.digest) {
        Some((_, file)) => file.respond(request, known, "public, max-age=31536000, immutable").await,
        None => Problem::new(ProblemCode::NotFound, message!("detail-no-file")).error_response(),
    }
}
