//! Players with phones: they repeat what failed with the same idempotency key, and keep what they
//! were told.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::{
    fs,
    process::Command,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};
use ureq::{Agent, http::Request};

/// Of how many moves one is sent again later.
const REPEATED: u32 = 4;

/// How long a game lasts at most, in moves; then another begins.
const LONGEST: usize = 60;

/// What a player has reached so far.
pub struct Score {
    last_move: Mutex<Instant>,
    failures: AtomicUsize,
}

impl Score {
    /// When the player last began a move that was then acknowledged.
    pub fn last_move(&self) -> Instant {
        *self.last_move.lock().unwrap()
    }

    /// How many requests got no answer, or 503.
    pub fn failures(&self) -> usize {
        self.failures.load(Ordering::Relaxed)
    }
}

/// An acknowledged move.
struct Acknowledged {
    game: String,
    key: String,
    the_move: Value,
    answer: String,
}

/// A player who is a guest.
pub struct Player {
    url: String,
    agent: Agent,
    authorization: String,
    rng: ChaCha8Rng,
    keys: usize,
    games: Vec<String>,
    moves: Vec<Acknowledged>,
    repeats: usize,
    pub score: Arc<Score>,
}

/// What the log of the service says of what a player was told.
pub struct Verdict {
    pub moves: usize,
    pub repeats: usize,
    pub games: usize,
}

impl Player {
    pub fn new(url: &str, number: u64) -> Player {
        let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(Duration::from_secs(10)));
        let score = Score { last_move: Mutex::new(Instant::now()), failures: AtomicUsize::new(0) };
        let mut player = Player {
            url: url.to_owned(),
            agent: config.build().new_agent(),
            authorization: String::new(),
            rng: ChaCha8Rng::seed_from_u64(number),
            keys: 0,
            games: Vec::new(),
            moves: Vec::new(),
            repeats: 0,
            score: Arc::new(score),
        };
        let (_, text) = player.ask("POST", "/v1/accounts/guest", "", "");
        let session: Value = serde_json::from_str(&text).unwrap();
        player.authorization = format!("Bearer {}", session["access_token"].as_str().unwrap());
        player
    }

    /// Asks until there is an answer other than 503.
    fn ask(&self, method: &str, path: &str, key: &str, body: &str) -> (u16, String) {
        loop {
            let request = Request::builder().method(method).uri(format!("{}{path}", self.url));
            let request = request.header("content-type", "application/json");
            let request = if key.is_empty() { request } else { request.header("idempotency-key", key) };
            let request = match self.authorization.as_str() {
                "" => request,
                authorization => request.header("authorization", authorization),
            };
            let answer = self.agent.run(request.body(body.to_owned()).unwrap()).and_then(|mut answer| {
                let text = answer.body_mut().read_to_string()?;
                Ok((answer.status().as_u16(), text))
            });
            match answer {
                Ok((status, text)) if ![502, 503, 504].contains(&status) => return (status, text),
                Ok(_) | Err(_) => {
                    self.score.failures.fetch_add(1, Ordering::Relaxed);
                    thread::sleep(Duration::from_millis(100));
                }
            }
        }
    }

    fn next_key(&mut self) -> String {
        self.keys += 1;
        format!("move-{}", self.keys)
    }

    /// Plays one game after the other.
    pub fn play_until(mut self, stopping: &AtomicBool) -> Player {
        while !stopping.load(Ordering::Relaxed) {
            let game = self.open();
            for _ in 0..LONGEST {
                if stopping.load(Ordering::Relaxed) || !self.play(&game) {
                    break;
                }
            }
        }
        self
    }

    fn open(&mut self) -> String {
        let options = json!({"seats": 2, "bots": ["random"], "first_seat": 0, "rated": false}).to_string();
        let key = self.next_key();
        let (status, text) = self.ask("POST", "/v1/games", &key, &options);
        assert_eq!(status, 201, "{text}");
        let opened: Value = serde_json::from_str(&text).unwrap();
        let game = format!("/v1/games/{}", opened["id"].as_str().unwrap());
        let key = self.next_key();
        let (status, text) = self.ask("POST", &format!("{game}/start"), &key, "");
        assert_eq!(status, 200, "{text}");
        self.games.push(game.clone());
        game
    }

    /// Makes a move. False if the game is over.
    fn play(&mut self, game: &str) -> bool {
        let began = Instant::now();
        let (_, text) = self.ask("GET", &format!("{game}/moves"), "", "");
        let listed: Value = serde_json::from_str(&text).unwrap();
        let Some(moves) = listed["moves"].as_array().filter(|moves| !moves.is_empty()) else {
            thread::sleep(Duration::from_millis(50));
            let (_, text) = self.ask("GET", game, "", "");
            return serde_json::from_str::<Value>(&text).unwrap()["status"] == "running";
        };
        let the_move = moves[self.rng.random_range(0..moves.len())].clone();
        let key = self.next_key();
        let (status, answer) = self.ask("POST", &format!("{game}/moves"), &key, &the_move.to_string());
        assert_eq!(status, 200, "{the_move}: {answer}");
        if self.rng.random_ratio(1, REPEATED) {
            let again = self.ask("POST", &format!("{game}/moves"), &key, &the_move.to_string());
            assert_eq!(again, (200, answer.clone()), "a repetition gets the first answer");
            self.repeats += 1;
        }
        self.moves.push(Acknowledged { game: game.to_owned(), key, the_move, answer });
        *self.score.last_move.lock().unwrap() = began;
        true
    }

    /// Compares what was acknowledged with the logs.
    pub fn judge(self) -> Verdict {
        for game in self.games.clone() {
            let (status, text) = self.ask("POST", &format!("{game}/resign"), "", "");
            assert!(status == 200 || text.contains("game_over"), "{text}");
            let log = self.log(&game);
            let mut told = vec![false; log.len()];
            for acknowledged in self.moves.iter().filter(|acknowledged| acknowledged.game == game) {
                let answer: Value = serde_json::from_str(&acknowledged.answer).unwrap();
                for event in answer["events"].as_array().unwrap() {
                    let place = event["seq"].as_u64().unwrap() as usize - 1;
                    let what = (&acknowledged.key, &acknowledged.the_move);
                    // Once the game is over, an event shows more than its seat was told.
                    let gist = |event: &Value| [&event["seq"], &event["at"], &event["type"]].map(Value::clone);
                    let logged = log.get(place).map(gist);
                    assert_eq!(logged, Some(gist(event)), "{game}: an event of {what:?} was lost");
                    assert!(!std::mem::replace(&mut told[place], true), "{game}: {what:?} was made twice");
                }
            }
            self.verify(&game);
        }
        Verdict { moves: self.moves.len(), repeats: self.repeats, games: self.games.len() }
    }

    fn log(&self, game: &str) -> Vec<Value> {
        let mut log = Vec::new();
        let mut after = "0".to_owned();
        loop {
            let (_, text) = self.ask("GET", &format!("{game}/events?after={after}"), "", "");
            let page: Value = serde_json::from_str(&text).unwrap();
            log.extend(page["events"].as_array().unwrap_or_else(|| panic!("{text}")).iter().cloned());
            match page["next"].as_str() {
                Some(next) => after = next.to_owned(),
                None => return log,
            }
        }
    }

    fn verify(&self, game: &str) {
        let (status, text) = self.ask("GET", &format!("{game}/export"), "", "");
        assert_eq!(status, 200, "{text}");
        let file = format!("/tmp/railhead-chaos-{}.jsonl", game.rsplit('/').next().unwrap());
        fs::write(&file, text).unwrap();
        let verified = Command::new(env!("CARGO_BIN_EXE_railhead")).args(["verify", &file]).output().unwrap();
        assert!(verified.status.success(), "{game}: {}", String::from_utf8_lossy(&verified.stderr));
        fs::remove_file(file).unwrap();
    }
}
