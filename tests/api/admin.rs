//! Admins: the role, bans, games ended without a result, their log.

use crate::{
    app::{App, Person, dealt, everyone_moves, execute},
    replicas::Replica,
};
use railhead_test_support::until;
use serde_json::{Value, json};
use std::process::Command;

/// The output of the command line about an admin.
fn command(app: &App, action: &str, name: &str) -> (bool, String) {
    let arguments = ["admin", action, name, "--database-url", &app.database_url];
    let output = Command::new(env!("CARGO_BIN_EXE_railhead")).args(arguments).output().unwrap();
    (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

/// An admin named Root.
pub fn root(app: &App) -> Person {
    let root = app.register("Root");
    let (good, said) = command(app, "grant", "root");
    assert!(good && said.starts_with("Root is an admin\n") && said.contains("\ndatabase at "), "{said}");
    assert!(said.contains("railhead::security: event=\"admin_granted\" subject=\"account:"), "{said}");
    root
}

pub fn ban(admin: &Person, name: &str) -> u16 {
    admin.ask("PUT", &format!("/v1/admin/accounts/{name}/ban"), json!({"reason": "insults"})).status
}

#[test]
fn an_admin_is_made_and_unmade_on_the_command_line() {
    let app = App::start();
    let (root, ada) = (root(&app), app.register("Ada"));
    assert_eq!(root.account()["role"], "admin");
    root.get("/v1/admin/actions").ok();
    let (good, said) = command(&app, "grant", "Nobody");
    assert!(!good && said.contains("no account named Nobody"), "{said}");
    assert!(command(&app, "revoke", "Root").1.contains("admin_revoked"));
    assert_eq!(root.account()["role"], "player");
    let game = ada.open(json!({"seats": 2}));
    let why = json!({"reason": "a test"});
    for person in [&root, &ada] {
        person.get("/v1/admin/actions").refused(403, "not_admin");
        person.ask("PUT", "/v1/admin/accounts/Ada/ban", why.clone()).refused(403, "not_admin");
        person.delete("/v1/admin/accounts/Ada/ban").refused(403, "not_admin");
        person.post(&format!("{}/void", game.replace("/v1/", "/v1/admin/")), why.clone()).refused(403, "not_admin");
    }
    app.get("/v1/admin/actions").refused(401, "unauthenticated");
}

#[test]
fn a_ban_blocks_sign_in_refresh_and_actions_until_lifted() {
    let app = App::start();
    let (root, eve) = (root(&app), app.register("Eve"));
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&eve]);
    assert_eq!(ban(&root, "eve"), 204);
    assert_eq!(ban(&root, "Nobody"), 404);
    let sign_in = |password: &str| app.tell("/v1/sessions", json!({"name": "Eve", "password": password}));
    sign_in("a train at noon").refused(403, "banned");
    sign_in("a wrong train").refused(401, "wrong_credentials");
    app.refresh(&eve.refresh).refused(403, "banned");
    eve.get("/v1/accounts/me").refused(403, "banned");
    eve.get(&format!("{game}/view")).refused(403, "banned");
    eve.draw(&game).refused(403, "banned");
    assert_eq!(app.get(&game).ok()["status"], "void", "no person was left, and they had not moved yet");
    assert_eq!(root.delete("/v1/admin/accounts/Eve/ban").status, 204);
    eve.account();
    app.refresh(&eve.refresh).ok();
    app.sign_in("Eve", "phone");
    eve.draw(&game).refused(409, "game_over");
}

#[test]
fn a_ban_is_heard_of_at_other_replicas_within_seconds() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let (root, eve) = (root(&one), one.register("Eve"));
    let there = eve.at(&two.app);
    there.account();
    ban(&root, "Eve");
    two.app.refresh(&eve.refresh).refused(403, "banned");
    until("the ban is heard of", || there.get("/v1/accounts/me").status == 403);
}

#[test]
fn a_bot_plays_for_the_banned_and_the_seat_keeps_their_name() {
    let app = App::start();
    let (root, ada, bob, eve) = (root(&app), app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = ada.open(json!({"seats": 3}));
    for person in [&bob, &eve] {
        person.join(&game);
    }
    ada.start(&game);
    everyone_moves(&game, &[&ada, &bob, &eve]);
    ban(&root, "Eve");
    let shown = app.get(&game).ok();
    assert_eq!((&shown["status"], &shown["players"][2]["occupant"]["kind"]), (&json!("running"), &json!("bot")));
    assert_eq!(shown["players"][2]["deleted"], false);
}

#[test]
fn a_game_ended_as_void_has_no_result_and_takes_no_moves() {
    let app = App::start();
    let (root, ada, bob) = (root(&app), app.register("Ada"), app.register("Bob"));
    let game = dealt(json!({"seats": 2}), &[&ada, &bob]);
    let void = format!("{}/void", game.replace("/v1/", "/v1/admin/"));
    root.post(&void, json!({"reason": ""})).refused(400, "invalid_body");
    assert_eq!(root.post(&void, json!({"reason": "both asked for it"})).status, 204);
    root.post(&void, json!({"reason": "again"})).refused(409, "game_over");
    root.post("/v1/admin/games/01890000-0000-7000-8000-000000000000/void", json!({"reason": "x"}))
        .refused(404, "not_found");
    assert_eq!(app.get(&game).ok()["status"], "void");
    app.get(&format!("{game}/result")).refused(409, "game_void");
    ada.draw(&game).refused(409, "game_over");
    assert!(ada.moves(&game).is_empty());
    let view = ada.view(&game);
    assert_eq!(view["table"]["phase"], json!({"name": "voided", "reason": "admin"}));
    let events = app.get(&format!("{game}/events")).ok()["events"].clone();
    assert_eq!(events.as_array().unwrap().last().unwrap()["type"], "game_voided");
    assert!(crate::app::query(&app.database_url, "SELECT * FROM results").is_empty());
}

#[test]
fn actions_of_admins_are_in_their_log_page_by_page() {
    let app = App::start();
    let (root, ada) = (root(&app), app.register("Ada"));
    let game = ada.open(json!({"seats": 2}));
    ban(&root, "Ada");
    root.delete("/v1/admin/accounts/Ada/ban");
    root.post(&format!("{}/void", game.replace("/v1/", "/v1/admin/")), json!({"reason": "a test"}));
    let all = root.get("/v1/admin/actions").ok();
    let told = |actions: &Value| {
        let told = |action: &Value| json!([action["admin"], action["action"], action["account"], action["reason"]]);
        actions["items"].as_array().unwrap().iter().map(told).collect::<Vec<_>>()
    };
    // The game that the ban ended is over: to end it again was refused, and is not in the log.
    let expected = [
        json!(["Root", "unban", "Ada", null]),
        json!(["Root", "ban", "Ada", "insults"]),
        json!([null, "grant", "Root", null]),
    ];
    assert_eq!((told(&all), &all["next"]), (expected.to_vec(), &Value::Null));
    let first = root.get("/v1/admin/actions?limit=2").ok();
    let second = root.get(&format!("/v1/admin/actions?limit=2&cursor={}", first["next"].as_str().unwrap())).ok();
    assert_eq!([told(&first), told(&second)].concat(), expected);
    assert_eq!(second["next"], Value::Null);
    let exported = root.get("/v1/accounts/me/export").ok()["admin_actions"].clone();
    let by_root = exported.as_array().unwrap().iter().map(|action| json!([action["action"], action["by_you"]]));
    assert_eq!(by_root.collect::<Vec<_>>(), [json!(["grant", false]), json!(["ban", true]), json!(["unban", true])]);
    for query in ["limit=0", "limit=201", "limit=x", "cursor=x", "page=2"] {
        root.get(&format!("/v1/admin/actions?{query}")).refused(400, "invalid_query");
    }
    execute(&app.database_url, "UPDATE accounts SET banned_at = NULL").unwrap();
    ada.delete_account();
    let after = told(&root.get("/v1/admin/actions").ok());
    assert_eq!(after[1], json!(["Root", "ban", "Ada", "insults"]), "the log keeps who it was");
}

#[test]
fn an_admin_is_not_banned_or_deleted_before_losing_the_role() {
    let app = App::start();
    let root = root(&app);
    app.register("Other");
    command(&app, "grant", "Other");
    let refused = root.ask("PUT", "/v1/admin/accounts/Other/ban", json!({"reason": "a quarrel"}));
    refused.refused(409, "is_admin");
    let delete = || root.delete_account();
    delete().refused(409, "is_admin");
    let (good, said) = command(&app, "revoke", "Other");
    assert!(good, "{said}");
    assert_eq!(ban(&root, "Other"), 204);
    command(&app, "revoke", "Root");
    assert_eq!(delete().status, 204);
}

#[test]
fn the_command_line_lists_admins_and_lifts_bans() {
    let app = App::start();
    let list = || {
        Command::new(env!("CARGO_BIN_EXE_railhead"))
            .args(["admin", "list", "--database-url", &app.database_url])
            .output()
            .unwrap()
    };
    assert_eq!(String::from_utf8(list().stdout).unwrap(), "there are no admins\n");
    let (root, eve) = (root(&app), app.register("Eve"));
    assert_eq!(String::from_utf8(list().stdout).unwrap(), "Root\n");
    assert_eq!(ban(&root, "Eve"), 204);
    let (good, said) = command(&app, "unban", "eve");
    assert!(good, "{said}");
    app.refresh(&eve.refresh).ok();
    assert_eq!(root.get("/v1/admin/actions").ok()["items"][0]["action"], "unban");
    let (good, said) = command(&app, "unban", "Nobody");
    assert!(!good && said.contains("no account named Nobody"), "{said}");
}

#[test]
fn a_game_is_not_voided_without_a_line_in_the_log() {
    let app = App::start();
    let (root, ada) = (root(&app), app.register("Ada"));
    let game = ada.open(json!({"seats": 2}));
    let lock = "ALTER TABLE admin_actions ADD CONSTRAINT lost CHECK (action <> 'void_game')";
    execute(&app.database_url, lock).unwrap();
    let void = || root.post(&format!("{}/void", game.replace("/v1/", "/v1/admin/")), json!({"reason": "a test"}));
    void().refused(500, "internal");
    assert_eq!(ada.get(&game).ok()["status"], "lobby");
    execute(&app.database_url, "ALTER TABLE admin_actions DROP CONSTRAINT lost").unwrap();
    assert_eq!(void().status, 204);
    assert_eq!(root.get("/v1/admin/actions").ok()["items"][0]["game"], ada.get(&game).ok()["id"]);
}

/// In the wrong directory, `railhead admin` must not make a database of its own.
#[test]
fn commands_for_a_database_make_none_and_say_which_they_mean() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-database");
    let _ = std::fs::remove_dir_all(&folder);
    let file = folder.with_extension("file");
    std::fs::write(&file, "not a directory").unwrap();
    let run = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_railhead")).args(arguments).env_remove("DATABASE_URL").output();
        let output = output.unwrap();
        assert!(!output.status.success());
        String::from_utf8(output.stderr).unwrap()
    };
    let at = folder.to_str().unwrap();
    for command in [["admin", "grant", "Ada"].as_slice(), &["admin", "list"], &["rebuild"], &["pack"], &["rotate-key"]]
    {
        let said = run(&[command, &["--data-dir", at]].concat());
        assert!(said.contains(&format!("there is no database in {at}")), "{said}");
        assert!(!folder.exists());
    }
    let said = run(&["serve", "--listen", "127.0.0.1:0", "--data-dir", file.to_str().unwrap()]);
    assert!(said.contains("no-database.file: this is a file, not a directory"), "{said}");
}

#[test]
fn a_server_that_is_not_there_is_named() {
    for (program, command) in [(env!("CARGO_BIN_EXE_railhead"), "health"), (env!("CARGO_BIN_EXE_railhead-lab"), "demo")]
    {
        let output = Command::new(program).args([command, "--url", "http://127.0.0.1:9"]).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && said.contains("http://127.0.0.1:9/"), "{said}");
    }
}
