//! Players with phones: they repeat what failed with the same idempotency key, and keep all
//! answers.

use crate::{
    listener::{self, Heard},
    poller::{self, Polled},
    service::query,
};
use railhead_test_support::railhead;
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::{
    collections::{HashMap, HashSet},
    fs,
    ops::AddAssign,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};
use ureq::{Agent, http::Request};

/// Of how many moves one is sent again later.
const REPEATED: u32 = 4;

/// The length of a game at most, in moves; then another begins.
const LONGEST: usize = 60;

/// A version of a game and the hash of its log up to there, as the API writes it.
pub type Head = String;

/// A time in which commits were not safe: from the moment at which the standby received nothing to
/// the end of the primary.
pub type Lossy = (Instant, Instant);

/// The progress of a player so far.
pub struct Score {
    last_move: Mutex<Instant>,
    failures: AtomicUsize,
}

impl Score {
    /// The time at which the player last began a move that was then acknowledged.
    pub fn last_move(&self) -> Instant {
        *self.last_move.lock().unwrap()
    }

    /// The number of requests that got no answer, or 503.
    pub fn failures(&self) -> usize {
        self.failures.load(Ordering::Relaxed)
    }
}

/// An acknowledged move.
struct Acknowledged {
    at: Instant,
    head: Head,
    /// The numbers of its events.
    events: Vec<u64>,
    /// Whether its repetition was answered otherwise: then it must be gone.
    was_made_again: bool,
}

impl Acknowledged {
    fn now(answer: &Value) -> Acknowledged {
        let events = answer["events"].as_array().unwrap().iter().map(|event| event["seq"].as_u64().unwrap());
        let (events, head) = (events.collect(), answer["head"].as_str().unwrap().to_owned());
        Acknowledged { at: Instant::now(), head, events, was_made_again: false }
    }
}

/// A game as its player has seen it.
struct Game {
    path: String,
    moves: Vec<Acknowledged>,
    /// The numbers of its moves after which the player was notified of a changed history.
    told_after: Vec<usize>,
    /// The last head that the player received.
    known: Head,
    listener: JoinHandle<Heard>,
    poller: JoinHandle<Polled>,
}

impl Game {
    fn acknowledge(&mut self, made: Acknowledged) {
        self.known.clone_from(&made.head);
        self.moves.push(made);
    }
}

/// A player who is a guest.
pub struct Player {
    url: String,
    agent: Agent,
    authorization: String,
    rng: ChaCha8Rng,
    keys: usize,
    games: Vec<Game>,
    repeats: usize,
    stopping: Arc<AtomicBool>,
    pub score: Arc<Score>,
}

/// The comparison of the log of the service with what its players received.
#[derive(Default)]
pub struct Verdict {
    pub moves: usize,
    pub lost: usize,
    /// The number of times that a player was notified of a changed history.
    pub told: usize,
    pub repeats: usize,
    pub games: usize,
    /// Connections of streams, and events on them.
    pub streams: usize,
    pub heard: usize,
    /// The number of polls that were told of no change.
    pub unchanged: usize,
    /// The times at which moves were acknowledged.
    pub times: Vec<Instant>,
    /// The delays of moves on a stream after the answer to their player.
    pub lags: Vec<Duration>,
}

impl AddAssign for Verdict {
    fn add_assign(&mut self, other: Verdict) {
        self.moves += other.moves;
        self.lost += other.lost;
        self.told += other.told;
        self.repeats += other.repeats;
        self.games += other.games;
        self.streams += other.streams;
        self.heard += other.heard;
        self.unchanged += other.unchanged;
        self.times.extend(other.times);
        self.lags.extend(other.lags);
    }
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
            repeats: 0,
            stopping: Arc::default(),
            score: Arc::new(score),
        };
        let session = json(&player.ask("POST", "/v1/accounts/guest", &[], "").1);
        player.authorization = format!("Bearer {}", session["access_token"].as_str().unwrap());
        player
    }

    /// Sends a request until there is an answer other than 503.
    fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> (u16, String) {
        loop {
            let request = Request::builder().method(method).uri(format!("{}{path}", self.url));
            let request = request.header("content-type", "application/json");
            let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
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
            let Some(mut game) = self.open() else { continue };
            for _ in 0..LONGEST {
                if stopping.load(Ordering::Relaxed) || !self.play(&mut game) {
                    break;
                }
            }
            self.games.push(game);
        }
        self
    }

    /// Opens a game and starts it. `None` if it is gone before it has begun.
    fn open(&mut self) -> Option<Game> {
        let options = json!({"seats": 2, "bots": ["random"], "first_seat": 0, "rated": false}).to_string();
        let key = self.next_key();
        let (status, text) = self.ask("POST", "/v1/games", &[("idempotency-key", &key)], &options);
        assert_eq!(status, 201, "{text}");
        let path = format!("/v1/games/{}", json(&text)["id"].as_str().unwrap());
        let key = self.next_key();
        let (status, text) = self.ask("POST", &format!("{path}/start"), &[("idempotency-key", &key)], "");
        if status == 404 {
            return None;
        }
        assert_eq!(status, 200, "{text}");
        let known = json(&text)["head"].as_str().unwrap().to_owned();
        let (url, stopping) = (format!("{}{path}", self.url), Arc::clone(&self.stopping));
        let (authorization, known_first) = (self.authorization.clone(), known.clone());
        let poller = poller::poll(url.clone(), authorization.clone(), known_first.clone(), Arc::clone(&stopping));
        let listener = listener::follow(url, authorization, known_first, stopping);
        Some(Game { path, moves: Vec::new(), told_after: Vec::new(), known, listener, poller })
    }

    /// Makes a move. False if the game is over or gone.
    fn play(&mut self, game: &mut Game) -> bool {
        let began = Instant::now();
        let (status, text) = self.ask("GET", &format!("{}/view?moves=true", game.path), &[], "");
        let view = json(&text);
        let is_running = status == 200 && view["table"]["phase"]["name"] != "finished";
        let Some(the_move) = view["moves"].as_array().and_then(|moves| moves.choose(&mut self.rng)) else {
            thread::sleep(Duration::from_millis(50));
            return is_running;
        };
        let (key, the_move, known) = (self.next_key(), the_move.to_string(), format!("\"{}\"", game.known));
        let path = format!("{}/moves", game.path);
        let headers = [("idempotency-key", key.as_str()), ("if-match", known.as_str())];
        let (status, text) = self.ask("POST", &path, &headers, &the_move);
        let answer = json(&text);
        match status {
            200 => {
                game.acknowledge(Acknowledged::now(&answer));
                *self.score.last_move.lock().unwrap() = began;
            }
            410 => game.told_after.push(game.moves.len()),
            // The list was that of another moment.
            409 | 412 | 422 => {}
            404 => return false,
            other => panic!("{other}: {the_move}: {text}"),
        }
        if let (410 | 412, Some(head)) = (status, answer["head"].as_str()) {
            head.clone_into(&mut game.known);
        }
        if status == 200 && self.rng.random_ratio(1, REPEATED) {
            let (status, again) = self.ask("POST", &path, &headers, &the_move);
            self.repeats += usize::from(again == text);
            // The move was lost meanwhile, and the head before it is there: it was made again.
            if status == 200 && again != text {
                game.moves.last_mut().unwrap().was_made_again = true;
                game.told_after.push(game.moves.len());
                game.acknowledge(Acknowledged::now(&json(&again)));
            }
            assert!(matches!(status, 200 | 404 | 410), "a repetition gets the first answer: {status} {again}");
        }
        true
    }

    /// Compares what was acknowledged with the logs in the database.
    pub fn judge(mut self, database_url: &str, lossy: &[Lossy]) -> Verdict {
        let mut verdict = Verdict { repeats: self.repeats, games: self.games.len(), ..Verdict::default() };
        let games = std::mem::take(&mut self.games);
        for game in &games {
            let (status, text) = self.ask("POST", &format!("{}/resign", game.path), &[], "");
            assert!(matches!(status, 200 | 404) || text.contains("game_over"), "{text}");
        }
        // The streams say that the games are over, or have to be asked.
        thread::sleep(Duration::from_millis(500));
        self.stopping.store(true, Ordering::Relaxed);
        for game in games {
            verdict += self.judge_game(game, database_url, lossy);
        }
        verdict
    }

    fn judge_game(&self, game: Game, database_url: &str, lossy: &[Lossy]) -> Verdict {
        let Game { path, moves, mut told_after, known, listener, poller } = game;
        let (status, _) = self.ask("GET", &format!("{path}/events?after={known}"), &[], "");
        let is_gone = matches!(status, 404 | 410);
        if is_gone {
            told_after.push(moves.len());
        }
        let log = log(database_url, &path);
        let lost = moves.iter().enumerate().filter(|(_, made)| !log.contains(&made.head)).collect::<Vec<_>>();
        let was_repeated = moves.iter().find(|made| made.was_made_again && log.contains(&made.head));
        assert!(was_repeated.is_none(), "{path}: a move and its repetition were both made");
        for (_, made) in &lost {
            let was_lossy = lossy.iter().any(|(from, to)| (*from..=*to).contains(&made.at));
            assert!(was_lossy, "{path}: {} was acknowledged and is gone", made.head);
        }
        if let (Some((first, _)), Some((last, _))) = (lost.first(), lost.last()) {
            assert_eq!(last - first + 1, lost.len(), "{path}: what is lost is lost in one piece");
            assert!(told_after.contains(&(last + 1)), "{path}: moves {first} to {last} are gone, and nobody said so");
        }
        assert!(told_after.is_empty() || !lossy.is_empty(), "{path}: told of a change that was none");
        let kept = moves.iter().filter(|made| log.contains(&made.head)).flat_map(|made| &made.events);
        let mut events = HashSet::new();
        kept.for_each(|event| assert!(events.insert(event), "{path}: event {event} was made twice"));
        let heard = listener.join().unwrap();
        let came = heard.times.iter().map(|(head, at)| (head, *at)).collect::<HashMap<_, _>>();
        let lag = |made: &Acknowledged| Some(came.get(&made.head)?.saturating_duration_since(made.at));
        let lags = moves.iter().filter_map(lag).collect();
        heard.judge(&path, &log, is_gone);
        let polled = poller.join().unwrap();
        polled.judge(&path, &moves.iter().map(|made| (&made.head, made.at)).collect::<Vec<_>>(), &log);
        if !log.is_empty() {
            self.verify(&path);
        }
        Verdict {
            moves: moves.len(),
            lost: lost.len(),
            told: told_after.len(),
            streams: heard.connections,
            heard: heard.histories.iter().map(Vec::len).sum(),
            unchanged: polled.unchanged(),
            times: moves.iter().map(|made| made.at).collect(),
            lags,
            ..Verdict::default()
        }
    }

    fn verify(&self, game: &str) {
        let (status, text) = self.ask("GET", &format!("{game}/export"), &[], "");
        assert_eq!(status, 200, "{text}");
        let file = format!("/tmp/railhead-chaos-{}.jsonl", game.rsplit('/').next().unwrap());
        fs::write(&file, text).unwrap();
        let verified = railhead().args(["verify", &file]).output().unwrap();
        assert!(verified.status.success(), "{game}: {}", String::from_utf8_lossy(&verified.stderr));
        fs::remove_file(file).unwrap();
    }
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The heads of all versions of a game.
fn log(database_url: &str, game: &str) -> HashSet<Head> {
    let id = game.rsplit('/').next().unwrap();
    let log = format!("SELECT seq || '-' || encode(head, 'hex') AS head FROM game_events WHERE game_id = '{id}'");
    query(database_url, &log).into_iter().map(|row| row["head"].as_str().unwrap().to_owned()).collect()
}
