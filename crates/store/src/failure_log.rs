//! The lines of the log about work that is tried again and again: one when it begins to fail, one when it
//! works again, and a reminder every minute in between.

use parking_lot::Mutex;
use std::{
    collections::BTreeSet,
    error::Error,
    time::{Duration, Instant},
};

/// Logs an error. The jobs report a fault of the database that passes, once; here it is a line at debug.
#[macro_export]
macro_rules! report {
    ($error:expr, $($rest:tt)+) => {
        if $error.passes() {
            tracing::debug!(error = %$error, $($rest)+);
        } else {
            tracing::warn!(error = %$error, $($rest)+);
        }
    };
}

/// The pause between two lines about a failure that lasts.
const REMIND_EVERY: Duration = Duration::from_secs(60);

/// The failures of one job, which may have several parts that fail and work by themselves.
#[derive(Debug)]
pub struct FailureLog {
    job: &'static str,
    state: Mutex<Failing>,
}

#[derive(Default, Debug)]
struct Failing {
    /// The parts whose last attempt failed.
    parts: BTreeSet<&'static str>,
    /// The time of the last such line in the log.
    logged: Option<Instant>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum News {
    Nothing,
    Fails,
    Works,
}

impl FailureLog {
    pub fn new(job: &'static str) -> FailureLog {
        FailureLog { job, state: Mutex::default() }
    }

    pub fn note<T, E: Error + 'static>(&self, part: &'static str, outcome: &Result<T, E>) {
        self.note_any(part, outcome.as_ref().map_err(|error| -> &(dyn Error + 'static) { error }));
    }

    pub fn note_any<T>(&self, part: &'static str, outcome: Result<T, &(dyn Error + 'static)>) {
        let job = self.job;
        match (self.learn(part, outcome.is_ok(), Instant::now()), outcome) {
            (News::Fails, Err(error)) => tracing::warn!(job, error, "a background job failed"),
            (News::Works, _) => tracing::info!(job, "a background job works again"),
            (News::Nothing | News::Fails, _) => {}
        }
    }

    fn learn(&self, part: &'static str, works: bool, now: Instant) -> News {
        let mut state = self.state.lock();
        if works {
            let was_last = state.parts.remove(part) && state.parts.is_empty();
            return if was_last && state.logged.take().is_some() { News::Works } else { News::Nothing };
        }
        state.parts.insert(part);
        if state.logged.is_some_and(|at| now.duration_since(at) < REMIND_EVERY) {
            return News::Nothing;
        }
        state.logged = Some(now);
        News::Fails
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_logged_when_it_begins_each_minute_and_at_its_end() {
        let (log, began) = (FailureLog::new("webhooks"), Instant::now());
        let learn = |part, works, second| log.learn(part, works, began + Duration::from_secs(second));
        assert_eq!(learn("a", true, 0), News::Nothing);
        assert_eq!(learn("a", false, 1), News::Fails);
        assert_eq!(learn("b", false, 2), News::Nothing);
        assert_eq!(learn("a", false, 60), News::Nothing);
        assert_eq!(learn("a", false, 61), News::Fails);
        assert_eq!(learn("a", true, 62), News::Nothing, "the other part still fails");
        assert_eq!(learn("b", true, 63), News::Works);
        assert_eq!(learn("b", true, 64), News::Nothing);
        assert_eq!(learn("b", false, 65), News::Fails);
    }
}
