//! Webhooks: deliveries, suppressions, and receivers that harm no other.

use crate::{
    app::{App, Person, RUNTIME, duel, execute, query},
    push::waiting,
    receiver::{Got, Manner, Receiver},
    replicas::Replica,
};
use railhead::{
    jobs::Sender,
    outbound::Policy,
    store::notifications::{outbox, webhooks},
};
use railhead_test_support::{FOREVER, until};
use secrecy::SecretString;
use serde_json::{Value, json};
use std::{collections::HashSet, thread, time::Duration};

pub const MINUTE: Duration = Duration::from_secs(60);
pub const INTRANET: Policy = Policy { allow_private: true };

fn sender(app: &App) -> Sender {
    app.sender(INTRANET)
}

/// Sends all that is due, and waits until it is sent.
pub fn deliver(sender: &Sender) {
    RUNTIME.block_on(async {
        sender.send_due().await;
        sender.settled().await;
    });
}

/// Adds a webhook and answers its secret.
pub fn hook(person: &Person, wanted: Value) -> String {
    person.post("/v1/me/webhooks", wanted).ok()["secret"].as_str().unwrap().to_owned()
}

pub fn shown(person: &Person) -> Value {
    person.get("/v1/me/webhooks").ok()["items"][0].clone()
}

#[test]
fn news_is_posted_once_with_a_signature_that_verifies() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (receiver, sender) = (Receiver::new(Manner::Status(204)), sender(&app));
    let secret = hook(&bob, json!({"url": receiver.url()}));
    let game = ada.invite("Bob");
    deliver(&sender);
    let got = receiver.got();
    assert_eq!(got.len(), 1);
    assert!(got[0].is_signed(&secret) && !got[0].is_signed("whsec_another"));
    assert_eq!(got[0].body()["id"], got[0].header("webhook-id"));
    assert_eq!(got[0].header("railhead-delivery"), got[0].header("webhook-id"));
    let told = &got[0].deliveries()[0];
    assert_eq!((&told["kind"], &told["by"], &told["version"]), (&json!("invited"), &json!("Ada"), &json!(2)));
    assert!(game.ends_with(told["game"].as_str().unwrap()));
    assert_eq!(told["player_id"], bob.account()["player_id"]);
    deliver(&sender);
    assert_eq!((receiver.got().len(), waiting(&app)), (1, 0));
}

#[test]
fn a_player_is_told_of_their_turn_and_of_no_own_move() {
    let app = App::on_intranet();
    let (ada, bob) = (app.guest(), app.guest());
    let game = duel(&ada, &bob);
    let (receiver, sender) = (Receiver::new(Manner::Status(200)), sender(&app));
    [&ada, &bob].iter().for_each(|person| drop(hook(person, json!({"url": receiver.url(), "kinds": ["your_turn"]}))));
    ada.draw(&game).ok();
    assert_eq!(waiting(&app), 0);
    ada.draw(&game).ok();
    deliver(&sender);
    let told = receiver.got()[0].deliveries();
    assert_eq!((told.len(), &told[0]["kind"]), (1, &json!("your_turn")));
    assert_eq!(told[0]["player_id"], bob.account()["player_id"]);
    bob.resign(&game);
    assert_eq!(waiting(&app), 0, "results are not wanted");
}

#[test]
fn finished_turns_are_dropped_and_several_of_a_game_become_one() {
    let app = App::on_intranet();
    let (ada, bob) = (app.guest(), app.guest());
    let game = duel(&ada, &bob);
    let (receiver, sender) = (Receiver::new(Manner::Status(200)), sender(&app));
    hook(&bob, json!({"url": receiver.url(), "digest_minutes": 10}));
    ada.draw_twice(&game);
    bob.draw_twice(&game);
    app.wait(11 * MINUTE);
    deliver(&sender);
    assert_eq!((receiver.got().len(), waiting(&app)), (0, 0), "Bob has moved");
    for _ in 0..2 {
        ada.draw_twice(&game);
        bob.draw_twice(&game);
    }
    ada.draw_twice(&game);
    assert_eq!(waiting(&app), 3);
    app.wait(11 * MINUTE);
    deliver(&sender);
    let version = app.get(&game).ok()["version"].clone();
    assert_eq!(
        receiver.got()[0].deliveries().iter().map(|told| told["version"].clone()).collect::<Vec<_>>(),
        [version]
    );
}

#[test]
fn failures_are_retried_with_the_same_ids_for_a_day() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (receiver, sender) = (Receiver::new(Manner::Status(500)), sender(&app));
    hook(&bob, json!({"url": receiver.url()}));
    ada.invite("Bob");
    deliver(&sender);
    assert_eq!((&shown(&bob)["failures"], &shown(&bob)["last_error"]), (&json!(1), &json!("answered 500")));
    ada.invite("Bob");
    app.wait(Duration::from_secs(7));
    deliver(&sender);
    assert_eq!(receiver.got().len(), 1, "not before ten seconds, a fifth less at most");
    app.wait(Duration::from_secs(6));
    deliver(&sender);
    app.wait(Duration::from_secs(13));
    deliver(&sender);
    assert_eq!(receiver.got().len(), 2, "the second time later");
    app.wait(Duration::from_secs(13));
    receiver.behave(Manner::Status(200));
    deliver(&sender);
    let got = receiver.got();
    // The second invitation may follow at once.
    assert!(got[1..3].iter().all(|repeated| repeated.body() == got[0].body()));
    assert_eq!((&shown(&bob)["failures"], &shown(&bob)["last_error"]), (&json!(0), &Value::Null));
    deliver(&sender);
    assert_eq!(receiver.got().last().unwrap().deliveries()[0]["kind"], "invited", "the second invitation");
    assert_eq!(waiting(&app), 0);
    receiver.behave(Manner::Status(503));
    ada.invite("Bob");
    for _ in 0..14 {
        deliver(&sender);
        app.wait(150 * MINUTE);
    }
    assert_eq!((&shown(&bob)["dropped"], waiting(&app)), (&json!(1), 0));
}

#[test]
fn receivers_that_hang_redirect_refuse_or_never_end_harm_nobody() {
    let app = App::on_intranet();
    let ada = app.register("Ada");
    let elsewhere = Receiver::new(Manner::Status(200));
    let refusing = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let receivers =
        [Manner::Hang, Manner::Redirect(elsewhere.url()), Manner::Endless, Manner::Status(200)].map(Receiver::new);
    let mut urls = receivers.iter().map(Receiver::url).collect::<Vec<_>>();
    urls.insert(0, format!("http://{refusing}/"));
    let names = ["Bob", "Eve", "Dan", "Fay", "Gus"];
    let people = names.map(|name| app.register(name));
    people.iter().zip(&urls).for_each(|(person, url)| drop(hook(person, json!({"url": url}))));
    ada.open(json!({"seats": 2, "invite": names}));
    let sender = sender(&app);
    RUNTIME.block_on(sender.send_due());
    let game = duel(&ada, &people[4]);
    let has_failed = |person: &Person| shown(person)["failures"] == 1;
    until("all but the one that hangs are served", || {
        !receivers[3].got().is_empty() && has_failed(&people[2]) && has_failed(&people[0])
    });
    ada.draw_twice(&game);
    assert_eq!(shown(&people[2])["last_error"], "answered 302");
    assert!(elsewhere.got().is_empty(), "redirects are not followed");
    RUNTIME.block_on(sender.settled());
    let failures = people.iter().map(|person| shown(person)["failures"].clone()).collect::<Vec<_>>();
    assert_eq!(failures, [1, 1, 1, 0, 0], "a body is not read");
}

#[test]
fn only_public_addresses_are_sent_to() {
    let app = App::start();
    let ada = app.register("Ada");
    let refused = |url: &str| ada.post("/v1/me/webhooks", json!({"url": url})).refused(422, "invalid_webhook");
    for url in [
        "http://example.org/",
        "ftp://example.org/",
        "example.org",
        "https://",
        "https://user@example.org/",
        "https://example.org:22/",
    ] {
        refused(url);
    }
    for host in [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "[::1]",
        "[fd00::1]",
        "[fe80::1]",
    ] {
        assert_eq!(refused(&format!("https://{host}/"))["detail"], "The address is not public.", "{host}");
    }
    assert_eq!(refused("https://[::ffff:10.0.0.1]:8443/")["detail"], "The address is not public.");
}

/// Ways to write this machine, and others inside, that are no dotted address.
pub const DISGUISED: [&str; 18] = [
    "2130706433",
    "0x7f000001",
    "0x7f.1",
    "0177.0.0.1",
    "127.1",
    "127.0.0.1.",
    "127%2e0%2e0%2e1",
    "0xa000001",
    "0",
    "localhost",
    "LOCALHOST",
    "localhost.",
    "a.localhost",
    "printer.local",
    "vault.internal",
    "[::1%25eth0]",
    "[::ffff:7f00:1]",
    "[0:0:0:0:0:0:0:1]",
];

#[test]
fn disguised_addresses_are_refused_when_they_are_written() {
    let app = App::start();
    let ada = app.guest();
    let refused = |url: &str| ada.post("/v1/me/webhooks", json!({"url": url})).refused(422, "invalid_webhook");
    for host in DISGUISED {
        refused(&format!("https://{host}:8443/"));
    }
    for host in ["2130706433", "127.1", "localhost", "a.localhost.", "[::ffff:7f00:1]"] {
        assert_eq!(refused(&format!("https://{host}/"))["detail"], "The address is not public.", "{host}");
    }
    // Two programs would read two hosts in these.
    for url in ["https://example.org\\@127.0.0.1/", "https://ex%61mple.org/", "https://example.org:8443@127.0.0.1/"] {
        refused(url);
    }
    for url in ["https://EXAMPLE.org/a?b=c", "https://xn--bcher-kva.example/", "https://[2606:4700::1111]:8443/a"] {
        ada.post("/v1/me/webhooks", json!({"url": url})).ok();
    }
    assert_eq!(ada.get("/v1/me/webhooks").ok()["items"][0]["url"], "https://EXAMPLE.org/a?b=c");
}

#[test]
fn disguised_addresses_are_refused_when_they_are_resolved() {
    let app = App::start();
    let ada = app.register("Ada");
    let receiver = Receiver::new(Manner::Status(200));
    for host in ["localhost", "0x7f.1", "2130706433"] {
        hook(&ada, json!({"url": format!("https://{host}.example:{}/", receiver.port)}));
    }
    // As an older release has accepted them.
    execute(&app.database_url, "UPDATE webhooks SET url = replace(url, '.example', '')").unwrap();
    app.register("Bob").invite("Ada");
    // Two at once are the share of an account.
    let sender = app.sender(Policy::default());
    (0..2).for_each(|_| deliver(&sender));
    for webhook in ada.get("/v1/me/webhooks").ok()["items"].as_array().unwrap() {
        assert_eq!(webhook["failures"], 1);
        assert!(webhook["last_error"].as_str().unwrap().contains("no address that may be used"), "{webhook}");
    }
    assert!(receiver.got().is_empty());
}

#[test]
fn webhooks_are_wanted_with_care_five_at_most_and_each_ones_own() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let refused = |wanted: Value| drop(ada.post("/v1/me/webhooks", wanted).refused(422, "invalid_webhook"));
    let url = "https://push.example.org/a";
    refused(json!({"url": url, "digest_minutes": 1441}));
    refused(json!({"url": url, "quiet": {"from": "22:00", "to": "22:00", "zone": "Europe/Paris"}}));
    refused(json!({"url": url, "quiet": {"from": "22:00", "to": "07:00", "zone": "Europe/Atlantis"}}));
    ada.post("/v1/me/webhooks", json!({"url": url, "kinds": ["gossip"]})).refused(400, "invalid_body");
    let quiet = json!({"from": "22:00:00", "to": "07:00:00", "zone": "Europe/Paris"});
    hook(&ada, json!({"url": url, "quiet": quiet, "kinds": ["finished", "your_turn"], "digest_minutes": 30}));
    let first = shown(&ada);
    assert_eq!(
        (&first["quiet"], &first["kinds"], &first["digest_minutes"]),
        (&quiet, &json!(["your_turn", "finished"]), &json!(30))
    );
    assert_eq!(first["secret"], Value::Null, "it is shown once");
    (0..4).for_each(|n| drop(hook(&ada, json!({"url": format!("{url}/{n}")}))));
    let sixth = json!({"url": format!("{url}/5")});
    assert_eq!(ada.post("/v1/me/webhooks", sixth).refused(409, "too_many_webhooks")["most"], 5);
    let path = format!("/v1/me/webhooks/{}", first["id"].as_str().unwrap());
    bob.delete(&path).refused(404, "not_found");
    assert_eq!(ada.delete(&path).status, 204);
    ada.delete(&path).refused(404, "not_found");
    assert_eq!(ada.get("/v1/me/webhooks").items().len(), 4);
}

#[test]
fn quiet_hours_collect_news_into_a_digest_in_one_request() {
    let app = App::on_intranet();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let (quiet, digest, sender) =
        (Receiver::new(Manner::Status(200)), Receiver::new(Manner::Status(200)), sender(&app));
    let hour = |hours: i64| {
        let time = app.process.time.now() + jiff::SignedDuration::from_hours(hours);
        time.to_zoned(jiff::tz::TimeZone::get("Asia/Tokyo").unwrap()).strftime("%H:%M").to_string()
    };
    let hours = json!({"from": hour(-1), "to": hour(2), "zone": "Asia/Tokyo"});
    hook(&bob, json!({"url": quiet.url(), "quiet": hours}));
    hook(&eve, json!({"url": digest.url(), "digest_minutes": 30}));
    for _ in 0..3 {
        ada.open(json!({"seats": 2, "invite": ["Bob", "Eve"]}));
        deliver(&sender);
        app.wait(9 * MINUTE);
    }
    assert_eq!((quiet.got().len(), digest.got().len(), waiting(&app)), (0, 0, 6));
    app.wait(4 * MINUTE);
    deliver(&sender);
    assert_eq!((quiet.got().len(), digest.got().len()), (0, 1));
    assert_eq!(digest.got()[0].kinds(), ["invited", "invited", "invited"]);
    app.wait(90 * MINUTE);
    deliver(&sender);
    assert_eq!((quiet.got().len(), quiet.got()[0].kinds().len()), (1, 3));
}

#[test]
fn replicas_send_once_and_one_takes_over_when_another_dies() {
    let one = App::on_intranet();
    let two = App::on(one.database_url.clone(), railhead::log::packs::Packs::default());
    let ada = one.register("Ada");
    let receiver = Receiver::new(Manner::Status(200));
    let names = ["Bob", "Eve", "Dan", "Fay", "Gus", "Hal"];
    names.iter().for_each(|name| drop(hook(&one.register(name), json!({"url": receiver.url()}))));
    (0..4).for_each(|_| drop(ada.open(json!({"seats": 2, "invite": names}))));
    thread::scope(|scope| {
        for app in [&one, &two, &one, &two] {
            scope.spawn(|| deliver(&sender(app)));
        }
    });
    let got = receiver.got();
    let ids = got.iter().flat_map(Got::deliveries).map(|told| told["id"].to_string()).collect::<Vec<_>>();
    assert_eq!((ids.len(), ids.iter().collect::<HashSet<_>>().len()), (24, 24));
    ada.invite("Bob");
    let taken = RUNTIME.block_on(outbox::take_due(&one.database(), &Default::default())).unwrap().unwrap();
    deliver(&sender(&two));
    assert_eq!(receiver.got().len(), got.len(), "one is sending it");
    [&one, &two].iter().for_each(|app| app.wait(61 * Duration::from_secs(1)));
    deliver(&sender(&two));
    assert_eq!(receiver.got().last().unwrap().header("webhook-id"), taken.batch.to_string());
}

#[test]
fn the_operators_webhook_is_told_the_news_of_all_accounts() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (receiver, sender) = (Receiver::new(Manner::Status(200)), app.sender(Policy::default()));
    let (url, secret) = (receiver.url(), "a secret of the operator".to_owned());
    let key = SecretString::from(secret.as_str());
    let set =
        |new: Option<(&str, &SecretString)>| RUNTIME.block_on(webhooks::set_operators(&app.database(), new)).unwrap();
    (0..2).for_each(|_| set(Some((&url, &key))));
    ada.invite("Bob");
    ada.draw_twice(&duel(&ada, &bob));
    deliver(&sender);
    let got = receiver.got();
    assert!(got[0].is_signed(&secret));
    assert_eq!(got[0].kinds(), ["invited", "started", "your_turn"]);
    set(None);
    ada.invite("Bob");
    assert_eq!(waiting(&app), 0);
    assert_eq!(bob.get("/v1/me/webhooks").ok()["items"], json!([]));
}

#[test]
fn webhooks_go_with_their_account_and_hide_their_secrets() {
    let database = crate::service::database();
    let replica = Replica::logging(&database);
    let (ada, bob) = (replica.app.register("Ada"), replica.app.register("Bob"));
    let secret = hook(&bob, json!({"url": "https://nowhere.railhead.invalid:65535/a-key"}));
    ada.invite("Bob");
    until("the delivery fails", || shown(&bob)["failures"] == 1);
    let export = bob.get("/v1/accounts/me/export").ok();
    assert_eq!((export["webhooks"].as_array().unwrap().len(), export["outbox"].as_array().unwrap().len()), (1, 1));
    assert!(!export.to_string().contains(&secret));
    bob.delete_account();
    let left = query(&database, "SELECT id FROM webhooks UNION ALL SELECT id FROM outbox");
    assert!(left.is_empty(), "{left:?}");
    let log = replica.process.stop();
    assert!(log.contains("webhook delivery failed"));
    assert!(!log.contains(&secret) && !log.contains("a-key"));
}

#[test]
fn eighty_webhooks_that_hang_delay_nobody_else() {
    let app = App::on_intranet();
    let hanging = (0..10).map(|_| Receiver::new(Manner::Hang)).collect::<Vec<_>>();
    let quick = Receiver::new(Manner::Status(200));
    let operators = Receiver::new(Manner::Status(200));
    let set = app.database();
    let secret = SecretString::from("the operator's");
    let kinds = RUNTIME.block_on(webhooks::set_operators(&set, Some((&operators.url(), &secret))));
    kinds.unwrap();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let strangers = (0..16).map(|_| app.guest()).collect::<Vec<_>>();
    for (n, stranger) in strangers.iter().enumerate() {
        (0..5).for_each(|m| drop(hook(stranger, json!({"url": hanging[(n * 5 + m) % 10].url()}))));
    }
    hook(&bob, json!({"url": quick.url()}));
    let names = strangers.iter().map(|guest| guest.account()["name"].clone()).collect::<Vec<_>>();
    ada.open(json!({"seats": 2, "invite": names}));
    let sender = sender(&app).with_limit(FOREVER);
    let running = RUNTIME.spawn(sender.run());
    until("sixteen hang", || hanging.iter().map(|receiver| receiver.got().len()).sum::<usize>() >= 16);
    let before = operators.got().len();
    ada.invite("Bob");
    until("others are served", || quick.got().len() == 1 && operators.got().len() > before);
    running.abort();
}

#[test]
fn an_owner_sees_why_a_request_failed_without_the_network() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let secret = "internal.railhead.invalid";
    hook(&bob, json!({"url": format!("https://{secret}/hook")}));
    hook(&bob, json!({"url": "https://localhost.example/hook"}));
    // As an older release has accepted it.
    execute(&app.database_url, "UPDATE webhooks SET url = replace(url, '.example/', '/')").unwrap();
    ada.invite("Bob");
    deliver(&app.sender(Policy::default()));
    let items = bob.get("/v1/me/webhooks").ok()["items"].clone();
    let reasons = items.as_array().unwrap().iter().map(|item| item["last_error"].clone()).collect::<Vec<_>>();
    assert_eq!(reasons, ["the host has no address that may be used"; 2], "one is not found, the other leads inside");
    bob.post("/v1/me/webhooks", json!({"url": "https://example.com:65536/hook"})).refused(422, "invalid_webhook");
}

#[test]
fn an_address_is_a_webhook_of_an_account_once() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let add = |person: &Person, url: &str| person.post("/v1/me/webhooks", json!({"url": url}));
    let first = add(&ada, "https://push.example.org/ada?a=1").ok();
    let same = [
        "https://push.example.org/ada?a=1",
        "https://PUSH.example.org:443/ada?a=1",
        "https://push.example.org/ada?a=1#b",
    ];
    for url in same {
        assert_eq!(add(&ada, url).refused(409, "webhook_exists")["id"], first["id"], "{url}");
    }
    for other in [
        "https://push.example.org/Ada?a=1",
        "https://push.example.org/ada?a=2",
        "https://push.example.org:8443/ada?a=1",
    ] {
        add(&ada, other).ok();
    }
    add(&bob, same[0]).ok();
    // One that was added twice before goes on, and can be taken away.
    let twice = "INSERT INTO webhooks (id, account_id, url, kinds, secret, digest_minutes, created_at) \
        SELECT gen_random_uuid(), account_id, url, kinds, secret, 0, now() FROM webhooks \
        WHERE id = '{}'";
    execute(&app.database_url, &twice.replace("{}", first["id"].as_str().unwrap())).unwrap();
    let all = ada.get("/v1/me/webhooks").items();
    assert_eq!(all.len(), 5);
    for webhook in &all {
        assert_eq!(ada.delete(&format!("/v1/me/webhooks/{}", webhook["id"].as_str().unwrap())).status, 204);
    }
    let at_once = thread::scope(|scope| {
        let adding = (0..4).map(|_| scope.spawn(|| add(&ada, same[0]).status)).collect::<Vec<_>>();
        adding.into_iter().map(|one| one.join().unwrap()).collect::<Vec<_>>()
    });
    assert_eq!(at_once.iter().filter(|status| **status == 201).count(), 1, "{at_once:?}");
}

#[test]
fn a_reminder_that_is_wanted_twice_comes_once() {
    let app = App::start();
    let ada = app.register("Ada");
    let wanted = json!({"url": "https://push.example.org/ada", "remind_before": [3600, 600, 3600]});
    assert_eq!(ada.post("/v1/me/webhooks", wanted).ok()["remind_before"], json!([3600, 600]));
}
