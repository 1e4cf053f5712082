//! Clients that are too slow to send a request, and a server that was stopped for a while.

use crate::{replicas::Replica, service};
use nix::sys::signal::Signal;
use railhead_test_support::PATIENCE;
use serde_json::{Value, json};
use std::{
    io::{ErrorKind, Read, Write},
    net::TcpStream,
    thread,
    time::{Duration, Instant},
};

const LIVE: &str = "GET /health/live HTTP/1.1\r\nhost: railhead\r\n\r\n";
/// The beginning of a head that has no end, however long it takes.
const ENDLESS: &str = "GET /health/live HTTP/1.1\r\nhost: railhead\r\nx: ";

/// A server that waits a second for a request.
fn impatient() -> Replica {
    with_timeout("1")
}

/// A server that waits for a request so many seconds.
fn with_timeout(seconds: &str) -> Replica {
    let mut command = Replica::command(&service::database());
    Replica::run(command.env("RUST_LOG", "error").env("RAILHEAD_REQUEST_TIMEOUT", seconds))
}

fn connect(replica: &Replica) -> TcpStream {
    let socket = TcpStream::connect(replica.process.address()).unwrap();
    socket.set_read_timeout(Some(PATIENCE)).unwrap();
    socket.set_nodelay(true).unwrap();
    socket
}

/// Sends a byte every 50 ms, until the server has closed the connection; returns its answer.
fn trickle(socket: &mut TcpStream, text: &str) -> String {
    let began = Instant::now();
    let mut said = Vec::new();
    socket.set_read_timeout(Some(Duration::from_millis(50))).unwrap();
    for byte in text.bytes().chain(std::iter::repeat(b'x')) {
        let _ = socket.write_all(&[byte]);
        let mut buffer = [0; 4096];
        match socket.read(&mut buffer) {
            Ok(0) => break,
            Ok(read) => said.extend_from_slice(&buffer[..read]),
            Err(error) if [ErrorKind::WouldBlock, ErrorKind::TimedOut].contains(&error.kind()) => {}
            Err(_) => break,
        }
        assert!(began.elapsed() < PATIENCE, "never refused");
    }
    String::from_utf8(said).unwrap()
}

/// An answer on a connection that stays open.
fn answer(socket: &mut TcpStream) -> String {
    let mut said = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        let read = socket.read(&mut buffer).unwrap();
        assert!(read > 0, "the connection was closed: {}", String::from_utf8_lossy(&said));
        said.extend_from_slice(&buffer[..read]);
        let text = String::from_utf8_lossy(&said).into_owned();
        let length = text.lines().find_map(|line| line.strip_prefix("content-length: "));
        if let (Some(length), Some((_, body))) = (length, text.split_once("\r\n\r\n"))
            && body.len() == length.parse::<usize>().unwrap()
        {
            return text;
        }
    }
}

fn assert_refused(said: &str) {
    let (head, body) = said.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {said:?}"));
    let head = head.to_ascii_lowercase();
    assert!(head.starts_with("http/1.1 408 "), "{said}");
    for header in ["content-type: application/problem+json", "connection: close", "date: "] {
        assert!(head.contains(header), "{header}: {said}");
    }
    let problem = serde_json::from_str::<Value>(body).unwrap();
    assert_eq!((&problem["status"], &problem["code"]), (&json!(408), &json!("request_timeout")));
}

#[test]
fn a_head_that_comes_byte_by_byte_is_refused_with_a_problem() {
    let replica = impatient();
    // The server may have accepted the connection long before this thread goes on.
    let began = Instant::now();
    assert_refused(&trickle(&mut connect(&replica), ENDLESS));
    assert!(began.elapsed() >= Duration::from_millis(800));
}

#[test]
fn a_slow_head_is_refused_on_a_used_connection_too() {
    let replica = impatient();
    let mut socket = connect(&replica);
    socket.write_all(LIVE.as_bytes()).unwrap();
    assert!(answer(&mut socket).starts_with("HTTP/1.1 200 "));
    let began = Instant::now();
    assert_refused(&trickle(&mut socket, ENDLESS));
    assert!(began.elapsed() >= Duration::from_millis(800));
}

#[test]
fn a_body_that_comes_byte_by_byte_is_refused_with_a_problem() {
    let replica = impatient();
    let mut socket = connect(&replica);
    let head = "POST /v1/accounts HTTP/1.1\r\nhost: railhead\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n";
    socket.write_all(head.as_bytes()).unwrap();
    assert_refused(&trickle(&mut socket, r#"{"name":"Ada"}"#));
}

#[test]
fn a_silent_connection_is_closed_without_an_answer() {
    let replica = impatient();
    let (mut fresh, mut used) = (connect(&replica), connect(&replica));
    used.write_all(LIVE.as_bytes()).unwrap();
    answer(&mut used);
    for socket in [&mut fresh, &mut used] {
        let mut said = String::new();
        socket.read_to_string(&mut said).unwrap();
        assert_eq!(said, "");
    }
}

#[test]
fn a_request_slower_to_answer_than_to_send_is_answered() {
    let replica = impatient();
    let ada = replica.app.register("Ada");
    let game = ada.open(json!({"seats": 2}));
    let version = ada.view(&game)["version"].as_u64().unwrap();
    let began = Instant::now();
    ada.get(&format!("{game}/events?after={version}&wait=4")).ok();
    assert!(began.elapsed() >= Duration::from_secs(4));
    ada.view(&game);
}

#[test]
fn a_suspended_server_answers_requests_sent_meanwhile() {
    let replica = with_timeout("3");
    let (mut fresh, mut used) = (connect(&replica), connect(&replica));
    used.write_all(LIVE.as_bytes()).unwrap();
    answer(&mut used);
    // The server knows of both.
    thread::sleep(Duration::from_millis(300));
    replica.process.signal(Signal::SIGSTOP);
    for socket in [&mut fresh, &mut used] {
        socket.write_all(LIVE.as_bytes()).unwrap();
    }
    thread::sleep(Duration::from_secs(4));
    replica.process.signal(Signal::SIGCONT);
    for socket in [&mut fresh, &mut used] {
        let said = answer(socket);
        assert!(said.starts_with("HTTP/1.1 200 "), "{said}");
    }
}

#[test]
fn a_head_that_is_too_large_is_refused_with_a_problem() {
    let replica = impatient();
    let ask = |length: usize| {
        let mut socket = connect(&replica);
        let head = format!("GET /v1/time HTTP/1.1\r\nhost: railhead\r\ncookie: {}\r\n\r\n", "a".repeat(length));
        socket.write_all(head.as_bytes()).unwrap();
        answer(&mut socket)
    };
    assert!(ask(15_000).starts_with("HTTP/1.1 200 "));
    let said = ask(17_000);
    assert!(said.starts_with("HTTP/1.1 431 "), "{said}");
    let problem = serde_json::from_str::<Value>(said.split_once("\r\n\r\n").unwrap().1).unwrap();
    assert_eq!((&problem["code"], &problem["maximum"]), (&json!("headers_too_large"), &json!(16_384)));
}

#[test]
fn a_large_body_is_no_part_of_the_head_after_it() {
    let replica = impatient();
    let mut socket = connect(&replica);
    let body = format!("{{\"players\":\"{}\"}}", "a".repeat(16_300));
    let post = "POST /v1/scorings HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";
    let large = format!("{post}content-length: {}\r\n\r\n{body}", body.len());
    for _ in 0..3 {
        socket.write_all(large.as_bytes()).unwrap();
        let said = answer(&mut socket);
        assert!(said.starts_with("HTTP/1.1 400 "), "{said}");
        socket
            .write_all(format!("GET /v1/time HTTP/1.1\r\nhost: a\r\ncookie: {}\r\n\r\n", "a".repeat(500)).as_bytes())
            .unwrap();
        assert!(answer(&mut socket).starts_with("HTTP/1.1 200 "));
    }
}

#[test]
fn the_rest_of_a_body_gets_no_answer_of_its_own() {
    let replica = impatient();
    let mut socket = connect(&replica);
    let head = "PATCH /v1/accounts/me HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n\r\n";
    socket.write_all(head.as_bytes()).unwrap();
    let said = answer(&mut socket);
    assert!(said.starts_with("HTTP/1.1 401 "), "{said}");
    // The server may have closed the connection already.
    socket.write_all(&[b'a'; 100_000]).ok();
    let mut rest = String::new();
    socket.read_to_string(&mut rest).ok();
    assert_eq!(rest, "");
}

#[test]
fn a_client_that_reads_slowly_keeps_what_it_has_sent_ahead() {
    let replica = impatient();
    let mut socket = connect(&replica);
    // More than the system takes: from some answer on, each is sent as the client reads.
    let page = "GET /docs/errors/not_found HTTP/1.1\r\nhost: a\r\n\r\n";
    let last = "GET /health/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
    let mut writer = socket.try_clone().unwrap();
    let written = thread::spawn(move || writer.write_all((page.repeat(3000) + last).as_bytes()));
    // Longer than a client may take to send a request.
    thread::sleep(Duration::from_secs(5));
    let mut said = String::new();
    socket.read_to_string(&mut said).unwrap();
    assert_eq!(said.matches("HTTP/1.1 200 ").count(), 3001);
    written.join().unwrap().unwrap();
}

#[test]
fn requests_sent_ahead_are_answered_in_their_order() {
    let replica = with_timeout("5");
    let mut socket = connect(&replica);
    let post = "POST /v1/sessions/refresh HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";
    // Its body has an empty line.
    let body = "{\r\n\r\n\"refresh_token\":\"no\"}";
    let sized = format!("{post}content-length: {}\r\n\r\n{body}", body.len());
    let chunked = format!("{post}transfer-encoding: chunked\r\n\r\n{:x}\r\n{body}\r\n0\r\n\r\n", body.len());
    let lines = "GET /v1/nowhere HTTP/1.1\nhost: a\n\n".to_owned();
    let some = [LIVE.to_owned(), sized, lines, chunked, LIVE.to_owned()];
    let sent = some.concat().repeat(40);
    let mut writer = socket.try_clone().unwrap();
    let written = thread::spawn(move || writer.write_all(sent.as_bytes()).unwrap());
    let mut said = String::new();
    while said.matches("HTTP/1.1 ").count() < 200 || !said.ends_with(['}', '\n']) {
        let mut buffer = [0; 4096];
        let read = socket.read(&mut buffer).unwrap();
        assert!(read > 0, "closed after {said}");
        said += str::from_utf8(&buffer[..read]).unwrap();
    }
    written.join().unwrap();
    let statuses = said.split("HTTP/1.1 ").skip(1).map(|answer| &answer[..3]).collect::<Vec<_>>();
    assert_eq!(statuses, ["200", "401", "404", "401", "200"].repeat(40));
}
