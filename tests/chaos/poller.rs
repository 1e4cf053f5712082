//! A device that polls the view of a game with the head that it knows, and is told whether anything
//! has changed.

use crate::{listener::version, players::Head};
use serde_json::Value;
use std::{
    collections::HashSet,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};
use ureq::{Agent, http::Request};

/// The time between two polls.
const PAUSE: Duration = Duration::from_millis(200);

/// The longest time after a move in which a client can be told that nothing has changed (ADR 47), and
/// some more for a busy machine.
const LONGEST: Duration = Duration::from_secs(6);

/// The polls that were told that nothing had changed: the head, and the time at which it was asked.
#[derive(Default)]
pub struct Polled(Vec<(Head, Instant)>);

impl Polled {
    pub fn unchanged(&self) -> usize {
        self.0.len()
    }

    /// Fails if a move had been acknowledged long before a poll that was told of no change. `made` are
    /// the heads of the moves, and the times at which they were acknowledged.
    pub fn judge(&self, game: &str, made: &[(&Head, Instant)], log: &HashSet<Head>) {
        for (known, asked) in &self.0 {
            let contradicts = |(head, at): &&(&Head, Instant)| {
                log.contains(*head) && version(head) >= version(known) && *head != known && *at + LONGEST < *asked
            };
            if let Some((head, at)) = made.iter().find(contradicts) {
                panic!("{game}: still at {known} {:.1?} after {head} was acknowledged", *asked - *at);
            }
        }
    }
}

/// Polls a game after a head until the game is over, or until `stopping`.
pub fn poll(url: String, authorization: String, known: Head, stopping: Arc<AtomicBool>) -> JoinHandle<Polled> {
    let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(Duration::from_secs(10)));
    let mut poller = Poller { agent: config.build().new_agent(), url, authorization, known, polled: Polled::default() };
    thread::spawn(move || {
        while !stopping.load(Ordering::Relaxed) && poller.goes_on() {
            thread::sleep(PAUSE);
        }
        poller.polled
    })
}

struct Poller {
    agent: Agent,
    url: String,
    authorization: String,
    known: Head,
    polled: Polled,
}

impl Poller {
    /// Polls once. False if the game is over or gone.
    fn goes_on(&mut self) -> bool {
        let request = Request::get(format!("{}/view", self.url)).header("authorization", &self.authorization);
        let request = request.header("if-none-match", format!("\"{}\"", self.known)).body(()).unwrap();
        let asked = Instant::now();
        let answer = self.agent.run(request).and_then(|mut answer| {
            let text = answer.body_mut().read_to_string()?;
            Ok((answer.status().as_u16(), text))
        });
        match answer {
            Ok((304, _)) => self.polled.0.push((self.known.clone(), asked)),
            Ok((200, text)) => {
                let view = serde_json::from_str::<Value>(&text).unwrap();
                view["head"].as_str().unwrap().clone_into(&mut self.known);
                return view["table"]["phase"]["name"] != "finished";
            }
            Ok((404, _)) => return false,
            Ok((502..=504, _)) | Err(_) => {}
            Ok((status, text)) => panic!("{status} for a poll: {text}"),
        }
        true
    }
}
