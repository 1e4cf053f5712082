//! The bots of `examples/` play whole games through the API, and answer `railhead simulate`.

#[expect(dead_code, reason = "it is run as a program, too")]
#[path = "../../examples/bot.rs"]
mod bot;

use crate::app::{App, Person};
use railhead_test_support::until;
use serde_json::{Value, json};
use std::{
    io::{BufRead, BufReader},
    net::TcpListener,
    process::{Child, Command, Output, Stdio},
    thread,
    time::Duration,
};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/bot.py");

/// The bot in Python, as a process that ends with the test.
struct Python(Child);

impl Python {
    fn run(arguments: &[&str], key: &str) -> Python {
        let mut command = Command::new("python3");
        command.arg(SCRIPT).args(arguments).env("RAILHEAD_KEY", key).env("PYTHONDONTWRITEBYTECODE", "1");
        Python(command.stdout(Stdio::piped()).spawn().unwrap())
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        BufReader::new(self.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }
}

impl Drop for Python {
    fn drop(&mut self) {
        // It may have ended by itself.
        drop(self.0.kill());
        self.0.wait().unwrap();
    }
}

fn key_of_new_bot(owner: &Person, name: &str, scopes: &[&str]) -> String {
    owner.post("/v1/me/bots", json!({ "name": name })).ok();
    let made = owner.post(&format!("/v1/me/bots/{name}/keys"), json!({"label": "test", "scopes": scopes})).ok();
    made["key"].as_str().unwrap().to_owned()
}

#[test]
fn the_two_examples_play_each_other_and_one_is_killed_meanwhile() {
    let app = App::start();
    let ada = app.register("Ada");
    let rust = key_of_new_bot(&ada, "Ferris", &["read", "play"]);
    let python = key_of_new_bot(&ada, "Monty", &["read", "play"]);
    let game = ada.open(json!({"seats": 3, "visibility": "private", "invite": ["Ferris", "Monty"]}));
    let id = game.rsplit('/').next().unwrap().to_owned();
    let first = Python::run(&["play", &app.url], &python);
    let (server, of_rust) = (app.url.clone(), id.clone());
    let ferris = thread::spawn(move || bot::play(&server, rust, Some(&of_rust)).map_err(|error| error.to_string()));
    until("both take their seats", || ada.get(&game).ok()["players"][2]["name"].is_string());
    ada.start(&game);
    let version = || ada.get(&game).ok()["version"].as_u64().unwrap();
    let plays = || {
        if let Some(the_move) = ada.moves(&game).first() {
            ada.play(&game, the_move).ok();
        }
        ada.get(&game).ok()["status"] != "running"
    };
    until("they play", || plays() || version() > 60);
    drop(first);
    let again = Python::run(&["play", &app.url, &id], &python);
    until("the game ends", plays);
    ferris.join().unwrap().unwrap();
    let ended = ada.get(&game).ok();
    assert_eq!(ended["status"], "finished");
    assert!(ended["players"].as_array().unwrap().iter().all(|player| player["away"] == Value::Null), "{ended}");
    drop(again);
}

fn simulate(bots: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
    command.args(["simulate", "--games", "2", "--bots", bots, "--json", "--check"]).output().unwrap()
}

#[test]
fn the_two_examples_answer_simulate() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let rust = format!("url:http://{}/", listener.local_addr().unwrap());
    thread::spawn(move || drop(bot::serve(&listener)));
    let mut python = Python::run(&["serve", "0"], "");
    let bots = format!("{rust},url:{}", python.line());
    let output = simulate(&bots);
    assert!(output.status.success(), "{output:?}");
    let report = serde_json::from_slice::<Value>(&output.stdout).unwrap();
    assert_eq!((&report["games"], &report["bots"][0]["bot"]), (&json!(2), &json!(rust)));
    assert_eq!(report["bots"][1]["seats"], 2);
    let takes_time = |bot: &Value| bot["seconds_per_decision"].as_f64().is_some_and(|seconds| seconds > 0.0);
    assert!(report["bots"].as_array().unwrap().iter().all(takes_time), "{report}");
}

/// Answers every request with this body.
fn answering(status: &'static str, body: &'static str) -> String {
    use std::io::{Read, Write};
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("url:http://{}/", listener.local_addr().unwrap());
    thread::spawn(move || {
        for asked in listener.incoming() {
            let mut asked = asked.unwrap();
            asked.set_read_timeout(Some(Duration::from_millis(200))).unwrap();
            let mut read = [0; 65536];
            while asked.read(&mut read).is_ok_and(|length| length > 0) {}
            let head = format!("HTTP/1.1 {status}\r\nConnection: close\r\nContent-Length: {}", body.len());
            drop(write!(asked, "{head}\r\n\r\n{body}"));
        }
    });
    url
}

#[test]
fn simulate_ends_with_what_a_bot_has_done_wrong() {
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    for (bot, said) in [
        (answering("200 OK", "{}"), "the answer is not"),
        (answering("200 OK", r#"{"move": {"type": "pass"}}"#), "was refused"),
        (answering("500 Oops", ""), "500"),
        (answering("302 Found", ""), "302"),
        (format!("url:http://{nobody}/"), "refused"),
        ("url:ftp://127.0.0.1/".to_owned(), "url:http://HOST:PORT/"),
        ("url:".to_owned(), "url:http://HOST:PORT/"),
    ] {
        let output = simulate(&bot);
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && error.contains(said), "{bot}: {error}");
    }
}
