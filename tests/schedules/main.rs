//! Requests, jobs and the clock at once, in orders that seeds choose statement by statement.
//!
//! `cargo test --test schedules` tries new seeds; `RAILHEAD_SCHEDULES` is their number for each
//! scenario. A failure prints its seed: `RAILHEAD_SEED=… cargo test --test schedules NAME` repeats it.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod oracles;
mod replica;
mod scenarios;
mod scheduler;
mod world;

use rand::Rng;
use scenarios::Scenario;
use std::{
    env,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{LazyLock, Mutex, PoisonError},
    time::Instant,
};
use world::World;

/// The number of schedules of a scenario, if the environment does not say.
const SCHEDULES: u64 = 5;

/// One at a time: the scheduler is that of the process.
static WORLD: LazyLock<Mutex<World>> = LazyLock::new(|| Mutex::new(World::start()));

fn setting(name: &str) -> Option<u64> {
    env::var(name).ok().map(|value| value.parse().expect(name))
}

/// Tries schedules of a scenario.
fn explore(name: &str, scenario: Scenario) {
    let seed = setting("RAILHEAD_SEED");
    let first = seed.unwrap_or_else(|| u64::from(rand::rng().next_u32()));
    let count = seed.map_or_else(|| setting("RAILHEAD_SCHEDULES").unwrap_or(SCHEDULES), |_| 1);
    let world = WORLD.lock().unwrap_or_else(PoisonError::into_inner);
    let (began, mut steps) = (Instant::now(), 0);
    for seed in first..first + count {
        world.fix(seed);
        let panicked = || Err("it panics, as said above".to_owned());
        let verdict = catch_unwind(AssertUnwindSafe(|| scenario(&world, seed))).unwrap_or_else(|_| panicked());
        if let Err(wrong) = verdict {
            panic!("{name}, RAILHEAD_SEED={seed}: {wrong}\n{}", world.last());
        }
        steps += world.steps();
    }
    println!("{name}: {count} schedules from {first}, {} steps each, {:.1?}", steps as u64 / count, began.elapsed());
}
