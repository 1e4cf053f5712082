//! Words that names and titles may not have.

use crate::{
    app::{Answer, App, Person},
    bots_of_others::make_bot,
    leagues::duels,
    tournaments::{opened, swiss},
};
use serde_json::{Value, json};
use std::{fs, process::Command};
use uuid::Uuid;

/// Requests with a name, each for something else.
fn named(app: &App, ada: &Person, name: &str) -> Vec<Answer> {
    let new = json!({"name": name, "password": "a train at noon"});
    let guest = app.guest();
    let put = |kind: &str, mut body: Value| {
        body["name"] = json!(name);
        ada.ask("PUT", &format!("/v1/{kind}/{}", Uuid::now_v7()), body)
    };
    let league = format!("/v1/leagues/{}", Uuid::now_v7());
    ada.ask("PUT", &league, duels()).ok();
    let rename = json!({"kind": "rename", "name": name});
    vec![
        app.tell("/v1/accounts", new.clone()),
        guest.post("/v1/accounts/me/upgrade", new),
        make_bot(ada, name),
        ada.ask("PATCH", "/v1/accounts/me", json!({"name": name})),
        put("tournaments", swiss(json!({}))),
        put("leagues", duels()),
        ada.post(&format!("{}/directions", opened(ada, swiss(json!({})))), rename.clone()),
        ada.post(&format!("{league}/directions"), rename),
    ]
}

#[test]
fn an_insult_is_no_name_of_anything() {
    let app = App::start();
    let ada = app.register("Ada");
    for refused in named(&app, &ada, "Hur3nsohn") {
        let problem = refused.refused(422, "name_not_allowed");
        assert!(!problem.to_string().to_lowercase().contains("hur"), "{problem}");
    }
    assert_eq!(ada.account()["name"], "Ada");
}

#[test]
fn an_operator_forbids_words_and_allows_some() {
    let app = App::start();
    let ada = app.register("Ada");
    app.process.forbid_words("Evil Corp\n~zugtroll\n+wichser\n");
    for name in ["Evil Corp", "evil-c0rp 2", "DerZugtroll"] {
        ada.ask("PATCH", "/v1/accounts/me", json!({"name": name})).refused(422, "name_not_allowed");
    }
    for name in ["Ida Wichser", "Corp Evil", "Scunthorpe"] {
        ada.ask("PATCH", "/v1/accounts/me", json!({"name": name})).ok();
    }
}

#[test]
fn a_server_does_not_start_without_its_list() {
    let folder = tempfile::tempdir().unwrap();
    let run = |file: &str| {
        let list = folder.path().join(file);
        let arguments = ["serve", "--listen", "127.0.0.1:0", "--data-dir", "/dev/null", "--forbidden-names"];
        let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
        let output = command.args(arguments).arg(list).env_remove("DATABASE_URL").output();
        String::from_utf8(output.unwrap().stderr).unwrap()
    };
    let said = run("none.txt");
    assert!(said.contains("none.txt: No such file"), "{said}");
    fs::write(folder.path().join("list.txt"), "zugtroll\n").unwrap();
    let said = run("list.txt");
    assert!(!said.contains("list.txt"), "the folder of data is refused: {said}");
}
