//! JSON bodies. A refusal names the value that is wrong, as a JSON Pointer. A large body is read beside the
//! threads that answer requests.

use crate::http::{
    guards::{
        heavy_work::{HEAVY_BODY, HeavyWork},
        unreadable,
    },
    operations::{self, BodySchema, Mismatch},
    problem::{Problem, ProblemCode},
};
use actix_web::{
    FromRequest, HttpRequest,
    dev::{JsonBody, Payload},
    error::{JsonPayloadError, PayloadError},
    web::BytesMut,
};
use futures_util::{StreamExt, TryFutureExt, stream};
use railhead_localization::message;
use serde::de::DeserializeOwned;
use serde_json::{Number, Value, value::RawValue};
use serde_path_to_error::Segment;
use std::{
    io,
    ops::Deref,
    pin::Pin,
    task::{Poll, ready},
};

/// The largest body in bytes, unless the operation accepts a larger one.
pub const BODY_LIMIT: usize = 16 * 1024;

/// The largest integer that JSON clients agree on: 2^53.
const LARGEST: f64 = 9_007_199_254_740_992.0;

#[derive(Clone, Copy, Debug)]
pub struct Json<T> {
    value: T,
    /// The length of the text in bytes.
    length: usize,
}

impl<T> Json<T> {
    pub fn into_inner(self) -> T {
        self.value
    }

    /// Refuses a body that is larger than most operations accept, of an operation that accepts larger ones.
    ///
    /// # Errors
    /// `body_too_large`.
    pub fn check_usual_length(&self) -> Result<(), Problem> {
        if self.length > BODY_LIMIT { Err(too_large(BODY_LIMIT)) } else { Ok(()) }
    }
}

impl<T> Deref for Json<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// The fault of a body.
enum Unfit {
    /// It is another one than its schema describes.
    Mismatch(Box<Mismatch>),
    NoObject,
    Unreadable {
        reason: String,
        place: Option<String>,
    },
}

impl<T: DeserializeOwned + Send + 'static> FromRequest for Json<T> {
    type Error = actix_web::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Json<T>, actix_web::Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let declared = operations::declared(request, |operation| operation.body.clone())
            .ok_or_else(|| Problem::internal("the document declares no body"));
        let max = operations::declared(request, |operation| operation.max_body).unwrap_or(BODY_LIMIT);
        let text = text(request, payload.take(), max);
        let request = request.clone();
        Box::pin(async move {
            let (text, declared) = (text.await?, declared?);
            let length = text.get().len();
            let read = move || read(text.get(), &declared);
            let value = match length {
                ..=HEAVY_BODY => read(),
                _ => HeavyWork::of(&request)?.run(&request, read).await?,
            };
            Ok(Json { value: value?, length })
        })
    }
}

/// The body of a request, at most so many bytes of JSON.
pub fn text(
    request: &HttpRequest,
    payload: Payload,
    max: usize,
) -> impl Future<Output = Result<Box<RawValue>, Problem>> + use<> {
    let text = JsonBody::<Box<RawValue>>::new(request, &mut unmarked(payload), None, true).limit(max);
    text.map_err(body_problem)
}

/// The byte order mark of UTF-8, which some editors and libraries put before a text.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// A body without the mark, which readers of JSON may ignore (RFC 8259, 8.1), in whatever pieces it arrives.
fn unmarked(mut payload: Payload) -> Payload {
    let mut first = Some(BytesMut::new());
    let chunks = stream::poll_fn(move |context| {
        loop {
            let chunk = ready!(payload.poll_next_unpin(context)).transpose()?;
            let Some(begun) = &mut first else { return Poll::Ready(chunk.map(Ok)) };
            begun.extend_from_slice(chunk.as_deref().unwrap_or_default());
            if chunk.is_none() || begun.len() >= MARK.len() || !MARK.starts_with(begun) {
                let begun = first.take().unwrap_or_default().freeze();
                let start = if begun.starts_with(MARK) { MARK.len() } else { 0 };
                return Poll::Ready(Some(Ok(begun.slice(start..))));
            }
        }
    });
    Payload::Stream { payload: Box::pin(chunks) }
}

fn too_large(maximum: usize) -> Problem {
    let problem = Problem::new(ProblemCode::BodyTooLarge, message!("detail-body-too-large", maximum));
    problem.with("maximum", maximum)
}

fn body_problem(error: JsonPayloadError) -> Problem {
    match &error {
        JsonPayloadError::ContentType => Problem::new(ProblemCode::NotJson, message!("detail-not-json")),
        JsonPayloadError::Overflow { limit } | JsonPayloadError::OverflowKnownLength { limit, .. } => too_large(*limit),
        JsonPayloadError::Payload(PayloadError::Io(error)) if error.kind() == io::ErrorKind::TimedOut => {
            Problem::new(ProblemCode::RequestTimeout, message!("detail-body-slow"))
        }
        JsonPayloadError::Payload(PayloadError::Io(error)) if error.kind() == io::ErrorKind::QuotaExceeded => {
            Problem::new(ProblemCode::Unavailable, message!("detail-bodies-many"))
        }
        JsonPayloadError::Deserialize(reason) => unreadable::refused_body(reason, None),
        other => Problem::new(ProblemCode::BadRequest, message!("detail-unreadable")).with("reason", other.to_string()),
    }
}

/// Reads a JSON text that fits its schema. The message of serde about a value of another type is
/// better than that of the schema; bounds are unknown to serde, and it names one missing field only.
fn read<T: DeserializeOwned>(text: &str, declared: &BodySchema) -> Result<T, Unfit> {
    let read = parse(text);
    let mismatch = serde_json::from_str(text).ok().and_then(|body| declared.mismatch(&body));
    match (read, mismatch) {
        (Err(unfit), Some(mismatch)) if !mismatch.is_bound() && !mismatch.lacks_fields() => Err(unfit),
        (_, Some(mismatch)) => Err(Unfit::Mismatch(Box::new(mismatch))),
        (read, None) => read,
    }
}

/// Reads a JSON text, whatever the document says about it.
fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Unfit> {
    // serde would take an array for an object, its values in the order of the fields.
    if text.trim_ascii_start().starts_with('[') {
        return Err(Unfit::NoObject);
    }
    let given = serde_path_to_error::deserialize(&mut serde_json::Deserializer::from_str(text));
    let whole = |error| match with_integers(text) {
        Some(value) => serde_path_to_error::deserialize(value),
        None => Err(error),
    };
    given.or_else(whole).map_err(|error| {
        let pointer = error.path().iter().map(pointer).collect::<String>();
        let place = Some(pointer).filter(|pointer| !pointer.is_empty());
        Unfit::Unreadable { reason: error.into_inner().to_string(), place }
    })
}

impl From<Unfit> for Problem {
    fn from(unfit: Unfit) -> Problem {
        match unfit {
            Unfit::Mismatch(mismatch) => mismatch.problem(),
            Unfit::NoObject => Problem::new(ProblemCode::InvalidBody, message!("detail-body-object")),
            Unfit::Unreadable { reason, place } => unreadable::refused_body(&reason, place),
        }
    }
}

impl From<Unfit> for actix_web::Error {
    fn from(unfit: Unfit) -> actix_web::Error {
        Problem::from(unfit).into()
    }
}

fn pointer(segment: &Segment) -> String {
    match segment {
        Segment::Seq { index } => format!("/{index}"),
        Segment::Map { key } => format!("/{}", key.replace('~', "~0").replace('/', "~1")),
        Segment::Enum { .. } | Segment::Unknown => String::new(),
    }
}

/// The text with `2.0` as 2, which JSON Schema counts as an integer; `None` if it has no such number.
fn with_integers(text: &str) -> Option<Value> {
    let mut value = serde_json::from_str(text).ok()?;
    let mut any = false;
    make_integers(&mut value, &mut any);
    any.then_some(value)
}

fn make_integers(value: &mut Value, any: &mut bool) {
    match value {
        Value::Number(number) if number.is_f64() => {
            let whole = number.as_f64().filter(|number| number.fract() == 0.0 && number.abs() <= LARGEST);
            if let Some(whole) = whole {
                (*number, *any) = (Number::from(crate::engine::whole(whole)), true);
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| make_integers(value, any)),
        Value::Object(members) => members.values_mut().for_each(|value| make_integers(value, any)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, PartialEq, Eq, Deserialize)]
    struct Table {
        seats: Vec<u8>,
    }

    #[test]
    fn an_array_is_no_object() {
        assert!(parse::<Table>("[[2]]").is_err() && parse::<Table>(" \n[[2]]").is_err());
    }

    #[test]
    fn a_number_without_a_fraction_is_an_integer() {
        for text in [r#"{"seats":[2]}"#, r#"{"seats":[2.0]}"#, r#"{"seats":[0.2e1]}"#] {
            assert_eq!(parse::<Table>(text).ok(), Some(Table { seats: vec![2] }), "{text}");
        }
        for (text, pointer) in [
            (r#"{"seats":[1,2.5]}"#, "/seats/1"),
            (r#"{"seats":[1e300]}"#, "/seats/0"),
            (r#"{"seats":[256.0]}"#, "/seats/0"),
            (r#"{"seats":2.0}"#, "/seats"),
        ] {
            let problem = Problem::from(parse::<Table>(text).err().unwrap());
            assert_eq!(problem.extensions.get("parameter").unwrap(), pointer, "{text}");
        }
    }
}
