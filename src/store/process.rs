//! What the stores of a process share: the cached games, the clock, and the operator's limits.

use crate::{
    game::{hosted_game::HostedGame, limits::Limits},
    store::{Hub, Vitals},
};
use jiff::{SignedDuration, Timestamp};
use quick_cache::sync::Cache;
use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};
use uuid::Uuid;

/// How many hosted games a process caches (a few kB each). Any of them may be evicted at any time.
const CACHED_GAMES: usize = 4096;

/// What the stores of a process share.
#[derive(Clone, Debug)]
pub struct Process {
    /// Cached hosted games. A game at a version never changes, so only the later events have to be
    /// read.
    pub(crate) hosted: Arc<Cache<Uuid, Arc<HostedGame>>>,
    /// The id of this replica, drawn at start.
    pub(crate) replica: Uuid,
    /// The live hub: changes in subscribed games and inboxes.
    pub hub: Arc<Hub>,
    /// The clock.
    pub time: Time,
    /// The operator's limits.
    pub limits: Limits,
    /// What it knows about the state of its database.
    pub(crate) vitals: Arc<Vitals>,
}

impl Process {
    /// A process with an empty cache.
    pub fn new(limits: Limits) -> Process {
        Process {
            hosted: Arc::new(Cache::new(CACHED_GAMES)),
            replica: Uuid::now_v7(),
            hub: Arc::default(),
            time: Time::default(),
            limits,
            vitals: Arc::new(Vitals::new()),
        }
    }
}

/// The system clock, which tests can move forward.
#[derive(Clone, Default, Debug)]
pub struct Time {
    /// By how many milliseconds it is ahead.
    ahead: Arc<AtomicI64>,
}

impl Time {
    /// The current time, in microseconds, the precision of the database.
    pub fn now(&self) -> Timestamp {
        let now = Timestamp::now() + SignedDuration::from_millis(self.ahead.load(Ordering::Relaxed));
        Timestamp::from_microsecond(now.as_microsecond()).unwrap_or(now)
    }

    /// Moves the clock forward, for tests.
    pub fn advance(&self, by: Duration) {
        self.ahead.fetch_add(by.as_millis() as i64, Ordering::Relaxed);
    }
}
