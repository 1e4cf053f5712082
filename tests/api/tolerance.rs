//! Requests that HTTP lets a client write in more than one way, and what programs add of their own.

use crate::{
    app::{App, Person, query},
    bots_of_others::bot,
};
use serde_json::{Value, json};
use std::{
    io::{Read, Write},
    net::{Shutdown, TcpStream},
    time::Duration,
};

const JSON: (&str, &str) = ("content-type", "application/json");

/// A connection that sends texts as they are.
struct Wire(TcpStream);

impl Wire {
    fn to(app: &App) -> Wire {
        let stream = TcpStream::connect(app.url.strip_prefix("http://").unwrap()).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        stream.set_nodelay(true).unwrap();
        Wire(stream)
    }

    fn send(&mut self, text: &[u8]) {
        self.0.write_all(text).unwrap();
    }

    /// The next head that the server sends.
    fn head(&mut self) -> String {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            assert_eq!(self.0.read(&mut byte).unwrap(), 1, "{}", String::from_utf8_lossy(&head));
            head.push(byte[0]);
        }
        String::from_utf8(head).unwrap().to_lowercase()
    }
}

/// The head of a request that opens a table and waits to be asked for so many bytes.
fn waiting(token: &str, length: usize) -> String {
    format!(
        "POST /v1/games HTTP/1.1\r\nhost: x\r\n{token}content-type: application/json\r\ncontent-length: {length}\r\n\
         expect: 100-continue\r\n\r\n"
    )
}

#[test]
fn a_body_is_asked_for_by_who_reads_it() {
    let app = App::start();
    let (ada, table) = (app.register("Ada"), br#"{"seats":2}"#);
    let token = format!("authorization: {}\r\n", ada.token);
    for (head, status) in [(waiting("", table.len()), "401"), (waiting(&token, 20_000_000), "413")] {
        let mut wire = Wire::to(&app);
        wire.send(head.as_bytes());
        let answer = wire.head();
        assert!(answer.starts_with(&format!("http/1.1 {status}")), "{answer}");
        assert!(answer.contains("connection: close"), "what follows may be the body or not: {answer}");
    }
    let bot = bot(&ada, "Engine");
    for token in [token, format!("authorization: {}\r\n", bot.token)] {
        let mut wire = Wire::to(&app);
        for _ in 0..2 {
            wire.send(waiting(&token, table.len()).as_bytes());
            assert_eq!(wire.head(), "http/1.1 100 continue\r\n\r\n");
            wire.send(table);
            let answer = wire.head();
            assert!(answer.starts_with("http/1.1 201") && !answer.contains("connection: close"), "{answer}");
            let length = answer.split("content-length: ").nth(1).unwrap().split('\r').next().unwrap();
            wire.0.read_exact(&mut vec![0; length.parse().unwrap()]).unwrap();
        }
    }
    assert_eq!(query(&app.database_url, "SELECT count(*) FROM games")[0]["count"], 4);
}

#[test]
fn a_body_that_is_not_waited_for_is_read_without_a_question() {
    let app = App::start();
    let (ada, table) = (app.register("Ada"), r#"{"seats":2}"#);
    let mut wire = Wire::to(&app);
    wire.send(format!("{}{table}", waiting(&format!("authorization: {}\r\n", ada.token), table.len())).as_bytes());
    let mut answer = wire.head();
    if answer.starts_with("http/1.1 100") {
        answer = wire.head();
    }
    assert!(answer.starts_with("http/1.1 201"), "{answer}");
}

#[test]
fn the_scheme_of_a_token_has_no_case() {
    let app = App::start();
    let ada = app.register("Ada");
    for token in [ada.token.clone(), bot(&ada, "Engine").token] {
        let token = token.strip_prefix("Bearer ").unwrap();
        let me =
            |scheme: &str| app.send("GET", "/v1/accounts/me", &[("authorization", &format!("{scheme}{token}"))], "");
        for scheme in ["Bearer ", "bearer ", "BEARER  "] {
            me(scheme).ok();
        }
        for scheme in ["", "Basic ", "Bearer"] {
            assert_eq!(me(scheme).status, 401, "{scheme}");
        }
    }
}

#[test]
fn a_byte_order_mark_before_json_is_ignored() {
    let app = App::start();
    let ada = app.register("Ada");
    let open = |text: &str| app.send("POST", "/v1/games", &[("authorization", &ada.token), JSON], text);
    open("\u{feff}{\"seats\":2}").ok();
    open("\u{feff}\u{feff}{\"seats\":2}").refused(400, "invalid_body");
    open("\u{feff}").refused(400, "invalid_body");
    let mut wire = Wire::to(&app);
    let text = "\u{feff}{\"seats\":2}";
    let length = text.len();
    let head = format!("authorization: {}\r\ncontent-type: application/json\r\ncontent-length: {length}", ada.token);
    wire.send(format!("POST /v1/games HTTP/1.1\r\nhost: x\r\n{head}\r\n\r\n").as_bytes());
    text.as_bytes().iter().for_each(|byte| wire.send(&[*byte]));
    assert!(wire.head().starts_with("http/1.1 201"));
    wire.0.shutdown(Shutdown::Both).unwrap();
}

#[test]
fn an_idempotency_key_is_the_same_with_and_without_quotes() {
    let app = App::start();
    let ada = app.register("Ada");
    let open = |key: &str| ada.post_with("/v1/games", &[("idempotency-key", key)], json!({"seats": 2}));
    let first = open("k1");
    let again = open("\"k1\"");
    assert_eq!((first.status, again.header("idempotent-replayed")), (201, "true"));
    assert_eq!(first.text, again.text);
    for other in ["\"k1", "\"\"k1\"\""] {
        assert_eq!(open(other).header("idempotent-replayed"), "", "{other}");
    }
    for empty in ["", "\"\""] {
        open(empty).refused(400, "invalid_header");
    }
}

#[test]
fn pages_for_people_are_found_with_a_slash_behind_them() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = ada.open(json!({"seats": 2, "visibility": "public"}));
    let code = ada.get(&game).ok()["code"].as_str().unwrap().to_owned();
    let embedded = game.replace("/v1/", "/embed/");
    for page in [format!("/i/{code}"), embedded, "/docs/guides/bots".to_owned()] {
        let (with, without) = (app.get(&format!("{page}/?lang=de")), app.get(&format!("{page}?lang=de")));
        assert_eq!((with.status, &with.text), (200, &without.text), "{page}");
    }
    // The paths of the API are exact.
    app.get("/v1/games/").refused(404, "not_found");
    app.get("/i/").refused(404, "not_found");
    app.get("/trains/").refused(404, "not_found");
}

#[test]
fn a_language_may_have_a_region_and_capital_letters() {
    let app = App::start();
    for (tag, language) in [("de-AT", "de"), ("DE", "de"), ("fr_CA", "fr"), ("en-GB-oxendict", "en")] {
        let refused = app.get(&format!("/v1/games/{}?lang={tag}", "01890000-0000-7000-8000-000000000000"));
        assert_eq!((refused.status, refused.header("content-language")), (404, language), "{tag}");
    }
    for tag in ["deutsch", "x-de", "", "-de"] {
        assert_eq!(app.get(&format!("/v1?lang={tag}")).refused(400, "invalid_query")["parameter"], "lang", "{tag}");
    }
}

#[test]
fn pictures_ignore_what_sites_add_to_their_addresses() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = ada.open(json!({"seats": 2, "visibility": "public"}));
    let page = game.replace("/v1/", "/play/");
    for path in [format!("{game}/board.svg?theme=dark"), format!("/v1/oembed?format=json&url={page}")] {
        let others = app.get(&format!("{path}&v=2&dnt=1&utm_source=a%26b&v=3"));
        assert_eq!((others.status, &others.text), (200, &app.get(&path).text), "{path}");
    }
    let wrong = app.get(&format!("{game}/board.svg?v=2&theme=pink")).refused(400, "invalid_query");
    assert_eq!(wrong["parameter"], "theme");
    let twice = app.get(&format!("{game}/board.svg?theme=dark&theme=dark")).refused(400, "invalid_query");
    assert_eq!(twice["parameter"], "theme");
}

/// A subscription to a push service at this URL.
fn subscribe(person: &Person, endpoint: &str) -> crate::app::Answer {
    let keys = json!({"auth": "BTBZMqHH6r4Tts7J_aSIgg",
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"});
    person.ask("PUT", "/v1/me/push", json!({"endpoint": endpoint, "keys": keys}))
}

#[test]
fn endpoints_of_push_services_may_be_long() {
    let app = App::start();
    let ada = app.register("Ada");
    let long = |length: usize| format!("https://wns2-db5p.notify.windows.com/w/?token={}", "B".repeat(length - 46));
    for length in [700, 2000] {
        let endpoint = long(length);
        assert_eq!(endpoint.len(), length);
        assert_eq!(subscribe(&ada, &endpoint).ok()["endpoint"], endpoint);
    }
    let refused: Value = subscribe(&ada, &long(2001)).refused(422, "invalid_subscription");
    assert!(refused["detail"].as_str().unwrap().contains("2000"), "{refused}");
}
