//! A reader of the stream of a game, as a phone is: it comes again whenever the stream ends.

use crate::players::Head;
use serde_json::Value;
use std::{
    collections::HashSet,
    io::{BufRead, BufReader},
    mem,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};
use ureq::{Agent, http::Request};

/// The messages of one stream, over all its connections.
#[derive(Default)]
pub struct Heard {
    /// The heads up to each change of the history, and at last up to the end.
    pub histories: Vec<Vec<Head>>,
    pub connections: usize,
    /// The time at which each head came.
    pub times: Vec<(Head, Instant)>,
    /// The time at which the game was over for it.
    pub ended: Option<Instant>,
}

impl Heard {
    /// Fails unless each history is without gap and doubling, and all of it is in the log or none after
    /// the first that is not; and unless only a history that was called changed is not in the log.
    pub fn judge(&self, game: &str, log: &HashSet<Head>, was_told_later: bool) {
        for (number, heads) in self.histories.iter().enumerate() {
            let versions = heads.iter().map(version).collect::<Vec<_>>();
            let is_whole = versions.windows(2).all(|pair| pair[1] == pair[0] + 1);
            assert!(is_whole, "{game}: a stream without gap or doubling: {versions:?}");
            let Some(gone) = heads.iter().position(|head| !log.contains(head)) else { continue };
            let is_mixture = heads[gone..].iter().any(|head| log.contains(head));
            assert!(!is_mixture, "{game}: a stream told of two histories");
            let was_notified = number + 1 < self.histories.len() || was_told_later;
            assert!(was_notified, "{game}: a stream was not told that {} is gone", heads[gone]);
        }
    }
}

pub fn version(head: &Head) -> u64 {
    head.split_once('-').unwrap().0.parse().unwrap()
}

/// Follows a game after a head until the game is over, or until `stopping`.
pub fn follow(url: String, authorization: String, known: Head, stopping: Arc<AtomicBool>) -> JoinHandle<Heard> {
    let config = Agent::config_builder().http_status_as_error(false);
    // A phone does not stay for longer.
    let config = config.timeout_recv_response(Some(Duration::from_secs(10)));
    let agent = config.timeout_recv_body(Some(Duration::from_secs(20))).build().new_agent();
    let listener = Listener { url, authorization, agent, known, heads: Vec::new(), heard: Heard::default() };
    thread::spawn(move || listener.listen_until(&stopping))
}

struct Listener {
    url: String,
    authorization: String,
    agent: Agent,
    known: Head,
    heads: Vec<Head>,
    heard: Heard,
}

impl Listener {
    fn listen_until(mut self, stopping: &AtomicBool) -> Heard {
        while !stopping.load(Ordering::Relaxed) && self.heard.ended.is_none() {
            match self.connect() {
                Some("history_changed") => self.begin_anew(),
                Some("game_over" | "game_not_found") => self.heard.ended = Some(Instant::now()),
                Some(_) | None => thread::sleep(Duration::from_millis(200)),
            }
        }
        self.heard.histories.push(self.heads);
        self.heard
    }

    /// Reads until the stream ends; answers the code with which it did.
    fn connect(&mut self) -> Option<&'static str> {
        let request = Request::get(format!("{}/stream", self.url)).header("authorization", &self.authorization);
        let mut answer = self.agent.run(request.header("last-event-id", &self.known).body(()).unwrap()).ok()?;
        match answer.status().as_u16() {
            200 => self.heard.connections += 1,
            204 => return Some("game_over"),
            404 => return Some("game_not_found"),
            410 => return Some("history_changed"),
            502..=504 => return None,
            other => panic!("{other} for a stream"),
        }
        let (mut id, mut event, mut data) = (String::new(), String::new(), String::new());
        for line in BufReader::new(answer.body_mut().as_reader()).lines() {
            let line = line.ok()?;
            match line.split_once(": ") {
                Some(("id", value)) => value.clone_into(&mut id),
                Some(("event", value)) => value.clone_into(&mut event),
                Some(("data", value)) => value.clone_into(&mut data),
                _ if !line.is_empty() => {}
                _ if event == "end" => {
                    let data: Value = serde_json::from_str(&data).unwrap();
                    let codes = ["game_over", "history_changed", "unavailable"];
                    let known = codes.into_iter().find(|code| data["code"] == *code);
                    return Some(known.unwrap_or_else(|| panic!("the stream ended with {data}")));
                }
                _ if !id.is_empty() => {
                    self.known = mem::take(&mut id);
                    self.heads.push(self.known.clone());
                    self.heard.times.push((self.known.clone(), Instant::now()));
                }
                _ => {}
            }
        }
        None
    }

    /// Forgets what it knows and goes on from the present.
    fn begin_anew(&mut self) {
        let request = Request::get(&self.url).header("authorization", &self.authorization);
        let text = self.agent.run(request.body(()).unwrap()).and_then(|mut answer| answer.body_mut().read_to_string());
        let game = text.ok().and_then(|text| serde_json::from_str::<Value>(&text).ok()).unwrap_or_default();
        if let Some(head) = game["head"].as_str() {
            head.clone_into(&mut self.known);
            self.heard.histories.push(mem::take(&mut self.heads));
        }
    }
}
