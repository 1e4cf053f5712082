//! The live hub: the changes in the games and inboxes that clients follow. Changes come from this
//! process's own appends and from other replicas. Recent ones are kept, so that many viewers of a
//! game cost at most one read of its log.

use crate::{
    clock::time::{Moment, Time},
    engine::Seat,
    hosting::{outcome::CommandOutcome, phrases::SaidPhrase},
    live::{
        current_heads::CurrentHeads,
        subscriptions::{Subscription, Subscriptions},
    },
    log::{
        chain::{Hash, Head},
        codec::RecordedEvent,
    },
    shared::{Mutex, Shared, shared},
};
use serde::{Deserialize, Serialize};
use std::{
    collections::{HashMap, HashSet, VecDeque},
    mem,
    sync::{Arc, OnceLock},
};
use tokio::sync::Notify;
use uuid::Uuid;

/// The number of changes of a game that are kept for viewers that lag behind.
const KEPT: usize = 32;

/// The maximum number of phrases that wait to be published to other replicas. Further ones are not
/// published there.
const MAX_PHRASES: usize = 1000;

/// A batch of events that were written together.
#[derive(Debug)]
pub struct EventBatch {
    /// The head before the events.
    pub since: Head,
    /// The head after the events.
    pub until: Head,
    pub events: Vec<RecordedEvent>,
    /// Whether the game is over after it.
    pub is_over: bool,
    /// The text of this batch for each seat, and last for a spectator; built on first use.
    rendered: [OnceLock<Arc<str>>; 6],
}

impl EventBatch {
    pub(crate) fn new(since: Head, events: Vec<RecordedEvent>, is_over: bool) -> EventBatch {
        let until = events.last().map_or(since, |last| last.head);
        EventBatch { since, until, events, is_over, rendered: Default::default() }
    }

    /// The events after a head; none if the head is not in this batch.
    pub fn after(&self, known: Head) -> Option<&[RecordedEvent]> {
        if known == self.since {
            return Some(&self.events);
        }
        let at = self.events.iter().position(|event| event.head == known)?;
        self.events.get(at + 1..)
    }

    /// The text of this batch for a seat, or for a spectator (`None`). It is built once for all
    /// viewers who see the same.
    ///
    /// # Errors
    /// The error of `write`.
    pub fn rendered_for<E>(
        &self,
        viewer: Option<Seat>,
        write: impl FnOnce() -> Result<String, E>,
    ) -> Result<Arc<str>, E> {
        let place = viewer.map_or(5, |seat| usize::from(seat.number()));
        let Some(rendered) = self.rendered.get(place) else { return write().map(Arc::from) };
        if let Some(text) = rendered.get() {
            return Ok(Arc::clone(text));
        }
        let text = Arc::from(write()?);
        Ok(Arc::clone(rendered.get_or_init(|| text)))
    }
}

/// The update for a client that knows a head.
#[derive(Debug)]
pub enum Update {
    None,
    /// These batches. The first may begin before the known head.
    Batches(Vec<Arc<EventBatch>>),
    /// The log ends with this head as far as this process knows, but the events up to it are not
    /// kept here and have to be read from the log.
    ReadLog(Head),
}

/// A phrase that somebody has just said.
#[derive(Debug, Serialize, Deserialize)]
pub struct LivePhrase {
    pub game: Uuid,
    /// The speaker.
    pub account: Uuid,
    pub said: SaidPhrase,
}

#[derive(Debug)]
pub struct GameNews {
    pub update: Update,
    /// Phrases said since the last time.
    pub phrases: Vec<Arc<LivePhrase>>,
}

/// The last batches of a game, without gaps, and the last phrases said in it.
#[derive(Default, Debug)]
struct Tail {
    /// The end of the log as far as it is known.
    head: Option<Head>,
    batches: VecDeque<Arc<EventBatch>>,
    phrases: VecDeque<Arc<LivePhrase>>,
    /// The number of phrases said since there have been subscribers.
    said: usize,
}

impl Tail {
    fn update(&self, known: Head) -> Update {
        let Some(head) = self.head.filter(|head| *head != known) else { return Update::None };
        match self.batches.iter().position(|batch| batch.after(known).is_some_and(|new| !new.is_empty())) {
            Some(first) => Update::Batches(self.batches.iter().skip(first).cloned().collect()),
            None => Update::ReadLog(head),
        }
    }

    /// Adds a batch; true if it is new. A batch that does not continue the kept ones replaces them:
    /// there is a gap, or the history has changed, or it comes late. Subscribers detect which from the log.
    fn push(&mut self, change: Arc<EventBatch>) -> bool {
        let is_old = |known: &Arc<EventBatch>| known.after(change.until).is_some();
        if self.head == Some(change.until) || self.batches.iter().any(is_old) {
            return false;
        }
        if self.head != Some(change.since) {
            self.batches.clear();
        }
        self.head = Some(match self.head {
            // Nobody knows this head, so everybody reads the log.
            Some(head) if change.until.version <= head.version => Head { hash: Hash::default(), ..head },
            Some(_) | None => change.until,
        });
        self.batches.push_back(change);
        if self.batches.len() > KEPT {
            self.batches.pop_front();
        }
        true
    }

    /// Stores a head read from the log, unless one is known. This process learns of later ones by
    /// itself.
    fn note(&mut self, head: Head) {
        self.head.get_or_insert(head);
    }

    /// Corrects the head from the believed one to the one that was read from the log. True if the wrong head
    /// was still stored, or an earlier one: somebody who had read the log before has corrected it meanwhile.
    fn correct(&mut self, believed: Head, head: Head) -> bool {
        let is_wrong = self.head == Some(believed) && believed != head;
        let is_behind = self.head.is_some_and(|known| known.version < head.version);
        if is_wrong || is_behind {
            self.head = Some(head);
            self.batches.clear();
        }
        is_wrong || is_behind
    }

    fn hear(&mut self, phrase: Arc<LivePhrase>) {
        self.phrases.push_back(phrase);
        self.said += 1;
        if self.phrases.len() > KEPT {
            self.phrases.pop_front();
        }
    }

    /// The phrases after so many, as far as they are kept.
    fn heard_after(&self, heard: usize) -> Vec<Arc<LivePhrase>> {
        let new = self.said.saturating_sub(heard);
        self.phrases.iter().skip(self.phrases.len().saturating_sub(new)).cloned().collect()
    }
}

/// The changes that this process knows.
#[derive(Debug)]
pub struct Hub {
    time: Time,
    games: Arc<Subscriptions<Tail>>,
    /// Inboxes have no tail: a subscriber reads the inbox again.
    inboxes: Arc<Subscriptions<()>>,
    /// Nor have tournaments.
    tournaments: Arc<Subscriptions<()>>,
    /// The heads that are current as far as this process hears.
    pub(crate) heads: CurrentHeads,
    unpublished: Mutex<Unpublished>,
    /// The time at which the notification was sent that this process waits to receive itself.
    published_at: Mutex<Option<Moment>>,
    /// Signals that there is something to publish.
    pub(crate) publish_soon: Shared<Notify>,
}

/// The changes to be published to other replicas.
#[derive(Default, Debug)]
pub(crate) struct Unpublished {
    pub games: HashMap<Uuid, Head>,
    /// Accounts whose inbox changed.
    pub inboxes: HashSet<Uuid>,
    pub tournaments: HashSet<Uuid>,
    pub phrases: Vec<Arc<LivePhrase>>,
}

impl Unpublished {
    /// Adds the head of a game. Of several, which may come in any order, the last in the log is published.
    fn add_game(&mut self, game: Uuid, head: Head) {
        let last = self.games.entry(game).or_insert(head);
        if last.version < head.version {
            *last = head;
        }
    }

    fn add_phrase(&mut self, phrase: &Arc<LivePhrase>) {
        if self.phrases.len() < MAX_PHRASES {
            self.phrases.push(Arc::clone(phrase));
        }
    }
}

impl Hub {
    pub(crate) fn new(time: Time) -> Hub {
        Hub {
            heads: CurrentHeads::new(time.clone()),
            time,
            games: Arc::default(),
            inboxes: Arc::default(),
            tournaments: Arc::default(),
            unpublished: Mutex::default(),
            published_at: Mutex::default(),
            publish_soon: shared(Notify::new()),
        }
    }

    /// Publishes a change of a game and of inboxes: to subscribers here at once, to other replicas
    /// soon.
    pub(crate) fn publish(&self, outcome: &CommandOutcome) {
        let CommandOutcome { since, game, changed_inboxes, .. } = outcome;
        let batch = || EventBatch::new(*since, outcome.recorded(), game.game.is_over());
        self.publish_events(game.id, game.head, batch);
        self.notify_inboxes(changed_inboxes);
    }

    /// Publishes the events of a game up to a head. The batch is made if there are subscribers here.
    pub(crate) fn publish_events(&self, game: Uuid, head: Head, batch: impl FnOnce() -> EventBatch) {
        self.heads.changed(game);
        self.unpublished.lock().add_game(game, head);
        self.games.modify(game, |tail| tail.push(Arc::new(batch())));
        self.publish_soon.notify_one();
    }

    /// Publishes that these inboxes changed: to subscribers here at once, to other replicas soon.
    pub(crate) fn notify_inboxes(&self, accounts: &[Uuid]) {
        if accounts.is_empty() {
            return;
        }
        self.unpublished.lock().inboxes.extend(accounts);
        self.wake_inboxes(accounts.iter().copied());
        self.publish_soon.notify_one();
    }

    /// Publishes that a tournament changed: to subscribers here at once, to other replicas soon.
    pub(crate) fn notify_tournament(&self, id: Uuid) {
        self.unpublished.lock().tournaments.insert(id);
        self.wake_tournaments([id]);
        self.publish_soon.notify_one();
    }

    /// Publishes a phrase: to subscribers here at once, to other replicas soon.
    pub(crate) fn say(&self, phrase: LivePhrase) {
        let phrase = Arc::new(phrase);
        self.unpublished.lock().add_phrase(&phrase);
        self.hear(phrase);
        self.publish_soon.notify_one();
    }

    /// Sends subscribers of a game a phrase.
    pub(crate) fn hear(&self, phrase: Arc<LivePhrase>) {
        self.games.modify(phrase.game, |tail| {
            tail.hear(phrase);
            true
        });
    }

    /// Sends subscribers of a game events that were read from its log.
    pub(crate) fn receive(&self, game: Uuid, change: EventBatch) {
        self.games.modify(game, |tail| tail.push(Arc::new(change)));
    }

    /// Makes subscribers of these inboxes read them again.
    pub(crate) fn wake_inboxes(&self, accounts: impl IntoIterator<Item = Uuid>) {
        accounts.into_iter().for_each(|account| self.inboxes.modify(account, |()| true));
    }

    /// Makes subscribers of these tournaments read them again.
    pub(crate) fn wake_tournaments(&self, ids: impl IntoIterator<Item = Uuid>) {
        ids.into_iter().for_each(|id| self.tournaments.modify(id, |()| true));
    }

    pub(crate) fn take_unpublished(&self) -> Unpublished {
        mem::take(&mut *self.unpublished.lock())
    }

    /// Notes that a notification is sent now.
    pub(crate) fn note_published(&self) {
        self.published_at.lock().get_or_insert_with(|| self.time.moment());
    }

    /// The time at which the notification was sent that has now been received.
    pub(crate) fn take_published(&self) -> Option<Moment> {
        self.published_at.lock().take()
    }

    /// Whether this process waits to receive a notification of its own.
    pub(crate) fn waits_for_itself(&self) -> bool {
        self.published_at.lock().is_some()
    }

    /// Publishes a change again of which nobody may have heard, because the answer to its commit was lost:
    /// to this process, too.
    pub(crate) fn publish_again(&self, game: Uuid, head: Head) {
        self.heads.changed(game);
        self.unpublished.lock().games.entry(game).or_insert(head);
        self.publish_soon.notify_one();
    }

    /// Corrects the head of a game for its subscribers, whose log ends with another one than
    /// believed.
    pub(crate) fn correct(&self, game: Uuid, believed: Head, head: Head) {
        self.games.modify(game, |tail| tail.correct(believed, head));
    }

    /// The head after which subscribers here lack events, of a game whose log ends with another. Those who
    /// are about to read the game may read it without them, so they are told of that head.
    pub(crate) fn missing_after(&self, game: Uuid, head: Head) -> Option<Head> {
        let mut known = None;
        self.games.modify(game, |tail| {
            known = tail.head;
            tail.note(head);
            known.is_none()
        });
        let behind = known.filter(|known| *known != head);
        if behind.is_some() {
            self.heads.changed(game);
        }
        behind
    }

    pub(crate) fn subscribed_games(&self) -> Vec<Uuid> {
        self.games.ids()
    }

    pub(crate) fn subscribed_inboxes(&self) -> Vec<Uuid> {
        self.inboxes.ids()
    }

    pub(crate) fn subscribed_tournaments(&self) -> Vec<Uuid> {
        self.tournaments.ids()
    }

    /// Subscribes to a game, for a viewer. Anything that happens before the caller has read the game is in
    /// the tail.
    pub(crate) fn subscribe(&self, game: Uuid, viewer: Option<Uuid>) -> GameSubscription {
        let mut tail = self.games.subscribe(game);
        let (heard, before) = tail.seen(|tail| (tail.said, tail.head));
        let inbox = viewer.map(|viewer| self.inboxes.subscribe(viewer));
        GameSubscription { tail, heard, before, inbox, is_in_doubt: false }
    }

    pub(crate) fn subscribe_inbox(&self, account: Uuid) -> Subscription<()> {
        self.inboxes.subscribe(account)
    }

    pub(crate) fn subscribe_tournament(&self, id: Uuid) -> Subscription<()> {
        self.tournaments.subscribe(id)
    }
}

#[derive(Debug)]
pub struct GameSubscription {
    tail: Subscription<Tail>,
    /// The number of phrases that the subscriber has received.
    heard: usize,
    /// The head that was known at the time of the subscription.
    before: Option<Head>,
    /// The inbox of the viewer, which also changes when the viewer may no longer see something.
    inbox: Option<Subscription<()>>,
    is_in_doubt: bool,
}

impl GameSubscription {
    /// The news for a client that knows this head, and has received the earlier ones.
    pub fn news(&mut self, known: Head) -> GameNews {
        let GameSubscription { tail, heard, .. } = self;
        tail.seen(|tail| {
            let phrases = tail.heard_after(*heard);
            *heard = tail.said;
            GameNews { update: tail.update(known), phrases }
        })
    }

    /// Whether the log goes on, as far as this process knows, after a head that was read since the
    /// subscription. The head that it knew before may be older than that.
    pub fn has_news(&mut self, read: Head) -> bool {
        let head = self.tail.seen(|tail| tail.head);
        head != self.before && head != Some(read)
    }

    pub async fn changed(&mut self) {
        match &mut self.inbox {
            Some(inbox) => tokio::select! {
                biased;
                () = inbox.changed() => self.is_in_doubt = true,
                () = self.tail.changed() => {}
            },
            None => self.tail.changed().await,
        }
    }

    /// Whether the viewer may have lost the right to see the game since the last call.
    pub fn take_doubt(&mut self) -> bool {
        let is_new = self.inbox.as_mut().is_some_and(Subscription::take_change);
        mem::take(&mut self.is_in_doubt) || is_new
    }

    /// Players with a seat keep the right to see the game.
    pub fn forget_viewer(&mut self) {
        self.inbox = None;
    }

    /// Records that the log was read up to this head, so that older changes are not sent.
    pub fn has_read(&self, head: Head) {
        self.tail.correct(|tail| {
            tail.note(head);
            false
        });
    }

    /// Records that the log ends with another head than believed.
    pub fn correct(&self, believed: Head, head: Head) {
        self.tail.correct(|tail| tail.correct(believed, head));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(version: u32) -> Head {
        Head { version, hash: [7; 16] }
    }

    #[test]
    fn a_head_behind_the_log_is_corrected_whatever_was_believed() {
        let mut tail = Tail { head: Some(head(3)), ..Tail::default() };
        let stand_in = Head { hash: Hash::default(), ..head(3) };
        assert!(tail.correct(stand_in, head(4)), "somebody has corrected the stand-in by an older read");
        assert_eq!(tail.head, Some(head(4)));
        assert!(!tail.correct(stand_in, head(3)), "a late read takes nothing back");
        assert_eq!(tail.head, Some(head(4)));
    }
}
