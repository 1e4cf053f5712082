//! Headers by which a browser or a proxy neither keeps a secret nor takes an answer for something it
//! is not.

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::header::{
        AUTHORIZATION, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderMap, HeaderValue, REFERRER_POLICY,
        X_CONTENT_TYPE_OPTIONS,
    },
    middleware::Next,
};

/// Paths whose answers contain tokens, secrets or personal data.
const PRIVATE: [&str; 3] = ["/v1/accounts", "/v1/sessions", "/v1/me"];

/// The permissions of a page unless its handler says more: it shows text with a style of this
/// server.
const POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// Adds the headers to every answer. A handler's own caching header stands, except where answers
/// are private.
pub async fn add<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let is_private = PRIVATE.iter().any(|path| request.match_info().as_str().starts_with(path));
    let is_personal = request.headers().contains_key(AUTHORIZATION);
    let mut response = next.call(request).await?;
    let is_refusal = response.status().is_client_error() || response.status().is_server_error();
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if is_private || (is_personal || is_refusal) && !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if is_html(headers) {
        headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
        if !headers.contains_key(CONTENT_SECURITY_POLICY) {
            headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
        }
    }
    Ok(response)
}

fn is_html(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("text/html"))
}
