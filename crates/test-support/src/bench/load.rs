//! The load: players over HTTP/1.1, with one persistent connection per game. Two threads poll the
//! connections, as two of pgbench poll those of the floor: a thread for each connection would sleep
//! before every answer, and the server would pay for waking it.

use crate::bench::connection::Connection;
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::{
    mem,
    net::SocketAddr,
    sync::LazyLock,
    thread,
    time::{Duration, Instant},
};
use tokio::{
    runtime::{Builder, Runtime},
    time::{sleep, sleep_until, timeout},
};

/// The time after a window within which the last answers may come.
const STUCK: Duration = Duration::from_secs(30);

/// One of each thread. A connection stays with the one that opened it.
static RUNTIMES: LazyLock<[Runtime; 2]> =
    LazyLock::new(|| [(); 2].map(|()| Builder::new_current_thread().enable_all().build().unwrap()));

/// Does something with every client, with all of them at once, and returns what comes of it.
pub fn each<C: Send, R: Send>(clients: &mut [C], work: impl AsyncFn(&mut C) -> R + Sync) -> Vec<R> {
    let half = clients.len().div_ceil(2);
    let (first, second) = clients.split_at_mut(half);
    let (work, [one, other]) = (&work, &*RUNTIMES);
    thread::scope(|scope| {
        let second = scope.spawn(|| other.block_on(join_all(second.iter_mut().map(|client| work(client)))));
        let mut results = one.block_on(join_all(first.iter_mut().map(|client| work(client))));
        results.extend(second.join().unwrap());
        results
    })
}

/// The result of a window of load.
#[derive(Default)]
pub struct Window {
    /// Counted answers per second, over all clients.
    pub rate: f64,
    /// The response time of each counted answer.
    pub latencies: Vec<Duration>,
}

/// Repeats `once` on every client for this long, each time after a pause of this mean. A request for
/// which `once` returns false is not counted.
pub fn window<C: Send>(
    clients: &mut [C],
    length: Duration,
    pause: Duration,
    once: impl AsyncFn(&mut C) -> bool + Sync,
) -> Window {
    let began = Instant::now();
    let run = async |client: &mut C| {
        let repeat = async {
            let mut latencies = Vec::with_capacity(1 << 14);
            while began.elapsed() < length {
                if !pause.is_zero() {
                    sleep(pause.mul_f64(rand::random_range(0.0..2.0))).await;
                }
                let asked = Instant::now();
                if once(client).await {
                    latencies.push(asked.elapsed());
                }
            }
            latencies
        };
        timeout(length + STUCK, repeat).await.expect("the server does not answer")
    };
    let latencies = each(clients, run).concat();
    Window { rate: latencies.len() as f64 / began.elapsed().as_secs_f64(), latencies }
}

/// Lets pairs make so many moves a second together, each with a key, whether answers come or not. Returns the moment
/// for which each move was intended, and the time from then until its answer.
pub fn at_rate(pairs: &mut [Pair], rate: f64, length: Duration) -> Vec<(Duration, Duration)> {
    let (began, count) = (Instant::now(), pairs.len());
    let mut pairs = pairs.iter_mut().enumerate().collect::<Vec<_>>();
    let run = async |(own, pair): &mut (usize, &mut Pair)| {
        let mut taken = Vec::new();
        let intended = (0..).map(|turn| Duration::from_secs_f64((*own + turn * count) as f64 / rate));
        for intended in intended.take_while(|intended| *intended < length) {
            sleep_until((began + intended).into()).await;
            pair.play(Play::WholeGames, true).await;
            taken.push((intended, began.elapsed() - intended));
            pair.prepare().await;
        }
        taken
    };
    each(&mut pairs, run).concat()
}

/// The kind of play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Play {
    /// Cards are drawn, in games that were begun before: moves alone.
    Draws,
    /// Random moves, and new games when they are over.
    WholeGames,
}

/// The beginning of a list of legal moves, and of each of them.
const LIST: &str = "\"moves\":[";
const MOVE: &str = "{\"type\":";

/// The object of JSON at the beginning of a text. Moves have no braces in their texts.
fn object(text: &str) -> &str {
    let mut depth = 0;
    let end = text.bytes().position(|byte| {
        depth += i32::from(byte == b'{') - i32::from(byte == b'}');
        depth == 0
    });
    &text[..=end.unwrap()]
}

/// Two players who play one game after another; the second may be a bot of the server. Every draw is
/// legal, as cheap as moves get for the client, and one durable append for the server.
pub struct Pair {
    connection: Connection,
    /// That of each person.
    authorizations: Vec<String>,
    /// The options of their games, beside those of every pair.
    options: Value,
    game: String,
    drawn: usize,
    /// Games in which nothing has been drawn yet.
    stock: Vec<String>,
    /// Games without a card to draw: an account may be in some dozens only.
    drained: Vec<String>,
    /// The last `Idempotency-Key` sent.
    key: u64,
    /// In a whole game: the mover, the next of their legal moves, and the state of the random numbers.
    mover: usize,
    next: Option<String>,
    random: u64,
}

impl Pair {
    /// Registers both players, or one who plays a bot, and begins their first game with these options.
    pub async fn register(server: SocketAddr, name: &str, options: Value) -> Pair {
        let people = if options.get("bots").is_some() { 1 } else { 2 };
        let mut connection = Connection::to(server).await;
        let mut authorizations = Vec::new();
        for which in ["a", "b"].into_iter().take(people) {
            let account = json!({"name": format!("{name}-{which}"), "password": "a train at noon"}).to_string();
            let status = connection.send("POST", "/v1/accounts", "", &account).await;
            assert_eq!(status, 201, "{}", connection.json());
            let token = connection.json()["access_token"].take();
            authorizations.push(format!("Authorization: Bearer {}\r\n", token.as_str().unwrap()));
        }
        let mut pair = Pair {
            connection,
            authorizations,
            options,
            game: String::new(),
            drawn: 0,
            stock: Vec::new(),
            drained: Vec::new(),
            key: 0,
            mover: 0,
            next: None,
            random: 1,
        };
        pair.begin().await;
        pair
    }

    async fn send(&mut self, person: usize, method: &str, path: &str, body: &str) -> Value {
        let path = format!("{}{path}", self.game);
        let status = self.connection.send(method, &path, &self.authorizations[person], body).await;
        assert!((200..300).contains(&status), "{status} {}", self.connection.json());
        self.connection.json()
    }

    /// The id of the present game.
    pub fn game_id(&self) -> &str {
        self.game.trim_start_matches("/v1/games/").trim_end_matches("/moves")
    }

    /// The header that authorizes the first player.
    pub fn authorization(&self) -> &str {
        &self.authorizations[0]
    }

    /// Whether both are people.
    pub fn are_people(&self) -> bool {
        self.authorizations.len() == 2
    }

    /// Opens and starts a new game, in which the people choose their first tickets.
    pub async fn begin(&mut self) {
        (self.game, self.drawn, self.next) = ("/v1/games".to_owned(), 0, None);
        let mut options = json!({"seats": 2, "first_seat": 0});
        options.as_object_mut().unwrap().extend(self.options.as_object().unwrap().clone());
        let opened = self.send(0, "POST", "", &options.to_string()).await;
        self.game = format!("/v1/games/{}", opened["id"].as_str().unwrap());
        if self.are_people() {
            self.send(1, "PUT", "/players/me", "").await;
        }
        self.send(0, "POST", "/start", "").await;
        for person in 0..self.authorizations.len() {
            let legal = self.send(person, "GET", "/moves", "").await;
            self.send(person, "POST", "/moves", &legal["moves"][0].to_string()).await;
        }
        self.game.push_str("/moves");
    }

    /// Ends the drained games, and begins games until there are `games` in stock for draws.
    pub async fn stock_up(&mut self, games: usize) {
        let present = (mem::take(&mut self.game), self.drawn);
        for drained in mem::take(&mut self.drained) {
            for person in &self.authorizations {
                self.connection.send("POST", &drained.replace("/moves", "/resign"), person, "").await;
            }
        }
        while self.stock.len() < games {
            self.begin().await;
            self.stock.push(mem::take(&mut self.game));
        }
        (self.game, self.drawn) = present;
    }

    /// Plays on, with an `Idempotency-Key` or without. Returns false if a game was over and the next
    /// one was taken instead.
    pub async fn play(&mut self, play: Play, with_key: bool) -> bool {
        self.key += 1;
        let header = if with_key { format!("Idempotency-Key: {}\r\n", self.key) } else { String::new() };
        match play {
            Play::Draws => self.draw(&header).await,
            Play::WholeGames => self.play_on(&header).await,
        }
    }

    /// Draws the next card.
    async fn draw(&mut self, header: &str) -> bool {
        let headers = format!("{}{header}", self.authorizations[self.drawn / 2 % 2]);
        let status = self.connection.send("POST", &self.game, &headers, r#"{"type":"draw_card"}"#).await;
        self.drawn += 1;
        match status {
            200 => true,
            400..500 => {
                assert!(self.drawn > 80, "refused after {} cards: {}", self.drawn, self.connection.json());
                self.drained.push(mem::take(&mut self.game));
                match self.stock.pop() {
                    Some(next) => (self.game, self.drawn) = (next, 0),
                    None => self.begin().await,
                }
                false
            }
            fault => panic!("{fault}"),
        }
    }

    /// Makes a random move of a whole game, whose answer lists the player's next legal moves.
    async fn play_on(&mut self, header: &str) -> bool {
        let Some(body) = self.next_move().await else {
            self.begin().await;
            return false;
        };
        let (path, headers) =
            (format!("{}?moves=true", self.game), format!("{}{header}", self.authorizations[self.mover]));
        let status = self.connection.send("POST", &path, &headers, &body).await;
        assert_eq!(status, 200, "{}", self.connection.json());
        self.choose();
        true
    }

    /// Gets the next move of a whole game ready; of the next game, if this one is over.
    pub async fn prepare(&mut self) {
        while self.next.is_none() {
            match self.next_move().await {
                Some(next) => self.next = Some(next),
                None => self.begin().await,
            }
        }
    }

    /// A random legal move of the player whose turn it is; none if the game is over.
    async fn next_move(&mut self) -> Option<String> {
        for _ in 0..3 {
            if self.next.is_some() {
                return self.next.take();
            }
            self.mover = (self.mover + 1) % self.authorizations.len();
            let status = self.connection.send("GET", &self.game, &self.authorizations[self.mover], "").await;
            if status == 200 {
                self.choose();
            }
        }
        None
    }

    /// Chooses a random one of the moves that the last answer lists: the next one behind a random
    /// place of the list. To read all of the answer would take the client longer than the server
    /// took to write it.
    fn choose(&mut self) {
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let answer = str::from_utf8(self.connection.body()).unwrap();
        let list = answer.find(LIST).map_or("", |at| &answer[at + LIST.len()..]);
        let list = list.find("],\"").map_or(list, |end| &list[..end]);
        let place = (self.random >> 33) as usize % list.len().max(1);
        let begin = list.get(place..).and_then(|rest| Some(place + rest.find(MOVE)?)).or_else(|| list.find(MOVE));
        self.next = begin.map(|begin| object(&list[begin..]).to_owned());
    }

    pub async fn reconnect(&mut self) {
        self.connection.reconnect().await;
    }

    /// Gets the view and returns the status. `unchanged` is sent as `If-None-Match`.
    pub async fn see(&mut self, unchanged: Option<&str>) -> u16 {
        let (path, person) = (self.game.replace("/moves", "/view"), &self.authorizations[0]);
        let known = unchanged.map_or(String::new(), |tag| format!("If-None-Match: {tag}\r\n"));
        self.connection.send("GET", &path, &format!("{person}{known}"), "").await
    }

    /// The `ETag` of the present view.
    pub async fn tag(&mut self) -> String {
        self.see(None).await;
        self.connection.header("etag").unwrap().to_owned()
    }
}
