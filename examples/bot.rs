//! A bot for Railhead, the twin of `bot.py`. Both ways use [`choose`].
//!
//!     RAILHEAD_KEY=rhk_… cargo run --example bot -- play http://127.0.0.1:8080 [GAME_ID]
//!     cargo run --example bot -- serve 9000
//!
//! `play` plays through the API with the key of a bot: in the game, or in all games that the bot is
//! invited to. `serve` answers `railhead simulate --bots url:http://127.0.0.1:9000/`. See
//! docs/bots.md.

#![expect(clippy::indexing_slicing, reason = "a member that a value lacks is null")]

use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use std::{
    env,
    error::Error,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    thread,
    time::Duration,
};
use ureq::{
    Agent,
    http::{Request, header::HeaderMap},
};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// The number of seconds for which the server holds a request while nothing happens.
const WAIT: u64 = 25;

/// The time to wait before a request is sent again.
const RETRY: Duration = Duration::from_secs(1);

/// The largest question that `serve` reads, in bytes.
const LONGEST: usize = 1 << 20;

/// The move to make, one of `moves`: claims a route if it can, keeps few tickets, else draws cards.
fn choose(_view: &Value, moves: &[Value]) -> Option<Value> {
    let of_kind = |kind: &str| moves.iter().filter(|one| one["type"] == kind).collect::<Vec<_>>();
    for kind in ["claim_route", "pay_tunnel", "draw_card", "take_face_up"] {
        if let Some(chosen) = of_kind(kind).choose(&mut rand::rng()) {
            return Some((*chosen).clone());
        }
    }
    let kept = of_kind("keep_tickets").into_iter().min_by_key(|one| one["tickets"].as_array().map(Vec::len));
    kept.or(moves.first()).cloned()
}

/// The API of a server, for the bot that has this key.
struct Api {
    agent: Agent,
    server: String,
    key: String,
}

/// An answer of the server.
struct Answer {
    status: u16,
    headers: HeaderMap,
    body: Value,
}

impl Answer {
    fn ok(self) -> Outcome<Answer> {
        match self.status {
            200..=299 => Ok(self),
            status => Err(format!("{status} {}: {}", self.body["code"], self.body["detail"]).into()),
        }
    }

    fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }
}

impl Api {
    fn new(server: &str, key: String) -> Api {
        let config = Agent::config_builder().http_status_as_error(false);
        let agent = config.timeout_global(Some(Duration::from_secs(WAIT + 10))).build().new_agent();
        Api { agent, server: server.trim_end_matches('/').to_owned(), key }
    }

    /// Sends again what gets no answer: every request here may be repeated.
    fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: Option<&Value>) -> Outcome<Answer> {
        loop {
            let mut request = Request::builder().method(method).uri(format!("{}{path}", self.server));
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            request = request.header("authorization", format!("Bearer {}", self.key));
            let sent = match body {
                Some(body) => {
                    self.agent.run(request.header("content-type", "application/json").body(body.to_string())?)
                }
                None => self.agent.run(request.body(())?),
            };
            let Ok(mut response) = sent else {
                thread::sleep(RETRY);
                continue;
            };
            let Ok(text) = response.body_mut().read_to_string() else { continue };
            let body = serde_json::from_str(&text).unwrap_or_default();
            let answer = Answer { status: response.status().as_u16(), headers: response.headers().clone(), body };
            if !matches!(answer.status, 429 | 502..=504) {
                return Ok(answer);
            }
            let seconds = answer.header("retry-after").and_then(|seconds| seconds.parse().ok());
            thread::sleep(seconds.map_or(RETRY, Duration::from_secs));
        }
    }

    fn get(&self, path: &str) -> Outcome<Answer> {
        self.send("GET", path, &[], None)?.ok()
    }

    /// Takes a seat. Nothing happens if the bot has one.
    fn join(&self, game: &str) -> Outcome<()> {
        self.send("PUT", &format!("/v1/games/{game}/players/me"), &[], Some(&json!({})))?.ok().map(drop)
    }

    /// Makes moves until the game waits for others.
    fn play_turn(&self, game: &str) -> Outcome<()> {
        loop {
            let view = self.get(&format!("/v1/games/{game}/view"))?.body;
            let path = format!("/v1/games/{game}/moves");
            let legal = self.get(&path)?;
            let head = legal.header("etag").unwrap_or_default();
            let Some(chosen) = legal.body["moves"].as_array().and_then(|moves| choose(&view, moves)) else {
                return Ok(());
            };
            // The key names the state, so that a move is made once, however often it is sent.
            let key = format!("{game}/{head}");
            let answer = self.send("POST", &path, &[("if-match", head), ("idempotency-key", &key)], Some(&chosen))?;
            // The game has moved on, or this bot runs twice: look again.
            let again = ["stale_version", "history_changed", "idempotency_key_reused", "not_your_turn"];
            if !again.iter().any(|code| answer.body["code"] == *code) {
                answer.ok()?;
            }
        }
    }
}

/// Plays one game to its end, or without one whatever the bot is invited to, without end.
///
/// Nothing is kept in a file: a bot that is started again reads its inbox from the beginning.
///
/// # Errors
/// If the server refuses what it should not.
pub fn play(server: &str, key: String, game: Option<&str>) -> Outcome<()> {
    let api = Api::new(server, key);
    if let Some(game) = game {
        api.join(game)?;
    }
    let mut path = "/v1/me/inbox?since=0&limit=200".to_owned();
    loop {
        let page = api.get(&path)?.body;
        let items = page["items"].as_array().into_iter().flatten();
        let invitations = items.filter(|item| item["kind"] == "invited" || item["kind"] == "rematch");
        for invited in invitations.filter_map(|item| item["game"].as_str()).filter(|_| game.is_none()) {
            if let Err(refused) = api.join(invited) {
                eprintln!("{invited}: {refused}");
            }
        }
        for turn in page["turns"].as_array().into_iter().flatten() {
            api.play_turn(turn["game"].as_str().unwrap_or_default())?;
        }
        if let Some(game) = game {
            let status = api.get(&format!("/v1/games/{game}"))?.body["status"].clone();
            if status != "lobby" && status != "running" {
                return Ok(());
            }
        }
        let state = page["state"].as_str().unwrap_or_default();
        path = format!("/v1/me/inbox?since={}&state={state}&limit=200&wait={WAIT}", page["cursor"]);
    }
}

/// Answers each `{"view": …, "moves": […]}` with `{"move": …}`, one after the other.
///
/// # Errors
/// If nobody can be listened to.
pub fn serve(listener: &TcpListener) -> Outcome<()> {
    for asked in listener.incoming() {
        if let Err(error) = asked.map_err(Into::into).and_then(|asked| answer(&asked)) {
            eprintln!("{error}");
        }
    }
    Ok(())
}

fn answer(mut asked: &TcpStream) -> Outcome<()> {
    let mut lines = BufReader::new(asked);
    let mut length = 0;
    loop {
        let mut line = String::new();
        lines.read_line(&mut line)?;
        match line.split_once(':') {
            Some((name, value)) if name.eq_ignore_ascii_case("content-length") => length = value.trim().parse()?,
            None if line.trim().is_empty() => break,
            _ => {}
        }
    }
    if length > LONGEST {
        return Err("the question is too long".into());
    }
    let mut body = vec![0; length];
    lines.read_exact(&mut body)?;
    let question = serde_json::from_slice::<Value>(&body)?;
    let moves = question["moves"].as_array().ok_or("there are no moves")?;
    let body = json!({"move": choose(&question["view"], moves)}).to_string();
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close";
    Ok(write!(asked, "{head}\r\nContent-Length: {}\r\n\r\n{body}", body.len())?)
}

fn main() -> Outcome<()> {
    let arguments = env::args().skip(1).collect::<Vec<_>>();
    let arguments = arguments.iter().map(String::as_str).collect::<Vec<_>>();
    match *arguments.as_slice() {
        ["play", server] => play(server, env::var("RAILHEAD_KEY")?, None),
        ["play", server, game] => play(server, env::var("RAILHEAD_KEY")?, Some(game)),
        ["serve", port] => {
            let listener = TcpListener::bind(("127.0.0.1", port.parse()?))?;
            println!("http://{}/", listener.local_addr()?);
            serve(&listener)
        }
        _ => Err("play SERVER [GAME_ID], or serve PORT".into()),
    }
}
