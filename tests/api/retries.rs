//! Requests that are sent again: with a key they are done once and answered the same.

use crate::app::{Answer, App, Person, duel, execute, query};
use railhead::{log::packs::Packs, store::upkeep::retention};
use railhead_test_support::until;
use serde_json::{Value, json};
use std::{thread, time::Duration};

fn keyed(person: &Person, path: &str, key: &str, body: &Value) -> Answer {
    person.post_with(path, &[("idempotency-key", key)], body.clone())
}

fn version(app: &App, game: &str) -> Value {
    app.get(game).ok()["version"].clone()
}

fn draw() -> Value {
    json!({"type": "draw_card"})
}

#[test]
fn a_repeated_move_is_made_once_and_answered_the_same() {
    let one = App::start();
    let two = App::on(one.database_url.clone(), Packs::default());
    let (ada, bob) = (one.register("Ada"), one.register("Bob"));
    let game = duel(&ada, &bob);
    let moves = format!("{game}/moves");
    let before = one.get(&format!("{game}/view")).header("etag").to_owned();
    let first = keyed(&ada, &moves, "one", &draw());
    let after = version(&one, &game);
    for app in [&one, &two, &one] {
        let again = keyed(&ada.at(app), &moves, "one", &draw());
        assert_eq!((again.status, &again.text, again.header("etag")), (200, &first.text, first.header("etag")));
        assert_eq!((first.header("idempotent-replayed"), again.header("idempotent-replayed")), ("", "true"));
    }
    assert_eq!(version(&one, &game), after);
    keyed(&ada, &moves, "two", &draw()).ok();
    bob.play(&game, &draw()).ok();
    assert_eq!(keyed(&ada, &moves, "one", &draw()).text, first.text, "though it is no longer her turn");
    bob.play(&game, &draw()).ok();
    assert_eq!(keyed(&ada, &moves, "one", &draw()).text, first.text, "though it could be made again");
    let stale = [("idempotency-key", "one"), ("if-match", before.as_str())];
    assert_eq!(ada.post_with(&moves, &stale, draw()).text, first.text, "what was done is not stale");
    let spaced = ada.app.send(
        "POST",
        &moves,
        &[("authorization", &ada.token), ("content-type", "application/json"), ("idempotency-key", "one")],
        "{ \"type\" : \"draw_card\" }",
    );
    assert_eq!(spaced.text, first.text, "the same body means the same");
}

#[test]
fn the_answer_to_a_move_is_rendered_again_and_not_stored() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = duel(&ada, &bob);
    let moves = format!("{game}/moves");
    let (first, with_moves) = (keyed(&ada, &moves, "one", &draw()), format!("{moves}?moves=true"));
    let last = keyed(&ada, &with_moves, "two", &draw());
    assert_eq!(stored(&app), json!({"rows": 2, "bytes": 0}));
    bob.play(&game, &draw()).ok();
    assert_eq!(keyed(&ada, &moves, "one", &draw()).text, first.text);
    assert_eq!(keyed(&ada, &with_moves, "two", &draw()).text, last.text);
    assert!(keyed(&ada, &moves, "two", &draw()).ok()["view"].get("moves").is_none(), "as it is asked for");
}

#[test]
fn a_repeated_answer_is_of_one_move_though_clocks_differ() {
    let behind = App::start();
    let ahead = App::on(behind.database_url.clone(), Packs::default());
    ahead.process.time.advance(Duration::from_secs(60));
    let (ada, bob) = (behind.register("Ada"), behind.register("Bob"));
    let game = duel(&ada, &bob);
    let moves = format!("{game}/moves");
    let first = keyed(&ada.at(&ahead), &moves, "one", &draw());
    let second = keyed(&ada, &moves, "two", &draw());
    assert_ne!(second.ok()["events"][0]["seq"], first.ok()["events"][0]["seq"]);
    let third = keyed(&bob, &moves, "three", &draw());
    assert_eq!(keyed(&ada, &moves, "two", &draw()).text, second.text);
    assert_eq!(keyed(&bob.at(&ahead), &moves, "three", &draw()).text, third.text);
}

#[test]
fn a_key_belongs_to_one_request_of_one_account_in_one_game() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (game, other) = (duel(&ada, &bob), duel(&ada, &bob));
    let moves = format!("{game}/moves");
    keyed(&ada, &moves, "one", &draw()).ok();
    let before = version(&app, &game);
    keyed(&ada, &moves, "one", &json!({"type": "draw_tickets"})).refused(422, "idempotency_key_reused");
    keyed(&ada, &moves, "one", &json!({"type": "take_face_up", "slot": 0})).refused(422, "idempotency_key_reused");
    keyed(&ada, &format!("{game}/resign"), "one", &Value::Null).refused(422, "idempotency_key_reused");
    assert_eq!(version(&app, &game), before);
    keyed(&ada, &format!("{other}/moves"), "one", &draw()).ok();
    keyed(&ada, &moves, "two", &draw()).ok();
    keyed(&bob, &moves, "one", &draw()).ok();
}

#[test]
fn a_refusal_is_not_kept_and_judged_anew() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = duel(&ada, &bob);
    let moves = format!("{game}/moves");
    keyed(&bob, &moves, "early", &draw()).refused(409, "not_your_turn");
    (0..2).for_each(|_| drop(ada.play(&game, &draw()).ok()));
    keyed(&bob, &moves, "early", &draw()).ok();
    for key in ["", &"k".repeat(256), "späť"] {
        keyed(&bob, &moves, key, &draw()).refused(400, "invalid_header");
    }
    keyed(&bob, &moves, &"k".repeat(255), &draw()).ok();
}

#[test]
fn a_move_sent_in_parallel_at_two_replicas_is_made_once() {
    let one = App::start();
    let two = App::on(one.database_url.clone(), Packs::default());
    let (ada, bob) = (one.register("Ada"), one.register("Bob"));
    let game = duel(&ada, &bob);
    let moves = format!("{game}/moves");
    for round in 0..10 {
        let (mover, key) = (if round % 4 < 2 { &ada } else { &bob }, format!("round {round}"));
        let before = version(&one, &game).as_u64().unwrap();
        let answers = thread::scope(|scope| {
            let senders = [&one, &two, &one, &two].map(|app| {
                let (mover, key, moves) = (mover.at(app), &key, &moves);
                scope.spawn(move || keyed(&mover, moves, key, &draw()))
            });
            senders.map(|sender| sender.join().unwrap())
        });
        for answer in &answers {
            assert_eq!((answer.status, &answer.text), (200, &answers[0].text));
        }
        let answered = answers[0].ok();
        assert_eq!(answered["events"][0]["seq"], before + 1);
        assert_eq!(version(&one, &game), answered["version"]);
    }
}

#[test]
fn every_call_that_changes_a_game_takes_a_key() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    const STATE: &str = "SELECT id, version, status FROM games JOIN game_heads ON game_id = id ORDER BY id";
    let once = |person: &Person, method: &str, path: &str, body: Value| {
        let headers = [("authorization", person.token.as_str()), ("content-type", "application/json")];
        let headers = [&headers[..], &[("idempotency-key", path)]].concat();
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let first = app.send(method, path, &headers, &body);
        let state = query(&app.database_url, STATE);
        let again = app.send(method, path, &headers, &body);
        assert_eq!((first.status, &first.text), (again.status, &again.text), "{method} {path}");
        assert_eq!(first.header("location"), again.header("location"));
        let replayed = [&first, &again].map(|answer| answer.header("idempotent-replayed").to_owned());
        assert_eq!(replayed, ["", "true"], "{method} {path}");
        assert_eq!(query(&app.database_url, STATE), state);
        first.ok()
    };
    let created = once(&ada, "POST", "/v1/games", json!({"seats": 4}));
    let game = format!("/v1/games/{}", created["id"].as_str().unwrap());
    once(&ada, "POST", &format!("{game}/bots"), json!({"level": "random"}));
    once(&ada, "DELETE", &format!("{game}/bots/1"), Value::Null);
    once(&bob, "PUT", &format!("{game}/players/me"), Value::Null);
    once(&ada, "PUT", &format!("{game}/host"), json!({"seat": 1}));
    once(&bob, "DELETE", &format!("{game}/players/0"), Value::Null);
    once(&bob, "DELETE", &game, Value::Null);
    let game = ada.open(json!({"seats": 2, "bots": ["random"]}));
    once(&ada, "POST", &format!("{game}/start"), Value::Null);
    once(&ada, "POST", &format!("{game}/phrases"), json!({"phrase": "good_luck"}));
    once(&ada, "POST", &format!("{game}/resign"), Value::Null);
}

#[test]
fn the_answer_to_an_old_version_has_the_missed_events() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = duel(&ada, &bob);
    let seen = version(&app, &game).as_u64().unwrap();
    let stale = app.get(&format!("{game}/view")).header("etag").to_owned();
    (0..2).for_each(|_| drop(ada.play(&game, &draw()).ok()));
    let now = version(&app, &game);
    let refused =
        bob.post_with(&format!("{game}/moves"), &[("if-match", &stale)], draw()).refused(412, "stale_version");
    assert_eq!(refused["version"], now);
    let missed = bob.get(&format!("{game}/events?after={seen}")).ok()["events"].clone();
    assert_eq!(refused["events"], missed);
    let at = &missed[0]["at"];
    assert_eq!(missed[0], json!({"seq": seen + 1, "at": at, "type": "card_drawn", "seat": 0}), "not which card");
    assert_eq!(version(&app, &game), now);
    let fresh = format!("{}", refused["head"]);
    bob.post_with(&format!("{game}/moves"), &[("if-match", &fresh)], draw()).ok();
}

#[test]
fn stored_responses_go_after_a_day_and_not_before() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = duel(&ada, &bob);
    let moves = format!("{game}/moves");
    let first = keyed(&ada, &moves, "one", &draw());
    let sweep = |hours: i64| {
        let time = jiff::Timestamp::now() + jiff::SignedDuration::from_hours(hours);
        crate::app::RUNTIME.block_on(retention::delete_expired(&app.database(), time)).unwrap();
    };
    sweep(24);
    assert_eq!(keyed(&ada, &moves, "one", &draw()).text, first.text);
    sweep(26);
    assert_ne!(keyed(&ada, &moves, "one", &draw()).text, first.text);
}

/// The number of responses that are stored, and the latest key.
fn stored(app: &App) -> serde_json::Value {
    let count = "SELECT count(*) AS rows, coalesce(sum(pg_column_size(response)), 0) AS bytes FROM stored_responses";
    query(&app.database_url, count)[0].clone()
}

#[test]
fn commands_without_a_change_are_not_stored() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 2}));
    bob.join(&game);
    let request = |method: &str, path: &str, body: Value| {
        for n in 0..3 {
            let key = format!("{method} {path} {n}").replace(' ', "_");
            let own = [
                ("authorization", bob.token.as_str()),
                ("content-type", "application/json"),
                ("idempotency-key", &key),
            ];
            app.send(method, path, &own, &body.to_string()).ok();
        }
    };
    request("PUT", &format!("{game}/players/me"), json!({}));
    app.register("Eve");
    bob.post(&format!("{game}/invitations"), json!({"name": "Eve"})).ok();
    request("POST", &format!("{game}/invitations"), json!({"name": "Eve"}));
    bob.delete(&format!("{game}/players/me")).ok();
    request("DELETE", &format!("{game}/players/me"), Value::Null);
    bob.post("/v1/games/quick", json!({"seats": 3})).ok();
    request("POST", "/v1/games/quick", json!({"seats": 3}));
    assert_eq!(stored(&app)["rows"], 0);
}

#[test]
fn stored_responses_are_bounded_and_the_latest_stay() {
    let app = App::start();
    let ada = app.register("Ada");
    let id = ada.get("/v1/accounts/me").ok()["id"].clone();
    let game = ada.open(json!({"seats": 5}));
    let more = |rows: u32, response: &str| {
        let insert = format!(
            "INSERT INTO stored_responses (account_id, scope, key, request_hash, game_id, version, head, response, created_at) \
            SELECT '{}', gen_random_uuid(), 'k' || n, '', '{}', 1, '', {response}, now() - interval '1 hour' \
            FROM generate_series(1, {rows}) n",
            id.as_str().unwrap(),
            game.rsplit('/').next().unwrap(),
        );
        execute(&app.database_url, &insert).unwrap();
    };
    // What is random is not compressed.
    let large = "(SELECT string_agg(gen_random_uuid()::text, '') FROM generate_series(1, 1000 + n * 0))";
    for (rows, response) in [(3000, "'{}'"), (400, large)] {
        more(rows, response);
        for n in 0..50 {
            let (method, path) = if n % 2 == 0 { ("POST", "bots") } else { ("DELETE", "bots/1") };
            let key = format!("{rows} {n}").replace(' ', "_");
            let own = [
                ("authorization", ada.token.as_str()),
                ("content-type", "application/json"),
                ("idempotency-key", &key),
            ];
            let body = if method == "POST" { json!({"level": "random"}) } else { Value::Null };
            app.send(method, &format!("{game}/{path}"), &own, &body.to_string()).ok();
        }
        let within = || {
            let stored = stored(&app);
            // Some more are stored before the older ones are looked at.
            stored["rows"].as_i64().unwrap() <= 1200 && stored["bytes"].as_i64().unwrap() <= 9 << 20
        };
        until(format!("{rows} rows are few enough"), within);
        let latest = format!("SELECT key FROM stored_responses WHERE key LIKE '{rows}~_%' ESCAPE '~'");
        assert_eq!(query(&app.database_url, &latest).len(), 50);
    }
}
