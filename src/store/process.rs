//! What the stores of a process share: the games it remembers, the time, and the limits its operator has set.

use crate::{
    game::{hosted_game::HostedGame, limits::Limits},
    store::{Changes, Vitals},
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

/// How many games a process remembers folded (a few kB each). It may forget any at any time.
const FOLDED_GAMES: usize = 4096;

/// What the stores of a process share.
#[derive(Clone, Debug)]
pub struct Process {
    /// HostedGame games: a game at a version stays true, so it only ever needs the events after it.
    pub(crate) folded: Arc<Cache<Uuid, Arc<HostedGame>>>,
    /// Which of the replicas this is, drawn when it starts.
    pub(crate) replica: Uuid,
    /// What changes in games and inboxes that are watched.
    pub changes: Arc<Changes>,
    /// What time it is.
    pub time: Time,
    /// What the operator has set.
    pub limits: Limits,
    /// What it has learned of its database.
    pub(crate) vitals: Arc<Vitals>,
}

impl Process {
    /// One that remembers nothing yet.
    pub fn new(limits: Limits) -> Process {
        Process {
            folded: Arc::new(Cache::new(FOLDED_GAMES)),
            replica: Uuid::now_v7(),
            changes: Arc::default(),
            time: Time::default(),
            limits,
            vitals: Arc::new(Vitals::new()),
        }
    }
}

/// The time of the system, which tests move on.
#[derive(Clone, Default, Debug)]
pub struct Time {
    /// By how many milliseconds.
    ahead: Arc<AtomicI64>,
}

impl Time {
    /// What time it is, to the microsecond, as the database keeps it.
    pub fn now(&self) -> Timestamp {
        let now = Timestamp::now() + SignedDuration::from_millis(self.ahead.load(Ordering::Relaxed));
        Timestamp::from_microsecond(now.as_microsecond()).unwrap_or(now)
    }

    /// Moves it on, for tests.
    pub fn advance(&self, by: Duration) {
        self.ahead.fetch_add(by.as_millis() as i64, Ordering::Relaxed);
    }
}
