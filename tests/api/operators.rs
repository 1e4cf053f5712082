//! Reports, games and tournaments on the command line of an operator, and the faults that an admin sees.

use crate::{
    admin::root,
    app::{App, dealt, execute, id, over},
    desk::{command, moderator},
    receiver::{Manner, Receiver},
    tournaments::{begun, people, swiss},
    webhooks::{INTRANET, deliver, hook},
};
use serde_json::{Value, json};

#[test]
fn the_command_line_answers_reports_and_ends_games() {
    let app = App::start();
    let (root, ada, eve) = (root(&app), app.register("Ada"), app.register("Eve"));
    let game = dealt(json!({"seats": 2}), &[&ada, &eve]);
    assert!(command(&app, &["reports"]).1.contains("no report waits"));
    let report = json!({"about": "game", "game": id(&game), "reason": "stalling", "text": "sleeps"});
    let report = ada.post("/v1/reports", report).ok()["id"].as_str().unwrap().to_owned();
    let (good, said) = command(&app, &["reports"]);
    assert!(good && said.contains(&format!("stalling, game {}, sleeps", id(&game))), "{said}");
    assert!(!command(&app, &["close-report", &report, "forgiven", "--reason", "x"]).0, "no such outcome");
    assert!(command(&app, &["void", id(&game), "--reason", "nobody plays"]).0);
    assert_eq!(ada.get(&game).ok()["status"], "void");
    assert!(!command(&app, &["void", id(&game), "--reason", "again"]).0, "it is over");
    let answer = ["close-report", &report, "game_voided", "--reason", "nobody plays"];
    assert!(command(&app, &answer).0 && !command(&app, &answer).0, "it is closed once");
    assert_eq!(ada.get("/v1/me/reports").ok()["items"][0]["outcome"], "game_voided");
    assert!(command(&app, &["reports"]).1.contains("no report waits"));
    assert!(command(&app, &["reports", "--closed"]).1.contains(&format!("{report} game_voided stalling, game ")));
    let (good, said) = command(&app, &["log", "--last", "1"]);
    assert!(good && said.contains("\"action\":\"close_report\"") && !said.contains("void_game"), "{said}");
    let actions = root.get("/v1/admin/actions").ok()["items"].clone();
    let told = |action: &Value| ["admin", "action", "game", "reason"].map(|member| action[member].clone());
    assert_eq!(told(&actions[0]), [Value::Null, json!("close_report"), json!(id(&game)), json!("nobody plays")]);
    assert_eq!(told(&actions[1]), [Value::Null, json!("void_game"), json!(id(&game)), json!("nobody plays")]);
}

#[test]
fn the_command_line_shows_accounts_and_pairs() {
    let app = App::start();
    let (ada, eve) = (app.register("Ada"), app.register("Eve"));
    assert!(command(&app, &["mute", "Eve", "--reason", "insults", "--days", "3"]).0);
    ada.post("/v1/reports", json!({"about": "player", "name": "Eve", "reason": "harassment", "text": "all evening"}));
    let (good, said) = command(&app, &["show", "eve"]);
    let shown = serde_json::Deserializer::from_str(&said).into_iter::<Value>().next().unwrap().unwrap();
    assert!(good && shown["muted_until"].is_string(), "{said}");
    assert_eq!((&shown["name"], &shown["reports"][0]["text"]), (&json!("Eve"), &json!("all evening")));
    assert_eq!((&shown["actions"][0]["action"], &shown["actions"][0]["reason"]), (&json!("mute"), &json!("insults")));
    assert!(!command(&app, &["show", "Nobody"]).0);
    assert!(command(&app, &["pairs"]).1.contains("no pair stands out"));
    for _ in 0..4 {
        over(json!({"seats": 2, "rated": true}), &[&eve, &ada]);
    }
    let (good, said) = command(&app, &["pairs", "ada"]);
    assert!(good && said.contains("Ada against Eve: 4 of 4, "), "{said}");
    assert!(!command(&app, &["pairs", "Nobody"]).0);
}

#[test]
fn the_command_line_rules_on_a_tournament() {
    let app = App::start();
    let all = people::<4>(&app);
    let path = begun(&app, swiss(json!({})), &all);
    let rule = |arguments: &[&str]| command(&app, &[&["rule", id(&path)], arguments].concat());
    assert!(!rule(&["pause"]).0, "without a reason");
    let (good, said) = rule(&["pause", "--reason", "a look at the log"]);
    assert!(good && said.contains("Friday night is paused"), "{said}");
    assert_eq!(app.get(&path).ok()["paused"], "a look at the log");
    assert!(!rule(&["decide", "--reason", "collusion"]).0, "without places");
    let decide = ["decide", "--round", "0", "--table", "0", "--places", "1,2,2,4", "--reason", "collusion"];
    assert!(rule(&decide).0);
    assert_eq!(app.get(&format!("{path}/rounds/0")).ok()["tables"][0]["ruled"], true);
    assert!(!rule(&["remove", "--player", "Nobody", "--reason", "x"]).0);
    assert!(rule(&["remove", "--player", "player2", "--reason", "two accounts"]).0);
    assert_eq!(app.get(&format!("{path}/standings")).ok()["items"][3]["name"], "Player2");
    assert!(!rule(&["resume", "--reason", "nobody would read it"]).0);
    assert!(rule(&["resume"]).0);
    assert!(!rule(&["cancel", "--reason", "\u{202e}"]).0, "nobody can see it");
    assert!(rule(&["cancel", "--reason", "snow"]).0);
    assert_eq!(app.get(&path).ok()["phase"], "cancelled");
}

#[test]
fn an_admin_sees_what_does_not_work() {
    let app = App::on_intranet();
    let (root, bob) = (root(&app), app.register("Bob"));
    let mia = moderator(&app, &root, "Mia");
    let health = || root.get("/v1/admin/health").ok();
    let shown = ["unready", "failing_jobs", "failing_webhooks", "outages"].map(|member| health()[member].clone());
    assert_eq!(shown, [Value::Null, json!([]), json!([]), json!([])]);
    let receiver = Receiver::new(Manner::Status(500));
    hook(&bob, json!({"url": format!("{}/secret", receiver.url())}));
    mia.invite("Bob");
    deliver(&app.sender(INTRANET));
    let failing = health()["failing_webhooks"].clone();
    let told = ["account", "host", "failures", "last_error", "is_paused"].map(|member| failing[0][member].clone());
    assert_eq!(told, [json!("Bob"), json!("127.0.0.1"), json!(1), json!("answered 500"), json!(false)]);
    assert!(failing[0]["failing_since"].is_string() && !failing.to_string().contains("secret"), "{failing}");
    app.process.metrics.job_failed("packing");
    assert_eq!(health()["failing_jobs"], json!(["packing"]));
    app.process.metrics.job_succeeded("packing");
    assert_eq!(health()["failing_jobs"], json!([]));
    execute(&app.database_url, "INSERT INTO outages VALUES ('2026-11-01 10:00Z', '2026-11-01 10:05Z')").unwrap();
    assert_eq!(health()["outages"], json!([{"from": "2026-11-01T10:00:00Z", "until": "2026-11-01T10:05:00Z"}]));
    mia.get("/v1/admin/health").refused(403, "not_admin");
}
