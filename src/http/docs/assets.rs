//! Files of the documentation, part of the program. Their path has a digest of their content, so
//! that a browser can keep them for good.

use crate::http::{
    answers::tagged::digest,
    guards::{compression, extract::IfNoneMatch},
    problem::{Problem, ProblemCode},
};
use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    http::header::{self, HeaderValue},
    web::{self, Bytes},
};
use flate2::read::GzDecoder;
use railhead_localization::message;
use serde::Deserialize;
use std::{
    io::Read,
    sync::{LazyLock, OnceLock},
};

#[derive(Deserialize)]
pub struct AssetPath {
    digest: String,
    name: String,
}

struct Asset {
    name: &'static str,
    kind: &'static str,
    bytes: &'static [u8],
    is_compressed: bool,
    digest: String,
    /// The unpacked bytes, if they were requested before.
    plain: OnceLock<Option<Bytes>>,
}

static ASSETS: LazyLock<[Asset; 3]> = LazyLock::new(|| {
    let asset = |name, kind, bytes, is_compressed| Asset {
        name,
        kind,
        bytes,
        is_compressed,
        digest: digest(bytes),
        plain: OnceLock::new(),
    };
    [
        asset("scalar.js", "text/javascript; charset=utf-8", include_bytes!("scalar/standalone.js.gz"), true),
        asset("reference.js", "text/javascript; charset=utf-8", include_bytes!("reference.js"), false),
        asset("pages.css", "text/css; charset=utf-8", include_bytes!("pages.css"), false),
    ]
});

/// The path of a file, relative to `/docs/`.
pub fn path(name: &str) -> String {
    let digest = ASSETS.iter().find(|asset| asset.name == name).map_or("", |asset| asset.digest.as_str());
    format!("assets/{digest}/{name}")
}

/// Answers with a file, compressed as it is stored if the client accepts that.
pub async fn respond(request: &HttpRequest, path: &AssetPath, known: &IfNoneMatch) -> HttpResponse {
    let wanted = |asset: &&Asset| asset.name == path.name && asset.digest == path.digest;
    let Some(asset) = ASSETS.iter().find(wanted) else {
        return Problem::new(ProblemCode::NotFound, message!("detail-no-file")).error_response();
    };
    let is_packed = asset.is_compressed && compression::accepts_gzip(request);
    let is_known = known.has(&asset.digest);
    let mut response = if is_known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    let weak = if is_packed { "W/" } else { "" };
    response.insert_header((header::ETAG, format!("{weak}\"{}\"", asset.digest)));
    response.insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"));
    if is_known {
        return response.finish();
    }
    response.content_type(asset.kind);
    if is_packed {
        response.insert_header((header::CONTENT_ENCODING, HeaderValue::from_static("gzip")));
        response.insert_header((header::VARY, "accept-encoding"));
    }
    if is_packed || !asset.is_compressed {
        return response.body(Bytes::from_static(asset.bytes));
    }
    match unpacked(asset).await {
        Some(plain) => response.body(plain),
        None => Problem::internal("the file cannot be read").error_response(),
    }
}

/// A file as clients read it that accept no compression. It is unpacked once, for the first
/// request.
async fn unpacked(asset: &'static Asset) -> Option<Bytes> {
    let unpack = || {
        asset.plain.get_or_init(|| {
            let mut plain = Vec::new();
            GzDecoder::new(asset.bytes).read_to_end(&mut plain).ok().map(|_| plain.into())
        })
    };
    match asset.plain.get() {
        Some(plain) => plain.clone(),
        None => web::block(move || unpack().clone()).await.ok().flatten(),
    }
}
