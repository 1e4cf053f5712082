//! The outcome of a race must be possible without one: the same acts, one after the other in some order,
//! on a ground that is prepared alike.

use crate::{
    oracles::{Verdict, check, no_fault},
    world::{Answer, Ask, Person, World},
};
use std::{
    collections::HashMap,
    sync::{LazyLock, Mutex},
};

/// An act, with its name.
pub type Act = (&'static str, fn(&Ground) -> Ask);

/// A ground for races, and acts of which each race has some.
pub struct Bench {
    pub name: &'static str,
    pub prepare: fn(&World) -> Ground,
    pub acts: &'static [Act],
    /// The rows that are looked at afterwards, without names and ids.
    pub end: fn(&World, &Ground) -> String,
}

/// Games, by their paths, and people.
pub struct Ground {
    pub games: Vec<String>,
    pub people: Vec<Person>,
}

/// Refusals that only a race brings, and that change nothing: code and reason.
const EXCUSED: [(&str, &str); 3] = [
    ("contended", "others were first in each of many attempts"),
    ("not_seated", "whoever leaves twice is told so only while the first time is new to the replica"),
    ("banned", "other replicas hear of a ban a moment later, and refuse for what else is wrong until then"),
];

/// The outcome of acts: how each was answered, in their order, and what was there at the end.
#[derive(Clone, Debug)]
struct Outcome {
    told: Vec<(usize, String)>,
    end: String,
}

/// Outcomes by the name of the ground and the order.
type Outcomes = HashMap<(&'static str, Vec<usize>), Outcome>;

/// The outcomes of orders, which are always the same.
static KNOWN: LazyLock<Mutex<Outcomes>> = LazyLock::new(Mutex::default);

/// Lets a seed choose acts, and lets them race.
pub fn race<const N: usize>(world: &World, seed: u64, bench: &Bench) -> Verdict {
    let acts = chosen::<N>(seed, bench.acts.len());
    let ground = (bench.prepare)(world);
    let answers = world.race(seed, acts.map(|act| (bench.acts[act].1)(&ground)));
    no_fault(&answers)?;
    let end = (bench.end)(world, &ground);
    let is_open = |answer: &&Answer| answer.is_uncertain || EXCUSED.iter().any(|(code, _)| answer.code() == *code);
    let (open, sure) = acts.iter().zip(&answers).partition::<Vec<_>, _>(|(_, answer)| is_open(answer));
    let fits = |outcome: &Outcome| {
        outcome.end == end && sure.iter().all(|(act, answer)| outcome.told.contains(&(**act, words(answer))))
    };
    let mut seen = Vec::new();
    for done in subsets(&open.iter().map(|(act, _)| **act).collect::<Vec<_>>()) {
        for order in orders(&[sure.iter().map(|(act, _)| **act).collect(), done].concat()) {
            seen.push(outcome(world, bench, order));
            if seen.last().is_some_and(fits) {
                return Ok(());
            }
        }
    }
    let names = acts.map(|act| bench.acts[act].0);
    check(false, || format!("no order of {names:?} comes to {end:?}, {answers:?}; they come to {seen:#?}"))
}

/// Different acts, at random.
fn chosen<const N: usize>(seed: u64, count: usize) -> [usize; N] {
    // Neighbouring seeds have different acts, and whatever else a seed chooses by its last digits, each of them.
    let mut digits = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
    let mut left = (0..count).collect::<Vec<_>>();
    std::array::from_fn(|_| {
        let nth = digits as usize % left.len();
        digits /= left.len() as u64;
        left.remove(nth)
    })
}

fn subsets(items: &[usize]) -> Vec<Vec<usize>> {
    let [first, rest @ ..] = items else { return vec![Vec::new()] };
    let without = subsets(rest);
    let with = without.iter().map(|subset| [&[*first], &subset[..]].concat());
    with.chain(without.iter().cloned()).collect()
}

fn orders(items: &[usize]) -> Vec<Vec<usize>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let begun_with = |first: &usize| {
        let rest = items.iter().copied().filter(|item| item != first).collect::<Vec<_>>();
        orders(&rest).into_iter().map(|order| [&[*first], &order[..]].concat()).collect::<Vec<_>>()
    };
    items.iter().flat_map(begun_with).collect()
}

/// The answer to an act, in short. The code of a success is that of a table.
fn words(answer: &Answer) -> String {
    let code = if answer.is_ok() { "" } else { answer.code() };
    format!("{} {code}", answer.status)
}

/// The outcome of an order of acts.
fn outcome(world: &World, bench: &Bench, order: Vec<usize>) -> Outcome {
    let key = (bench.name, order);
    if let Some(known) = KNOWN.lock().unwrap().get(&key) {
        return known.clone();
    }
    let ground = (bench.prepare)(world);
    let tell = |(replica, act): (usize, &usize)| (*act, words(&world.send(replica, &(bench.acts[*act].1)(&ground))));
    let told = key.1.iter().enumerate().map(tell).collect();
    let outcome = Outcome { told, end: (bench.end)(world, &ground) };
    KNOWN.lock().unwrap().insert(key, outcome.clone());
    outcome
}
