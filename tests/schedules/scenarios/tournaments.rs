//! Tournaments: entries, the start, rounds, rulings.

use super::{named, resign};
use crate::{
    oracles::{self, Verdict, check, no_fault},
    scenarios::jobs,
    world::{Act, Ask, Person, World},
};
use railhead_test_support::service::query;
use serde_json::json;
use std::time::Duration;
use uuid::Uuid;

scenarios! {
    entry_beside_withdrawal,
    entry_beside_start,
    start_beside_start,
    start_beside_cancel,
    entry_beside_a_ban,
    two_jobs_begin_a_round,
    a_round_beside_resignation_and_withdrawal,
    a_round_beside_a_ruling,
}

/// Opens a tournament of duels in two rounds.
pub fn opening(path: &str) -> Ask {
    let rules = json!({"format": {"kind": "swiss", "rounds": 2}, "seats": 2, "max_players": 16});
    let cup = json!({"name": "Cup", "games": {"clock": {"kind": "per_move", "seconds": 600}}, "rules": rules});
    Ask::new("PUT", path).body(cup)
}

/// A tournament that so many have entered; its path, and the organiser.
fn entered<const N: usize>(world: &World, players: &[Person; N]) -> (String, Person) {
    let organiser = world.registered();
    let path = format!("/v1/tournaments/{}", Uuid::now_v7());
    world.ok(opening(&path).by(&organiser));
    players.iter().for_each(|player| drop(world.ok(enter(&path, player))));
    (path, organiser)
}

fn enter(path: &str, player: &Person) -> Ask {
    Ask::new("PUT", format!("{path}/entry")).by(player)
}

fn withdraw(path: &str, player: &Person) -> Ask {
    Ask::new("DELETE", format!("{path}/entry")).by(player)
}

fn start(path: &str, organiser: &Person) -> Ask {
    Ask::new("POST", format!("{path}/start")).by(organiser)
}

/// Checks that each replica shows a tournament alike, and that nobody has two tables in a round.
fn cup(world: &World, path: &str, people: &[&Person]) -> Verdict {
    for person in people {
        oracles::alike(world, &Ask::new("GET", path).by(person))?;
        oracles::limits(world, person)?;
    }
    let id = oracles::id(path);
    let doubled = format!(
        "SELECT round, account_id FROM tournament_tables t JOIN game_seats s ON s.game_id = t.game_id \
            WHERE t.tournament_id = '{id}' AND s.account_id IS NOT NULL GROUP BY 1, 2 HAVING count(*) > 1"
    );
    let doubled = query(&world.database_url, &doubled);
    check(doubled.is_empty(), || format!("somebody has two tables in a round: {doubled:?}"))
}

fn entry_beside_withdrawal(world: &World, seed: u64) -> Verdict {
    let ada = world.registered();
    let (path, organiser) = entered(world, &[]);
    let answers = world.race(seed, [enter(&path, &ada), withdraw(&path, &ada), enter(&path, &ada)]);
    no_fault(&answers)?;
    cup(world, &path, &[&organiser, &ada])
}

fn entry_beside_start(world: &World, seed: u64) -> Verdict {
    let players = world.many::<2>();
    let (path, organiser) = entered(world, &players);
    let ada = world.registered();
    let answers = world.race(seed, [enter(&path, &ada), start(&path, &organiser), withdraw(&path, &players[0])]);
    no_fault(&answers)?;
    world.work_once(jobs::TOURNAMENTS);
    cup(world, &path, &[&organiser, &ada])
}

fn start_beside_start(world: &World, seed: u64) -> Verdict {
    let players = world.many::<2>();
    let (path, organiser) = entered(world, &players);
    let answers = world
        .race(seed, [start(&path, &organiser).into(), start(&path, &organiser).into(), Act::Job(jobs::TOURNAMENTS)]);
    no_fault(&answers)?;
    world.work_once(jobs::TOURNAMENTS);
    cup(world, &path, &[&players[0]])
}

fn start_beside_cancel(world: &World, seed: u64) -> Verdict {
    let players = world.many::<2>();
    let (path, organiser) = entered(world, &players);
    let cancel = Ask::new("DELETE", path.clone()).by(&organiser);
    let answers = world.race(seed, [start(&path, &organiser).into(), cancel.into(), Act::Job(jobs::TOURNAMENTS)]);
    no_fault(&answers)?;
    cup(world, &path, &[&players[0]])
}

fn entry_beside_a_ban(world: &World, seed: u64) -> Verdict {
    let ada = world.registered();
    let root = world.admin();
    let (path, organiser) = entered(world, &[]);
    let ban = Ask::new("PUT", format!("{}/ban", named("/v1/admin/accounts", &ada)));
    let answers = world.race(seed, [enter(&path, &ada), ban.by(&root).body(json!({"reason": "a test"}))]);
    no_fault(&answers)?;
    let present = "SELECT count(*) FROM tournament_players WHERE is_present AND account_id";
    let is_there = world.count(&format!("{present} = '{}'", ada.id)) > 0;
    check(!(answers[1].is_ok() && is_there), || format!("somebody banned takes part: {answers:?}"))?;
    cup(world, &path, &[&organiser])
}

/// A tournament whose first round is due.
fn started(world: &World, players: &[Person; 2]) -> (String, Person) {
    let (path, organiser) = entered(world, players);
    world.ok(start(&path, &organiser));
    (path, organiser)
}

fn two_jobs_begin_a_round(world: &World, seed: u64) -> Verdict {
    let players = world.many::<2>();
    let (path, _) = started(world, &players);
    let answers = world.race(seed, [Act::Job(jobs::TOURNAMENTS), Act::Job(jobs::TOURNAMENTS)]);
    no_fault(&answers)?;
    // One that met a fault is tried again later.
    world.pass(Duration::from_secs(61));
    world.work_once(jobs::TOURNAMENTS);
    let tables =
        world.count(&format!("SELECT count(*) FROM tournament_tables WHERE tournament_id = '{}'", oracles::id(&path)));
    check(tables == 1, || format!("{tables} tables for two players"))?;
    cup(world, &path, &[&players[0]])
}

/// The path of the table of two players in the first round.
fn table(world: &World, path: &str) -> String {
    world.work_once(jobs::TOURNAMENTS);
    let id = oracles::id(path);
    let games = format!("SELECT game_id::text AS id FROM tournament_tables WHERE tournament_id = '{id}'");
    format!("/v1/games/{}", query(&world.database_url, &games)[0]["id"].as_str().unwrap())
}

fn a_round_beside_resignation_and_withdrawal(world: &World, seed: u64) -> Verdict {
    let players = world.many::<2>();
    let (path, _) = started(world, &players);
    let game = table(world, &path);
    let [ada, bob] = &players;
    let acts = [resign(ada, &game).into(), withdraw(&path, bob).into(), Act::Job(jobs::TOURNAMENTS)];
    let answers = world.race(seed, acts);
    no_fault(&answers)?;
    world.work_once(jobs::TOURNAMENTS);
    oracles::game(world, &game, &[ada, bob], &answers[..1])?;
    cup(world, &path, &[ada, bob])
}

fn a_round_beside_a_ruling(world: &World, seed: u64) -> Verdict {
    let players = world.many::<2>();
    let (path, _) = started(world, &players);
    let game = table(world, &path);
    let root = world.admin();
    let ruling = Ask::new("POST", format!("/v1/admin/tournaments/{}/rulings", oracles::id(&path)));
    let ruling = ruling.by(&root).body(json!({"kind": "cancel", "reason": "snow"}));
    let acts = [resign(&players[0], &game).into(), ruling.into(), Act::Job(jobs::TOURNAMENTS)];
    let answers = world.race(seed, acts);
    no_fault(&answers)?;
    oracles::game(world, &game, &[&players[0], &players[1]], &answers[..1])?;
    cup(world, &path, &[&players[0]])
}
