//! The time that a bot has for one move.

use std::time::Duration;
use web_time::Instant;

/// The time that a bot has for one move. Only `stationmaster` and `director` use it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// Until this much time has passed. The choice then depends on the speed of the machine.
    Time(Duration),
    /// Until this many games have been played out. Equal positions and seeds give equal choices.
    Rollouts(u32),
}

impl Default for Budget {
    /// 20 milliseconds.
    fn default() -> Budget {
        Budget::Time(Duration::from_millis(20))
    }
}

impl Budget {
    /// The fraction of the budget spent so far; 1 or more once it is used up.
    pub(crate) fn spent(self, began: Instant, rollouts: u32) -> f64 {
        match self {
            Budget::Time(time) => began.elapsed().as_secs_f64() / time.as_secs_f64().max(f64::EPSILON),
            Budget::Rollouts(most) => f64::from(rollouts) / f64::from(most.max(1)),
        }
    }
}
