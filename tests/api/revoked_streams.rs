//! Streams and waiting requests of those who may not stay: banned, signed out, deleted, without their key.

use crate::{
    app::{App, Person, execute},
    bots_of_others::{SCOPES, keys_of, make_bot, make_key, with_key},
    replicas::Replica,
    sse::{Message, Reader},
};
use serde_json::json;
use std::{
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

/// The time that another replica may take, as docs/accounts.md says; and the addition of a busy
/// machine.
const ELSEWHERE: Duration = Duration::from_millis(2000 + 700);

/// The time that the replica may take at which it happened.
const HERE: Duration = Duration::from_secs(1);

fn root(app: &App) -> Person {
    let root = app.register("Root");
    execute(&app.database_url, "UPDATE accounts SET role = 'admin'").unwrap();
    root
}

fn ban(root: &Person, name: &str) {
    let path = format!("/v1/admin/accounts/{name}/ban");
    assert_eq!(root.ask("PUT", &path, json!({"reason": "insults"})).status, 204);
}

/// An open stream whose first messages have been read.
struct Quiet(JoinHandle<(Vec<Message>, Instant)>);

impl Quiet {
    fn inbox(person: &Person) -> Quiet {
        Quiet::of(person, "/v1/me/stream", 1)
    }

    /// Of a stream whose first messages, so many, are no news.
    fn of(person: &Person, path: &str, first: usize) -> Quiet {
        let mut reader = Reader::open(&person.app, path, &[("authorization", &person.token)]);
        assert_eq!(reader.status, 200, "{}", reader.head);
        for _ in 0..first {
            reader.next().unwrap();
        }
        Quiet(thread::spawn(move || {
            let mut said = Vec::new();
            while let Some(message) = reader.next() {
                said.push(message);
            }
            (said, Instant::now())
        }))
    }

    /// Ends with this code and nothing else within this time.
    #[track_caller]
    fn ends(self, code: &str, since: Instant, within: Duration) {
        let (said, at) = self.0.join().unwrap();
        assert_eq!(said.len(), 1, "nothing else is sent: {said:?}");
        assert_eq!((said[0].event.as_str(), &said[0].data["code"]), ("end", &json!(code)));
        assert!(at - since < within, "{:?}", at - since);
    }
}

/// A request that waits, in a thread: its status and when it was answered.
fn waiting(person: &Person, path: String) -> JoinHandle<(u16, Instant)> {
    let person = person.clone();
    thread::spawn(move || (person.get(&path).status, Instant::now()))
}

#[test]
fn quiet_streams_end_within_two_seconds_of_a_ban() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let (root, ada, eve) = (root(&one), one.register("Ada"), one.register("Eve"));
    let there = eve.at(&two.app);
    // Another's game, in which a ban of Eve changes nothing.
    let game = ada.open(json!({"seats": 3}));
    let version = ada.get(&game).ok()["version"].clone();
    let stream = format!("{game}/stream?after={version}");
    let elsewhere = [Quiet::inbox(&there), Quiet::of(&there, &stream, 0)];
    let here = [Quiet::inbox(&eve), Quiet::of(&eve, &stream, 0)];
    let other = Quiet::inbox(&ada.at(&two.app));
    thread::sleep(Duration::from_millis(500));
    let began = Instant::now();
    ban(&root, "Eve");
    here.into_iter().for_each(|stream| stream.ends("banned", began, HERE));
    elsewhere.into_iter().for_each(|stream| stream.ends("banned", began, ELSEWHERE));
    assert!(!other.0.is_finished(), "nobody else's stream ends");
}

#[test]
fn waiting_requests_end_within_two_seconds_of_a_ban() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let (root, ada, eve) = (root(&one), one.register("Ada"), one.register("Eve"));
    let game = ada.open(json!({"seats": 3}));
    let version = ada.get(&game).ok()["version"].clone();
    let delayed = ada.open(json!({"seats": 2, "bots": ["random"], "spectator_delay": 60}));
    ada.start(&delayed);
    let paths = [
        "/v1/me/inbox?wait=20".to_owned(),
        format!("{game}/events?after={version}&wait=20"),
        format!("{delayed}/events?after=900&wait=20"),
    ];
    let begun = |person: &Person| paths.clone().map(|path| waiting(person, path));
    let (here, elsewhere) = (begun(&eve), begun(&eve.at(&two.app)));
    thread::sleep(Duration::from_millis(500));
    let began = Instant::now();
    ban(&root, "Eve");
    for (requests, within) in [(here, HERE + HERE), (elsewhere, ELSEWHERE + HERE)] {
        for (request, path) in requests.into_iter().zip(&paths) {
            let (status, at) = request.join().unwrap();
            assert_eq!(status, 403, "{path}");
            assert!(at - began < within, "{path}: {:?}", at - began);
        }
    }
}

#[test]
fn streams_end_with_their_session_their_account_and_their_key() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let (ada, bob) = (one.register("Ada"), one.register("Bob"));
    let phone = one.sign_in("Ada", "phone");
    make_bot(&ada, "Engine").ok();
    let made = make_key(&ada, "Engine", &SCOPES).ok();
    let engine = with_key(&one, &made["key"]);
    let key = format!("{}/{}", keys_of("Engine"), made["id"].as_str().unwrap());
    for (follower, end) in [
        (&phone, &(&|| phone.delete("/v1/sessions/current")) as &dyn Fn() -> _),
        (&engine, &|| ada.delete(&key)),
        (&bob, &|| bob.ask("DELETE", "/v1/accounts/me", json!({"password": "a train at noon"}))),
    ] {
        let (here, elsewhere) = (Quiet::inbox(follower), Quiet::inbox(&follower.at(&two.app)));
        thread::sleep(Duration::from_millis(300));
        let began = Instant::now();
        let ended = end();
        assert_eq!(ended.status, 204, "{}", ended.text);
        here.ends("invalid_token", began, HERE);
        elsewhere.ends("invalid_token", began, ELSEWHERE);
    }
}
