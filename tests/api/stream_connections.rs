//! The connections of streams: what is sent on them however slowly it is read, and how they end.

use crate::app::{App, Person, Setup, over_after};
use nix::sys::socket::{setsockopt, sockopt::RcvBuf};
use railhead::http::{StreamLimiter, StreamLimits};
use railhead_test_support::{PATIENCE, until};
use serde_json::{Value, json};
use std::{
    io::{Read, Write},
    net::TcpStream,
    thread,
    time::Duration,
};

/// Long enough to fill the buffers of a socket that is not read.
const UNREAD: Duration = Duration::from_secs(1);

/// The last event of the stream of a finished game.
const END: &str = "data: {\"code\":\"game_over\",\"type\":\"end\"}\n\n";

/// A finished game of some eighty events.
fn finished(app: &App) -> (Person, String) {
    let [ada, ben] = ["Ada", "Ben"].map(|name| app.register(name));
    let game = over_after(20, json!({"seats": 2}), &[&ada, &ben]);
    (ada, game)
}

/// Sends a request on a connection for which the system keeps little.
fn send(app: &App, request: &str) -> TcpStream {
    let mut socket = TcpStream::connect(app.url.strip_prefix("http://").unwrap()).unwrap();
    setsockopt(&socket, RcvBuf, &4096).unwrap();
    socket.set_read_timeout(Some(PATIENCE)).unwrap();
    socket.write_all(request.as_bytes()).unwrap();
    socket
}

/// The head and the rest of all that comes on a connection until it is closed.
fn rest(mut socket: TcpStream) -> (String, String) {
    let mut text = String::new();
    socket.read_to_string(&mut text).unwrap();
    let (head, rest) = text.split_once("\r\n\r\n").unwrap();
    (head.to_lowercase(), rest.to_owned())
}

/// A body without the lengths of its chunks.
fn joined(mut chunks: &str) -> String {
    let mut body = String::new();
    loop {
        let (length, rest) = chunks.split_once("\r\n").unwrap();
        let length = usize::from_str_radix(length, 16).unwrap();
        assert_eq!(&rest[length..length + 2], "\r\n", "a chunk has another length than it says");
        if length == 0 {
            assert_eq!(rest, "\r\n", "the last chunk is the end");
            return body;
        }
        body.push_str(&rest[..length]);
        chunks = &rest[length + 2..];
    }
}

fn events(body: &str) -> Vec<Value> {
    let data = body.lines().filter_map(|line| line.strip_prefix("data: "));
    data.map(|data| serde_json::from_str::<Value>(data).unwrap()).filter(|event| event.get("seq").is_some()).collect()
}

#[test]
fn a_long_stream_arrives_whole_however_slowly_it_is_read() {
    let app = App::start();
    let (ada, game) = finished(&app);
    let request = format!("GET {game}/stream HTTP/1.1\r\nhost: a\r\nauthorization: {}\r\n\r\n", ada.token);
    let socket = send(&app, &request);
    thread::sleep(UNREAD);
    let (head, chunks) = rest(socket);
    assert!(head.contains("\r\ntransfer-encoding: chunked") && head.contains("\r\nconnection: close"), "{head}");
    let body = joined(&chunks);
    assert!(body.len() > 16 * 1024, "too short to be cut into pieces: {} bytes", body.len());
    let log = ada.get(&format!("{game}/events")).ok();
    assert_eq!(Value::Array(events(&body)), log["events"]);
    assert!(body.ends_with(END), "{}", &body[body.len() - 200..]);
}

#[test]
fn a_stream_of_http_1_0_is_left_to_actix_web() {
    let app = App::start();
    let (_, game) = finished(&app);
    let (head, body) = rest(send(&app, &format!("GET {game}/stream HTTP/1.0\r\n\r\n")));
    assert!(head.starts_with("http/1.0 200") && !head.contains("chunked"), "{head}");
    assert!(body.starts_with("retry: ") && body.ends_with(END) && events(&body).len() > 50);
}

#[test]
fn a_connection_ends_with_its_stream() {
    let app = App::start();
    let (_, game) = finished(&app);
    // What was sent behind the request for the stream is not answered, and does not destroy its end.
    let request = format!("GET {game}/stream HTTP/1.1\r\nhost: a\r\n\r\nGET /v1/time HTTP/1.1\r\nhost: a\r\n\r\n");
    let (_, chunks) = rest(send(&app, &request));
    assert!(joined(&chunks).ends_with(END));
    // What came before it is answered first.
    let request = format!("GET /v1/time HTTP/1.1\r\nhost: a\r\n\r\nGET {game}/stream HTTP/1.1\r\nhost: a\r\n\r\n");
    let (head, chunks) = rest(send(&app, &request));
    assert!(head.contains("content-type: application/json") && chunks.contains("\r\n\r\n"), "{head}");
    assert!(joined(chunks.split_once("\r\n\r\n").unwrap().1).ends_with(END));
}

#[test]
fn leaving_before_the_events_were_read_frees_the_place_at_once() {
    let limits = StreamLimits { all: 9, each: 1, per_address: 9 };
    let app = App::with(Setup { permits: StreamLimiter::new(limits), ..Setup::default() });
    let (ada, game) = finished(&app);
    let request = format!("GET {game}/stream HTTP/1.1\r\nhost: a\r\nauthorization: {}\r\n\r\n", ada.token);
    let socket = send(&app, &request);
    thread::sleep(UNREAD);
    drop(socket);
    until("the stream ends", || app.permits.open() == 0);
    assert_eq!(ada.follow(&game, 0).status, 200);
}
