//! Tables that have not begun: joining, leaving, starting, blocks, bans.

use super::{join, leave, named};
use crate::{
    oracles::{self, Verdict, admitted, check, id, no_fault},
    world::{Answer, Ask, Person, World},
};
use railhead_test_support::service::query;
use serde_json::json;

scenarios! {
    the_last_seat_for_two,
    join_beside_start,
    join_beside_block,
    join_beside_ban,
    join_beside_cancel,
    join_beside_kick,
    the_host_leaves_beside_a_join,
    a_bot_beside_a_join,
    two_quick_matches,
    an_invitation_beside_a_block,
    rematch_by_both,
}

fn seated(world: &World, game: &str) -> u64 {
    let id = id(game);
    world.count(&format!("SELECT count(*) FROM game_seats WHERE game_id = '{id}' AND account_id IS NOT NULL"))
}

fn sits(world: &World, person: &Person, game: &str) -> bool {
    let (id, person) = (id(game), person.id);
    world.count(&format!("SELECT count(*) FROM game_seats WHERE game_id = '{id}' AND account_id = '{person}'")) > 0
}

/// Checks a table: those sit whose joining was acknowledged.
fn table(world: &World, game: &str, people: &[&Person], answers: &[Answer]) -> Verdict {
    oracles::game(world, game, people, answers)
}

fn the_last_seat_for_two(world: &World, seed: u64) -> Verdict {
    let [host, ada, bob] = world.guests();
    let game = world.open(&host, json!({"seats": 2}));
    let answers = world.race(seed, [join(&ada, &game), join(&bob, &game)]);
    admitted(&answers, 1, &["table_full", "game_started"])?;
    check(seated(world, &game) == 2, || format!("not two are seated: {answers:?}"))?;
    table(world, &game, &[&host, &ada, &bob], &answers)
}

fn join_beside_start(world: &World, seed: u64) -> Verdict {
    let [host, ada, bob] = world.guests();
    let game = world.open(&host, json!({"seats": 3}));
    world.join(&ada, &game);
    let start = Ask::new("POST", format!("{game}/start")).by(&host);
    let answers = world.race(seed, [join(&bob, &game), start]);
    check(answers[0].is_lost() || sits(world, &bob, &game) == answers[0].is_ok(), || format!("Bob: {answers:?}"))?;
    table(world, &game, &[&host, &ada], &answers)
}

fn join_beside_block(world: &World, seed: u64) -> Verdict {
    let [host, ada] = world.guests();
    let game = world.open(&host, json!({"seats": 3}));
    let block = Ask::new("PUT", named("/v1/me/blocks", &ada)).by(&host);
    let answers = world.race(seed, [join(&ada, &game), block]);
    no_fault(&answers)?;
    check(answers[1].is_ok() || answers[1].is_lost(), || format!("not blocked: {answers:?}"))?;
    table(world, &game, &[&host], &answers)?;
    // Who sat down first stays; whoever did not, does not any more.
    if answers[1].is_ok() && !sits(world, &ada, &game) {
        let late = world.send(2, &join(&ada, &game));
        check(!late.is_ok(), || format!("somebody blocked sits down: {answers:?} {late:?}"))?;
    }
    Ok(())
}

fn join_beside_ban(world: &World, seed: u64) -> Verdict {
    let [host, ada] = world.guests();
    let root = world.admin();
    let game = world.open(&host, json!({"seats": 3}));
    let ban = Ask::new("PUT", format!("{}/ban", named("/v1/admin/accounts", &ada)));
    let ban = ban.by(&root).body(json!({"reason": "a test"}));
    let answers = world.race(seed, [join(&ada, &game), ban]);
    no_fault(&answers)?;
    if answers[1].is_ok() {
        check(!sits(world, &ada, &game), || format!("somebody banned sits at an open table: {answers:?}"))?;
    }
    oracles::game(world, &game, &[&host], &answers)
}

fn join_beside_cancel(world: &World, seed: u64) -> Verdict {
    let [host, ada] = world.guests();
    let game = world.open(&host, json!({"seats": 3}));
    let answers = world.race(seed, [join(&ada, &game), Ask::new("DELETE", game.clone()).by(&host)]);
    no_fault(&answers)?;
    let own = world.ok(Ask::new("GET", "/v1/me/limits").by(&ada));
    check(!answers[1].is_ok() || own["items"][1]["used"] == 0, || format!("a seat of a game that is not: {own}"))
}

fn join_beside_kick(world: &World, seed: u64) -> Verdict {
    let [host, ada] = world.guests();
    let game = world.open(&host, json!({"seats": 3}));
    world.join(&ada, &game);
    let kick = Ask::new("DELETE", format!("{game}/players/1")).by(&host);
    let answers = world.race(seed, [leave(&ada, &game), kick, join(&ada, &game)]);
    no_fault(&answers)?;
    let barred = world.count(&format!(
        "SELECT count(*) FROM game_invitations WHERE game_id = '{}' AND account_id = '{}' AND state = 'barred'",
        id(&game),
        ada.id
    ));
    let is_wrong = answers[1].is_ok() && barred == 1 && sits(world, &ada, &game);
    check(!is_wrong, || format!("a barred player sits: {answers:?}"))?;
    oracles::game(world, &game, &[&host], &answers)
}

fn the_host_leaves_beside_a_join(world: &World, seed: u64) -> Verdict {
    let [host, ada, bob] = world.guests();
    let game = world.open(&host, json!({"seats": 3}));
    world.join(&ada, &game);
    let answers = world.race(seed, [leave(&host, &game), leave(&ada, &game), join(&bob, &game)]);
    no_fault(&answers)?;
    let is_gone = |person: &Person, answer: &Answer| !answer.is_ok() || !sits(world, person, &game);
    let status = query(&world.database_url, &format!("SELECT status FROM games WHERE id = '{}'", id(&game)));
    if status[0]["status"] == "lobby" {
        check(is_gone(&host, &answers[0]) && is_gone(&ada, &answers[1]), || format!("who left sits: {answers:?}"))?;
        check(!answers[2].is_ok() || sits(world, &bob, &game), || format!("who joined does not: {answers:?}"))?;
    }
    oracles::game(world, &game, &[&bob], &answers)
}

fn a_bot_beside_a_join(world: &World, seed: u64) -> Verdict {
    let [host, ada] = world.guests();
    let game = world.open(&host, json!({"seats": 2}));
    let bot = Ask::new("POST", format!("{game}/bots")).by(&host).body(json!({"level": "random"}));
    let answers = world.race(seed, [join(&ada, &game), bot]);
    admitted(&answers, 1, &["table_full", "game_started"])?;
    oracles::game(world, &game, &[&host], &answers)
}

fn two_quick_matches(world: &World, seed: u64) -> Verdict {
    let people: [Person; 3] = world.guests();
    // A kind of game for which nobody waits yet.
    let clock = json!({"kind": "per_move", "seconds": 60 + seed % 100_000});
    let game = json!({"seats": 2, "rated": false, "clock": clock});
    let quick = |person: &Person| Ask::new("POST", "/v1/games/quick").by(person).body(game.clone());
    let answers = world.race(seed, people.each_ref().map(quick));
    no_fault(&answers)?;
    for (person, answer) in people.iter().zip(&answers).filter(|(_, answer)| answer.is_ok()) {
        let game = answer.body["id"].as_str().map(|id| format!("/v1/games/{id}"));
        let Some(game) = game else { return Err(format!("no game: {answer:?}")) };
        check(sits(world, person, &game), || format!("{} does not sit: {answers:?}", person.name))?;
        oracles::game(world, &game, &[person], &[])?;
    }
    let mut games = answers.iter().filter(|answer| answer.is_ok()).map(|answer| &answer.body["id"]).collect::<Vec<_>>();
    games.sort_by_key(ToString::to_string);
    games.dedup();
    check(games.len() < 3, || format!("nobody meets anybody: {answers:?}"))
}

fn an_invitation_beside_a_block(world: &World, seed: u64) -> Verdict {
    let [host, ada] = [world.registered(), world.registered()];
    let game = world.open(&host, json!({"seats": 3, "visibility": "private"}));
    let invite = Ask::new("POST", format!("{game}/invitations")).by(&host).body(json!({"name": ada.name}));
    let block = Ask::new("PUT", named("/v1/me/blocks", &host)).by(&ada);
    let answers = world.race(seed, [invite, block]);
    no_fault(&answers)?;
    if answers[1].is_ok() {
        let open = world.count(&format!(
            "SELECT count(*) FROM game_invitations WHERE game_id = '{}' AND account_id = '{}' AND state = 'invited'",
            id(&game),
            ada.id
        ));
        check(open == 0, || format!("an invitation by somebody blocked: {answers:?}"))?;
    }
    Ok(())
}

fn rematch_by_both(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel(&ada, &bob);
    world.ok(super::resign(&bob, &game));
    let rematch = |person: &Person| Ask::new("POST", format!("{game}/rematch")).by(person);
    let answers = world.race(seed, [rematch(&ada), rematch(&bob)]);
    no_fault(&answers)?;
    let tables = world.count(&format!("SELECT count(*) FROM games WHERE rematch_of = '{}'", id(&game)));
    check(tables <= 1, || format!("{tables} tables for one rematch: {answers:?}"))
}
