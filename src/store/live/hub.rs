//! The live hub: what changes in the games and inboxes that clients follow. Changes come from this
//! process's own appends and from other replicas. Recent ones are kept, so that many viewers of a
//! game cost at most one read of its log.

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

/// How many changes of a game are kept for viewers that lag behind.
const KEPT: usize = 32;

/// A batch of events that were written together.
#[derive(Debug)]
pub struct Change {
    /// The head before the events.
    pub since: Head,
    /// The head after the events.
    pub until: Head,
    /// The events.
    pub events: Vec<Recorded>,
    /// Whether the game is over after it.
    pub is_over: bool,
    /// What each seat, and last a spectator, is sent for this batch; built on first use.
    told: [OnceLock<Arc<str>>; 6],
}

impl Change {
    pub(crate) fn new(since: Head, events: Vec<Recorded>, is_over: bool) -> Change {
        let until = events.last().map_or(since, |last| last.head);
        Change { since, until, events, is_over, told: Default::default() }
    }

    /// The events after a head; none if the head is not in this batch.
    pub fn after(&self, known: Head) -> Option<&[Recorded]> {
        if known == self.since {
            return Some(&self.events);
        }
        let at = self.events.iter().position(|event| event.head == known)?;
        self.events.get(at + 1..)
    }

    /// What a seat, or a spectator (`None`), is sent for this batch. It is built once for all
    /// viewers who see the same.
    pub fn told_to(&self, viewer: Option<Seat>, write: impl FnOnce() -> String) -> Arc<str> {
        let place = viewer.map_or(5, |seat| usize::from(seat.number()));
        match self.told.get(place) {
            Some(told) => Arc::clone(told.get_or_init(|| write().into())),
            None => write().into(),
        }
    }
}

/// What to send to a client that knows a head.
#[derive(Debug)]
pub enum News {
    /// Nothing.
    None,
    /// These batches. The first may begin before the known head.
    Changes(Vec<Arc<Change>>),
    /// The log ends with this head as far as this process knows, but the events up to it are not
    /// kept here and have to be read from the log.
    Elsewhere(Head),
}

/// The last batches of a game, without gaps.
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

    /// Adds a batch; true if it is new. A batch that does not continue the kept ones replaces them:
    /// there is a gap, or the history has changed. Subscribers detect which from the log.
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

    /// Stores a head read from the log, unless one is known. This process learns of later ones by
    /// itself.
    fn note(&mut self, head: Head) {
        self.head.get_or_insert(head);
    }

    /// Corrects the head from the believed one to the actual one. True if the wrong head was still
    /// stored.
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
    /// Inboxes have no tail: a subscriber reads the inbox again.
    inboxes: Arc<Watched<()>>,
    untold: Mutex<Untold>,
    /// Signals that there is something to publish.
    pub(crate) to_tell: Notify,
}

/// What has to be published to other replicas.
#[derive(Default, Debug)]
pub(crate) struct Untold {
    /// Heads of games.
    pub games: HashMap<Uuid, Head>,
    /// Accounts whose inbox changed.
    pub inboxes: HashSet<Uuid>,
}

impl Changes {
    /// Publishes a change of a game and of inboxes: to subscribers here at once, to other replicas
    /// soon.
    pub(crate) fn record(&self, played: &Played) {
        let Played { since, game, concerned, .. } = played;
        lock(&self.untold).games.insert(game.id, game.head);
        self.games
            .modify(game.id, |tail| tail.push(Arc::new(Change::new(*since, played.recorded(), game.game.is_over()))));
        self.concern(concerned);
        self.to_tell.notify_one();
    }

    /// Publishes that these inboxes changed: to subscribers here at once, to other replicas soon.
    pub(crate) fn concern(&self, accounts: &[Uuid]) {
        if accounts.is_empty() {
            return;
        }
        lock(&self.untold).inboxes.extend(accounts);
        self.heard_of_inboxes(accounts.iter().copied());
        self.to_tell.notify_one();
    }

    /// Sends subscribers of a game what was read of it.
    pub(crate) fn heard(&self, game: Uuid, change: Change) {
        self.games.modify(game, |tail| tail.push(Arc::new(change)));
    }

    /// Tells subscribers of these inboxes to read them again.
    pub(crate) fn heard_of_inboxes(&self, accounts: impl IntoIterator<Item = Uuid>) {
        accounts.into_iter().for_each(|account| self.inboxes.modify(account, |()| true));
    }

    /// Takes what has to be published to other replicas.
    pub(crate) fn take_untold(&self) -> Untold {
        mem::take(&mut *lock(&self.untold))
    }

    /// Tells subscribers of a game that its log ends with another head than believed.
    pub(crate) fn correct(&self, game: Uuid, believed: Head, head: Head) {
        self.games.modify(game, |tail| tail.correct(believed, head));
    }

    /// The known head of a game; none if it has no subscriber.
    pub(crate) fn known(&self, game: Uuid) -> Option<Head> {
        self.games.read(game, |tail| tail.head).flatten()
    }

    /// The games with subscribers.
    pub(crate) fn watched_games(&self) -> Vec<Uuid> {
        self.games.ids()
    }

    /// The accounts whose inbox has subscribers.
    pub(crate) fn watched_inboxes(&self) -> Vec<Uuid> {
        self.inboxes.ids()
    }

    /// Subscribes to a game. Anything that happens before the caller has read the game is in the
    /// tail.
    pub(crate) fn watch(&self, game: Uuid) -> GameWatch {
        GameWatch(self.games.watch(game))
    }

    /// Subscribes to the inbox of an account.
    pub(crate) fn watch_inbox(&self, account: Uuid) -> Watch<()> {
        self.inboxes.watch(account)
    }
}

/// A subscription to a game.
#[derive(Debug)]
pub struct GameWatch(Watch<Tail>);

impl GameWatch {
    /// What to send to a client that knows this head.
    pub fn news(&mut self, known: Head) -> News {
        self.0.seen(|tail| tail.news(known))
    }

    /// The end of the log as far as this process knows.
    pub fn head(&mut self) -> Option<Head> {
        self.0.seen(|tail| tail.head)
    }

    /// Waits until the game has changed.
    pub async fn changed(&mut self) {
        self.0.changed().await;
    }

    /// Records that the log was read up to this head, so that older changes are not sent.
    pub fn has_read(&self, head: Head) {
        self.0.correct(|tail| {
            tail.note(head);
            false
        });
    }

    /// Records that the log ends with another head than believed.
    pub fn correct(&self, believed: Head, head: Head) {
        self.0.correct(|tail| tail.correct(believed, head));
    }
}
