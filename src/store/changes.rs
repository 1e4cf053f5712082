//! What changes in the games and inboxes that somebody watches: told by this process's own appends and by other replicas, the former kept
//! for a while, so that many viewers of a game cost one read of its log, or none.

use super::{
    games::Played,
    watched::{Watch, Watched, lock},
};
use crate::engine::{Event, Seat};
use jiff::Timestamp;
use std::{
    collections::{HashMap, HashSet, VecDeque},
    mem,
    sync::{Arc, Mutex, OnceLock},
};
use tokio::sync::Notify;
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
    /// What happened, and when it was recorded.
    pub events: Vec<(Timestamp, Event)>,
    /// Whether the game is over after it.
    pub is_over: bool,
    /// What each seat, and at last an onlooker, is told of it, once it was asked for.
    told: [OnceLock<Arc<str>>; 6],
}

impl Change {
    pub(super) fn new(since: u32, events: Vec<(Timestamp, Event)>, is_over: bool) -> Change {
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
    games: Arc<Watched<Tail>>,
    /// Inboxes have no tail: whoever follows one reads it again.
    inboxes: Arc<Watched<()>>,
    untold: Mutex<Untold>,
    /// There is something to tell.
    pub(super) to_tell: Notify,
}

/// What other replicas are still to be told.
#[derive(Default, Debug)]
pub(super) struct Untold {
    /// Versions of games.
    pub games: HashMap<Uuid, u32>,
    /// Accounts whose inboxes changed.
    pub inboxes: HashSet<Uuid>,
}

impl Changes {
    /// Tells those who watch a game or an inbox that it changed, and soon the other replicas, what was written here.
    pub(super) fn record(&self, played: &Played) {
        let Played { before, events, game, concerned, .. } = played;
        lock(&self.untold).games.insert(game.id, game.game.version);
        self.games.modify(game.id, |tail| {
            let events = events.iter().map(|event| (game.updated_at, event.clone())).collect();
            tail.push(Arc::new(Change::new(*before, events, game.game.is_over())))
        });
        self.concern(concerned);
        self.to_tell.notify_one();
    }

    /// Tells those who watch these inboxes, and soon the other replicas, that they changed.
    pub(super) fn concern(&self, accounts: &[Uuid]) {
        if accounts.is_empty() {
            return;
        }
        lock(&self.untold).inboxes.extend(accounts);
        self.heard_of_inboxes(accounts.iter().copied());
        self.to_tell.notify_one();
    }

    /// Tells those who watch a game what was read of it.
    pub(super) fn heard(&self, game: Uuid, change: Change) {
        self.games.modify(game, |tail| tail.push(Arc::new(change)));
    }

    /// Tells those who watch these inboxes to look again.
    pub(super) fn heard_of_inboxes(&self, accounts: impl IntoIterator<Item = Uuid>) {
        accounts.into_iter().for_each(|account| self.inboxes.modify(account, |()| true));
    }

    /// What other replicas are to be told.
    pub(super) fn take_untold(&self) -> Untold {
        mem::take(&mut *lock(&self.untold))
    }

    /// The version up to which a game is known of here; none if nobody watches it.
    pub(super) fn known(&self, game: Uuid) -> Option<u32> {
        self.games.read(game, |tail| tail.version)
    }

    /// The games that are watched.
    pub(super) fn watched_games(&self) -> Vec<Uuid> {
        self.games.ids()
    }

    /// The accounts whose inboxes are watched.
    pub(super) fn watched_inboxes(&self) -> Vec<Uuid> {
        self.inboxes.ids()
    }

    /// Watches a game from now on. What happens between this and the reading of the game is in the tail.
    pub(super) fn watch(&self, game: Uuid) -> GameWatch {
        GameWatch(self.games.watch(game))
    }

    /// Watches the inbox of an account from now on.
    pub(super) fn watch_inbox(&self, account: Uuid) -> Watch<()> {
        self.inboxes.watch(account)
    }
}

/// Somebody who watches a game.
#[derive(Debug)]
pub struct GameWatch(Watch<Tail>);

impl GameWatch {
    /// What there is to tell to somebody who knows this version.
    pub fn news(&mut self, known: u32) -> News {
        self.0.seen(|tail| tail.news(known))
    }

    /// Waits until the game has gone on.
    pub async fn changed(&mut self) {
        self.0.changed().await;
    }

    /// Notes that the game was read at this version, so that older news is none.
    pub fn has_read(&self, version: u32) {
        self.0.correct(|tail| tail.version = tail.version.max(version));
    }
}
