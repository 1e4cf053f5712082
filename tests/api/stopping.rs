//! A server that is stopped, and one that strangers hold on to.

use crate::{app::dealt, pages, replicas::Replica, service};
use nix::sys::signal::Signal;
use railhead_test_support::until;
use serde_json::json;
use std::{
    fs,
    io::{Read, Write},
    net::TcpStream,
    process::{Command, Stdio},
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};

/// The output of `railhead` and whether it succeeds.
fn railhead(arguments: &[&str]) -> (bool, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_railhead")).args(arguments).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.success(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn a_stopping_server_announces_it_and_answers_until_idle() {
    let mut command = Replica::command(&service::database());
    command.args(["--drain-delay", "600"]).env("RUST_LOG", "warn").stderr(Stdio::piped());
    let mut server = Replica::run(&mut command);
    let ada = server.app.guest();
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    let stopping = AtomicBool::new(false);
    thread::scope(|scope| {
        let load = scope.spawn(|| {
            let mut answers = 0;
            while !stopping.load(Ordering::Relaxed) {
                ada.view(&game);
                answers += 1;
            }
            answers
        });
        server.process.signal(Signal::SIGTERM);
        until("it says that it is not ready", || server.app.get("/health/ready").status != 200);
        server.app.get("/health/live").ok();
        let problem = server.app.get("/health/ready").refused(503, "unavailable");
        assert_eq!(problem["detail"], "The server is stopping.");
        thread::sleep(Duration::from_secs(1));
        // As a load balancer does: nothing is sent to who is not ready.
        stopping.store(true, Ordering::Relaxed);
        assert!(load.join().unwrap() > 0);
    });
    // A second signal ends the delay.
    server.process.signal(Signal::SIGTERM);
    until("it ends", || server.process.has_ended());
    let said = server.process.stop();
    assert!(said.is_empty(), "a clean stop is nothing to warn of: {said}");
}

#[test]
fn the_check_names_what_endangers_the_service_and_fails() {
    let (is_fine, said, failure) = railhead(&["check", "--database-url", &service::database()]);
    // The tests' PostgreSQL forgoes durability.
    assert!(!is_fine);
    assert!(said.contains("DANGER   fsync = off: a power failure loses or damages everything"), "{said}");
    assert!(said.contains("ok       takes writes") && said.contains("the database's clock differs"), "{said}");
    assert!(failure.contains("endanger the service"), "{failure}");
    // The database is on this machine.
    let workers = thread::available_parallelism().unwrap().get().div_ceil(2);
    assert!(said.contains(&format!("{workers} workers open up to")), "{said}");
}

#[test]
fn an_unreachable_database_is_named_without_its_password() {
    let nobody = "postgres://ada:hunter2@127.0.0.1:1/railhead";
    for command in ["check", "rebuild", "rotate-key"] {
        let (is_fine, said, failure) = railhead(&[command, "--database-url", nobody]);
        assert!(!is_fine && said.is_empty());
        assert!(failure.contains("127.0.0.1:1") && failure.contains("Connection refused"), "{failure}");
        assert!(!failure.contains("hunter2"), "{failure}");
    }
    let (_, _, failure) = railhead(&["check", "--database-url", "postgres://ada:hunter2@db/railhead?sslmode=maybe"]);
    assert!(failure.contains("verify-full") && !failure.contains("hunter2"), "{failure}");
}

#[test]
fn an_address_has_so_many_connections_and_no_more() {
    let mut command = Replica::command(&service::database());
    let server = Replica::run(command.args(["--connections-each", "5"]).env("RUST_LOG", "off"));
    let open = || TcpStream::connect(server.process.address()).unwrap();
    let ask = |socket: &mut TcpStream| {
        let mut said = [0; 12];
        let sent = socket.write_all(b"GET /health/live HTTP/1.1\r\nhost: railhead\r\n\r\n");
        let read = sent.and_then(|()| socket.read(&mut said));
        String::from_utf8_lossy(&said[..read.unwrap_or(0)]).into_owned()
    };
    let mut held = (0..5).map(|_| open()).collect::<Vec<_>>();
    assert!(held.iter_mut().all(|socket| ask(socket) == "HTTP/1.1 200"));
    // Who is still writing when the connection is closed learns nothing more.
    for _ in 0..5 {
        assert!(["", "HTTP/1.1 429"].contains(&ask(&mut open()).as_str()));
    }
    held.pop();
    until("the place of a closed connection is free", || ask(&mut open()) == "HTTP/1.1 200");
}

#[test]
fn all_addresses_together_have_so_many_connections() {
    let server = |connections: &str| {
        let mut command = Replica::command(&service::database());
        Replica::run(command.args(["--connections", connections]).env("RUST_LOG", "off"))
    };
    let ask = |server: &Replica| {
        let mut socket = TcpStream::connect(server.process.address()).unwrap();
        let mut said = [0; 12];
        let sent = socket.write_all(b"GET /health/live HTTP/1.1\r\nhost: railhead\r\n\r\n");
        let read = sent.and_then(|()| socket.read(&mut said));
        (String::from_utf8_lossy(&said[..read.unwrap_or(0)]).into_owned(), socket)
    };
    // An address gets no more than is still free.
    let five = server("5");
    let held = (0..3).map(|_| ask(&five)).collect::<Vec<_>>();
    assert!(held.iter().all(|(said, _)| said == "HTTP/1.1 200"));
    assert!(["", "HTTP/1.1 429"].contains(&ask(&five).0.as_str()));
    let one = server("1");
    let (said, _held) = ask(&one);
    assert_eq!(said, "HTTP/1.1 200");
    assert!(["", "HTTP/1.1 503"].contains(&ask(&one).0.as_str()));
}

/// The documentation page has the largest file.
#[test]
fn answers_that_nobody_reads_do_not_pile_up() {
    let server = Replica::run(Replica::command(&service::database()).env("RUST_LOG", "off"));
    let resident = || {
        let status = fs::read_to_string(format!("/proc/{}/status", server.process.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap().to_owned();
        line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() / 1024
    };
    let request = |path: &str, connection: &str| {
        format!("GET /docs/{path} HTTP/1.1\r\nhost: railhead\r\nconnection: {connection}\r\n\r\n")
    };
    let get = |path: &str| {
        let mut text = String::new();
        let mut socket = TcpStream::connect(server.process.address()).unwrap();
        socket.write_all(request(path, "close").as_bytes()).unwrap();
        socket.read_to_string(&mut text).unwrap();
        text
    };
    let script = pages::files(&get("")).remove(0);
    // The first request unpacks the file, once for all.
    assert!(get(&script).len() > 2_000_000);
    let before = resident();
    let request = |connection: &str| request(&script, connection);
    let asked = request("keep-alive").repeat(15) + &request("close");
    // So many answers of one address have memory: an answer more is a 503.
    let deaf = (0..6).map(|_| {
        let mut socket = TcpStream::connect(server.process.address()).unwrap();
        socket.write_all(asked.as_bytes()).unwrap();
        socket
    });
    let deaf = deaf.collect::<Vec<_>>();
    thread::sleep(Duration::from_secs(2));
    let grown = resident().saturating_sub(before);
    assert!(grown < 20, "6 connections cost {grown} MB");
    // One that reads after all gets everything.
    let mut read = Vec::new();
    (&deaf[0]).read_to_end(&mut read).unwrap();
    let answers = read.windows(15).filter(|window| window == b"HTTP/1.1 200 OK").count();
    assert_eq!(answers, 16);
}
