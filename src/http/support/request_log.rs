//! What is known of every request when it is answered: an id, a line in the log, a figure.

use crate::{
    auth::TokenSubject,
    http::support::{
        extract::counted_address,
        request_id::{RequestId, X_REQUEST_ID},
    },
    metrics::{Metrics, RequestLabels, seconds_of},
};
use actix_web::{
    Error, HttpMessage, HttpRequest,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::Method,
    middleware::Next,
    web,
};
use std::time::{Duration, Instant};
use tracing::{Instrument, Level, Span};

/// The label of requests that match no route.
const UNMATCHED: &str = "unmatched";

/// Gives a request its id, and writes it down when the head of its answer is ready.
pub async fn observe(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let began = Instant::now();
    let id = RequestId::of(request.headers());
    let span = tracing::error_span!("request", request_id = %id);
    let answer = id.clone().scope(next.call(request)).instrument(span.clone());
    let mut response = answer.await?;
    if let Some(id) = id.header() {
        response.headers_mut().insert(X_REQUEST_ID, id);
    }
    let route = response.request().match_pattern();
    let labels = RequestLabels {
        http_route: route.unwrap_or_else(|| UNMATCHED.to_owned()),
        method: method(response.request().method()),
        status: response.status().as_u16(),
    };
    let took = began.elapsed();
    write_line(response.request(), &labels, took, &span);
    if let Some(metrics) = response.request().app_data::<web::Data<Metrics>>() {
        metrics.requests.get_or_create(&labels).observe(seconds_of(took));
    }
    Ok(response)
}

/// The method; anybody can send any word.
fn method(method: &Method) -> &'static str {
    let known = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];
    known.into_iter().find(|known| *known == method.as_str()).unwrap_or("OTHER")
}

/// Health checks come every few seconds and say nothing.
fn write_line(request: &HttpRequest, labels: &RequestLabels, took: Duration, span: &Span) {
    let RequestLabels { http_route, method, status } = labels;
    let _in_request = span.enter();
    let ms = took.as_micros() as f64 / 1000.0;
    if http_route.starts_with("/health/") {
        tracing::debug!(target: "railhead::request", method, route = http_route, status, ms);
    } else if tracing::enabled!(target: "railhead::request", Level::INFO) {
        let account = request.extensions().get::<TokenSubject>().map(|caller| tracing::field::display(caller.account));
        let address = counted_address(request);
        tracing::info!(target: "railhead::request", method, route = http_route, status, ms, account, address);
    }
}
