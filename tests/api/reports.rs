//! Reports of players, and the moderators who answer them.

use crate::{
    admin::root,
    app::{App, Person, dealt, execute, query},
    desk::moderator,
};
use serde_json::{Value, json};
use std::time::Duration;

fn report(person: &Person, name: &str) -> crate::app::Answer {
    person.post("/v1/reports", json!({"about": "player", "name": name, "reason": "harassment", "text": "insults me"}))
}

fn close(moderator: &Person, id: &Value, outcome: &str) -> crate::app::Answer {
    let path = format!("/v1/admin/reports/{}/close", id.as_str().unwrap());
    moderator.post(&path, json!({"outcome": outcome, "reason": "a look at the games"}))
}

fn open_reports(moderator: &Person) -> Vec<Value> {
    moderator.get("/v1/admin/reports").ok()["items"].as_array().unwrap().clone()
}

#[test]
fn a_report_is_answered_and_the_reporter_hears_the_outcome() {
    let app = App::start();
    let root = root(&app);
    let (mia, ada, eve) = (moderator(&app, &root, "Mia"), app.register("Ada"), app.register("Eve"));
    let id = report(&ada, "eve").ok()["id"].clone();
    let own = ada.get("/v1/me/reports").ok()["items"][0].clone();
    assert_eq!((&own["id"], &own["player"], &own["outcome"]), (&id, &json!("Eve"), &Value::Null));
    let waiting = open_reports(&mia);
    let seen = &waiting[0];
    assert_eq!((waiting.len(), &seen["reporter"], &seen["player"]), (1, &json!("Ada"), &json!("Eve")));
    assert_eq!((&seen["text"], &seen["reason"]), (&json!("insults me"), &json!("harassment")));
    let at = |member: &str| seen[member].as_str().unwrap().parse::<jiff::Timestamp>().unwrap();
    assert_eq!(at("due_at").duration_since(at("reported_at")), jiff::SignedDuration::from_hours(24));
    assert_eq!(close(&mia, &id, "warned").status, 204);
    close(&mia, &id, "no_action").refused(409, "report_closed");
    assert!(open_reports(&mia).is_empty());
    let closed = mia.get("/v1/admin/reports?state=closed").ok()["items"][0].clone();
    assert_eq!((&closed["outcome"], &closed["closed_by"]), (&json!("warned"), &json!("Mia")));
    assert_eq!(ada.get("/v1/me/reports").ok()["items"][0]["outcome"], "warned");
    let item = ada.get("/v1/me/inbox").ok()["items"][0].clone();
    assert_eq!((&item["kind"], &item["report"], &item["outcome"]), (&json!("report_closed"), &id, &json!("warned")));
    assert!(item["by"].is_null() && item["game"].is_null(), "{item}");
    let action = root.get("/v1/admin/actions").ok()["items"][0].clone();
    let told = ["admin", "action", "account", "reason"].map(|member| action[member].clone());
    assert_eq!(told, [json!("Mia"), json!("close_report"), json!("Eve"), json!("a look at the games")]);
    for place in ["/v1/me/inbox", "/v1/accounts/me/export", "/v1/me/reports"] {
        let told = eve.get(place).text;
        assert!(!told.contains("Ada") && !told.contains("report_closed") && !told.contains("close_report"), "{told}");
    }
    eve.get("/v1/admin/reports").refused(403, "not_admin");
}

#[test]
fn one_report_about_the_same_is_open_at_a_time_and_twenty_a_day() {
    let app = App::start();
    let (ada, root) = (app.register("Ada"), root(&app));
    for name in ["Eve", "Bob"] {
        app.register(name);
    }
    let id = report(&ada, "Eve").ok()["id"].clone();
    assert_eq!(report(&ada, "Eve").refused(409, "already_reported")["id"], id);
    report(&ada, "Bob").ok();
    report(&ada, "Ada").refused(400, "invalid_body");
    report(&ada, "Nobody").refused(404, "not_found");
    assert_eq!(close(&root, &id, "no_action").status, 204);
    report(&ada, "Eve").ok();
    let more = "INSERT INTO reports (id, reporter_id, about, game_id, reason) \
        SELECT gen_random_uuid(), a.id, 'player', NULL, 'other' FROM accounts a, generate_series(1, 17) WHERE a.name = 'Ada'";
    execute(&app.database_url, more).unwrap();
    app.register("Cleo");
    assert_eq!(report(&ada, "Cleo").refused(409, "too_many_reports")["most"], 20);
    let limits = ada.get("/v1/me/limits").ok()["items"].as_array().unwrap().clone();
    let own = limits.iter().find(|limit| limit["limit"] == "reports").unwrap();
    assert_eq!((&own["used"], &own["most"]), (&json!(20), &json!(20)));
    execute(&app.database_url, "UPDATE reports SET reported_at = reported_at - interval '1 day'").unwrap();
    report(&ada, "Cleo").ok();
}

#[test]
fn games_and_phrases_are_reported_by_those_who_see_them() {
    let app = App::start();
    let root = root(&app);
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = dealt(json!({"seats": 2, "visibility": "private", "invite": ["Bob"]}), &[&ada, &bob]);
    let id = game.rsplit('/').next().unwrap();
    bob.post(&format!("{game}/phrases"), json!({"phrase": "hurry"})).ok();
    let about_game = json!({"about": "game", "game": id, "reason": "collusion"});
    let about_phrase = |number: u32| json!({"about": "phrase", "game": id, "number": number, "reason": "harassment"});
    for (person, body) in [(&eve, &about_game), (&eve, &about_phrase(1)), (&ada, &about_phrase(2))] {
        person.post("/v1/reports", body.clone()).refused(404, "not_found");
    }
    bob.post("/v1/reports", about_phrase(1)).refused(400, "invalid_body");
    ada.post("/v1/reports", about_game.clone()).ok();
    ada.post("/v1/reports", about_game).refused(409, "already_reported");
    ada.post("/v1/reports", about_phrase(1)).ok();
    let seen = open_reports(&root);
    assert_eq!((&seen[0]["about"], &seen[0]["game"], &seen[0]["player"]), (&json!("game"), &json!(id), &Value::Null));
    assert_eq!((&seen[1]["phrase"], &seen[1]["player"]), (&json!("hurry"), &json!("Bob")));
    let page = root.get("/v1/admin/reports?limit=1").ok();
    let rest = root.get(&format!("/v1/admin/reports?limit=1&cursor={}", page["next"].as_str().unwrap())).ok();
    assert_eq!([page["items"][0].clone(), rest["items"][0].clone()].to_vec(), seen);
    assert_eq!(rest["next"], Value::Null);
    for query in ["state=x", "limit=0", "cursor=x"] {
        root.get(&format!("/v1/admin/reports?{query}")).refused(400, "invalid_query");
    }
}

#[test]
fn a_moderator_neither_sees_nor_closes_what_is_about_them() {
    let app = App::start();
    let root = root(&app);
    let (mia, ada) = (moderator(&app, &root, "Mia"), app.register("Ada"));
    let game = dealt(json!({"seats": 2}), &[&ada, &mia]);
    let about_game = json!({"about": "game", "game": game.rsplit('/').next().unwrap(), "reason": "stalling"});
    for id in [report(&ada, "Mia").ok()["id"].clone(), ada.post("/v1/reports", about_game).ok()["id"].clone()] {
        assert!(open_reports(&mia).is_empty());
        close(&mia, &id, "no_action").refused(404, "not_found");
        assert_eq!(close(&root, &id, "no_action").status, 204);
        assert_eq!(mia.get("/v1/admin/reports?state=closed").items().len(), 0);
    }
}

#[test]
fn a_player_whom_one_has_blocked_can_be_reported() {
    let app = App::start();
    let (ada, eve, root) = (app.register("Ada"), app.register("Eve"), root(&app));
    assert_eq!(ada.put("/v1/me/blocks/Eve").status, 204);
    report(&ada, "Eve").ok();
    report(&eve, "Ada").refused(404, "not_found");
    assert_eq!(ada.get("/v1/me/reports").ok()["items"][0]["player"], Value::Null, "the name is hidden");
    assert_eq!(open_reports(&root)[0]["player"], "Eve");
}

#[test]
fn reports_are_exported_and_go_with_their_account() {
    let app = App::start();
    let (ada, bob, root) = (app.register("Ada"), app.register("Bob"), root(&app));
    app.register("Eve");
    let id = report(&ada, "Eve").ok()["id"].clone();
    report(&ada, "Bob").ok();
    assert_eq!(close(&root, &id, "no_action").status, 204);
    let exported = ada.get("/v1/accounts/me/export").ok()["reports"].clone();
    assert_eq!((&exported[0]["text"], &exported[0]["outcome"]), (&json!("insults me"), &json!("no_action")));
    assert_eq!(exported.as_array().unwrap().len(), 2);
    assert!(exported[0]["closed_by"].is_null() && exported[0]["reporter_id"].is_null(), "{exported}");
    assert_eq!(bob.get("/v1/accounts/me/export").ok()["reports"], json!([]));
    assert_eq!(ada.delete_account().status, 204);
    let left = query(&app.database_url, "SELECT reporter_id, account_id FROM reports");
    assert!(left.len() == 1 && left[0]["reporter_id"].is_null() && left[0]["account_id"].is_string(), "{left:?}");
    assert_eq!(open_reports(&root)[0]["reporter"], Value::Null);
    bob.delete_account();
    assert_eq!(open_reports(&root)[0]["player"], Value::Null);
    let open = open_reports(&root)[0]["id"].clone();
    assert_eq!(close(&root, &open, "no_action").status, 204);
    app.sweep(app.process.time.now() + Duration::from_secs(364 * 24 * 3600));
    assert_eq!(query(&app.database_url, "SELECT id FROM reports").len(), 1);
    app.sweep(app.process.time.now() + Duration::from_secs(366 * 24 * 3600));
    assert!(query(&app.database_url, "SELECT id FROM reports").is_empty());
}
