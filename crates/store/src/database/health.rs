//! The health of its database as a process knows it: whether its connections last, and whether it
//! accepts writes. All times are monotonic.

use crate::{DatabaseError, engine::Int};
use diesel::result::{DatabaseErrorKind, Error as DieselError};
use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::{Duration, Instant},
};

/// The time for which a failed append counts against the database if none succeeds.
const FAULT_COUNTS: Duration = Duration::from_secs(4);

/// The time without a successful heartbeat after which the process no longer counts as running.
const OVERDUE: Duration = Duration::from_secs(10);

/// The time for which a heartbeat shows that the database answers: a beat and a half.
const RECENT: Duration = Duration::from_secs(3);

#[derive(Debug)]
pub struct Health {
    began: Instant,
    /// The time at which a connection was last unexpectedly found lost.
    lost: Moment,
    /// The time of a failed append, if none has succeeded since.
    append_failed: Moment,
    /// The time of the last heartbeat that was written.
    beat: Moment,
    beat_failed: AtomicBool,
    draining: AtomicBool,
    /// Whether this process writes heartbeats; otherwise none can be overdue.
    beats: AtomicBool,
}

/// The reason for which moves cannot be accepted now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unhealthy {
    Stopping,
    ClockWrong,
    MovesUnwritten,
    HeartbeatUnwritten,
    HeartbeatOverdue,
}

/// Microseconds since the process began; 0: never.
#[derive(Debug, Default)]
struct Moment(AtomicU64);

impl Moment {
    fn is_within(&self, now: u64, limit: Duration) -> bool {
        let at = self.0.load(Ordering::Relaxed);
        at != 0 && now.saturating_sub(at) < u64::saturating_from(limit.as_micros())
    }
}

impl Health {
    pub(crate) fn new() -> Health {
        Health {
            began: Instant::now(),
            lost: Moment::default(),
            append_failed: Moment::default(),
            beat: Moment::default(),
            beat_failed: AtomicBool::new(false),
            draining: AtomicBool::new(false),
            beats: AtomicBool::new(false),
        }
    }

    /// The current time on this scale.
    pub(crate) fn now(&self) -> u64 {
        u64::saturating_from(self.began.elapsed().as_micros()) + 1
    }

    /// Records the loss of a connection that began at `began`: older ones must not be used again.
    /// False if that was already known; then the loss is no sign against newer connections.
    pub(crate) fn lost_connection(&self, began: u64) -> bool {
        let now = self.now();
        let news = |lost: u64| (began > lost).then_some(now);
        self.lost.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, news).is_ok()
    }

    /// Whether a connection that began at this time may be used again.
    pub(crate) fn may_use(&self, began: Instant) -> bool {
        let began = u64::saturating_from(began.saturating_duration_since(self.began).as_micros()) + 1;
        began > self.lost.0.load(Ordering::Relaxed)
    }

    pub(crate) fn append_succeeded(&self) {
        self.append_failed.0.store(0, Ordering::Relaxed);
    }

    pub(crate) fn append_failed(&self, fault: &DatabaseError) {
        if fault.passes() {
            self.append_failed.0.store(self.now(), Ordering::Relaxed);
        }
        self.leave_if_read_only(fault);
    }

    /// A server that refuses writes is, or has become, the wrong one to be connected to.
    fn leave_if_read_only(&self, fault: &DatabaseError) {
        if let DatabaseError::Query(DieselError::DatabaseError(kind, _)) = fault.root()
            && matches!(kind, DatabaseErrorKind::ReadOnlyTransaction)
        {
            self.lost.0.store(self.now(), Ordering::Relaxed);
        }
    }

    pub(crate) fn drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
    }

    pub(crate) fn expect_heartbeats(&self) {
        self.beat.0.store(self.now(), Ordering::Relaxed);
        self.beats.store(true, Ordering::Relaxed);
    }

    /// Records the result of writing a heartbeat. The first one after an outage also counts for
    /// appends: a replica that is not ready receives none that could succeed.
    pub(crate) fn heartbeat_written(&self, outcome: &Result<(), DatabaseError>) {
        let had_failed = self.beat_failed.swap(outcome.is_err(), Ordering::Relaxed);
        match outcome {
            Ok(()) => {
                self.beat.0.store(self.now(), Ordering::Relaxed);
                if had_failed {
                    self.append_succeeded();
                }
            }
            Err(fault) => self.leave_if_read_only(fault),
        }
    }

    /// Whether the database has answered this process in the last seconds: it wrote a heartbeat.
    pub fn has_beaten(&self) -> bool {
        self.beats.load(Ordering::Relaxed)
            && !self.beat_failed.load(Ordering::Relaxed)
            && self.beat.is_within(self.now(), RECENT)
    }

    pub fn unhealthy(&self) -> Option<Unhealthy> {
        if self.draining.load(Ordering::Relaxed) {
            return Some(Unhealthy::Stopping);
        }
        let within = |moment: &Moment, limit| moment.is_within(self.now(), limit);
        if within(&self.append_failed, FAULT_COUNTS) {
            return Some(Unhealthy::MovesUnwritten);
        }
        if self.beat_failed.load(Ordering::Relaxed) {
            return Some(Unhealthy::HeartbeatUnwritten);
        }
        let overdue = self.beats.load(Ordering::Relaxed) && !within(&self.beat, OVERDUE);
        overdue.then_some(Unhealthy::HeartbeatOverdue)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_connection_condemns_older_ones_and_no_newer_ones() {
        let health = Health::new();
        let (older, began) = (Instant::now(), health.now());
        std::thread::sleep(Duration::from_millis(2));
        assert!(health.may_use(older));
        assert!(health.lost_connection(began));
        assert!(!health.may_use(older));
        std::thread::sleep(Duration::from_millis(2));
        let newer = Instant::now();
        assert!(health.may_use(newer));
        assert!(!health.lost_connection(began) && health.may_use(newer), "another of the old ones is no news");
    }

    #[test]
    fn a_failed_heartbeat_counts_until_one_succeeds() {
        let health = Health::new();
        assert_eq!(health.unhealthy(), None, "no beat is expected of a process without jobs");
        health.heartbeat_written(&Err(DieselError::NotFound.into()));
        assert!(health.unhealthy().is_some());
        health.heartbeat_written(&Ok(()));
        assert_eq!(health.unhealthy(), None);
    }

    #[test]
    fn a_heartbeat_shows_that_the_database_answers() {
        let health = Health::new();
        health.heartbeat_written(&Ok(()));
        assert!(!health.has_beaten(), "no beat follows in a process without jobs");
        health.expect_heartbeats();
        health.heartbeat_written(&Err(DieselError::NotFound.into()));
        assert!(!health.has_beaten());
        health.heartbeat_written(&Ok(()));
        assert!(health.has_beaten());
    }

    #[test]
    fn only_the_first_heartbeat_after_an_outage_clears_appends() {
        let health = Health::new();
        health.heartbeat_written(&Ok(()));
        health.append_failed(&DieselError::BrokenTransactionManager.into());
        health.heartbeat_written(&Ok(()));
        assert_eq!(health.unhealthy(), Some(Unhealthy::MovesUnwritten), "the disk for the log may be full");
        health.heartbeat_written(&Err(DieselError::NotFound.into()));
        health.heartbeat_written(&Ok(()));
        assert_eq!(health.unhealthy(), None);
    }
}
