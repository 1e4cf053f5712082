//! Colours: chosen when opening or joining, the first free one otherwise (R1.1).

use crate::app::{App, everyone_moves, over, path};
use serde_json::{Value, json};

/// The colours by seat, wherever there are `players`.
fn colors(of: &Value) -> Vec<&str> {
    of["players"].as_array().unwrap().iter().map(|player| player["color"].as_str().unwrap_or("-")).collect()
}

#[test]
fn a_player_chooses_a_colour_or_gets_the_first_free_one() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = ada.open(json!({"seats": 4, "color": "red"}));
    bob.join(&game);
    ada.post(&format!("{game}/bots"), json!({"level": "random", "color": "blue"})).ok();
    assert_eq!(colors(&ada.get(&game).ok()), ["red", "brown", "blue", "-"]);
    let joined = eve.ask("PUT", &format!("{game}/players/me"), json!({"color": "gray"})).ok();
    assert_eq!(colors(&joined), ["red", "brown", "blue", "gray"]);
    ada.start(&game);
    let view = eve.view(&game);
    assert_eq!(colors(&json!({"players": view["table"]["seats"]})), ["red", "brown", "blue", "gray"]);
}

#[test]
fn a_colour_in_use_is_refused_and_free_when_its_player_leaves() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 3}));
    let seat = format!("{game}/players/me");
    let join = |color: &str| bob.ask("PUT", &seat, json!({"color": color}));
    join("brown").refused(409, "color_taken");
    ada.post(&format!("{game}/bots"), json!({"level": "random", "color": "brown"})).refused(409, "color_taken");
    join("green").refused(400, "invalid_body");
    assert_eq!(colors(&bob.get(&game).ok()), ["brown", "-", "-"]);
    assert_eq!(colors(&join("purple").ok()), ["brown", "purple", "-"]);
    bob.delete(&seat).ok();
    ada.post(&format!("{game}/bots"), json!({"level": "random", "color": "purple"})).ok();
    join("purple").refused(409, "color_taken");
}

#[test]
fn colours_are_chosen_by_code_and_wished_for_in_a_quick_match() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = ada.open(json!({"seats": 3, "visibility": "unlisted"}));
    let code = ada.get(&game).ok()["code"].clone();
    let by_code = |color: &str| bob.post("/v1/games/join-by-code", json!({"code": code, "color": color}));
    by_code("brown").refused(409, "color_taken");
    assert_eq!(colors(&by_code("blue").ok()), ["brown", "blue", "-"]);
    let quick = |person: &crate::app::Person| person.post("/v1/games/quick", json!({"color": "gray"})).ok();
    let (opened, found) = (quick(&ada), quick(&eve));
    assert_eq!(opened["id"], found["id"]);
    assert_eq!(colors(&found), ["gray", "brown"], "a wish is no condition");
}

#[test]
fn colours_are_shown_in_lists_results_and_past_games() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let open = ada.open(json!({"seats": 2, "color": "blue"}));
    let listed = app.get("/v1/games?status=lobby").ok();
    assert_eq!(path(&listed["items"][0]), open);
    assert_eq!(colors(&listed["items"][0]), ["blue", "-"]);
    let game = over(json!({"seats": 2, "color": "purple"}), &[&ada, &bob]);
    assert_eq!(colors(&app.get(&format!("{game}/result")).ok()), ["purple", "brown"]);
    let past = app.get("/v1/players/Ada/games").ok();
    assert_eq!(colors(&past["items"][0]), ["purple", "brown"]);
}

#[test]
fn a_rematch_keeps_the_colours_even_of_those_who_join_it_late() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 2, "color": "gray"}));
    bob.ask("PUT", &format!("{game}/players/me"), json!({"color": "blue"})).ok();
    ada.start(&game);
    everyone_moves(&game, &[&ada, &bob]);
    ada.resign(&game);
    assert_eq!(colors(&app.get(&game).ok()), ["gray", "blue"]);
    let rematch = path(&ada.post(&format!("{game}/rematch"), Value::Null).ok());
    assert_eq!(colors(&app.get(&rematch).ok()), ["-", "gray"], "everyone sits a seat on");
    let joined = bob.ask("PUT", &format!("{rematch}/players/me"), Value::Null).ok();
    assert_eq!(colors(&joined), ["blue", "gray"], "not the first free one");
}

#[test]
fn a_player_may_choose_another_colour_for_a_rematch() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = over(json!({"seats": 2, "color": "gray"}), &[&ada, &bob]);
    let rematch = path(&ada.post(&format!("{game}/rematch"), Value::Null).ok());
    let joined = bob.ask("PUT", &format!("{rematch}/players/me"), json!({"color": "blue"})).ok();
    assert_eq!(colors(&joined), ["blue", "gray"]);
}
