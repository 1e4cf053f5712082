//! Games as delayed spectators see them: as they were so many seconds ago. Every reader gets them
//! from `visible::game_for`, so nothing newer can be read without a seat.

use crate::{
    Database, GameError,
    context::delayed_games::Shown,
    engine::{Event, Phase},
    events::history,
    hosting::{clock::after, hosted_game::HostedGame},
    log::codec::LogPosition,
};
use jiff::{SignedDuration, Timestamp};
use std::sync::Arc;
use uuid::Uuid;

/// The moment until which events are visible to a viewer who sees the game later than its players
/// do; none for everybody else.
pub fn shown_until(db: &Database, hosted: &HostedGame, viewer: Option<Uuid>) -> Option<Timestamp> {
    let behind = SignedDuration::from_secs(hosted.spectator_delay.seconds().into());
    hosted.is_delayed_for(viewer).then(|| after(db.process.time.now(), -behind))
}

/// A game as it was at a moment, or just before it began. A table that waits for players is seen as
/// it is, so no event there is ever hidden again.
pub(crate) async fn load(
    db: &Database,
    present: Arc<HostedGame>,
    moment: Timestamp,
) -> Result<Arc<HostedGame>, GameError> {
    if *present.game.phase() == Phase::Lobby {
        return Ok(present);
    }
    if let Some(shown) = db.process.delayed.0.get(&present.id).filter(|shown| shown.is_right(&present, moment)) {
        return Ok(shown.past);
    }
    let shown = past_of(db, &present, moment).await?;
    let past = Arc::clone(&shown.past);
    db.process.delayed.0.insert(present.id, shown);
    Ok(past)
}

async fn past_of(db: &Database, present: &HostedGame, moment: Timestamp) -> Result<Shown, GameError> {
    let log = history::events(db, present.id, LogPosition::default(), present.head.version).await?;
    let mut past = present.unbegun();
    let mut next_at = None;
    for recorded in log {
        let was_seen = *past.game.phase() == Phase::Lobby && !matches!(recorded.event, Event::GameStarted { .. });
        if recorded.at > moment && !was_seen {
            next_at = Some(recorded.at);
            break;
        }
        past.evolve(&recorded.event, recorded.at);
        past.head = recorded.head;
    }
    Ok(Shown { past: Arc::new(past), known: present.head, next_at })
}
