//! The clock of the system, as far as it can be trusted. Each heartbeat compares it with the database's,
//! and between two heartbeats it may not jump: what follows from a wrong time, an expired session or a
//! game that is lost on time, cannot be taken back.

use crate::engine::Int;
use jiff::{SignedDuration, Timestamp};
use std::{
    sync::atomic::{AtomicI64, Ordering::Relaxed},
    time::Instant,
};

/// The most by which the clock may differ from the database's, or jump, in µs. The path to the database
/// adds its uncertainty.
const TOLERANCE: i64 = 2_000_000;

/// The clock of this machine, or the database's, is wrong: they differ, or this one has jumped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the clock of this machine is {:#} {} that of the database", .ahead.abs(), if .ahead.is_negative() { "behind" } else { "ahead of" })]
pub struct WrongClock {
    ahead: SignedDuration,
}

impl WrongClock {
    fn by(micros: i64) -> WrongClock {
        // In whole seconds: the fraction is not known so well.
        WrongClock { ahead: SignedDuration::from_secs((micros + micros.signum() * 500_000) / 1_000_000) }
    }
}

/// The system's clock, and a steady one, which nobody sets.
#[derive(Debug)]
pub struct SystemClock {
    /// The zero of the steady clock.
    zero: Instant,
    /// The time that the system's clock showed at `zero`, as of the last comparison that it passed, in µs
    /// since 1970; [`NEVER`] if there was none.
    shown_at_zero: AtomicI64,
    /// By how many µs it differed at the last comparison, if it failed; otherwise 0.
    ahead: AtomicI64,
}

const NEVER: i64 = i64::MIN;

impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock { zero: Instant::now(), shown_at_zero: AtomicI64::new(NEVER), ahead: AtomicI64::new(0) }
    }
}

impl SystemClock {
    /// The time: the system's, unless that has jumped since it was last right.
    pub fn now(&self) -> Timestamp {
        let system = Timestamp::now();
        match self.jump(system.as_microsecond()) {
            0 => system,
            jump => system.saturating_sub(SignedDuration::from_micros(jump)).unwrap_or(system),
        }
    }

    /// Checks that the last comparison was passed, and that the clock has not jumped since.
    ///
    /// # Errors
    /// `WrongClock`.
    pub fn check(&self) -> Result<(), WrongClock> {
        match (self.ahead.load(Relaxed), self.jump(Timestamp::now().as_microsecond())) {
            (0, 0) => Ok(()),
            (0, jump) => Err(WrongClock::by(jump)),
            (ahead, _) => Err(WrongClock::by(ahead)),
        }
    }

    /// Whether the clock has jumped since it was last right. After a sleep of the machine it has, too.
    pub fn has_jumped(&self) -> bool {
        self.jump(Timestamp::now().as_microsecond()) != 0
    }

    /// Compares the clock with the database's, which was read by a statement sent at `sent`. Returns by how
    /// many seconds this one is ahead, and whether that is too much.
    pub fn compare(&self, sent: Instant, database: Timestamp) -> (f64, Result<(), WrongClock>) {
        let (system, steady) = (Timestamp::now().as_microsecond(), self.steady());
        let way = i64::saturating_from(sent.elapsed().as_micros()) / 2;
        let ahead = system - way - database.as_microsecond();
        (ahead.to_float() / 1e6, self.judge(system - steady, ahead, way))
    }

    fn judge(&self, shown_at_zero: i64, ahead: i64, uncertainty: i64) -> Result<(), WrongClock> {
        if ahead.abs() > TOLERANCE + uncertainty {
            self.ahead.store(ahead, Relaxed);
            return Err(WrongClock::by(ahead));
        }
        self.shown_at_zero.store(shown_at_zero, Relaxed);
        self.ahead.store(0, Relaxed);
        Ok(())
    }

    /// By how many µs the system's clock has jumped since it was last right; 0 for what is tolerated.
    fn jump(&self, system: i64) -> i64 {
        match self.shown_at_zero.load(Relaxed) {
            NEVER => 0,
            shown_at_zero => {
                let jump = system - (shown_at_zero + self.steady());
                if jump.abs() > TOLERANCE { jump } else { 0 }
            }
        }
    }

    fn steady(&self) -> i64 {
        i64::saturating_from(self.zero.elapsed().as_micros())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000_000;

    fn shown_at_zero(clock: &SystemClock) -> i64 {
        Timestamp::now().as_microsecond() - clock.steady()
    }

    #[test]
    fn a_clock_that_was_never_compared_is_the_systems() {
        let clock = SystemClock::default();
        assert!(clock.check().is_ok() && !clock.has_jumped());
        assert!((clock.now().as_microsecond() - Timestamp::now().as_microsecond()).abs() < TOLERANCE);
    }

    #[test]
    fn a_clock_that_differs_is_wrong_until_a_comparison_is_passed() {
        for (ahead, words) in [(HOUR, "1h ahead of that"), (-400 * 24 * HOUR, "9600h behind that")] {
            let clock = SystemClock::default();
            assert!(clock.judge(shown_at_zero(&clock), ahead, 0).is_err_and(|it| it.to_string().contains(words)));
            assert!(clock.check().is_err());
            assert!(clock.judge(shown_at_zero(&clock), ahead.signum() * TOLERANCE, 0).is_ok());
            assert!(clock.check().is_ok());
        }
    }

    #[test]
    fn half_of_the_way_to_the_database_is_allowed_for() {
        let clock = SystemClock::default();
        assert!(clock.judge(shown_at_zero(&clock), TOLERANCE + 400_000, 500_000).is_ok());
        assert!(clock.judge(shown_at_zero(&clock), TOLERANCE + 600_000, 500_000).is_err());
        let (sent, database) = (Instant::now(), Timestamp::now());
        assert!(clock.compare(sent, database).1.is_ok());
    }

    #[test]
    fn a_jump_is_noticed_at_once_and_changes_no_time() {
        for jump in [HOUR, -HOUR, 400 * 24 * HOUR] {
            let clock = SystemClock::default();
            // As if the clock had shown another time when it was right.
            assert!(clock.judge(shown_at_zero(&clock) - jump, 0, 0).is_ok());
            assert!(clock.has_jumped() && clock.check().is_err());
            let kept = Timestamp::now().as_microsecond() - jump;
            assert!((clock.now().as_microsecond() - kept).abs() < TOLERANCE, "the time before the jump goes on");
            assert!(clock.judge(shown_at_zero(&clock), 0, 0).is_ok());
            assert!(!clock.has_jumped() && clock.check().is_ok(), "both were set, or the machine slept");
        }
    }
}
