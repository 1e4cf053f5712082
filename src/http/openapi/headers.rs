//! The headers that many answers have: rate limits, the language of texts, the id of the request.

use crate::http::guards::idempotency::REPLAYED;
use utoipa::openapi::{
    Components, Header, HeaderBuilder, Object, ObjectBuilder, Ref, RefOr, Response, Type, path::Operation,
};

const REQUEST_ID: &str = "X-Request-Id";

const CONTENT_LANGUAGE: &str = "Content-Language";

const RATE_LIMIT: &str = "RateLimit";

const RATE_LIMIT_POLICY: &str = "RateLimit-Policy";

const TAG: &str = "ETag";

pub const AUTHENTICATE: &str = "WWW-Authenticate";

pub const RETRY_AFTER: &str = "Retry-After";

/// Adds the headers that answers refer to.
pub fn add_shared(components: &mut Components) {
    let text = |name: &str, description: &str| (name.to_owned(), of_type(Type::String, description));
    let headers = [
        (REQUEST_ID.to_owned(), request_id()),
        (CONTENT_LANGUAGE.to_owned(), content_language()),
        text(
            RATE_LIMIT,
            "How many requests of this class are left, and in how many seconds there are more: `\"moves\";r=299`",
        ),
        text(
            RATE_LIMIT_POLICY,
            "How many requests of this class may come at once, and within how many seconds as many more: \
             `\"moves\";q=300;w=30`",
        ),
        text(
            TAG,
            "Identifies the state. Send it back as it is, as `If-None-Match` or, for a game, as `If-Match`: the head in \
             quotes for a game. It begins with `W/` if the answer is compressed.",
        ),
        text(AUTHENTICATE, "Always `Bearer`"),
        (RETRY_AFTER.to_owned(), of_type(Type::Integer, "Seconds to wait")),
        (
            REPLAYED.to_owned(),
            of_type(
                Type::Boolean,
                "`true`: the request had been carried out before, and this is its answer again. Absent otherwise.",
            ),
        ),
    ];
    components.headers.extend(headers.map(|(name, header)| (name, header.into())));
}

fn of_type(kind: Type, description: &str) -> Header {
    HeaderBuilder::new().schema(Some(Object::with_type(kind))).description(Some(description)).build()
}

/// Lets an answer have one of the shared headers.
pub fn refer(response: &mut Response, name: &str) {
    let header = Ref::new(format!("#/components/headers/{name}"));
    response.headers.insert(name.to_owned(), RefOr::Ref(header));
}

pub fn add(operation: &mut Operation, has_rate_limits: bool) {
    add_language(operation);
    add_tags(operation);
    add_replay(operation);
    if has_rate_limits {
        add_rate_limits(operation);
    }
    add_request_id(operation);
}

/// The headers of the rate limits, with successes and with 429.
fn add_rate_limits(operation: &mut Operation) {
    for (status, response) in &mut operation.responses.responses {
        let RefOr::T(response) = response else { continue };
        if !status.starts_with('2') && status != "429" {
            continue;
        }
        refer(response, RATE_LIMIT);
        refer(response, RATE_LIMIT_POLICY);
    }
}

/// Whether an operation declares a header of its success.
fn declares(operation: &Operation, name: &str) -> bool {
    operation.responses.responses.iter().any(|(status, response)| {
        matches!(response, RefOr::T(response) if status.starts_with('2') && response.headers.contains_key(name))
    })
}

/// The tag of answers that can be revalidated: of operations that declare it, or a 304.
fn add_tags(operation: &mut Operation) {
    if !operation.responses.responses.contains_key("304") && !declares(operation, TAG) {
        return;
    }
    for (status, response) in &mut operation.responses.responses {
        if let RefOr::T(response) = response
            && ["200", "304"].contains(&status.as_str())
        {
            refer(response, TAG);
        }
    }
}

/// The header of answers that have texts for people: every refusal, and the answers of operations that
/// declare it.
fn add_language(operation: &mut Operation) {
    let is_localized = declares(operation, CONTENT_LANGUAGE);
    for (status, response) in &mut operation.responses.responses {
        if let RefOr::T(response) = response
            && (is_localized || status.starts_with(['4', '5']))
        {
            refer(response, CONTENT_LANGUAGE);
        }
    }
}

fn content_language() -> Header {
    let description = "The language of the texts in the answer";
    HeaderBuilder::new().schema(Some(Ref::from_schema_name("Language"))).description(Some(description)).build()
}

fn request_id() -> Header {
    let text = ObjectBuilder::new().schema_type(Type::String).max_length(Some(128)).build();
    let description = "The id of the request: the one it was sent with, if that is at most 128 letters, digits and \
        `-_.:=+/`, or else a new one. Quote it to the operator.";
    HeaderBuilder::new().schema(Some(text)).description(Some(description)).build()
}

/// The header of an answer that is repeated, of operations that take a key.
fn add_replay(operation: &mut Operation) {
    let has_key = operation
        .parameters
        .iter()
        .flatten()
        .any(|parameter| matches!(parameter, RefOr::T(parameter) if parameter.name == "Idempotency-Key"));
    for (status, response) in &mut operation.responses.responses {
        if let RefOr::T(response) = response
            && has_key
            && status.starts_with('2')
        {
            refer(response, REPLAYED);
        }
    }
}

/// Every answer has the id of its request.
fn add_request_id(operation: &mut Operation) {
    for response in operation.responses.responses.values_mut() {
        if let RefOr::T(response) = response {
            refer(response, REQUEST_ID);
        }
    }
}
