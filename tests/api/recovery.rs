//! Recovery codes: the way back in after a forgotten password.

use crate::{
    app::{Answer, App, Person, Setup, execute, query, until_waiting},
    replicas::{Replica, assert_security_events},
    sign_in::{locked, pass},
};
use railhead::identity::Hasher;
use railhead_test_support::until;
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, HashSet},
    process::Stdio,
    thread,
};

const CODES: &str = "/v1/accounts/me/recovery-codes";
const RECOVER: &str = "/v1/accounts/recover";

/// A code of the right form that is not in use.
const WRONG: &str = "k7mp-4xwd-9hqt-2rfc-y8vn";

fn ask_for_codes(person: &Person, password: &str) -> Answer {
    person.post(CODES, json!({ "password": password }))
}

/// Ten new codes of somebody with the usual password.
fn codes(person: &Person) -> Vec<String> {
    let codes = ask_for_codes(person, "a train at noon").ok()["codes"].as_array().unwrap().clone();
    codes.iter().map(|code| code.as_str().unwrap().to_owned()).collect()
}

fn left(person: &Person) -> Value {
    person.get(CODES).ok()["left"].clone()
}

fn recover(app: &App, name: &str, code: &str, password: &str) -> Answer {
    app.tell(RECOVER, json!({"name": name, "code": code, "new_password": password, "device": "pad"}))
}

fn guess(app: &App, name: &str) -> Answer {
    recover(app, name, WRONG, "a train at midnight")
}

fn sign_in(app: &App, password: &str) -> Answer {
    app.tell("/v1/sessions", json!({"name": "Ada", "password": password}))
}

#[test]
fn a_player_who_forgot_the_password_gets_back_in_with_a_code() {
    let app = App::start();
    let ada = app.register("Ada");
    let codes = codes(&ada);
    let id = ada.account()["id"].clone();
    let answer = recover(&app, "aDA", &codes[3], "a train at midnight");
    assert_eq!((answer.status, answer.header("cache-control")), (201, "no-store"));
    assert_eq!((&answer.ok()["account"]["id"], &answer.ok()["account"]["guest"]), (&id, &json!(false)));
    let back = app.person(&answer.ok());
    assert_eq!(back.account()["id"], id);
    assert_eq!(back.get("/v1/sessions").ok()["items"][0]["device"], "pad");
    app.refresh(&back.refresh).ok();
    sign_in(&app, "a train at noon").refused(401, "wrong_credentials");
    sign_in(&app, "a train at midnight").ok();
}

#[test]
fn a_code_is_read_without_regard_to_case_spaces_and_dashes() {
    let app = App::start();
    let codes = codes(&app.register("Ada"));
    let typed =
        [codes[0].to_uppercase(), codes[1].replace('-', ""), codes[2].replace('-', " "), format!(" {}\n", codes[3])];
    for typed in typed {
        recover(&app, "Ada", &typed, "a train at midnight").ok();
    }
}

#[test]
fn there_are_ten_codes_and_each_works_once() {
    let app = App::start();
    let ada = app.register("Ada");
    assert_eq!(ada.get(CODES).ok(), json!({"left": 0, "created_at": null}));
    let made = ask_for_codes(&ada, "a train at noon").ok();
    let codes = made["codes"].as_array().unwrap().iter().map(|code| code.as_str().unwrap()).collect::<Vec<_>>();
    assert_eq!(codes.iter().collect::<HashSet<_>>().len(), 10);
    let mut back = ada;
    for (used, code) in codes.iter().enumerate() {
        assert_eq!(back.get(CODES).ok(), json!({"left": 10 - used, "created_at": made["created_at"]}));
        back = app.person(&recover(&app, "Ada", code, "a train at midnight").ok());
        recover(&app, "Ada", code, "a train at one").refused(401, "wrong_recovery_code");
        execute(&app.database_url, "DELETE FROM login_throttle").unwrap();
    }
    assert_eq!(back.get(CODES).ok(), json!({"left": 0, "created_at": null}));
    sign_in(&app, "a train at midnight").ok();
}

#[test]
fn new_codes_end_all_earlier_ones() {
    let app = App::start();
    let ada = app.register("Ada");
    let (former, new) = (codes(&ada), codes(&ada));
    assert_eq!(left(&ada), 10);
    for code in [&former[0], &former[9]] {
        recover(&app, "Ada", code, "a train at midnight").refused(401, "wrong_recovery_code");
    }
    recover(&app, "Ada", &new[9], "a train at midnight").ok();
}

#[test]
fn two_devices_that_make_codes_at_once_leave_ten_of_one() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let ada = one.register("Ada");
    let there = ada.at(&two.app);
    let (made, other) = thread::scope(|scope| {
        let other = scope.spawn(|| codes(&there));
        (codes(&ada), other.join().unwrap())
    });
    assert_eq!(left(&ada), 10);
    let works = |code: &str| recover(&one, "Ada", code, "a train at midnight").status == 201;
    assert_ne!(works(&made[0]), works(&other[0]));
}

/// Holds the row of the account until both requests have found the code and wait.
#[test]
fn of_two_requests_with_one_code_at_once_one_gets_in() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let ada = one.register("Ada");
    let codes = codes(&ada);
    let answers = thread::scope(|scope| {
        execute(&one.database_url, "BEGIN; SELECT FROM accounts FOR UPDATE").unwrap();
        let sent = [(&one, "a train at one"), (&two.app, "a train at two")];
        let sent = sent.map(|(app, password)| {
            let code = &codes[0];
            scope.spawn(move || (recover(app, "Ada", code, password), password))
        });
        until_waiting(&one.database_url, 2);
        execute(&one.database_url, "COMMIT").unwrap();
        sent.map(|sent| sent.join().unwrap())
    });
    let (wins, loses) = if answers[0].0.status == 201 { (0, 1) } else { (1, 0) };
    let back = one.person(&answers[wins].0.ok());
    answers[loses].0.refused(401, "wrong_recovery_code");
    assert_eq!(left(&back), 9);
    assert_eq!(back.get("/v1/sessions").items().len(), 1);
    sign_in(&one, answers[loses].1).refused(401, "wrong_credentials");
    sign_in(&one, answers[wins].1).ok();
}

#[test]
fn unknown_names_wrong_and_used_codes_get_identical_answers() {
    let app = App::start();
    let ada = app.register("Ada");
    app.register("Bob");
    let guest = app.guest().account()["name"].as_str().unwrap().to_owned();
    let used = codes(&ada)[0].clone();
    recover(&app, "Ada", &used, "a train at midnight").ok();
    let answer = |name: &str, code: &str| {
        let body = json!({"name": name, "code": code, "new_password": "a train at one"}).to_string();
        let answer = app.send("POST", RECOVER, &[("content-type", "application/json"), ("x-request-id", "7")], &body);
        answer.refused(401, "wrong_recovery_code");
        let headers = answer.headers.iter().filter(|(name, _)| *name != "date");
        let headers = headers.map(|(name, value)| (name.to_string(), value.clone())).collect::<BTreeMap<_, _>>();
        (headers, answer.bytes)
    };
    let unknown = answer("Nobody", WRONG);
    for (name, code) in [("Ada", WRONG), ("Ada", &used), ("Bob", WRONG), ("Bob", &used), (&guest, WRONG), ("<>", "")] {
        assert_eq!(answer(name, code), unknown, "{name} {code}");
    }
    sign_in(&app, "a train at midnight").ok();
}

/// So the time of an answer does not tell which names exist, or have codes.
#[test]
fn the_new_password_is_hashed_for_wrong_names_and_codes_too() {
    let hasher = Hasher::cheap().unwrap();
    let app = App::with(Setup { hasher: hasher.clone(), ..Setup::default() });
    codes(&app.register("Ada"));
    let places = hasher.free_places();
    for name in ["Nobody", "<>", "Ada"] {
        let paused = hasher.paused().unwrap();
        thread::scope(|scope| {
            let app = &app;
            let sent = scope.spawn(move || guess(app, name));
            until("something is hashed", || {
                assert!(!sent.is_finished(), "{name}: nothing is hashed");
                hasher.free_places() < places
            });
            drop(paused);
            sent.join().unwrap().refused(401, "wrong_recovery_code");
        });
    }
}

#[test]
fn five_wrong_codes_in_a_minute_lock_any_name_known_or_not() {
    let app = App::start();
    let codes = codes(&app.register("Ada"));
    for name in ["Ada", "Nobody", "<>"] {
        (0..5).for_each(|_| drop(guess(&app, name).refused(401, "wrong_recovery_code")));
        let wait = locked(&guess(&app, name));
        assert!((55..=61).contains(&wait), "{wait}");
    }
    locked(&recover(&app, "aDA", &codes[0], "a train at midnight"));
    pass(&app, 3600);
    (0..4).for_each(|_| drop(guess(&app, "Ada").refused(401, "wrong_recovery_code")));
    recover(&app, "Ada", &codes[0], "a train at midnight").ok();
    (0..4).for_each(|_| drop(guess(&app, "Ada").refused(401, "wrong_recovery_code")));
    recover(&app, "Ada", &codes[1], "a train at midnight").ok();
}

#[test]
fn parallel_guesses_at_two_replicas_are_no_more_than_serial() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    codes(&one.register("Ada"));
    let answers = thread::scope(|scope| {
        let sent = (0..16).map(|n| if n % 2 == 0 { &one } else { &two.app });
        let sent = sent.map(|app| scope.spawn(|| guess(app, "Ada").status)).collect::<Vec<_>>();
        sent.into_iter().map(|sent| sent.join().unwrap()).collect::<Vec<_>>()
    });
    assert_eq!(answers.iter().filter(|status| **status == 401).count(), 5, "{answers:?}");
    assert_eq!(answers.iter().filter(|status| **status == 429).count(), 11, "{answers:?}");
}

#[test]
fn a_hundred_wrong_codes_and_passwords_lock_an_address() {
    let app = App::start();
    let codes = codes(&app.register("Ada"));
    for n in 0..99 {
        guess(&app, &format!("Name {n}")).refused(401, "wrong_recovery_code");
    }
    // A code that is right does not free the address.
    recover(&app, "Ada", &codes[0], "a train at midnight").ok();
    guess(&app, "Bob").refused(401, "wrong_recovery_code");
    locked(&guess(&app, "Cleo"));
    locked(&recover(&app, "Ada", &codes[1], "a train at midnight"));
}

#[test]
fn wrong_passwords_keep_nobody_from_using_a_code() {
    let app = App::start();
    let codes = codes(&app.register("Ada"));
    (0..5).for_each(|_| drop(sign_in(&app, "a wrong train").refused(401, "wrong_credentials")));
    locked(&sign_in(&app, "a train at noon"));
    recover(&app, "Ada", &codes[0], "a train at midnight").ok();
}

#[test]
fn recovering_and_making_codes_have_rate_limits() {
    let app = App::with(Setup { rates: 1, ..Setup::default() });
    let ada = app.register("Ada");
    assert_eq!(guess(&app, "Ada").status, 401);
    assert_eq!(ask_for_codes(&ada, "a train at noon").header("ratelimit"), "\"names\";r=9");
    let codes = codes(&ada);
    let answer = recover(&app, "Ada", &codes[0], "a train at midnight");
    assert_eq!(answer.header("ratelimit"), "\"sign_ins\";r=298", "the guess took one of 300, too");
}

#[test]
fn all_other_devices_are_signed_out() {
    let app = App::start();
    let (ada, phone, bob) = (app.register("Ada"), app.sign_in("Ada", "phone"), app.register("Bob"));
    let codes = codes(&ada);
    let back = app.person(&recover(&app, "Ada", &codes[0], "a train at midnight").ok());
    for device in [&ada, &phone] {
        device.get("/v1/accounts/me").refused(401, "invalid_token");
        app.refresh(&device.refresh).refused(401, "invalid_refresh_token");
    }
    assert_eq!(back.get("/v1/sessions").items().len(), 1);
    bob.account();
}

#[test]
fn a_guest_has_no_codes() {
    let app = App::start();
    let guest = app.guest();
    ask_for_codes(&guest, "a train at noon").refused(409, "guest_account");
    assert_eq!(guest.get(CODES).ok(), json!({"left": 0, "created_at": null}));
    guest.post("/v1/accounts/me/upgrade", json!({"name": "Ada", "password": "a train at noon"})).ok();
    recover(&app, "Ada", &codes(&guest)[0], "a train at midnight").ok();
}

#[test]
fn codes_are_made_with_the_password_only() {
    let app = App::start();
    let ada = app.register("Ada");
    let codes = codes(&ada);
    ada.post(CODES, json!({})).refused(400, "invalid_body");
    app.tell(CODES, json!({"password": "a train at noon"})).refused(401, "unauthenticated");
    app.get(CODES).refused(401, "unauthenticated");
    (0..5).for_each(|_| drop(ask_for_codes(&ada, "a wrong train").refused(401, "wrong_credentials")));
    locked(&ask_for_codes(&ada, "a train at noon"));
    recover(&app, "Ada", &codes[0], "a train at midnight").ok();
}

#[test]
fn a_password_that_is_refused_uses_no_code_up_and_tells_nothing() {
    let app = App::start();
    let ada = app.register("Ada");
    let codes = codes(&ada);
    for (password, refusal) in [("short", "invalid_password"), ("password", "common_password")] {
        for (name, code) in [("Ada", codes[0].as_str()), ("Ada", WRONG), ("Nobody", WRONG)] {
            (0..3).for_each(|_| drop(recover(&app, name, code, password).refused(422, refusal)));
        }
    }
    assert!(query(&app.database_url, "SELECT key FROM login_throttle WHERE attempts > 0").is_empty());
    assert_eq!(left(&ada), 10);
    recover(&app, "Ada", &codes[0], "a train at midnight").ok();
}

#[test]
fn a_banned_account_is_refused_as_at_sign_in_and_keeps_its_code() {
    let app = App::start();
    let codes = codes(&app.register("Ada"));
    execute(&app.database_url, "UPDATE accounts SET banned_at = now()").unwrap();
    guess(&app, "Ada").refused(401, "wrong_recovery_code");
    recover(&app, "Ada", &codes[0], "a train at midnight").refused(403, "banned");
    execute(&app.database_url, "UPDATE accounts SET banned_at = NULL").unwrap();
    sign_in(&app, "a train at noon").ok();
    recover(&app, "Ada", &codes[0], "a train at midnight").ok();
}

#[test]
fn each_used_code_is_reported_in_the_inbox_once() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let codes = codes(&ada);
    let game = bob.open(json!({"seats": 2}));
    bob.post(&format!("{game}/invitations"), json!({"name": "Ada"})).ok();
    ada.ask("PUT", "/v1/me/inbox/read", json!({"seq": 1})).ok();
    let first = recover(&app, "Ada", &codes[0], "a train at midnight").ok();
    let inbox = app.person(&first).get("/v1/me/inbox?since=1").ok();
    assert_eq!((&inbox["unread"], inbox["items"].as_array().unwrap().len()), (&json!(1), 1));
    let item = &inbox["items"][0];
    assert_eq!((&item["kind"], &item["session"]), (&json!("recovery_code_used"), &first["session_id"]));
    assert_eq!((&item["game"], &item["version"]), (&Value::Null, &Value::Null));
    assert_eq!(item["title"], "A recovery code was used");
    assert!(item["body"].as_str().unwrap().starts_with("pad set a new password"), "{item}");
    let again = app.person(&recover(&app, "Ada", &codes[1], "a train at midnight").ok());
    assert_eq!(again.get("/v1/me/inbox?lang=de").ok()["unread"], 2);
    let german = again.get("/v1/me/inbox?since=2&lang=de").ok()["items"][0]["title"].clone();
    assert_eq!(german, "Ein Wiederherstellungscode wurde benutzt");
}

#[test]
fn codes_are_hashed_exported_as_a_number_and_deleted() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    assert_eq!(ada.get("/v1/accounts/me/export").ok()["recovery_codes"], json!([]));
    let (codes, _) = (codes(&ada), codes(&bob));
    let stored = json!(query(&app.database_url, "SELECT * FROM recovery_codes")).to_string();
    let export = ada.get("/v1/accounts/me/export").ok();
    let made = ada.get(CODES).ok()["created_at"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap();
    let [told] = export["recovery_codes"].as_array().unwrap().as_slice() else { panic!("{export}") };
    assert_eq!((&told["left"], told.as_object().unwrap().len()), (&json!(10), 2));
    assert_eq!(told["created_at"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap(), made);
    for code in &codes {
        for text in [code.clone(), code.replace('-', "")] {
            let hex = text.bytes().map(|byte| format!("{byte:02x}")).collect::<String>();
            assert!(!stored.contains(&text) && !stored.contains(&hex) && !export.to_string().contains(&text));
        }
    }
    assert_eq!(ada.delete_account().status, 204);
    recover(&app, "Ada", &codes[0], "a train at midnight").refused(401, "wrong_recovery_code");
    let rest =
        query(&app.database_url, "SELECT DISTINCT a.name FROM recovery_codes c JOIN accounts a ON a.id = c.account_id");
    assert_eq!(rest, [json!({"name": "Bob"})]);
    assert_eq!(query(&app.database_url, "SELECT FROM recovery_codes").len(), 10);
}

/// Ten codes of an account at most fit into the database, whatever a replica tries.
#[test]
fn the_table_has_no_room_for_an_eleventh_code() {
    let app = App::start();
    codes(&app.register("Ada"));
    let more = |number: u8| {
        format!(
            "INSERT INTO recovery_codes (account_id, number, code_hash) \
            SELECT id, {number}, sha256('x') FROM accounts"
        )
    };
    for number in [0, 1, 10, 11] {
        assert!(execute(&app.database_url, &more(number)).is_err(), "{number}");
    }
}

#[test]
fn the_log_has_security_events_and_neither_codes_nor_passwords() {
    let app = App::start();
    let mut command = Replica::command(&app.database_url);
    let log = [("RUST_LOG", "trace"), ("RAILHEAD_LOG_JSON", "true")];
    let replica = Replica::run(command.envs(log).stderr(Stdio::piped()));
    let there = &replica.app;
    let ada = there.register("Ada");
    let id = ada.account()["id"].as_str().unwrap().to_owned();
    let codes = codes(&ada);
    (0..2).for_each(|_| drop(guess(there, "Ada").refused(401, "wrong_recovery_code")));
    recover(there, "Ada", &codes[0], "a train at midnight").ok();
    there.tell(RECOVER, json!({"name": "Ada", "code": codes[1], "new_password": 1})).refused(400, "invalid_body");
    execute(&app.database_url, "DROP TABLE recovery_codes").unwrap();
    recover(there, "Ada", &codes[1], "a train at one").refused(500, "internal");
    let log = replica.process.stop();
    let account = format!("account:{id}");
    let expected = [
        ("recovery_codes_made", account.as_str()),
        ("recovery_failed", "address:127.0.0.1"),
        ("recovery_failed", "address:127.0.0.1"),
        ("account_recovered", &account),
    ];
    assert_security_events(&log, expected);
    let plain = codes.iter().map(|code| code.replace('-', "")).collect::<Vec<_>>();
    let secrets = codes.iter().chain(&plain).map(String::as_str);
    for secret in secrets.chain([WRONG, "a train at noon", "a train at midnight", "a train at one", "$argon2"]) {
        assert!(!log.contains(secret), "{secret} in the log");
    }
}
