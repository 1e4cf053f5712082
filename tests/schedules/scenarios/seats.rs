//! Seats that were left: stand-ins, offers taken back, games of a day.

use super::{draw, join, resign};
use crate::{
    oracles::{self, Verdict, admitted, check, id, no_fault},
    scenarios::jobs,
    world::{Act, Ask, Person, World},
};
use serde_json::json;

scenarios! {
    two_stand_in_for_one_seat,
    a_stand_in_beside_a_withdrawn_offer,
    a_stand_in_beside_the_end,
    a_challenge_begun_twice,
    a_spectator_link_made_twice,
    the_host_changes_beside_a_start,
}

/// A game of three that Ada has left; her seat is offered to everybody.
fn left(world: &World, people: &[Person; 3]) -> String {
    let [ada, bob, cleo] = people;
    let game = world.open(ada, json!({"seats": 3, "first_seat": 0, "stand_ins": "owner"}));
    world.join(bob, &game);
    world.join(cleo, &game);
    world.ok(Ask::new("POST", format!("{game}/start")).by(ada));
    for person in people {
        world.keep_tickets(person, &game);
    }
    // Whoever leaves in the first round calls the game off.
    for person in people {
        world.ok(draw(person, &game));
        world.ok(draw(person, &game));
    }
    world.ok(resign(ada, &game));
    world.ok(Ask::new("PUT", format!("{game}/seats/0/offer")).by(ada).body(json!({"to": "public"})));
    game
}

fn stand_in(person: &Person, game: &str) -> Ask {
    Ask::new("POST", format!("{game}/seats/0/stand-in")).by(person)
}

fn two_stand_in_for_one_seat(world: &World, seed: u64) -> Verdict {
    let people = world.many::<3>();
    let game = left(world, &people);
    let [eve, dan] = world.many();
    let answers = world.race(seed, [stand_in(&eve, &game), stand_in(&dan, &game)]);
    admitted(&answers, 1, &["seat_not_away"])?;
    oracles::game(world, &game, &[&people[1], &people[2]], &answers)
}

fn a_stand_in_beside_a_withdrawn_offer(world: &World, seed: u64) -> Verdict {
    let people = world.many::<3>();
    let game = left(world, &people);
    let eve = world.registered();
    let withdraw = Ask::new("DELETE", format!("{game}/seats/0/offer")).by(&people[0]);
    let answers = world.race(seed, [stand_in(&eve, &game), withdraw, draw(&people[1], &game)]);
    no_fault(&answers)?;
    oracles::game(world, &game, &[&people[1], &people[2]], &[answers[0].clone(), answers[2].clone()])
}

fn a_stand_in_beside_the_end(world: &World, seed: u64) -> Verdict {
    let people = world.many::<3>();
    let game = left(world, &people);
    let eve = world.registered();
    let answers = world.race(seed, [stand_in(&eve, &game), resign(&people[1], &game), resign(&people[2], &game)]);
    no_fault(&answers)?;
    oracles::game(world, &game, &[&people[1], &people[2]], &answers)
}

fn a_challenge_begun_twice(world: &World, seed: u64) -> Verdict {
    world.work_once(jobs::CHALLENGES);
    let ada = world.registered();
    let challenges = world.ok(Ask::new("GET", "/v1/challenges").by(&ada));
    let day = challenges["items"][0]["day"].as_str().unwrap().to_owned();
    let begin = || Ask::new("PUT", format!("/v1/challenges/{day}/game")).by(&ada);
    let answers = world.race(seed, [begin().into(), begin().into(), Act::Job(jobs::CHALLENGES)]);
    no_fault(&answers)?;
    let games = world.count(&format!("SELECT count(*) FROM challenge_games WHERE account_id = '{}'", ada.id));
    check(games <= 1, || format!("{games} games of one day: {answers:?}"))
}

fn a_spectator_link_made_twice(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = [world.registered(), world.registered()];
    let game = world.duel(&ada, &bob);
    let make = || Ask::new("PUT", format!("{game}/spectators/link")).by(&ada);
    let end = Ask::new("DELETE", format!("{game}/spectators/link")).by(&ada);
    let answers = world.race(seed, [make(), make(), end]);
    no_fault(&answers)?;
    let links = world.count(&format!("SELECT count(*) FROM spectator_links WHERE game_id = '{}'", id(&game)));
    check(links <= 1, || format!("{links} links: {answers:?}"))
}

fn the_host_changes_beside_a_start(world: &World, seed: u64) -> Verdict {
    let [ada, bob, cleo] = world.guests();
    let game = world.open(&ada, json!({"seats": 3}));
    world.join(&bob, &game);
    let host = Ask::new("PUT", format!("{game}/host")).by(&ada).body(json!({"seat": 1}));
    let start = Ask::new("POST", format!("{game}/start")).by(&ada);
    let answers = world.race(seed, [host, start, join(&cleo, &game)]);
    no_fault(&answers)?;
    oracles::game(world, &game, &[&ada, &bob], &answers)
}
