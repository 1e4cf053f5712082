//! The chain of heads, by the games of docs/vectors, and heads as clients send them.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

use jiff::Timestamp;
use railhead_engine::Event;
use railhead_log::{
    chain::{Chain, Head, InvalidHead},
    codec::{self, CodecError, LogPosition, SCHEMA, StoredEvent},
    rng::Secret,
};
use serde_json::{Value, json};
use std::fs;
use uuid::Uuid;

const HEAD: &str = "41-9f86d081884c7d659a2feaa0c55ad015";

/// A game of docs/vectors.
struct Exported {
    game: Uuid,
    secret: Secret,
    head: Head,
    lines: Vec<String>,
}

impl Exported {
    fn read(number: u8) -> Exported {
        let path = format!("{}/../../docs/vectors/{number}.jsonl", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(path).unwrap();
        let mut lines = text.lines().map(str::to_owned);
        let first: Value = serde_json::from_str(&lines.next().unwrap()).unwrap();
        Exported {
            game: first["game"].as_str().unwrap().parse().unwrap(),
            secret: Secret::from_hex(first["secret"].as_str().unwrap()).unwrap(),
            head: first["head"].as_str().unwrap().parse().unwrap(),
            lines: lines.collect(),
        }
    }

    fn chain(&self) -> Chain {
        Chain::of_game(&self.secret, self.game)
    }

    /// The events as they were stored: lines without their number, schema and time.
    fn stored(&self) -> impl Iterator<Item = StoredEvent> {
        self.lines.iter().map(|line| {
            let at = serde_json::from_str::<Value>(line).unwrap()["at"].as_str().unwrap().parse().unwrap();
            let payload = format!("{{{}", &line[line.find(r#""type""#).unwrap()..]);
            StoredEvent { schema: SCHEMA, at, payload }
        })
    }
}

#[test]
fn the_lines_of_an_export_lead_to_its_head() {
    for number in 1..=4 {
        let exported = Exported::read(number);
        let (mut lines, mut stored) = (exported.chain(), exported.chain());
        assert_eq!((lines.head(), lines.head().version), (stored.head(), 0));
        for (line, event) in exported.lines.iter().zip(exported.stored()) {
            let head = lines.link(line);
            assert_eq!(codec::link(&mut stored, &event), head);
        }
        assert_eq!(lines.head(), exported.head, "game {number}");
    }
}

#[test]
fn events_are_stored_as_the_export_has_them() {
    let exported = Exported::read(2);
    let stored = exported.stored().collect::<Vec<_>>();
    let read = |event: &StoredEvent| (event.at, codec::decode(event.schema, &event.payload).unwrap());
    let events = stored.iter().map(read).collect::<Vec<(Timestamp, Event)>>();
    let half = events.len() / 2;
    let entries = |chain: Chain, events: &[(Timestamp, Event)]| {
        codec::entries(chain, events.iter().map(|(at, event)| (*at, event))).unwrap()
    };
    let first = entries(exported.chain(), &events[..half]);
    let last = entries(Chain::from_head(&exported.secret, first[half - 1].head), &events[half..]);
    let written = first.iter().chain(&last);
    assert!(written.clone().map(|entry| &entry.payload).eq(stored.iter().map(|event| &event.payload)));
    assert!(written.map(|entry| entry.head.version).eq(1..=exported.head.version));
    assert_eq!(last.last().unwrap().head, exported.head);
    assert!(entries(exported.chain(), &[]).is_empty());
}

#[test]
fn a_head_is_a_text_on_the_wire() {
    let head = HEAD.parse::<Head>().unwrap();
    assert_eq!((head.version, head.hash[0], head.hash[15]), (41, 0x9f, 0x15));
    assert_eq!(String::from(head), HEAD);
    assert_eq!(serde_json::to_value(head).unwrap(), json!(HEAD));
    assert_eq!(serde_json::from_value::<Head>(json!(HEAD)).unwrap(), head);
    assert!(serde_json::from_value::<Head>(json!("41")).is_err());
}

#[test]
fn a_position_is_a_head_or_a_version() {
    let head = HEAD.parse::<Head>().unwrap();
    assert_eq!("".parse(), Ok(LogPosition::Version(0)), "the last id of a client that has none");
    assert_eq!("17".parse(), Ok(LogPosition::Version(17)));
    assert_eq!(HEAD.parse(), Ok(LogPosition::Head(head)));
    for wrong in ["+17", "-1", "x", "17 ", "4294967296", "41-9f86", "+41-9f86d081884c7d659a2feaa0c55ad015"] {
        assert_eq!(wrong.parse::<LogPosition>(), Err(InvalidHead), "{wrong}");
    }
    let read = |text: &str| serde_json::from_value::<LogPosition>(json!(text));
    assert_eq!(read("17").unwrap(), LogPosition::Version(17));
    assert_eq!(read(HEAD).unwrap(), LogPosition::Head(head));
    assert!(read("x").is_err());
    assert_eq!([LogPosition::Version(17), LogPosition::Head(head)].map(LogPosition::version), [17, 41]);
}

#[test]
fn a_head_in_a_row_has_16_bytes() {
    let head = HEAD.parse::<Head>().unwrap();
    assert_eq!(codec::head_from_row(41, head.hash.to_vec()).unwrap(), head);
    for length in [0, 15, 17] {
        let read = codec::head_from_row(41, vec![0; length]);
        assert!(matches!(read, Err(CodecError::BrokenChain)), "{length} bytes");
    }
}

#[cfg(feature = "utoipa")]
#[test]
fn a_schema_says_the_form_of_a_head() {
    let schema = serde_json::to_value(<Head as utoipa::PartialSchema>::schema()).unwrap();
    assert_eq!(schema["type"], "string");
    assert_eq!(schema["pattern"], r"^\d{1,10}-[0-9a-f]{32}$");
    assert_eq!(schema["examples"], json!([HEAD]));
}
