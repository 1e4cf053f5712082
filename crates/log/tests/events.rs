//! The format of the log: old lines are read for ever.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use railhead_engine::{Event, Game, RulesRevision};
use railhead_log::codec::{CodecError, SCHEMA, decode, encode};
use serde_json::{Map, Value};

/// Events as they were written, by schema: all of the first, then those that the next one changed.
const LINES: [(i16, &str); 1] = [(1, include_str!("../../../tests/events/v1.jsonl"))];

#[test]
fn events_of_schema_1_decode_for_ever() {
    let (schema, lines) = LINES[0];
    let events = lines.lines().map(|line| decode(schema, line).unwrap()).collect::<Vec<_>>();
    let game = Game::replay(&events);
    assert!(game.is_finished());
    assert_eq!(game.score(), game.scores());
    assert_eq!(game.rules(), RulesRevision::One);
}

#[test]
fn there_are_lines_of_every_schema() {
    assert_eq!(LINES.map(|(schema, _)| schema), std::array::from_fn(|at| at as i16 + 1));
    assert_eq!(LINES[LINES.len() - 1].0, SCHEMA);
}

/// Fields are added to events, with what they mean where they are missing; none is lost or changed.
#[test]
fn events_are_written_as_they_were_read_despite_additions() {
    for (schema, lines) in LINES {
        for line in lines.lines() {
            let event = decode(schema, line).unwrap();
            let written = encode(&event).unwrap();
            assert_eq!(decode(SCHEMA, &written).unwrap(), event);
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
    assert!(matches!(decode(SCHEMA + 1, event), Err(CodecError::Newer(2))));
    let Err(CodecError::Decode(why)) = decode(0, event) else { panic!("schema 0 is known") };
    assert_eq!(why.to_string(), "events of schema 0 are unknown to this version of railhead");
    assert!(decode(SCHEMA, r#"{"type":"train_derailed","seat":0}"#).is_err());
    assert!(decode(SCHEMA, r#"{"type":"turn_started","seat":5}"#).is_err());
}

#[test]
fn an_unknown_revision_of_the_rules_is_refused() {
    let (schema, lines) = LINES[0];
    let created = lines.lines().next().unwrap();
    for revision in [0, 2, 255] {
        let line = created.replacen("\"rules\":1", &format!("\"rules\":{revision}"), 1);
        let Err(CodecError::Decode(why)) = decode(schema, &line) else { panic!("revision {revision} is known") };
        let told = format!("this version of railhead does not know revision {revision} of the rules");
        assert!(why.to_string().starts_with(&told), "{why}");
    }
}
