//! Files that are part of the program, as gzip where that is shorter.

use crate::http::{
    answers::tagged::digest,
    guards::{compression, extract::IfNoneMatch},
    problem::Problem,
};
use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    http::header::{CACHE_CONTROL, CONTENT_ENCODING, ETAG, HeaderValue, VARY},
    web::{self, Bytes},
};
use flate2::read::GzDecoder;
use std::{io::Read, sync::OnceLock};

pub struct Stored {
    kind: &'static str,
    bytes: &'static [u8],
    is_packed: bool,
    tag: String,
    /// The unpacked bytes, if they were needed before.
    plain: OnceLock<Option<Bytes>>,
}

impl Stored {
    /// A file of this media type.
    pub fn new(kind: &'static str, bytes: &'static [u8], is_packed: bool) -> Stored {
        Stored { kind, bytes, is_packed, tag: digest(bytes), plain: OnceLock::new() }
    }

    /// The digest of the file as it is stored.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The file, unpacked; none if the program is damaged.
    pub fn plain(&self) -> Option<Bytes> {
        if !self.is_packed {
            return Some(Bytes::from_static(self.bytes));
        }
        self.plain.get_or_init(|| self.unpack().map(Bytes::from)).clone()
    }

    /// The same, which is not kept.
    pub fn unpack(&self) -> Option<Vec<u8>> {
        let mut plain = Vec::new();
        GzDecoder::new(self.bytes).read_to_end(&mut plain).ok().map(|_| plain)
    }

    /// Answers with the file, as it is stored if the client accepts that, and with this value of `Cache-Control`.
    pub async fn respond(
        &'static self,
        request: &HttpRequest,
        known: &IfNoneMatch,
        caching: &'static str,
    ) -> HttpResponse {
        let is_sent_packed = self.is_packed && compression::accepts_gzip(request);
        let is_known = known.has(&self.tag);
        let mut response = if is_known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
        let weak = if is_sent_packed { "W/" } else { "" };
        response.insert_header((ETAG, format!("{weak}\"{}\"", self.tag)));
        response.insert_header((CACHE_CONTROL, caching));
        if self.is_packed {
            response.insert_header((VARY, "accept-encoding"));
        }
        if is_known {
            return response.finish();
        }
        response.content_type(self.kind);
        if is_sent_packed {
            response.insert_header((CONTENT_ENCODING, HeaderValue::from_static("gzip")));
        }
        if is_sent_packed || !self.is_packed {
            return response.body(Bytes::from_static(self.bytes));
        }
        let plain = match self.plain.get() {
            Some(plain) => plain.clone(),
            None => web::block(|| self.plain()).await.ok().flatten(),
        };
        match plain {
            Some(plain) => response.body(plain),
            None => Problem::internal("the file cannot be read").error_response(),
        }
    }
}
