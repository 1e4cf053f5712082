//! Background jobs beside requests.

use super::{draw, join, resign};
use crate::{
    oracles::{self, Verdict, check, id, no_fault},
    world::{Act, Ask, Job, World},
};
use railhead::jobs;
use serde_json::json;
use std::time::Duration;

scenarios! {
    two_schedulers_and_a_move,
    expiry_beside_a_join,
    packing_beside_readers,
    retention_beside_a_game,
}

pub const SCHEDULER: Job = |db| Box::pin(jobs::scheduler::run(db));
pub const TOURNAMENTS: Job = |db| Box::pin(jobs::tournaments::run(db));
pub const CHALLENGES: Job = |db| Box::pin(jobs::challenges::run(db));
const PACKING: Job = |db| Box::pin(jobs::packing::run(db));
const RETENTION: Job = |db| Box::pin(jobs::retention::run(db));

fn two_schedulers_and_a_move(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel_with(&ada, &bob, json!({"clock": {"kind": "per_move", "seconds": 60}}));
    world.pass(Duration::from_secs(61));
    let acts = [Act::Job(SCHEDULER), Act::Job(SCHEDULER), draw(&ada, &game).into()];
    let answers = world.race(seed, acts);
    no_fault(&answers)?;
    oracles::game(world, &game, &[&ada, &bob], &answers[2..])
}

fn expiry_beside_a_join(world: &World, seed: u64) -> Verdict {
    let [host, ada] = world.guests();
    let game = world.open(&host, json!({"seats": 2}));
    world.pass(Duration::from_secs(7 * 24 * 3600 + 1));
    // Their tokens have expired meanwhile.
    let ada = world.refreshed(ada);
    let answers = world.race(seed, [join(&ada, &game).into(), Act::Job(SCHEDULER)]);
    no_fault(&answers)?;
    oracles::game(world, &game, &[&ada], &[])
}

fn packing_beside_readers(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel(&ada, &bob);
    world.ok(resign(&ada, &game));
    let replay = Ask::new("GET", format!("{game}/replay")).by(&bob);
    let events = Ask::new("GET", format!("{game}/events")).by(&ada);
    let answers = world.race(seed, [Act::Job(PACKING), replay.into(), events.into()]);
    no_fault(&answers)?;
    check(answers[1..].iter().all(|answer| answer.is_ok() || answer.is_lost()), || format!("not read: {answers:?}"))
}

fn retention_beside_a_game(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel(&ada, &bob);
    let answers = world.race(seed, [Act::Job(RETENTION), draw(&ada, &game).into(), resign(&bob, &game).into()]);
    no_fault(&answers)?;
    oracles::game(world, &game, &[&ada, &bob], &answers[1..])?;
    check(world.count(&format!("SELECT count(*) FROM games WHERE id = '{}'", id(&game))) == 1, || "gone".into())
}
