//! HEAD: every path that has GET answers it, with the headers of GET.

use actix_web::{
    Error,
    body::{self, BodySize, EitherBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::Method,
    middleware::Next,
};

/// Answers HEAD like GET. The server sends no body after it. The body of a stream is dropped: it
/// has no end.
pub async fn answer<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B, body::None>>, Error> {
    if request.method() != Method::HEAD {
        return Ok(next.call(request).await?.map_body(|_, body| EitherBody::left(body)));
    }
    request.head_mut().method = Method::GET;
    let response = next.call(request).await?;
    Ok(response.map_body(|_, body| match body.size() {
        BodySize::Stream => EitherBody::right(body::None::new()),
        BodySize::None | BodySize::Sized(_) => EitherBody::left(body),
    }))
}
