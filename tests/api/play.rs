//! Versions, refusals, answers to moves.

use crate::app::{App, Person, dealt, query};
use serde_json::{Value, json};

/// A game of one person, who plays first, and one bot; the first tickets chosen.
fn begun(app: &App) -> (Person, String) {
    let ada = app.register("Ada");
    let game = dealt(json!({"seats": 2, "bots": ["random"], "first_seat": 0}), &[&ada]);
    let keep_all = ada.moves(&game)[0].clone();
    ada.play(&game, &keep_all).ok();
    (ada, game)
}

#[test]
fn a_move_answers_what_happened_and_the_view_that_follows() {
    let app = App::start();
    let (ada, game) = begun(&app);
    let before = app.version(&game);
    let answer = ada.draw(&game);
    let outcome = answer.ok();
    assert_eq!(answer.header("etag"), format!("{}", outcome["head"]));
    assert_eq!(outcome["events"][0]["type"], "card_drawn");
    assert_eq!(outcome["events"][0]["seq"], before + 1);
    assert_eq!(outcome["view"], ada.view(&game));
    assert_eq!(outcome["view"]["table"]["phase"]["step"]["name"], "second_card");
}

#[test]
fn a_stale_if_match_is_412_with_the_version_and_changes_nothing() {
    let app = App::start();
    let (ada, game) = begun(&app);
    let stale = ada.get(&format!("{game}/view")).header("etag").to_owned();
    ada.draw_twice(&game);
    let (path, now) = (format!("{game}/moves"), app.version(&game));
    let answer = ada.post_with(&path, &[("if-match", &stale)], json!({"type": "draw_card"}));
    assert_eq!(answer.refused(412, "stale_version")["version"], now);
    for wrong in ["yesterday", "\"41\"", "41-9f86d081884c7d659a2feaa0c55ad01"] {
        ada.post_with(&path, &[("if-match", wrong)], json!({"type": "draw_card"})).refused(400, "invalid_header");
    }
    assert_eq!(app.version(&game), now);
    let fresh = ada.get(&format!("{game}/moves")).header("etag").to_owned();
    ada.post_with(&path, &[("if-match", &fresh)], json!({"type": "draw_card"})).ok();
    ada.post_with(&path, &[("if-match", "*")], json!({"type": "draw_card"})).ok();
}

#[test]
fn an_unchanged_view_is_an_empty_304() {
    let app = App::start();
    let (ada, game) = begun(&app);
    let view = format!("{game}/view");
    let tag = ada.get(&view).header("etag").to_owned();
    let asked = |tag: &str| app.send("GET", &view, &[("authorization", &ada.token), ("if-none-match", tag)], "");
    for tag in [tag.clone(), format!("W/{tag}"), format!("\"1\", {tag}")] {
        let unchanged = asked(&tag);
        assert_eq!((unchanged.status, unchanged.text.as_str()), (304, ""));
        assert!(unchanged.header("etag").contains(&tag[tag.len() - 3..]));
    }
    ada.draw(&game).ok();
    assert_eq!(asked(&tag).status, 200);
}

#[test]
fn a_refusal_names_the_rule_and_changes_nothing() {
    let app = App::start();
    let (ada, game) = begun(&app);
    let (before, log) = (app.version(&game), "SELECT count(*) FROM game_events");
    let count = query(&app.database_url, log);
    ada.play(&game, &json!({"type": "pass"})).refused(422, "move_possible");
    ada.play(&game, &json!({"type": "abandon_tunnel"})).refused(409, "no_tunnel_pending");
    ada.play(&game, &json!({"type": "keep_tickets", "tickets": ["brest-petrograd"]}))
        .refused(409, "no_tickets_offered");
    ada.play(&game, &json!({"type": "take_face_up", "slot": 5})).refused(422, "slot_empty");
    let claim = |payment: Value| json!({"type": "claim_route", "route": "palermo-smyrna", "payment": payment});
    let short = ada.play(&game, &claim(json!({"color": "red", "locomotives": 2}))).refused(422, "cards_short");
    assert!(short["need"].as_u64() > short["have"].as_u64());
    let wrong = ada.play(&game, &claim(json!({"color": "red", "locomotives": 1}))).refused(422, "wrong_payment");
    assert_eq!((&wrong["cards"], &wrong["locomotives"]), (&json!(6), &json!(2)));
    assert_eq!(app.version(&game), before);
    assert_eq!(query(&app.database_url, log), count);
}

#[test]
fn one_waits_for_ones_turn() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 2, "first_seat": 1}));
    ada.draw(&game).refused(409, "game_not_started");
    bob.join(&game);
    ada.start(&game);
    ada.draw(&game).refused(409, "must_keep_tickets");
    let keep = ada.moves(&game)[0].clone();
    ada.play(&game, &keep).ok();
    ada.play(&game, &keep).refused(409, "tickets_chosen");
    bob.play(&game, &bob.moves(&game)[0]).ok();
    assert_eq!(ada.draw(&game).refused(409, "not_your_turn")["turn"], 1);
    app.register("Eve").draw(&game).refused(403, "not_seated");
    assert!(ada.moves(&game).is_empty());
}

#[test]
fn events_come_in_pages_from_any_version() {
    let app = App::start();
    let (ada, game) = begun(&app);
    let events = ada.get(&format!("{game}/events")).ok();
    let last = events["version"].as_u64().unwrap();
    assert_eq!(events["events"].as_array().unwrap().len() as u64, last);
    let tail = ada.get(&format!("{game}/events?after={}", last - 2)).ok();
    assert_eq!(
        tail["events"].as_array().unwrap().as_slice(),
        &events["events"].as_array().unwrap()[last as usize - 2..]
    );
    for beyond in [last, last + 5, 2_147_483_647] {
        assert_eq!(ada.get(&format!("{game}/events?after={beyond}")).ok()["events"], json!([]));
    }
    ada.get(&format!("{game}/events?after=-1")).refused(400, "invalid_query");
    ada.get(&format!("{game}/events?since=1")).refused(400, "invalid_query");
}

#[test]
fn the_geometry_places_every_city_and_space_with_its_look() {
    let app = App::start();
    let (board, geometry) = (app.get("/v1/reference/board").ok(), app.get("/v1/reference/geometry"));
    let drawn = geometry.ok();
    let ids = |list: &Value| -> Vec<Value> { list.as_array().unwrap().iter().map(|item| item["id"].clone()).collect() };
    assert_eq!(ids(&drawn["cities"]), ids(&board["cities"]));
    assert_eq!(ids(&drawn["routes"]), ids(&board["routes"]));
    for (place, facts) in drawn["routes"].as_array().unwrap().iter().zip(board["routes"].as_array().unwrap()) {
        assert_eq!(place["spaces"].as_array().unwrap().len() as u64, facts["length"].as_u64().unwrap());
        for fact in ["color", "tunnel", "ferry"] {
            assert_eq!(place[fact], facts[fact], "{fact} of {}", place["id"]);
        }
    }
    let tag = geometry.header("etag");
    assert_ne!(tag, app.get("/v1/reference/board").header("etag"));
    assert_eq!(app.send("GET", "/v1/reference/geometry", &[("if-none-match", tag)], "").status, 304);
}

#[test]
fn the_board_and_the_tickets_never_change() {
    let app = App::start();
    let board = app.get("/v1/reference/board");
    assert_eq!(board.ok()["cities"].as_array().unwrap().len(), 47);
    assert_eq!(board.ok()["routes"].as_array().unwrap().len(), 101);
    let routes: Value = serde_json::from_str(include_str!("../../crates/engine/data/routes.json")).unwrap();
    for (ours, theirs) in board.ok()["routes"].as_array().unwrap().iter().zip(routes.as_array().unwrap()) {
        assert_eq!((&ours["id"], &ours["from"], &ours["twin"]), (&theirs["id"], &theirs["from"], &theirs["double"]));
    }
    let tag = board.header("etag");
    assert_eq!(app.send("GET", "/v1/reference/board", &[("if-none-match", tag)], "").status, 304);
    let tickets = app.get("/v1/reference/tickets").ok();
    assert_eq!(tickets[0]["tickets"].as_array().unwrap().len(), 46);
}
