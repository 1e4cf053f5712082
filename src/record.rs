//! The record of a game that is over: all that is needed to look at it again and to decide it again, as JSON Lines. The first
//! line says of which game and by which secret, the others are its events.

use crate::{
    chance::Secret,
    engine::Event,
    store::{SCHEMA, decode},
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use uuid::Uuid;

/// The form of records that is written, and the only one read.
const FORM: u32 = 1;

/// The record of a game. It names seats, never accounts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: Uuid,
    /// The SHA-256 of its secret, in hexadecimal, as it was published.
    pub commitment: String,
    /// Its secret.
    pub secret: Secret,
    /// Its events, the first of which has the number 1, and when each was recorded.
    pub events: Vec<(Timestamp, Event)>,
}

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    record: u32,
    /// The schema its events are written in.
    schema: i16,
    game: Uuid,
    commitment: String,
    secret: String,
}

/// Every other line.
#[derive(Serialize)]
struct Line<'a> {
    seq: u32,
    at: Timestamp,
    #[serde(flatten)]
    event: &'a Event,
}

/// A line as it is read: the event may be of an older schema.
#[derive(Deserialize)]
struct ReadLine {
    seq: u32,
    at: Timestamp,
    #[serde(flatten)]
    event: Map<String, Value>,
}

/// This is no record.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the message says what each field is")]
pub enum Unreadable {
    #[error("it is empty")]
    Empty,
    #[error("line {line} cannot be read: {why}")]
    Line { line: usize, why: String },
    #[error("it is a record of form {0}; this version of railhead reads form {FORM}")]
    Form(u32),
    #[error("the secret is not 64 hexadecimal digits")]
    Secret,
    #[error("line {line} has event {seq} where {expected} should be")]
    Number { line: usize, seq: u32, expected: u32 },
}

impl Record {
    /// The record that is written so.
    ///
    /// # Errors
    /// What cannot be read, and where.
    pub fn read(text: &str) -> Result<Record, Unreadable> {
        let mut lines = (1..).zip(text.lines());
        let (line, first) = lines.next().ok_or(Unreadable::Empty)?;
        let head = serde_json::from_str(first).map_err(|why| Unreadable::Line { line, why: why.to_string() })?;
        let Head { record, schema, game, commitment, secret } = head;
        if record != FORM {
            return Err(Unreadable::Form(record));
        }
        let secret = Secret::from_hex(&secret).ok_or(Unreadable::Secret)?;
        let events = (1..).zip(lines).map(|(seq, (line, text))| read_event(schema, seq, line, text));
        Ok(Record { game, commitment, secret, events: events.collect::<Result<_, _>>()? })
    }

    /// The record as it is written.
    ///
    /// # Errors
    /// Never for the events of the engine; it is the serializer's to say.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        let head = Head {
            record: FORM,
            schema: SCHEMA,
            game: self.game,
            commitment: self.commitment.clone(),
            secret: self.secret.to_hex(),
        };
        let mut text = serde_json::to_string(&head)?;
        for (seq, (at, event)) in (1..).zip(&self.events) {
            text.push('\n');
            text.push_str(&serde_json::to_string(&Line { seq, at: *at, event })?);
        }
        text.push('\n');
        Ok(text)
    }

    /// The event of this number.
    pub fn event(&self, seq: u32) -> Option<&Event> {
        let at = usize::try_from(seq).ok()?.checked_sub(1)?;
        self.events.get(at).map(|(_, event)| event)
    }
}

fn read_event(schema: i16, expected: u32, line: usize, text: &str) -> Result<(Timestamp, Event), Unreadable> {
    let unreadable = |why: String| Unreadable::Line { line, why };
    let ReadLine { seq, at, event } = serde_json::from_str(text).map_err(|why| unreadable(why.to_string()))?;
    if seq != expected {
        return Err(Unreadable::Number { line, seq, expected });
    }
    match decode(schema, &Value::Object(event).to_string()) {
        Ok(event) => Ok((at, event)),
        Err(error) => Err(unreadable(std::error::Error::source(&error).map_or(error.to_string(), ToString::to_string))),
    }
}
