//! Requirements of HTTP for every path: methods, CORS, safe headers, compression.

use crate::{
    app::{App, Setup, dealt, over},
    openapi::NOBODY,
};
use railhead_test_support::sse::Reader;
use serde_json::json;
use std::{
    io::{Read, Write},
    net::TcpStream,
};

/// Sends a request by hand and returns the head of the answer and its body, uninterpreted.
fn raw(app: &App, request: &str) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(app.url.strip_prefix("http://").unwrap()).unwrap();
    write!(stream, "{request}\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    let body = answer.split_off(end + 4);
    (String::from_utf8(answer).unwrap().to_lowercase(), body)
}

#[test]
fn a_wrong_method_is_405_with_those_allowed_on_every_path() {
    let app = App::start();
    let ada = app.register("Ada");
    for (path, methods) in crate::openapi::methods() {
        let path = path.replace("{game_id}", NOBODY).replace("{seat}", "1").replace("{name}", "Ada");
        let path = path.split('/').map(|part| if part.starts_with('{') { NOBODY } else { part });
        let path = path.collect::<Vec<_>>().join("/");
        for method in ["GET", "PUT", "POST", "DELETE", "PATCH", "BREW"].into_iter().filter(|m| !methods.contains(m)) {
            // Neither without a token, nor with one, nor with a body that is no JSON.
            for headers in [vec![], vec![("authorization", ada.token.as_str()), ("content-type", "text/plain")]] {
                let answer = app.send(method, &path, &headers, "");
                let allowed = answer.refused(405, "method_not_allowed")["allowed"].clone();
                assert_eq!(answer.header("allow"), methods.join(", "), "{method} {path}");
                assert_eq!(allowed, json!(methods), "{method} {path}");
            }
        }
        let options = app.send("OPTIONS", &path, &[], "");
        assert_eq!((options.status, options.header("allow")), (204, methods.join(", ").as_str()), "{path}");
    }
    app.send("OPTIONS", "/v1/trains", &[], "").refused(404, "not_found");
}

#[test]
fn head_answers_with_the_headers_of_get_and_no_body() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    for path in [format!("{game}/view"), game.clone(), "/v1/reference/board".to_owned(), "/v1/accounts/me".to_owned()] {
        let head = |method: &str| {
            let (head, body) = raw(&app, &format!("{method} {path} HTTP/1.1\r\nauthorization: {}", ada.token));
            let same = head.lines().filter(|line| !line.starts_with("x-request-id") && !line.starts_with("date"));
            let mut same = same.map(str::to_owned).collect::<Vec<_>>();
            same.sort();
            (same, body.len())
        };
        let (got, body) = head("GET");
        assert!(got[0].contains("content") || body > 0, "{got:?}");
        assert_eq!(head("HEAD"), (got, 0), "{path}");
    }
    app.send("HEAD", "/v1/trains", &[], "").headers.get("content-length").unwrap();
    assert_eq!(app.send("HEAD", "/v1/accounts", &[], "").status, 405);
}

#[test]
fn head_of_a_stream_ends_and_gives_its_place_back() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = ada.open(json!({"seats": 2, "bots": ["random"]}));
    for path in [format!("{game}/stream"), "/v1/me/stream".to_owned()] {
        let (head, body) = raw(&app, &format!("HEAD {path} HTTP/1.1\r\nauthorization: {}", ada.token));
        assert!(head.starts_with("http/1.1 200") && head.contains("content-type: text/event-stream"), "{head}");
        assert!(body.is_empty());
    }
    assert_eq!(app.permits.open(), 0);
}

const PAGE: &str = "https://play.example.org";

fn with_page() -> App {
    App::with(Setup { cors_origins: vec![PAGE.parse().unwrap()], ..Setup::default() })
}

#[test]
fn a_page_of_a_listed_origin_may_call_the_api_and_read_headers() {
    let app = with_page();
    let preflight = |origin: &str| {
        let headers = [
            ("origin", origin),
            ("access-control-request-method", "POST"),
            ("access-control-request-headers", "authorization,content-type,idempotency-key,if-match"),
        ];
        app.send("OPTIONS", &format!("/v1/games/{NOBODY}/moves"), &headers, "")
    };
    let allowed = preflight(PAGE);
    assert_eq!((allowed.status, allowed.header("access-control-allow-origin")), (200, PAGE));
    assert_eq!(allowed.header("access-control-max-age"), "86400");
    assert!(allowed.header("access-control-allow-methods").contains("PATCH"));
    assert!(allowed.header("access-control-allow-headers").to_lowercase().contains("idempotency-key"));
    assert!(allowed.header("access-control-allow-credentials").is_empty());
    for other in ["https://evil.example.org", "https://play.example.org:8443", "null"] {
        assert!(preflight(other).header("access-control-allow-origin").is_empty(), "{other}");
    }
    // A refusal can be read too: its code says what to do.
    let refused = app.send("GET", "/v1/accounts/me", &[("origin", PAGE)], "");
    refused.refused(401, "unauthenticated");
    assert_eq!(refused.header("access-control-allow-origin"), PAGE);
    for name in ["etag", "location", "retry-after", "ratelimit", "ratelimit-policy", "x-request-id"] {
        assert!(refused.header("access-control-expose-headers").to_lowercase().contains(name), "{name}");
    }
    let stranger = app.send("GET", "/v1/accounts/me", &[("origin", "https://evil.example.org")], "");
    assert!(stranger.header("access-control-allow-origin").is_empty());
    // A cache must not give the answer for one page to another.
    assert!([&refused, &stranger].iter().all(|answer| answer.header("vary").to_lowercase().contains("origin")));
}

#[test]
fn without_listed_origins_there_is_no_cors() {
    let app = App::start();
    let headers = [("origin", PAGE), ("access-control-request-method", "POST")];
    let answer = app.send("OPTIONS", "/v1/games", &headers, "");
    assert_eq!((answer.status, answer.header("allow")), (204, "GET, HEAD, POST, OPTIONS"));
    assert!(answer.headers.keys().all(|name| !name.as_str().starts_with("access-control")));
}

#[test]
fn an_origin_that_no_browser_sends_stops_the_start() {
    let serve = |origin: &str| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_railhead"));
        command.args(["serve", "--cors-origin", origin]).output().unwrap()
    };
    for (origin, says) in [("*", "must be a scheme"), ("https://a.org/", "browsers send it as https://a.org")] {
        let output = serve(origin);
        assert!(!output.status.success(), "{origin}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(says), "{output:?}");
    }
}

#[test]
fn private_answers_and_refusals_are_stored_by_nobody() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = ada.open(json!({"seats": 2, "visibility": "public"}));
    let made = app.tell("/v1/sessions", json!({"name": "Ada", "password": "a train at noon"}));
    let answers = [
        made,
        ada.get("/v1/accounts/me"),
        ada.get("/v1/me/inbox"),
        ada.get("/v1/games?mine=seated"),
        ada.get(&game),
        ada.get(&format!("{game}/result")),
        app.get("/v1/trains"),
    ];
    for answer in &answers {
        assert_eq!(answer.header("cache-control"), "no-store", "{}", answer.text);
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
    }
    assert_eq!(ada.get(&format!("{game}/view")).header("cache-control"), "private, no-cache");
    assert_eq!(ada.get("/v1/reference/board").header("cache-control"), "public, max-age=3600");
}

/// A game in its middle, where the list of legal moves is long.
fn long_game(app: &App) -> (crate::app::Person, String) {
    let ada = app.register("Ada");
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    for _ in 0..31 {
        let moves = ada.moves(&game);
        let draw = moves.iter().find(|the_move| the_move["type"] == "draw_card").unwrap_or(&moves[0]);
        ada.play(&game, draw).ok();
    }
    (ada, game)
}

#[test]
fn large_answers_are_compressed_but_small_ones_and_streams_not() {
    let app = App::start();
    let (ada, game) = long_game(&app);
    let fetch = |path: &str, accepted: &str| {
        raw(&app, &format!("GET {path} HTTP/1.1\r\nauthorization: {}\r\naccept-encoding: {accepted}", ada.token))
    };
    let view = format!("{game}/view?moves=true");
    let (plain, whole) = fetch(&view, "identity");
    let (packed, gzip) = fetch(&view, "gzip");
    assert!(whole.len() > 4096 && gzip.len() * 3 < whole.len(), "{} {}", whole.len(), gzip.len());
    assert!(packed.contains("content-encoding: gzip") && !plain.contains("content-encoding"));
    for head in [&plain, &packed] {
        assert!(head.contains("vary: accept-encoding") && head.contains("vary: authorization"), "{head}");
    }
    for path in ["/v1/reference/board", "/openapi.json", &format!("{game}/events"), &format!("{game}/moves")] {
        assert!(fetch(path, "gzip, br").0.contains("content-encoding: gzip"), "{path}");
        assert!(!fetch(path, "br").0.contains("content-encoding"), "{path}");
        assert!(!fetch(path, "gzip;q=0").0.contains("content-encoding"), "{path}");
    }
    for path in [game.as_str(), "/v1/accounts/me", "/health/live"] {
        assert!(!fetch(path, "gzip").0.contains("content-encoding"), "{path}");
    }
    let headers = [("authorization", ada.token.as_str()), ("accept-encoding", "gzip")];
    let mut stream = Reader::open(&app, &format!("{game}/stream"), &headers);
    assert_eq!(stream.next().unwrap().data["seq"], 1);
}

#[test]
fn a_tag_serves_every_encoding_as_if_none_match_and_if_match() {
    let app = App::start();
    let (ada, game) = long_game(&app);
    let view = format!("{game}/view?moves=true");
    let get = |encoding: &str, known: &str| {
        let headers = format!("authorization: {}\r\naccept-encoding: {encoding}\r\nif-none-match: {known}", ada.token);
        raw(&app, &format!("GET {view} HTTP/1.1\r\n{headers}"))
    };
    let tag = |head: &str| head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap().to_owned();
    let (strong, weak) = (tag(&get("identity", "").0), tag(&get("gzip", "").0));
    assert_eq!(weak, format!("w/{strong}"));
    let weak = weak.replacen("w/", "W/", 1);
    for known in [&strong, &weak] {
        for (encoding, own) in [("identity", &strong), ("gzip", &weak)] {
            let (head, body) = get(encoding, known);
            assert!(head.starts_with("http/1.1 304") && body.is_empty(), "{head}");
            assert_eq!(tag(&head), own.to_lowercase());
        }
    }
    let draw = ada.moves(&game)[0].clone();
    ada.post_with(&format!("{game}/moves"), &[("if-match", &weak)], draw.clone()).ok();
    ada.post_with(&format!("{game}/moves"), &[("if-match", &weak)], draw).refused(412, "stale_version");
}

#[test]
fn an_answer_to_http_1_0_has_no_chunks() {
    let app = App::start();
    let ada = app.register("Ada");
    over(json!({"seats": 2}), &[&ada, &app.register("Bob")]);
    for path in ["/v1/me/games.ndjson", "/v1/accounts/me/export"] {
        let ask = |version: &str| raw(&app, &format!("GET {path} HTTP/{version}\r\nauthorization: {}", ada.token));
        let (head, body) = ask("1.0");
        assert!(!head.contains("transfer-encoding"), "{head}");
        assert!(body.starts_with(b"{") && !body.ends_with(b"0\r\n\r\n"), "{path}");
        assert!(ask("1.1").0.contains("transfer-encoding: chunked"), "{path}");
    }
}

#[test]
fn the_document_is_compressed_once_for_all() {
    let app = App::start();
    let ask = |encoding: &str| {
        let (head, body) = raw(&app, &format!("GET /openapi.json HTTP/1.1\r\naccept-encoding: {encoding}"));
        let length = head.split("content-length: ").nth(1).map(|rest| rest.split('\r').next().unwrap().to_owned());
        (length, body.len().to_string(), head)
    };
    for encoding in ["gzip", "gzip, br, zstd", "identity", "br"] {
        let (length, sent, head) = ask(encoding);
        assert_eq!(length, Some(sent), "what is packed while it is sent has no length: {head}");
        assert!(head.contains("vary: accept-encoding"), "{head}");
    }
}
