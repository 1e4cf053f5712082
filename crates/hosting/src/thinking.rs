//! The time that bots may think in one request.

use railhead_bots::{Budget, budget, thinks};
use railhead_engine::{BotLevel, Int};
use std::time::Duration;

/// The time that bots may think in one request.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Thinking {
    /// A share of this time in total, and of what is usual for each move.
    Shared(Duration, f64),
    /// All of this time in total, but bots that think play like a `conductor`: no core is free.
    Hurried(Duration),
}

impl Thinking {
    /// All of this time in total, and what is usual for each move.
    pub fn undisturbed(total: Duration) -> Thinking {
        Thinking::Shared(total, 1.0)
    }

    /// The share of each request if so many cores are in use, and more requests wait for one: bots
    /// get less, so that others need not wait as long.
    pub fn share(cores: usize, waiting: usize) -> f64 {
        let cores = cores.max(1);
        cores.to_float() / (cores + waiting).to_float()
    }

    /// The time in total.
    pub(crate) fn total(self) -> Duration {
        match self {
            Thinking::Shared(total, share) => total.mul_f64(share),
            Thinking::Hurried(total) => total,
        }
    }

    /// The level at which a bot of a level plays, and the time for its move if so much is left.
    pub(crate) fn of(self, level: BotLevel, left: Duration) -> (BotLevel, Budget) {
        match self {
            Thinking::Shared(_, share) => (level, budget(level, share, left)),
            Thinking::Hurried(_) if thinks(level) => (BotLevel::Conductor, Budget::default()),
            Thinking::Hurried(_) => (level, Budget::default()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn bots_think_for_less_while_other_requests_wait() {
        let shares = [(4, 0), (4, 1), (4, 4), (2, 6), (1, 3)].map(|(cores, waiting)| Thinking::share(cores, waiting));
        assert_eq!(shares, [1.0, 0.8, 0.5, 0.25, 0.25]);
        let busy = Thinking::Shared(SECOND, 0.25);
        assert_eq!(busy.total(), SECOND / 4);
        let moved = |level| busy.of(level, SECOND);
        let milliseconds = |time| Budget::Time(Duration::from_millis(time));
        assert_eq!(moved(BotLevel::Director), (BotLevel::Director, milliseconds(15)));
        assert_eq!(moved(BotLevel::Stationmaster), (BotLevel::Stationmaster, milliseconds(5)));
        let idle = Thinking::undisturbed(SECOND);
        assert_eq!((idle.total(), idle.of(BotLevel::Director, SECOND).1), (SECOND, milliseconds(60)));
        assert_eq!(idle.of(BotLevel::Director, SECOND / 100).1, milliseconds(10), "no more is left");
    }

    #[test]
    fn without_a_core_bots_that_think_play_like_a_conductor() {
        let played = BotLevel::ALL.map(|level| Thinking::Hurried(SECOND).of(level, SECOND).0);
        let [random, porter, conductor, ..] = BotLevel::ALL;
        assert_eq!(played, [random, porter, conductor, conductor, conductor]);
        assert_eq!(Thinking::Hurried(SECOND).total(), SECOND);
    }
}
