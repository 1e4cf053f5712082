//! The transcript of a finished game: everything needed to view it and to decide it again, as JSON
//! Lines. The first line contains the game's id, its secret and the last head of its log; each
//! other line is an event as stored.

use jiff::Timestamp;
use railhead_engine::{Event, GameOptions};
use railhead_log::{
    chain::{Chain, Head, line},
    codec::{CodecError, SCHEMA, StoredEvent, decode, encode},
    rng::Secret,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, value::RawValue};
use uuid::Uuid;

/// The version of the transcript format that is written, and the only one that can be read.
const FORM: u32 = 1;

/// The transcript of a game. It names seats, never accounts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transcript {
    /// The game's id.
    pub game: Uuid,
    /// The SHA-256 of its secret, in hexadecimal, as published.
    pub commitment: String,
    /// Its secret.
    pub secret: Secret,
    /// The secret of the deal that it shares with other games.
    pub deal_secret: Option<Secret>,
    /// The last head of the log, as stated in the transcript.
    pub head: Head,
    /// Its events, numbered from 1, and when each was recorded.
    pub events: Vec<(Timestamp, Event)>,
    /// The head after each event, computed from the lines.
    pub heads: Vec<Head>,
}

/// The first line of a transcript of any version.
#[derive(Deserialize)]
struct Form {
    record: u32,
}

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstLine {
    record: u32,
    game: Uuid,
    commitment: String,
    secret: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deal_secret: Option<String>,
    head: Head,
}

/// An event line.
#[derive(Deserialize)]
struct EventLine {
    seq: u32,
    /// The schema of its fields.
    schema: i16,
    at: Timestamp,
    #[serde(flatten)]
    fields: Map<String, Value>,
}

/// The text is not a valid transcript.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the message says what each field is")]
pub enum TranscriptError {
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

/// Writes the transcript of a game from its stored events. `deal` is the secret of the deal that it
/// shares with other games.
///
/// # Errors
/// Never in practice; the serializer's error is passed on.
pub fn write(
    game: Uuid,
    secret: &Secret,
    deal: Option<&Secret>,
    events: impl IntoIterator<Item = StoredEvent>,
) -> Result<String, serde_json::Error> {
    let (head, lines) = chained(game, secret, events);
    let (commitment, secret, deal_secret) = (secret.commitment(), secret.to_hex(), deal.map(Secret::to_hex));
    let first = serde_json::to_string(&FirstLine { record: FORM, game, commitment, secret, deal_secret, head })?;
    Ok(first + "\n" + &lines.join("\n") + "\n")
}

/// The lines of stored events, and the head of the log after them.
pub(crate) fn chained(id: Uuid, secret: &Secret, events: impl IntoIterator<Item = StoredEvent>) -> (Head, Vec<String>) {
    let mut chain = Chain::of_game(secret, id);
    let line = |StoredEvent { schema, at, payload }: StoredEvent| {
        let line = line(chain.head().version + 1, schema, at, &payload);
        chain.link(&line);
        line
    };
    let lines = events.into_iter().map(line).collect();
    (chain.head(), lines)
}

/// A transcript in one line: the first line of the usual form with other members and, as `events`, the
/// lines of the events.
#[derive(Serialize)]
struct InOneLine<'a, M> {
    #[serde(flatten)]
    first: FirstLine,
    #[serde(flatten)]
    more: &'a M,
    events: Vec<Box<RawValue>>,
}

/// The members of a transcript in one line that are read.
#[derive(Deserialize)]
struct ReadInOneLine {
    record: u32,
    game: Uuid,
    commitment: String,
    secret: String,
    #[serde(default)]
    deal_secret: Option<String>,
    head: Head,
    events: Vec<Box<RawValue>>,
}

/// Writes a transcript as one JSON object without line breaks, with more members, for data sets.
///
/// # Errors
/// The error of the serializer of `more`.
pub fn write_in_one_line(
    game: Uuid,
    secret: &Secret,
    events: impl IntoIterator<Item = StoredEvent>,
    more: &impl Serialize,
) -> Result<String, serde_json::Error> {
    let (head, lines) = chained(game, secret, events);
    let lines = lines.into_iter().map(RawValue::from_string).collect::<Result<_, _>>()?;
    let (commitment, secret) = (secret.commitment(), secret.to_hex());
    let first = FirstLine { record: FORM, game, commitment, secret, deal_secret: None, head };
    serde_json::to_string(&InOneLine { first, more, events: lines })
}

impl Transcript {
    /// The options in its first event. None if that is not the creation of a game.
    pub fn options(&self) -> Option<&GameOptions> {
        match self.events.first() {
            Some((_, Event::GameCreated { options, .. })) => Some(options),
            Some(_) | None => None,
        }
    }

    /// Parses a transcript in one line, the given one of a file; other members are ignored.
    ///
    /// # Errors
    /// The part that cannot be read.
    pub fn parse_in_one_line(line: usize, text: &str) -> Result<Transcript, TranscriptError> {
        let unreadable = |why: serde_json::Error| TranscriptError::Line { line, why: why.to_string() };
        let ReadInOneLine { record, game, commitment, secret, deal_secret, head, events } =
            serde_json::from_str(text).map_err(unreadable)?;
        if record != FORM {
            return Err(TranscriptError::Form(record));
        }
        let secrets = read_secrets(&secret, deal_secret.as_deref())?;
        Transcript::of_lines(game, commitment, secrets, head, events.iter().map(|event| (line, event.get())))
    }

    /// Whether the first line of a file is a transcript in one line.
    pub fn is_in_one_line(first: &str) -> bool {
        serde_json::from_str::<ReadInOneLine>(first).is_ok()
    }

    /// A transcript whose head is computed from its events.
    ///
    /// # Errors
    /// `CodecError::Encode`, never for the events of the engine.
    pub fn new(game: Uuid, secret: Secret, events: Vec<(Timestamp, Event)>) -> Result<Transcript, CodecError> {
        let mut chain = Chain::of_game(&secret, game);
        let head = |(at, event): &(Timestamp, Event)| {
            Ok(chain.link(&line(chain.head().version + 1, SCHEMA, *at, &encode(event)?)))
        };
        let heads = events.iter().map(head).collect::<Result<Vec<_>, CodecError>>()?;
        let commitment = secret.commitment();
        Ok(Transcript { game, commitment, secret, deal_secret: None, head: chain.head(), events, heads })
    }

    /// The same transcript, with the secret of the deal that the game shares with others.
    pub fn with_deal(self, deal_secret: Option<Secret>) -> Transcript {
        Transcript { deal_secret, ..self }
    }

    /// Parses a transcript. A byte order mark before it and empty lines behind it, which editors and
    /// programs add, do not count.
    ///
    /// # Errors
    /// What cannot be read, and where.
    pub fn parse(text: &str) -> Result<Transcript, TranscriptError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = (1..).zip(text.trim_ascii_end().lines());
        let (line, first) = lines.next().ok_or(TranscriptError::Empty)?;
        let unreadable = |why: serde_json::Error| TranscriptError::Line { line, why: why.to_string() };
        let form = serde_json::from_str::<Form>(first).map_err(unreadable)?.record;
        if form != FORM {
            return Err(TranscriptError::Form(form));
        }
        let FirstLine { record: _, game, commitment, secret, deal_secret, head } =
            serde_json::from_str(first).map_err(unreadable)?;
        let secrets = read_secrets(&secret, deal_secret.as_deref())?;
        Transcript::of_lines(game, commitment, secrets, head, lines)
    }

    fn of_lines<'a>(
        game: Uuid,
        commitment: String,
        (secret, deal_secret): (Secret, Option<Secret>),
        head: Head,
        lines: impl Iterator<Item = (usize, &'a str)>,
    ) -> Result<Transcript, TranscriptError> {
        let (mut chain, mut events, mut heads) = (Chain::of_game(&secret, game), Vec::new(), Vec::new());
        for (line, text) in lines {
            events.push(read_event(chain.head().version + 1, line, text)?);
            heads.push(chain.link(text));
        }
        Ok(Transcript { game, commitment, secret, deal_secret, head, events, heads })
    }

    /// Writes the transcript.
    ///
    /// # Errors
    /// `CodecError::Encode`, never for the events of the engine.
    pub fn write(&self) -> Result<String, CodecError> {
        let stored =
            |(at, event): &(Timestamp, Event)| Ok(StoredEvent { schema: SCHEMA, at: *at, payload: encode(event)? });
        let events = self.events.iter().map(stored).collect::<Result<Vec<_>, CodecError>>()?;
        write(self.game, &self.secret, self.deal_secret.as_ref(), events).map_err(CodecError::Encode)
    }

    /// The event with this number.
    pub fn event(&self, seq: u32) -> Option<&Event> {
        let at = usize::try_from(seq).ok()?.checked_sub(1)?;
        self.events.get(at).map(|(_, event)| event)
    }

    /// The head computed from the events at a version, from 1.
    pub fn head_at(&self, version: u32) -> Option<Head> {
        let at = usize::try_from(version).ok()?.checked_sub(1)?;
        self.heads.get(at).copied()
    }
}

fn read_secrets(own: &str, deal: Option<&str>) -> Result<(Secret, Option<Secret>), TranscriptError> {
    let read = |text: &str| Secret::from_hex(text).ok_or(TranscriptError::Secret);
    Ok((read(own)?, deal.map(read).transpose()?))
}

fn read_event(expected: u32, line: usize, text: &str) -> Result<(Timestamp, Event), TranscriptError> {
    let unreadable = |why: String| TranscriptError::Line { line, why };
    let EventLine { seq, schema, at, fields } =
        serde_json::from_str(text).map_err(|why| unreadable(why.to_string()))?;
    if seq != expected {
        return Err(TranscriptError::Number { line, seq, expected });
    }
    match decode(schema, &Value::Object(fields).to_string()) {
        Ok(event) => Ok((at, event)),
        Err(error) => Err(unreadable(std::error::Error::source(&error).map_or(error.to_string(), ToString::to_string))),
    }
}
