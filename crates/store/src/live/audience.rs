//! The spectators at this process: clients that follow a game in which they have no seat.

use parking_lot::Mutex;
use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};
use uuid::Uuid;

/// A viewer who follows a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spectator {
    /// The account; none for an anonymous viewer.
    pub account: Option<Uuid>,
    /// Whether they want to be seen.
    pub is_shown: bool,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Audience {
    /// Their number. An account with several streams is one.
    pub watching: usize,
    /// The accounts that want to be seen.
    pub shown: HashSet<Uuid>,
}

/// The spectators of all games, by stream.
#[derive(Default, Debug)]
pub(crate) struct Audiences(Mutex<HashMap<Uuid, HashMap<Uuid, Spectator>>>);

impl Audiences {
    /// Counts a spectator for as long as the returned value lives.
    pub fn watch(self: &Arc<Self>, game: Uuid, spectator: Spectator) -> Watching {
        let stream = Uuid::now_v7();
        self.0.lock().entry(game).or_default().insert(stream, spectator);
        Watching { game, stream, audiences: Arc::clone(self) }
    }

    pub fn of(&self, game: Uuid) -> Audience {
        self.0.lock().get(&game).map_or_else(Audience::default, Audience::of)
    }

    pub fn all(&self) -> Vec<(Uuid, Audience)> {
        self.0.lock().iter().map(|(game, streams)| (*game, Audience::of(streams))).collect()
    }
}

impl Audience {
    fn of(streams: &HashMap<Uuid, Spectator>) -> Audience {
        let accounts = streams.values().filter_map(|spectator| spectator.account).collect::<HashSet<_>>();
        let anonymous = streams.values().filter(|spectator| spectator.account.is_none()).count();
        let shown = streams.values().filter(|spectator| spectator.is_shown);
        Audience { watching: accounts.len() + anonymous, shown: shown.filter_map(|shown| shown.account).collect() }
    }
}

#[derive(Debug)]
pub struct Watching {
    game: Uuid,
    stream: Uuid,
    audiences: Arc<Audiences>,
}

impl Drop for Watching {
    fn drop(&mut self) {
        let mut all = self.audiences.0.lock();
        if let Some(streams) = all.get_mut(&self.game) {
            streams.remove(&self.stream);
            if streams.is_empty() {
                all.remove(&self.game);
            }
        }
    }
}
