//! Leagues over HTTP: divisions, seasons, moving up and down.

use crate::{
    admin::{ban, root},
    app::{App, Person, RUNTIME, execute, query},
    tournaments::{advance, people, play_alone},
};
use railhead::store::leagues::season;
use serde_json::{Value, json};
use std::{thread, time::Duration};
use uuid::Uuid;

/// A league of divisions of three at tables of two, of which one moves.
pub fn duels() -> Value {
    let games = json!({"clock": {"kind": "per_move", "seconds": 86_400}});
    let rules = json!({"seats": 2, "division": 3, "moves": 1});
    json!({"name": "The Alps", "listed": true, "rules": rules, "games": games, "season_days": 7})
}

pub fn opened(organiser: &Person, body: Value) -> String {
    organiser.make("/v1/leagues", body)
}

/// A league of these people in its first season, with all tables open.
pub fn begun(app: &App, all: &[Person]) -> String {
    let path = opened(&all[0], duels());
    for person in all {
        assert_eq!(person.put(&format!("{path}/membership")).ok()["is_member"], true);
    }
    all[0].post(&format!("{path}/start"), Value::Null).ok();
    advance(app);
    path
}

pub fn next_season(app: &App) {
    RUNTIME.block_on(season::run(&app.database())).unwrap();
    advance(app);
}

pub fn season(app: &App, path: &str, season: u16) -> Value {
    app.get(&format!("{path}/seasons/{season}")).ok()
}

/// The names of each division, with the divisions they come from.
pub fn divisions(season: &Value) -> Vec<Vec<(String, Option<u64>)>> {
    let of = |division: &Value| {
        let players = division["players"].as_array().unwrap().iter();
        players.map(|one| (one["name"].as_str().unwrap().to_owned(), one["before"].as_u64())).collect()
    };
    season["divisions"].as_array().unwrap().iter().map(of).collect()
}

/// Ends all tables of a season: whoever has the higher number wins.
pub fn end_tables(app: &App, season: &Value, all: &[Person]) {
    for division in season["divisions"].as_array().unwrap() {
        let tournament = division["tournament"].as_str().unwrap();
        let round = app.get(&format!("/v1/tournaments/{tournament}/rounds/0")).ok();
        for table in round["tables"].as_array().unwrap() {
            let players = table["players"].as_array().unwrap().iter();
            let loser = players.map(|one| one["name"].as_str().unwrap()).min().unwrap();
            let loser = &all[loser.strip_prefix("Player").unwrap().parse::<usize>().unwrap()];
            loser.post(&format!("/v1/games/{}/resign", table["game"].as_str().unwrap()), Value::Null).ok();
        }
    }
    advance(app);
}

#[test]
fn players_move_up_and_down_between_seasons() {
    let app = App::start();
    let all = people::<6>(&app);
    let path = begun(&app, &all);
    let first = season(&app, &path, 1);
    let names = |division: &[(String, Option<u64>)]| division.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&divisions(&first)[0]), ["Player0", "Player1", "Player2"]);
    assert!(divisions(&first).concat().iter().all(|(_, before)| before.is_none()));
    let own = all[4].get(&path).ok();
    assert_eq!((own["own_division"].as_u64(), &own["own_tournament"]), (Some(2), &first["divisions"][1]["tournament"]));
    let division = app.get(&format!("/v1/tournaments/{}", own["own_tournament"].as_str().unwrap())).ok();
    assert_eq!(division["league"], own["id"]);
    let tables = app.get(&format!("/v1/tournaments/{}/rounds/0", own["own_tournament"].as_str().unwrap())).ok();
    assert_eq!(tables["tables"].as_array().unwrap().len(), 3, "everybody meets everybody, all at once");
    end_tables(&app, &first, &all);
    next_season(&app);
    assert_eq!(app.get(&path).ok()["season"], 1, "a season takes a week at least");
    app.wait(Duration::from_secs(7 * 86_400 + 1));
    next_season(&app);
    let second = season(&app, &path, 2);
    let moved = divisions(&second);
    let up = moved[0].iter().find(|(name, _)| name == "Player5").unwrap();
    let down = moved[1].iter().find(|(name, _)| name == "Player0").unwrap();
    assert_eq!((up.1, down.1), (Some(2), Some(1)), "{moved:?}");
    let inbox = all[5].get("/v1/me/inbox").ok();
    let mut items = inbox["items"].as_array().unwrap().iter().rev();
    let item = items.find(|item| item["kind"] == "league_season").unwrap();
    assert_eq!((item["division"].as_u64(), item["before"].as_u64()), (Some(1), Some(2)));
    assert_eq!(item["body"], "You play in division 1.");
    let finished = divisions(&season(&app, &path, 1));
    assert_eq!(finished[0][0].0, "Player2", "past seasons stay as they ended");
}

#[test]
fn a_season_waits_for_its_last_table() {
    let app = App::start();
    let all = people::<4>(&app);
    let path = begun(&app, &all);
    let tournament = season(&app, &path, 1)["divisions"][0]["tournament"].as_str().unwrap().to_owned();
    let round = app.get(&format!("/v1/tournaments/{tournament}/rounds/0")).ok();
    let tables = round["tables"].as_array().unwrap();
    let end = |table: &Value| {
        let loser = table["players"][0]["name"].as_str().unwrap();
        let loser = &all[loser.strip_prefix("Player").unwrap().parse::<usize>().unwrap()];
        loser.post(&format!("/v1/games/{}/resign", table["game"].as_str().unwrap()), Value::Null).ok();
    };
    tables[1..].iter().for_each(end);
    app.wait(Duration::from_secs(7 * 86_400 + 1));
    next_season(&app);
    assert_eq!(app.get(&path).ok()["season"], 1);
    end(&tables[0]);
    advance(&app);
    app.wait(Duration::from_secs(61));
    next_season(&app);
    assert_eq!(app.get(&path).ok()["season"], 2);
}

#[test]
fn newcomers_begin_at_the_bottom_and_leavers_make_room() {
    let app = App::start();
    let all = people::<7>(&app);
    let path = begun(&app, &all[..6]);
    end_tables(&app, &season(&app, &path, 1), &all);
    assert_eq!(all[2].delete(&format!("{path}/membership")).status, 204);
    all[6].put(&format!("{path}/membership")).ok();
    app.wait(Duration::from_secs(7 * 86_400 + 1));
    next_season(&app);
    let divided = divisions(&season(&app, &path, 2));
    let last = divided[1].iter().map(|(name, before)| (name.as_str(), *before)).collect::<Vec<_>>();
    assert!(last.contains(&("Player6", None)), "{divided:?}");
    assert!(!divided.concat().iter().any(|(name, _)| name == "Player2"));
    ban(&root(&app), "Player5");
    let members = app.get(&path).ok()["members"].clone();
    assert_eq!(members, 5, "six of them, without one who left and one who is banned, and a newcomer");
}

#[test]
fn two_replicas_begin_a_season_once() {
    let app = App::start();
    let two = app.another();
    let all = people::<6>(&app);
    let path = begun(&app, &all);
    end_tables(&app, &season(&app, &path, 1), &all);
    app.wait(Duration::from_secs(7 * 86_400 + 1));
    two.wait(Duration::from_secs(7 * 86_400 + 1));
    thread::scope(|scope| {
        for database in [app.database(), two.database(), app.database()] {
            scope.spawn(move || RUNTIME.block_on(season::run(&database)).unwrap());
        }
    });
    let tournaments = query(&app.database_url, "SELECT count(*) AS count FROM tournaments");
    assert_eq!((&app.get(&path).ok()["season"], &tournaments[0]["count"]), (&json!(2), &json!(4)));
}

#[test]
fn a_league_ends_with_its_season() {
    let app = App::start();
    let all = people::<4>(&app);
    let path = begun(&app, &all);
    all[1].delete(&path).refused(403, "not_organiser");
    (0..2).for_each(|_| assert_eq!(all[0].delete(&path).status, 204));
    assert_eq!(app.get(&path).ok()["phase"], "ending");
    let eve = app.register("Eve");
    let refused = eve.put(&format!("{path}/membership")).refused(409, "tournament_refused");
    assert_eq!(refused["reason"], "is_over");
    end_tables(&app, &season(&app, &path, 1), &all);
    app.wait(Duration::from_secs(7 * 86_400 + 1));
    next_season(&app);
    let ended = app.get(&path).ok();
    assert_eq!(
        (&ended["phase"], &ended["season"], &ended["next_season_at"]),
        (&json!("ended"), &json!(1), &Value::Null)
    );
    let early = opened(&all[0], duels());
    assert_eq!(all[0].delete(&early).status, 204);
    assert_eq!(app.get(&early).ok()["phase"], "ended");
}

#[test]
fn leagues_of_a_banned_or_deleted_organiser_end() {
    let app = App::start();
    let all = people::<4>(&app);
    let running = begun(&app, &all);
    let waiting = opened(&all[1], duels());
    ban(&root(&app), "Player0");
    assert_eq!(app.get(&running).ok()["phase"], "ending");
    let password = json!({"password": "a train at noon"});
    assert_eq!(all[1].ask("DELETE", "/v1/accounts/me", password).status, 204);
    let left = app.get(&waiting).ok();
    assert_eq!((&left["phase"], &left["organiser"]), (&json!("ended"), &Value::Null));
}

#[test]
fn leagues_that_cannot_be_are_refused() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let with = |rules: Value| {
        let mut body = duels();
        body["rules"] = rules;
        ada.ask("PUT", &format!("/v1/leagues/{}", Uuid::now_v7()), body)
    };
    let reason = |rules: Value| with(rules).refused(422, "tournament_rules")["reason"].clone();
    assert_eq!(reason(json!({"seats": 4, "division": 8, "moves": 2})), "division");
    assert_eq!(reason(json!({"seats": 4, "division": 7, "moves": 4})), "moves");
    let path = opened(&ada, duels());
    ada.ask("PUT", &path, duels()).ok();
    bob.ask("PUT", &path, duels()).refused(409, "id_taken");
    let refused = ada.post(&format!("{path}/start"), Value::Null).refused(409, "tournament_refused");
    assert_eq!(refused["reason"], "player_count");
    bob.post(&format!("{path}/start"), Value::Null).refused(403, "not_organiser");
    app.guest().put(&format!("{path}/membership")).refused(409, "guest_account");
    app.get(&format!("{path}/seasons/1")).refused(404, "not_found");
    (0..2).for_each(|_| drop(opened(&ada, duels())));
    let more = ada.ask("PUT", &format!("/v1/leagues/{}", Uuid::now_v7()), duels());
    assert_eq!(more.refused(409, "too_many_tournaments")["most"], 3);
}

#[test]
fn an_account_is_a_member_of_few_leagues() {
    let app = App::start();
    let ada = app.register("Ada");
    for number in 0..6 {
        let path = opened(&app.register(&format!("Host{number}")), duels());
        let entered = ada.put(&format!("{path}/membership"));
        match number {
            0..5 => drop(entered.ok()),
            _ => assert_eq!(entered.refused(409, "too_many_tournaments")["most"], 5),
        }
    }
}

#[test]
fn a_league_has_room_for_many_members_but_not_for_all() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let path = opened(&ada, duels());
    let id = path.rsplit('/').next().unwrap();
    let fill = format!(
        "WITH made AS (INSERT INTO accounts (id, name) SELECT gen_random_uuid(), 'Member' || n \
         FROM generate_series(1, 300) n RETURNING id) INSERT INTO league_members SELECT '{id}', id, now() FROM made"
    );
    execute(&app.database_url, &fill).unwrap();
    let refused = bob.put(&format!("{path}/membership")).refused(409, "tournament_refused");
    assert_eq!(refused["reason"], "full");
}

#[test]
fn a_hidden_league_is_like_one_that_does_not_exist() {
    let app = App::start();
    let (ada, eve) = (app.register("Ada"), app.register("Eve"));
    let path = opened(&ada, duels());
    let listed = |person: &Person| person.get("/v1/leagues").items().len();
    assert_eq!(listed(&eve), 1);
    assert_eq!(ada.put("/v1/me/blocks/Eve").status, 204);
    let nowhere = format!("/v1/leagues/{}", Uuid::now_v7());
    for (method, path_of) in [
        ("GET", ""),
        ("GET", "/seasons/1"),
        ("PUT", "/membership"),
        ("DELETE", "/membership"),
        ("POST", "/start"),
        ("DELETE", ""),
    ] {
        let ask = |of: &str| eve.ask(method, &format!("{of}{path_of}"), Value::Null).gist();
        assert_eq!(ask(&path), ask(&nowhere), "{method} {path_of}");
    }
    assert_eq!(listed(&eve), 0);
    app.get("/v1/leagues?own=true").refused(401, "unauthenticated");
    assert_eq!(ada.get("/v1/leagues?own=true").ok()["items"][0]["organiser"], "Ada");
}

#[test]
fn leagues_are_listed_in_pages() {
    let app = App::start();
    let all = people::<2>(&app);
    let paths = (0..3).map(|_| opened(&all[0], duels())).collect::<Vec<_>>();
    let mut unlisted = duels();
    unlisted["listed"] = json!(false);
    let hidden = opened(&all[1], unlisted);
    assert_eq!(app.get(&hidden).ok()["listed"], false);
    let first = app.get("/v1/leagues?limit=2").ok();
    let rest = app.get(&format!("/v1/leagues?limit=2&cursor={}", first["next"].as_str().unwrap())).ok();
    let ids = [&first, &rest].map(|page| page["items"].as_array().unwrap().clone()).concat();
    let ids = ids.iter().map(|league| format!("/v1/leagues/{}", league["id"].as_str().unwrap())).collect::<Vec<_>>();
    assert_eq!(ids, paths.into_iter().rev().collect::<Vec<_>>());
    assert_eq!(rest["next"], Value::Null);
}

#[test]
fn members_are_told_that_their_league_ends() {
    let app = App::start();
    let all = people::<4>(&app);
    let kinds = |person: &Person| {
        let items = person.get("/v1/me/inbox").ok()["items"].clone();
        items.as_array().unwrap().iter().map(|item| item["kind"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let path = opened(&all[0], duels());
    all.iter().for_each(|person| drop(person.put(&format!("{path}/membership")).ok()));
    let other = opened(&all[0], duels());
    all[2].put(&format!("{other}/membership")).ok();
    assert_eq!(all[0].delete(&path).status, 204);
    assert_eq!(all[0].delete(&path).status, 204);
    assert_eq!([0, 1, 2, 3].map(|of| kinds(&all[of]).len()), [0, 1, 1, 1]);
    assert_eq!(kinds(&all[1]), ["league_ends"]);
    assert_eq!(all[0].delete_account().status, 204);
    assert_eq!(kinds(&all[2]), ["league_ends", "league_ends"]);
    assert_eq!(app.get(&other).ok()["phase"], "ended");
}

#[test]
fn a_member_who_makes_no_move_in_a_season_is_none_any_more() {
    let app = App::start();
    let all = people::<4>(&app);
    let path = begun(&app, &all);
    let first = season(&app, &path, 1);
    let tournament = first["divisions"][0]["tournament"].as_str().unwrap().to_owned();
    let round = app.get(&format!("/v1/tournaments/{tournament}/rounds/0")).ok();
    let tables = round["tables"].as_array().unwrap().iter().map(|table| {
        let names = table["players"].as_array().unwrap().iter().map(|player| player["name"].as_str().unwrap());
        let others = names.filter_map(|name| name.strip_prefix("Player")?.parse::<usize>().ok()).filter(|at| *at > 0);
        (format!("/v1/games/{}", table["game"].as_str().unwrap()), others.collect::<Vec<_>>())
    });
    let (of_two, alone) = tables.partition::<Vec<_>, _>(|(_, others)| others.len() == 2);
    for (game, others) in &of_two {
        all[others[0]].resign(game);
    }
    for (game, others) in &alone {
        play_alone(&app, &all[others[0]], game, Duration::from_secs(86_401));
    }
    advance(&app);
    app.wait(Duration::from_secs(7 * 86_400 + 1));
    next_season(&app);
    assert_eq!(app.get(&path).ok()["season"], 2);
    let divided = divisions(&season(&app, &path, 2)).concat();
    assert!(divided.len() == 3 && divided.iter().all(|(name, _)| name != "Player0"), "{divided:?}");
    assert_eq!(all[0].get(&path).ok()["is_member"], false);
    let items = all[0].get("/v1/me/inbox").ok()["items"].clone();
    assert!(items.as_array().unwrap().iter().any(|item| item["kind"] == "league_left"), "{items}");
    all[0].put(&format!("{path}/membership")).ok();
}
