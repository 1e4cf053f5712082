//! Memory of a server whose clients send many requests and read nothing.

use crate::{
    app::{App, Setup, over},
    replicas::Replica,
    service,
};
use nix::sys::socket::{setsockopt, sockopt::RcvBuf};
use railhead::http::AnswerMemory;
use railhead_test_support::until;
use serde_json::json;
use std::{
    fs,
    io::{ErrorKind, Read, Write},
    net::TcpStream,
    thread,
    time::{Duration, Instant},
};

/// Memory of a process with idle workers and its database pool, in MB, of a debug build.
const AT_REST: u64 = 130;

/// Memory for answers that wait for their clients, in MB, as in docs/operations.md.
const ANSWERS: u64 = 64;

/// Memory of a connection, in kB, as in docs/operations.md.
const CONNECTION: u64 = 100;

/// The stated bound for so many connections, in MB.
fn bound(connections: usize) -> u64 {
    AT_REST + ANSWERS + connections as u64 * CONNECTION / 1024
}

/// A figure of `/proc/{id}/status`, in MB.
fn status(server: &Replica, name: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", server.process.id())).unwrap();
    let line = status.lines().find(|line| line.starts_with(name)).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() / 1024
}

fn resident(server: &Replica) -> u64 {
    status(server, "VmRSS:")
}

/// The smallest request that is answered.
fn request(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost:a\r\n\r\n")
}

/// Clients that send requests as long as they are accepted, at most 256 kB each, and read nothing.
struct Deaf(Vec<(TcpStream, Vec<u8>)>);

impl Deaf {
    fn connect(server: &Replica, paths: &[String], connections: usize) -> Deaf {
        let connect = |path: &String| {
            let socket = TcpStream::connect(server.process.address()).unwrap();
            // The system keeps little for them.
            setsockopt(&socket, RcvBuf, &4096).unwrap();
            socket.set_nonblocking(true).unwrap();
            let text = request(path);
            (socket, text.repeat(256 * 1024 / text.len()).into_bytes())
        };
        Deaf(paths.iter().cycle().take(connections).map(connect).collect())
    }

    /// Sends what is accepted. Returns the number of bytes.
    fn send(&mut self) -> usize {
        let mut all = 0;
        for (socket, left) in &mut self.0 {
            match socket.write(left) {
                Ok(sent) => drop(left.drain(..sent)),
                // Refused and closed, or full.
                Err(error) => assert_ne!(error.kind(), ErrorKind::Interrupted),
            }
            all += left.len();
        }
        all
    }
}

/// Memory before, at the peak, and after so many connections that read nothing. The peak is that until memory
/// and what is sent have been steady for two seconds.
fn figures(server: &Replica, paths: &[String], connections: usize) -> [u64; 3] {
    let before = resident(server);
    let mut deaf = Deaf::connect(server, paths, connections);
    let began = Instant::now();
    let (mut steady_since, mut last, mut highest) = (Instant::now(), (0, 0), 0);
    while steady_since.elapsed() < Duration::from_secs(2) && began.elapsed() < Duration::from_secs(30) {
        thread::sleep(Duration::from_millis(50));
        let now = (resident(server), deaf.send());
        highest = highest.max(now.0);
        if now != last {
            (last, steady_since) = (now, Instant::now());
        }
    }
    drop(deaf);
    thread::sleep(Duration::from_secs(1));
    [before, highest, resident(server)]
}

/// A server with a finished game, and the paths of its smallest and largest answers.
fn server() -> (Replica, Vec<String>) {
    let server = Replica::run(Replica::command(&service::database()).env("RUST_LOG", "off"));
    let [ada, ben] = ["Ada", "Ben"].map(|name| server.app.register(name));
    let game = over(json!({"seats": 2}), &[&ada, &ben]);
    let mut paths = ["/v1/time", "/openapi.json", "/v1/nowhere", "/play/"].map(str::to_owned).to_vec();
    paths.extend(["replay.svg", "board.svg", "board.png", "export", "events"].map(|of| format!("{game}/{of}")));
    (server, paths)
}

#[test]
fn pipelines_that_nobody_reads_stay_within_the_bound() {
    let (server, paths) = server();
    let [before, peak, after] = figures(&server, &paths, 600);
    println!("600 connections: {before} MB before, {peak} MB at the peak, {after} MB after");
    assert!(peak < bound(600), "{before}, {peak}, {after} MB; at most {}", bound(600));
    // Clients that read are answered.
    let mut text = String::new();
    let mut socket = TcpStream::connect(server.process.address()).unwrap();
    socket.write_all(b"GET /v1/time HTTP/1.1\r\nhost:a\r\nconnection:close\r\n\r\n").unwrap();
    socket.read_to_string(&mut text).unwrap();
    assert!(text.starts_with("HTTP/1.1 200 OK"), "{text}");
}

#[test]
fn large_answers_that_nobody_reads_are_bounded() {
    let size = App::start().get("/openapi.json").bytes.len();
    let app = App::with(Setup { answer_memory: AnswerMemory::new(3 * size), ..Setup::default() });
    let deaf = (0..2).map(|_| {
        let socket = TcpStream::connect(app.url.strip_prefix("http://").unwrap()).unwrap();
        setsockopt(&socket, RcvBuf, &4096).unwrap();
        // The system takes the first answer, or two.
        (&socket).write_all(request("/openapi.json").repeat(9).as_bytes()).unwrap();
        socket
    });
    let deaf = deaf.collect::<Vec<_>>();
    // An address leaves as much to others as it holds.
    let mut refused = app.get("/openapi.json");
    until("an answer is refused", || {
        refused = app.get("/openapi.json");
        refused.status != 200
    });
    assert_eq!(refused.header("retry-after"), "1");
    refused.refused(503, "unavailable");
    // Small answers, and commands that have been carried out, are answered.
    assert_eq!(app.get("/v1/time").status, 200);
    app.register("Ada");
    drop(deaf);
    until("the memory of a lost connection is free", || app.get("/openapi.json").status == 200);
}

/// Three minutes; prints a table.
#[test]
#[ignore]
fn pipelines_of_each_path_stay_within_the_bound() {
    let (server, paths) = server();
    println!("| path | connections | before | peak | after |\n| --- | --- | --- | --- | --- |");
    for path in paths {
        for connections in [10, 60, 600] {
            let [before, peak, after] = figures(&server, std::slice::from_ref(&path), connections);
            let name = path.rsplit('/').find(|part| !part.is_empty()).unwrap();
            println!("| `{name}` | {connections} | {before} | {peak} | {after} |");
            assert!(peak < bound(connections), "{name}: {peak} MB with {connections} connections");
        }
    }
}
