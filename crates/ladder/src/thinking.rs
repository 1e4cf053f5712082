//! The time that a bot takes for its decisions.

use nix::time::{ClockId, clock_gettime};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// A clock by which decisions are timed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    /// Time that passes, as a person who waits sees it.
    Wall,
    /// Time that a processor has worked for this thread, whatever else runs on the machine.
    Thread,
}

impl Clock {
    /// The time since a fixed moment.
    fn now(self) -> Duration {
        let id = match self {
            Clock::Wall => ClockId::CLOCK_MONOTONIC,
            Clock::Thread => ClockId::CLOCK_THREAD_CPUTIME_ID,
        };
        // Both clocks exist on every Linux.
        clock_gettime(id).map_or(Duration::ZERO, Duration::from)
    }
}

/// The decisions of a bot that were timed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Thinking {
    /// Decisions between two moves or more.
    pub decisions: u64,
    /// The time for them, in nanoseconds.
    pub nanoseconds: u64,
    /// The longest time for one of them, in nanoseconds.
    pub longest: u64,
}

impl Thinking {
    /// Decides, and counts the decision unless there was no choice.
    pub fn timed<T>(&mut self, clock: Clock, moves: usize, decide: impl FnOnce() -> T) -> T {
        if moves < 2 {
            return decide();
        }
        let began = clock.now();
        let decided = decide();
        let took = u64::try_from(clock.now().saturating_sub(began).as_nanos()).unwrap_or(u64::MAX);
        self.add(Thinking { decisions: 1, nanoseconds: took, longest: took });
        decided
    }

    /// Adds other decisions of the same bot.
    pub fn add(&mut self, other: Thinking) {
        self.decisions += other.decisions;
        self.nanoseconds = self.nanoseconds.saturating_add(other.nanoseconds);
        self.longest = self.longest.max(other.longest);
    }

    /// The mean time for a decision; none if none was timed.
    pub fn mean(&self) -> Option<Duration> {
        self.nanoseconds.checked_div(self.decisions).map(Duration::from_nanos)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_without_a_choice_does_not_count() {
        let mut thinking = Thinking::default();
        assert_eq!(thinking.timed(Clock::Wall, 1, || 7), 7);
        assert_eq!((thinking, thinking.mean()), (Thinking::default(), None));
    }

    #[test]
    fn a_thread_that_sleeps_does_not_work() {
        let pause = Duration::from_millis(20);
        let [mut wall, mut thread] = [Thinking::default(); 2];
        wall.timed(Clock::Wall, 2, || thread.timed(Clock::Thread, 2, || std::thread::sleep(pause)));
        assert_eq!((wall.decisions, thread.decisions), (1, 1));
        assert!(wall.longest == wall.nanoseconds && wall.mean() >= Some(pause), "{wall:?}");
        assert!(thread.mean() < Some(pause), "{thread:?}");
    }

    #[test]
    fn sums_add_up_and_the_longest_stays() {
        let mut thinking = Thinking { decisions: 3, nanoseconds: 300, longest: 200 };
        thinking.add(Thinking { decisions: 1, nanoseconds: 100, longest: 100 });
        assert_eq!(thinking, Thinking { decisions: 4, nanoseconds: 400, longest: 200 });
        assert_eq!(thinking.mean(), Some(Duration::from_nanos(100)));
    }
}
