//! A client with a token.

use serde_json::{Value, json};
use std::time::Duration;
use ureq::{Agent, http::Request};

/// A player.
pub struct Client {
    agent: Agent,
    url: String,
    token: String,
}

impl Client {
    pub fn register(url: &str, name: &str) -> Client {
        let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(Duration::from_secs(60)));
        let agent = config.build().new_agent();
        let mut client = Client { agent, url: url.to_owned(), token: String::new() };
        let (status, session) = client.post("/v1/accounts", &json!({"name": name, "password": "a train at noon"}));
        assert_eq!(status, 201, "{session}");
        client.token = session["access_token"].as_str().unwrap().to_owned();
        client
    }

    /// Opens a game and starts it; answers its path.
    pub fn open_game(&self, game: Value) -> String {
        let (_, opened) = self.post("/v1/games", &game);
        let path = format!("/v1/games/{}", opened["id"].as_str().unwrap_or_else(|| panic!("{opened}")));
        assert_eq!(self.post(&format!("{path}/start"), &json!(null)).0, 200);
        path
    }

    pub fn get(&self, path: &str) -> (u16, Value) {
        self.send("GET", path, String::new())
    }

    pub fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        self.send("POST", path, if body.is_null() { String::new() } else { body.to_string() })
    }

    fn send(&self, method: &str, path: &str, body: String) -> (u16, Value) {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.url));
        request = request.header("content-type", "application/json");
        if !self.token.is_empty() {
            request = request.header("authorization", format!("Bearer {}", self.token));
        }
        let mut response = self.agent.run(request.body(body).unwrap()).unwrap();
        let text = response.body_mut().read_to_string().unwrap();
        (response.status().as_u16(), serde_json::from_str(&text).unwrap_or_default())
    }
}
