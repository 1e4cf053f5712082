//! What changes in the games and inboxes that somebody watches: told by this process's own appends and by other replicas, the former kept
//! for a while, so that many viewers of a game cost one read of its log, or none.

use crate::{
    engine::Seat,
    game::{chain::Head, codec::Recorded, outcome::Played},
    store::live::watch::{Watch, Watched, lock},
};
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
    /// The head before.
    pub since: Head,
    /// The head after.
    pub until: Head,
    /// What happened.
    pub events: Vec<Recorded>,
    /// Whether the game is over after it.
    pub is_over: bool,
    /// What each seat, and at last an onlooker, is told of it, once it was asked for.
    told: [OnceLock<Arc<str>>; 6],
}

impl Change {
    pub(crate) fn new(since: Head, events: Vec<Recorded>, is_over: bool) -> Change {
        let until = events.last().map_or(since, |last| last.head);
        Change { since, until, events, is_over, told: Default::default() }
    }

    /// The events after a head; none if it is not in this change.
    pub fn after(&self, known: Head) -> Option<&[Recorded]> {
        if known == self.since {
            return Some(&self.events);
        }
        let at = self.events.iter().position(|event| event.head == known)?;
        self.events.get(at + 1..)
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

/// What there is to tell a client that knows a head.
#[derive(Debug)]
pub enum News {
    /// Nothing.
    None,
    /// These changes; the first may have begun before.
    Changes(Vec<Arc<Change>>),
    /// The log ends with this head as far as this process knows, and how it came there from the known
    /// one is not kept here: the log has to be asked.
    Elsewhere(Head),
}

/// The last changes of a game, without a gap between them.
#[derive(Default, Debug)]
struct Tail {
    /// The end of the log as far as it is known.
    head: Option<Head>,
    changes: VecDeque<Arc<Change>>,
}

impl Tail {
    fn news(&self, known: Head) -> News {
        let Some(head) = self.head.filter(|head| *head != known) else { return News::None };
        match self.changes.iter().position(|change| change.after(known).is_some_and(|new| !new.is_empty())) {
            Some(first) => News::Changes(self.changes.iter().skip(first).cloned().collect()),
            None => News::Elsewhere(head),
        }
    }

    /// Adds a change; whether it is a new one. One that continues nothing that is kept here replaces it:
    /// there is a gap, or the history has changed. Those who watch find out which from the log.
    fn push(&mut self, change: Arc<Change>) -> bool {
        let is_old = |known: &Arc<Change>| known.after(change.until).is_some();
        if self.head == Some(change.until) || self.changes.iter().any(is_old) {
            return false;
        }
        if self.head != Some(change.since) {
            self.changes.clear();
        }
        self.head = Some(change.until);
        self.changes.push_back(change);
        if self.changes.len() > KEPT {
            self.changes.pop_front();
        }
        true
    }

    /// Notes a head that was read of the log, unless one is known: this process hears of later ones.
    fn note(&mut self, head: Head) {
        self.head.get_or_insert(head);
    }

    /// Notes that the log ends with a head and not with what was believed; whether that was still believed.
    fn correct(&mut self, believed: Head, head: Head) -> bool {
        let is_wrong = self.head == Some(believed) && believed != head;
        if is_wrong {
            *self = Tail { head: Some(head), changes: VecDeque::new() };
        }
        is_wrong
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
    pub(crate) to_tell: Notify,
}

/// What other replicas are still to be told.
#[derive(Default, Debug)]
pub(crate) struct Untold {
    /// Heads of games.
    pub games: HashMap<Uuid, Head>,
    /// Accounts whose inboxes changed.
    pub inboxes: HashSet<Uuid>,
}

impl Changes {
    /// Tells those who watch a game or an inbox that it changed, and soon the other replicas, what was written here.
    pub(crate) fn record(&self, played: &Played) {
        let Played { since, game, concerned, .. } = played;
        lock(&self.untold).games.insert(game.id, game.head);
        self.games
            .modify(game.id, |tail| tail.push(Arc::new(Change::new(*since, played.recorded(), game.game.is_over()))));
        self.concern(concerned);
        self.to_tell.notify_one();
    }

    /// Tells those who watch these inboxes, and soon the other replicas, that they changed.
    pub(crate) fn concern(&self, accounts: &[Uuid]) {
        if accounts.is_empty() {
            return;
        }
        lock(&self.untold).inboxes.extend(accounts);
        self.heard_of_inboxes(accounts.iter().copied());
        self.to_tell.notify_one();
    }

    /// Tells those who watch a game what was read of it.
    pub(crate) fn heard(&self, game: Uuid, change: Change) {
        self.games.modify(game, |tail| tail.push(Arc::new(change)));
    }

    /// Tells those who watch these inboxes to look again.
    pub(crate) fn heard_of_inboxes(&self, accounts: impl IntoIterator<Item = Uuid>) {
        accounts.into_iter().for_each(|account| self.inboxes.modify(account, |()| true));
    }

    /// What other replicas are to be told.
    pub(crate) fn take_untold(&self) -> Untold {
        mem::take(&mut *lock(&self.untold))
    }

    /// Tells those who watch a game that its log ends with a head, and not with what was believed.
    pub(crate) fn correct(&self, game: Uuid, believed: Head, head: Head) {
        self.games.modify(game, |tail| tail.correct(believed, head));
    }

    /// The head up to which a game is known of here; none if nobody watches it.
    pub(crate) fn known(&self, game: Uuid) -> Option<Head> {
        self.games.read(game, |tail| tail.head).flatten()
    }

    /// The games that are watched.
    pub(crate) fn watched_games(&self) -> Vec<Uuid> {
        self.games.ids()
    }

    /// The accounts whose inboxes are watched.
    pub(crate) fn watched_inboxes(&self) -> Vec<Uuid> {
        self.inboxes.ids()
    }

    /// Watches a game from now on. What happens between this and the reading of the game is in the tail.
    pub(crate) fn watch(&self, game: Uuid) -> GameWatch {
        GameWatch(self.games.watch(game))
    }

    /// Watches the inbox of an account from now on.
    pub(crate) fn watch_inbox(&self, account: Uuid) -> Watch<()> {
        self.inboxes.watch(account)
    }
}

/// Somebody who watches a game.
#[derive(Debug)]
pub struct GameWatch(Watch<Tail>);

impl GameWatch {
    /// What there is to tell a client that knows this head.
    pub fn news(&mut self, known: Head) -> News {
        self.0.seen(|tail| tail.news(known))
    }

    /// The head of the log as far as this process knows.
    pub fn head(&mut self) -> Option<Head> {
        self.0.seen(|tail| tail.head)
    }

    /// Waits until the game has gone on.
    pub async fn changed(&mut self) {
        self.0.changed().await;
    }

    /// Notes that the log was read up to this head, so that older news is none.
    pub fn has_read(&self, head: Head) {
        self.0.correct(|tail| {
            tail.note(head);
            false
        });
    }

    /// Notes that the log ends with a head, and not with what was believed.
    pub fn correct(&self, believed: Head, head: Head) {
        self.0.correct(|tail| tail.correct(believed, head));
    }
}
