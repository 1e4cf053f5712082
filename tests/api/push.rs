//! Web Push: the notifications of devices, when, and when not.

use crate::{
    app::{self, App, Person, RUNTIME, execute, query},
    browser::{Browser, server_key},
    receiver::{Manner, Receiver},
    replicas::Replica,
    service::database,
};
use railhead::{jobs::Sender, outbound::Policy};
use railhead_test_support::until;
use serde_json::{Value, json};
use std::{thread, time::Duration};

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
pub const INTRANET: Policy = Policy { allow_private: true };

/// Lets the time go by for which a push waits, and sends what is due.
pub fn deliver(app: &App, sender: &Sender) {
    app.wait(5 * SECOND);
    RUNTIME.block_on(async {
        sender.send_due().await;
        sender.settled().await;
    });
}

/// A game of two in its second round, with so many seconds a move, Ada to move.
pub fn begun(ada: &Person, bob: &Person, seconds: u32) -> String {
    let clock = json!({"kind": "per_move", "seconds": seconds});
    app::begun(json!({"seats": 2, "first_seat": 0, "clock": clock}), &[ada, bob])
}

fn shown(person: &Person) -> Value {
    person.get("/v1/me/push").ok()
}

fn subscriptions(app: &App) -> usize {
    query(&app.database_url, "SELECT id FROM webhooks WHERE session_id IS NOT NULL").len()
}

pub fn waiting(app: &App) -> usize {
    query(&app.database_url, "SELECT id FROM outbox").len()
}

#[test]
fn a_turn_is_pushed_in_the_devices_language_until_its_deadline() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (game, sender) = (begun(&ada, &bob, 3600), app.sender(INTRANET));
    let browser = Browser::of(&bob, json!({}));
    ada.draw_twice(&game);
    deliver(&app, &sender);
    let pushed = browser.pushed();
    let turn = &pushed[0];
    assert_eq!((&turn.told["kind"], &turn.told["title"]), (&json!("your_turn"), &json!("À toi de jouer")));
    assert_eq!((&turn.told["body"], &turn.told["language"]), (&json!("Avec Ada · Classique"), &json!("fr")));
    assert_eq!(turn.told["deadline"], bob.view(&game)["clocks"][1]["deadline"]);
    assert!((3500..3600).contains(&turn.ttl) && turn.urgency == "high" && turn.length < 3000, "{}", turn.ttl);
    deliver(&app, &sender);
    assert_eq!((browser.pushed().len(), waiting(&app)), (1, 0), "once");
    ada.resign(&game);
    deliver(&app, &sender);
    let result = &browser.pushed()[1];
    assert_eq!((&result.told["kind"], result.urgency.as_str(), result.ttl), (&json!("finished"), "low", 259_200));
    assert_eq!((&result.topic, result.length, result.topic.len()), (&turn.topic, turn.length, 32));
    assert_eq!(waiting(&app), 0);
}

#[test]
fn a_device_is_reminded_an_hour_before_or_as_it_asks() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let usual = Browser::of(&ada, json!({"kinds": ["deadline_near"]}));
    let early = Browser::of(&app.sign_in("Ada", "tablet"), json!({"remind_before": [5400]}));
    let never = Browser::of(&app.sign_in("Ada", "desk"), json!({"kinds": ["deadline_near"], "remind_before": []}));
    begun(&ada, &bob, 7200);
    let sender = app.sender(INTRANET);
    app.wait(31 * MINUTE);
    deliver(&app, &sender);
    assert_eq!((usual.kinds().len(), early.kinds()), (0, vec!["deadline_near".to_owned()]), "instead of the turn");
    app.wait(30 * MINUTE);
    deliver(&app, &sender);
    let reminder = &usual.pushed()[0];
    assert_eq!((&reminder.told["seconds"], reminder.urgency.as_str()), (&json!(3600), "high"));
    assert!((3400..3600).contains(&reminder.ttl), "{}", reminder.ttl);
    assert_eq!((early.kinds().len(), never.kinds().len()), (1, 0));
}

#[test]
fn a_later_notification_replaces_waiting_ones_of_its_game() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let browser = Browser::of(&bob, json!({}));
    ada.invite("Bob");
    let game = ada.invite("Bob");
    bob.join(&game);
    ada.start(&game);
    let sender = app.sender(INTRANET);
    (0..2).for_each(|_| deliver(&app, &sender));
    assert_eq!(browser.kinds(), ["invited", "your_turn"], "not that it was invited and that the game began");
    let pushed = browser.pushed();
    assert!(pushed[0].topic != pushed[1].topic && pushed[0].urgency == "normal" && pushed[0].ttl == 259_200);
}

#[test]
fn a_dead_subscription_is_dropped_and_a_refused_push_given_up() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let browser = Browser::of(&bob, json!({}));
    let sender = app.sender(INTRANET);
    browser.service.behave(Manner::Status(413));
    ada.invite("Bob");
    deliver(&app, &sender);
    let refused = shown(&bob);
    assert_eq!((&refused["dropped"], &refused["failures"], waiting(&app)), (&json!(1), &json!(1), 0));
    assert_eq!(refused["last_error"], "answered 413");
    browser.service.behave(Manner::Status(201));
    ada.invite("Bob");
    deliver(&app, &sender);
    assert_eq!((&shown(&bob)["failures"], browser.pushed().len()), (&json!(0), 2), "the next one is sent");
    browser.service.behave(Manner::Status(410));
    ada.invite("Bob");
    deliver(&app, &sender);
    bob.get("/v1/me/push").refused(404, "not_found");
    assert_eq!((subscriptions(&app), waiting(&app)), (0, 0));
    browser.subscribe(&bob, json!({})).ok();
    for (failures, left) in [(99, 1), (100, 0)] {
        execute(&app.database_url, &format!("UPDATE webhooks SET failures = {failures}")).unwrap();
        app.sweep(jiff::Timestamp::now());
        assert_eq!(subscriptions(&app), left, "after {failures} failures");
    }
}

#[test]
fn a_server_pushes_by_itself_and_says_whom_to_ask() {
    for (option, contact) in
        [("--push-contact", "https://example.org/contact"), ("--public-url", "https://railhead.example.org")]
    {
        let mut command = Replica::command(&database());
        let replica =
            Replica::run(command.args(["--webhooks-allow-private", option, contact]).env("RUST_LOG", "error"));
        let (ada, bob) = (replica.app.register("Ada"), replica.app.register("Bob"));
        let mut browser = Browser::of(&bob, json!({}));
        browser.contact = contact;
        ada.invite("Bob");
        until("something is pushed", || !browser.service.got().is_empty());
        assert_eq!(browser.kinds(), ["invited"]);
    }
}

#[test]
fn a_push_service_is_left_alone_for_as_long_as_it_asks() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let browser = Browser::of(&bob, json!({}));
    let sender = app.sender(INTRANET);
    browser.service.behave(Manner::Later(429, 300));
    ada.invite("Bob");
    deliver(&app, &sender);
    browser.service.behave(Manner::Status(201));
    app.wait(280 * SECOND);
    deliver(&app, &sender);
    assert_eq!((browser.pushed().len(), &shown(&bob)["last_error"]), (1, &json!("answered 429")));
    app.wait(20 * SECOND);
    deliver(&app, &sender);
    let pushed = browser.pushed();
    assert_eq!((pushed.len(), &pushed[0].told["id"]), (2, &pushed[1].told["id"]), "the same again");
    assert_eq!((&shown(&bob)["failures"], waiting(&app)), (&json!(0), 0));
    browser.service.behave(Manner::Status(500));
    ada.invite("Bob");
    for _ in 0..14 {
        deliver(&app, &sender);
        app.wait(150 * MINUTE);
    }
    assert_eq!((&shown(&bob)["dropped"], waiting(&app)), (&json!(1), 0), "after a day");
}

#[test]
fn a_subscription_ends_with_its_session() {
    let app = App::on_intranet();
    let ada = app.register("Ada");
    let names = ["Bob", "Eve", "Dan", "Fay"];
    let people = names.map(|name| app.register(name));
    let browsers = people.each_ref().map(|person| Browser::of(person, json!({})));
    let other = Browser::of(&app.sign_in("Eve", "tablet"), json!({}));
    ada.open(json!({"seats": 2, "invite": names}));
    assert_eq!((subscriptions(&app), waiting(&app)), (5, 5));
    let [bob, eve, dan, fay] = &people;
    assert_eq!(bob.delete("/v1/sessions/current").status, 204);
    let tablet =
        eve.get("/v1/sessions").ok()["items"].as_array().unwrap().iter().find(|it| it["device"] == "tablet").cloned();
    assert_eq!(eve.delete(&format!("/v1/sessions/{}", tablet.unwrap()["id"].as_str().unwrap())).status, 204);
    assert_eq!(dan.delete_account().status, 204);
    let root = app.register("Root");
    execute(&app.database_url, "UPDATE accounts SET role = 'admin' WHERE name = 'Root'").unwrap();
    assert_eq!(root.ask("PUT", "/v1/admin/accounts/Fay/ban", json!({"reason": "insults"})).status, 204);
    assert!(fay.put("/v1/me/push").status >= 400);
    deliver(&app, &app.sender(INTRANET));
    let told = [&browsers[0], &browsers[1], &browsers[2], &browsers[3], &other].map(|browser| browser.pushed().len());
    assert_eq!((told, subscriptions(&app)), ([0, 1, 0, 0, 0], 1), "Eve has another device");
    assert_eq!(eve.delete("/v1/me/push").status, 204);
    assert_eq!(eve.delete("/v1/me/push").status, 204, "and again");
    assert_eq!(subscriptions(&app), 0);
}

#[test]
fn a_device_has_one_subscription_and_a_browser_one_session() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let service = Receiver::new(Manner::Status(500));
    let (old, new) = (Browser::new(&bob, &service, "old"), Browser::new(&bob, &service, "new"));
    old.subscribe(&bob, json!({})).ok();
    let (first, sender) = (shown(&bob), app.sender(INTRANET));
    assert_eq!((&first["language"], &first["remind_before"]), (&json!("fr"), &json!([3600])));
    assert_eq!((&first["endpoint"], first["kinds"].as_array().unwrap().len()), (&old.subscription()["endpoint"], 25));
    assert!(first.get("keys").is_none());
    ada.invite("Bob");
    deliver(&app, &sender);
    let quiet = json!({"from": "22:00:00", "to": "07:00:00", "zone": "Europe/Paris"});
    old.subscribe(&bob, json!({"language": "it", "quiet": quiet, "kinds": ["invited"], "remind_before": []})).ok();
    let same = shown(&bob);
    assert_eq!((&same["language"], &same["quiet"], &same["failures"]), (&json!("it"), &quiet, &json!(1)));
    assert_eq!((&same["created_at"], &same["remind_before"]), (&first["created_at"], &json!([])));
    new.subscribe(&bob, json!({})).ok();
    assert_eq!((&shown(&bob)["failures"], &shown(&bob)["quiet"]), (&json!(0), &Value::Null));
    service.behave(Manner::Status(201));
    deliver(&app, &sender);
    assert_eq!((old.pushed().len(), new.pushed().len(), subscriptions(&app)), (1, 0, 1), "what waited is dropped");
    // Somebody else signs in with this browser.
    new.subscribe(&ada, json!({})).ok();
    bob.get("/v1/me/push").refused(404, "not_found");
    ada.invite("Bob");
    bob.invite("Ada");
    deliver(&app, &sender);
    assert_eq!((new.kinds(), subscriptions(&app)), (vec!["invited".to_owned()], 1));
    assert_eq!(new.pushed()[0].told["name"], "Ada");
}

#[test]
fn all_devices_of_an_account_are_notified_once() {
    let one = App::on_intranet();
    let two = App::on(one.database_url.clone(), railhead::log::packs::Packs::default());
    let (ada, bob) = (one.register("Ada"), one.register("Bob"));
    assert_eq!(server_key(&ada), server_key(&ada.at(&two)), "they share a key");
    let service = Receiver::new(Manner::Status(201));
    let devices = ["phone", "tablet", "desk", "watch"].map(|name| {
        let browser = Browser::new(&bob, &service, name);
        browser.subscribe(&one.sign_in("Bob", name), json!({})).ok();
        browser
    });
    (0..3).for_each(|_| drop(ada.invite("Bob")));
    [&one, &two].iter().for_each(|app| app.wait(5 * SECOND));
    for _ in 0..3 {
        thread::scope(|scope| {
            for app in [&one, &two, &one, &two] {
                scope.spawn(|| {
                    let sender = app.sender(INTRANET);
                    RUNTIME.block_on(async {
                        sender.send_due().await;
                        sender.settled().await;
                    });
                });
            }
        });
    }
    let told = devices.map(|browser| browser.pushed().len());
    assert_eq!((told, waiting(&one)), ([3; 4], 0));
}

#[test]
fn subscriptions_have_bounds_and_lead_to_public_addresses_only() {
    let app = App::start();
    let ada = app.guest();
    let browser = Browser::new(&ada, &Receiver::new(Manner::Status(201)), "device");
    let valid = json!({"endpoint": "https://push.example.net/a"});
    let changed = |change: Value| {
        let mut wanted = valid.clone();
        wanted.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        browser.subscribe(&ada, wanted)
    };
    assert_eq!(changed(json!({})).status, 200);
    let auth = "BTBZMqHH6r4Tts7J_aSIgg";
    let point = browser.subscription()["keys"]["p256dh"].clone();
    for wrong in [
        json!({"endpoint": "http://push.example.net/a"}),
        json!({"endpoint": "https://127.0.0.1/a"}),
        json!({"endpoint": "https://[fd00::1]/a"}),
        json!({"endpoint": "https://localhost:8443/a"}),
        json!({"endpoint": "https://2130706433:8443/a"}),
        json!({"endpoint": "https://[::1%25eth0]:8443/a"}),
        json!({"endpoint": "https://push.example.net:22/a"}),
        json!({"endpoint": format!("https://push.example.net/{}", "a".repeat(2000))}),
        json!({"keys": {"p256dh": point, "auth": "AAAA"}}),
        json!({"keys": {"p256dh": point, "auth": "?"}}),
        json!({"keys": {"p256dh": auth, "auth": auth}}),
        json!({"keys": {"p256dh": format!("B{}", "A".repeat(86)), "auth": auth}}),
        json!({"remind_before": [59]}),
        json!({"remind_before": [60, 120, 180, 240]}),
        json!({"language": "d e"}),
        json!({"quiet": {"from": "22:00", "to": "22:00", "zone": "Europe/Paris"}}),
    ] {
        let refused = changed(wrong.clone());
        assert_eq!(refused.json()["code"], "invalid_subscription", "{wrong}");
    }
    for wrong in [json!({"kinds": ["gossip"]}), json!({"digest_minutes": 5}), json!({"keys": {"p256dh": point}})] {
        changed(wrong).refused(400, "invalid_body");
    }
    let bob = app.register("Bob");
    let named = json!({"endpoint": format!("https://localhost.example:{}/push/device", browser.service.port)});
    browser.subscribe(&bob, named).ok();
    // As an older release has accepted it.
    execute(&app.database_url, "UPDATE webhooks SET url = replace(url, '.example:', ':')").unwrap();
    app.register("Eve").invite("Bob");
    deliver(&app, &app.sender(Policy::default()));
    assert_eq!(shown(&bob)["last_error"], "the host has no address that may be used");
    assert!(browser.service.got().is_empty());
}

#[test]
fn the_keys_of_a_device_are_shown_nowhere() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let browser = Browser::of(&bob, json!({}));
    ada.invite("Bob");
    let export = bob.get("/v1/accounts/me/export").ok();
    assert_eq!((export["webhooks"].as_array().unwrap().len(), export["outbox"].as_array().unwrap().len()), (1, 1));
    let keys = &browser.subscription()["keys"];
    for text in [export.to_string(), shown(&bob).to_string()] {
        assert!(!text.contains(keys["auth"].as_str().unwrap()) && !text.contains(keys["p256dh"].as_str().unwrap()));
    }
    assert_eq!(bob.get("/v1/me/webhooks").ok()["items"], json!([]), "a device is no webhook");
    let id = export["webhooks"][0]["id"].as_str().unwrap();
    bob.delete(&format!("/v1/me/webhooks/{id}")).refused(404, "not_found");
}
