//! An evening with a tournament: guests, codes, what starting would do, what an organiser directs, and what
//! players see between their tables.

use crate::{
    admin::root,
    app::{Answer, App, Person, id, names},
    challenges,
    leagues::duels,
    tournaments::{advance, begun, end_tables, enter, opened, own_game, people, swiss},
};
use railhead::verify::tournament::TournamentTranscript;
use serde_json::{Value, json};
use std::time::Duration;
use uuid::Uuid;

/// A server whose clock stands still, so that a card waits for what it is made of.
fn with_cards() -> App {
    let app = App::start();
    app.process.time.hold();
    app
}

fn direct(person: &Person, path: &str, direction: Value) -> Answer {
    person.post(&format!("{path}/directions"), direction)
}

#[test]
fn guests_enter_where_they_are_admitted() {
    let app = App::start();
    let (ada, guest) = (app.register("Ada"), app.guest());
    let closed = opened(&ada, swiss(json!({})));
    guest.put(&format!("{closed}/entry")).refused(409, "guest_account");
    let open = opened(&ada, swiss(json!({"guests": true})));
    guest.ask("PATCH", "/v1/accounts/me", json!({"name": "Tom of the club"})).ok();
    assert_eq!(enter(&guest, &open)["you"]["standing"]["name"], "Tom of the club");
    assert_eq!((&app.get(&open).ok()["guests"], &app.get(&closed).ok()["guests"]), (&json!(true), &json!(false)));
    let rated = json!({"guests": true, "games": {"clock": {"kind": "per_move", "seconds": 600}, "rated": true}});
    let refused = ada.ask("PUT", &unused(), swiss(rated));
    assert_eq!(refused.refused(422, "tournament_rules")["reason"], "games");
    let mut league = duels();
    let strict = ada.make("/v1/leagues", league.clone());
    guest.put(&format!("{strict}/membership")).refused(409, "guest_account");
    league["guests"] = json!(true);
    let loose = ada.make("/v1/leagues", league);
    assert_eq!(guest.put(&format!("{loose}/membership")).ok()["is_member"], true);
}

/// The path of a tournament that does not exist.
fn unused() -> String {
    format!("/v1/tournaments/{}", Uuid::new_v4())
}

#[test]
fn codes_lead_to_tournaments_leagues_and_games() {
    let app = with_cards();
    let ada = app.register("Ada");
    let tournament = opened(&ada, swiss(json!({"visibility": "unlisted"})));
    let league = ada.make("/v1/leagues", duels());
    let game = ada.open(json!({"seats": 2, "visibility": "unlisted"}));
    for (path, kind) in [(&tournament, "tournament"), (&league, "league"), (&game, "game")] {
        let code = ada.get(path).ok()["code"].as_str().unwrap().to_owned();
        for written in [code.clone(), format!("{}-{}", &code[..3], code[3..].to_lowercase())] {
            let found = app.get(&format!("/v1/codes/{written}")).ok();
            assert_eq!((&found["kind"], found["id"].as_str()), (&json!(kind), path.rsplit('/').next()), "{written}");
        }
        let page = app.get(&format!("/i/{code}"));
        assert!(page.status == 200 && page.text.contains("og:image"), "{}", page.text);
        let picture = app.get(&format!("/i/{code}/preview.png"));
        assert_eq!((picture.status, picture.header("content-type")), (200, "image/png"));
    }
    let view = app.get(&tournament).ok();
    assert_eq!(view["invite_url"], format!("/i/{}", view["code"].as_str().unwrap()));
    let page = app.get(view["invite_url"].as_str().unwrap()).text;
    assert!(page.contains("Ada invites you to a tournament: Friday night"), "{page}");
    assert!(page.contains(&format!("href=\"../play/tournaments/{}\"", id(&tournament))), "{page}");
    app.get("/v1/codes/AAAAAAA").refused(404, "not_found");
}

#[test]
fn a_code_shows_nothing_that_its_page_hides() {
    let app = App::start();
    let (ada, eve) = (app.register("Ada"), app.register("Eve"));
    let of_friends = opened(&ada, swiss(json!({"visibility": "friends"})));
    assert_eq!(ada.get(&of_friends).ok()["code"], Value::Null);
    let card = app.get(&format!("/play/tournaments/{}", id(&of_friends))).text;
    assert!(card.contains("og:title\" content=\"Railhead") && !card.contains("Friday night"), "{card}");
    let public = opened(&ada, swiss(json!({})));
    let code = ada.get(&public).ok()["code"].as_str().unwrap().to_owned();
    assert_eq!(ada.put("/v1/me/blocks/Eve").status, 204);
    let hidden = eve.get(&format!("/v1/codes/{code}"));
    hidden.refused(404, "not_found");
    assert_eq!(hidden.gist(), app.get("/v1/codes/AAAAAAA").gist(), "as a wrong code");
    for _ in 0..4 {
        eve.get("/v1/codes/AAAAAAA").refused(404, "not_found");
    }
    eve.get("/v1/codes/AAAAAAA").refused(429, "too_many_attempts");
    assert_eq!(app.get(&format!("/v1/codes/{code}")).status, 200, "others are not locked");
}

#[test]
fn every_screen_has_a_card() {
    let app = with_cards();
    let ada = app.register("Ada");
    let tournament = opened(&ada, swiss(json!({})));
    let league = ada.make("/v1/leagues", duels());
    let game = ada.open(json!({"seats": 2, "visibility": "unlisted"}));
    let code = ada.get(&game).ok()["code"].as_str().unwrap().to_owned();
    for (path, title) in [
        ("/".to_owned(), "Railhead – a train game of Europe"),
        ("/play/settings".to_owned(), "Railhead – a train game of Europe"),
        ("/play/challenge".to_owned(), "The daily challenge"),
        (format!("/play/tournaments/{}", id(&tournament)), "Friday night"),
        (format!("/play/leagues/{}", id(&league)), "The Alps"),
        (format!("/play/join/{code}"), "Ada invites you to a train game"),
        ("/play/join/AAAAAA".to_owned(), "Railhead – a train game of Europe"),
    ] {
        let page = app.get(&path).text;
        assert!(page.contains(&format!("og:title\" content=\"{title}\"")), "{path}: {page}");
        let (_, rest) = page.split_once("og:image\" content=\"").unwrap();
        let picture = app.get(rest.split('"').next().unwrap());
        assert_eq!((picture.status, picture.header("content-type")), (200, "image/png"), "{path}");
    }
}

#[test]
fn starting_is_shown_before_it_happens() {
    let app = App::start();
    let all = people::<6>(&app);
    let path = opened(&all[0], swiss(json!({"games": {"clock": {"kind": "bank", "seconds": 900, "increment": 10}}})));
    let start = || app.get(&format!("{path}/start")).ok();
    assert_eq!(
        (&start()["can_start"], &start()["refusal"], &start()["missing"]),
        (&json!(false), &json!("player_count"), &json!(3))
    );
    for person in &all[..5] {
        enter(person, &path);
    }
    let shown = start();
    assert_eq!((&shown["tables"], &shown["byes"], &shown["rounds"]), (&json!([4]), &json!(1), &json!(2)));
    assert_eq!((&shown["missing"], &shown["refusal"]), (&Value::Null, &Value::Null));
    assert_eq!((shown["round_minutes"].as_u64(), shown["minutes"].as_u64()), (Some(28), Some(56)));
    assert_eq!(shown["players"].as_array().unwrap().len(), 5);
    all[0].post(&format!("{path}/start"), Value::Null).ok();
    advance(&app);
    let round = app.get(&format!("{path}/rounds/0")).ok();
    assert_eq!((round["tables"].as_array().unwrap().len(), round["byes"].as_array().unwrap().len()), (1, 1));
    assert_eq!(start()["refusal"], "has_begun");
}

#[test]
fn an_organiser_directs_what_others_cannot() {
    let app = App::start();
    let all = people::<5>(&app);
    let root = root(&app);
    let path = begun(&app, swiss(json!({})), &all[..4]);
    direct(&all[1], &path, json!({"kind": "pause"})).refused(403, "not_organiser");
    let paused = direct(&all[0], &path, json!({"kind": "pause", "reason": "dinner"})).ok();
    assert_eq!((&paused["paused"], &paused["paused_by_organiser"]), (&json!("dinner"), &json!(true)));
    end_tables(&app, &path, &all[..4]);
    assert_eq!(app.get(&path).ok()["rounds"], 1, "paused");
    direct(&all[0], &path, json!({"kind": "pause"})).refused(409, "tournament_refused");
    direct(&all[0], &path, json!({"kind": "extend", "seconds": 600})).ok();
    direct(&all[0], &path, json!({"kind": "resume"})).ok();
    advance(&app);
    assert_eq!(app.get(&path).ok()["rounds"], 1, "the next round was put off");
    app.wait(Duration::from_secs(601));
    advance(&app);
    assert_eq!(app.get(&path).ok()["rounds"], 2);
    let renamed = direct(&all[0], &path, json!({"kind": "rename", "name": "Saturday"})).ok();
    assert_eq!((&renamed["name"], &all[3].get(&path).ok()["name"]), (&json!("Saturday"), &json!("Saturday")));
    direct(&all[0], &path, json!({"kind": "rename", "name": "\u{202e}"})).refused(400, "invalid_body");
    let rulings = path.replace("/v1/", "/v1/admin/") + "/rulings";
    root.post(&rulings, json!({"kind": "pause", "reason": "a look at the log"})).ok();
    let refused = direct(&all[0], &path, json!({"kind": "resume"})).refused(409, "tournament_refused");
    assert_eq!(refused["reason"], "pause", "an operator paused it");
    direct(&all[0], &path, json!({"kind": "remove", "player": 2})).ok();
    assert!(all[2].inbox().iter().any(|item| item["kind"] == "tournament_removed"));
    let playing = own_game(&all[3], &path).unwrap();
    direct(&all[0], &path, json!({"kind": "cancel"})).ok();
    advance(&app);
    assert_eq!(all[3].get(&playing).ok()["status"], "void");
    direct(&all[0], &path, json!({"kind": "rename", "name": "Sunday"})).refused(409, "tournament_refused");
    let export = app.get(&format!("{path}/export")).text;
    TournamentTranscript::parse(&export).unwrap().verify().unwrap();
    assert!(export.contains("dinner") && export.contains("\"by_organiser\":true"), "{export}");
}

#[test]
fn an_organiser_decides_no_ratings() {
    let app = App::start();
    let all = people::<4>(&app);
    let games = json!({"clock": {"kind": "per_move", "seconds": 600}, "rated": true});
    let path = begun(&app, swiss(json!({"games": games})), &all);
    for direction in [json!({"kind": "remove", "player": 1}), json!({"kind": "cancel"})] {
        let refused = direct(&all[0], &path, direction).refused(409, "tournament_refused");
        assert_eq!(refused["reason"], "rated");
    }
    for _ in 0..20 {
        direct(&all[0], &path, json!({"kind": "pause"})).ok();
        direct(&all[0], &path, json!({"kind": "resume"})).ok();
    }
    let refused = direct(&all[0], &path, json!({"kind": "pause"})).refused(409, "tournament_refused");
    assert_eq!(refused["reason"], "too_often");
    let long = json!({"kind": "extend", "seconds": 1_209_600});
    for _ in 0..2 {
        direct(&all[0], &path, long.clone()).ok();
    }
    let refused = direct(&all[0], &path, long).refused(409, "tournament_refused");
    assert_eq!(refused["reason"], "too_often", "a month after the round");
}

#[test]
fn a_paused_tournament_goes_on_without_its_organiser() {
    let app = App::start();
    let all = people::<4>(&app);
    let path = begun(&app, swiss(json!({})), &all);
    direct(&all[0], &path, json!({"kind": "pause"})).ok();
    assert!(all[0].delete_account().status < 300);
    assert_eq!(app.get(&path).ok()["paused"], Value::Null);
}

#[test]
fn a_player_knows_what_comes_next() {
    let app = App::start();
    let all = people::<8>(&app);
    let path = begun(&app, swiss(json!({})), &all);
    let next = |person: &Person| person.get(&path).ok()["you"]["next"].clone();
    let game = own_game(&all[0], &path).unwrap();
    assert_eq!((&next(&all[0])["kind"], &next(&all[0])["game"]), (&json!("table"), &json!(id(&game))));
    let table = all[0].get(&game).ok()["tournament"].clone();
    assert_eq!((&table["name"], &table["round"]), (&json!("Friday night"), &json!(0)));
    for person in &all {
        if person.get(&game).ok()["you"] != Value::Null && person.get(&game).ok()["status"] == "running" {
            person.resign(&game);
        }
    }
    let waiting = next(&all[0]);
    assert_eq!((&waiting["kind"], &waiting["tables"]), (&json!("round"), &json!(1)), "before it is recorded");
    let result = all[0].get(&format!("{game}/result")).ok();
    assert_eq!(result["tournament"], table);
    end_tables(&app, &path, &all);
    assert_eq!(next(&all[0])["kind"], "table", "the second round");
    end_tables(&app, &path, &all);
    assert_eq!(next(&all[0])["kind"], "none");
    let standings = app.get(&format!("{path}/standings")).ok();
    let rows = standings["items"].as_array().unwrap();
    assert_eq!((names(&standings)[0], &rows[0]["decided_by"]), ("Player7", &Value::Null));
    assert_eq!(rows[1]["decided_by"], "points");
    let summed = rows.iter().map(|row| row["score"].as_i64().unwrap()).sum::<i64>();
    let scores = (0..2).flat_map(|round| {
        let round = app.get(&format!("{path}/rounds/{round}")).ok();
        round["tables"].as_array().unwrap().clone()
    });
    let seats = scores.flat_map(|table| table["players"].as_array().unwrap().clone());
    assert_eq!(summed, seats.map(|seat| seat["score"].as_i64().unwrap()).sum::<i64>());
}

#[test]
fn a_game_of_a_hidden_tournament_does_not_name_it() {
    let app = App::start();
    let all = people::<4>(&app);
    let eve = app.register("Eve");
    let path = begun(&app, swiss(json!({})), &all);
    let game = own_game(&all[0], &path).unwrap();
    assert_eq!(eve.get(&game).ok()["tournament"]["id"], id(&path));
    assert_eq!(all[0].put("/v1/me/blocks/Eve").status, 204);
    assert!(eve.get(&game).json()["tournament"]["id"].is_null());
    let own = eve.open(json!({"seats": 2}));
    assert_eq!(eve.get(&own).ok()["tournament"], Value::Null);
}

#[test]
fn games_that_count_for_nobody_are_found_by_their_player() {
    let app = App::start();
    let all = people::<4>(&app);
    let one = json!({"same_deal": true, "seats": 2, "format": {"kind": "swiss", "rounds": 1}});
    let path = begun(&app, swiss(one), &all);
    let game = own_game(&all[0], &path).unwrap();
    end_tables(&app, &path, &all);
    let found = all[0].get("/v1/me/uncounted-games").items();
    assert_eq!((found.len(), &found[0]["id"], &found[0]["kind"]), (1, &json!(id(&game)), &json!("tournament")));
    assert_eq!(found[0]["tournament"], id(&path));
    let players = found[0]["players"].as_array().unwrap();
    assert!(players.iter().any(|player| player["name"] == "Player0" && player["bot"] == false), "{players:?}");
    assert!(all[0].get("/v1/players/Player0/games").items().is_empty());
    assert!(app.register("Eve").get("/v1/me/uncounted-games").items().is_empty());
    app.get("/v1/me/uncounted-games").refused(401, "unauthenticated");
    let day = challenges::begin(&all[0], &challenges::today(&app));
    all[0].play_to_the_end(&day, |_| 0);
    let pages = all[0].get("/v1/me/uncounted-games?limit=1").ok();
    assert_eq!((&pages["items"][0]["id"], &pages["items"][0]["kind"]), (&json!(id(&day)), &json!("challenge")));
    let next = pages["next"].as_str().unwrap();
    let second = all[0].get(&format!("/v1/me/uncounted-games?limit=1&cursor={next}")).ok();
    assert_eq!((&second["items"][0]["id"], &second["next"]), (&json!(id(&game)), &Value::Null));
}

#[test]
fn an_incomplete_body_is_told_all_it_lacks() {
    let app = App::start();
    let ada = app.register("Ada");
    let body = json!({"rules": {"seats": 4}, "games": {}});
    let refused = ada.ask("PUT", &unused(), body).refused(400, "invalid_body");
    let mut missing = refused["missing"].as_array().unwrap().clone();
    missing.sort_by_key(Value::to_string);
    assert_eq!(missing, ["/games/clock", "/name", "/rules/format", "/rules/max_players"]);
    let wrong = swiss(json!({"format": "swiss"}));
    let refused = ada.ask("PUT", &unused(), wrong).refused(400, "invalid_body");
    assert!(!refused.to_string().contains("enum") && !refused.to_string().contains("column"), "{refused}");
}
