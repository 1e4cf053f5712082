//! How events are written to the log and read from it, and where one stands in it.

use super::chain::{Chain, Hash, Head, NotAHead, line};
use crate::engine::Event;
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::Value;
use std::str::FromStr;

/// An event that cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum CodecError {
    /// An event could not be written.
    #[error("an event could not be encoded")]
    Encode(#[source] serde_json::Error),
    /// An event could not be read.
    #[error("an event could not be decoded")]
    Decode(#[source] serde_json::Error),
    /// A head in the log is not a hash.
    #[error("a head in the log is not 16 bytes")]
    BrokenChain,
}

/// The schema that new events are written in. A breaking change of an event raises it, adds a step to `upcast` and a
/// line to `tests/events`; rows are never rewritten.
pub const SCHEMA: i16 = 1;

/// The event as it is stored.
///
/// # Errors
/// Never for the events of the engine; it is the serializer's to say.
pub fn encode(event: &Event) -> Result<String, CodecError> {
    serde_json::to_string(event).map_err(CodecError::Encode)
}

/// The event that was stored in some schema.
///
/// # Errors
/// `CodecError::Decode` if the schema is unknown or the payload does not fit it.
pub fn decode(schema: i16, payload: &str) -> Result<Event, CodecError> {
    let event = match schema {
        SCHEMA => serde_json::from_str(payload),
        older => serde_json::from_str(payload).and_then(|value| serde_json::from_value(upcast(older, value)?)),
    };
    event.map_err(CodecError::Decode)
}

/// An event ready to be appended: as it is stored, and the head after it.
#[derive(Clone, Debug)]
pub struct LogEntry {
    /// The event in JSON.
    pub payload: String,
    /// The head of the log after it.
    pub head: Head,
}

/// Encodes and links the events that follow a head, each with its moment.
///
/// # Errors
/// `CodecError::Encode`.
pub(crate) fn entries<'a>(
    mut chain: Chain,
    events: impl IntoIterator<Item = (Timestamp, &'a Event)>,
) -> Result<Vec<LogEntry>, CodecError> {
    let entry = |(at, event)| {
        let payload = encode(event)?;
        let head = chain.link(&line(chain.head().version + 1, SCHEMA, at, &payload));
        Ok(LogEntry { payload, head })
    };
    events.into_iter().map(entry).collect()
}

/// Brings an event of an older schema to the present one, a step a schema.
fn upcast(schema: i16, _event: Value) -> Result<Value, serde_json::Error> {
    Err(serde::de::Error::custom(format!("events of schema {schema} are unknown to this version of railhead")))
}

/// An event with its place in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recorded {
    /// The head of the log after it; its version is the number of the event.
    pub head: Head,
    /// When it was recorded.
    pub at: Timestamp,
    /// What happened.
    pub event: Event,
}

/// An event as it is stored, byte for byte.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the columns of the log")]
pub struct StoredEvent {
    pub schema: i16,
    pub at: Timestamp,
    pub payload: String,
}

/// Where a client's knowledge of a log ends. On the wire a head, or a version alone: then it is not
/// checked whether the client knows the same history.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub enum After {
    /// A version.
    Version(u32),
    /// A head.
    Head(Head),
}

impl After {
    /// The number of the last event that is known.
    pub fn version(self) -> u32 {
        match self {
            After::Version(version) => version,
            After::Head(head) => head.version,
        }
    }
}

impl Default for After {
    fn default() -> After {
        After::Version(0)
    }
}

impl FromStr for After {
    type Err = NotAHead;

    fn from_str(text: &str) -> Result<After, NotAHead> {
        match text.parse() {
            Ok(version) if !text.starts_with('+') => Ok(After::Version(version)),
            Ok(_) | Err(_) => text.parse().map(After::Head),
        }
    }
}

impl TryFrom<String> for After {
    type Error = NotAHead;

    fn try_from(text: String) -> Result<After, NotAHead> {
        text.parse()
    }
}

/// The head of these columns.
pub(crate) fn head_of(version: i32, hash: Vec<u8>) -> Result<Head, CodecError> {
    let hash = Hash::try_from(hash).map_err(|_| CodecError::BrokenChain)?;
    Ok(Head { version: version as u32, hash })
}
