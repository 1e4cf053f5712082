//! Answers that are the same for everybody: with a tag of their content and how long they are good, and
//! without their content for a client that has it.

use crate::http::guards::{compression, extract::IfNoneMatch};
use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{CACHE_CONTROL, CONTENT_ENCODING, ETAG, HeaderValue, VARY},
    web::Bytes,
};
use base16ct::lower;
use sha2::{Digest, Sha256};

/// The beginning of the SHA-256 of a file, as its version.
pub fn digest(bytes: &[u8]) -> String {
    lower::encode_string(Sha256::digest(bytes).get(..8).unwrap_or_default())
}

/// An answer that caches may keep.
pub struct Tagged {
    kind: &'static str,
    caching: &'static str,
    tag: String,
    body: Bytes,
    /// The body as gzip, if it is compressed once and not for each client.
    packed: Option<Bytes>,
}

impl Tagged {
    /// A body of this media type, with the value of `Cache-Control`.
    pub fn new(kind: &'static str, caching: &'static str, body: impl Into<Bytes>) -> Tagged {
        let body = body.into();
        Tagged { kind, caching, tag: digest(&body), body, packed: None }
    }

    /// The same, compressed now for all clients.
    pub fn packed(self) -> Tagged {
        Tagged { packed: compression::packed(&self.body), ..self }
    }

    /// The answer to a client that may have it, compressed if the client accepts that.
    pub fn respond_packed(&self, request: &HttpRequest, known: &IfNoneMatch) -> HttpResponse {
        let Some(packed) = self.packed.as_ref().filter(|_| compression::accepts_gzip(request)) else {
            return self.respond(known);
        };
        let whole = Tagged { body: packed.clone(), tag: self.tag.clone(), packed: None, ..*self };
        let mut response = whole.respond(known);
        let headers = response.headers_mut();
        compression::weaken(headers);
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        if !known.has(&self.tag) {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }

    /// The answer to a client that may have it.
    pub fn respond(&self, known: &IfNoneMatch) -> HttpResponse {
        let is_known = known.has(&self.tag);
        let mut response = if is_known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
        response.insert_header((ETAG, format!("\"{}\"", self.tag)));
        response.insert_header((CACHE_CONTROL, self.caching));
        if is_known { response.finish() } else { response.content_type(self.kind).body(self.body.clone()) }
    }
}
