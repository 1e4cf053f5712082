//! Models of the modules in which tasks meet: their real code, in thousands of orders of its steps.
//! A step is a use of what is shared (`crate::shared`), or a wait. A task that is never woken is a
//! deadlock, which the explorer finds; everything else is asserted.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

mod batches;
mod current_heads;
mod hub;

use crate::log::chain::Head;
use shuttle::{
    Config, MaxSteps, Runner,
    scheduler::{PctScheduler, RandomScheduler},
};
use std::env;

/// The number of schedules of each kind, unless `RAILHEAD_TEST_MODELS` says otherwise.
const SCHEDULES: usize = 2000;

/// The number of points at which the priorities of tasks change, in half of the schedules.
const CHANGES: usize = 3;

/// The most steps of a schedule. One that takes more goes in a circle.
const MAX_STEPS: usize = 20_000;

/// The bytes of the stack of a task: futures that are not optimized are large.
const STACK: usize = 1 << 18;

/// Runs a model under schedules that are random at each step, and under some in which tasks have
/// random priorities (PCT). A failure prints its seed and its schedule; `SHUTTLE_RANDOM_SEED`
/// repeats it.
fn explore(model: impl Fn() + Clone + Send + Sync + 'static) {
    let schedules = env::var("RAILHEAD_TEST_MODELS").ok().map_or(SCHEDULES, |number| number.parse().unwrap());
    let config = || {
        let mut config = Config::new();
        config.stack_size = STACK;
        config.max_steps = MaxSteps::FailAfter(MAX_STEPS);
        config
    };
    // Nothing of a model runs on it; but code that may wait for a clock wants one.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
    let _entered = runtime.enter();
    Runner::new(RandomScheduler::new(schedules), config()).run(model.clone());
    Runner::new(PctScheduler::new(CHANGES, schedules), config()).run(model);
}

/// The head of the log at a version.
fn head(version: u32) -> Head {
    Head { version, hash: [u8::try_from(version + 1).unwrap(); 16] }
}
