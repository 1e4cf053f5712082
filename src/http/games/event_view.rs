//! An event of a log, as somebody is told of it.

use crate::{
    engine::{Seat, SeenEvent},
    game::codec::Recorded,
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A seen event with its place in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LoggedEvent {
    /// Its number, from 1; the version of a game is the number of its last event.
    #[schema(example = 41)]
    pub seq: u32,
    /// When it was recorded; clocks run from there.
    pub at: Timestamp,
    /// What the viewer may know of it.
    #[serde(flatten)]
    pub event: SeenEvent,
}

/// Events as a viewer may see them; after the end of the game everyone may see all.
pub fn logged<'a>(
    events: impl IntoIterator<Item = &'a Recorded>,
    viewer: Option<Seat>,
    game_over: bool,
) -> impl Iterator<Item = LoggedEvent> {
    events.into_iter().map(move |Recorded { head, at, event }| LoggedEvent {
        seq: head.version,
        at: *at,
        event: SeenEvent::of(event, viewer, game_over),
    })
}
