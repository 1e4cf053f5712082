//! The kinds of events in the lines of old logs, which `crates/log/tests/events.rs` reads.

use railhead::{
    engine::{Event, EventKind},
    hosting::effects::seat_change,
    log::codec::decode,
};
use serde_json::Value;
use std::collections::HashSet;

/// Events as they were written, by schema.
const LINES: [(i16, &str); 1] = [(1, include_str!("../events/v1.jsonl"))];

#[test]
fn every_kind_of_event_is_among_them() {
    let kinds = LINES.iter().flat_map(|(_, lines)| lines.lines()).map(|line| {
        let event: Value = serde_json::from_str(line).unwrap();
        event["type"].as_str().unwrap().to_owned()
    });
    let kinds = kinds.collect::<HashSet<_>>();
    let source = include_str!("../../crates/engine/src/event.rs");
    let declared = source.split("title = \"").skip(1).map(|rest| rest.split('"').next().unwrap());
    let declared = declared.filter_map(|title| title.strip_suffix("Event")).map(snake_case);
    let missing = declared.filter(|kind| !kinds.contains(kind)).collect::<Vec<_>>();
    assert!(missing.is_empty(), "tests/events lacks {missing:?}");
}

/// The compiler does not ask which effect a new event has on the rows beside the log; this does.
#[test]
fn events_of_the_table_seats_and_the_end_have_effects() {
    for (schema, line) in LINES.iter().flat_map(|(schema, lines)| lines.lines().map(|line| (*schema, line))) {
        let event = decode(schema, line).unwrap();
        let changes_rows = match event.kind() {
            EventKind::Table => !matches!(event, Event::GameCreated { .. } | Event::HostChanged { .. }),
            EventKind::Seat | EventKind::End => true,
            EventKind::Move(_) | EventKind::Consequence | EventKind::Clock | EventKind::Absence => false,
        };
        assert_eq!(seat_change(&event).is_some(), changes_rows, "{line}");
    }
}

pub fn snake_case(title: &str) -> String {
    let mut name = String::new();
    for letter in title.chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(letter.to_lowercase());
    }
    name
}
