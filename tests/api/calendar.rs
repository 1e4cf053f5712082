//! The calendar: an account's deadlines at a secret link, and the end of the link.

use crate::{
    admin::{ban, root},
    app::{Answer, App, Person, Setup, begun, execute, query, until_refused},
    replicas::Replica,
    service::database,
};
use jiff::{SignedDuration, Timestamp};
use serde_json::json;
use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

const LINK: &str = "/v1/me/calendar-link";

/// Makes a link to a person's calendar; answers its path.
#[track_caller]
fn link(person: &Person) -> String {
    let made = person.put(LINK);
    assert_eq!(made.header("cache-control"), "no-store");
    made.ok()["url"].as_str().unwrap().to_owned()
}

fn secret(path: &str) -> &str {
    path.strip_prefix("/v1/calendars/").unwrap().strip_suffix("/deadlines.ics").unwrap()
}

/// The properties of each event of a calendar.
#[track_caller]
fn events(calendar: &Answer) -> Vec<BTreeMap<String, String>> {
    assert_eq!((calendar.status, calendar.header("content-type")), (200, "text/calendar; charset=utf-8"));
    assert_eq!(calendar.header("cache-control"), "private, max-age=300");
    // RFC 5545: lines end with CRLF, have at most 75 bytes, and go on after a space.
    assert!(calendar.text.split("\r\n").all(|line| line.len() <= 75 && !line.contains('\n')), "{}", calendar.text);
    let text = calendar.text.replace("\r\n ", "");
    let body = text.strip_prefix("BEGIN:VCALENDAR\r\n").unwrap().strip_suffix("END:VCALENDAR\r\n").unwrap();
    assert!(body.contains("VERSION:2.0\r\n") && body.contains("\r\nPRODID:"), "{body}");
    let event = |part: &str| {
        let lines = part.split("END:VEVENT\r\n").next().unwrap().lines();
        lines
            .map(|line| line.split_once(':').unwrap())
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect()
    };
    body.split("BEGIN:VEVENT\r\n").skip(1).map(event).collect()
}

/// A private game with a clock, Ada to move.
fn timed(ada: &Person, bob: &Person) -> String {
    let clock = json!({"kind": "per_move", "seconds": 86_400});
    let game = json!({"seats": 2, "first_seat": 0, "visibility": "private", "invite": ["Bob"], "clock": clock});
    begun(game, &[ada, bob])
}

fn end_turn(person: &Person, game: &str) {
    while let Some(choice) = person.moves(game).first() {
        person.play(game, choice).ok();
    }
}

#[test]
fn a_calendar_has_the_deadlines_of_own_turns_and_no_more() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let calendar = link(&ada);
    assert_eq!(events(&app.get(&calendar)), []);
    let game = timed(&ada, &bob);
    let deadline = ada.get("/v1/me/home").ok()["games"][0]["deadline"].as_str().unwrap().parse::<Timestamp>().unwrap();
    let found = events(&app.get(&calendar));
    let id = game.strip_prefix("/v1/games/").unwrap();
    let written = |at: Timestamp| at.strftime("%Y%m%dT%H%M%SZ").to_string();
    let last = "SELECT to_char(updated_at AT TIME ZONE 'UTC', 'YYYYMMDD\"T\"HH24MISS\"Z\"') AS at FROM game_heads";
    let last = query(&app.database_url, last)[0]["at"].as_str().unwrap().to_owned();
    let expected = [
        ("DTEND", written(deadline)),
        ("DTSTAMP", last),
        ("DTSTART", written(deadline - SignedDuration::from_mins(30))),
        ("SUMMARY", "Your turn".to_owned()),
        ("UID", format!("{id}-{}", deadline.as_second())),
    ];
    assert_eq!(found, [BTreeMap::from(expected.map(|(name, value)| (name.to_owned(), value)))]);
    // The calendar of the other has the other's turns.
    end_turn(&ada, &game);
    assert_eq!(events(&app.get(&calendar)), []);
    app.wait(Duration::from_secs(60));
    end_turn(&bob, &game);
    let next = events(&app.get(&calendar));
    assert_ne!(next[0]["UID"], found[0]["UID"], "another turn is another event");
}

#[test]
fn an_event_links_to_its_game_if_the_server_has_a_url() {
    let app = App::with(Setup { public_url: "https://trains.example.org".parse().unwrap(), ..Setup::default() });
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let made = link(&ada);
    let game = timed(&ada, &bob);
    let event = &events(&app.get(made.strip_prefix("https://trains.example.org").unwrap()))[0];
    let page = game.replace("/v1/", "https://trains.example.org/play/");
    assert_eq!((&event["URL"], &event["DESCRIPTION"]), (&page, &page));
}

#[test]
fn an_unchanged_calendar_is_not_sent_again() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let calendar = link(&ada);
    let game = timed(&ada, &bob);
    let tag = app.get(&calendar).header("etag").to_owned();
    let ask = || app.send("GET", &calendar, &[("if-none-match", &tag)], "").status;
    assert_eq!(ask(), 304);
    end_turn(&ada, &game);
    assert_eq!(ask(), 200);
}

#[test]
fn a_calendar_is_in_the_language_of_its_reader() {
    let app = App::start();
    let calendar = link(&app.guest());
    let names = ["Deadlines of your turns", "Échéances de tes tours", "Fristen deiner Züge"];
    for (language, name) in ["en", "fr", "de"].into_iter().zip(names) {
        let text = app.get(&format!("{calendar}?lang={language}")).text.replace("\r\n ", "");
        assert!(text.contains(&format!("NAME:{name}\r\n")), "{text}");
    }
}

#[test]
fn a_link_is_shown_once_and_replaces_the_one_before() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    assert_eq!(ada.get(LINK).ok(), json!({"created_at": null}));
    let first = link(&ada);
    let second = link(&ada);
    assert_eq!(secret(&first).len(), 43, "256 bits");
    app.get(&first).refused(404, "not_found");
    assert_eq!(app.get(&second).status, 200);
    assert!(ada.get(LINK).ok()["created_at"].is_string());
    let export = ada.get("/v1/accounts/me/export").ok();
    assert!(export["calendar_links"][0]["created_at"].is_string());
    let stored = json!(query(&app.database_url, "SELECT to_jsonb(l) AS l FROM calendar_links l"));
    for text in [ada.get(LINK).text, export.to_string(), stored.to_string()] {
        assert!(!text.contains(secret(&second)), "{text}");
    }
    assert!(!export.to_string().contains("secret_hash"));
    assert_eq!(bob.delete(LINK).status, 204, "her own");
    assert_eq!(app.get(&second).status, 200);
    assert_eq!([ada.delete(LINK).status, ada.delete(LINK).status], [204, 204]);
    app.get(&second).refused(404, "not_found");
    assert_eq!(ada.get(LINK).ok(), json!({"created_at": null}));
}

#[test]
fn a_link_ends_with_a_password_a_sign_out_and_the_account() {
    let app = App::start();
    let (old, new) = ("a train at noon", "a night train to Wien");
    let end = |person: &Person, name: &str| match name {
        "Ada" => person.ask("PUT", "/v1/accounts/me/password", json!({"old_password": old, "new_password": new})),
        "Bob" => person.delete("/v1/sessions"),
        _ => person.ask("DELETE", "/v1/accounts/me", json!({ "password": old })),
    };
    for name in ["Ada", "Bob", "Cleo"] {
        let person = app.register(name);
        let calendar = link(&person);
        assert_eq!(app.get(&calendar).status, 200);
        assert_eq!(end(&person, name).status, 204, "{name}");
        app.get(&calendar).refused(404, "not_found");
    }
    assert_eq!(query(&app.database_url, "SELECT account_id FROM calendar_links").len(), 0);
}

#[test]
fn a_banned_account_has_no_calendar() {
    let app = App::start();
    let eve = app.register("Eve");
    let calendar = link(&eve);
    assert_eq!(app.get(&calendar).status, 200);
    assert_eq!(ban(&root(&app), "Eve"), 204);
    app.get(&calendar).refused(404, "not_found");
}

#[test]
fn a_calendar_ends_after_two_hundred_turns() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let calendar = link(&ada);
    timed(&ada, &bob);
    let more = "WITH made AS (INSERT INTO games SELECT (jsonb_populate_record(g, \
            jsonb_build_object('id', gen_random_uuid()))).* FROM games g, generate_series(1, 200) RETURNING id), \
        heads AS (INSERT INTO game_heads SELECT (jsonb_populate_record(h, \
            jsonb_build_object('game_id', m.id, 'deadline', h.deadline - interval '1 hour'))).* FROM game_heads h, made m) \
        INSERT INTO game_seats SELECT (jsonb_populate_record(s, \
            jsonb_build_object('game_id', m.id))).* FROM game_seats s, made m";
    execute(&app.database_url, more).unwrap();
    let found = events(&app.get(&calendar));
    let ends = found.iter().map(|event| event["DTEND"].clone()).collect::<BTreeSet<_>>();
    assert_eq!((found.len(), ends.len()), (200, 1), "the latest deadline is left out");
}

#[test]
fn the_secret_of_a_link_is_in_no_log() {
    let replica = Replica::logging(&database());
    let ada = replica.app.register("Ada");
    let first = link(&ada);
    let second = link(&ada);
    assert_eq!([&first, &second].map(|calendar| replica.app.get(calendar).status), [404, 200]);
    assert_eq!(replica.app.get(&format!("{second}?lang=xx")).status, 400);
    let log = replica.process.stop();
    assert!(log.contains("/v1/calendars/{secret}/deadlines.ics"), "{log}");
    for calendar in [&first, &second] {
        assert!(!log.contains(secret(calendar)));
    }
}

#[test]
fn an_address_reads_a_bounded_number_of_calendars() {
    let app = App::with(Setup { rates: 1, ..Setup::default() });
    let ada = app.register("Ada");
    until_refused(10, |_| ada.put(LINK));
    let guess = format!("/v1/calendars/{}/deadlines.ics", "A".repeat(43));
    until_refused(600, |_| app.get(&guess));
}
