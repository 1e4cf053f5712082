//! Games that run: moves, keys, the clock, orders, ends.

use super::{draw, resign};
use crate::{
    oracles::{self, Verdict, admitted, check, id, no_fault},
    scenarios::jobs,
    world::{Act, Answer, Ask, Person, World},
};
use serde_json::{Value, json};
use std::time::Duration;
use uuid::Uuid;

scenarios! {
    two_moves_at_one_head,
    three_moves_at_three_replicas,
    one_key_at_two_replicas,
    one_key_beside_the_clock,
    a_move_beside_a_resignation,
    both_resign,
    a_move_beside_the_clock,
    an_order_beside_a_move,
    a_move_beside_an_unchanged_poll,
    the_end_beside_a_rematch,
    the_end_beside_deletion,
    the_end_beside_vacation,
    a_move_beside_a_void,
    watching_beside_a_block,
    a_phrase_beside_the_end,
}

pub fn version(world: &World, game: &str) -> u64 {
    world.count(&format!("SELECT version FROM game_heads WHERE game_id = '{}'", id(game)))
}

fn etag(world: &World, person: &Person, game: &str) -> String {
    world.send(0, &Ask::new("GET", format!("{game}/view")).by(person)).etag
}

fn two_moves_at_one_head(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel(&ada, &bob);
    let etag = etag(world, &ada, &game);
    let ask = || draw(&ada, &game).with("if-match", etag.clone());
    let answers = world.race(seed, [ask(), ask()]);
    admitted(&answers, 1, &["stale_version", "history_changed", "contended"])?;
    oracles::game(world, &game, &[&ada, &bob], &answers)
}

fn three_moves_at_three_replicas(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel(&ada, &bob);
    let before = version(world, &game);
    let answers = world.race(seed, [draw(&ada, &game), draw(&ada, &game), draw(&bob, &game)]);
    // A turn has two draws; whether Bob's comes after both is up to the order.
    oracles::game(world, &game, &[&ada, &bob], &answers)?;
    let done = answers.iter().filter(|answer| answer.is_ok()).count() as u64;
    let lost = answers.iter().filter(|answer| answer.is_lost()).count() as u64;
    let drawn = world.count(&format!(
        "SELECT count(*) FROM game_events WHERE game_id = '{}' AND seq > {before} AND payload ->> 'type' LIKE '%card%'",
        id(&game)
    ));
    check(done <= drawn && drawn <= done + lost, || format!("{drawn} cards drawn: {answers:?}"))
}

fn one_key_at_two_replicas(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel(&ada, &bob);
    let before = version(world, &game);
    let key = Uuid::now_v7().to_string();
    let ask = || draw(&ada, &game).with("idempotency-key", key.clone());
    let answers = world.race(seed, [ask(), ask()]);
    no_fault(&answers)?;
    let again = world.send(2, &ask());
    check(again.is_ok(), || format!("the repetition: {again:?}"))?;
    let after = version(world, &game);
    check(after == before + 1, || format!("{before} became {after}: {answers:?}"))?;
    let mut good = answers.iter().filter(|answer| answer.is_ok());
    let is_same = good.all(|answer| answer.body["head"] == again.body["head"]);
    check(is_same, || format!("different answers: {answers:?} {again:?}"))?;
    oracles::game(world, &game, &[&ada, &bob], &[])
}

fn one_key_beside_the_clock(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel_with(&ada, &bob, json!({"clock": {"kind": "per_move", "seconds": 60}}));
    let key = Uuid::now_v7().to_string();
    let ask = || draw(&ada, &game).with("idempotency-key", key.clone());
    world.pass(Duration::from_secs(if seed.is_multiple_of(2) { 59 } else { 61 }));
    let third = if seed.is_multiple_of(2) { Act::Pass(Duration::from_secs(2)) } else { Act::Job(jobs::SCHEDULER) };
    let answers = world.race(seed, [ask().into(), ask().into(), third]);
    no_fault(&answers)?;
    let again = world.send(2, &ask());
    let good = answers[..2].iter().filter(|answer| answer.is_ok()).collect::<Vec<_>>();
    let is_same = good.iter().all(|answer| again.is_ok() && answer.body["head"] == again.body["head"]);
    check(is_same, || format!("different answers: {answers:?} {again:?}"))?;
    oracles::game(world, &game, &[&ada, &bob], &good.into_iter().take(1).cloned().collect::<Vec<_>>())
}

fn a_move_beside_a_resignation(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel(&ada, &bob);
    let answers = world.race(seed, [draw(&ada, &game), resign(&bob, &game)]);
    oracles::game(world, &game, &[&ada, &bob], &answers)?;
    check(answers[1].is_ok() || answers[1].is_lost(), || format!("nobody is kept from resigning: {answers:?}"))
}

fn both_resign(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel(&ada, &bob);
    let answers = world.race(seed, [resign(&ada, &game), resign(&bob, &game)]);
    oracles::game(world, &game, &[&ada, &bob], &answers)?;
    admitted(&answers, 1, &["game_over", "game_finished", "already_resigned"])?;
    both_over(world, &game)
}

/// Checks that both seats of a game are over.
fn both_over(world: &World, game: &str) -> Verdict {
    let id = id(game);
    let seats = world.count(&format!("SELECT count(*) FROM game_seats WHERE game_id = '{id}' AND game_over"));
    check(seats == 2, || format!("{seats} seats are over"))
}

fn a_move_beside_the_clock(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel_with(&ada, &bob, json!({"clock": {"kind": "per_move", "seconds": 60}}));
    world.pass(Duration::from_secs(59));
    let clock = Act::Pass(Duration::from_secs(2));
    let answers = world.race(seed, [draw(&ada, &game).into(), Act::Job(jobs::SCHEDULER), clock]);
    oracles::game(world, &game, &[&ada, &bob], &answers[..1])?;
    no_fault(&answers)
}

fn an_order_beside_a_move(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel(&ada, &bob);
    world.ok(draw(&ada, &game));
    let order = json!({"type": "draw_card", "otherwise": "wait"});
    let order = Ask::new("PUT", format!("{game}/standing-order")).by(&bob).body(order);
    let answers = world.race(seed, [draw(&ada, &game), order]);
    oracles::game(world, &game, &[&ada, &bob], &answers[..1])?;
    no_fault(&answers)
}

fn a_move_beside_an_unchanged_poll(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel(&ada, &bob);
    let etag = etag(world, &bob, &game);
    // Replicas have read it already.
    oracles::alike(world, &Ask::new("GET", format!("{game}/view")).by(&bob))?;
    let poll = || Ask::new("GET", format!("{game}/view")).by(&bob).with("if-none-match", etag.clone());
    let answers = world.race(seed, [draw(&ada, &game), poll()]);
    oracles::game(world, &game, &[&ada, &bob], &answers[..1])?;
    // What was acknowledged is seen from then on, at every replica.
    let late = world.send(2, &poll());
    check(!answers[0].is_ok() || late.status == 200, || format!("an old view: {late:?}"))
}

fn the_end_beside_a_rematch(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel(&ada, &bob);
    let rematch = |person: &Person| Ask::new("POST", format!("{game}/rematch")).by(person);
    let answers = world.race(seed, [resign(&ada, &game), rematch(&ada), rematch(&bob)]);
    oracles::game(world, &game, &[&ada, &bob], &answers[..1])?;
    no_fault(&answers)?;
    let tables = world.count(&format!("SELECT count(*) FROM games WHERE rematch_of = '{}'", id(&game)));
    check(tables <= 1, || format!("{tables} tables for one rematch: {answers:?}"))
}

fn the_end_beside_deletion(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel(&ada, &bob);
    let delete = Ask::new("DELETE", "/v1/accounts/me").by(&ada).body(json!({}));
    let answers = world.race(seed, [resign(&bob, &game), delete]);
    no_fault(&answers)?;
    oracles::game(world, &game, &[&bob], &answers[..1])?;
    if answers[1].is_ok() {
        let left =
            world.count(&format!("SELECT count(*) FROM game_seats WHERE account_id = '{}' AND NOT game_over", ada.id));
        check(left == 0, || format!("a deleted account still plays: {answers:?}"))?;
    }
    Ok(())
}

fn the_end_beside_vacation(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = [world.registered(), world.registered()];
    let game = world.duel_with(&ada, &bob, json!({"clock": {"kind": "per_move", "seconds": 86400}}));
    let vacation = Ask::new("PUT", "/v1/me/vacation").by(&bob).body(json!({"days": 1}));
    let answers = world.race(seed, [resign(&ada, &game), vacation, draw(&bob, &game)]);
    no_fault(&answers)?;
    oracles::game(world, &game, &[&ada, &bob], &answers[..1])
}

fn a_move_beside_a_void(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let root = world.admin();
    let game = world.duel(&ada, &bob);
    let path = format!("/v1/admin/games/{}/void", id(&game));
    let void = Ask::new("POST", path).by(&root).body(json!({"reason": "a test"}));
    let answers = world.race(seed, [draw(&ada, &game), resign(&bob, &game), void]);
    no_fault(&answers)?;
    oracles::game(world, &game, &[&ada, &bob], &answers[..2])
}

fn watching_beside_a_block(world: &World, seed: u64) -> Verdict {
    let [ada, bob, eve] = [world.registered(), world.registered(), world.registered()];
    let game = world.duel(&ada, &bob);
    let watch = Ask::new("PUT", format!("{game}/spectators/me")).by(&eve).body(json!({}));
    let block = Ask::new("PUT", super::named("/v1/me/blocks", &eve)).by(&ada);
    let answers = world.race(seed, [watch, block]);
    no_fault(&answers)?;
    oracles::game(world, &game, &[&ada, &bob], &[])
}

fn a_phrase_beside_the_end(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel(&ada, &bob);
    let say = Ask::new("POST", format!("{game}/phrases")).by(&ada).body(json!({"phrase": "all_aboard"}));
    let answers: [Answer; 3] = world.race(seed, [say, resign(&bob, &game), resign(&ada, &game)]);
    no_fault(&answers)?;
    let told = answers[1..].iter().filter(|answer| answer.is_ok()).cloned().collect::<Vec<_>>();
    oracles::game(world, &game, &[&ada, &bob], &told)?;
    let shown: Value = world.ok(Ask::new("GET", game).by(&ada));
    check(shown["status"] != "running" || told.is_empty(), || format!("not over: {shown}"))
}
