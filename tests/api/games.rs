//! Whole games over HTTP.

use crate::app::{App, any, dealt, query};
use railhead::{
    engine::{Event, Game, PlayerScore, VisibleEvent},
    log::logged_event::LoggedEvent,
};
use serde_json::{Value, json};

/// All pages of a game's events.
pub fn all_events(app: &App, game: &str) -> Vec<Event> {
    let mut all = Vec::new();
    loop {
        let page = app.get(&format!("{game}/events?after={}", all.len())).ok();
        let events: Vec<LoggedEvent> = serde_json::from_value(page["events"].clone()).unwrap();
        for LoggedEvent { seq, event, at: _ } in events {
            assert_eq!(seq as usize, all.len() + 1, "events are numbered without a gap");
            let VisibleEvent::Full(event) = event else { panic!("after the end everything is shown") };
            all.push(event);
        }
        if page["next"].is_null() {
            assert_eq!(page["version"], all.len());
            return all;
        }
        assert!(page["next"].as_str().unwrap().starts_with(&format!("{}-", all.len())));
    }
}

#[test]
fn a_whole_game_against_bots_ends_with_the_score_of_its_log() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = ada.open(json!({"seats": 3, "bots": ["conductor", "random"]}));
    app.get(&format!("{game}/result")).refused(409, "game_not_over");
    ada.start(&game);
    app.get(&format!("{game}/result")).refused(409, "game_not_over");
    assert!(ada.play_to_the_end(&game, any(1)) > 20);
    ada.draw(&game).refused(409, "game_over");

    let result = app.get(&format!("{game}/result")).ok();
    let scores: Vec<PlayerScore> = serde_json::from_value(result["scores"].clone()).unwrap();
    let replayed = Game::replay(&all_events(&app, &game));
    assert_eq!(replayed.score(), scores);
    assert_eq!(result["players"][0]["name"], "Ada");
    let stored = query(&app.database_url, "SELECT seat, rank, total FROM results ORDER BY seat");
    let expected = scores.iter().map(|score| json!({"seat": score.seat, "rank": score.rank, "total": score.total}));
    assert_eq!(stored, expected.collect::<Vec<_>>());
    assert_eq!(app.get(&game).ok()["status"], "finished");
}

#[test]
fn two_people_play_a_whole_game() {
    let app = App::start();
    let people = [app.register("Ada"), app.register("Bob")];
    let game = dealt(json!({"seats": 2, "tie_break": "german"}), &[&people[0], &people[1]]);
    let mut pick = any(2);
    loop {
        let mut over = true;
        for person in &people {
            let moves = person.moves(&game);
            if !moves.is_empty() {
                person.play(&game, &moves[pick(moves.len())]).ok();
                over = false;
            }
        }
        if over {
            break;
        }
    }
    let replayed = Game::replay(&all_events(&app, &game));
    assert!(replayed.is_finished());
    assert_eq!(people[1].view(&game)["table"]["phase"]["name"], "finished");
}

#[test]
fn bots_answer_within_the_request_of_the_move_before_them() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = dealt(json!({"seats": 4, "bots": ["stationmaster", "conductor", "random"], "first_seat": 1}), &[&ada]);
    let moves = ada.moves(&game);
    let answer = ada.play(&game, &moves[0]).ok();
    assert_eq!(answer["view"]["table"]["phase"]["seat"], 0, "it is Ada's turn again");
    let turns = answer["events"].as_array().unwrap().iter().filter(|event| event["type"] == "turn_started");
    assert_eq!(turns.map(|turn| turn["seat"].as_u64().unwrap()).collect::<Vec<_>>(), [1, 2, 3, 0]);
    assert_eq!(answer["version"], ada.view(&game)["version"]);
}

#[test]
fn while_a_game_runs_others_secrets_are_nowhere_to_be_seen() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = dealt(json!({"seats": 2}), &[&ada, &bob]);
    for _ in 0..12 {
        for person in [&ada, &bob] {
            let moves = person.moves(&game);
            if let Some(the_move) = moves.first() {
                person.play(&game, the_move).ok();
            }
        }
    }
    let secret = query(&app.database_url, "SELECT encode(secret, 'hex') AS hex FROM games")[0]["hex"].clone();
    let names_secrets = |event: &Value| event.get("cards").or(event.get("card")).or(event.get("tickets")).is_some();
    for (viewer, own) in [(Some(&ada), 0), (Some(&bob), 1), (None, 9)] {
        let get = |path: &str| viewer.map_or_else(|| app.get(path), |person| person.get(path));
        let (view, events) = (get(&format!("{game}/view")), get(&format!("{game}/events")));
        assert!(!view.text.contains(secret.as_str().unwrap()) && !events.text.contains(secret.as_str().unwrap()));
        assert_eq!(view.ok()["you"].get("seat").and_then(Value::as_u64).unwrap_or(9), own);
        for event in events.ok()["events"].as_array().unwrap() {
            let kind = event["type"].as_str().unwrap();
            if kind.starts_with("tickets_") || kind == "cards_dealt" || kind == "card_drawn" {
                assert_eq!(names_secrets(event), event["seat"] == own, "{event}");
            }
        }
    }
    app.get(&format!("{game}/moves")).refused(401, "unauthenticated");
    app.register("Eve").get(&format!("{game}/moves")).refused(403, "not_seated");
}
