//! A phone in a tunnel: it loses answers, repeats requests and sends them twice, and notes the
//! answers.

use super::wire::{Answer, Replica, Request};
use railhead::log::chain::Head;
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::json;
use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, Instant},
};

/// The time for which an access token is used. It is valid for five minutes more.
const FRESH: Duration = Duration::from_secs(600);

/// The head that a command names as seen, and a head that was seen before it.
#[derive(Clone, Copy, Default)]
pub struct Seen {
    pub now: Option<Head>,
    pub before: Option<Head>,
}

/// The number of times that something was done.
pub type Counts = BTreeMap<&'static str, usize>;

/// The phone of a player with an account.
pub struct Phone {
    replicas: Arc<[Replica; 2]>,
    authorization: String,
    refresh_token: String,
    /// The time at which its tokens were issued.
    since: Instant,
    keys: u32,
    /// The source of all its choices.
    pub bot_rng: ChaCha8Rng,
    /// Some commands that were done, with the first answer that arrived.
    kept: Vec<(Request, Answer)>,
    /// The number of times that it did each thing.
    pub counts: Counts,
}

impl Phone {
    /// The phone of a new guest.
    pub async fn of_a_guest(number: u64, replicas: &Arc<[Replica; 2]>) -> Phone {
        let mut phone = Phone::signed_out(number, replicas);
        phone.take_tokens("/v1/accounts/guest", "").await;
        phone
    }

    /// The phone of a new player with a name.
    pub async fn of_a_player(number: u64, name: &str, replicas: &Arc<[Replica; 2]>) -> Phone {
        let mut phone = Phone::signed_out(number, replicas);
        phone.take_tokens("/v1/accounts", &json!({"name": name, "password": "a train at noon"}).to_string()).await;
        phone
    }

    fn signed_out(number: u64, replicas: &Arc<[Replica; 2]>) -> Phone {
        Phone {
            replicas: Arc::clone(replicas),
            authorization: String::new(),
            refresh_token: String::new(),
            since: Instant::now(),
            keys: 0,
            bot_rng: ChaCha8Rng::seed_from_u64(number),
            kept: Vec::new(),
            counts: Counts::new(),
        }
    }

    async fn take_tokens(&mut self, path: &str, body: &str) {
        let since = Instant::now();
        let request = self.request("POST", path, "", body);
        let tokens = self.any_replica().ask(&request).await.json();
        self.authorization = format!("Authorization: Bearer {}\r\n", tokens["access_token"].as_str().unwrap());
        self.refresh_token = tokens["refresh_token"].as_str().unwrap().to_owned();
        self.since = since;
    }

    /// Renews tokens before they expire: the length of a game depends on the machine.
    async fn stay_signed_in(&mut self) {
        if self.since.elapsed() > FRESH {
            let body = json!({"refresh_token": self.refresh_token}).to_string();
            self.authorization.clear();
            self.take_tokens("/v1/sessions/refresh", &body).await;
        }
    }

    fn request(&self, method: &'static str, path: &str, headers: &str, body: &str) -> Request {
        let authorization = self.authorization.clone();
        Request { method, path: path.to_owned(), authorization, headers: headers.to_owned(), body: body.to_owned() }
    }

    /// A request of this phone, to be sent now.
    fn now(&self, request: &Request) -> Request {
        Request { authorization: self.authorization.clone(), ..request.clone() }
    }

    fn any_replica(&mut self) -> &Replica {
        &self.replicas[self.bot_rng.random_range(0..2)]
    }

    fn count(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    /// Sends a request to one of the replicas.
    pub async fn get(&mut self, path: &str) -> Answer {
        self.stay_signed_in().await;
        let request = self.request("GET", path, "", "");
        self.insist(&request).await
    }

    /// Sends a request that takes no key, because repeating it changes nothing. Answers are lost, and
    /// requests arrive twice.
    pub async fn repeatable(&mut self, method: &'static str, path: &str, body: &str) -> Answer {
        self.stay_signed_in().await;
        let request = self.request(method, path, "", body);
        match self.bot_rng.random_range(0..5) {
            0..3 => {}
            3 => {
                self.count("drops");
                let after = Duration::from_millis(self.bot_rng.random_range(0..4));
                self.any_replica().ask_and_hang_up(&request, after).await;
            }
            _ => {
                self.count("sent twice");
                let [one, other] = &*self.replicas;
                tokio::join!(one.ask(&request), other.ask(&request));
            }
        }
        self.insist(&request).await
    }

    /// Sends a request until it is answered.
    async fn insist(&mut self, request: &Request) -> Answer {
        loop {
            let answer = self.any_replica().ask(request).await;
            if !is_passing(&answer) {
                return answer;
            }
            self.count("sent again");
        }
    }

    /// Sends a command under a new key, through thick and thin, until it is answered. The keys of all phones are the
    /// same: 1, 2, 3.
    pub async fn command(&mut self, method: &'static str, path: &str, seen: Seen, body: &str) -> Answer {
        self.keys += 1;
        let stale = seen.before.filter(|_| seen.now.is_some() && self.bot_rng.random_bool(0.1));
        if let Some(stale) = stale {
            self.count("refusals");
            let refused = self.keyed(method, path, Some(stale), body).await;
            assert_stale(&refused, stale);
        }
        self.keyed(method, path, seen.now, body).await
    }

    async fn keyed(&mut self, method: &'static str, path: &str, seen: Option<Head>, body: &str) -> Answer {
        self.stay_signed_in().await;
        let expected = seen.map_or(String::new(), |head| format!("If-Match: \"{head}\"\r\n"));
        let headers = format!("Idempotency-Key: {}\r\n{expected}", self.keys);
        let request = self.request(method, path, &headers, body);
        loop {
            let answer = match self.bot_rng.random_range(0..5) {
                0..3 => self.any_replica().ask(&request).await,
                3 => self.without_reception(&request).await,
                _ => self.twice(&request).await,
            };
            if is_passing(&answer) {
                self.count("sent again");
                continue;
            }
            if answer.is_success() && self.bot_rng.random_bool(0.2) {
                self.kept.push((request, answer.clone()));
            }
            return answer;
        }
    }

    /// The first answers are lost.
    async fn without_reception(&mut self, request: &Request) -> Answer {
        loop {
            self.count("drops");
            let after = Duration::from_millis(self.bot_rng.random_range(0..4));
            self.any_replica().ask_and_hang_up(request, after).await;
            if self.bot_rng.random_bool(0.6) {
                return self.any_replica().ask(request).await;
            }
        }
    }

    /// Both replicas get it at the same moment.
    async fn twice(&mut self, request: &Request) -> Answer {
        self.count("sent twice");
        let [one, other] = &*self.replicas;
        let (one, other) = tokio::join!(one.ask(request), other.ask(request));
        match [&one, &other].map(|answer| !is_passing(answer)) {
            [true, true] if one.is_success() || other.is_success() => assert_eq!(one, other, "to {request:?}"),
            [false, true] => return other,
            _ => {}
        }
        one
    }

    /// Repeats something that was done long ago: that is answered now as it was then.
    pub async fn repeat(&mut self) {
        let Some((request, answer)) = self.kept.choose(&mut self.bot_rng).cloned() else { return };
        self.count("repeats");
        self.stay_signed_in().await;
        let request = self.now(&request);
        assert_eq!(self.insist(&request).await, answer, "to {request:?}");
    }

    /// Sends another move under the key of one that was made.
    pub async fn reuse_a_key(&mut self) {
        let moves = self.kept.iter().filter(|(request, _)| request.path.contains("/moves")).collect::<Vec<_>>();
        let Some((request, _)) = moves.choose(&mut self.bot_rng) else { return };
        let other = [r#"{"type":"draw_card"}"#, r#"{"type":"pass"}"#].into_iter().find(|body| *body != request.body);
        let request = Request { body: other.unwrap().to_owned(), ..request.clone() };
        self.count("keys reused");
        self.stay_signed_in().await;
        let request = self.now(&request);
        let refused = self.insist(&request).await;
        assert_eq!((refused.status, &*refused.code()), (422, "idempotency_key_reused"), "{refused:?}");
    }
}

/// Whether a request is to be sent again as it is: the game was contended, or the machine so busy that
/// the database did not answer in time.
fn is_passing(answer: &Answer) -> bool {
    !answer.is_success() && matches!(&*answer.code(), "contended" | "unavailable")
}

/// Checks that the refusal of a command for a past version has all events since.
pub fn assert_stale(refusal: &Answer, seen: Head) {
    assert_eq!((refusal.status, &*refusal.code()), (412, "stale_version"), "{refusal:?}");
    let problem = refusal.json();
    let missed = problem["events"].as_array().unwrap().iter().map(|event| event["seq"].as_u64());
    let version = problem["version"].as_u64().unwrap();
    assert!(missed.eq((u64::from(seen.version) + 1..=version).map(Some)), "not all since {seen}: {refusal:?}");
}
