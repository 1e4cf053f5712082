//! Following a game: streams of events and requests that wait, at one replica and across two.

use crate::{
    app::{App, Person, Setup, begun, execute},
    games::all_events,
};
use railhead::http::{StreamLimiter, StreamLimits};
use railhead_test_support::{sse::Reader, until};
use serde_json::json;
use std::{io::Write, net::TcpStream, thread, time::Duration};

fn two(app: &App) -> (Person, Person, String) {
    let (ada, bob) = (app.guest(), app.guest());
    let game = ada.open(json!({"seats": 2, "first_seat": 0}));
    bob.join(&game);
    (ada, bob, game)
}

fn play_a_little(people: &[&Person], game: &str, moves: usize) {
    for _ in 0..moves {
        let mover = people.iter().find(|person| !person.moves(game).is_empty()).unwrap();
        mover.play(game, &mover.moves(game)[0]).ok();
    }
}

#[test]
fn a_stream_tells_its_readers_view_from_their_place() {
    let app = App::start();
    let (ada, bob, game) = two(&app);
    let mut streams = [ada.follow(&game, 0), bob.follow(&game, 2), Reader::open(&app, &format!("{game}/stream"), &[])];
    ada.start(&game);
    play_a_little(&[&ada, &bob], &game, 12);
    let last = app.version(&game);
    assert_eq!(streams[0].until(last), ada.events(&game, 0));
    assert_eq!(streams[1].until(last), bob.events(&game, 2));
    let public = app.events(&game, 0);
    assert_eq!(streams[2].until(last), public);
    assert!(streams[0].head.contains("text/event-stream"));
    let seventh = ada.follow(&game, 6).next().unwrap().id;
    let resumed = [("authorization", ada.token.as_str()), ("last-event-id", seventh.as_str())];
    let mut resumed = Reader::open(&app, &format!("{game}/stream?after=1"), &resumed);
    assert_eq!(resumed.until(last), ada.events(&game, 7));
    for wrong in ["seven", "7"] {
        let refused = Reader::open(&app, &format!("{game}/stream"), &[("last-event-id", wrong)]);
        assert_eq!(refused.status, 400);
    }
}

#[test]
fn an_empty_last_event_id_is_as_if_it_were_not_there() {
    let app = App::start();
    let (ada, _, game) = two(&app);
    ada.start(&game);
    let last = app.version(&game);
    let own = [("authorization", ada.token.as_str()), ("last-event-id", "")];
    assert_eq!(Reader::open(&app, &format!("{game}/stream"), &own).until(last), ada.events(&game, 0));
    assert_eq!(Reader::open(&app, &format!("{game}/stream?after=2"), &own).until(last), ada.events(&game, 2));
    assert_eq!(Reader::open(&app, &format!("{game}/stream?after="), &own[..1]).until(last), ada.events(&game, 0));
    assert_eq!(Reader::open(&app, "/v1/me/stream", &own).status, 200);
    let all = ada.get(&format!("{game}/events")).ok();
    assert_eq!(ada.get(&format!("{game}/events?after=")).ok(), all);
}

#[test]
fn an_empty_header_asks_for_nothing_or_is_refused() {
    let app = App::start();
    let (ada, _, game) = two(&app);
    let get = |path: &str, name: &str| app.send("GET", path, &[("authorization", &ada.token), (name, "")], "");
    for header in ["if-none-match", "accept-language", "range", "accept", "accept-encoding", "x-request-id"] {
        let answer = get(&format!("{game}/view"), header);
        assert_eq!((answer.status, answer.header("content-language")), (200, ""), "{header}");
    }
    let refused = get(&format!("{game}?seats=x"), "accept-language");
    assert_eq!(refused.status, 200, "{}", refused.text);
    // Without what these protect, the request would be carried out.
    for header in ["if-match", "idempotency-key"] {
        let start = [("authorization", ada.token.as_str()), (header, "")];
        app.send("POST", &format!("{game}/start"), &start, "").refused(400, "invalid_header");
    }
    app.send("GET", "/v1/accounts/me", &[("authorization", "")], "").refused(401, "invalid_token");
    ada.start(&game);
}

#[test]
fn a_stream_ends_with_its_game_and_then_there_is_nothing_more() {
    let app = App::start();
    let ada = app.guest();
    let game = ada.open(json!({"seats": 2, "bots": ["random"]}));
    let mut stream = ada.follow(&game, 0);
    ada.start(&game);
    ada.play_to_the_end(&game, |count| count - 1);
    let last = app.version(&game);
    let events = stream.until(last);
    let seqs = events.iter().map(|event| event["seq"].as_u64().unwrap()).collect::<Vec<_>>();
    assert_eq!(seqs, (1..=last).collect::<Vec<_>>(), "each once, in order");
    let end = stream.next().unwrap();
    assert_eq!((&end.event[..], &end.data), ("end", &json!({"type": "end", "code": "game_over"})));
    assert_eq!(stream.next(), None);
    let mut late = ada.follow(&game, last - 3);
    assert_eq!(late.until(last), ada.events(&game, last - 3));
    let after = Reader::open(&app, &format!("{game}/stream?after={last}"), &[]);
    assert_eq!(after.status, 204);
    assert_eq!(all_events(&app, &game).len() as u64, last);
}

#[test]
fn events_of_another_replica_are_told_here_and_once() {
    let (one, other) = App::two();
    let (ada, bob, game) = two(&one);
    let mut streams = [ada.at(&other).follow(&game, 0), bob.follow(&game, 0)];
    ada.start(&game);
    for _ in 0..6 {
        play_a_little(&[&ada, &bob], &game, 1);
        play_a_little(&[&ada.at(&other), &bob.at(&other)], &game, 1);
    }
    let last = one.version(&game);
    assert_eq!(streams[0].until(last), ada.events(&game, 0));
    assert_eq!(streams[1].until(last), bob.events(&game, 0));
}

#[test]
fn a_waiting_request_is_answered_at_once_from_any_replica() {
    let (one, other) = App::two();
    let (ada, bob, game) = two(&one);
    ada.start(&game);
    let known = one.version(&game);
    // So no time runs out.
    [&one, &other].iter().for_each(|app| app.process.time.hold());
    let waiting = |count: usize| until("they wait", || one.permits.open() + other.permits.open() == count);
    thread::scope(|scope| {
        let waits = [&one, &other].map(|app| {
            let (bob, game) = (bob.at(app), &game);
            scope.spawn(move || bob.get(&format!("{game}/events?after={known}&wait=30")).ok())
        });
        waiting(2);
        ada.play(&game, &ada.moves(&game)[0]).ok();
        for wait in waits {
            assert_eq!(wait.join().unwrap()["events"][0]["seq"], known + 1);
        }
    });
    let known = one.version(&game);
    thread::scope(|scope| {
        let wait = scope.spawn(|| bob.get(&format!("{game}/events?after={known}&wait=7")).ok());
        waiting(1);
        one.process.time.advance(Duration::from_millis(6999));
        thread::sleep(Duration::from_millis(100));
        assert!(!wait.is_finished(), "seven seconds are not over");
        one.process.time.advance(Duration::from_millis(1));
        assert_eq!(wait.join().unwrap()["events"], json!([]));
    });
    let events = bob.get(&format!("{game}/events?after=0&wait=60")).ok()["events"].clone();
    assert!(events[0].is_object(), "there was something already");
    bob.get(&format!("{game}/events?wait=61")).refused(400, "invalid_query");
}

#[test]
fn a_database_connection_cut_in_mid_game_loses_nothing() {
    let (one, other) = App::two();
    let (ada, bob, game) = two(&one);
    let mut stream = ada.at(&other).follow(&game, 0);
    ada.start(&game);
    for _ in 0..3 {
        let listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
            WHERE query LIKE 'LISTEN%' AND datname = current_database()";
        execute(&one.database_url, listening).unwrap();
        play_a_little(&[&ada, &bob], &game, 2);
    }
    let last = one.version(&game);
    assert_eq!(stream.until(last), ada.events(&game, 0));
}

#[test]
fn a_viewer_without_the_right_is_sent_away() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 2, "visibility": "private", "invite": ["Bob"]}));
    assert_eq!(Reader::open(&app, &format!("{game}/stream"), &[]).status, 404);
    bob.join(&game);
    let mut stream = bob.follow(&game, 0);
    assert_eq!(stream.until(3).len(), 3);
    ada.delete(&format!("{game}/players/1")).ok();
    let end = stream.next().unwrap();
    assert_eq!((&end.event[..], &end.data["code"]), ("end", &json!("not_found")));
    assert_eq!(stream.next(), None);
}

#[test]
fn a_player_without_the_seat_sees_no_more_than_others() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let eve = app.guest();
    let game = begun(json!({"seats": 3, "first_seat": 0}), &[&ada, &bob, &eve]);
    let mut stream = ada.follow(&game, app.version(&game));
    let before = app.version(&game);
    ada.resign(&game);
    play_a_little(&[&bob, &eve], &game, 4);
    let last = app.version(&game);
    let public = app.events(&game, before);
    assert_eq!(stream.until(last), public);
}

#[test]
fn a_silent_stream_has_a_heartbeat_and_ends_with_its_session() {
    let app = App::start();
    let (ada, bob, game) = two(&app);
    app.process.time.hold();
    let (mut anybodys, mut adas) = (Reader::open(&app, &format!("{game}/stream?after=3"), &[]), ada.follow(&game, 3));
    assert_eq!(ada.delete("/v1/sessions/current").status, 204);
    let end = adas.next().unwrap();
    assert_eq!((&end.event[..], &end.data["code"]), ("end", &json!("invalid_token")));
    // Fifteen seconds after the last line, which was the first; a move would come before.
    app.process.time.advance(Duration::from_millis(14_999));
    bob.delete(&format!("{game}/players/me")).ok();
    assert_eq!(anybodys.until(4).len(), 1);
    app.process.time.advance(Duration::from_millis(14_999));
    bob.join(&game);
    assert_eq!(anybodys.until(5).len(), 1);
    app.process.time.advance(Duration::from_secs(15));
    assert!(anybodys.next_or_heartbeat().unwrap().comment);
}

#[test]
fn streams_are_bounded_and_end_when_the_server_shuts_down() {
    let app = App::with_permits(StreamLimiter::new(StreamLimits { all: 6, each: 2, per_address: 9 }));
    let (ada, bob, game) = two(&app);
    let mut open = (0..2).map(|_| ada.follow(&game, 0)).collect::<Vec<_>>();
    let path = format!("{game}/stream");
    ada.get(&path).refused(429, "too_many_streams");
    ada.get(&format!("{game}/events?after=3&wait=1")).refused(429, "too_many_streams");
    open.extend((0..2).map(|_| bob.follow(&game, 0)));
    open.push(Reader::open(&app, &path, &[]));
    let refused = app.get(&path);
    refused.refused(429, "too_many_streams");
    assert_eq!(refused.header("retry-after"), "5");
    drop(open.pop());
    ada.start(&game);
    play_a_little(&[&ada, &bob], &game, 2);
    until("who has gone makes room", || Reader::open(&app, &path, &[]).status != 429);
    app.permits.drain();
    for stream in &mut open {
        let end = std::iter::from_fn(|| stream.next()).last().unwrap();
        assert_eq!((&end.event[..], &end.data["code"]), ("end", &json!("unavailable")));
    }
    app.get(&path).refused(503, "unavailable");
}

#[test]
fn a_client_that_hangs_up_has_room_for_another_stream() {
    let app = App::with_permits(StreamLimiter::new(StreamLimits { all: 9, each: 1, per_address: 9 }));
    let (ada, _, game) = two(&app);
    let path = format!("{game}/stream");
    // So there is no heartbeat at which it would be noticed.
    app.process.time.hold();
    let counted = |open: usize| until(format!("{open} streams are open"), || app.permits.open() == open);
    for _ in 0..3 {
        let mut stream = ada.follow(&game, 0);
        stream.next();
        ada.get(&path).refused(429, "too_many_streams");
        drop(stream);
        counted(0);
    }
    let address = app.url.strip_prefix("http://").unwrap();
    for path in [format!("{game}/events?after=9&wait=50"), "/v1/me/inbox?wait=50".to_owned()] {
        let mut waiting = TcpStream::connect(address).unwrap();
        write!(waiting, "GET {path} HTTP/1.1\r\nhost: {address}\r\nauthorization: {}\r\n\r\n", ada.token).unwrap();
        counted(1);
        drop(waiting);
        counted(0);
    }
    // One that has sent another request ahead is noticed a little later.
    let mut waiting = TcpStream::connect(address).unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nauthorization: {}\r\n\r\n", ada.token);
    waiting.write_all(request.repeat(2).as_bytes()).unwrap();
    counted(1);
    drop(waiting);
    counted(0);
}

/// A guest's stream costs a stranger nothing but a request.
#[test]
fn one_address_leaves_streams_to_others_and_players() {
    let limits = StreamLimits { all: 10, each: 2, per_address: 5 };
    let app = App::with(Setup { permits: StreamLimiter::new(limits), proxies: 1, ..Setup::default() });
    let (ada, bob, game) = two(&app);
    let watched = ada.open(json!({"seats": 2}));
    let follow = |person: &Person, game: &str, address: &str| {
        let own = [("authorization", person.token.as_str()), ("x-forwarded-for", address)];
        Reader::open(&app, &format!("{game}/stream"), &own)
    };
    let strangers = (0..5).map(|_| app.guest()).collect::<Vec<_>>();
    let mut open = Vec::new();
    for stranger in &strangers {
        open.push(follow(stranger, &watched, "203.0.113.7"));
    }
    assert!(open.iter().all(|stream| stream.status == 200));
    assert_eq!(follow(&ada, &game, "203.0.113.7").status, 429, "the address has its share");
    for stranger in &strangers[..3] {
        open.push(follow(stranger, &watched, "203.0.113.8"));
    }
    assert!(open.iter().all(|stream| stream.status == 200));
    assert_eq!(follow(&strangers[4], &watched, "203.0.113.9").status, 429);
    // The last fifth is for who plays.
    ada.start(&game);
    assert_eq!(follow(&strangers[4], &game, "203.0.113.9").status, 429);
    open.push(follow(&ada, &game, "203.0.113.9"));
    open.push(follow(&bob, &game, "203.0.113.9"));
    assert!(open.iter().all(|stream| stream.status == 200));
}

#[test]
fn a_waiting_request_is_refused_after_its_session_has_ended() {
    let app = App::start();
    let (ada, bob, game) = two(&app);
    let phone = app.person(&app.refresh(&ada.refresh).ok());
    let (version, name) = (app.version(&game), ada.account()["name"].clone());
    let inbox = format!("/v1/me/inbox?wait=20&state={}", ada.get("/v1/me/inbox").ok()["state"].as_str().unwrap());
    thread::scope(|scope| {
        let waiting = scope.spawn(|| ada.get(&format!("{game}/events?after={version}&wait=20")));
        let reading = scope.spawn(|| ada.get(&inbox));
        until("they wait", || app.permits.open() == 2);
        assert_eq!(phone.delete("/v1/sessions/current").status, 204);
        bob.delete(&format!("{game}/players/me")).ok();
        bob.join(&game);
        waiting.join().unwrap().refused(401, "invalid_token");
        app.register("Eve").post("/v1/games", json!({"seats": 2, "invite": [name]})).ok();
        reading.join().unwrap().refused(401, "invalid_token");
    });
}
