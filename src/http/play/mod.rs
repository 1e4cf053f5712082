//! The web app at `/play` and the page at `/`, part of the program. `clients/web` has their sources;
//! `dist` is built from them and committed.

mod card;

use crate::{
    http::{
        answers::{
            picture::{self, PreviewDrawer},
            tagged::{Tagged, digest},
        },
        codes::page::banner,
        connection::client_address::Address,
        docs::escaped,
        guards::{compression, extract::IfNoneMatch},
        problem::{Problem, ProblemCode, language, public_url::PublicUrl},
    },
    store::Database,
};
use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    http::header::{self, HeaderValue},
    web::{self, Bytes, ServiceConfig},
};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use railhead_localization::message;
use rust_embed::RustEmbed;
use std::{collections::HashMap, sync::LazyLock};

/// Paths that are served beside the operations of the OpenAPI document.
pub const PATHS: [&str; 5] = ["/", "/play", "/play/assets/{name}", card::PICTURE, "/play/{screen:.*}"];

/// The app has no scripts or styles in its page, and talks to nothing but this server.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; form-action 'none'; \
    frame-ancestors 'none'";

#[derive(RustEmbed)]
#[folder = "src/http/play/dist"]
struct Dist;

struct File {
    kind: &'static str,
    plain: Bytes,
    /// The same, if that is shorter.
    packed: Option<Bytes>,
    tag: String,
}

static FILES: LazyLock<HashMap<String, File>> =
    LazyLock::new(|| Dist::iter().filter_map(|name| Some((name.to_string(), File::read(&name)?))).collect());

impl File {
    fn read(name: &str) -> Option<File> {
        let plain = Bytes::from(Dist::get(name)?.data.into_owned());
        let kind = match name.rsplit('.').next()? {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "wasm" => "application/wasm",
            "css" => "text/css; charset=utf-8",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "woff2" => "font/woff2",
            "webmanifest" => "application/manifest+json",
            _ => return None,
        };
        Some(File { kind, packed: compression::packed(&plain), tag: digest(&plain), plain })
    }

    /// The page of the server, with the card of its link.
    fn landing(&self) -> Tagged {
        let page = String::from_utf8_lossy(&self.plain);
        let page = page.replacen("</head>", &(card::of_landing() + "</head>"), 1);
        Tagged::new(self.kind, "public, no-cache", page).packed()
    }

    fn respond(&self, request: &HttpRequest, known: &IfNoneMatch, caching: &'static str) -> HttpResponse {
        let packed = self.packed.as_ref().filter(|_| compression::accepts_gzip(request));
        let is_known = known.has(&self.tag);
        let mut response = if is_known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
        let weak = if packed.is_some() { "W/" } else { "" };
        response.insert_header((header::ETAG, format!("{weak}\"{}\"", self.tag)));
        response.insert_header((header::CACHE_CONTROL, caching));
        response.insert_header((header::VARY, "accept-encoding"));
        if is_known {
            return response.finish();
        }
        response.content_type(self.kind);
        let body = match packed {
            Some(packed) => {
                response.insert_header((header::CONTENT_ENCODING, HeaderValue::from_static("gzip")));
                packed
            }
            None => &self.plain,
        };
        response.body(body.clone())
    }
}

pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/", web::get().to(landing))
        .route("/play", web::get().to(redirect))
        .route("/play/assets/{name}", web::get().to(asset))
        .route(card::PICTURE, web::get().to(preview))
        .route("/play/{screen:.*}", web::get().to(screen));
}

/// The page that shows what this is, in the language of the request.
async fn landing(request: HttpRequest, known: IfNoneMatch) -> HttpResponse {
    match FILES.get(&format!("landing-{}.html", language::current().code())) {
        Some(file) => file.landing().respond_packed(&request, &known),
        None => Problem::internal("the page of the server is missing").error_response(),
    }
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
    let Some((name, file)) = Some(&*name).filter(is_served).and_then(|name| FILES.get_key_value(name)) else {
        return Problem::new(ProblemCode::NotFound, message!("detail-no-file")).error_response();
    };
    let is_icon = name.ends_with(".png") || name.ends_with(".svg");
    let caching = if is_icon { "public, max-age=86400" } else { "public, max-age=31536000, immutable" };
    file.respond(&request, &known, caching)
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
    if let Some(file) = FILES.get(&*screen).filter(|_| beside) {
        return file.respond(&request, &known, "public, no-cache");
    }
    let Some(page) = FILES.get("index.html").and_then(|file| str::from_utf8(&file.plain).ok()) else {
        return Problem::internal("the app has no page").error_response();
    };
    // Links of the page are relative to the app, whatever the depth of the path.
    let base = match screen.matches('/').count() {
        0 => "./".to_owned(),
        depth => "../".repeat(depth),
    };
    let page = Tagged::new(
        "text/html; charset=utf-8",
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
