//! The documentation that the server shows: the API reference, the guides, the pages of the problem
//! codes, the OpenAPI document, and texts by which programs find all that.

mod assets;
pub mod documents;
mod error_pages;
mod guides;
mod html;
mod library;
mod markdown;
mod packages;
mod programs;
mod search;
mod side_bar;

use crate::http::{
    docs::{
        assets::AssetPath,
        documents::{DOCUMENT, SAMPLES},
    },
    guards::extract::IfNoneMatch,
};
use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, HeaderValue},
    web::{self, ServiceConfig},
};

pub use error_pages::ErrorPages;
pub use html::{escaped, respond};
pub use packages::PackageFolder;

/// The style of pages, relative to `/docs/`.
pub fn style() -> String {
    assets::path("pages.css")
}

/// Paths that are served beside the operations of the OpenAPI document.
pub const PATHS: [&str; 20] = [
    "/.well-known/security.txt",
    "/docs",
    "/docs/",
    "/docs/assets/{digest}/{name}",
    "/docs/errors",
    "/docs/errors/{code}",
    "/docs/guides",
    "/docs/guides/",
    "/docs/guides/search",
    "/docs/guides/{name:.*[^/]}",
    "/docs/packages",
    "/docs/packages/",
    "/docs/packages/{name}",
    packages::MAVEN,
    "/favicon.ico",
    "/llms.txt",
    "/openapi-samples.json",
    "/openapi.json",
    "/robots.txt",
    "/sitemap.xml",
];

/// Scripts of the reference set styles; it shows images in `data:` and reads the document.
const REFERENCE_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// The styles and scripts of pages.
pub fn configure_assets(config: &mut ServiceConfig) {
    config.route("/docs/assets/{digest}/{name}", web::get().to(asset));
}

pub fn configure(config: &mut ServiceConfig) {
    configure_assets(config);
    config
        .route("/docs", web::get().to(redirect))
        .route("/docs/", web::get().to(reference))
        .route("/docs/errors", web::get().to(error_pages::index))
        .route("/docs/errors/{code}", web::get().to(error_pages::show))
        .route("/docs/guides", web::get().to(to_guides))
        .route("/docs/guides/", web::get().to(guides::index))
        .route("/docs/guides/search", web::get().to(guides::search))
        .route("/docs/guides/{name:.*[^/]}", web::get().to(guides::show))
        .route("/docs/packages", web::get().to(packages::to_index))
        .route("/docs/packages/", web::get().to(packages::index))
        .route("/docs/packages/{name}", web::get().to(packages::file))
        .route(packages::MAVEN, web::get().to(packages::maven))
        .route("/openapi.json", web::get().to(document))
        .route("/openapi-samples.json", web::get().to(samples))
        .route("/llms.txt", web::get().to(programs::llms))
        .route("/robots.txt", web::get().to(programs::robots))
        .route("/sitemap.xml", web::get().to(programs::sitemap))
        .route("/favicon.ico", web::get().to(programs::icon))
        .route("/.well-known/security.txt", web::get().to(programs::security));
}

/// The reference is at `/docs/`. The link is relative, for proxies that add a prefix.
async fn redirect() -> HttpResponse {
    HttpResponse::Found().insert_header((header::LOCATION, "docs/")).finish()
}

/// The links of the list of guides are relative to its folder.
async fn to_guides() -> HttpResponse {
    HttpResponse::Found().insert_header((header::LOCATION, "guides/")).finish()
}

async fn reference(known: IfNoneMatch) -> HttpResponse {
    let mut response = html::respond(&known, html::reference());
    let policy = HeaderValue::from_static(REFERENCE_POLICY);
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    response
}

async fn asset(request: HttpRequest, path: web::Path<AssetPath>, known: IfNoneMatch) -> HttpResponse {
    assets::respond(&request, &path, &known).await
}

async fn document(request: HttpRequest, known: IfNoneMatch) -> HttpResponse {
    DOCUMENT.respond(&request, &known, "public, no-cache").await
}

async fn samples(request: HttpRequest, known: IfNoneMatch) -> HttpResponse {
    SAMPLES.respond(&request, &known, "public, no-cache").await
}
