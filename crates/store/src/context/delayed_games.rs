//! The games that delayed spectators saw last.

use crate::{hosting::hosted_game::HostedGame, log::chain::Head};
use jiff::Timestamp;
use quick_cache::sync::Cache;
use std::sync::Arc;
use uuid::Uuid;

/// The number of games that a process remembers (a few kB each).
const REMEMBERED: usize = 512;

/// The state of each game that spectators saw last.
#[derive(Debug)]
pub(crate) struct DelayedGames(pub Cache<Uuid, Shown>);

impl Default for DelayedGames {
    fn default() -> DelayedGames {
        DelayedGames(Cache::new(REMEMBERED))
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub past: Arc<HostedGame>,
    /// The head of the log when it was read.
    pub known: Head,
    /// The time of the next event, of those known then.
    pub next_at: Option<Timestamp>,
}

impl Shown {
    /// Whether it is still the view of a spectator who sees events until a moment.
    pub fn is_right(&self, present: &HostedGame, moment: Timestamp) -> bool {
        self.next_at.map_or(self.known == present.head, |next| moment < next)
    }
}
