//! Games as spectators see them who are behind: as they were so many seconds ago. Every reader gets them
//! from `Store::game_for`, so nothing newer can be read by anybody who has no seat.

use crate::{
    engine::{Event, Game, Phase},
    game::{chain::Head, clock::after, codec::LogPosition, hosted_game::HostedGame},
    store::{GameError, Store},
};
use jiff::{SignedDuration, Timestamp};
use quick_cache::sync::Cache;
use std::sync::Arc;
use uuid::Uuid;

/// How many games a process remembers (a few kB each).
const REMEMBERED: usize = 512;

/// What spectators last saw of each game.
#[derive(Debug)]
pub(crate) struct DelayedGames(Cache<Uuid, Shown>);

impl Default for DelayedGames {
    fn default() -> DelayedGames {
        DelayedGames(Cache::new(REMEMBERED))
    }
}

#[derive(Clone, Debug)]
struct Shown {
    past: Arc<HostedGame>,
    /// The head of the log when it was read.
    known: Head,
    /// When the next event happened, of those known then.
    next_at: Option<Timestamp>,
}

impl Shown {
    /// Whether it is still what a spectator sees of what happened until a moment.
    fn is_right(&self, present: &HostedGame, moment: Timestamp) -> bool {
        self.next_at.map_or(self.known == present.head, |next| moment < next)
    }
}

impl Store {
    /// What happened until then is shown to a viewer who sees the game later than its players do; none
    /// for everybody else.
    pub fn shown_until(&self, hosted: &HostedGame, viewer: Option<Uuid>) -> Option<Timestamp> {
        let behind = SignedDuration::from_secs(hosted.spectator_delay.seconds().into());
        hosted.is_delayed_for(viewer).then(|| after(self.process.time.now(), -behind))
    }

    /// A game as it was at a moment, or just before it began. A table that waits for players is seen as it
    /// is, so what happened there is never hidden again.
    pub(crate) async fn delayed(
        &self,
        present: Arc<HostedGame>,
        moment: Timestamp,
    ) -> Result<Arc<HostedGame>, GameError> {
        if *present.game.phase() == Phase::Lobby {
            return Ok(present);
        }
        if let Some(shown) = self.process.delayed.0.get(&present.id).filter(|shown| shown.is_right(&present, moment)) {
            return Ok(shown.past);
        }
        let shown = self.past_of(&present, moment).await?;
        let past = Arc::clone(&shown.past);
        self.process.delayed.0.insert(present.id, shown);
        Ok(past)
    }

    async fn past_of(&self, present: &HostedGame, moment: Timestamp) -> Result<Shown, GameError> {
        let log = self.events(present.id, LogPosition::default(), present.head.version).await?;
        let clocks = Default::default();
        let mut past = HostedGame { game: Game::default(), clocks, ..present.clone() };
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
}
