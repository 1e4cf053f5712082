//! A server that starts before its database.

use crate::{app::App, replicas::Replica, service};
use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};
use railhead_test_support::{free_port, until, wait_for_port};
use serde_json::json;
use std::{
    fs,
    io::{BufRead, BufReader, Read},
    net::SocketAddr,
    os::unix::fs::symlink,
    path::PathBuf,
    process::{Child, Command, Output, Stdio},
};

/// A process that need not come up.
struct Starting(Option<Child>);

impl Starting {
    fn new(command: &mut Command) -> Starting {
        Starting(Some(command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()))
    }

    fn child(&mut self) -> &mut Child {
        self.0.as_mut().unwrap()
    }

    fn terminate(&mut self) {
        kill(Pid::from_raw(self.child().id() as i32), Signal::SIGTERM).unwrap();
    }

    /// Its end, and its output.
    fn ended(mut self) -> Output {
        let mut child = self.0.take().unwrap();
        until("the process ends", || child.try_wait().unwrap().is_some());
        child.wait_with_output().unwrap()
    }
}

impl Drop for Starting {
    fn drop(&mut self) {
        if let Some(child) = &mut self.0 {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }
}

/// Reads a log until a line contains this; answers what was read.
fn read_until(log: &mut impl BufRead, text: &str) -> String {
    let mut read = String::new();
    while !read.contains(text) {
        assert!(log.read_line(&mut read).unwrap() > 0, "the log ends: {read}");
    }
    read
}

/// A server that will listen there.
fn serve(database_url: &str) -> (Starting, App) {
    let address = SocketAddr::from(([127, 0, 0, 1], free_port()));
    let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
    command.args(["serve", "--workers", "1", "--listen", &address.to_string()]).env("DATABASE_URL", database_url);
    let starting = Starting::new(&mut command);
    wait_for_port(address.port());
    (starting, App::at(format!("http://{address}"), database_url.to_owned()))
}

/// A database's URL through a directory that is not there yet, with a password; that directory, and
/// where it should lead.
fn not_yet(database_url: &str) -> (String, PathBuf, PathBuf) {
    let (before, host_and_rest) = database_url.split_once('@').unwrap();
    let (host, rest) = host_and_rest.split_once(":5432").unwrap();
    let link = PathBuf::from(format!("/tmp/railhead-not-yet-{}", std::process::id()));
    let _ = fs::remove_file(&link);
    let encoded = link.to_str().unwrap().replace('/', "%2F");
    (format!("{before}:open-sesame@{encoded}:5432{rest}"), link, host.replace("%2F", "/").into())
}

#[test]
fn a_server_without_database_says_so_and_serves_when_it_is_up() {
    let (url, link, sockets) = not_yet(&service::database());
    let (mut starting, app) = serve(&url);
    app.get("/health/live").ok();
    for path in ["/health/ready", "/v1/games", "/v1/accounts/me"] {
        let answer = app.get(path);
        answer.refused(503, "unavailable");
        assert_eq!((answer.header("retry-after"), answer.header("content-type")), ("1", "application/problem+json"));
    }
    app.tell("/v1/accounts", json!({"name": "Ada", "password": "a train at noon"})).refused(503, "unavailable");
    let status = app.get("/v1/status").ok();
    assert_eq!((&status["status"], &status["database"]), (&json!("unavailable"), &json!(false)));
    let page = app.get("/status");
    let style = page.text.split("href=\"docs/").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    assert_eq!((page.status, app.get(&format!("/docs/{style}")).status), (200, 200));
    let line = format!("waiting for the database: cannot connect to the database at {}:5432: ", link.display());
    let mut stderr = BufReader::new(starting.child().stderr.take().unwrap());
    let mut log = read_until(&mut stderr, &line);
    symlink(sockets, &link).unwrap();
    let mut said = String::new();
    BufReader::new(starting.child().stdout.take().unwrap()).read_line(&mut said).unwrap();
    assert!(said.starts_with("Railhead serves the API"), "{said}");
    app.get("/health/ready").ok();
    app.register("Ada");
    starting.terminate();
    let ended = starting.ended();
    fs::remove_file(&link).unwrap();
    stderr.read_to_string(&mut log).unwrap();
    assert_eq!(log.matches(&line).count(), 1, "{log}");
    assert!(log.contains("No such file or directory") && !log.contains("open-sesame"), "{log}");
    assert!(ended.status.success(), "{log}");
}

#[test]
fn a_waiting_server_names_host_and_port_and_can_be_ended() {
    let port = free_port();
    let (mut starting, app) = serve(&format!("postgres://ada:open-sesame@127.0.0.1:{port}/railhead"));
    app.get("/health/live").ok();
    let mut stderr = BufReader::new(starting.child().stderr.take().unwrap());
    let mut log = read_until(&mut stderr, "waiting for the database");
    starting.terminate();
    let ended = starting.ended();
    assert!(ended.status.success(), "{ended:?}");
    stderr.read_to_string(&mut log).unwrap();
    assert!(log.contains(&format!("127.0.0.1:{port}")) && log.contains("Connection refused"), "{log}");
    assert!(!log.contains("open-sesame") && ended.stdout.is_empty(), "{log}");
}

#[test]
fn a_server_does_not_wait_for_what_waiting_cannot_mend() {
    let database = service::database();
    let name = database.rsplit('/').next().unwrap();
    for (url, complaint) in [
        (database.replace(name, "nowhere"), "database \"nowhere\" does not exist"),
        (database.replace("railhead@", "nobody:open-sesame@"), "role \"nobody\" does not exist"),
        ("postgres://ada:open-sesame@localhost:harbour/railhead".to_owned(), "cannot be used: invalid"),
        ("mysql://ada:open-sesame@localhost/railhead".to_owned(), "cannot be used: invalid"),
    ] {
        let ended = Starting::new(&mut Replica::command(&url)).ended();
        let log = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert_eq!(ended.status.code(), Some(1), "{log}");
        assert!(log.contains("railhead: ") && log.contains(complaint), "{complaint}: {log}");
        assert!(!log.contains("open-sesame"), "{log}");
    }
}

#[test]
fn a_command_does_not_wait_for_its_database() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
    command.args(["rebuild", "--database-url", "postgres://ada@127.0.0.1:1/railhead"]);
    let mut ended = Starting::new(&mut command);
    let mut log = String::new();
    ended.child().stderr.take().unwrap().read_to_string(&mut log).unwrap();
    assert!(log.contains("cannot connect to the database at 127.0.0.1:1: "), "{log}");
    assert_eq!(ended.ended().status.code(), Some(1));
}
