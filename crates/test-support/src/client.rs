//! A client of the service, with the token of an account or without.

use crate::PATIENCE;
use serde_json::{Value, json};
use ureq::{
    Agent,
    http::{HeaderMap, Request},
};

/// The password of every account.
const PASSWORD: &str = "a train at noon";

/// A client that sends one request after another.
#[derive(Clone)]
pub struct Client {
    /// The agent that sends its requests.
    pub agent: Agent,
    /// The URL of the server, without a path.
    pub url: String,
    /// The header `Authorization`; empty without an account.
    pub authorization: String,
}

/// An answer of the server.
#[derive(Debug)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// Its headers.
    pub headers: HeaderMap,
    /// Its body; null if it is not JSON.
    pub body: Value,
    /// The text of its body.
    pub text: String,
}

impl Answer {
    /// The body of a success.
    #[track_caller]
    pub fn ok(self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.body);
        self.body
    }
}

impl Client {
    /// A client without an account.
    pub fn at(url: &str) -> Client {
        let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(PATIENCE));
        Client { agent: config.build().new_agent(), url: url.to_owned(), authorization: String::new() }
    }

    /// The client of a new account.
    pub fn register(&self, name: &str) -> Client {
        self.with(&self.post("/v1/accounts", json!({"name": name, "password": PASSWORD})).ok())
    }

    /// The client of an account that has been registered.
    pub fn sign_in(&self, name: &str) -> Client {
        let session = json!({"name": name, "password": PASSWORD, "device": "test"});
        self.with(&self.post("/v1/sessions", session).ok())
    }

    /// The client of a new guest.
    pub fn guest(&self) -> Client {
        self.with(&self.post("/v1/accounts/guest", Value::Null).ok())
    }

    fn with(&self, session: &Value) -> Client {
        let authorization = format!("Bearer {}", session["access_token"].as_str().unwrap());
        Client { authorization, ..self.clone() }
    }

    /// Sends a request; a body that is null is empty.
    pub fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: Value) -> Answer {
        self.try_send(method, path, headers, body).unwrap()
    }

    /// Sends a request to a server that may be gone.
    ///
    /// # Errors
    /// If there is no answer.
    pub fn try_send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Value,
    ) -> Result<Answer, ureq::Error> {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.url));
        request = request.header("content-type", "application/json");
        if !self.authorization.is_empty() {
            request = request.header("authorization", &self.authorization);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let mut answer = self.agent.run(request.body(body).unwrap())?;
        let text = answer.body_mut().read_to_string()?;
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        Ok(Answer { status, headers, body: serde_json::from_str(&text).unwrap_or_default(), text })
    }

    /// Sends a GET request.
    pub fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &[], Value::Null)
    }

    /// Sends a POST request.
    pub fn post(&self, path: &str, body: Value) -> Answer {
        self.send("POST", path, &[], body)
    }

    /// Opens a game; answers its path.
    pub fn open(&self, game: Value) -> String {
        format!("/v1/games/{}", self.post("/v1/games", game).ok()["id"].as_str().unwrap())
    }

    /// Starts a game.
    pub fn start(&self, game: &str) {
        self.post(&format!("{game}/start"), Value::Null).ok();
    }
}
