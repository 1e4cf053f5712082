//! Readings of heads that are still the ends of their logs, as far as this replica hears: a client that
//! asks with such a head learns without a statement that nothing has changed.
//!
//! Every replica publishes the games that it has changed (`store::peers`). This one relies on that
//! while notifications to itself come back, which proves that it hears the others, and for each head
//! only for [`LONGEST`]: a replica that is killed between a commit and the notification does not
//! publish.

use crate::{
    clock::time::{Moment, Time},
    engine::Int,
    shared::{Mutex, Shared, shared},
};
use std::{
    sync::atomic::{AtomicU32, Ordering::SeqCst},
    time::Duration,
};
use uuid::Uuid;

/// The time after its reading for which a head counts as the end of its log: the longest for which a
/// client can be told that nothing has changed although something has.
pub(crate) const LONGEST: Duration = Duration::from_secs(5);

/// The time for which a notification that came back proves that this replica hears the others.
const PROOF: Duration = Duration::from_millis(2500);

/// The number of counters of changes. A change in one game also counts for the others of its counter,
/// which are read once more.
const COUNTERS: usize = 1 << 14;

/// The changes by which this replica knows which of the heads that it has read are current.
#[derive(Debug)]
pub(crate) struct CurrentHeads {
    time: Time,
    /// The number of changes of the games of each counter.
    changes: Shared<Box<[AtomicU32]>>,
    /// The number of connections on which this replica has listened.
    connections: Shared<AtomicU32>,
    /// The time at which the last notification that came back was sent; none if none has come back on
    /// the present connection.
    heard_until: Mutex<Option<Moment>>,
}

/// The state before a reading: what is read stays current while this is the state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading {
    changes: u32,
    connections: u32,
    at: Moment,
}

impl CurrentHeads {
    pub fn new(time: Time) -> CurrentHeads {
        CurrentHeads {
            time,
            changes: shared((0..COUNTERS).map(|_| AtomicU32::new(0)).collect()),
            connections: shared(AtomicU32::new(0)),
            heard_until: Mutex::new(None),
        }
    }

    /// Begins the reading of a head: called before the statement is sent.
    pub fn begin_reading(&self, game: Uuid) -> Reading {
        let connections = self.connections.load(SeqCst);
        Reading { changes: self.changes_of(game).load(SeqCst), connections, at: self.time.moment() }
    }

    /// Whether the head of a game that a reading has found is current.
    pub fn is_current(&self, game: Uuid, reading: Reading) -> bool {
        let is_unchanged = reading.changes == self.changes_of(game).load(SeqCst)
            && reading.connections == self.connections.load(SeqCst);
        is_unchanged && self.hears() && self.time.since(reading.at) < LONGEST
    }

    /// Records a change of a game.
    pub fn changed(&self, game: Uuid) {
        self.changes_of(game).fetch_add(1, SeqCst);
    }

    /// Records that this replica listens on a new connection: it may have missed changes before.
    pub fn listens(&self) {
        self.connections.fetch_add(1, SeqCst);
    }

    /// Records that a notification has come back that was sent at a time: all earlier ones have come.
    pub fn has_heard(&self, sent: Moment) {
        *self.heard_until.lock() = Some(sent);
    }

    /// Records that the connection on which this replica listened is lost.
    pub fn lost(&self) {
        *self.heard_until.lock() = None;
    }

    fn hears(&self) -> bool {
        self.heard_until.lock().is_some_and(|sent| self.time.since(sent) < PROOF)
    }

    /// The counter of a game. The end of an id is random.
    #[expect(clippy::indexing_slicing, reason = "within the length")]
    fn changes_of(&self, game: Uuid) -> &AtomicU32 {
        let (_, low) = game.as_u64_pair();
        &self.changes[usize::saturating_from(low) % COUNTERS]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: Uuid = Uuid::from_u128(1);

    /// On a clock that is held.
    fn deaf() -> CurrentHeads {
        let heads = CurrentHeads::new(Time::default());
        heads.time.hold();
        heads
    }

    fn hear(heads: &CurrentHeads) {
        heads.has_heard(heads.time.moment());
    }

    fn hearing() -> CurrentHeads {
        let heads = deaf();
        heads.listens();
        hear(&heads);
        heads
    }

    #[test]
    fn a_head_is_current_until_a_change_is_heard() {
        let heads = hearing();
        let reading = heads.begin_reading(GAME);
        assert!(heads.is_current(GAME, reading));
        heads.changed(GAME);
        assert!(!heads.is_current(GAME, reading), "also if it was heard during the reading");
        assert!(heads.is_current(GAME, heads.begin_reading(GAME)));
    }

    #[test]
    fn no_head_is_current_while_others_are_not_heard() {
        let heads = deaf();
        let reading = heads.begin_reading(GAME);
        assert!(!heads.is_current(GAME, reading), "nothing has come back yet");
        hear(&heads);
        assert!(heads.is_current(GAME, reading));
        heads.lost();
        assert!(!heads.is_current(GAME, reading), "the connection is lost");
        heads.listens();
        hear(&heads);
        assert!(!heads.is_current(GAME, reading), "something may have been missed");
    }

    #[test]
    fn an_echo_proves_nothing_for_long() {
        let heads = hearing();
        let reading = heads.begin_reading(GAME);
        heads.time.advance(PROOF - Duration::from_nanos(1));
        assert!(heads.is_current(GAME, reading));
        heads.time.advance(Duration::from_nanos(1));
        assert!(!heads.is_current(GAME, reading));
        hear(&heads);
        assert!(heads.is_current(GAME, reading));
    }

    #[test]
    fn a_head_is_current_for_a_few_seconds_only() {
        let heads = hearing();
        let reading = heads.begin_reading(GAME);
        heads.time.advance(LONGEST - Duration::from_nanos(1));
        hear(&heads);
        assert!(heads.is_current(GAME, reading));
        heads.time.advance(Duration::from_nanos(1));
        assert!(!heads.is_current(GAME, reading));
    }
}
