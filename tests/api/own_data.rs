//! Taking one's data along, and deleting it.

use crate::{
    app::{App, Person, begun, duel, execute, query},
    games::all_events,
};
use railhead::engine::Game;
use railhead_test_support::until;
use serde_json::{Value, json};
use std::{
    io::{Read, Write},
    net::TcpStream,
};

#[test]
fn an_export_has_all_that_is_stored_of_its_account_only() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = duel(&ada, &bob);
    bob.delete_account();
    app.tell("/v1/sessions", json!({"name": "Ada", "password": "a wrong train"})).refused(401, "wrong_credentials");
    ada.ask("DELETE", "/v1/accounts/me", json!({"password": "a wrong train"})).refused(401, "wrong_credentials");
    let export = ada.get("/v1/accounts/me/export").ok();
    let me = ada.account();
    assert_eq!((&export["account"]["id"], &export["account"]["name"]), (&me["id"], &json!("Ada")));
    assert_eq!(export["account"]["has_password"], true);
    assert_eq!(export["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(export["login_throttle"].as_array().unwrap().len(), 2);
    assert_eq!(export["game_seats"][0]["events"], format!("{game}/events"));
    assert_eq!(export["game_seats"][0]["result"]["rank"], 1);
    let text = export.to_string();
    assert!(!text.contains("$argon2") && !text.contains("_hash") && !text.contains("Bob"), "{text}");
}

/// A table that comes to name accounts has to be exported, too.
#[test]
fn every_table_that_names_accounts_is_in_the_export() {
    let app = App::start();
    let export = app.register("Ada").get("/v1/accounts/me/export").ok();
    let naming = "SELECT DISTINCT table_name AS name FROM information_schema.columns \
        WHERE table_schema = 'public' AND column_name LIKE '%account_id' ORDER BY 1";
    let tables = query(&app.database_url, naming);
    assert!(tables.len() >= 4, "{tables:?}");
    // When the server looks at the games of an account again: nothing of a person.
    let is_of_people = |name: &&str| *name != "absence_checks";
    for table in tables.iter().map(|table| table["name"].as_str().unwrap()).filter(is_of_people) {
        assert!(export.get(table).is_some(), "{table} is not exported");
    }
}

#[test]
fn an_account_is_deleted_with_its_password_only() {
    let app = App::start();
    let ada = app.register("Ada");
    ada.ask("DELETE", "/v1/accounts/me", json!({})).refused(401, "wrong_credentials");
    ada.delete("/v1/accounts/me").refused(401, "wrong_credentials");
    ada.ask("DELETE", "/v1/accounts/me", json!({"password": "a wrong train"})).refused(401, "wrong_credentials");
    assert_eq!(ada.delete_account().status, 204);
    ada.get("/v1/accounts/me").refused(401, "invalid_token");
    app.refresh(&ada.refresh).refused(401, "invalid_refresh_token");
    app.tell("/v1/sessions", json!({"name": "Ada", "password": "a train at noon"})).refused(401, "wrong_credentials");
    let left = query(&app.database_url, "SELECT name FROM accounts");
    assert!(left.is_empty(), "{left:?}");
    let guest = app.guest();
    assert_eq!(guest.delete("/v1/accounts/me").status, 204);
    guest.get("/v1/accounts/me").refused(401, "invalid_token");
}

#[test]
fn the_name_of_a_deleted_account_is_free_after_30_days() {
    let app = App::start();
    app.register("Ada").delete_account();
    let register = |name: &str| app.tell("/v1/accounts", json!({"name": name, "password": "a train at noon"}));
    for name in ["Ada", "ADA", "Аdа"] {
        register(name).refused(409, "name_taken");
    }
    let pass = |days: u8| format!("UPDATE names SET free_at = free_at - interval '{days} days'");
    execute(&app.database_url, &pass(29)).unwrap();
    register("Ada").refused(409, "name_taken");
    execute(&app.database_url, &pass(1)).unwrap();
    register("Ada").ok();
}

#[test]
fn running_games_of_a_deleted_account_go_to_a_bot_at_once() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = begun(json!({"seats": 3, "first_seat": 0}), &[&ada, &bob, &eve]);
    let before = bob.events(&game, 0);
    ada.delete_account();
    let shown = app.get(&game).ok();
    assert_eq!((&shown["status"], &shown["players"][0]["occupant"]["kind"]), (&json!("running"), &json!("bot")));
    assert_eq!((&shown["players"][0]["deleted"], &shown["players"][1]["deleted"]), (&json!(true), &json!(false)));
    let after = bob.events(&game, 0);
    assert_eq!(&after[..before.len()], before, "what happened stays");
    assert_eq!(after[before.len()]["type"], "seat_handed_over");
    assert!(!bob.moves(&game).is_empty(), "the bot has made the move that Ada owed");
    bob.play(&game, &bob.moves(&game)[0]).ok();
    assert!(!json!(query(&app.database_url, "SELECT * FROM game_seats")).to_string().contains("Ada"));
}

#[test]
fn with_one_person_left_the_game_ends_and_the_leaver_is_last() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = duel(&ada, &bob);
    ada.delete_account();
    let result = bob.get(&format!("{game}/result")).ok();
    let ranks = result["scores"].as_array().unwrap().iter().map(|score| score["rank"].clone()).collect::<Vec<_>>();
    assert_eq!(ranks, [2, 1]);
    assert_eq!(result["players"][0]["deleted"], true);
    assert_eq!(json!(Game::replay(&all_events(&app, &game)).score()), result["scores"]);
}

#[test]
fn deletion_leaves_results_replays_and_scores_of_others() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = duel(&ada, &bob);
    bob.resign(&game);
    let (events, result) = (all_events(&app, &game), app.get(&format!("{game}/result")).ok());
    assert_eq!((&result["players"][0]["name"], &result["players"][0]["deleted"]), (&json!("Ada"), &json!(false)));
    let rows = query(&app.database_url, "SELECT to_jsonb(r) - 'player' AS row FROM results r ORDER BY seat");
    ada.delete_account();
    let after = app.get(&format!("{game}/result")).ok();
    assert_eq!((&after["players"][0]["name"], &after["players"][0]["deleted"]), (&Value::Null, &json!(true)));
    assert_eq!((&after["scores"], &after["explanation"]), (&result["scores"], &result["explanation"]));
    assert_eq!(after["players"][1], result["players"][1]);
    assert_eq!(all_events(&app, &game), events);
    assert_eq!(query(&app.database_url, "SELECT to_jsonb(r) - 'player' AS row FROM results r ORDER BY seat"), rows);
}

#[test]
fn before_a_game_a_deleted_account_makes_room_and_hands_over() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let (hosted, joined) = (ada.open(json!({"seats": 2})), bob.open(json!({"seats": 2})));
    let alone = ada.open(json!({"seats": 2}));
    for (person, game) in [(&bob, &hosted), (&ada, &joined)] {
        person.join(game);
    }
    ada.delete_account();
    assert_eq!(app.get(&alone).ok()["status"], "void");
    let hosted = app.get(&hosted).ok();
    assert_eq!((&hosted["status"], &hosted["host"]), (&json!("lobby"), &json!(1)));
    eve.join(&joined);
    bob.start(&joined);
}

/// Sends a request for an export and reads nothing but that it comes.
fn stall(app: &App, person: &Person) -> TcpStream {
    let mut client = TcpStream::connect(app.url.strip_prefix("http://").unwrap()).unwrap();
    let token = &person.token;
    write!(client, "GET /v1/accounts/me/export HTTP/1.1\r\nhost: railhead\r\nauthorization: {token}\r\n\r\n").unwrap();
    let mut status = [0; 12];
    client.read_exact(&mut status).unwrap();
    assert_eq!(&status, b"HTTP/1.1 200");
    client
}

#[test]
fn an_export_is_sent_in_pieces_and_one_at_a_time() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let id = ada.account()["id"].clone();
    let fill = format!(
        "INSERT INTO stored_responses (account_id, scope, key, request_hash, game_id, version, head, response) \
        SELECT '{}', gen_random_uuid(), 'k' || n, '', gen_random_uuid(), 1, '', repeat('x', 100000) \
        FROM generate_series(1, 90) n",
        id.as_str().unwrap(),
    );
    execute(&app.database_url, &fill).unwrap();
    let stalled = stall(&app, &ada);
    let export = |person: &Person| person.get("/v1/accounts/me/export");
    until("the stalled export waits for its client", || export(&ada).status == 429);
    export(&ada).refused(429, "export_running");
    ada.get("/v1/me/games.ndjson").refused(429, "export_running");
    assert_eq!(export(&bob).status, 200);
    drop(stalled);
    let mut whole = export(&ada);
    until("the place of the stalled export is free", || {
        whole = export(&ada);
        whole.status == 200
    });
    assert_eq!(whole.header("content-length"), "", "it is not known before");
    assert_eq!(whole.ok()["stored_responses"].as_array().unwrap().len(), 90);
}
