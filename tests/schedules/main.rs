//! Requests, jobs and the clock at once, in orders that seeds choose statement by statement.
//!
//! `cargo test --test schedules` tries new seeds; `RAILHEAD_TEST_SCHEDULES` is their number for each
//! scenario. A failure prints its seed: `RAILHEAD_TEST_SEED=… cargo test --test schedules NAME` repeats it.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod oracles;
mod replica;
mod scenarios;
mod scheduler;
mod serial;
mod world;

use oracles::Verdict;
use rand::Rng;
use scenarios::Scenario;
use std::{
    env, mem,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{LazyLock, Mutex, PoisonError},
    time::Instant,
};
use world::World;

/// The number of schedules of a scenario, if the environment does not say.
const SCHEDULES: u64 = 5;

/// The number of schedules after which the rows that are derived from logs are compared with them: it
/// takes as long as some schedules.
const COMPARED: usize = 25;

/// One at a time: the scheduler is that of the process.
static GROUND: LazyLock<Mutex<Ground>> =
    LazyLock::new(|| Mutex::new(Ground { world: World::start(), uncompared: Vec::new() }));

struct Ground {
    world: World,
    /// The schedules since rows were last compared with logs.
    uncompared: Vec<String>,
}

impl Ground {
    /// Compares rows with logs after some schedules, or at once.
    fn compare(&mut self, schedule: String, at_once: bool) -> Verdict {
        self.uncompared.push(schedule);
        if !at_once && self.uncompared.len() < COMPARED {
            return Ok(());
        }
        let schedules = mem::take(&mut self.uncompared);
        oracles::derived(&self.world).map_err(|wrong| format!("{wrong}; it may come from any of {schedules:#?}"))
    }
}

fn setting(name: &str) -> Option<u64> {
    env::var(name).ok().map(|value| value.parse().expect(name))
}

/// Tries schedules of a scenario.
fn explore(name: &str, scenario: Scenario) {
    let seed = setting("RAILHEAD_TEST_SEED");
    let first = seed.unwrap_or_else(|| u64::from(rand::rng().next_u32()));
    let count = seed.map_or_else(|| setting("RAILHEAD_TEST_SCHEDULES").unwrap_or(SCHEDULES), |_| 1);
    let ground = &mut *GROUND.lock().unwrap_or_else(PoisonError::into_inner);
    let (began, mut steps) = (Instant::now(), 0);
    for schedule in first..first + count {
        ground.world.fix(schedule);
        let panicked = || Err("it panics, as said above".to_owned());
        let verdict = catch_unwind(AssertUnwindSafe(|| {
            scenario(&ground.world, schedule)?;
            ground.compare(format!("{name}, RAILHEAD_TEST_SEED={schedule}"), seed.is_some())
        }));
        if let Err(wrong) = verdict.unwrap_or_else(|_| panicked()) {
            panic!("{name}, RAILHEAD_TEST_SEED={schedule}: {wrong}\n{}", ground.world.last());
        }
        steps += ground.world.steps();
    }
    println!("{name}: {count} schedules from {first}, {} steps each, {:.1?}", steps as u64 / count, began.elapsed());
}
