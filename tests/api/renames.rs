//! Accounts at the desk: what moderators see of them, names that they give, and deletion on request.

use crate::{
    admin::{ban, root},
    app::{Answer, App, Person, at_once, dealt, execute, id, over, query},
    bots_of_others::bot,
    desk::{command, moderator},
};
use serde_json::{Value, json};

fn rename(moderator: &Person, name: &str, new: Option<&str>) -> Answer {
    let body = json!({"name": new, "reason": "the name insults others"});
    moderator.ask("PUT", &format!("/v1/admin/accounts/{}/name", name.replace(' ', "%20")), body)
}

fn own_rename(person: &Person, name: &str) -> Answer {
    person.ask("PATCH", "/v1/accounts/me", json!({"name": name}))
}

fn remove(admin: &Person, name: &str) -> Answer {
    admin.ask("DELETE", &format!("/v1/admin/accounts/{name}"), json!({"reason": "asked by letter"}))
}

/// The names that belong to the account of a person, and the one that it shows.
fn names_of(app: &App, person: &Person) -> (usize, Value) {
    let account = person.account();
    let id = account["id"].as_str().unwrap();
    (query(&app.database_url, &format!("SELECT * FROM names WHERE account_id = '{id}'")).len(), account["name"].clone())
}

#[test]
fn a_name_that_a_moderator_gives_is_everywhere_at_once() {
    let app = App::start();
    app.process.set_contact("mailto:desk@example.org");
    let root = root(&app);
    let (mia, eve, ada) = (moderator(&app, &root, "Mia"), app.register("EvilEve"), app.register("Ada"));
    let game = over(json!({"seats": 2, "rated": true}), &[&ada, &eve]);
    let pages = ["", "/result", "/view", "/export", "/board.svg", "/points.svg", "/replay.svg"];
    let pages = pages.map(|page| format!("{game}{page}")).into_iter();
    let others = ["games", "games.ndjson", "games.atom", "opponents"].map(|page| format!("/v1/players/Ada/{page}"));
    let pages = pages.chain(others).collect::<Vec<_>>();
    let told = |name: &str| pages.iter().filter(|page| ada.get(page).text.contains(name)).count();
    let shown = told("EvilEve");
    assert!(shown > 5, "{shown}");
    let renamed = rename(&mia, "evileve", Some("Eve")).ok();
    assert_eq!(renamed, json!({"name": "Eve", "player_id": eve.account()["player_id"]}));
    assert_eq!((told("EvilEve"), told("Eve")), (0, shown));
    app.get("/v1/players/EvilEve").refused(404, "not_found");
    rename(&mia, "EvilEve", Some("Eva")).refused(404, "not_found");
    own_rename(&eve, "EvilEve").refused(409, "name_taken");
    own_rename(&ada, "EvilEve").refused(409, "name_taken");
    app.sign_in("Eve", "phone");
    let item = eve.get("/v1/me/inbox").ok()["items"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&item["kind"], &item["given_reason"]), (&json!("renamed"), &json!("the name insults others")));
    assert_eq!((&item["contact"], &item["by"]), (&json!("mailto:desk@example.org"), &Value::Null));
    assert_eq!(item["body"], "Reason: the name insults others · Objections: mailto:desk@example.org");
    assert!(!item.to_string().contains("Mia") && !item.to_string().contains("Evil"), "{item}");
    let action = root.get("/v1/admin/actions").ok()["items"][0].clone();
    let told = ["admin", "action", "account", "reason"].map(|member| action[member].clone());
    assert_eq!(told, [json!("Mia"), json!("rename"), json!("EvilEve"), json!("the name insults others")]);
    let exported = eve.get("/v1/accounts/me/export").ok()["admin_actions"].clone();
    assert_eq!((&exported[0]["action"], exported[0]["account_name"].is_null()), (&json!("rename"), true));
}

#[test]
fn a_name_that_no_moderator_gives_is_made_up() {
    let app = App::start();
    let (root, eve) = (root(&app), app.register("Eve"));
    let name = rename(&root, "Eve", None).ok()["name"].as_str().unwrap().to_owned();
    assert_eq!((names_of(&app, &eve), name.split(' ').count()), ((1, json!(name)), 3));
    let (good, said) = command(&app, &["rename", &name, "--reason", "a test"]);
    assert!(good && said.starts_with(&format!("{name} is now ")), "{said}");
    let (good, said) = command(&app, &["rename", eve.account()["name"].as_str().unwrap(), "Eva", "--reason", "a test"]);
    assert!(good && said.contains(" is now Eva"), "{said}");
    assert_eq!(names_of(&app, &eve), (1, json!("Eva")));
    for wrong in [["rename", "Eva", "Hurensohn", "--reason", "x"].as_slice(), &["rename", "Eva", "Eve"]] {
        assert!(!command(&app, wrong).0, "{wrong:?}");
    }
}

#[test]
fn a_moderator_gives_no_name_that_cannot_be() {
    let app = App::start();
    let root = root(&app);
    let mia = moderator(&app, &root, "Mia");
    let max = moderator(&app, &root, "Max");
    let eve = app.register("Eve");
    for name in ["Max", "Mia", "Root"] {
        rename(&mia, name, Some("Other")).refused(409, "is_admin");
    }
    rename(&eve, "Max", Some("Other")).refused(403, "not_admin");
    rename(&mia, "Nobody", Some("Other")).refused(404, "not_found");
    rename(&mia, "Eve", Some("max")).refused(409, "name_taken");
    rename(&mia, "Eve", Some("Admin")).refused(422, "name_reserved");
    rename(&mia, "Eve", Some("Arschloch")).refused(422, "name_not_allowed");
    let empty = json!({"name": "Eva", "reason": " "});
    mia.ask("PUT", "/v1/admin/accounts/Eve/name", empty).refused(400, "invalid_body");
    assert_eq!((names_of(&app, &eve), eve.inbox().len()), ((1, json!("Eve")), 0));
    max.account();
}

#[test]
fn the_owner_of_a_bot_reads_why_it_was_renamed() {
    let app = App::start();
    let (root, ada) = (root(&app), app.register("Ada"));
    let engine = bot(&ada, "Engine");
    rename(&root, "Engine", Some("Motor")).ok();
    let item = ada.get("/v1/me/inbox").ok()["items"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&item["kind"], &item["by"], &item["contact"]), (&json!("renamed"), &json!("Motor"), &Value::Null));
    assert!(item["title"].as_str().unwrap().ends_with("another name: Motor"), "{item}");
    assert_eq!(engine.account()["name"], "Motor");
}

#[test]
fn thirty_names_given_at_once_are_one() {
    let app = App::start();
    let (root, eve) = (root(&app), app.register("Eve"));
    let given = at_once(30, |nth| rename(&root, "Eve", Some(&format!("Eva {nth}"))).status);
    assert_eq!(given.iter().filter(|status| **status == 200).count(), 1, "{given:?}");
    assert_eq!(given.iter().filter(|status| **status == 404).count(), 29, "{given:?}");
    let actions = query(&app.database_url, "SELECT * FROM admin_actions WHERE action = 'rename'");
    assert_eq!((names_of(&app, &eve).0, actions.len(), eve.inbox().len()), (1, 1, 1));
}

#[test]
fn an_account_is_renamed_ten_times_in_thirty_days_at_most() {
    let app = App::start();
    let (root, eve) = (root(&app), app.register("Eve"));
    let path = format!("/v1/admin/accounts/{}/name", eve.account()["player_id"].as_str().unwrap());
    for nth in 0..4 {
        own_rename(&eve, &format!("Eva {nth}")).ok();
    }
    let by_id = |nth: usize| root.ask("PUT", &path, json!({"name": format!("Evi {nth}"), "reason": "a test"}));
    let given = at_once(30, by_id);
    let refused = given.iter().filter(|answer| answer.status != 200).collect::<Vec<_>>();
    assert_eq!(refused.len(), 24);
    assert!(refused.iter().all(|answer| answer.refused(429, "too_many_renames")["most"] == 10));
    own_rename(&eve, "Eve").refused(429, "too_many_renames");
    let older = "UPDATE accounts SET renamed_at = ARRAY(SELECT t - interval '30 days' FROM unnest(renamed_at) t)";
    execute(&app.database_url, older).unwrap();
    assert_eq!(by_id(30).status, 200);
}

#[test]
fn names_given_beside_own_changes_or_deletion_leave_one_at_most() {
    let app = App::start();
    let root = root(&app);
    for round in 0..5 {
        let eve = app.register(&format!("Eve {round}"));
        let names = || query(&app.database_url, "SELECT account_id FROM names WHERE account_id IS NOT NULL").len();
        let before = names();
        let statuses = at_once(12, |nth| match nth % 3 {
            0 => rename(&root, &format!("Eve {round}"), Some(&format!("Given {round} {nth}"))).status,
            1 => own_rename(&eve, &format!("Own {round} {nth}")).status,
            _ if round % 2 == 0 => eve.delete_account().status,
            _ => own_rename(&eve, &format!("Eve {round}")).status,
        });
        assert!(statuses.iter().all(|status| *status < 500), "{statuses:?}");
        if round % 2 == 0 {
            assert_eq!(names(), before - 1, "{statuses:?}");
        } else {
            assert_eq!((names(), names_of(&app, &eve).0), (before, 1), "{statuses:?}");
        }
    }
}

#[test]
fn the_desk_sees_what_it_needs_of_an_account() {
    let app = App::start();
    let root = root(&app);
    let (mia, eve, ada) = (moderator(&app, &root, "Mia"), app.register("Eve"), app.register("Ada"));
    app.sign_in("Eve", "phone");
    over(json!({"seats": 2}), &[&eve, &ada]);
    dealt(json!({"seats": 2}), &[&eve, &ada]);
    let report = json!({"about": "player", "name": "Eve", "reason": "false_name", "text": "see her name"});
    let report = ada.post("/v1/reports", report).ok()["id"].clone();
    rename(&mia, "Eve", Some("Eva")).ok();
    let close = format!("/v1/admin/reports/{}/close", report.as_str().unwrap());
    assert_eq!(mia.post(&close, json!({"outcome": "renamed", "reason": "a test"})).status, 204);
    assert_eq!(ban(&root, "Eva"), 204);
    let seen = mia.get("/v1/admin/accounts/eva").ok();
    let own = ["name", "role", "guest", "owner"].map(|member| seen[member].clone());
    assert_eq!(own, [json!("Eva"), json!("player"), json!(false), Value::Null]);
    let numbers = ["devices", "games", "unfinished_games"].map(|member| seen[member].clone());
    assert_eq!(numbers, [json!(2), json!(2), json!(0)], "bots play for her");
    assert_eq!((&seen["ban"]["reason"], &seen["ban"]["until"]), (&json!("insults"), &Value::Null));
    let reports = seen["reports"].as_array().unwrap();
    assert_eq!((reports.len(), &reports[0]["id"], &reports[0]["outcome"]), (1, &report, &json!("renamed")));
    assert_eq!((&reports[0]["reporter"], &reports[0]["closed_by"]), (&json!("Ada"), &json!("Mia")));
    let actions = seen["actions"].as_array().unwrap().iter().map(|action| json!([action["action"], action["account"]]));
    assert_eq!(actions.collect::<Vec<_>>(), [json!(["ban", "Eva"]), json!(["rename", "Eve"])]);
    mia.get("/v1/admin/accounts/Eve").refused(404, "not_found");
    ada.get("/v1/admin/accounts/Eva").refused(403, "not_admin");
    let engine = bot(&ada, "Engine");
    engine.account();
    let seen = mia.get("/v1/admin/accounts/Engine").ok();
    assert_eq!((&seen["owner"], &seen["ban"], &seen["devices"]), (&json!("Ada"), &Value::Null, &json!(0)));
}

#[test]
fn a_moderator_sees_no_report_about_themself() {
    let app = App::start();
    let root = root(&app);
    let (mia, ada) = (moderator(&app, &root, "Mia"), app.register("Ada"));
    ada.post("/v1/reports", json!({"about": "player", "name": "Mia", "reason": "stalling"})).ok();
    let reports = |viewer: &Person| viewer.get("/v1/admin/accounts/Mia").ok()["reports"].as_array().unwrap().len();
    assert_eq!((reports(&mia), reports(&root)), (0, 1));
}

#[test]
fn an_admin_deletes_an_account_on_request() {
    let app = App::start();
    let root = root(&app);
    let (mia, eve, ada) = (moderator(&app, &root, "Mia"), app.register("Eve"), app.register("Ada"));
    let engine = bot(&eve, "Engine");
    let game = over(json!({"seats": 2}), &[&eve, &ada]);
    remove(&mia, "Eve").refused(403, "not_admin");
    remove(&root, "Nobody").refused(404, "not_found");
    remove(&root, "Root").refused(409, "is_admin");
    root.ask("DELETE", "/v1/admin/accounts/Eve", json!({"reason": " "})).refused(400, "invalid_body");
    assert_eq!(remove(&root, "eve").status, 204);
    remove(&root, "Eve").refused(404, "not_found");
    eve.get("/v1/accounts/me").refused(401, "invalid_token");
    assert_ne!(engine.get("/v1/accounts/me").status, 200);
    app.refresh(&eve.refresh).refused(401, "invalid_refresh_token");
    assert!(!ada.get(&game).text.contains("Eve"));
    app.tell("/v1/accounts", json!({"name": "Eve", "password": "a train at noon"})).refused(409, "name_taken");
    let actions = root.get("/v1/admin/actions").ok()["items"].as_array().unwrap().clone();
    let told = ["admin", "action", "account", "reason"].map(|member| actions[0][member].clone());
    assert_eq!(told, [json!("Root"), json!("delete_account"), json!("Eve"), json!("asked by letter")]);
    let (good, said) = command(&app, &["delete", "Ada", "--reason", "asked by letter"]);
    assert!(good && said.contains("Ada is deleted"), "{said}");
    assert!(app.get(&format!("/v1/games/{}", id(&game))).ok()["players"][1]["deleted"] == true);
    assert!(!command(&app, &["delete", "Root", "--reason", "x"]).0);
    assert_eq!(query(&app.database_url, "SELECT * FROM admin_actions WHERE action = 'delete_account'").len(), 2);
}
