//! The clock of the service: the time of day, the moments of the process, and waiting for them. Tests
//! hold it and move it forward.

use crate::clock::system_clock::{SystemClock, WrongClock};
use jiff::{SignedDuration, Timestamp};
use std::{ops::Add, sync::Arc, time::Duration};
use tokio::{
    sync::watch,
    time::{Instant, sleep},
};

/// The system clock, which tests can hold and move forward.
#[derive(Clone, Debug)]
pub struct Time(Arc<Clock>);

#[derive(Debug)]
struct Clock {
    began: Instant,
    system: SystemClock,
    setting: watch::Sender<Setting>,
}

/// The difference between the clock and that of the system: none but in tests.
#[derive(Clone, Copy, Default, Debug)]
struct Setting {
    ahead: Duration,
    /// The time at which the clock was held; none while it goes.
    held_at: Option<(Instant, Timestamp)>,
}

/// A moment of the process: the time since it began. Unlike the time of day, it is never set back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Moment(Duration);

impl Moment {
    /// The time since the process began.
    pub fn since_start(self) -> Duration {
        self.0
    }
}

impl Add<Duration> for Moment {
    type Output = Moment;

    fn add(self, by: Duration) -> Moment {
        Moment(self.0.saturating_add(by))
    }
}

impl Default for Time {
    fn default() -> Time {
        let (system, setting) = (SystemClock::default(), watch::Sender::default());
        Time(Arc::new(Clock { began: Instant::now(), system, setting }))
    }
}

impl Time {
    /// The current time, in microseconds, the precision of the database.
    pub fn now(&self) -> Timestamp {
        let Setting { ahead, held_at } = self.setting();
        let now = held_at.map_or_else(|| self.0.system.now(), |(_, now)| now);
        let now = now + SignedDuration::try_from(ahead).unwrap_or(SignedDuration::ZERO);
        Timestamp::from_microsecond(now.as_microsecond()).unwrap_or(now)
    }

    /// A time that another clock shows, as far ahead as tests have moved this one.
    pub fn moved(&self, time: Timestamp) -> Timestamp {
        let Setting { ahead, held_at } = self.setting();
        let time = held_at.map_or(time, |(_, held)| held);
        time + SignedDuration::try_from(ahead).unwrap_or(SignedDuration::ZERO)
    }

    /// Checks that the system clock is right, as far as the process knows: it does no work that depends on
    /// time if not.
    ///
    /// # Errors
    /// `WrongClock`.
    pub fn check(&self) -> Result<(), WrongClock> {
        self.0.system.check()
    }

    /// The clock of the system, which tests do not move.
    pub fn system(&self) -> &SystemClock {
        &self.0.system
    }

    /// The current moment.
    pub fn moment(&self) -> Moment {
        let Setting { ahead, held_at } = self.setting();
        let now = held_at.map_or_else(Instant::now, |(now, _)| now);
        Moment(now.saturating_duration_since(self.0.began)) + ahead
    }

    /// The time since a moment.
    pub fn since(&self, moment: Moment) -> Duration {
        self.moment().0.saturating_sub(moment.0)
    }

    /// Waits for a time.
    pub fn sleep(&self, time: Duration) -> impl Future<Output = ()> {
        self.sleep_until(self.moment() + time)
    }

    /// Waits until a moment, or until a test has moved the clock to it.
    pub async fn sleep_until(&self, until: Moment) {
        let mut settings = self.0.setting.subscribe();
        loop {
            let goes = settings.borrow_and_update().held_at.is_none();
            let left = until.0.saturating_sub(self.moment().0);
            if left.is_zero() {
                return;
            }
            tokio::select! {
                () = sleep(left), if goes => {}
                // The sender lives as long as the clock.
                _ = settings.changed() => {}
            }
        }
    }

    /// The result of something that ends within a time, or `None`.
    pub async fn timeout<T>(&self, limit: Duration, something: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            biased;
            done = something => Some(done),
            () = self.sleep(limit) => None,
        }
    }

    /// Moves the clock forward, for tests.
    pub fn advance(&self, by: Duration) {
        self.0.setting.send_modify(|setting| setting.ahead = setting.ahead.saturating_add(by));
    }

    /// Holds the clock, for tests: from now on it moves only as they say.
    pub fn hold(&self) {
        self.0.setting.send_modify(|setting| {
            setting.held_at.get_or_insert_with(|| (Instant::now(), Timestamp::now()));
        });
    }

    fn setting(&self) -> Setting {
        *self.0.setting.borrow()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{future::poll_fn, pin::pin, task::Poll};

    const HOUR: Duration = Duration::from_secs(3600);

    /// Whether it is ready when it is asked once.
    async fn is_ready(something: &mut (impl Future<Output = ()> + Unpin)) -> bool {
        poll_fn(|context| Poll::Ready(std::pin::Pin::new(&mut *something).poll(context).is_ready())).await
    }

    #[tokio::test]
    async fn a_held_clock_moves_as_it_is_told() {
        let time = Time::default();
        time.hold();
        let (now, moment) = (time.now(), time.moment());
        std::thread::sleep(Duration::from_millis(2));
        assert_eq!((time.now(), time.moment()), (now, moment));
        time.advance(HOUR);
        assert_eq!((time.now(), time.moment()), (now + HOUR, moment + HOUR));
        time.hold();
        assert_eq!(time.since(moment), HOUR);
    }

    #[tokio::test]
    async fn a_wait_ends_when_the_clock_has_been_moved_far_enough() {
        for is_held in [false, true] {
            let time = Time::default();
            if is_held {
                time.hold();
            }
            let mut wait = pin!(time.sleep(2 * HOUR));
            assert!(!is_ready(&mut wait).await);
            time.advance(HOUR);
            assert!(!is_ready(&mut wait).await);
            time.advance(HOUR);
            assert!(is_ready(&mut wait).await);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_goes_needs_nobody_to_move_it() {
        let time = Time::default();
        let began = time.moment();
        time.sleep(HOUR).await;
        assert!(time.since(began) >= HOUR);
        assert_eq!(time.timeout(HOUR, std::future::pending::<()>()).await, None);
        assert_eq!(time.timeout(HOUR, async { 7 }).await, Some(7));
    }
}
