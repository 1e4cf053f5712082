//! An event of the log, as a viewer may see it.

use crate::codec::RecordedEvent;
use jiff::Timestamp;
use railhead_engine::{Seat, VisibleEvent};
use serde::{Deserialize, Serialize};

/// A redacted event with its place in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct LoggedEvent {
    /// The event's number, from 1. The version of a game is the number of its last event.
    #[cfg_attr(feature = "utoipa", schema(example = 41))]
    pub seq: u32,
    /// The time at which the event was recorded. Clocks count from this time.
    pub at: Timestamp,
    /// The event as the viewer may see it.
    #[serde(flatten)]
    pub event: VisibleEvent,
}

/// Redacts events for a viewer. Of a game that is disclosed, nothing is redacted.
pub fn logged<'a>(
    events: impl IntoIterator<Item = &'a RecordedEvent>,
    viewer: Option<Seat>,
    is_disclosed: bool,
) -> impl Iterator<Item = LoggedEvent> {
    events.into_iter().map(move |RecordedEvent { head, at, event }| LoggedEvent {
        seq: head.version,
        at: *at,
        event: VisibleEvent::of(event, viewer, is_disclosed),
    })
}
