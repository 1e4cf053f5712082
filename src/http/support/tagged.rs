//! Answers that are the same for everybody: with a tag of their content and how long they are good, and
//! without their content for a client that has it.

use crate::http::{docs::digest, support::extract::IfNoneMatch};
use actix_web::{
    HttpResponse,
    http::header::{CACHE_CONTROL, ETAG},
    web::Bytes,
};

/// An answer that caches may keep.
pub struct Tagged {
    kind: &'static str,
    caching: &'static str,
    tag: String,
    body: Bytes,
}

impl Tagged {
    /// A body of this media type, with the value of `Cache-Control`.
    pub fn new(kind: &'static str, caching: &'static str, body: impl Into<Bytes>) -> Tagged {
        let body = body.into();
        Tagged { kind, caching, tag: digest(&body), body }
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
