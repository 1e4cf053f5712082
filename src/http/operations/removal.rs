//! Announced removals of operations (docs/stability.md).

use actix_web::http::header::{HeaderName, HeaderValue, HttpDate, LINK};
use jiff::{civil::Date, tz::TimeZone};
use serde_json::Value;
use std::time::SystemTime;

/// The headers of an operation that is going to be removed: `Deprecation` (RFC 9745), `Sunset` (RFC
/// 8594) and `Link`.
#[derive(Clone)]
pub struct Removal(pub [(HeaderName, HeaderValue); 3]);

impl Removal {
    /// Reads the announcement: an operation that is `deprecated` has the dates `x-deprecated-since` and
    /// `x-sunset`, and `externalDocs` with the page that says what to use instead.
    pub fn of(operation: &Value) -> Option<Removal> {
        let midnight = |member: &str| {
            let date = operation[member].as_str()?.parse::<Date>().ok()?;
            date.to_zoned(TimeZone::UTC).ok().map(|midnight| midnight.timestamp())
        };
        let since = format!("@{}", midnight("x-deprecated-since")?.as_second());
        let until = HttpDate::from(SystemTime::from(midnight("x-sunset")?)).to_string();
        let url = operation.pointer("/externalDocs/url").and_then(Value::as_str)?;
        let page = format!("<{url}>; rel=\"deprecation\"; type=\"text/html\"");
        let header = |name, value: String| Some((HeaderName::from_static(name), HeaderValue::try_from(value).ok()?));
        let link = (LINK, HeaderValue::try_from(page).ok()?);
        let headers = [header("deprecation", since)?, header("sunset", until)?, link];
        (operation["deprecated"] == true).then_some(Removal(headers))
    }
}
