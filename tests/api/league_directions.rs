//! A league as its organiser directs it: its next season before it begins, and directions.

use crate::{
    app::{Answer, App, Person},
    leagues::{begun, divisions, duels, end_tables, next_season, opened, season},
    tournaments::people,
};
use serde_json::{Value, json};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(86_400);

fn direct(person: &Person, path: &str, direction: Value) -> Answer {
    person.post(&format!("{path}/directions"), direction)
}

fn next(person: &Person, path: &str) -> Value {
    person.get(&format!("{path}/next-season")).ok()
}

/// The names of those who would play, with their divisions now and before.
fn playing(next: &Value) -> Vec<(String, Option<u64>, Option<u64>)> {
    let players = next["players"].as_array().unwrap().iter();
    let read =
        |one: &Value| (one["name"].as_str().unwrap().to_owned(), one["division"].as_u64(), one["before"].as_u64());
    players.map(read).collect()
}

fn player_id(person: &Person) -> Value {
    person.get("/v1/accounts/me").ok()["player_id"].clone()
}

fn kinds(person: &Person) -> Vec<Value> {
    let items = person.get("/v1/me/inbox").ok()["items"].clone();
    items.as_array().unwrap().iter().map(|item| item["kind"].clone()).collect()
}

#[test]
fn a_first_season_is_seen_before_it_begins() {
    let app = App::start();
    let all = people::<5>(&app);
    let path = opened(&all[0], duels());
    all[0].put(&format!("{path}/membership")).ok();
    let alone = next(&all[0], &path);
    assert_eq!((&alone["refusal"], &alone["missing"]), (&json!("player_count"), &json!(1)));
    assert_eq!((&alone["divisions"], playing(&alone)), (&json!([]), vec![("Player0".to_owned(), None, None)]));
    all[1..].iter().for_each(|person| drop(person.put(&format!("{path}/membership")).ok()));
    let seen = next(&all[0], &path);
    assert_eq!((&seen["season"], &seen["refusal"], &seen["missing"]), (&json!(1), &Value::Null, &Value::Null));
    let first = json!({"division": 1, "players": 3, "tables": 3, "rounds": 1, "games": 2});
    let second = json!({"division": 2, "players": 2, "tables": 1, "rounds": 1, "games": 1});
    assert_eq!(seen["divisions"], json!([first, second]));
    all[0].post(&format!("{path}/start"), Value::Null).ok();
    next_season(&app);
    let begun = season(&app, &path, 1);
    for (at, division) in divisions(&begun).iter().enumerate() {
        let mut named = division.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
        named.sort();
        let in_it = |(_, to, _): &&(String, Option<u64>, Option<u64>)| *to == Some(at as u64 + 1);
        let mut seen = playing(&seen).iter().filter(in_it).map(|(name, ..)| name.clone()).collect::<Vec<_>>();
        seen.sort();
        assert_eq!(named, seen, "what was seen begins");
    }
    let open = begun["divisions"].as_array().unwrap().iter().map(|one| one["open_tables"].as_u64().unwrap());
    assert_eq!(open.collect::<Vec<_>>(), [3, 1]);
}

#[test]
fn the_next_season_follows_the_standings_until_the_league_ends() {
    let app = App::start();
    let all = people::<7>(&app);
    let path = begun(&app, &all[..6]);
    end_tables(&app, &season(&app, &path, 1), &all);
    all[6].put(&format!("{path}/membership")).ok();
    let seen = next(&all[0], &path);
    assert_eq!(seen["season"], 2);
    let of = |name: &str| playing(&seen).into_iter().find(|(one, ..)| one == name).map(|(_, to, from)| (to, from));
    assert_eq!(of("Player5"), Some((Some(1), Some(2))), "up");
    assert_eq!(of("Player0"), Some((Some(2), Some(1))), "down");
    assert_eq!(of("Player6"), Some((Some(2), None)), "new");
    assert_eq!(all[0].delete(&path).status, 204);
    let over = next(&all[0], &path);
    assert_eq!((&over["refusal"], &over["players"]), (&json!("is_over"), &json!([])));
}

#[test]
fn an_organiser_closes_the_entry_and_opens_it_again() {
    let app = App::start();
    let all = people::<3>(&app);
    let path = opened(&all[0], duels());
    all[1].put(&format!("{path}/membership")).ok();
    assert_eq!(direct(&all[0], &path, json!({"kind": "close_entry"})).ok()["entry_closed"], true);
    let refused = all[2].put(&format!("{path}/membership"));
    assert_eq!(refused.refused(409, "tournament_refused")["reason"], "entry_closed");
    assert_eq!(all[1].put(&format!("{path}/membership")).ok()["is_member"], true, "a member stays one");
    assert_eq!(direct(&all[0], &path, json!({"kind": "open_entry"})).ok()["entry_closed"], false);
    all[2].put(&format!("{path}/membership")).ok();
    direct(&all[1], &path, json!({"kind": "close_entry"})).refused(403, "not_organiser");
}

#[test]
fn a_removed_member_plays_the_season_to_its_end_and_no_other() {
    let app = App::start();
    let all = people::<4>(&app);
    let path = begun(&app, &all);
    let removal = json!({"kind": "remove", "player": player_id(&all[1])});
    assert_eq!(direct(&all[0], &path, removal.clone()).ok()["members"], 3);
    assert_eq!(direct(&all[0], &path, removal).refused(409, "tournament_refused")["reason"], "not_entered");
    assert_eq!(kinds(&all[1]).last(), Some(&json!("league_removed")));
    let refused = all[1].put(&format!("{path}/membership"));
    assert_eq!(refused.refused(409, "tournament_refused")["reason"], "no_return");
    let seen = all[1].get(&path).ok();
    assert_eq!((&seen["is_member"], &seen["is_removed"]), (&json!(false), &json!(true)));
    assert!(seen["own_tournament"].is_string(), "the season goes on");
    end_tables(&app, &season(&app, &path, 1), &all);
    app.wait(7 * DAY + Duration::from_secs(1));
    next_season(&app);
    let second = divisions(&season(&app, &path, 2)).concat();
    assert!(second.len() == 3 && second.iter().all(|(name, _)| name != "Player1"), "{second:?}");
    direct(&all[0], &path, json!({"kind": "remove", "player": "Player2"})).refused(400, "invalid_body");
}

#[test]
fn the_next_season_is_put_off_by_days() {
    let app = App::start();
    let all = people::<3>(&app);
    let path = opened(&all[0], duels());
    let extend = |days: u8| direct(&all[0], &path, json!({"kind": "extend", "days": days}));
    assert_eq!(extend(7).refused(409, "tournament_refused")["reason"], "not_running");
    all.iter().for_each(|person| drop(person.put(&format!("{path}/membership")).ok()));
    all[0].post(&format!("{path}/start"), Value::Null).ok();
    next_season(&app);
    extend(7).ok();
    end_tables(&app, &season(&app, &path, 1), &all);
    app.wait(8 * DAY);
    next_season(&app);
    assert_eq!(app.get(&path).ok()["season"], 1, "a week later than it would");
    app.wait(6 * DAY + Duration::from_secs(61));
    next_season(&app);
    assert_eq!(app.get(&path).ok()["season"], 2);
    extend(120).ok();
    assert_eq!(extend(60).refused(409, "tournament_refused")["reason"], "too_often", "180 days at most");
}

#[test]
fn a_league_has_another_name_until_it_ends() {
    let app = App::start();
    let all = people::<2>(&app);
    let path = opened(&all[0], duels());
    let rename = |name: &str| direct(&all[0], &path, json!({"kind": "rename", "name": name}));
    assert_eq!(rename("The Alps, by night").ok()["name"], "The Alps, by night");
    assert_eq!(app.get(&path).ok()["name"], "The Alps, by night");
    rename("\u{200b}").refused(400, "invalid_body");
    assert_eq!(all[0].delete(&path).status, 204);
    assert_eq!(rename("The Pyrenees").refused(409, "tournament_refused")["reason"], "is_over");
}
