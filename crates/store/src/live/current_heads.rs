//! The heads that this replica has read and that are still the ends of their logs, as far as it
//! hears: a client that asks with such a head learns without a statement that nothing has changed.
//!
//! Every replica publishes the games that it has changed (`store::peers`). This one relies on that
//! while notifications to itself come back, which proves that it hears the others, and for each head
//! only for [`LONGEST`]: a replica that is killed between a commit and the notification does not
//! publish.

use crate::{
    clock::time::{Moment, Time},
    engine::Int,
    log::chain::Head,
};
use parking_lot::Mutex;
use quick_cache::sync::Cache;
use std::{
    sync::atomic::{AtomicU32, Ordering::SeqCst},
    time::Duration,
};
use uuid::Uuid;

/// The time after its reading for which a head counts as the end of its log: the longest for which a
/// client can be told that nothing has changed although something has.
const LONGEST: Duration = Duration::from_secs(5);

/// The time for which a notification that came back proves that this replica hears the others.
const PROOF: Duration = Duration::from_millis(2500);

/// The number of counters of changes. A change in one game also counts for the others of its counter,
/// which are read once more.
const COUNTERS: usize = 1 << 14;

/// The number of heads that are remembered.
const REMEMBERED: usize = 4096;

/// The heads that are current as far as this replica hears.
#[derive(Debug)]
pub(crate) struct CurrentHeads {
    time: Time,
    read: Cache<Uuid, ReadHead>,
    /// The number of changes of the games of each counter.
    changes: Box<[AtomicU32]>,
    /// The number of connections on which this replica has listened.
    connections: AtomicU32,
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

#[derive(Clone, Copy, Debug)]
struct ReadHead {
    head: Head,
    reading: Reading,
}

impl CurrentHeads {
    pub fn new(time: Time) -> CurrentHeads {
        CurrentHeads {
            time,
            read: Cache::new(REMEMBERED),
            changes: (0..COUNTERS).map(|_| AtomicU32::new(0)).collect(),
            connections: AtomicU32::new(0),
            heard_until: Mutex::new(None),
        }
    }

    /// Begins the reading of a head: called before the statement is sent.
    pub fn begin_reading(&self, game: Uuid) -> Reading {
        let connections = self.connections.load(SeqCst);
        Reading { changes: self.changes_of(game).load(SeqCst), connections, at: self.time.moment() }
    }

    /// Remembers a head that was read.
    pub fn remember(&self, game: Uuid, head: Head, reading: Reading) {
        self.read.insert(game, ReadHead { head, reading });
    }

    /// The head of a game, if it is remembered and current.
    pub fn current(&self, game: Uuid) -> Option<Head> {
        let ReadHead { head, reading } = self.read.get(&game)?;
        let is_unchanged = reading.changes == self.changes_of(game).load(SeqCst)
            && reading.connections == self.connections.load(SeqCst);
        (is_unchanged && self.hears() && self.time.since(reading.at) < LONGEST).then_some(head)
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

    fn head(version: u32) -> Head {
        Head { version, hash: [version as u8; 16] }
    }

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

    fn read(heads: &CurrentHeads, version: u32) {
        heads.remember(GAME, head(version), heads.begin_reading(GAME));
    }

    #[test]
    fn a_head_is_current_until_a_change_is_heard() {
        let heads = hearing();
        assert_eq!(heads.current(GAME), None);
        read(&heads, 1);
        assert_eq!(heads.current(GAME), Some(head(1)));
        heads.changed(GAME);
        assert_eq!(heads.current(GAME), None);
    }

    #[test]
    fn a_change_heard_during_a_reading_voids_it() {
        let heads = hearing();
        let reading = heads.begin_reading(GAME);
        heads.changed(GAME);
        heads.remember(GAME, head(1), reading);
        assert_eq!(heads.current(GAME), None);
    }

    #[test]
    fn no_head_is_current_while_others_are_not_heard() {
        let heads = deaf();
        read(&heads, 1);
        assert_eq!(heads.current(GAME), None, "nothing has come back yet");
        hear(&heads);
        assert_eq!(heads.current(GAME), Some(head(1)));
        heads.lost();
        assert_eq!(heads.current(GAME), None, "the connection is lost");
        heads.listens();
        hear(&heads);
        assert_eq!(heads.current(GAME), None, "something may have been missed");
    }

    #[test]
    fn an_echo_proves_nothing_for_long() {
        let heads = hearing();
        read(&heads, 1);
        heads.time.advance(PROOF - Duration::from_nanos(1));
        assert_eq!(heads.current(GAME), Some(head(1)));
        heads.time.advance(Duration::from_nanos(1));
        assert_eq!(heads.current(GAME), None);
        hear(&heads);
        assert_eq!(heads.current(GAME), Some(head(1)));
    }

    #[test]
    fn a_head_is_current_for_a_few_seconds_only() {
        let heads = hearing();
        read(&heads, 1);
        heads.time.advance(LONGEST - Duration::from_nanos(1));
        hear(&heads);
        assert_eq!(heads.current(GAME), Some(head(1)));
        heads.time.advance(Duration::from_nanos(1));
        assert_eq!(heads.current(GAME), None);
    }
}
