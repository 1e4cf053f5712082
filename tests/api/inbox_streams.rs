//! Following an inbox: streams and requests that wait, at one replica and across two.

use crate::app::{App, Person, dealt, everyone_moves, execute};
use railhead::http::{StreamLimiter, StreamLimits};
use railhead_test_support::{
    sse::{Message, Reader},
    until,
};
use serde_json::{Value, json};
use std::{thread, time::Duration};

fn follow(person: &Person, headers: &[(&str, &str)]) -> Reader {
    let headers = headers.iter().copied().chain([("authorization", person.token.as_str())]).collect::<Vec<_>>();
    let reader = Reader::open(&person.app, "/v1/me/stream", &headers);
    assert_eq!(reader.status, 200, "{}", reader.head);
    reader
}

/// The next message.
fn next(reader: &mut Reader) -> Message {
    reader.next().expect("the stream goes on")
}

/// Reads on until a message says that these games wait for somebody and so many items are unread.
/// Other messages may come before: each is true when it is sent, however many changes one message
/// covers.
fn wait_for(reader: &mut Reader, games: &[&String], unread: u64) {
    loop {
        let message = next(reader);
        assert_eq!((&message.event[..], &message.id[..]), ("inbox", ""), "{message:?}");
        let turns = message.data["turns"].as_array().unwrap().iter();
        let waiting = turns.map(|turn| format!("/v1/games/{}", turn["game"].as_str().unwrap())).collect::<Vec<_>>();
        if waiting.iter().eq(games.iter().copied()) && message.data["unread"] == unread {
            return;
        }
    }
}

/// The next item: its number and kind. The waiting games may have changed before.
fn item(reader: &mut Reader) -> (String, Value) {
    loop {
        let message = next(reader);
        if message.event == "item" {
            assert_eq!(message.id, message.data["seq"].to_string());
            return (message.id, message.data["kind"].clone());
        }
        assert_eq!((&message.event[..], &message.id[..]), ("inbox", ""), "{message:?}");
    }
}

/// A game of two whose first turn is Ada's, begun by her.
fn begun(ada: &Person, bob: &Person) -> String {
    dealt(json!({"seats": 2, "first_seat": 0}), &[ada, bob])
}

#[test]
fn an_inbox_is_followed_across_replicas_and_resumed() {
    let one = App::start().still();
    let two = one.another().still();
    let (ada, bob) = (one.register("Ada"), one.register("Bob"));
    let mut stream = follow(&bob.at(&two), &[]);
    wait_for(&mut stream, &[], 0);
    let game = begun(&ada, &bob);
    assert_eq!(item(&mut stream), ("1".into(), json!("started")));
    wait_for(&mut stream, &[&game], 1);
    everyone_moves(&game, &[&ada, &bob]);
    wait_for(&mut stream, &[], 1);
    ada.draw_twice(&game);
    wait_for(&mut stream, &[&game], 1);
    let open = ada.open(json!({"seats": 3, "invite": ["Bob"]}));
    assert_eq!(item(&mut stream), ("2".into(), json!("invited")));
    wait_for(&mut stream, &[&game], 2);
    ada.delete(&open).ok();
    ada.open(json!({"seats": 3, "invite": ["Bob"]}));
    assert_eq!(item(&mut stream), ("3".into(), json!("invited")));
    wait_for(&mut stream, &[&game], 3);
    bob.ask("PUT", "/v1/me/inbox/read", json!({"seq": 2})).ok();
    // Read at the other replica.
    wait_for(&mut stream, &[&game], 1);
    let mut resumed = follow(&bob, &[("last-event-id", "2")]);
    assert_eq!(item(&mut resumed), ("3".into(), json!("invited")));
    wait_for(&mut resumed, &[&game], 1);
    let headers = [("authorization", bob.token.as_str()), ("last-event-id", "two")];
    assert_eq!(Reader::open(&one, "/v1/me/stream", &headers).status, 400);
    assert_eq!(Reader::open(&one, "/v1/me/stream", &[]).status, 401);
}

#[test]
fn an_inbox_whose_listening_connection_is_lost_misses_nothing() {
    let one = App::start().still();
    let two = one.another().still();
    let (ada, bob) = (one.guest(), one.guest());
    let mut stream = follow(&bob.at(&two), &[]);
    wait_for(&mut stream, &[], 0);
    let mut games = Vec::new();
    for round in 1..=3 {
        let listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
            WHERE query LIKE 'LISTEN%' AND datname = current_database()";
        execute(&one.database_url, listening).unwrap();
        games.push(begun(&ada, &bob));
        assert_eq!(item(&mut stream), (round.to_string(), json!("started")));
        wait_for(&mut stream, &games.iter().collect::<Vec<_>>(), round);
    }
}

#[test]
fn a_waiting_reader_of_the_inbox_misses_no_change() {
    let one = App::start().still();
    let two = one.another().still();
    let (ada, bob) = (one.guest(), one.guest());
    let look = |since: &Value, state: &Value, wait: u8| {
        let state = state.as_str().map_or(String::new(), |state| format!("&state={state}"));
        bob.at(&two).get(&format!("/v1/me/inbox?since={since}&wait={wait}{state}")).ok()
    };
    let mut known = look(&json!(0), &Value::Null, 0);
    let waits = || until("somebody waits", || two.permits.open() == 1);
    let (game, begins) = thread::scope(|scope| {
        let looking = scope.spawn(|| look(&known["cursor"], &known["state"], 60));
        waits();
        (begun(&ada, &bob), looking.join().unwrap())
    });
    assert_eq!(begins["items"][0]["kind"], "started");
    // The answer may be from between the item and the turn; what it did not say is said by the next.
    known = if begins["turns"] == json!([]) { look(&begins["cursor"], &begins["state"], 60) } else { begins };
    assert_eq!(known["turns"].as_array().unwrap().len(), 1);
    everyone_moves(&game, &[&ada, &bob]);
    let chosen = look(&known["cursor"], &known["state"], 60);
    assert_eq!((&chosen["turns"], &chosen["items"]), (&json!([]), &json!([])), "it changed before they asked");
    let same = thread::scope(|scope| {
        let looking = scope.spawn(|| look(&chosen["cursor"], &chosen["state"], 1));
        waits();
        two.process.time.advance(Duration::from_secs(1));
        looking.join().unwrap()
    });
    assert_eq!(same, chosen, "nothing within a second");
    let his_turn = thread::scope(|scope| {
        let looking = scope.spawn(|| look(&chosen["cursor"], &chosen["state"], 60));
        waits();
        ada.draw_twice(&game);
        looking.join().unwrap()
    });
    assert_eq!(his_turn["turns"].as_array().unwrap().len(), 1, "without an item");
    bob.get("/v1/me/inbox?wait=61").refused(400, "invalid_query");
}

#[test]
fn a_device_that_is_signed_out_is_told_nothing_more() {
    let app = App::start().still();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let phone = app.sign_in("Bob", "phone");
    let mut stream = follow(&phone, &[]);
    wait_for(&mut stream, &[], 0);
    phone.delete("/v1/sessions/current");
    begun(&ada, &bob);
    let last = next(&mut stream);
    assert_eq!((&last.event[..], &last.data), ("end", &json!({"kind": "end", "code": "invalid_token"})));
    assert_eq!(stream.next(), None);
}

#[test]
fn inbox_streams_count_with_others_and_end_at_shutdown() {
    let app = App::with_permits(StreamLimiter::new(StreamLimits { all: 6, each: 2, per_address: 9 })).still();
    let (ada, bob) = (app.guest(), app.guest());
    let game = begun(&ada, &bob);
    let (mut inbox, _game) = (follow(&bob, &[]), bob.follow(&game, 0));
    bob.get("/v1/me/stream").refused(429, "too_many_streams");
    let state = bob.get("/v1/me/inbox").ok()["state"].clone();
    let wait = format!("/v1/me/inbox?since=9&wait=9&state={}", state.as_str().unwrap());
    bob.get(&wait).refused(429, "too_many_streams");
    app.permits.drain();
    let last = loop {
        let message = next(&mut inbox);
        if !["item", "inbox"].contains(&&message.event[..]) {
            break message;
        }
    };
    assert_eq!(last.data, json!({"kind": "end", "code": "unavailable"}));
}

#[test]
fn a_request_to_be_friends_and_its_answer_come_at_once() {
    let app = App::start().still();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let [mut of_ada, mut of_bob] = [&ada, &bob].map(|person| follow(person, &[]));
    assert_eq!(ada.put("/v1/me/friends/Bob").status, 200);
    assert_eq!(item(&mut of_bob), ("1".to_owned(), json!("friend_request")));
    assert_eq!(bob.put("/v1/me/friends/Ada").status, 200);
    assert_eq!(item(&mut of_ada), ("1".to_owned(), json!("friend_accepted")));
}
