//! Streams and waiting requests of those who may not stay: banned, signed out, deleted, without their key.

use crate::{
    admin::root,
    app::{App, Person, begun, dealt},
    bots_of_others::{SCOPES, keys_of, make_bot, make_key, with_key},
    replicas::Replica,
};
use railhead_test_support::{
    sse::{Message, Reader},
    until,
};
use serde_json::json;
use std::{
    thread::{self, JoinHandle},
    time::Duration,
};

/// Two replicas. The clock of the first stands still: only what is heard ends a stream or a wait there.
fn two() -> (App, Replica) {
    let one = App::start().still();
    let two = Replica::start(&one.database_url);
    (one, two)
}

fn ban(root: &Person, name: &str) {
    let path = format!("/v1/admin/accounts/{name}/ban");
    assert_eq!(root.ask("PUT", &path, json!({"reason": "insults"})).status, 204);
}

/// An open stream whose first messages have been read.
struct Quiet(JoinHandle<Vec<Message>>);

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
        Quiet(thread::spawn(move || reader.collect()))
    }

    /// Ends with this code and nothing else, not even a heartbeat.
    #[track_caller]
    fn ends(self, code: &str) {
        let said = self.0.join().unwrap();
        assert_eq!(said.len(), 1, "nothing else is sent: {said:?}");
        assert_eq!((said[0].event.as_str(), &said[0].data["code"]), ("end", &json!(code)));
    }
}

/// A request that waits, in a thread: its status.
fn waiting(person: &Person, path: String) -> JoinHandle<u16> {
    let person = person.clone();
    thread::spawn(move || person.get(&path).status)
}

#[test]
fn quiet_streams_end_with_a_ban() {
    let (one, two) = two();
    let (root, ada, eve) = (root(&one), one.register("Ada"), one.register("Eve"));
    let there = eve.at(&two.app);
    // Another's game, in which a ban of Eve changes nothing.
    let game = ada.open(json!({"seats": 3}));
    let version = ada.get(&game).ok()["version"].clone();
    let stream = format!("{game}/stream?after={version}");
    let elsewhere = [Quiet::inbox(&there), Quiet::of(&there, &stream, 0)];
    let here = [Quiet::inbox(&eve), Quiet::of(&eve, &stream, 0)];
    let other = Quiet::inbox(&ada.at(&two.app));
    ban(&root, "Eve");
    here.into_iter().chain(elsewhere).for_each(|stream| stream.ends("banned"));
    assert!(!other.0.is_finished(), "nobody else's stream ends");
}

#[test]
fn waiting_requests_end_with_a_ban() {
    let (one, two) = two();
    let (root, ada, eve) = (root(&one), one.register("Ada"), one.register("Eve"));
    let game = ada.open(json!({"seats": 3}));
    let version = ada.get(&game).ok()["version"].clone();
    let delayed = dealt(json!({"seats": 2, "bots": ["random"], "spectator_delay": 60}), &[&ada]);
    let paths = [
        "/v1/me/inbox?wait=60".to_owned(),
        format!("{game}/events?after={version}&wait=60"),
        format!("{delayed}/events?after=900&wait=60"),
    ];
    let begun = |person: &Person| paths.clone().map(|path| waiting(person, path));
    let (here, elsewhere) = (begun(&eve), begun(&eve.at(&two.app)));
    until("they wait", || one.permits.open() == paths.len());
    thread::sleep(Duration::from_millis(500));
    ban(&root, "Eve");
    for requests in [here, elsewhere] {
        for (request, path) in requests.into_iter().zip(&paths) {
            assert_eq!(request.join().unwrap(), 403, "{path}");
        }
    }
}

#[test]
fn streams_end_with_their_session_their_account_and_their_key() {
    let (one, two) = two();
    let (ada, bob) = (one.register("Ada"), one.register("Bob"));
    let phone = one.sign_in("Ada", "phone");
    make_bot(&ada, "Engine").ok();
    let made = make_key(&ada, "Engine", &SCOPES).ok();
    let engine = with_key(&one, &made["key"]);
    let key = format!("{}/{}", keys_of("Engine"), made["id"].as_str().unwrap());
    for (follower, end) in [
        (&phone, &(&|| phone.delete("/v1/sessions/current")) as &dyn Fn() -> _),
        (&engine, &|| ada.delete(&key)),
        (&bob, &|| bob.delete_account()),
    ] {
        let (here, elsewhere) = (Quiet::inbox(follower), Quiet::inbox(&follower.at(&two.app)));
        let ended = end();
        assert_eq!(ended.status, 204, "{}", ended.text);
        here.ends("invalid_token");
        elsewhere.ends("invalid_token");
    }
}

#[test]
fn streams_of_spectators_end_with_a_block_and_with_the_link() {
    let (one, two) = two();
    let [ada, bob, cleo, eve] = ["Ada", "Bob", "Cleo", "Eve"].map(|name| one.register(name));
    let game = begun(json!({"seats": 2, "first_seat": 0, "visibility": "private", "invite": ["Bob"]}), &[&ada, &bob]);
    let token = bob.put(&format!("{game}/spectators/link")).ok()["token"].clone();
    for person in [&cleo, &eve] {
        assert_eq!(person.ask("PUT", &format!("{game}/spectators/me"), json!({ "token": token })).status, 204);
    }
    let stream = format!("{game}/stream?after={}", ada.get(&game).ok()["version"]);
    let follow = |person: &Person| [Quiet::of(person, &stream, 0), Quiet::of(&person.at(&two.app), &stream, 0)];
    let (of_cleo, of_eve, of_bob) = (follow(&cleo), follow(&eve), follow(&bob));
    assert_eq!(ada.put("/v1/me/blocks/Eve").status, 204);
    of_eve.into_iter().for_each(|stream| stream.ends("not_found"));
    assert!(of_cleo.iter().all(|stream| !stream.0.is_finished()), "nobody else's stream ends");
    assert_eq!(bob.delete(&format!("{game}/spectators/link")).status, 204);
    of_cleo.into_iter().for_each(|stream| stream.ends("not_found"));
    assert!(of_bob.iter().all(|stream| !stream.0.is_finished()), "players stay");
}
