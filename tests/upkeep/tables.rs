//! Tables whose players move at any legal move, note the heads that the service acknowledges, and repeat what
//! failed under the same idempotency key.

use crate::verify;
use jiff::Timestamp;
use parking_lot::Mutex;
use railhead_test_support::{Answer, Client, PATIENCE};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::{
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

/// The servers that players may ask, and how it went.
#[derive(Default)]
pub struct Service {
    urls: Mutex<Vec<String>>,
    pub seen: Mutex<Seen>,
}

/// The experience of the players of a service.
#[derive(Default, Debug)]
pub struct Seen {
    pub answers: usize,
    /// Requests that were not answered, or with 503, and were sent again.
    pub repeated: usize,
    /// The longest time from a request to its answer, repetitions included.
    pub longest: Duration,
}

impl Service {
    pub fn at(urls: &[&str]) -> Arc<Service> {
        let service = Service::default();
        service.move_to(urls);
        Arc::new(service)
    }

    /// From now on, players ask these servers.
    pub fn move_to(&self, urls: &[&str]) {
        *self.urls.lock() = urls.iter().map(|url| (*url).to_owned()).collect();
    }

    /// Sends a request until it is answered, to one server after the other.
    pub fn ask(&self, who: &Client, method: &str, path: &str, key: Option<&str>, body: &Value) -> Answer {
        let began = Instant::now();
        for attempt in 0.. {
            let url = {
                let urls = self.urls.lock();
                urls[attempt % urls.len()].clone()
            };
            let headers = key.map(|key| ("idempotency-key", key));
            let answer = Client { url, ..who.clone() }.try_send(method, path, headers.as_slice(), body.clone());
            let mut seen = self.seen.lock();
            match answer {
                Ok(answer) if answer.status != 503 => {
                    seen.answers += 1;
                    seen.longest = seen.longest.max(began.elapsed());
                    return answer;
                }
                other => assert!(began.elapsed() < PATIENCE, "{method} {path}: {other:?}"),
            }
            seen.repeated += 1;
            drop(seen);
            thread::sleep(Duration::from_millis(20));
        }
        unreachable!()
    }
}

/// A running game between people.
pub struct Table {
    service: Arc<Service>,
    pub path: String,
    people: Vec<Client>,
    rng: ChaCha8Rng,
    keys: u64,
    /// The heads of the moves that were acknowledged.
    pub heads: Vec<String>,
    /// The moments at which they were.
    pub acknowledged_at: Vec<Timestamp>,
    pub is_over: bool,
}

impl Table {
    /// A game of these people that has just begun.
    pub fn open(service: &Arc<Service>, people: Vec<Client>, game: Value, seed: u64) -> Table {
        let opened = service.ask(&people[0], "POST", "/v1/games", None, &game).ok();
        let path = format!("/v1/games/{}", opened["id"].as_str().unwrap());
        for person in &people[1..] {
            service.ask(person, "PUT", &format!("{path}/players/me"), None, &Value::Null).ok();
        }
        service.ask(&people[0], "POST", &format!("{path}/start"), None, &Value::Null).ok();
        Table::at(service, people, path, seed)
    }

    /// A game in which these people sit.
    pub fn at(service: &Arc<Service>, people: Vec<Client>, path: String, seed: u64) -> Table {
        let rng = ChaCha8Rng::seed_from_u64(seed);
        Table {
            service: Arc::clone(service),
            path,
            people,
            rng,
            keys: 0,
            heads: Vec::new(),
            acknowledged_at: Vec::new(),
            is_over: false,
        }
    }

    /// Everyone in turn plays as long as it is their turn, until the game is over or `goes_on` says no.
    pub fn play_while(&mut self, mut goes_on: impl FnMut(&Table) -> bool) {
        let mut last = Instant::now();
        while !self.is_over {
            for who in 0..self.people.len() {
                let mut view = self.look(who);
                while let Some(chosen) = self.choose(&view) {
                    if !goes_on(self) {
                        return;
                    }
                    view = self.play(who, &chosen);
                    last = Instant::now();
                }
                self.is_over = view["table"]["phase"]["name"] == "finished";
                if self.is_over {
                    return;
                }
            }
            assert!(last.elapsed() < PATIENCE, "{}: nobody moves", self.path);
        }
    }

    /// Plays until the game is over, and checks its export and that it contains the heads.
    pub fn finish(&mut self) {
        self.play_while(|_| true);
        self.verify();
    }

    /// Checks the export of the game, which is over, and that it contains the heads.
    pub fn verify(&self) {
        let path = format!("{}/export", self.path);
        let export = self.service.ask(&self.people[0], "GET", &path, None, &Value::Null);
        assert_eq!(export.status, 200, "{export:?}");
        verify(&export.text, &self.heads);
    }

    fn look(&self, who: usize) -> Value {
        let path = format!("{}/view?moves=true", self.path);
        self.service.ask(&self.people[who], "GET", &path, None, &Value::Null).ok()
    }

    /// A legal move: mostly a claimed route, so that the game ends soon.
    fn choose(&mut self, view: &Value) -> Option<Value> {
        let moves = view["moves"].as_array().unwrap();
        let routes = moves.iter().filter(|the_move| the_move["type"] == "claim_route").collect::<Vec<_>>();
        let prefers_route = self.rng.random_bool(0.8);
        routes.choose(&mut self.rng).copied().filter(|_| prefers_route).or_else(|| moves.choose(&mut self.rng)).cloned()
    }

    fn play(&mut self, who: usize, the_move: &Value) -> Value {
        self.keys += 1;
        let key = format!("{}-{}", self.rng.random::<u64>(), self.keys);
        let path = format!("{}/moves?moves=true", self.path);
        let mut made = self.service.ask(&self.people[who], "POST", &path, Some(&key), the_move).ok();
        self.heads.push(made["head"].as_str().unwrap().to_owned());
        self.acknowledged_at.push(Timestamp::now());
        made["view"].take()
    }
}

/// A game of two guests that has just begun.
pub fn duel(service: &Arc<Service>, seed: u64) -> Table {
    let guest = || Client::at(&service.urls.lock()[0].clone()).guest();
    Table::open(service, vec![guest(), guest()], json!({"seats": 2}), seed)
}
