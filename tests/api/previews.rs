//! The preview of a move: whether it would be accepted and what it would cost, without a card being turned.

use crate::app::{Answer, App, Person, dealt, query};
use serde_json::{Value, json};

fn alone(app: &App) -> (Person, String) {
    let ada = app.guest();
    let game = dealt(json!({"seats": 2, "bots": ["random"], "first_seat": 0}), &[&ada]);
    (ada, game)
}

fn preview(person: &Person, game: &str, the_move: &Value) -> Answer {
    person.post(&format!("{game}/moves/preview"), the_move.clone())
}

/// Plays a game, each move previewed before; answers how many routes, tunnels left aside, were claimed.
fn preview_all(app: &App) -> usize {
    let (ada, game) = alone(app);
    let mut claimed = 0;
    for _ in 0..400 {
        let view = ada.get(&format!("{game}/view?moves=true")).ok();
        let moves = view["moves"].as_array().unwrap();
        assert_eq!(moves, &ada.moves(&game));
        let Some(last) = moves.last() else { break };
        let shown = preview(&ada, &game, last).ok();
        assert_eq!(shown["version"], view["version"]);
        let dear = moves.iter().find(|the_move| the_move["type"] == "claim_route").unwrap_or(last);
        let shown = preview(&ada, &game, dear).ok();
        let cost =
            shown["cost"]["cards"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum::<u64>();
        let played = ada.play(&game, dear).ok();
        let claim = played["events"].as_array().unwrap().iter().find(|event| event["type"] == "route_claimed");
        if let Some(claim) = claim.filter(|claim| claim["seat"] == 0 && shown["cost"]["is_tunnel"] == false) {
            assert_eq!(claim["points"], shown["cost"]["points"]);
            assert_eq!(shown["cost"]["trains"], cost, "a card a car");
            claimed += 1;
        }
    }
    claimed
}

#[test]
fn every_legal_move_is_accepted_at_its_previewed_cost() {
    let app = App::start();
    let mut claimed = 0;
    while claimed < 6 {
        claimed += preview_all(&app);
    }
}

#[test]
fn a_preview_refuses_as_the_move_would_and_changes_nothing() {
    let app = App::start();
    let (ada, game) = alone(&app);
    let before = query(&app.database_url, "SELECT version FROM game_heads");
    for the_move in [json!({"type": "draw_card"}), json!({"type": "pass"})] {
        let refused = preview(&ada, &game, &the_move);
        refused.refused(409, "must_keep_tickets");
        assert_eq!(refused.gist(), ada.play(&game, &the_move).gist());
    }
    preview(&app.guest(), &game, &json!({"type": "draw_card"})).refused(403, "not_seated");
    let headers = [("if-match", "\"1-9f86d081884c7d659a2feaa0c55ad015\""), ("idempotency-key", "a key")];
    let path = format!("{game}/moves/preview");
    ada.post_with(&path, &headers, ada.moves(&game)[0].clone()).refused(410, "history_changed");
    ada.post_with(&path, &headers[1..], ada.moves(&game)[0].clone()).ok();
    ada.post_with(&format!("{game}/moves?dry=true"), &[], json!({"type": "pass"})).refused(400, "invalid_query");
    assert_eq!(query(&app.database_url, "SELECT version FROM game_heads"), before);
    assert!(query(&app.database_url, "SELECT * FROM stored_responses").is_empty());
}

/// The chance of a decision depends on its place in the log alone.
#[test]
fn a_preview_does_not_touch_chance() {
    let app = App::start();
    let (ada, game) = alone(&app);
    ada.play(&game, &ada.moves(&game)[0]).ok();
    for _ in 0..20 {
        preview(&ada, &game, &json!({"type": "draw_card"})).ok();
    }
    let shown = preview(&ada, &game, &json!({"type": "draw_tickets"})).ok();
    assert!(!shown.to_string().contains("-"), "no ticket is named: {shown}");
}
