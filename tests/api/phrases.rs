//! Phrases said to the table of a game, and mutes.

use crate::app::{Answer, App, Person, everyone_moves, execute, over, query};
use railhead::hosting::phrases::Phrase;
use railhead_test_support::sse::{Message, Reader};
use serde_json::{Value, json};
use std::{thread, time::Duration};
use strum::VariantArray;

/// A table of two, not begun.
fn table(ada: &Person, bob: &Person) -> String {
    let game = ada.open(json!({"seats": 2, "first_seat": 0}));
    bob.join(&game);
    game
}

fn say(person: &Person, game: &str, phrase: &str) -> Answer {
    person.post(&format!("{game}/phrases"), json!({"phrase": phrase}))
}

fn list(person: &Person, game: &str) -> Vec<Value> {
    person.get(&format!("{game}/phrases")).items()
}

/// The phrases that a player finds in the list, the latest first.
fn heard(person: &Person, game: &str) -> Vec<String> {
    list(person, game).iter().map(|said| said["phrase"].as_str().unwrap().to_owned()).collect()
}

/// The next phrase of a stream. Events of the game may come before.
fn next(stream: &mut Reader) -> Message {
    loop {
        let message = stream.next().expect("the stream goes on");
        if message.event == "phrase" {
            return message;
        }
        assert_eq!(message.event, "", "{message:?}");
    }
}

/// A stream of a game from now on.
fn follow(person: &Person, game: &str) -> Reader {
    person.follow(game, person.app.version(game))
}

fn mute(person: &Person, name: &str) -> Answer {
    person.put(&format!("/v1/me/mutes/{name}"))
}

#[test]
fn a_phrase_is_listed_with_seat_name_time_and_version() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = table(&ada, &bob);
    let said = say(&bob, &game, "good_luck");
    assert_eq!(said.status, 201);
    let said = said.json();
    let expected = json!({"number": 1, "seat": 1, "name": "Bob", "phrase": "good_luck", "version": app.version(&game),
        "said_at": said["said_at"]});
    assert_eq!(said, expected);
    ada.start(&game);
    everyone_moves(&game, &[&ada, &bob]);
    say(&ada, &game, "applause").ok();
    let version = json!(app.version(&game));
    let all = app.get(&format!("{game}/phrases")).ok();
    assert_eq!((&all["items"][1], &all["next"]), (&said, &Value::Null));
    assert_eq!((&all["items"][0]["phrase"], &all["items"][0]["version"]), (&json!("applause"), &version));
    assert_eq!(app.get(&game).ok()["version"], version, "it is no event of the game");
    let first = app.get(&format!("{game}/phrases?limit=1")).ok();
    assert_eq!(first["items"], json!([all["items"][0]]));
    let next = first["next"].as_str().unwrap();
    let second = app.get(&format!("{game}/phrases?limit=1&cursor={next}")).ok();
    assert_eq!((&second["items"], &second["next"]), (&json!([said]), &Value::Null));
}

#[test]
fn only_seated_players_say_something_and_only_from_the_book() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = table(&ada, &bob);
    say(&eve, &game, "hello").refused(403, "not_seated");
    app.tell(&format!("{game}/phrases"), json!({"phrase": "hello"})).refused(401, "unauthenticated");
    for body in [json!({"phrase": "you_fool"}), json!({"phrase": 1}), json!({}), json!({"phrase": "hello", "to": 1})] {
        ada.post(&format!("{game}/phrases"), body).refused(400, "invalid_body");
    }
    assert!(heard(&ada, &game).is_empty());
    let private = ada.open(json!({"seats": 2, "visibility": "private"}));
    say(&ada, &private, "hello").ok();
    for stranger in [&bob, &eve] {
        stranger.get(&format!("{private}/phrases")).refused(404, "not_found");
        say(stranger, &private, "hello").refused(404, "not_found");
    }
    bob.delete(&format!("{game}/players/me")).ok();
    say(&bob, &game, "sorry").refused(403, "not_seated");
}

#[test]
fn every_phrase_can_be_said_and_is_read_in_any_language() {
    let app = App::start();
    let ada = app.register("Ada");
    let book = app.get("/v1/reference/phrases?lang=de");
    assert_eq!(book.header("content-language"), "de");
    let phrases = book.ok()["phrases"].as_array().unwrap().clone();
    assert!((25..=40).contains(&phrases.len()));
    assert_eq!(phrases.len(), Phrase::VARIANTS.len());
    let thanks = json!({"id": "thanks", "kind": "phrase", "text": "Danke!", "emoji": null});
    assert!(phrases.contains(&thanks), "{phrases:?}");
    for phrase in phrases {
        assert_eq!(phrase["emoji"].is_string(), phrase["kind"] == "reaction", "{phrase}");
        app.wait(Duration::from_secs(10));
        let game = ada.open(json!({"seats": 2, "bots": ["random"]}));
        assert_eq!(say(&ada, &game, phrase["id"].as_str().unwrap()).ok()["phrase"], phrase["id"]);
        ada.delete(&game).ok();
    }
    let known = [("if-none-match", book.header("etag"))];
    assert_eq!(app.send("GET", "/v1/reference/phrases?lang=de", &known, "").status, 304);
}

#[test]
fn a_phrase_that_is_sent_again_is_said_once() {
    let (one, two) = App::two();
    let (ada, bob) = (one.register("Ada"), one.register("Bob"));
    let game = table(&ada, &bob);
    let path = format!("{game}/phrases");
    let send = |person: &Person, phrase: &str| {
        person.post_with(&path, &[("idempotency-key", "one")], json!({ "phrase": phrase }))
    };
    let far = ada.at(&two);
    let answers = thread::scope(|scope| {
        let sent = [&ada, &far, &ada, &far].map(|person| scope.spawn(move || send(person, "hello")));
        sent.map(|sent| sent.join().unwrap())
    });
    for answer in &answers {
        assert_eq!((answer.status, &answer.text), (201, &answers[0].text));
    }
    send(&ada, "goodbye").refused(422, "idempotency_key_reused");
    send(&bob, "hello").ok();
    assert_eq!(list(&ada, &game).len(), 2);
    (0..4).for_each(|_| drop(say(&ada, &game, "smile").ok()));
    say(&ada, &game, "smile").refused(429, "too_many_phrases");
    assert_eq!(send(&ada, "hello").text, answers[0].text, "what was said counts, not what may be said now");
}

#[test]
fn a_seat_says_five_at_once_and_one_more_every_ten_seconds() {
    let (one, two) = App::two();
    let (ada, bob) = (one.register("Ada"), one.register("Bob"));
    let (game, other) = (table(&ada, &bob), table(&ada, &bob));
    let far = ada.at(&two);
    let answers = thread::scope(|scope| {
        let sent = [&ada, &far].repeat(15).into_iter().map(|person| scope.spawn(|| say(person, &game, "hello")));
        sent.collect::<Vec<_>>().into_iter().map(|sent| sent.join().unwrap()).collect::<Vec<_>>()
    });
    let (said, refused) = answers.iter().partition::<Vec<_>, _>(|answer| answer.status == 201);
    assert_eq!((said.len(), refused.len()), (5, 25));
    for answer in refused {
        let problem = answer.refused(429, "too_many_phrases");
        let seconds = problem["retry_after"].as_u64().unwrap();
        assert!((1..=10).contains(&seconds) && answer.header("retry-after") == seconds.to_string(), "{problem}");
    }
    say(&bob, &game, "hello").ok();
    say(&ada, &other, "hello").ok();
    one.wait(Duration::from_secs(10));
    say(&ada, &game, "thanks").ok();
    say(&ada, &game, "thanks").refused(429, "too_many_phrases");
    assert_eq!(list(&ada, &game).len(), 7, "a refusal says nothing");
    // Whoever comes back to the seat has no more.
    let open = bob.open(json!({"seats": 3}));
    ada.join(&open);
    (0..5).for_each(|_| drop(say(&ada, &open, "oops").ok()));
    ada.delete(&format!("{open}/players/me")).ok();
    ada.join(&open);
    say(&ada, &open, "oops").refused(429, "too_many_phrases");
}

#[test]
fn the_latest_200_phrases_of_a_game_are_kept() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (game, other) = (table(&ada, &bob), table(&ada, &bob));
    say(&ada, &other, "hello").ok();
    say(&ada, &game, "hello").ok();
    let more = "INSERT INTO phrases (game_id, number, seat, account_id, phrase, version, said_at, spent_until) \
        SELECT game_id, n, seat, account_id, 'thanks', version, said_at, said_at \
        FROM phrases, generate_series(2, 200) AS n WHERE game_id = '{}'";
    execute(&app.database_url, &more.replace("{}", game.rsplit('/').next().unwrap())).unwrap();
    let last = say(&ada, &game, "party").ok();
    assert_eq!(last["number"], 201);
    let kept = "SELECT count(*) AS kept, min(number) AS first FROM phrases GROUP BY game_id ORDER BY 1";
    let kept = query(&app.database_url, kept);
    assert_eq!(kept, [json!({"kept": 1, "first": 1}), json!({"kept": 200, "first": 2})]);
    let (mut path, mut numbers) = (format!("{game}/phrases?limit=100"), Vec::new());
    loop {
        let page = app.get(&path).ok();
        numbers.extend(page["items"].as_array().unwrap().iter().map(|said| said["number"].as_u64().unwrap()));
        let Some(next) = page["next"].as_str() else { break };
        path = format!("{game}/phrases?limit=100&cursor={next}");
    }
    assert_eq!(numbers, (2..=201).rev().collect::<Vec<_>>());
}

#[test]
fn something_can_be_said_until_24_hours_after_the_end() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = over(json!({"seats": 2}), &[&ada, &bob]);
    say(&ada, &game, "well_played").ok();
    app.wait(Duration::from_secs(24 * 3600 - 60));
    say(&bob, &game, "thanks").ok();
    app.wait(Duration::from_secs(120));
    say(&bob, &game, "another_game").refused(409, "game_over");
    assert_eq!(heard(&ada, &game), ["thanks", "well_played"]);
}

#[test]
fn phrases_reach_followers_at_every_replica_at_their_place() {
    let (one, two) = App::two();
    let (ada, bob) = (one.register("Ada"), one.register("Bob"));
    let game = table(&ada, &bob);
    let version = one.version(&game);
    let mut streams = [
        follow(&ada, &game),
        follow(&bob.at(&two), &game),
        Reader::open(&two, &format!("{game}/stream?after={version}"), &[]),
    ];
    for (person, phrase) in [(&ada, "hello"), (&bob.at(&two), "wave")] {
        let said = say(person, &game, phrase).ok();
        let mut expected = said.clone();
        expected["type"] = json!("phrase");
        for stream in &mut streams {
            let message = next(stream);
            assert_eq!((&message.id[..], &message.data), ("", &expected), "no id: the place stays");
        }
    }
    ada.start(&game);
    say(&ada, &game, "all_aboard").ok();
    for stream in &mut streams {
        // At another replica, either may come first.
        let mut messages = vec![stream.next().expect("the stream goes on")];
        let is_there = |messages: &[Message], kind: &str| messages.iter().any(|message| message.data["type"] == kind);
        while !is_there(&messages, "phrase") || !is_there(&messages, "game_started") {
            messages.push(stream.next().expect("the stream goes on"));
        }
        for message in messages {
            let id = if message.event == "phrase" { String::new() } else { format!("{}-", message.data["seq"]) };
            assert!(message.id.starts_with(&id) && message.id.is_empty() == id.is_empty(), "{message:?}");
        }
    }
    // Who comes later reads the list.
    let mut late = bob.follow(&game, version);
    everyone_moves(&game, &[&ada, &bob]);
    late.until(one.version(&game));
}

#[test]
fn a_muted_player_vanishes_from_stream_and_list_unaware() {
    let (one, two) = App::two();
    let (ada, bob, eve) = (one.register("Ada"), one.register("Bob"), one.register("Eve"));
    let game = ada.open(json!({"seats": 3}));
    bob.join(&game);
    eve.join(&game);
    let mut earlier = [follow(&ada, &game), follow(&ada.at(&two), &game)];
    say(&bob, &game, "hurry").ok();
    // A replica hears of it some time later, and must not take it for new then.
    assert_eq!(earlier.each_mut().map(|stream| next(stream).data["phrase"].clone()), ["hurry"; 2]);
    let mut streams = [follow(&ada, &game), follow(&ada.at(&two), &game), follow(&bob, &game)];
    assert_eq!(mute(&ada, "bob").status, 204);
    assert_eq!(mute(&ada, "Bob").status, 204, "again");
    let mutes = ada.get("/v1/me/mutes").ok();
    assert_eq!((&mutes["everybody"], mutes["items"].as_array().unwrap().len()), (&json!(false), 1));
    assert_eq!(mutes["items"][0]["name"], "Bob");
    say(&bob, &game, "oops").ok();
    say(&eve, &game, "hello").ok();
    assert_eq!([0, 1].map(|at| next(&mut streams[at]).data["phrase"].clone()), ["hello", "hello"]);
    assert_eq!([(); 2].map(|()| next(&mut streams[2]).data["phrase"].clone()), ["oops", "hello"]);
    assert_eq!(heard(&ada, &game), ["hello"], "past phrases, too");
    assert_eq!(heard(&bob, &game), ["hello", "oops", "hurry"]);
    assert_eq!(bob.get("/v1/me/mutes").ok()["items"], json!([]));
    assert!(!bob.get("/v1/accounts/me/export").text.contains("muted_at"));
    assert_eq!(ada.delete("/v1/me/mutes/Bob").status, 204);
    assert_eq!(ada.delete("/v1/me/mutes/Bob").status, 204, "again");
    assert_eq!(heard(&ada, &game), ["hello", "oops", "hurry"]);
    say(&bob, &game, "smile").ok();
    assert_eq!(next(&mut streams[0]).data["phrase"], "smile");
}

#[test]
fn a_player_who_mutes_everybody_hears_only_themselves() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = table(&ada, &bob);
    let mut stream = follow(&ada, &game);
    mute(&ada, "Bob");
    let mutes = ada.ask("PUT", "/v1/me/mutes", json!({"everybody": true})).ok();
    assert_eq!((&mutes["everybody"], &mutes["items"][0]["name"]), (&json!(true), &json!("Bob")));
    ada.delete("/v1/me/mutes/Bob");
    say(&bob, &game, "hello").ok();
    say(&ada, &game, "hello").ok();
    assert_eq!(next(&mut stream).data["name"], "Ada");
    assert_eq!(list(&ada, &game).len(), 1);
    assert_eq!(list(&bob, &game).len(), 2);
    assert_eq!(ada.ask("PUT", "/v1/me/mutes", json!({"everybody": false})).ok()["everybody"], false);
    assert_eq!(list(&ada, &game).len(), 2);
    ada.ask("PUT", "/v1/me/mutes", json!({})).refused(400, "invalid_body");
}

#[test]
fn at_most_500_players_are_muted_and_nobody_mutes_themselves() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    mute(&ada, "Ada").refused(400, "invalid_path");
    mute(&ada, "Nobody").refused(404, "not_found");
    ada.delete("/v1/me/mutes/Nobody").refused(404, "not_found");
    let many = "WITH others AS (INSERT INTO accounts (id, name) \
            SELECT gen_random_uuid(), 'Other ' || n FROM generate_series(1, 499) n RETURNING id) \
        INSERT INTO mutes (account_id, muted_id, muted_at) \
        SELECT a.id, o.id, now() FROM accounts a, others o WHERE a.name = 'Ada'";
    execute(&app.database_url, many).unwrap();
    assert_eq!(mute(&ada, "Bob").status, 204);
    let cleo = app.register("Cleo");
    assert_eq!(mute(&ada, "Cleo").refused(409, "too_many_mutes")["most"], 500);
    assert_eq!(mute(&ada, "Bob").status, 204, "nothing changes");
    assert_eq!(ada.get("/v1/me/mutes").items().len(), 500);
    assert_eq!(mute(&cleo, "Ada").status, 204);
    ada.delete("/v1/me/mutes/Bob");
    assert_eq!(mute(&ada, "Cleo").status, 204);
    drop(bob);
}

#[test]
fn phrases_are_in_no_log_export_or_replay_and_lose_their_name() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = over(json!({"seats": 2}), &[&ada, &bob]);
    say(&bob, &game, "well_played").ok();
    mute(&ada, "Bob");
    for part in ["events", "export", "replay", "fairness", "view"] {
        let answer = ada.get(&format!("{game}/{part}"));
        assert!(answer.status == 200 && !answer.text.contains("well_played"), "{part}: {}", answer.text);
    }
    let own = bob.get("/v1/accounts/me/export").ok();
    assert_eq!((&own["phrases"][0]["phrase"], &own["mutes"]), (&json!("well_played"), &json!([])));
    assert_eq!(ada.get("/v1/accounts/me/export").ok()["mutes"][0]["name"], "Bob");
    assert_eq!(bob.delete_account().status, 204);
    let said = list(&ada, &game);
    assert_eq!(
        (&said[0]["seat"], &said[0]["name"], &said[0]["phrase"]),
        (&json!(1), &Value::Null, &json!("well_played"))
    );
    assert_eq!(ada.get("/v1/me/mutes").ok()["items"], json!([]));
}

#[test]
fn phrases_are_deleted_60_days_after_but_not_in_running_games() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (done, open) = (over(json!({"seats": 2}), &[&ada, &bob]), table(&ada, &bob));
    say(&ada, &done, "thanks").ok();
    say(&ada, &open, "hello").ok();
    let left = |days: i64| {
        let at = app.process.time.now() + jiff::SignedDuration::from_hours(24 * days);
        app.sweep(at);
        query(&app.database_url, "SELECT phrase FROM phrases ORDER BY 1").len()
    };
    assert_eq!((left(59), left(61)), (2, 1));
    assert_eq!(query(&app.database_url, "SELECT phrase FROM phrases")[0]["phrase"], "hello");
}
