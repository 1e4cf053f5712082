//! A server, and people who do everything that is counted.

use serde_json::{Value, json};
use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpListener,
    path::PathBuf,
    process::{Child, ChildStdout, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};
use ureq::{Agent, http::Request};

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

pub struct Server {
    child: Child,
    /// The output, which is not read but must have a place to go.
    _output: BufReader<ChildStdout>,
    database_url: String,
    client: Client,
}

impl Server {
    /// A server with metrics on this address.
    pub fn start(database_url: &str, metrics: &str, receiver: &Receiver) -> Server {
        let secret = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("webhook-secret");
        fs::write(&secret, "a secret of the operator").unwrap();
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "KILL", env!("CARGO_BIN_EXE_railhead"), "serve", "--listen", "127.0.0.1:0"]);
        command.args(["--rate-limits", "off"]);
        command.args(["--metrics-listen", metrics, "--webhooks-allow-private", "--webhook-url", &receiver.url()]);
        command.arg("--webhook-secret-file").arg(secret);
        command.env("DATABASE_URL", database_url).env("RUST_LOG", "error");
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut said = String::new();
        output.read_line(&mut said).unwrap();
        let url = said.split_whitespace().last().unwrap().strip_suffix("/v1").unwrap().to_owned();
        let agent = Agent::config_builder().http_status_as_error(false).build().new_agent();
        let client = Client { agent, url, token: String::new() };
        Server { child, _output: output, database_url: database_url.to_owned(), client }
    }

    /// Does everything that is counted, until the load is dropped.
    pub fn begin_load(&self, receiver: &Receiver) -> Load {
        let admin = self.client.register("Ada");
        let granted = Command::new(env!("CARGO_BIN_EXE_railhead"))
            .args(["admin", "grant", "Ada", "--database-url", &self.database_url])
            .stderr(Stdio::null())
            .status();
        assert!(granted.unwrap().success());
        let hook = json!({"url": receiver.url(), "kinds": ["your_turn"]});
        admin.send("POST", "/v1/me/webhooks", hook).ok();
        let stop = Arc::new(AtomicBool::new(false));
        let works: [fn(&Client); 4] = [Client::play, Client::look_around, Client::let_time_run_out, Client::guess];
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

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
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

/// A client with a token or without.
#[derive(Clone)]
struct Client {
    agent: Agent,
    url: String,
    token: String,
}

struct Answer(u16, String, Value);

impl Answer {
    #[track_caller]
    fn ok(self) -> Value {
        assert!((200..300).contains(&self.0), "{} {}", self.0, self.2);
        self.2
    }
}

impl Client {
    fn send_with(&self, method: &str, path: &str, headers: &[(&str, &str)], body: Value) -> Answer {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.url));
        if !self.token.is_empty() {
            request = request.header("authorization", &self.token);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let request = request.header("content-type", "application/json").body(body).unwrap();
        let mut answer = self.agent.run(request).unwrap();
        let etag = answer.headers().get("etag").map_or("", |etag| etag.to_str().unwrap()).to_owned();
        let text = answer.body_mut().read_to_string().unwrap();
        Answer(answer.status().as_u16(), etag, serde_json::from_str(&text).unwrap_or(Value::Null))
    }

    fn send(&self, method: &str, path: &str, body: Value) -> Answer {
        self.send_with(method, path, &[], body)
    }

    fn get(&self, path: &str) -> Answer {
        self.send("GET", path, Value::Null)
    }

    fn with(&self, session: &Value) -> Client {
        Client { token: format!("Bearer {}", session["access_token"].as_str().unwrap()), ..self.clone() }
    }

    fn register(&self, name: &str) -> Client {
        self.with(&self.send("POST", "/v1/accounts", json!({"name": name, "password": "a train at noon"})).ok())
    }

    fn guest(&self) -> Client {
        self.with(&self.send("POST", "/v1/accounts/guest", Value::Null).ok())
    }

    fn open(&self, game: Value) -> String {
        format!("/v1/games/{}", self.send("POST", "/v1/games", game).ok()["id"].as_str().unwrap())
    }

    fn start(&self, game: &str) {
        self.send("POST", &format!("{game}/start"), Value::Null).ok();
    }

    /// A game against a bot that thinks, with every outcome of a move; then a resignation.
    fn play(&self) {
        let game = self.open(json!({"seats": 2, "bots": ["stationmaster"]}));
        self.start(&game);
        let (moves, view) = (format!("{game}/moves"), format!("{game}/view"));
        let stale = self.get(&view).1;
        for nth in 0..12 {
            let legal = self.get(&moves).ok();
            let Some(the_move) = legal["moves"].as_array().unwrap().first() else {
                thread::sleep(Duration::from_millis(100));
                continue;
            };
            let key = nth.to_string();
            for _ in 0..2 {
                self.send_with("POST", &moves, &[("idempotency-key", &key)], the_move.clone());
            }
            self.send("POST", &moves, json!({"type": "abandon_tunnel"}));
            self.send("POST", &moves, json!({"type": "draw_card"}));
            self.send_with("POST", &moves, &[("if-match", &stale)], json!({"type": "draw_card"}));
            self.get(&view).ok();
            self.get(&view).ok();
        }
        self.send("POST", &format!("{game}/resign"), Value::Null);
    }

    /// Pages, a stream that is hung up on, and an admin's act.
    fn look_around(&self) {
        for path in ["/v1/leaderboards", "/v1/statistics/routes", "/v1/me/inbox", "/v1/games?mine=seated", "/v1/trains"]
        {
            self.get(path);
        }
        let guest = self.guest();
        let game = guest.open(json!({"seats": 2, "bots": ["random"]}));
        let request =
            Request::builder().uri(format!("{}{game}/stream", self.url)).header("authorization", &guest.token);
        let mut stream = self.agent.run(request.body(()).unwrap()).unwrap();
        let mut scratch = [0; 16];
        let _ = stream.body_mut().as_reader().read(&mut scratch);
        drop(stream);
        guest.start(&game);
        let path = format!("{}/void", game.replace("/v1", "/v1/admin"));
        assert_eq!(self.send("POST", &path, json!({"reason": "a test"})).0, 204);
        thread::sleep(Duration::from_millis(300));
    }

    /// A game in which a player is too slow.
    fn let_time_run_out(&self) {
        let guest = self.guest();
        let game = guest.open(json!({"seats": 2, "bots": ["random"], "clock": {"kind": "per_move", "seconds": 10}}));
        guest.start(&game);
        thread::sleep(Duration::from_secs(12));
    }

    /// A wrong password.
    fn guess(&self) {
        let wrong = json!({"name": "Nobody", "password": "a walnut at noon"});
        Client { token: String::new(), ..self.clone() }.send("POST", "/v1/sessions", wrong);
        thread::sleep(Duration::from_secs(1));
    }
}
