//! The log of a webhook: tests, redeliveries, changes, and new secrets.

use crate::{
    app::{App, Person, Setup},
    push::waiting,
    receiver::{Manner, Receiver},
    webhooks::{INTRANET, MINUTE, deliver, hook, shown},
};
use railhead::outbound::Policy;
use serde_json::{Value, json};
use std::{collections::HashSet, time::Duration};

const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(24 * 3600);

/// The path of the only webhook of a person.
fn path_of(person: &Person) -> String {
    format!("/v1/me/webhooks/{}", shown(person)["id"].as_str().unwrap())
}

fn test(person: &Person) -> Value {
    person.post(&format!("{}/test", path_of(person)), Value::Null).ok()
}

fn log(person: &Person) -> Vec<Value> {
    person.get(&format!("{}/deliveries", path_of(person))).items()
}

fn redeliver(person: &Person, delivery: &Value) -> crate::app::Answer {
    let id = delivery["id"].as_str().unwrap();
    person.post(&format!("{}/deliveries/{id}/redeliver", path_of(person)), Value::Null)
}

fn change(person: &Person, change: Value) -> crate::app::Answer {
    person.ask("PATCH", &path_of(person), change)
}

#[test]
fn a_test_is_sent_once_signed_and_its_outcome_is_listed() {
    let app = App::on_intranet();
    let bob = app.register("Bob");
    let (receiver, sender) = (Receiver::new(Manner::Status(204)), app.sender(INTRANET));
    let secret = hook(&bob, json!({"url": receiver.url(), "kinds": ["finished"], "language": "de"}));
    let asked = test(&bob);
    assert_eq!((&asked["state"], &asked["is_test"], &asked["attempts"]), (&json!("waiting"), &json!(true), &json!(0)));
    assert_eq!(test(&bob)["id"], asked["id"], "one test waits at a time");
    deliver(&sender);
    deliver(&sender);
    let got = receiver.got();
    assert_eq!(got.len(), 1);
    assert!(got[0].is_signed(&secret));
    assert_eq!(got[0].header("webhook-id"), asked["id"]);
    let told = &got[0].deliveries()[0];
    assert_eq!((&told["kind"], &told["title"]), (&json!("test"), &json!("Ein Test deines Webhooks")));
    assert_eq!((&told["name"], &told["version"]), (&json!("Bob"), &json!(0)));
    assert_eq!(told["game"], "00000000-0000-0000-0000-000000000000");
    let listed = &log(&bob)[0];
    assert_eq!((&listed["state"], &listed["attempts"]), (&json!("delivered"), &json!(1)));
    let attempt = &listed["last_attempts"][0];
    assert_eq!((&attempt["status"], &attempt["failure"]), (&json!(204), &Value::Null));
    assert!(attempt["duration_ms"].as_u64().unwrap() < 10_000);
}

#[test]
fn a_failed_test_is_not_repeated_and_counts_as_no_failure() {
    let app = App::on_intranet();
    let bob = app.register("Bob");
    let (receiver, sender) = (Receiver::new(Manner::Status(500)), app.sender(INTRANET));
    hook(&bob, json!({"url": receiver.url()}));
    test(&bob);
    deliver(&sender);
    app.wait(HOUR);
    deliver(&sender);
    assert_eq!(receiver.got().len(), 1);
    let listed = &log(&bob)[0];
    assert_eq!((&listed["state"], &listed["last_attempts"][0]["status"]), (&json!("given_up"), &json!(500)));
    assert_eq!((&shown(&bob)["failures"], &shown(&bob)["last_error"]), (&json!(0), &Value::Null));
}

#[test]
fn the_log_has_each_attempt_and_the_time_of_the_next() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (receiver, sender) = (Receiver::new(Manner::Status(503)), app.sender(INTRANET));
    hook(&bob, json!({"url": receiver.url()}));
    ada.invite("Bob");
    for _ in 0..2 {
        deliver(&sender);
        app.wait(30 * Duration::from_secs(1));
    }
    let listed = &log(&bob)[0];
    assert_eq!((&listed["state"], &listed["attempts"]), (&json!("waiting"), &json!(2)));
    assert_eq!(listed["kinds"], json!(["invited"]));
    assert!(listed["next_attempt_at"].is_string());
    assert_eq!(listed["id"], receiver.got()[0].header("webhook-id"));
    receiver.behave(Manner::Status(200));
    deliver(&sender);
    let listed = &log(&bob)[0];
    assert_eq!((&listed["state"], &listed["next_attempt_at"]), (&json!("delivered"), &Value::Null));
    let statuses = listed["last_attempts"].as_array().unwrap().iter().map(|attempt| attempt["status"].clone());
    assert_eq!(statuses.collect::<Vec<_>>(), [503, 503, 200]);
}

#[test]
fn only_the_last_ten_attempts_of_a_day_are_listed() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (receiver, sender) = (Receiver::new(Manner::Status(503)), app.sender(INTRANET));
    hook(&bob, json!({"url": receiver.url()}));
    ada.invite("Bob");
    for _ in 0..14 {
        deliver(&sender);
        app.wait(150 * MINUTE);
    }
    let listed = &log(&bob)[0];
    assert_eq!((&listed["state"], waiting(&app)), (&json!("given_up"), 0));
    let attempts = listed["attempts"].as_u64().unwrap();
    assert!((10..14).contains(&attempts), "{attempts}");
    assert_eq!(listed["last_attempts"].as_array().unwrap().len(), 10);
}

#[test]
fn a_redelivery_has_the_same_id_and_body_and_ends_the_retries() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (receiver, sender) = (Receiver::new(Manner::Status(500)), app.sender(INTRANET));
    let secret = hook(&bob, json!({"url": receiver.url()}));
    ada.invite("Bob");
    deliver(&sender);
    receiver.behave(Manner::Status(200));
    (0..2).for_each(|_| assert_eq!(redeliver(&bob, &log(&bob)[0]).ok()["state"], "waiting"));
    deliver(&sender);
    let got = receiver.got();
    assert_eq!((got.len(), &got[1].bytes), (2, &got[0].bytes));
    assert_eq!(got[1].header("webhook-id"), got[0].header("webhook-id"));
    assert!(got[1].is_signed(&secret));
    assert_eq!((&log(&bob)[0]["state"], waiting(&app)), (&json!("delivered"), 0));
    app.wait(HOUR);
    deliver(&sender);
    assert_eq!(receiver.got().len(), 2);
    // One that arrived can be sent again, too.
    redeliver(&bob, &log(&bob)[0]).ok();
    deliver(&sender);
    assert_eq!((receiver.got().len(), &log(&bob)[0]["attempts"]), (3, &json!(3)));
}

#[test]
fn webhooks_and_deliveries_of_others_are_not_found() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    hook(&ada, json!({"url": "http://127.0.0.1:9/ada"}));
    hook(&bob, json!({"url": "http://127.0.0.1:9/bob"}));
    let (asked, adas) = (test(&bob), path_of(&ada));
    redeliver(&ada, &asked).refused(404, "not_found");
    let nothing = || Value::Null;
    bob.get(&format!("{adas}/deliveries")).refused(404, "not_found");
    bob.post(&format!("{adas}/test"), nothing()).refused(404, "not_found");
    bob.post(&format!("{adas}/rotate-secret"), nothing()).refused(404, "not_found");
    bob.ask("PATCH", &adas, json!({"is_paused": true})).refused(404, "not_found");
    assert_eq!(shown(&ada)["is_paused"], false);
}

#[test]
fn a_test_reaches_only_public_addresses_and_says_why() {
    let app = App::start();
    let bob = app.register("Bob");
    let receiver = Receiver::new(Manner::Status(200));
    hook(&bob, json!({"url": format!("https://localhost.example:{}/", receiver.port)}));
    // As an older release has accepted it.
    crate::app::execute(&app.database_url, "UPDATE webhooks SET url = replace(url, '.example', '')").unwrap();
    test(&bob);
    deliver(&app.sender(Policy::default()));
    let attempt = log(&bob)[0]["last_attempts"][0].clone();
    assert_eq!((&attempt["status"], &attempt["failure"]), (&Value::Null, &json!("no_address")));
    assert!(receiver.got().is_empty());
}

#[test]
fn thirty_deliveries_are_kept_for_a_week() {
    let app = App::on_intranet();
    let bob = app.register("Bob");
    let (receiver, sender) = (Receiver::new(Manner::Status(200)), app.sender(INTRANET));
    hook(&bob, json!({"url": receiver.url()}));
    let mut last = Value::Null;
    for _ in 0..32 {
        last = test(&bob)["id"].clone();
        deliver(&sender);
        app.wait(Duration::from_secs(1));
    }
    let listed = log(&bob);
    assert_eq!((listed.len(), &listed[0]["id"]), (30, &last));
    let ids = listed.iter().map(|delivery| delivery["id"].to_string()).collect::<HashSet<_>>();
    assert!(ids.len() == 30 && !ids.contains(&json!(receiver.got()[0].header("webhook-id")).to_string()));
    let at = app.process.time.now() + 8 * DAY;
    app.sweep(at);
    assert_eq!(log(&bob), Vec::<Value>::new());
}

#[test]
fn tests_and_redeliveries_are_limited_by_account() {
    let app = App::with(Setup { rates: 1, policy: INTRANET, ..Setup::default() });
    let bob = app.register("Bob");
    hook(&bob, json!({"url": "http://127.0.0.1:9/bob"}));
    let path = format!("{}/test", path_of(&bob));
    (0..20).for_each(|_| drop(bob.post(&path, Value::Null).ok()));
    let refused = bob.post(&path, Value::Null);
    refused.refused(429, "too_many_requests");
    assert_eq!(refused.header("ratelimit-policy"), "\"deliveries\";q=20;w=200");
}

#[test]
fn old_secrets_sign_as_well_for_a_day() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (receiver, sender) = (Receiver::new(Manner::Status(200)), app.sender(INTRANET));
    let mut secrets = vec![hook(&bob, json!({"url": receiver.url()}))];
    let mut rotate = || {
        let answer = bob.post(&format!("{}/rotate-secret", path_of(&bob)), Value::Null).ok();
        assert!(answer["old_secrets_until"].is_string());
        secrets.push(answer["secret"].as_str().unwrap().to_owned());
        secrets.clone()
    };
    let signed = |secrets: &[String]| {
        ada.invite("Bob");
        deliver(&sender);
        let last = receiver.got().last().unwrap().clone();
        secrets.iter().map(|secret| last.is_signed(secret)).collect::<Vec<_>>()
    };
    assert_eq!(signed(&rotate()), [true, true]);
    // The answer was lost: the secret that the receiver knows still signs.
    assert_eq!(signed(&rotate()), [true, true, true]);
    assert_eq!(signed(&rotate()), [false, true, true, true]);
    app.wait(23 * HOUR);
    let secrets = rotate();
    app.wait(25 * HOUR);
    assert_eq!(signed(&secrets), [false, false, false, false, true]);
    test(&bob);
    deliver(&sender);
    assert!(
        receiver.got().last().unwrap().is_signed(&secrets[4]) && !receiver.got().last().unwrap().is_signed(&secrets[3])
    );
    let known = [shown(&bob).to_string(), bob.get("/v1/accounts/me/export").ok().to_string()];
    assert!(shown(&bob)["old_secrets_until"].is_null());
    assert!(secrets.iter().all(|secret| known.iter().all(|text| !text.contains(secret))));
}

#[test]
fn a_webhook_is_changed_and_keeps_what_was_left_out() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (old, new, sender) =
        (Receiver::new(Manner::Status(500)), Receiver::new(Manner::Status(200)), app.sender(INTRANET));
    let secret = hook(&bob, json!({"url": old.url(), "kinds": ["invited"], "remind_before": [600]}));
    ada.invite("Bob");
    deliver(&sender);
    assert_eq!((&shown(&bob)["failures"], shown(&bob)["failing_since"].is_string()), (&json!(1), true));
    let changed = change(&bob, json!({"url": new.url(), "kinds": null})).ok();
    assert_eq!((&changed["kinds"], &changed["remind_before"]), (&json!(["invited"]), &json!([600])));
    assert_eq!((&changed["failures"], &changed["failing_since"]), (&json!(0), &Value::Null));
    deliver(&sender);
    assert!(new.got()[0].is_signed(&secret), "what waited is sent at once");
    let changed = change(&bob, json!({"kinds": ["finished", "your_turn"], "batch": 7, "language": "fr"})).ok();
    assert_eq!((&changed["kinds"], &changed["batch"]), (&json!(["your_turn", "finished"]), &json!(7)));
    assert_eq!(changed, shown(&bob));
    for wrong in [
        json!({"url": "ftp://x"}),
        json!({"batch": 0}),
        json!({"remind_before": [1]}),
        json!({"kinds": vec!["finished"; 26]}),
    ] {
        change(&bob, wrong).refused(422, "invalid_webhook");
    }
    change(&bob, json!({"secret": "mine"})).refused(400, "invalid_body");
    let other = bob.post("/v1/me/webhooks", json!({"url": old.url()})).ok()["id"].clone();
    assert_eq!(change(&bob, json!({"url": old.url()})).refused(409, "webhook_exists")["id"], other);
    assert_eq!(changed, shown(&bob));
    change(&bob, json!({"url": new.url()})).ok();
}

#[test]
fn a_paused_webhook_collects_nothing_and_can_be_tested() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (receiver, sender) = (Receiver::new(Manner::Status(200)), app.sender(INTRANET));
    hook(&bob, json!({"url": receiver.url(), "digest_minutes": 30}));
    ada.invite("Bob");
    let paused = change(&bob, json!({"is_paused": true})).ok();
    assert_eq!((&paused["is_paused"], &paused["paused_by"]), (&json!(true), &json!("owner")));
    assert_eq!((paused["kinds"].as_array().unwrap().len(), waiting(&app)), (25, 0));
    ada.invite("Bob");
    assert_eq!(waiting(&app), 0);
    let changed = change(&bob, json!({"kinds": ["invited"], "digest_minutes": 0})).ok();
    assert_eq!((&changed["is_paused"], &changed["kinds"]), (&json!(true), &json!(["invited"])));
    test(&bob);
    deliver(&sender);
    assert_eq!(receiver.got().len(), 1);
    let resumed = change(&bob, json!({"is_paused": false})).ok();
    assert_eq!((&resumed["is_paused"], &resumed["paused_by"]), (&json!(false), &Value::Null));
    assert_eq!(resumed["kinds"], json!(["invited"]));
    ada.invite("Bob");
    deliver(&sender);
    assert_eq!(receiver.got()[1].kinds(), ["invited"]);
}

#[test]
fn five_days_of_failures_pause_a_webhook_and_tell_its_owner() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (receiver, sender) = (Receiver::new(Manner::Hang), app.sender(INTRANET));
    receiver.behave(Manner::Status(410));
    hook(&bob, json!({"url": receiver.url()}));
    for _ in 0..6 {
        assert_eq!(shown(&bob)["is_paused"], false);
        ada.invite("Bob");
        deliver(&sender);
        app.wait(DAY - HOUR);
    }
    assert_eq!(shown(&bob)["is_paused"], false);
    deliver(&sender);
    ada.invite("Bob");
    deliver(&sender);
    assert_eq!((&shown(&bob)["paused_by"], waiting(&app)), (&json!("failures"), 0));
    let items = bob.get("/v1/me/inbox?limit=100").ok()["items"].clone();
    let told = items.as_array().unwrap().iter().filter(|item| item["kind"] == "webhook_paused").collect::<Vec<_>>();
    assert_eq!((told.len(), &told[0]["webhook"]), (1, &shown(&bob)["id"]));
    let before = receiver.got().len();
    ada.invite("Bob");
    app.wait(DAY);
    deliver(&sender);
    assert_eq!(receiver.got().len(), before);
    receiver.behave(Manner::Status(200));
    change(&bob, json!({"is_paused": false})).ok();
    ada.invite("Bob");
    deliver(&sender);
    assert_eq!((&shown(&bob)["failures"], &log(&bob)[0]["state"]), (&json!(0), &json!("delivered")));
}
