//! A server, and people who do everything that is counted.

use railhead_test_support::{Client, Server, railhead};
use serde_json::{Value, json};
use std::{
    fs,
    io::{Read, Write},
    net::TcpListener,
    path::PathBuf,
    process::Stdio,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};
use ureq::http::Request;

/// A receiver of webhooks that refuses every other request.
pub struct Receiver {
    port: u16,
}

impl Receiver {
    pub fn new() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        thread::spawn(move || {
            for (nth, socket) in listener.incoming().flatten().enumerate() {
                let mut socket = socket;
                let mut scratch = [0; 4096];
                let _ = socket.read(&mut scratch);
                let status = if nth % 2 == 0 { "200 OK" } else { "500 Internal Server Error" };
                let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
                let _ = socket.write_all(answer.as_bytes());
            }
        });
        Receiver { port }
    }

    fn url(&self) -> String {
        format!("http://127.0.0.1:{}/hook", self.port)
    }
}

/// A server that is scraped.
pub struct Scraped {
    _server: Server,
    database_url: String,
    client: Client,
}

impl Scraped {
    /// A server with metrics on this address.
    pub fn start(database_url: &str, metrics: &str, receiver: &Receiver) -> Scraped {
        let secret = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("webhook-secret");
        fs::write(&secret, "a secret of the operator").unwrap();
        let mut command = Server::command(database_url);
        command.args(["--metrics-listen", metrics, "--webhooks-allow-private", "--webhook-url", &receiver.url()]);
        command.arg("--webhook-secret-file").arg(secret);
        let server = Server::run(command.env("RUST_LOG", "error"));
        let client = Client::at(&server.url);
        Scraped { _server: server, database_url: database_url.to_owned(), client }
    }

    /// Does everything that is counted, until the load is dropped.
    pub fn begin_load(&self, receiver: &Receiver) -> Load {
        let admin = self.client.register("Ada");
        let granted = railhead()
            .args(["admin", "grant", "Ada", "--database-url", &self.database_url])
            .stderr(Stdio::null())
            .status();
        assert!(granted.unwrap().success());
        let hook = json!({"url": receiver.url(), "kinds": ["your_turn"]});
        admin.post("/v1/me/webhooks", hook).ok();
        let stop = Arc::new(AtomicBool::new(false));
        let works: [fn(&Client); 4] = [play, look_around, let_time_run_out, guess];
        let workers = works.map(|work| {
            let (client, stop) = (admin.clone(), Arc::clone(&stop));
            thread::spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    work(&client);
                }
            })
        });
        Load { stop, workers: workers.into() }
    }
}

/// Work that people do until it is dropped.
pub struct Load {
    stop: Arc<AtomicBool>,
    workers: Vec<JoinHandle<()>>,
}

impl Load {
    /// Checks that no worker has given up.
    pub fn check(&self) {
        assert!(self.workers.iter().all(|worker| !worker.is_finished()), "the load has ended");
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// A game against a bot that thinks, with every outcome of a move; then a resignation.
fn play(client: &Client) {
    let game = client.open(json!({"seats": 2, "bots": ["stationmaster"]}));
    client.start(&game);
    let (moves, view) = (format!("{game}/moves"), format!("{game}/view"));
    let stale = client.get(&view).headers["etag"].to_str().unwrap().to_owned();
    for nth in 0..12 {
        let legal = client.get(&moves).ok();
        let Some(the_move) = legal["moves"].as_array().unwrap().first() else {
            thread::sleep(Duration::from_millis(100));
            continue;
        };
        let key = nth.to_string();
        for _ in 0..2 {
            client.send("POST", &moves, &[("idempotency-key", &key)], the_move.clone());
        }
        client.post(&moves, json!({"type": "abandon_tunnel"}));
        client.post(&moves, json!({"type": "draw_card"}));
        client.send("POST", &moves, &[("if-match", &stale)], json!({"type": "draw_card"}));
        client.get(&view).ok();
        client.get(&view).ok();
    }
    client.post(&format!("{game}/resign"), Value::Null);
}

/// Pages, a stream that is hung up on, and an admin's act.
fn look_around(client: &Client) {
    for path in ["/v1/leaderboards", "/v1/statistics/routes", "/v1/me/inbox", "/v1/games?mine=seated", "/v1/trains"] {
        client.get(path);
    }
    let guest = client.guest();
    let game = guest.open(json!({"seats": 2, "bots": ["random"]}));
    let request =
        Request::builder().uri(format!("{}{game}/stream", client.url)).header("authorization", &guest.authorization);
    let mut stream = client.agent.run(request.body(()).unwrap()).unwrap();
    let mut scratch = [0; 16];
    let _ = stream.body_mut().as_reader().read(&mut scratch);
    drop(stream);
    guest.start(&game);
    let path = format!("{}/void", game.replace("/v1", "/v1/admin"));
    assert_eq!(client.post(&path, json!({"reason": "a test"})).status, 204);
    thread::sleep(Duration::from_millis(300));
}

/// A game in which a player is too slow.
fn let_time_run_out(client: &Client) {
    let guest = client.guest();
    let game = guest.open(json!({"seats": 2, "bots": ["random"], "clock": {"kind": "per_move", "seconds": 10}}));
    guest.start(&game);
    thread::sleep(Duration::from_secs(12));
}

/// A wrong password.
fn guess(client: &Client) {
    let wrong = json!({"name": "Nobody", "password": "a walnut at noon"});
    Client { authorization: String::new(), ..client.clone() }.post("/v1/sessions", wrong);
    thread::sleep(Duration::from_secs(1));
}
