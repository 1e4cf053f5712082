//! A minimal client of the API, for guest accounts.

use railhead::{
    engine::{GameView, Move},
    log::{chain::Head, logged_event::LoggedEvent},
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use std::{error::Error, time::Duration};
use ureq::{Agent, http::Request};

type Answer<T> = Result<T, Box<dyn Error>>;

#[derive(Clone)]
pub struct Client {
    agent: Agent,
    url: String,
}

pub struct DemoPlayer {
    client: Client,
    pub name: String,
    token: String,
}

/// The answer to a move or a start.
#[derive(serde::Deserialize)]
pub struct Outcome {
    pub events: Vec<LoggedEvent>,
    pub view: View,
}

#[derive(serde::Deserialize)]
pub struct View {
    pub head: Head,
    #[serde(flatten)]
    pub game: GameView,
}

#[derive(serde::Deserialize)]
struct MoveList {
    moves: Vec<Move>,
}

impl Client {
    pub fn new(url: &str) -> Client {
        let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(Duration::from_secs(30)));
        Client { agent: config.build().new_agent(), url: url.trim_end_matches('/').to_owned() }
    }

    pub fn guest(&self) -> Answer<DemoPlayer> {
        let session: Value = self.send("POST", "/v1/accounts/guest", None, &[], Some(json!({"device": "demo"})))?;
        let text = |at: &str| session.pointer(at).and_then(Value::as_str).map(str::to_owned);
        let name = text("/account/name").ok_or("no name")?;
        let token = text("/access_token").ok_or("no token")?;
        Ok(DemoPlayer { client: self.clone(), name, token })
    }

    fn send<T: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        headers: &[(&str, String)],
        body: Option<impl Serialize>,
    ) -> Answer<T> {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.url));
        request = request.header("content-type", "application/json");
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let body = body.map(|body| serde_json::to_vec(&body)).transpose()?.unwrap_or_default();
        let request = request.body(body)?;
        let sent = self.agent.run(request).map_err(|error| format!("{}{path}: {error}", self.url));
        let mut response = sent?;
        let answer = response.body_mut().read_to_string()?;
        if response.status().is_success() {
            Ok(serde_json::from_str(&answer)?)
        } else {
            Err(format!("{method} {path}: {} {answer}", response.status()).into())
        }
    }
}

impl DemoPlayer {
    fn send<T: DeserializeOwned>(&self, method: &str, path: &str, body: Option<impl Serialize>) -> Answer<T> {
        self.client.send(method, path, Some(&self.token), &[], body)
    }

    /// Opens a game and returns its id.
    pub fn open_game(&self, seats: u8) -> Answer<String> {
        let game: Value = self.send("POST", "/v1/games", Some(json!({"seats": seats})))?;
        Ok(game.get("id").and_then(Value::as_str).ok_or("no id")?.to_owned())
    }

    pub fn join(&self, game: &str) -> Answer<Value> {
        self.send("PUT", &format!("/v1/games/{game}/players/me"), None::<()>)
    }

    pub fn start(&self, game: &str) -> Answer<Outcome> {
        self.send("POST", &format!("/v1/games/{game}/start"), None::<()>)
    }

    pub fn view(&self, game: &str) -> Answer<View> {
        self.send("GET", &format!("/v1/games/{game}/view"), None::<()>)
    }

    pub fn moves(&self, game: &str) -> Answer<Vec<Move>> {
        let legal: MoveList = self.send("GET", &format!("/v1/games/{game}/moves"), None::<()>)?;
        Ok(legal.moves)
    }

    /// Makes a move, unless the game has changed since the head `seen`.
    pub fn play(&self, game: &str, seen: Head, the_move: &Move) -> Answer<Outcome> {
        let path = format!("/v1/games/{game}/moves");
        let seen = [("if-match", format!("\"{seen}\""))];
        self.client.send("POST", &path, Some(&self.token), &seen, Some(the_move))
    }
}
