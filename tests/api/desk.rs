//! Roles, bans that end, and what moderators and admins do.

use crate::{
    admin::root,
    app::{Answer, App, Person, RUNTIME, dealt, over},
    bots_of_others::bot,
    openapi::{operations, path_of},
    scene::table,
};
use railhead::store::accounts::bans;
use serde_json::{Value, json};
use std::{process::Command, time::Duration};

/// The output of `railhead admin`.
pub fn command(app: &App, arguments: &[&str]) -> (bool, String) {
    let all = [&["admin"], arguments, &["--database-url", &app.database_url]].concat();
    let output = Command::new(env!("CARGO_BIN_EXE_railhead")).args(all).output().unwrap();
    (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

/// A moderator, made by an admin.
pub fn moderator(app: &App, root: &Person, name: &str) -> Person {
    let person = app.register(name);
    let body = json!({"role": "moderator", "reason": "looks after reports"});
    assert_eq!(root.ask("PUT", &format!("/v1/admin/accounts/{name}/role"), body).status, 204);
    person
}

fn ban(root: &Person, name: &str, days: Option<u16>) {
    let body = json!({"reason": "insults", "days": days});
    assert_eq!(root.ask("PUT", &format!("/v1/admin/accounts/{name}/ban"), body).status, 204);
}

#[test]
fn an_operation_of_a_role_refuses_everybody_without_it() {
    let app = App::start();
    let (root, ada) = (root(&app), app.register("Ada"));
    let mia = moderator(&app, &root, "Mia");
    assert_eq!(mia.account()["role"], "moderator");
    let (mut moderators, mut admins) = (0, 0);
    for (path, method, operation) in operations() {
        let role = operation["x-role"].as_str();
        assert_eq!(role.is_some(), path.starts_with("/v1/admin/"), "{path}: x-role is for operations of roles");
        let Some(role) = role else { continue };
        let (path, body) = (path_of(path, "Nobody"), &table()[operation["operationId"].as_str().unwrap()]["body"]);
        let ask = |person: &Person| -> Answer {
            match method.as_str() {
                "get" => person.get(&path),
                method => person.ask(&method.to_uppercase(), &path, body.clone()),
            }
        };
        ask(&ada).refused(403, "not_admin");
        match role {
            "moderator" => {
                moderators += 1;
                assert_ne!(ask(&mia).status, 403, "{path}");
            }
            role => {
                admins += 1;
                assert_eq!(role, "admin", "{path}");
                ask(&mia).refused(403, "not_admin");
            }
        }
        assert_ne!(ask(&root).status, 403, "{path}");
    }
    assert!(moderators > 0 && admins > 4);
}

#[test]
fn roles_are_given_and_taken_back_with_a_reason() {
    let app = App::start();
    let root = root(&app);
    let mia = moderator(&app, &root, "Mia");
    let set = |name: &str, role: &str| {
        root.ask("PUT", &format!("/v1/admin/accounts/{name}/role"), json!({"role": role, "reason": "a test"}))
    };
    let refused = root.ask("PUT", "/v1/admin/accounts/Mia/ban", json!({"reason": "a quarrel"}));
    refused.refused(409, "is_admin");
    let guest = app.guest().account()["name"].as_str().unwrap().replace(' ', "%20");
    set(&guest, "moderator").refused(409, "guest_account");
    set("Nobody", "moderator").refused(404, "not_found");
    assert_eq!(set("Mia", "admin").status, 204);
    mia.get("/v1/admin/actions").ok();
    assert_eq!(set("Mia", "player").status, 204);
    mia.get("/v1/admin/actions").refused(403, "not_admin");
    let actions = root.get("/v1/admin/actions").ok()["items"].as_array().unwrap().clone();
    let told = actions.iter().map(|action| json!([action["action"], action["account"], action["reason"]]));
    let expected = [
        json!(["revoke", "Mia", "a test"]),
        json!(["grant", "Mia", "a test"]),
        json!(["appoint", "Mia", "looks after reports"]),
        json!(["grant", "Root", null]),
    ];
    assert_eq!(told.collect::<Vec<_>>(), expected);
}

#[test]
fn a_ban_says_why_and_until_when_and_ends_by_itself() {
    let app = App::start();
    app.process.set_contact("mailto:admin@example.org");
    let (root, eve) = (root(&app), app.register("Eve"));
    let engine = bot(&eve, "Engine");
    engine.account();
    ban(&root, "Eve", Some(7));
    let sign_in = || app.tell("/v1/sessions", json!({"name": "Eve", "password": "a train at noon"}));
    let end = app.process.time.now() + Duration::from_secs(7 * 24 * 3600);
    for refused in [sign_in(), app.refresh(&eve.refresh), eve.get("/v1/accounts/me"), engine.get("/v1/accounts/me")] {
        let problem = refused.refused(403, "banned");
        let until = problem["until"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap();
        assert!(end.duration_since(until).abs() < jiff::SignedDuration::from_secs(60), "{problem}");
        assert_eq!((&problem["reason"], &problem["contact"]), (&json!("insults"), &json!("mailto:admin@example.org")));
        assert!(problem["detail"].as_str().unwrap().contains("mailto:admin@example.org"), "{problem}");
    }
    app.wait(Duration::from_secs(7 * 24 * 3600 - 60));
    sign_in().refused(403, "banned");
    app.wait(Duration::from_secs(60));
    app.refresh(&eve.refresh).ok();
    // Replicas hear of bans again and again; here, by another one.
    app.register("Bob");
    ban(&root, "Bob", None);
    eve.account();
    engine.account();
    assert_eq!(sign_in().status, 201);
    let bob = app.tell("/v1/sessions", json!({"name": "Bob", "password": "a train at noon"}));
    assert_eq!(bob.refused(403, "banned")["until"], Value::Null);
}

#[test]
fn a_ban_that_is_over_is_lifted_by_the_job_of_retention() {
    let app = App::start();
    let (root, ada) = (root(&app), app.register("Ada"));
    app.register("Eve");
    ban(&root, "Eve", Some(1));
    let invite = || ada.post("/v1/games", json!({"seats": 2, "invite": ["Eve"]}));
    invite().refused(422, "unknown_player");
    app.wait(Duration::from_secs(24 * 3600));
    RUNTIME.block_on(bans::lift_those_over(&app.database(), app.process.time.now())).unwrap();
    assert_eq!(invite().status, 201);
}

#[test]
fn a_ban_is_in_the_export_of_the_account() {
    let app = App::start();
    let (root, eve) = (root(&app), app.register("Eve"));
    ban(&root, "Eve", Some(7));
    let lift = json!({"reason": "a mistake"});
    assert_eq!(root.ask("DELETE", "/v1/admin/accounts/Eve/ban", lift).status, 204);
    let actions = eve.get("/v1/accounts/me/export").ok()["admin_actions"].clone();
    assert_eq!((&actions[0]["action"], &actions[0]["reason"]), (&json!("ban"), &json!("insults")));
    assert!(actions[0]["until"].is_string() && actions[0]["admin_name"].is_null(), "{actions}");
    assert_eq!((&actions[1]["action"], &actions[1]["reason"]), (&json!("unban"), &json!("a mistake")));
}

#[test]
fn the_command_line_bans_for_days_and_lifts_the_ban() {
    let app = App::start();
    let (root, eve) = (root(&app), app.register("Eve"));
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&eve]);
    let (good, said) = command(&app, &["ban", "eve", "--reason", "insults", "--days", "3"]);
    assert!(good && said.contains("eve is banned until 20"), "{said}");
    assert_eq!(app.get(&game).ok()["status"], "void");
    let problem = app.refresh(&eve.refresh).refused(403, "banned");
    assert_eq!(problem["reason"], "insults");
    assert!(problem["contact"].is_null() && problem["until"].is_string(), "{problem}");
    let action = root.get("/v1/admin/actions").ok()["items"][0].clone();
    assert_eq!(
        (&action["admin"], &action["action"], &action["until"]),
        (&Value::Null, &json!("ban"), &problem["until"])
    );
    let (good, said) = command(&app, &["unban", "Eve", "--reason", "a mistake"]);
    assert!(good, "{said}");
    app.refresh(&eve.refresh).ok();
    for wrong in [["ban", "Root", "--reason", "x"].as_slice(), &["ban", "Eve"], &["ban", "Eve", "--reason", " "]] {
        assert!(!command(&app, wrong).0, "{wrong:?}");
    }
    let (good, said) = command(&app, &["grant", "Eve", "--role", "moderator"]);
    assert!(good && said.contains("Eve is a moderator"), "{said}");
    assert!(command(&app, &["list"]).1.contains("Root\nEve (moderator)\n"));
}

#[test]
fn a_muted_account_plays_on_and_is_told_why_it_says_nothing() {
    let app = App::start();
    app.process.set_contact("https://example.org/appeal");
    let (root, ada, eve) = (root(&app), app.register("Ada"), app.register("Eve"));
    let mia = moderator(&app, &root, "Mia");
    let game = dealt(json!({"seats": 2}), &[&ada, &eve]);
    let say = |person: &Person| person.post(&format!("{game}/phrases"), json!({"phrase": "hello"}));
    let body = json!({"reason": "says one phrase all evening", "days": 2});
    assert_eq!(mia.ask("PUT", "/v1/admin/accounts/eve/mute", body.clone()).status, 204);
    let problem = say(&eve).refused(403, "account_muted");
    let told = ["reason", "contact"].map(|member| problem[member].clone());
    assert_eq!(told, [json!("says one phrase all evening"), json!("https://example.org/appeal")]);
    assert!(problem["until"].is_string(), "{problem}");
    assert_eq!(mia.get("/v1/admin/accounts/Eve").ok()["muted_until"], problem["until"]);
    assert_eq!(eve.get(&game).status, 200);
    assert_eq!(say(&ada).status, 201);
    app.wait(Duration::from_secs(48 * 3600 + 1));
    assert_eq!(say(&eve).status, 201, "the mute is over");
    assert!(mia.get("/v1/admin/accounts/Eve").ok()["muted_until"].is_null());

    assert_eq!(mia.ask("PUT", "/v1/admin/accounts/Eve/mute", body.clone()).status, 204);
    say(&eve).refused(403, "account_muted");
    assert_eq!(mia.ask("DELETE", "/v1/admin/accounts/Eve/mute", json!({"reason": "she asked"})).status, 204);
    assert_eq!(say(&eve).status, 201);
    mia.ask("PUT", "/v1/admin/accounts/Root/mute", body.clone()).refused(409, "is_admin");
    mia.ask("PUT", "/v1/admin/accounts/Nobody/mute", body).refused(404, "not_found");
    let days = json!({"reason": "x", "days": 366});
    mia.ask("PUT", "/v1/admin/accounts/Eve/mute", days).refused(400, "invalid_body");
    let told = |action: &Value| ["admin", "action", "account", "reason"].map(|member| action[member].clone());
    let actions = root.get("/v1/admin/actions").ok()["items"].clone();
    assert_eq!(told(&actions[0]), [json!("Mia"), json!("unmute"), json!("Eve"), json!("she asked")]);
    let exported = eve.get("/v1/accounts/me/export").ok()["admin_actions"].clone();
    assert_eq!((&exported[0]["action"], &exported[0]["admin_name"]), (&json!("mute"), &Value::Null));
}

#[test]
fn the_command_line_mutes_for_days_and_ends_the_mute() {
    let app = App::start();
    let (ada, eve) = (app.register("Ada"), app.register("Eve"));
    let game = dealt(json!({"seats": 2}), &[&ada, &eve]);
    let (good, said) = command(&app, &["mute", "Eve", "--reason", "insults", "--days", "3"]);
    assert!(good && said.contains("Eve is muted until 20"), "{said}");
    let say = || eve.post(&format!("{game}/phrases"), json!({"phrase": "hello"}));
    assert_eq!(say().refused(403, "account_muted")["reason"], "insults");
    assert!(command(&app, &["unmute", "Eve"]).0);
    assert_eq!(say().status, 201);
}

#[test]
fn a_pair_of_which_one_lets_the_other_win_stands_out() {
    let app = App::start();
    let root = root(&app);
    let [ada, eve, bob, cid] = ["Ada", "Eve", "Bob", "Cid"].map(|name| app.register(name));
    let mia = moderator(&app, &root, "Mia");
    let duel = |loser: &Person, winner: &Person| over(json!({"seats": 2, "rated": true}), &[loser, winner]);
    for nth in 0..6 {
        duel(&eve, &ada);
        if nth % 2 == 0 {
            duel(&bob, &cid)
        } else {
            duel(&cid, &bob)
        };
    }
    duel(&eve, &bob);
    over(json!({"seats": 2}), &[&bob, &eve]);
    let pairs = mia.get("/v1/admin/pairs").ok()["items"].clone();
    let pair = &pairs[0];
    let told = ["name", "opponent", "games", "score", "abandoned"].map(|member| pair[member].clone());
    assert_eq!(told, [json!("Ada"), json!("Eve"), json!(6), json!(6.0), json!(6)]);
    let of = |pair: &Value, member: &str| pair[member].as_f64().unwrap();
    assert!(of(pair, "expected") > 3.0 && of(pair, "surprise") > 1.0, "{pair}");
    let rating = app.get("/v1/players/Ada").ok()["ratings"]["duel"]["rating"].as_i64().unwrap();
    assert!((rating - 1000 - pair["gained"].as_i64().unwrap()).abs() <= 1, "{pair} {rating}");
    // Two games are no pattern, and Bob and Cid won as often as each other.
    let others = pairs.as_array().unwrap()[1..].iter();
    assert!(others.clone().all(|pair| pair["games"] == 6 && of(pair, "surprise") < 1.0), "{pairs}");
    let of_bob = mia.get("/v1/admin/pairs?name=bob").ok()["items"].clone();
    assert!(of_bob.as_array().unwrap().iter().all(|pair| pair["name"] == "Bob" || pair["opponent"] == "Bob"));
    mia.get("/v1/admin/pairs?name=Nobody").refused(404, "not_found");
}
