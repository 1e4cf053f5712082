//! Headers by which a browser or a proxy neither keeps a secret nor takes an answer for something it
//! is not.

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::header::{
        CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderMap, HeaderValue, X_CONTENT_TYPE_OPTIONS,
    },
    middleware::Next,
};

/// Where answers contain tokens, secrets or personal data.
const PRIVATE: [&str; 3] = ["/v1/accounts", "/v1/sessions", "/v1/me/webhooks"];

/// The pages of the documentation need nothing from elsewhere; their scripts set styles.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// Adds the headers to every answer.
pub async fn add<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let is_private = PRIVATE.iter().any(|path| request.match_info().as_str().starts_with(path));
    let mut response = next.call(request).await?;
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if is_private {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if is_html(headers) {
        headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    }
    Ok(response)
}

fn is_html(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("text/html"))
}
