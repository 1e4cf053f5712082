//! What changes in the games that somebody watches: told by this process's own appends and by other replicas, kept for a
//! while, so that many viewers of a game cost one read of its log, or none.

use super::games::Played;
use crate::engine::{Event, Seat};
use std::{
    collections::{HashMap, VecDeque},
    mem,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
};
use tokio::sync::{Notify, watch};
use uuid::Uuid;

/// How many changes of a game are kept for viewers who are a little behind.
const KEPT: usize = 32;

/// Events that were written together.
#[derive(Debug)]
pub struct Change {
    /// The version before.
    pub since: u32,
    /// The version after.
    pub version: u32,
    /// What happened.
    pub events: Vec<Event>,
    /// Whether the game is over after it.
    pub is_over: bool,
    /// What each seat, and at last an onlooker, is told of it, once it was asked for.
    told: [OnceLock<Arc<str>>; 6],
}

impl Change {
    pub(super) fn new(since: u32, events: Vec<Event>, is_over: bool) -> Change {
        let version = since + events.len() as u32;
        Change { since, version, events, is_over, told: Default::default() }
    }

    /// What is told of it to a seat or an onlooker (none): written once, for all who see the same.
    pub fn told_to(&self, viewer: Option<Seat>, write: impl FnOnce() -> String) -> Arc<str> {
        let place = viewer.map_or(5, |seat| usize::from(seat.number()));
        match self.told.get(place) {
            Some(told) => Arc::clone(told.get_or_init(|| write().into())),
            None => write().into(),
        }
    }
}

/// What there is to tell to somebody who knows a version.
#[derive(Debug)]
pub enum News {
    /// These changes; the first may have begun before.
    Changes(Vec<Arc<Change>>),
    /// More than is kept here: the log knows it, until this version.
    Behind(u32),
}

/// The last changes of a game, without a gap between them.
#[derive(Default, Debug)]
struct Tail {
    version: u32,
    changes: VecDeque<Arc<Change>>,
}

impl Tail {
    fn news(&self, known: u32) -> News {
        if self.version > known && self.changes.front().is_none_or(|first| first.since > known) {
            return News::Behind(self.version);
        }
        News::Changes(self.changes.iter().filter(|change| change.version > known).cloned().collect())
    }

    /// Whether it has come further.
    fn push(&mut self, change: Arc<Change>) -> bool {
        if change.version <= self.version {
            return false;
        }
        if self.changes.back().is_some_and(|last| last.version != change.since) {
            self.changes.clear();
        }
        self.version = change.version;
        self.changes.push_back(change);
        if self.changes.len() > KEPT {
            self.changes.pop_front();
        }
        true
    }
}

/// What this process knows of changes.
#[derive(Default, Debug)]
pub struct Changes {
    watched: Mutex<HashMap<Uuid, watch::Sender<Tail>>>,
    /// What other replicas are still to be told: versions of games.
    untold: Mutex<HashMap<Uuid, u32>>,
    /// There is something to tell.
    pub(super) to_tell: Notify,
}

impl Changes {
    /// Tells those who watch a game, and soon the other replicas, what was written here.
    pub(super) fn record(&self, played: &Played) {
        let Played { before, events, game, .. } = played;
        lock(&self.untold).insert(game.id, game.game.version);
        self.to_tell.notify_one();
        if let Some(sender) = lock(&self.watched).get(&game.id) {
            let change = Arc::new(Change::new(*before, events.clone(), game.game.is_over()));
            sender.send_if_modified(|tail| tail.push(change));
        }
    }

    /// Tells those who watch a game what was read of it.
    pub(super) fn heard(&self, game: Uuid, change: Change) {
        if let Some(sender) = lock(&self.watched).get(&game) {
            sender.send_if_modified(|tail| tail.push(Arc::new(change)));
        }
    }

    /// What other replicas are to be told.
    pub(super) fn take_untold(&self) -> HashMap<Uuid, u32> {
        mem::take(&mut *lock(&self.untold))
    }

    /// The version up to which a game is known of here; none if nobody watches it.
    pub(super) fn known(&self, game: Uuid) -> Option<u32> {
        lock(&self.watched).get(&game).map(|sender| sender.borrow().version)
    }

    /// The games that are watched.
    pub(super) fn watched(&self) -> Vec<Uuid> {
        lock(&self.watched).keys().copied().collect()
    }

    /// Watches a game from now on. What happens between this and the reading of the game is in the tail.
    pub fn watch(self: &Arc<Changes>, game: Uuid) -> Watch {
        let mut watched = lock(&self.watched);
        let sender = watched.entry(game).or_insert_with(|| watch::Sender::new(Tail::default()));
        Watch { game, tail: sender.subscribe(), changes: Arc::clone(self) }
    }
}

/// Somebody who watches a game; when the last one goes, nothing is kept of it any more.
#[derive(Debug)]
pub struct Watch {
    game: Uuid,
    tail: watch::Receiver<Tail>,
    changes: Arc<Changes>,
}

impl Watch {
    /// What there is to tell to somebody who knows this version.
    pub fn news(&mut self, known: u32) -> News {
        self.tail.borrow_and_update().news(known)
    }

    /// Waits until the game has gone on.
    pub async fn changed(&mut self) {
        // The sender lives as long as somebody watches.
        if self.tail.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// Notes that the game was read at this version, so that older news is none.
    pub fn has_read(&self, version: u32) {
        if let Some(sender) = lock(&self.changes.watched).get(&self.game) {
            sender.send_if_modified(|tail| {
                tail.version = tail.version.max(version);
                false
            });
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let mut watched = lock(&self.changes.watched);
        // This one is still among the receivers.
        if watched.get(&self.game).is_some_and(|sender| sender.receiver_count() <= 1) {
            watched.remove(&self.game);
        }
    }
}

/// A lock that a panic elsewhere does not take with it: the maps are whole after every statement.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
