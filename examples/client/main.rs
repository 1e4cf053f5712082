//! A client that follows a game over a bad connection. It gets the view once and then folds the
//! events of the stream. When the connection is lost, it reconnects where it stopped. It gets the
//! view again only when the events do not suffice.
//!
//!     cargo run --example client -- http://127.0.0.1:8080 GAME_ID [ACCESS_TOKEN]

mod fold;

use fold::Known;
use railhead::http::LoggedEvent;
use serde::{Deserialize, de::DeserializeOwned};
use std::{
    env,
    error::Error,
    io::{BufRead, BufReader, Read},
    thread::sleep,
    time::Duration,
};
use ureq::{Agent, Body, http::Response};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// The time to wait before reconnecting.
const RETRY: Duration = Duration::from_secs(2);

/// A client that follows one game.
struct Client {
    agent: Agent,
    game: String,
    authorization: Option<String>,
    known: Known,
    /// The head of the log up to which the game is known.
    head: String,
}

/// A view with the head of the log that it shows.
#[derive(Deserialize)]
struct View {
    head: String,
    #[serde(flatten)]
    known: Known,
}

/// The reason for which a stream ended.
enum Pause {
    /// The connection was lost, or the server shuts down: reconnect.
    Lost,
    /// The view has to be requested again.
    LookAgain,
    /// No more events will come; the code says why.
    Over(String),
}

/// The data of the last message of a stream.
#[derive(Deserialize)]
struct End {
    code: String,
}

fn main() -> Outcome<()> {
    let arguments = env::args().skip(1).collect::<Vec<_>>();
    let (url, game, token) = match arguments.as_slice() {
        [url, game] => (url, game, None),
        [url, game, token] => (url, game, Some(token)),
        _ => return Err("say where the server is, which game, and perhaps an access token".into()),
    };
    let agent = Agent::config_builder().http_status_as_error(true).build().new_agent();
    let authorization = token.map(|token| format!("Bearer {token}"));
    let game = format!("{url}/v1/games/{game}");
    let View { head, known } = json(get(&agent, &format!("{game}/view"), authorization.as_deref(), None)?)?;
    let mut client = Client { agent, game, authorization, known, head };
    println!("{} {:?}", client.known.version, client.known.table.phase);
    loop {
        match client.follow() {
            Ok(Pause::Over(code)) => {
                println!("{code}");
                return Ok(());
            }
            Ok(Pause::LookAgain) => client.look_again()?,
            Ok(Pause::Lost) => sleep(RETRY),
            Err(lost) => {
                println!("the line is lost: {lost}");
                sleep(RETRY);
            }
        }
    }
}

impl Client {
    fn look_again(&mut self) -> Outcome<()> {
        let View { head, known } = json(self.get("view", None)?)?;
        (self.head, self.known) = (head, known);
        Ok(())
    }

    fn get(&self, what: &str, last: Option<&str>) -> Outcome<Response<Body>> {
        get(&self.agent, &format!("{}/{what}", self.game), self.authorization.as_deref(), last)
    }

    /// Folds the events of the stream until it ends.
    fn follow(&mut self) -> Outcome<Pause> {
        let stream = match self.get("stream", Some(&self.head)) {
            // 410: the known events are no longer part of the game.
            Err(refused) if matches!(refused.downcast_ref(), Some(ureq::Error::StatusCode(410))) => {
                return Ok(Pause::LookAgain);
            }
            stream => stream?,
        };
        if stream.status() == 204 {
            return Ok(Pause::Over("game_over".to_owned()));
        }
        let (mut is_end, mut is_phrase, mut head) = (false, false, String::new());
        for line in BufReader::new(stream.into_body().into_reader()).lines() {
            let line = line?;
            if line == "event: end" {
                is_end = true;
            } else if line == "event: phrase" {
                is_phrase = true;
            } else if line.is_empty() {
                is_phrase = false;
            } else if is_phrase {
                println!("{line}");
            } else if let Some(told) = line.strip_prefix("id: ") {
                head = told.to_owned();
            } else if let Some(data) = line.strip_prefix("data: ") {
                if is_end {
                    let End { code } = serde_json::from_str(data)?;
                    return Ok(match code.as_str() {
                        "unavailable" => Pause::Lost,
                        "history_changed" => Pause::LookAgain,
                        _ => Pause::Over(code),
                    });
                }
                let event: LoggedEvent = serde_json::from_str(data)?;
                println!("{data}");
                if self.known.fold(&event).is_err() {
                    return Ok(Pause::LookAgain);
                }
                self.head.clone_from(&head);
            }
        }
        Ok(Pause::Lost)
    }
}

fn get(agent: &Agent, url: &str, authorization: Option<&str>, last: Option<&str>) -> Outcome<Response<Body>> {
    let mut request = agent.get(url);
    if let Some(authorization) = authorization {
        request = request.header("Authorization", authorization);
    }
    if let Some(last) = last {
        request = request.header("Last-Event-ID", last);
    }
    Ok(request.call()?)
}

fn json<T: DeserializeOwned>(answer: Response<Body>) -> Outcome<T> {
    let mut text = String::new();
    answer.into_body().into_reader().read_to_string(&mut text)?;
    Ok(serde_json::from_str(&text)?)
}
