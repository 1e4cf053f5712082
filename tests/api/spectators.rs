//! Spectators: links to private games, and the list.

use crate::app::{Answer, App, Person, RUNTIME, at_once, everyone_moves, execute, query};
use railhead::store::lobby::spectators;
use railhead_test_support::{sse::Reader, until};
use serde_json::{Value, json};
use std::{thread, time::Duration};

/// A game of Ada and Bob, begun.
fn begun(ada: &Person, bob: &Person, visibility: &str) -> String {
    let game = opened(ada, bob, visibility);
    ada.start(&game);
    game
}

fn opened(ada: &Person, bob: &Person, visibility: &str) -> String {
    let name = bob.account()["name"].clone();
    let invited = if visibility == "private" { json!([name]) } else { json!([]) };
    let game = ada.open(json!({"seats": 2, "visibility": visibility, "invite": invited}));
    bob.join(&game);
    game
}

fn link(person: &Person, game: &str) -> Answer {
    person.put(&format!("{game}/spectators/link"))
}

fn watch(person: &Person, game: &str, token: &Value) -> Answer {
    person.ask("PUT", &format!("{game}/spectators/me"), json!({ "token": token }))
}

fn spectators(person: &Person, game: &str) -> Value {
    person.get(&format!("{game}/spectators")).ok()
}

/// Waits until so many watch.
fn watching(person: &Person, game: &str, count: u64) -> Value {
    let mut told = Value::Null;
    until(format!("{count} watch"), || {
        told = spectators(person, game);
        told["watching"] == count
    });
    told
}

fn follow(person: &Person, game: &str, shown: bool) -> Reader {
    Reader::open(&person.app, &format!("{game}/stream?shown={shown}"), &[("authorization", &person.token)])
}

#[test]
fn only_the_link_shows_a_private_game_and_its_result() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.guest());
    let game = begun(&ada, &bob, "private");
    let made = link(&ada, &game).ok();
    let id = game.rsplit('/').next().unwrap();
    assert_eq!(made["url"], format!("/play/watch/{id}#{}", made["token"].as_str().unwrap()));
    assert_eq!(link(&bob, &game).ok(), made, "all players share one");
    assert_eq!(spectators(&bob, &game)["link"], made);
    eve.get(&game).refused(404, "not_found");
    link(&eve, &game).refused(404, "not_found");
    watch(&eve, &game, &json!("01a2072f-5241-737c-a07f-47471f72634e")).refused(404, "not_found");
    for _ in 0..2 {
        assert_eq!(watch(&eve, &game, &made["token"]).status, 204);
    }
    for path in ["", "/view", "/events", "/phrases", "/fairness", "/replay?at=3"] {
        assert_eq!(eve.get(&format!("{game}{path}")).status, 200, "{path}");
    }
    assert_eq!(eve.view(&game)["you"], Value::Null);
    assert_eq!(spectators(&eve, &game)["link"], Value::Null, "only players share it");
    link(&eve, &game).refused(403, "not_seated");
    eve.delete(&format!("{game}/spectators/link")).refused(403, "not_seated");
    eve.draw(&game).refused(403, "not_seated");
    app.guest().get(&game).refused(404, "not_found");
    app.get(&game).refused(404, "not_found");
    everyone_moves(&game, &[&ada, &bob]);
    ada.resign(&game);
    assert_eq!(eve.get(&format!("{game}/result")).status, 200);
    app.guest().get(&format!("{game}/result")).refused(404, "not_found");
    let own = eve.get("/v1/accounts/me/export").ok();
    assert_eq!(own["game_spectators"][0]["game_id"], id);
}

#[test]
fn a_link_lets_nobody_join_and_nobody_in_before_the_beginning() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.guest());
    let game = ada.open(json!({"seats": 3, "visibility": "private", "invite": ["Bob"]}));
    bob.join(&game);
    let token = link(&bob, &game).ok()["token"].clone();
    watch(&eve, &game, &token).refused(409, "game_not_started");
    eve.put(&format!("{game}/players/me")).refused(404, "not_found");
    // As if she had been admitted to a game that begins later.
    let id = game.rsplit('/').next().unwrap();
    let account = eve.account()["id"].as_str().unwrap().to_owned();
    let admit = format!("INSERT INTO game_spectators VALUES ('{id}', '{account}', now())");
    execute(&app.database_url, &admit).unwrap();
    eve.get(&game).refused(404, "not_found");
    eve.put(&format!("{game}/players/me")).refused(404, "not_found");
}

#[test]
fn an_ended_link_shows_nothing_and_the_next_is_another() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.guest());
    let (game, other) = (begun(&ada, &bob, "private"), begun(&ada, &bob, "private"));
    let token = link(&ada, &game).ok()["token"].clone();
    watch(&eve, &other, &token).refused(404, "not_found");
    assert_eq!(watch(&eve, &game, &token).status, 204);
    for _ in 0..2 {
        assert_eq!(bob.delete(&format!("{game}/spectators/link")).status, 204);
    }
    eve.get(&format!("{game}/view")).refused(404, "not_found");
    watch(&eve, &game, &token).refused(404, "not_found");
    let next = link(&ada, &game).ok()["token"].clone();
    assert_ne!(next, token);
    eve.get(&game).refused(404, "not_found");
    assert_eq!(watch(&eve, &game, &next).status, 204);
}

#[test]
fn a_link_admits_two_hundred_accounts() {
    let app = App::start();
    let (ada, bob, eve, cleo) = (app.register("Ada"), app.register("Bob"), app.guest(), app.guest());
    let game = begun(&ada, &bob, "private");
    let token = link(&ada, &game).ok()["token"].clone();
    let id = game.rsplit('/').next().unwrap();
    let many = "WITH made AS (INSERT INTO accounts (id, name) SELECT gen_random_uuid(), 'Guest ' || n \
        FROM generate_series(1, 199) AS n RETURNING id) INSERT INTO game_spectators SELECT '{}', id, now() FROM made";
    execute(&app.database_url, &many.replace("{}", id)).unwrap();
    assert_eq!(watch(&eve, &game, &token).status, 204);
    let problem = watch(&cleo, &game, &token).refused(409, "too_many_spectators");
    assert_eq!(problem["most"], 200);
    assert_eq!(watch(&eve, &game, &token).status, 204, "who is admitted stays so");
    cleo.get(&game).refused(404, "not_found");
}

#[test]
fn spectators_are_counted_and_those_who_want_it_are_named() {
    let app = App::start();
    let (ada, bob, cleo, dora) = (app.register("Ada"), app.register("Bob"), app.register("Cleo"), app.register("Dora"));
    let game = begun(&ada, &bob, "public");
    assert_eq!(spectators(&ada, &game), json!({"watching": 0, "names": [], "link": null}));
    let own = follow(&ada, &game, true);
    let (hidden, shown) = (follow(&cleo, &game, false), follow(&dora, &game, true));
    let again = follow(&dora, &game, false);
    let anonymous = Reader::open(&app, &format!("{game}/stream"), &[]);
    assert_eq!(watching(&bob, &game, 3)["names"], json!(["Dora"]), "players are no spectators");
    assert_eq!(app.get(&format!("{game}/spectators")).ok()["names"], json!(["Dora"]));
    drop((hidden, shown));
    assert_eq!(watching(&bob, &game, 2)["names"], json!([]), "she wants to be seen on one device only");
    drop((again, anonymous, own));
    watching(&bob, &game, 0);
}

#[test]
fn a_player_who_takes_a_seat_is_no_longer_a_spectator() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 2}));
    let _bobs = follow(&bob, &game, true);
    assert_eq!(watching(&ada, &game, 1)["names"], json!(["Bob"]));
    bob.join(&game);
    watching(&ada, &game, 0);
}

#[test]
fn replicas_share_the_list_of_spectators_and_forget_the_gone() {
    let (one, two) = App::two();
    let (ada, bob, cleo) = (one.register("Ada"), one.register("Bob"), one.register("Cleo"));
    let game = begun(&ada, &bob, "public");
    let _here = Reader::open(&one, &format!("{game}/stream"), &[]);
    let there = follow(&cleo.at(&two), &game, true);
    watching(&ada.at(&two), &game, 1);
    let publish = |app: &App| RUNTIME.block_on(spectators::publish_audiences(&app.database())).unwrap();
    publish(&two);
    assert_eq!(watching(&ada, &game, 2)["names"], json!(["Cleo"]));
    publish(&one);
    watching(&ada.at(&two), &game, 2);
    drop(there);
    watching(&ada.at(&two), &game, 1);
    publish(&two);
    watching(&ada, &game, 1);
    // A replica that ended without a word.
    let third = one.another();
    let _lost = Reader::open(&third, &format!("{game}/stream"), &[]);
    watching(&ada.at(&third), &game, 2);
    publish(&third);
    watching(&ada, &game, 2);
    one.wait(Duration::from_secs(21));
    watching(&ada, &game, 1);
    publish(&one);
    assert_eq!(query(&one.database_url, "SELECT replica FROM audiences").len(), 1);
}

/// A game that spectators see a minute later, begun.
fn late(app: &App, ada: &Person, bob: &Person) -> String {
    let game = ada.open(json!({"seats": 2, "first_seat": 0, "spectator_delay": 60}));
    bob.join(&game);
    app.wait(Duration::from_secs(61));
    ada.start(&game);
    everyone_moves(&game, &[ada, bob]);
    game
}

#[test]
fn spectators_with_a_delay_see_every_part_as_it_was_then() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = late(&app, &ada, &bob);
    ada.post(&format!("{game}/phrases"), json!({"phrase": "hurry"})).ok();
    let now = ada.version(&format!("{game}/view"));
    assert_eq!(ada.get(&game).ok()["spectator_delay"], 60);
    for path in ["", "/view", "/events", "/replay"] {
        let then = eve.version(&format!("{game}{path}"));
        assert_eq!(then, 3, "{path} as before the start");
        assert_eq!(app.get(&format!("{game}{path}")).ok()["version"], then, "{path}, anonymous");
        assert_eq!(bob.version(&format!("{game}{path}")), now, "{path} of a player");
    }
    assert_eq!(eve.get(&format!("{game}/events")).ok()["events"].as_array().unwrap().len(), 3);
    assert_eq!(eve.get(&format!("{game}/phrases")).ok()["items"], json!([]));
    eve.get(&format!("{game}/replay?at=4")).refused(422, "no_such_version");
    eve.get(&format!("{game}/board.svg?at=4")).refused(422, "no_such_version");
    assert_eq!(eve.view(&game)["table"]["phase"]["name"], "lobby");
    app.wait(Duration::from_secs(61));
    assert_eq!(eve.version(&format!("{game}/view")), now);
    assert_eq!(eve.get(&format!("{game}/phrases")).items().len(), 1);
    ada.draw(&game).ok();
    assert_eq!(eve.version(&format!("{game}/view")), now);
    ada.resign(&game);
    let over = eve.version(&game);
    assert!(over > now, "what is over is seen at once");
    assert_eq!(bob.version(&game), over);
}

#[test]
fn followers_and_waiters_are_answered_after_the_delay_only() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = late(&app, &ada, &bob);
    let mut stream = follow(&eve, &game, false);
    stream.until(3);
    let waited = eve.get(&format!("{game}/events?after=3&wait=2")).ok();
    assert_eq!(waited["events"], json!([]));
    thread::scope(|scope| {
        let waits = scope.spawn(|| eve.get(&format!("{game}/events?after=3&wait=20")).ok());
        until("it waits", || app.permits.open() == 2);
        app.wait(Duration::from_secs(61));
        assert!(waits.join().unwrap()["events"].as_array().unwrap().len() > 10);
    });
    let now = ada.version(&format!("{game}/view"));
    stream.until(now);
    ada.draw(&game).ok();
    ada.post(&format!("{game}/phrases"), json!({"phrase": "hurry"})).ok();
    assert_eq!(eve.get(&format!("{game}/events?after={now}&wait=2")).ok()["events"], json!([]));
    ada.resign(&game);
    stream.until(ada.version(&game));
}

#[test]
fn a_delay_is_at_most_an_hour_and_stays_in_a_rematch() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    for wrong in [json!(3601), json!(-1), json!("60")] {
        let body = json!({"seats": 2, "spectator_delay": wrong});
        let problem = ada.post("/v1/games", body).refused(400, "invalid_body");
        assert_eq!(problem["parameter"], "/spectator_delay");
    }
    let game = late(&app, &ada, &bob);
    ada.resign(&game);
    let again = ada.post(&format!("{game}/rematch"), Value::Null).ok();
    assert_eq!(again["spectator_delay"], 60);
    let quick = ada.post("/v1/games/quick", json!({"seats": 2})).ok();
    assert_eq!(quick["spectator_delay"], 0);
}

/// A head of the same version that the game never had.
fn made_up(head: &str) -> String {
    format!("{}-{}", head.split('-').next().unwrap(), "0123456789abcdef".repeat(2))
}

#[test]
fn a_head_that_is_not_shown_yet_is_like_one_that_never_was() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = late(&app, &ada, &bob);
    let head = |person: &Person| person.get(&game).ok()["head"].as_str().unwrap().to_owned();
    let earlier = head(&ada);
    ada.draw(&game).ok();
    let draw = json!({"type": "draw_card"});
    for real in [earlier, head(&ada)] {
        let ask = |head: &str| {
            let tag = format!("\"{head}\"");
            let with = [("if-match", tag.as_str())];
            vec![
                app.get(&format!("{game}/events?after={head}")),
                eve.get(&format!("{game}/events?after={head}")),
                eve.get(&format!("{game}/events?after={head}&wait=1")),
                eve.get(&format!("{game}/stream?after={head}")),
                app.send("GET", &format!("{game}/stream"), &[("last-event-id", head)], ""),
                eve.post_with(&format!("{game}/moves"), &with, draw.clone()),
                eve.post_with(&format!("{game}/moves/preview"), &with, draw.clone()),
                eve.post_with(&format!("{game}/start"), &with, Value::Null),
                eve.post_with(&format!("{game}/resign"), &with, Value::Null),
                app.send("GET", &format!("{game}/view"), &[("if-none-match", &tag)], ""),
                app.send("GET", &format!("{game}/board.svg"), &[("if-none-match", &tag)], ""),
            ]
        };
        for (one, other) in ask(&real).iter().zip(&ask(&made_up(&real))) {
            if one.header("content-type") == "image/svg+xml" {
                assert_eq!((one.status, &one.text), (other.status, &other.text));
            } else {
                assert_eq!(one.gist(), other.gist());
            }
        }
        let shown = head(&eve);
        eve.get(&format!("{game}/events?after={real}")).refused(410, "history_changed");
        assert_eq!(eve.get(&format!("{game}/events?after={shown}")).ok()["events"], json!([]));
        assert_ne!(ada.get(&format!("{game}/events?after={real}")).status, 410);
    }
    eve.put(&format!("{game}/players/me")).refused(409, "game_started");
}

#[test]
fn a_table_does_not_go_back_for_spectators_when_the_game_begins() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = ada.open(json!({"seats": 2, "spectator_delay": 60}));
    bob.join(&game);
    let seen = eve.get(&game).ok()["head"].clone();
    ada.start(&game);
    assert_eq!(eve.get(&game).ok()["head"], seen);
    let after = format!("{game}/events?after={}", seen.as_str().unwrap());
    assert_eq!(eve.get(&after).ok()["events"], json!([]));
    app.wait(Duration::from_secs(61));
    assert!(!eve.get(&after).ok()["events"].as_array().unwrap().is_empty());
}

#[test]
fn a_player_uses_up_no_place_of_a_link() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = begun(&ada, &bob, "private");
    let token = link(&ada, &game).ok()["token"].clone();
    assert_eq!((watch(&ada, &game, &token).status, watch(&bob, &game, &token).status), (204, 204));
    assert!(query(&app.database_url, "SELECT account_id FROM game_spectators").is_empty());
}

/// The shares of a win of all seats.
fn wins(chances: &Value) -> Vec<f64> {
    chances["seats"].as_array().unwrap().iter().map(|seat| seat["win"].as_f64().unwrap()).collect()
}

#[test]
fn spectators_see_chances_to_win_and_players_do_not() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.guest());
    let game = opened(&ada, &bob, "public");
    let path = format!("{game}/chances");
    eve.get(&path).refused(409, "game_not_started");
    ada.start(&game);
    everyone_moves(&game, &[&ada, &bob]);
    ada.get(&path).refused(403, "not_for_players");
    let answer = eve.get(&path);
    let chances = answer.ok();
    assert_eq!(chances["version"], eve.get(&game).ok()["version"]);
    assert!((wins(&chances).iter().sum::<f64>() - 1.0).abs() < 0.002, "{chances}");
    let known = [("if-none-match", answer.header("etag"))];
    assert_eq!(app.send("GET", &path, &known, "").status, 304);
    assert_eq!(app.get(&path).ok(), chances, "everybody sees the same");
    everyone_moves(&game, &[&ada, &bob]);
    let crowd = at_once(30, |_| eve.get(&path).ok());
    assert!(crowd.iter().all(|answer| *answer == crowd[0] && *answer != chances), "{crowd:?}");
    bob.resign(&game);
    assert_eq!(wins(&eve.get(&path).ok()), [1.0, 0.0], "then it is the result");
    let past = format!("{path}?at={}", chances["version"]);
    assert_eq!(ada.get(&past).ok(), chances, "players see what others saw");
}
