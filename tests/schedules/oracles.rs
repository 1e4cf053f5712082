//! Promises that hold after each race, whatever it was about.

use crate::world::{Answer, Ask, Person, REPLICAS, World};
use jiff::Timestamp;
use railhead::{
    log::{
        chain::{Chain, line},
        rng::Secret,
    },
    store,
    verify::{transcript::Transcript, verify},
};
use railhead_test_support::service::{RUNTIME, query};
use serde_json::Value;
use std::{
    collections::HashMap,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
};

/// The words for what is wrong, if something is.
pub type Verdict = Result<(), String>;

/// Checks a condition.
pub fn check(is_right: bool, wrong: impl FnOnce() -> String) -> Verdict {
    if is_right { Ok(()) } else { Err(wrong()) }
}

/// Checks that no answer is a fault of the service. One that meets a fault on its way says so: it may
/// come later.
pub fn no_fault(answers: &[Answer]) -> Verdict {
    let is_fault = |answer: &Answer| answer.status == 500 || answer.status > 500 && !answer.is_uncertain;
    check(!answers.iter().any(is_fault), || format!("a fault: {answers:?}"))
}

/// Checks that so many of these answers are successes, and the others refusals with one of these
/// codes.
pub fn admitted(answers: &[Answer], most: usize, codes: &[&str]) -> Verdict {
    no_fault(answers)?;
    let (good, bad) = answers.iter().partition::<Vec<_>, _>(|answer| answer.is_ok());
    let (lost, refused) = bad.into_iter().partition::<Vec<_>, _>(|answer| answer.is_lost());
    let is_right = good.len() <= most
        && good.len() + lost.len() >= most
        && refused.iter().all(|answer| codes.contains(&answer.code()));
    check(is_right, || format!("{most} of these should be admitted, others refused with {codes:?}: {answers:?}"))
}

/// Checks that no limit of an account is passed. That of open games counts only for whoever opens one.
pub fn limits(world: &World, person: &Person) -> Verdict {
    let limits = world.ok(Ask::new("GET", "/v1/me/limits").by(person));
    let passed = |item: &&Value| item["limit"] != "open_games" && item["used"].as_u64() > item["most"].as_u64();
    let passed = limits["items"].as_array().unwrap().iter().find(passed).cloned();
    check(passed.is_none(), || format!("a limit is passed: {passed:?}"))
}

/// Checks the log of a game, that each replica shows it alike, and that what was acknowledged stands
/// in it once.
pub fn game(world: &World, path: &str, people: &[&Person], answers: &[Answer]) -> Verdict {
    no_fault(answers)?;
    let log = log(world, id(path))?;
    acknowledged(&log, answers)?;
    for person in people {
        alike(world, &Ask::new("GET", path).by(person))?;
        alike(world, &Ask::new("GET", format!("{path}/view")).by(person))?;
        limits(world, person)?;
    }
    Ok(())
}

/// The id of a game, by its path.
pub fn id(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// The types of a game's events, whose heads are checked.
fn log(world: &World, id: &str) -> Result<Vec<String>, String> {
    let game =
        &query(&world.database_url, &format!("SELECT encode(secret, 'hex') AS secret FROM games WHERE id = '{id}'"));
    let Some(game) = game.first() else { return Ok(Vec::new()) };
    let events = "SELECT seq, schema, payload::text AS payload, encode(head, 'hex') AS head, \
        to_char(recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"') AS at FROM game_events";
    let events = query(&world.database_url, &format!("{events} WHERE game_id = '{id}' ORDER BY seq"));
    let mut chain = Chain::of_game(&secret(game["secret"].as_str().unwrap()), id.parse().unwrap());
    let mut kinds = Vec::new();
    for (event, seq) in events.iter().zip(1..) {
        check(event["seq"] == seq, || format!("event {seq} of {id} is missing"))?;
        let at = event["at"].as_str().unwrap().parse::<Timestamp>().unwrap();
        let payload = event["payload"].as_str().unwrap();
        let head = chain.link(&line(seq, 1, at, payload));
        let is_linked = head.to_string().ends_with(event["head"].as_str().unwrap());
        check(is_linked, || format!("event {seq} of {id} does not follow from those before it"))?;
        let fields = serde_json::from_str::<Value>(payload).unwrap();
        kinds.push(fields["type"].as_str().unwrap().to_owned());
    }
    let current = query(&world.database_url, &format!("SELECT version FROM game_heads WHERE game_id = '{id}'"));
    check(current.first().is_none_or(|head| head["version"] == kinds.len()), || {
        format!("the head of {id} is {current:?}, but it has {} events", kinds.len())
    })?;
    Ok(kinds)
}

fn secret(hex: &str) -> Secret {
    let bytes = (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap());
    Secret::from_bytes(bytes.collect::<Vec<_>>().try_into().unwrap())
}

/// Checks that the events of each answer are in the log, and none in two answers.
fn acknowledged(log: &[String], answers: &[Answer]) -> Verdict {
    let mut told = HashMap::<u64, &Answer>::new();
    for answer in answers.iter().filter(|answer| answer.is_ok()) {
        for event in answer.body["events"].as_array().into_iter().flatten() {
            let seq = event["seq"].as_u64().unwrap();
            let logged = log.get(seq as usize - 1);
            check(logged.is_some_and(|kind| event["type"] == *kind), || format!("event {seq} is lost: {answers:?}"))?;
            let before = told.insert(seq, answer);
            check(before.is_none(), || format!("event {seq} is in two answers: {answers:?}"))?;
        }
    }
    Ok(())
}

/// Checks that each replica answers alike.
pub fn alike(world: &World, ask: &Ask) -> Verdict {
    let answers = std::array::from_fn::<_, REPLICAS, _>(|replica| world.send(replica, ask));
    let [first, others @ ..] = &answers;
    let is_alike = |other: &Answer| other.status == first.status && other.body == first.body;
    check(others.iter().all(is_alike), || format!("replicas differ: {ask:?}: {answers:?}"))
}

/// Checks that all that is derived from logs is what a rebuild would make of them, and that the logs of
/// games verify that have ended since the last look.
pub fn derived(world: &World) -> Verdict {
    static VERIFIED: AtomicU64 = AtomicU64::new(0);
    let rebuilt =
        RUNTIME.block_on(store::rebuild(&world.database_url, |_, _| ())).map_err(|error| error.to_string())?;
    check(rebuilt.corrected == 0, || format!("a rebuild corrects {} rows", rebuilt.corrected))?;
    let after = VERIFIED.load(Relaxed);
    // Of a deal that goes on, nobody is shown the secret.
    let ended = format!(
        "SELECT id::text, ended_seq FROM games WHERE ended_seq > {after} AND deal_id IS NULL ORDER BY ended_seq"
    );
    let admin = world.admin();
    for game in query(&world.database_url, &ended) {
        let id = game["id"].as_str().unwrap();
        let export = world.ok(Ask::new("GET", format!("/v1/games/{id}/export")).by(&admin));
        let record = Transcript::parse(export.as_str().unwrap()).map_err(|error| error.to_string());
        record
            .and_then(|it| verify(&it).map_err(|error| error.to_string()))
            .map_err(|wrong| format!("{id}: {wrong}"))?;
        VERIFIED.store(game["ended_seq"].as_u64().unwrap(), Relaxed);
    }
    Ok(())
}
