//! Guests, names, passwords.

use crate::app::{App, RUNTIME, dealt, execute, query};
use railhead::jobs;
use serde_json::{Value, json};
use std::time::Duration;

fn ids(app: &App) -> Vec<Value> {
    query(&app.database_url, "SELECT id FROM accounts ORDER BY id").iter().map(|row| row["id"].clone()).collect()
}

/// Does away with what is out of date, as every replica does.
fn sweep(app: &App) -> usize {
    app.sweep(jiff::Timestamp::now())
}

#[test]
fn one_call_gives_a_guest_who_can_play() {
    let app = App::start();
    let guest = app.guest();
    let me = guest.account();
    let words = me["name"].as_str().unwrap().split(' ').collect::<Vec<_>>();
    assert_eq!(words.len(), 3, "{words:?}");
    assert!(words[2].parse::<u16>().is_ok_and(|number| number >= 1000));
    assert_eq!((&me["guest"], &me["role"]), (&json!(true), &json!("player")));
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&guest]);
    guest.play(&game, &guest.moves(&game)[0]).ok();
    let json = [("content-type", "application/json")];
    app.send("POST", "/v1/accounts/guest", &json, "{\"device\":").refused(400, "invalid_body");
    app.send("POST", "/v1/accounts/guest", &json, "{\"phone\":1}").refused(400, "invalid_body");
    app.send("POST", "/v1/accounts/guest", &[], "{}").refused(415, "not_json");
    let named = app.tell("/v1/accounts/guest", json!({"device": "a phone"})).ok();
    assert_eq!(app.person(&named).get("/v1/sessions").ok()["items"][0]["device"], "a phone");
}

#[test]
fn an_upgraded_guest_keeps_id_games_and_session_and_can_sign_in() {
    let app = App::start();
    let guest = app.guest();
    let before = guest.account();
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&guest]);
    let wish = json!({"name": "Ada", "password": "a train at noon"});
    let after = guest.post("/v1/accounts/me/upgrade", wish.clone()).ok();
    assert_eq!((&after["id"], &after["name"], &after["guest"]), (&before["id"], &json!("Ada"), &json!(false)));
    guest.play(&game, &guest.moves(&game)[0]).ok();
    assert_eq!(app.get(&game).ok()["players"][0]["name"], "Ada");
    let again = app.sign_in("ada", "another phone");
    assert_eq!(again.account()["id"], before["id"]);
    assert!(!again.moves(&game).is_empty());
    app.refresh(&guest.refresh).ok();
    guest.post("/v1/accounts/me/upgrade", wish).refused(409, "not_guest");
}

#[test]
fn a_guest_who_asks_for_a_bad_name_or_password_stays_a_guest() {
    let app = App::start();
    app.register("Ada");
    let guest = app.guest();
    let upgrade =
        |name: &str, password: &str| guest.post("/v1/accounts/me/upgrade", json!({"name": name, "password": password}));
    upgrade("ada", "a train at noon").refused(409, "name_taken");
    upgrade("A", "a train at noon").refused(422, "invalid_name");
    upgrade("Bob", "short").refused(422, "invalid_password");
    upgrade("Bob", "password1").refused(422, "common_password");
    assert_eq!(guest.account()["guest"], true);
    guest
        .ask("PUT", "/v1/accounts/me/password", json!({"old_password": "", "new_password": "a train at noon"}))
        .refused(409, "guest_account");
}

#[test]
fn guests_unused_for_30_days_without_games_are_swept_alone() {
    let app = App::start();
    let (idle, recent, playing, registered) = (app.guest(), app.guest(), app.guest(), app.register("Ada"));
    playing.open(json!({"seats": 2}));
    assert_eq!(sweep(&app), 0);
    let id = |person: &crate::app::Person| person.account()["id"].clone();
    let kept = [id(&recent), id(&playing), id(&registered)];
    let all = "UPDATE accounts SET created_at = now() - interval '31 days'; \
        UPDATE sessions SET rotated_at = now() - interval '31 days'";
    execute(&app.database_url, all).unwrap();
    app.refresh(&recent.refresh).ok();
    assert_eq!((sweep(&app), sweep(&app)), (1, 0), "twice is once");
    assert_eq!(ids(&app), kept);
    app.refresh(&idle.refresh).refused(401, "invalid_refresh_token");
    assert_eq!(query(&app.database_url, "SELECT FROM names").len(), 3, "its name is free at once");
}

#[test]
fn names_are_unique_whatever_their_case_and_against_look_alikes() {
    let app = App::start();
    app.register("Paul");
    let other = |name: &str| app.tell("/v1/accounts", json!({"name": name, "password": "a train at noon"}));
    // In other case, of full width, with a capital i, with a one, in Cyrillic letters.
    for name in ["pAUL", "Ｐａｕｌ", "PauI", "Pau1", "Раul"] {
        other(name).refused(409, "name_taken");
    }
    assert_eq!(other("Paula").status, 201);
    let wide = other("Ｚｏｅ　Ｋ");
    assert_eq!(wide.ok()["account"]["name"], "Zoe K", "names are normalized");
    app.sign_in("ＺＯＥ K", "a phone");
    other("é").refused(422, "invalid_name");
    other("e\u{301}").refused(422, "invalid_name");
}

#[test]
fn a_renamed_player_keeps_the_old_name_from_others_for_30_days() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let rename =
        |person: &crate::app::Person, name: &str| person.ask("PATCH", "/v1/accounts/me", json!({"name": name}));
    rename(&bob, "ADA").refused(409, "name_taken");
    assert_eq!(rename(&ada, "ADA").ok()["name"], "ADA", "one's own name, written otherwise");
    assert_eq!(rename(&ada, "Edith").ok()["name"], "Edith");
    rename(&bob, "Ada").refused(409, "name_taken");
    app.tell("/v1/accounts", json!({"name": "ada", "password": "a train at noon"})).refused(409, "name_taken");
    execute(&app.database_url, "UPDATE names SET free_at = free_at - interval '30 days' WHERE free_at > now()")
        .unwrap();
    assert_eq!(rename(&bob, "Ada").ok()["name"], "Ada");
    assert_eq!(bob.ask("PATCH", "/v1/accounts/me", json!({})).ok()["name"], "Ada");
    rename(&ada, "x").refused(422, "invalid_name");
}

#[test]
fn common_passwords_are_refused() {
    let app = App::start();
    for password in ["password", "12345678", "qwertyuiop", "Iloveyou1", "Ada Lovelace"] {
        app.tell("/v1/accounts", json!({"name": "Ada Lovelace", "password": password})).refused(422, "common_password");
    }
}

#[test]
fn the_job_that_deletes_takes_the_time_of_the_database() {
    let app = App::start();
    app.register("Ada");
    let day = Duration::from_secs(86_400);
    let sessions = || query(&app.database_url, "SELECT count(*) AS count FROM sessions")[0]["count"].clone();
    for (days, left) in [(0, 1), (59, 1), (2, 0)] {
        app.wait(day * days);
        RUNTIME.block_on(jobs::retention::run(app.database())).unwrap();
        assert_eq!(sessions(), left);
    }
}
