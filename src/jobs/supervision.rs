//! Runs background tasks until the process stops. A task that panics, fails or ends is logged and
//! started again, later each time, so that nothing that happens in one stops another.

use crate::{failure_log::FailureLog, jobs::JobError, metrics::Metrics, time::Time};
use futures_util::FutureExt;
use std::{
    any::Any,
    error::Error,
    panic::AssertUnwindSafe,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tokio_util::{
    sync::{CancellationToken, DropGuard},
    task::TaskTracker,
};

/// The shortest and longest pauses before a task that panicked runs again.
const PAUSES: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(60));

/// The time that a stopping process waits for the work of its tasks.
const STOP_LIMIT: Duration = Duration::from_secs(5);

/// The background tasks of a process. They stop when this is dropped.
#[derive(Debug)]
pub struct Tasks {
    metrics: Arc<Metrics>,
    time: Time,
    running: TaskTracker,
    stopping: CancellationToken,
    _stop_on_drop: DropGuard,
}

impl Tasks {
    pub fn new(metrics: Arc<Metrics>, time: Time) -> Tasks {
        let stopping = CancellationToken::new();
        Tasks { metrics, time, running: TaskTracker::new(), _stop_on_drop: stopping.clone().drop_guard(), stopping }
    }

    /// Runs a job at intervals, while the clock is right. When the process stops, its present turn is
    /// finished.
    pub fn every<F, R>(&self, name: &'static str, period: Duration, job: F)
    where
        F: Fn() -> R + Send + 'static,
        R: Future<Output = Result<(), JobError>> + Send,
    {
        let time = self.time.clone();
        self.whenever(name, period, move || time.check().is_ok(), job);
    }

    /// Runs a job at intervals, also while the clock is wrong.
    pub fn every_regardless<F, R>(&self, name: &'static str, period: Duration, job: F)
    where
        F: Fn() -> R + Send + 'static,
        R: Future<Output = Result<(), JobError>> + Send,
    {
        self.whenever(name, period, || true, job);
    }

    fn whenever<F, R>(&self, name: &'static str, period: Duration, may_run: impl Fn() -> bool + Send + 'static, job: F)
    where
        F: Fn() -> R + Send + 'static,
        R: Future<Output = Result<(), JobError>> + Send,
    {
        let (stopping, metrics) = (self.stopping.clone(), Arc::clone(&self.metrics));
        self.running.spawn(async move {
            let mut ticks = interval(period);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            let (mut pause, turns) = (Pause::new(), Turns::new(name, metrics));
            while stopping.run_until_cancelled(ticks.tick()).await.is_some() {
                if !may_run() {
                    continue;
                }
                match AssertUnwindSafe(job()).catch_unwind().await {
                    Ok(outcome) => {
                        pause = Pause::new();
                        turns.note(&outcome);
                    }
                    Err(panic) => {
                        turns.note(&Err(message(&*panic).into()));
                        stopping.run_until_cancelled(sleep(pause.next())).await;
                    }
                }
            }
        });
    }

    /// Runs a task that does not end by itself. When the process stops, it is dropped. The task itself
    /// says when it succeeded, if that can be said.
    pub fn always<F, R>(&self, name: &'static str, task: F)
    where
        F: Fn() -> R + Send + 'static,
        R: Future<Output = ()> + Send,
    {
        let (stopping, metrics) = (self.stopping.clone(), Arc::clone(&self.metrics));
        self.running.spawn(async move {
            let mut pause = Pause::new();
            metrics.job_began(name);
            loop {
                let began = Instant::now();
                let run = stopping.run_until_cancelled(AssertUnwindSafe(task()).catch_unwind());
                match run.await {
                    None => return,
                    Some(Ok(())) => tracing::error!(job = name, "a background task ended; it starts again"),
                    Some(Err(panic)) => {
                        let panic = message(&*panic);
                        tracing::error!(job = name, panic, "a background task panicked; it starts again");
                    }
                }
                metrics.job_failed(name);
                if began.elapsed() > PAUSES.1 {
                    pause = Pause::new();
                }
                stopping.run_until_cancelled(sleep(pause.next())).await;
            }
        });
    }

    /// Stops all tasks and waits for what they are doing, up to five seconds.
    pub async fn stop(self) {
        self.stopping.cancel();
        self.running.close();
        if timeout(STOP_LIMIT, self.running.wait()).await.is_err() {
            tracing::warn!("background tasks are still at work; the process ends without them");
        }
    }
}

/// Pauses that double.
struct Pause(Duration);

impl Pause {
    fn new() -> Pause {
        Pause(PAUSES.0)
    }

    fn next(&mut self) -> Duration {
        let pause = self.0;
        self.0 = PAUSES.1.min(pause * 2);
        pause
    }
}

/// Counts and logs how the turns of a job end.
struct Turns {
    job: &'static str,
    metrics: Arc<Metrics>,
    failures: FailureLog,
}

impl Turns {
    fn new(job: &'static str, metrics: Arc<Metrics>) -> Turns {
        Turns { job, metrics, failures: FailureLog::new(job) }
    }

    fn note(&self, outcome: &Result<(), JobError>) {
        self.metrics.job_ended(self.job, outcome);
        self.failures.note_any("", outcome.as_ref().map_err(|error| -> &(dyn Error + 'static) { &**error }));
    }
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without a message")
}

#[cfg(test)]
#[expect(clippy::panic)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn counter() -> (Arc<AtomicUsize>, Arc<AtomicUsize>) {
        let count = Arc::new(AtomicUsize::new(0));
        (Arc::clone(&count), count)
    }

    #[tokio::test(start_paused = true)]
    async fn a_panicking_job_runs_again_later_and_harms_no_other() {
        let (tasks, (panics, counting), (turns, counting_turns)) =
            (Tasks::new(Arc::default(), Time::default()), counter(), counter());
        let second = Duration::from_secs(1);
        tasks.every("panics", second, move || {
            counting.fetch_add(1, Ordering::Relaxed);
            async { panic!("as tested") }
        });
        tasks.every("works", second, move || {
            counting_turns.fetch_add(1, Ordering::Relaxed);
            async { Ok(()) }
        });
        sleep(Duration::from_secs(100)).await;
        let (panics, turns) = (panics.load(Ordering::Relaxed), turns.load(Ordering::Relaxed));
        assert!((5..10).contains(&panics), "{panics}");
        assert!((99..=101).contains(&turns), "{turns}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_task_that_panics_or_ends_starts_again() {
        let (tasks, (starts, counting)) = (Tasks::new(Arc::default(), Time::default()), counter());
        tasks.always("ends", move || {
            let start = counting.fetch_add(1, Ordering::Relaxed);
            async move { assert!(start % 2 == 0, "every second time") }
        });
        sleep(Duration::from_secs(8)).await;
        assert_eq!(starts.load(Ordering::Relaxed), 4, "at 0, 1, 3 and 7 s");
    }

    #[tokio::test(start_paused = true)]
    async fn a_turn_under_way_is_finished_before_the_process_stops() {
        let (tasks, (finished, counting)) = (Tasks::new(Arc::default(), Time::default()), counter());
        tasks.every("slow", Duration::from_secs(60), move || {
            let finished = Arc::clone(&counting);
            async move {
                sleep(Duration::from_secs(2)).await;
                finished.fetch_add(1, Ordering::Relaxed);
                Ok(())
            }
        });
        sleep(Duration::from_secs(1)).await;
        tasks.stop().await;
        assert_eq!(finished.load(Ordering::Relaxed), 1);
    }
}
