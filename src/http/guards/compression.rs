//! Compression: large answers are sent as gzip to clients that accept it.

use actix_http::encoding::Encoder;
use actix_web::{
    Error, HttpRequest,
    body::{BodySize, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{
        StatusCode,
        header::{
            AcceptEncoding, CONTENT_ENCODING, CONTENT_TYPE, ContentEncoding, ETAG, Encoding, Header, HeaderMap,
            HeaderValue, VARY,
        },
    },
    middleware::Next,
    web::Bytes,
};
use flate2::{Compression, write::GzEncoder};
use std::io::Write;

/// The smallest body that is compressed, in bytes. Below this the packets are as many, and the
/// answer only waits.
const WORTHWHILE: u64 = 4096;

/// Compresses bodies of [`WORTHWHILE`] size and documents of unknown size. Streams of events are
/// never compressed: each event has to arrive at once.
pub async fn compress<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<Encoder<B>>, Error> {
    let response = next.call(request).await?;
    let is_large = match response.response().body().size() {
        // Has the headers that the whole answer would have.
        _ if response.status() == StatusCode::NOT_MODIFIED => true,
        BodySize::None => false,
        BodySize::Sized(bytes) => bytes >= WORTHWHILE,
        BodySize::Stream => true,
    };
    let mut encoding = ContentEncoding::Identity;
    let has_forms = is_large && is_text(response.headers()) && !response.headers().contains_key(CONTENT_ENCODING);
    if has_forms && accepts_gzip(response.request()) {
        encoding = ContentEncoding::Gzip;
    }
    Ok(response.map_body(|head, body| {
        if encoding == ContentEncoding::Gzip {
            weaken(head.headers_mut());
        } else if has_forms {
            head.headers_mut().append(VARY, HeaderValue::from_static("accept-encoding"));
        }
        Encoder::response(encoding, head, body)
    }))
}

/// Whether a body is text of which the client waits for the end.
fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    !["text/event-stream", "image/png", "font/", "application/octet-stream"].iter().any(|other| kind.starts_with(other))
}

/// Whether a client accepts gzip and prefers it to plain text.
pub fn accepts_gzip(request: &HttpRequest) -> bool {
    let accepted = AcceptEncoding::parse(request);
    let chosen = accepted.ok().and_then(|accepted| accepted.negotiate([Encoding::identity(), Encoding::gzip()].iter()));
    matches!(chosen, Some(Encoding::Known(ContentEncoding::Gzip)))
}

/// The text as gzip, as small as it gets; none if that is hardly smaller.
pub fn packed(plain: &[u8]) -> Option<Bytes> {
    let mut writer = GzEncoder::new(Vec::new(), Compression::best());
    writer.write_all(plain).ok()?;
    let packed = writer.finish().ok()?;
    (packed.len() < plain.len() * 9 / 10).then(|| packed.into())
}

/// A strong tag promises equal bytes. A compressed answer has other bytes than the plain one, so its
/// tag is weak. The text of the tag stays the same, and `If-Match` takes both.
pub fn weaken(headers: &mut HeaderMap) {
    let strong = headers.get(ETAG).and_then(|tag| tag.to_str().ok()).filter(|tag| !tag.starts_with("W/"));
    if let Some(weak) = strong.and_then(|tag| HeaderValue::from_str(&format!("W/{tag}")).ok()) {
        headers.insert(ETAG, weak);
    }
}
