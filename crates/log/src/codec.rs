//! The encoding of events for the log, and positions in the log.

use crate::chain::{Chain, Hash, Head, InvalidHead, line};
use jiff::Timestamp;
use railhead_engine::Event;
use serde::Deserialize;
use std::{io, str::FromStr};

/// A stored value that cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum CodecError {
    /// It could not be written.
    #[error("a stored value could not be encoded")]
    Encode(#[source] serde_json::Error),
    /// It could not be read.
    #[error("a stored value could not be decoded")]
    Decode(#[source] serde_json::Error),
    /// A newer release has written it.
    #[error("a stored value has schema {0}, which a newer release has written")]
    Newer(i16),
    /// It could not be compressed or decompressed.
    #[error("a stored value could not be compressed or decompressed")]
    Pack(#[source] io::Error),
    /// A head in the log is not a hash.
    #[error("a head in the log is not 16 bytes")]
    BrokenChain,
}

/// The schema version of new events. A breaking change of an event increments it, adds an arm to
/// `decode` for the older events and a file to `tests/events`; rows are never rewritten.
pub const SCHEMA: i16 = 1;

/// Encodes an event for storage.
///
/// # Errors
/// Never for the events of the engine; the serializer's error is passed on.
pub fn encode(event: &Event) -> Result<String, CodecError> {
    serde_json::to_string(event).map_err(CodecError::Encode)
}

/// Decodes an event stored in the given schema.
///
/// # Errors
/// `CodecError::Newer` if the schema is that of a newer release; `CodecError::Decode` if it is unknown, or the
/// payload does not fit it.
pub fn decode(schema: i16, payload: &str) -> Result<Event, CodecError> {
    let event = match schema {
        SCHEMA => serde_json::from_str(payload),
        newer if newer > SCHEMA => return Err(CodecError::Newer(newer)),
        unknown => {
            Err(serde::de::Error::custom(format!("events of schema {unknown} are unknown to this version of railhead")))
        }
    };
    event.map_err(CodecError::Decode)
}

/// A log entry, ready to be appended: the stored event and the head after it.
#[derive(Clone, Debug)]
pub struct LogEntry {
    /// The event in JSON.
    pub payload: String,
    /// The head of the log after it.
    pub head: Head,
}

/// Encodes the events that follow a head, each with its time, and links them to the chain.
///
/// # Errors
/// `CodecError::Encode`.
pub fn entries<'a>(
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

/// An event with its position in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedEvent {
    /// The head of the log after the event; its version is the event's number.
    pub head: Head,
    /// The moment at which it was recorded.
    pub at: Timestamp,
    /// The event.
    pub event: Event,
}

/// An event as it is stored, byte for byte.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the columns of the log")]
pub struct StoredEvent {
    pub schema: i16,
    pub at: Timestamp,
    pub payload: String,
}

/// Adds a stored event to the chain of its log, and returns the head after it.
pub fn link(chain: &mut Chain, event: &StoredEvent) -> Head {
    let StoredEvent { schema, at, payload } = event;
    chain.link(&line(chain.head().version + 1, *schema, *at, payload))
}

/// The end of what a client knows of a log. On the wire it is a head, or a version alone, in which
/// case the history is not compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub enum LogPosition {
    /// A version.
    Version(u32),
    /// A head.
    Head(Head),
}

impl LogPosition {
    /// The number of the last event that is known.
    pub fn version(self) -> u32 {
        match self {
            LogPosition::Version(version) => version,
            LogPosition::Head(head) => head.version,
        }
    }
}

impl Default for LogPosition {
    fn default() -> LogPosition {
        LogPosition::Version(0)
    }
}

impl FromStr for LogPosition {
    type Err = InvalidHead;

    fn from_str(text: &str) -> Result<LogPosition, InvalidHead> {
        // The last id of a client that has none yet.
        if text.is_empty() {
            return Ok(LogPosition::default());
        }
        match text.parse() {
            Ok(version) if !text.starts_with('+') => Ok(LogPosition::Version(version)),
            Ok(_) | Err(_) => text.parse().map(LogPosition::Head),
        }
    }
}

impl TryFrom<String> for LogPosition {
    type Error = InvalidHead;

    fn try_from(text: String) -> Result<LogPosition, InvalidHead> {
        text.parse()
    }
}

/// The head stored in these columns.
pub fn head_from_row(version: i32, hash: Vec<u8>) -> Result<Head, CodecError> {
    let hash = Hash::try_from(hash).map_err(|_| CodecError::BrokenChain)?;
    Ok(Head { version: version.cast_unsigned(), hash })
}
