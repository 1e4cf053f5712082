//! Records of every answered request: an id, a line in the log, a figure.

use crate::{
    engine::Int,
    http::{
        connection::client_address::{counted_address, counted_ip},
        operations::{Operations, RateClass},
        problem::{
            public_url::PublicUrl,
            request_id::{RequestId, X_REQUEST_ID},
        },
    },
    identity::TokenSubject,
    metrics::{Metrics, RequestLabels, ResponseLabels, seconds_of},
    store::database::shares::on_behalf_of,
};
use actix_web::{
    Error, HttpMessage, HttpRequest,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    error::InternalError,
    http::Method,
    middleware::Next,
    web,
};
use std::time::{Duration, Instant};
use tracing::{
    Instrument, Level, Span,
    field::{Empty, display},
};
use uuid::Uuid;

const UNMATCHED: &str = "unmatched";

struct Answered {
    /// The pattern of the route, or `unmatched`.
    route: String,
    /// The method, or `OTHER`.
    method: &'static str,
    status: u16,
}

/// Gives a request its id, and writes it down when the head of its answer is ready.
pub async fn observe(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let began = Instant::now();
    // HEAD is answered as GET.
    let method = method(request.method());
    let id = RequestId::of(request.headers());
    let span = tracing::error_span!("request", request_id = %id);
    let trace = trace(&id);
    let url = request.app_data::<web::Data<PublicUrl>>().map_or_else(PublicUrl::default, |url| PublicUrl::clone(url));
    let client = counted_ip(request.request());
    let answer = on_behalf_of(client, url.scope(id.clone().scope(next.call(request)))).instrument(trace.clone());
    let mut response = match answer.instrument(span.clone()).await {
        Ok(response) => response,
        Err(error) => return Err(span.in_scope(|| unanswered(&id, &error, began.elapsed()))),
    };
    if let Some(id) = id.header() {
        response.headers_mut().insert(X_REQUEST_ID, id);
    }
    let route = response.request().match_pattern().unwrap_or_else(|| UNMATCHED.to_owned());
    let answered = Answered { route, method, status: response.status().as_u16() };
    let took = began.elapsed();
    complete(&trace, response.request(), &answered);
    write_line(response.request(), &answered, took, &span);
    count(response.request(), &answered, took);
    Ok(response)
}

/// The answer to a request that was given up. What the request was is gone with it.
fn unanswered(id: &RequestId, error: &Error, took: Duration) -> Error {
    let mut response = error.error_response();
    if let Some(id) = id.header() {
        response.headers_mut().insert(X_REQUEST_ID, id);
    }
    let (status, ms) = (response.status().as_u16(), took.as_micros().to_float() / 1000.0);
    tracing::warn!(target: "railhead::request", status, ms, "a request was given up");
    InternalError::from_response(error.to_string(), response).into()
}

/// Counts a request by the class of its route: the routes, methods and statuses are too many.
fn count(request: &HttpRequest, Answered { route, status, .. }: &Answered, took: Duration) {
    let Some(metrics) = request.app_data::<web::Data<Metrics>>() else { return };
    let class = class(request, route);
    let hundreds = match status {
        ..200 => "1xx",
        200..300 => "2xx",
        300..400 => "3xx",
        400..500 => "4xx",
        500.. => "5xx",
    };
    metrics.requests.get_or_create(&RequestLabels { class, status: hundreds }).observe(seconds_of(took));
    metrics.responses.get_or_create(&ResponseLabels { class, status: *status }).inc();
}

/// The class of a route: that of its rate limits, or how it is read.
fn class(request: &HttpRequest, route: &str) -> &'static str {
    if route == UNMATCHED {
        return UNMATCHED;
    }
    let operations = request.app_data::<web::Data<Operations>>();
    match operations.and_then(|operations| operations.rate_class_of_route(request.method(), route)) {
        Some(class) if class != RateClass::Reads => class.name(),
        _ if route.starts_with("/health/") => "health",
        _ if route.ends_with("/stream") => "streams",
        _ if ["/v1/games/{game_id}/events", "/v1/me/inbox", "/mcp"].contains(&route) => "polls",
        _ => RateClass::Reads.name(),
    }
}

fn trace(id: &RequestId) -> Span {
    tracing::debug_span!(
        target: "railhead::trace",
        "http",
        otel.kind = "server",
        otel.status_code = Empty,
        http.request.method = Empty,
        http.route = Empty,
        http.response.status_code = Empty,
        game.id = Empty,
        request.id = %id,
    )
}

/// Records what is known when a request is answered: the pattern of its route, never the path.
fn complete(trace: &Span, request: &HttpRequest, answered: &Answered) {
    if trace.is_disabled() {
        return;
    }
    let Answered { route, method, status } = answered;
    rename(trace, format!("{method} {route}"));
    trace.record("http.request.method", method);
    trace.record("http.route", route);
    trace.record("http.response.status_code", i64::from(*status));
    if let Some(game) = request.match_info().get("game_id").and_then(|game| game.parse::<Uuid>().ok()) {
        trace.record("game.id", display(game));
    }
    if *status >= 500 {
        trace.record("otel.status_code", "ERROR");
    }
}

/// Names the span of a request. Its route is known only when it has been answered, and a field
/// `otel.name` counts only before a span is entered.
#[cfg(feature = "otlp")]
fn rename(trace: &Span, name: String) {
    use opentelemetry::trace::TraceContextExt;
    use tracing_opentelemetry::OpenTelemetrySpanExt;
    trace.context().span().update_name(name);
}

#[cfg(not(feature = "otlp"))]
fn rename(_: &Span, _: String) {}

/// The method; anybody can send any word.
fn method(method: &Method) -> &'static str {
    let known = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];
    known.into_iter().find(|known| *known == method.as_str()).unwrap_or("OTHER")
}

/// Health checks come every few seconds and are not logged.
fn write_line(request: &HttpRequest, answered: &Answered, took: Duration, span: &Span) {
    let Answered { route, method, status } = answered;
    let _in_request = span.enter();
    let ms = took.as_micros().to_float() / 1000.0;
    if route.starts_with("/health/") {
        tracing::debug!(target: "railhead::request", method, route, status, ms);
    } else if tracing::enabled!(target: "railhead::request", Level::INFO) {
        let account = request.extensions().get::<TokenSubject>().map(|caller| display(caller.account));
        let address = counted_address(request);
        tracing::info!(target: "railhead::request", method, route, status, ms, account, address);
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::http::problem::{Problem, ProblemCode};
    use actix_web::{
        App,
        http::StatusCode,
        middleware::from_fn,
        test::{TestRequest, init_service, try_call_service},
    };
    use railhead_localization::message;

    async fn give_up<B>(_: ServiceRequest, _: Next<B>) -> Result<ServiceResponse<B>, Error> {
        Err(Problem::new(ProblemCode::Unavailable, message!("detail-answer-slow")).into())
    }

    #[actix_web::test]
    async fn a_request_that_is_given_up_has_an_id_too() {
        let app = init_service(App::new().wrap(from_fn(give_up::<_>)).wrap(from_fn(observe))).await;
        let error = try_call_service(&app, TestRequest::get().to_request()).await.err().unwrap();
        let answer = error.error_response();
        assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(answer.headers().contains_key(X_REQUEST_ID) && answer.headers().contains_key("retry-after"));
    }
}
