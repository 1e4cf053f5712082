//! Prepared tables: lessons, and scripts of anybody.

use crate::{
    app::{App, Person, query},
    endings::rebuilt,
    past_games::count_popularity,
    replicas::Replica,
};
use serde_json::{Value, json};
use std::{
    env, fs,
    process::{self, Command},
    thread,
};

const SECRET: &str = "0707070707070707070707070707070707070707070707070707070707070707";

fn lessons(app: &App) -> Vec<Value> {
    app.get("/v1/reference/prepared-tables").ok()["tables"].as_array().unwrap().clone()
}

fn script() -> Value {
    json!({"secret": SECRET, "first_seat": 0, "bots": ["conductor"]})
}

fn prepare(person: &Person, body: Value) -> String {
    format!("/v1/games/{}", person.post("/v1/prepared-games", body).ok()["id"].as_str().unwrap())
}

fn events(person: &Person, game: &str) -> Vec<Value> {
    let mut events = Vec::new();
    loop {
        let page = person.get(&format!("{game}/events?after={}", events.len())).ok();
        events.extend(page["events"].as_array().unwrap().clone());
        if page["next"].is_null() {
            events.iter_mut().for_each(|event| drop(event.as_object_mut().unwrap().remove("at")));
            return events;
        }
    }
}

/// The moves that the steps of a lesson ask for.
fn asked(lesson: &Value) -> Vec<Value> {
    let steps = lesson["steps"].as_array().unwrap().iter();
    steps.map(|step| step["move"].clone()).filter(|asked| !asked.is_null()).collect()
}

/// Does what a lesson asks for, and answers the game.
fn follow(person: &Person, lesson: &Value) -> String {
    let game = prepare(person, json!({"kind": "table", "table": lesson["name"]}));
    for asked in asked(lesson) {
        assert!(person.moves(&game).contains(&asked), "{asked} is offered");
        person.play(&game, &asked).ok();
    }
    game
}

#[test]
fn each_lesson_can_be_followed_to_its_end() {
    let app = App::start();
    let ada = app.register("Ada");
    let lessons = lessons(&app);
    assert_eq!(
        lessons.iter().map(|lesson| lesson["name"].as_str().unwrap()).collect::<Vec<_>>(),
        ["first_journey", "across_the_sea", "last_round"]
    );
    let minutes = lessons.iter().map(|lesson| lesson["minutes"].as_u64().unwrap()).sum::<u64>();
    assert!(minutes <= 4, "all lessons take {minutes} minutes");
    let games = lessons.iter().map(|lesson| follow(&ada, lesson)).collect::<Vec<_>>();
    let view = ada.get(&format!("{}/view?plan=true", games[0])).ok();
    assert_eq!(view["table"]["stations"][0], json!({"city": "zagrab", "seat": 0}));
    let tunnel = events(&ada, &games[0]).into_iter().find(|event| event["type"] == "tunnel_surcharge_asked").unwrap();
    assert_eq!(tunnel["surcharge"], 1);
    let ticket = &view["plan"]["tickets"][0];
    assert_eq!(ticket["ticket"]["id"], "zurich-budapest");
    assert_eq!(ticket["connections"][0]["cost"]["trains"], 0, "connected by the station");
    let sea = events(&ada, &games[1]);
    let replaced = sea.iter().filter(|event| event["type"] == "row_discarded").count();
    assert_eq!(replaced, 1, "a third locomotive comes");
    let ferry = sea.iter().find(|event| event["route"] == "dieppe-london-1").unwrap();
    assert_eq!(ferry["payment"]["locomotives"], 1);
    let result = ada.get(&format!("{}/result", games[2])).ok();
    assert_eq!(result["scores"][0]["rank"], 1, "the player wins");
    assert_eq!(result["players"][0]["name"], "Ada");
    assert_eq!(result["scores"][0]["failed"], json!([]));
}

#[test]
fn lessons_are_texts_of_the_language_asked_for() {
    let app = App::start();
    let first = |language: &str| {
        let lessons = app.get(&format!("/v1/reference/prepared-tables?lang={language}")).ok();
        lessons["tables"][0].clone()
    };
    assert_eq!(first("de")["title"], "Deine erste Reise");
    assert_eq!(first("en")["steps"][0]["points_at"], "board");
    for language in ["de", "en", "es", "fr", "it"] {
        let written = app.get(&format!("/v1/reference/prepared-tables?lang={language}")).text;
        assert!(!written.contains("lesson-"), "no text is missing: {written}");
    }
    let text = first("fr")["steps"][3]["text"].as_str().unwrap().to_owned();
    assert!(text.contains("Venise"), "{text}");
}

#[test]
fn bots_make_the_scripted_moves_and_then_their_own() {
    let app = App::start();
    let ada = app.guest();
    let draw = json!({"type": "draw_card"});
    let mut with_turns = script();
    with_turns["turns"] = json!([
        {"turn": 2, "seat": 1, "moves": [{"type": "draw_tickets"}]},
        {"turn": 4, "seat": 1, "moves": [{"type": "pass"}]},
    ]);
    let game = prepare(&ada, json!({"kind": "script", "script": with_turns}));
    let choice = ada.moves(&game).into_iter().find(|choice| choice["type"] == "keep_tickets").unwrap();
    ada.play(&game, &choice).ok();
    for _ in 0..4 {
        ada.play(&game, &draw).ok();
    }
    let events = events(&ada, &game);
    let made = |kind: &str| events.iter().filter(|event| event["seat"] == 1 && event["type"] == kind).count();
    assert_eq!(made("tickets_drawn"), 1, "a conductor with open tickets draws none by itself");
    assert_eq!(made("passed"), 0, "an illegal move is not made");
    assert_eq!(made("turn_started"), 2);
    assert_eq!(ada.view(&game)["you"]["to_move"], true, "both turns are over");
}

#[test]
fn equal_scripts_and_moves_make_equal_games() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let lesson = &lessons(&app)[0];
    let (first, second) = (follow(&ada, lesson), follow(&bob, lesson));
    assert_eq!(events(&ada, &first), events(&bob, &second));
}

#[test]
fn a_script_goes_on_at_another_replica() {
    let app = App::start();
    let ada = app.guest();
    let other = Replica::start(&app.database_url);
    let lesson = &lessons(&app)[0];
    let game = prepare(&ada, json!({"kind": "table", "table": lesson["name"]}));
    let elsewhere = ada.at(&other.app);
    for (number, asked) in asked(lesson).iter().enumerate() {
        if number % 2 == 0 {
            ada.play(&game, asked).ok()
        } else {
            elsewhere.play(&game, asked).ok()
        };
    }
    let claimed =
        events(&ada, &game).into_iter().filter(|event| event["type"] == "route_claimed" && event["seat"] == 1);
    assert!(claimed.map(|event| event["route"].clone()).any(|route| route == "budapest-zagrab"));
}

#[test]
fn a_prepared_game_counts_for_nobody() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = follow(&ada, &lessons(&app)[2]);
    assert_eq!(ada.get(&game).ok()["status"], "finished");
    assert_eq!(app.get("/v1/players/Ada/statistics").ok()["games"], 0);
    assert_eq!(app.get("/v1/players/Ada/statistics?period=2026-Q4").ok()["games"], 0);
    assert_eq!(ada.get("/v1/players/Ada/games").ok()["items"], json!([]));
    count_popularity(&app);
    assert_eq!(query(&app.database_url, "SELECT * FROM game_popularity").len(), 0);
    assert_eq!(rebuilt(&app, |_, _| ()).corrected, 0, "a rebuild writes the same rows");
    assert_eq!(ada.get(&format!("{game}/fairness")).ok()["secret"], lessons(&app)[2]["script"]["secret"]);
    let again = ada.post(&format!("{game}/rematch"), Value::Null).ok();
    assert_eq!(again["options"]["sandbox"], Value::Null, "the next game is dealt by chance");
}

#[test]
fn a_prepared_game_is_private() {
    let app = App::start();
    let (ada, eve) = (app.register("Ada"), app.register("Eve"));
    let game = prepare(&ada, json!({"kind": "table", "table": "first_journey", "color": "blue"}));
    let shown = ada.get(&game).ok();
    assert_eq!((&shown["visibility"], &shown["players"][0]["color"]), (&json!("private"), &json!("blue")));
    eve.get(&game).refused(404, "not_found");
    app.get(&format!("{game}/view")).refused(404, "not_found");
}

#[test]
fn scripts_that_cannot_be_played_are_refused() {
    let app = App::start();
    let ada = app.guest();
    let with = |field: &str, value: Value| {
        let mut script = script();
        script[field] = value;
        ada.post("/v1/prepared-games", json!({"kind": "script", "script": script}))
    };
    let refused = with("opening", json!([{"type": "draw_card"}])).refused(422, "script_refused");
    assert_eq!((&refused["move_number"], &refused["rule"]), (&json!(0), &json!("R7.1")), "{refused}");
    assert_eq!(with("first_seat", json!(4)).refused(422, "script_refused")["move_number"], Value::Null);
    with("secret", json!("xy".repeat(32))).refused(400, "invalid_body");
    with("bots", json!([])).refused(400, "invalid_body");
    with("opening", json!(vec![json!({"type": "draw_card"}); 401])).refused(400, "invalid_body");
    with("turns", json!([{"turn": 1, "seat": 0, "moves": []}])).refused(400, "invalid_body");
    for neither in [json!({"kind": "table", "script": script()}), json!({"kind": "table", "table": "nowhere"})] {
        ada.post("/v1/prepared-games", neither).refused(400, "invalid_body");
    }
    assert_eq!(ada.get("/v1/me/home").ok()["games"], json!([]), "nothing was opened");
}

#[test]
fn a_prepared_game_is_opened_once_for_a_key() {
    let app = App::start();
    let ada = app.guest();
    let open = || {
        ada.post_with(
            "/v1/prepared-games",
            &[("idempotency-key", "lesson")],
            json!({"kind": "table", "table": "last_round"}),
        )
    };
    assert_eq!(open().ok()["id"], open().ok()["id"]);
}

#[test]
fn an_opening_is_played_for_every_seat() {
    let app = App::start();
    let ada = app.guest();
    let lesson = &lessons(&app)[2];
    let game = prepare(&ada, json!({"kind": "table", "table": "last_round"}));
    let view = ada.view(&game);
    assert_eq!(view["you"]["to_move"], true);
    assert_eq!(view["table"]["seats"][0]["trains"], 5);
    let moves = lesson["script"]["opening"].as_array().unwrap().len();
    let kept = events(&ada, &game).iter().filter(|event| event["type"] == "tickets_kept").count();
    assert!(moves > 100 && kept >= 2, "{moves} moves, {kept} choices");
}

/// The output of `railhead prepare` for a script, if it succeeds.
fn prepared(script: &Value, options: &[&str]) -> Option<String> {
    let file = env::temp_dir().join(format!("railhead-script-{}-{}.json", process::id(), thread_number()));
    fs::write(&file, script.to_string()).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
    let done = command.arg("prepare").arg(&file).args(options).args(["--lang", "en"]).output().unwrap();
    fs::remove_file(file).unwrap();
    done.status.success().then(|| String::from_utf8(done.stdout).unwrap())
}

fn thread_number() -> String {
    format!("{:?}", thread::current().id()).replace(['(', ')'], "")
}

#[test]
fn the_command_plays_a_script_to_the_end_of_its_line() {
    let app = App::start();
    let lessons = lessons(&app);
    let first = prepared(&lessons[0]["script"], &[]).unwrap();
    assert!(first.contains("Brown builds a station in Zagreb"), "{first}");
    assert!(prepared(&lessons[2]["script"], &[]).unwrap().contains("The game is over"));
    let mut other_deal = lessons[0]["script"].clone();
    other_deal["secret"] = json!(SECRET);
    assert_eq!(prepared(&other_deal, &[]), None, "its moves are not legal");
}

#[test]
fn the_command_finds_a_deal_that_allows_the_moves() {
    let wish = json!([{"turn": 1, "seat": 0, "moves": [{"type": "take_face_up", "slot": 0}, {"type": "draw_card"}]},
        {"turn": 0, "seat": 0, "moves": [{"type": "keep_tickets", "tickets": ["lisboa-danzig", "paris-wien"]}]}]);
    let mut script = script();
    script["turns"] = wish;
    let found = serde_json::from_str::<Value>(&prepared(&script, &["--search", "20000"]).unwrap()).unwrap();
    assert_ne!(found["secret"], SECRET);
    let told = prepared(&found, &[]).unwrap();
    assert!(told.contains("Brown keeps Lisbon – Danzig and Paris – Vienna"), "{told}");
    assert_eq!(prepared(&script, &["--search", "1"]), None, "one secret is not enough");
}

#[test]
fn the_command_writes_an_opening() {
    let found = serde_json::from_str::<Value>(&prepared(&script(), &["--play", "9"]).unwrap()).unwrap();
    let app = App::start();
    let ada = app.guest();
    let game = prepare(&ada, json!({"kind": "script", "script": found}));
    let begun = events(&ada, &game).iter().filter(|event| event["type"] == "turn_started").count();
    assert_eq!(begun, 9);
}
