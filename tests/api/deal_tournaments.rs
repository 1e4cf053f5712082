//! Tournaments in which all tables of a round play the same deal: cards, secrecy, points, proof.

use crate::{
    admin::root,
    app::{App, Person, RUNTIME, over},
    tournaments::{advance, begun, end_tables, people, swiss},
};
use railhead::{
    store::deals,
    verify::{tournament::TournamentTranscript, transcript::Transcript},
};
use serde_json::{Value, json};
use std::time::Duration;
use uuid::Uuid;

/// The cards and tickets that a person holds in a game.
fn hand(person: &Person, game: &str) -> Value {
    let you = person.view(game)["you"].clone();
    json!([you["hand"], you["offer"]])
}

/// The games of the tables of a round.
fn games_of(app: &App, path: &str, round: u64) -> Vec<String> {
    let round = app.get(&format!("{path}/rounds/{round}")).ok();
    let tables = round["tables"].as_array().unwrap().iter();
    tables.map(|table| format!("/v1/games/{}", table["game"].as_str().unwrap())).collect()
}

/// The players of a game, in the order of seats.
fn seated<'a>(app: &App, path: &str, game: &str, all: &'a [Person]) -> Vec<&'a Person> {
    let rounds = app.get(path).ok()["rounds"].as_u64().unwrap();
    let tables = (0..rounds)
        .flat_map(|round| app.get(&format!("{path}/rounds/{round}")).ok()["tables"].as_array().unwrap().clone());
    let id = game.rsplit('/').next().unwrap();
    let table = tables.into_iter().find(|table| table["game"] == id).unwrap();
    let players = table["players"].as_array().unwrap().iter();
    players.map(|one| &all[one["player"].as_u64().unwrap() as usize]).collect()
}

#[test]
fn all_tables_of_a_round_play_the_same_deal() {
    let app = App::start();
    let all = people::<8>(&app);
    let body = swiss(json!({"same_deal": true, "seats": 2, "format": {"kind": "swiss", "rounds": 2}}));
    let path = begun(&app, body, &all);
    let games = games_of(&app, &path, 0);
    let hands = games.iter().map(|game| {
        let seated = seated(&app, &path, game, &all);
        [0, 1].map(|seat| hand(seated[seat], game))
    });
    let hands = hands.collect::<Vec<_>>();
    assert!(hands.iter().all(|hand| *hand == hands[0]), "{hands:?}");
    assert_ne!(hands[0][0], hands[0][1]);
    end_tables(&app, &path, &all);
    let second = games_of(&app, &path, 1);
    let other = hand(seated(&app, &path, &second[0], &all)[0], &second[0]);
    assert_ne!(other, hands[0][0], "each round has a deal of its own");
    end_tables(&app, &path, &all);
    let over = app.get(&path).ok();
    assert_eq!((over["phase"].as_str(), over["rules"]["same_deal"].as_bool()), (Some("finished"), Some(true)));
    app.wait(Duration::from_secs(62));
    RUNTIME.block_on(deals::reveal_due(&app.database())).unwrap();
    let record = TournamentTranscript::parse(&app.get(&format!("{path}/export")).text).unwrap();
    let tournament = record.verify().unwrap();
    for game in games.iter().chain(&second) {
        let export = app.get(&format!("{game}/export")).text;
        record.check_game(&tournament, &Transcript::parse(&export).unwrap()).unwrap();
    }
    let stray = over_game(&all[0], &all[1]);
    let stray = Transcript::parse(&app.get(&format!("{stray}/export")).text).unwrap();
    assert!(record.check_game(&tournament, &stray).is_err());
}

fn over_game(one: &Person, other: &Person) -> String {
    over(json!({"seats": 2}), &[one, other])
}

#[test]
fn a_finished_table_tells_nothing_while_another_plays_its_deal() {
    let app = App::start();
    let all = people::<4>(&app);
    let body = swiss(json!({"same_deal": true, "seats": 2, "format": {"kind": "swiss", "rounds": 2}}));
    let path = begun(&app, body, &all);
    let games = games_of(&app, &path, 0);
    let (first, second) = (seated(&app, &path, &games[0], &all), seated(&app, &path, &games[1], &all));
    let before = app.get(&path).ok();
    first[0].resign(&games[0]);
    advance(&app);
    // Nothing of the tournament changes, and nobody else sees anything of the game.
    assert_eq!(app.get(&path).ok(), before);
    let round = app.get(&format!("{path}/rounds/0")).ok();
    assert!(round["tables"].as_array().unwrap().iter().all(|table| table["over"] == false), "{round}");
    let places = [
        "",
        "/view",
        "/events",
        "/result",
        "/export",
        "/replay?at=1",
        "/board.svg",
        "/replay.svg",
        "/analysis",
        "/fairness",
        "/stream?after=0",
    ];
    for place in places {
        let of = |game: &str| format!("{game}{place}");
        let nowhere = format!("/v1/games/{}", Uuid::now_v7());
        assert_eq!(second[0].get(&of(&games[0])).gist(), second[0].get(&of(&nowhere)).gist(), "{place}");
        app.get(&of(&games[0])).refused(404, "not_found");
    }
    // Its players see it as they played it, without the secret.
    assert_eq!(first[1].get(&format!("{}/result", games[0])).ok()["scores"][1]["rank"], 1);
    assert_ne!(first[1].get(&format!("{}/export", games[0])).status, 200);
    second[0].resign(&games[1]);
    advance(&app);
    let round = app.get(&format!("{path}/rounds/0")).ok();
    assert!(round["tables"].as_array().unwrap().iter().all(|table| table["over"] == true), "{round}");
    second[0].get(&games[0]).refused(404, "not_found");
    app.wait(Duration::from_secs(62));
    RUNTIME.block_on(deals::reveal_due(&app.database())).unwrap();
    assert_eq!(second[0].get(&format!("{}/export", games[0])).status, 200);
}

#[test]
fn a_ruling_on_a_deal_in_play_reveals_no_secret() {
    let app = App::start();
    let all = people::<4>(&app);
    let body = swiss(json!({"same_deal": true, "seats": 2, "format": {"kind": "swiss", "rounds": 1}}));
    let path = begun(&app, body, &all);
    let rulings = format!("{}/rulings", path.replace("/v1/", "/v1/admin/"));
    root(&app).post(&rulings, json!({"kind": "cancel", "reason": "snow"})).ok();
    app.get(&format!("{path}/export")).refused(409, "tournament_not_over");
    for game in games_of(&app, &path, 0) {
        seated(&app, &path, &game, &all)[0].resign(&game);
    }
    advance(&app);
    assert_eq!(app.get(&format!("{path}/export")).status, 200);
}

#[test]
fn the_same_deal_compares_players_of_the_same_seat() {
    let app = App::start();
    let all = people::<4>(&app);
    let body = swiss(json!({"same_deal": true, "seats": 2, "format": {"kind": "swiss", "rounds": 1}}));
    let path = begun(&app, body, &all);
    for game in games_of(&app, &path, 0) {
        let players = seated(&app, &path, &game, &all);
        crate::app::everyone_moves(&game, &players);
        players[0].resign(&game);
    }
    advance(&app);
    let standings = app.get(&format!("{path}/standings")).ok();
    let points = standings["items"].as_array().unwrap().iter().map(|line| line["points"].as_f64().unwrap());
    // Seat 0 lost at both tables after a move, so nobody did better than the other in the same seat.
    assert_eq!(points.collect::<Vec<_>>(), [0.5; 4]);
    let rated =
        swiss(json!({"same_deal": true, "games": {"rated": true, "clock": {"kind": "per_move", "seconds": 600}}}));
    let refused = all[0].ask("PUT", &format!("/v1/tournaments/{}", Uuid::now_v7()), rated);
    assert_eq!(refused.refused(422, "tournament_rules")["reason"], "games");
    let league = swiss(json!({"same_deal": true, "format": {"kind": "league"}, "max_players": 7}));
    let refused = all[0].ask("PUT", &format!("/v1/tournaments/{}", Uuid::now_v7()), league);
    assert_eq!(refused.refused(422, "tournament_rules")["reason"], "same_deal");
}
