//! The format of the log: what was written once is read for ever.

use railhead::{
    engine::{Event, Game},
    game::codec::{SCHEMA, decode, encode},
};
use serde_json::{Map, Value};
use std::collections::HashSet;

const V1: &str = include_str!("../events/v1.jsonl");

#[test]
fn events_of_schema_1_decode_for_ever() {
    let events = V1.lines().map(|line| decode(1, line).unwrap()).collect::<Vec<_>>();
    let game = Game::replay(&events);
    assert!(game.is_finished());
    assert_eq!(game.score(), game.scores());
}

#[test]
fn every_kind_of_event_is_among_them() {
    let kinds = V1.lines().map(|line| {
        let event: Value = serde_json::from_str(line).unwrap();
        event["type"].as_str().unwrap().to_owned()
    });
    let kinds = kinds.collect::<HashSet<_>>();
    let source = include_str!("../../crates/engine/src/event.rs");
    let declared = source.split("title = \"").skip(1).map(|rest| rest.split('"').next().unwrap());
    let declared = declared.filter(|title| !title.ends_with("Redacted")).map(snake_case);
    let missing = declared.filter(|kind| !kinds.contains(kind)).collect::<Vec<_>>();
    assert!(missing.is_empty(), "tests/events/v1.jsonl lacks {missing:?}");
}

fn snake_case(title: &str) -> String {
    let mut name = String::new();
    for letter in title.chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

/// Fields are added to events, with what they mean where they are missing; none is lost or changed.
#[test]
fn events_of_the_present_schema_are_written_as_they_are_read_whatever_was_added_since() {
    if SCHEMA == 1 {
        for line in V1.lines() {
            let event = decode(1, line).unwrap();
            let written = encode(&event).unwrap();
            assert_eq!(decode(1, &written).unwrap(), event);
            let [line, mut written] = [line, &written].map(|line| serde_json::from_str::<Map<_, _>>(line).unwrap());
            written.retain(|field, _: &mut Value| line.contains_key(field));
            assert_eq!(written, line);
        }
    }
}

#[test]
fn an_unknown_schema_or_event_is_an_error_not_a_guess() {
    let event = r#"{"type":"turn_started","seat":0}"#;
    assert_eq!(decode(SCHEMA, event).unwrap(), serde_json::from_str::<Event>(event).unwrap());
    assert!(decode(SCHEMA + 1, event).is_err());
    assert!(decode(0, event).is_err());
    assert!(decode(SCHEMA, r#"{"type":"train_derailed","seat":0}"#).is_err());
    assert!(decode(SCHEMA, r#"{"type":"turn_started","seat":5}"#).is_err());
}
