//! Pagination: where a page begins and how long it is.

use crate::http::support::problem::{Problem, ProblemCode};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use utoipa::ToSchema;
use uuid::Uuid;

const UNKNOWN: &str = "cursor must be the `next` of the previous page";

/// Where the next page begins. Clients must treat it as opaque.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String", into = "String")]
#[schema(value_type = String, example = "AZ3qzGqQe5C4o2yKyOfZ1A")]
pub struct Cursor(pub Uuid);

impl TryFrom<String> for Cursor {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Cursor, &'static str> {
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).ok().and_then(|bytes| Uuid::from_slice(&bytes).ok());
        bytes.map(Cursor).ok_or(UNKNOWN)
    }
}

impl From<Cursor> for String {
    fn from(Cursor(id): Cursor) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(id)
    }
}

/// A cursor for numbered entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String", into = "String")]
#[schema(value_type = String, example = "AAAAAAAAAEE")]
pub struct Before(pub i64);

impl TryFrom<String> for Before {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Before, &'static str> {
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(|bytes| Before(i64::from_be_bytes(bytes))).ok_or(UNKNOWN)
    }
}

impl From<Before> for String {
    fn from(Before(number): Before) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(number.to_be_bytes())
    }
}

/// Checks the requested page length, or uses the default.
///
/// # Errors
/// `InvalidQuery` if the length is out of range.
pub fn limit(asked: Option<u8>, usual: u8, range: RangeInclusive<u8>) -> Result<u8, Problem> {
    let limit = asked.unwrap_or(usual);
    let (least, most) = (range.start(), range.end());
    let refused = || Problem::new(ProblemCode::InvalidQuery, format!("limit must be {least} to {most}"));
    if range.contains(&limit) { Ok(limit) } else { Err(refused()) }
}

/// Cuts rows to a page and returns the cursor of the next one. One row more than a page is fetched
/// to know whether another page follows.
pub fn cut<T, C>(found: &mut Vec<T>, limit: u8, cursor: impl Fn(&T) -> C) -> Option<C> {
    let has_more = found.len() > usize::from(limit);
    found.truncate(limit.into());
    found.last().filter(|_| has_more).map(cursor)
}
