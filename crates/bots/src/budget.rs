//! How long a bot may think.

use std::time::{Duration, Instant};

/// How long a bot may think about one move. Only `stationmaster` needs it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// Until so much time has passed: what it chooses then depends on the machine.
    Time(Duration),
    /// Until so many games have been played out: equal positions and chance lead to equal choices.
    Rollouts(u32),
}

impl Default for Budget {
    /// 20 milliseconds.
    fn default() -> Budget {
        Budget::Time(Duration::from_millis(20))
    }
}

impl Budget {
    /// The default, or less if less is left.
    pub fn within(left: Duration) -> Budget {
        match Budget::default() {
            Budget::Time(time) => Budget::Time(time.min(left)),
            rollouts @ Budget::Rollouts(_) => rollouts,
        }
    }

    /// Which part of it is spent; all of it from 1 on.
    pub(super) fn spent(self, began: Instant, rollouts: u32) -> f64 {
        match self {
            Budget::Time(time) => began.elapsed().as_secs_f64() / time.as_secs_f64().max(f64::EPSILON),
            Budget::Rollouts(most) => f64::from(rollouts) / f64::from(most.max(1)),
        }
    }
}
