//! The load: players over HTTP/1.1, with one persistent connection per game.

use serde_json::{Value, json};
use std::{
    fmt::Write as _,
    io::{Read, Write},
    mem,
    net::{SocketAddr, TcpStream},
    thread,
    time::{Duration, Instant},
};

/// The result of a window of load.
#[derive(Default)]
pub struct Window {
    /// Counted answers per second, over all clients.
    pub rate: f64,
    /// The response time of each counted answer.
    pub latencies: Vec<Duration>,
}

/// Repeats `once` on every client for this long, one thread per client. A request for which `once`
/// returns false is not counted.
pub fn window<C: Send>(clients: &mut [C], length: Duration, once: impl Fn(&mut C) -> bool + Sync) -> Window {
    let (began, once) = (Instant::now(), &once);
    let run = |client: &mut C| {
        let mut latencies = Vec::with_capacity(1 << 14);
        while began.elapsed() < length {
            let asked = Instant::now();
            if once(client) {
                latencies.push(asked.elapsed());
            }
        }
        latencies
    };
    let latencies = thread::scope(|scope| {
        let threads = clients.iter_mut().map(|client| scope.spawn(move || run(client))).collect::<Vec<_>>();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
    });
    Window { rate: latencies.len() as f64 / began.elapsed().as_secs_f64(), latencies }
}

/// A connection to the server. It writes requests by hand and looks at as little of the answer as it
/// needs, because the client must leave the cores to the server.
pub struct Connection {
    server: SocketAddr,
    stream: TcpStream,
    request: String,
    /// The last answer, and room behind it.
    buffer: Vec<u8>,
    length: usize,
    /// Where its body begins.
    body: usize,
}

impl Connection {
    pub fn to(server: SocketAddr) -> Connection {
        let buffer = vec![0; 64 * 1024];
        Connection { server, stream: connect(server), request: String::new(), buffer, length: 0, body: 0 }
    }

    /// Sends a request, reads the whole answer and returns its status. Each line of `headers` ends
    /// with CRLF.
    pub fn send(&mut self, method: &str, path: &str, headers: &str, body: &str) -> u16 {
        self.request.clear();
        let length = body.len();
        write!(self.request, "{method} {path} HTTP/1.1\r\nHost: railhead\r\n{headers}").unwrap();
        write!(self.request, "Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}").unwrap();
        self.stream.write_all(self.request.as_bytes()).unwrap();
        self.receive();
        self.head()[9..12].parse().unwrap()
    }

    fn receive(&mut self) {
        (self.length, self.body) = (0, 0);
        let mut wanted = None;
        while !self.is_complete(wanted) {
            if self.length == self.buffer.len() {
                self.buffer.resize(2 * self.length, 0);
            }
            let read = self.stream.read(&mut self.buffer[self.length..]).unwrap();
            assert!(read > 0, "the server hung up");
            let seen = self.length.saturating_sub(3);
            self.length += read;
            if self.body == 0 {
                let end = self.buffer[seen..self.length].windows(4).position(|end| end == b"\r\n\r\n");
                self.body = end.map_or(0, |end| seen + end + 4);
                wanted = self.header("content-length").map(|length| self.body + length.parse::<usize>().unwrap());
            }
        }
    }

    fn is_complete(&self, wanted: Option<usize>) -> bool {
        match wanted {
            Some(wanted) => self.length >= wanted,
            None if self.body == 0 => false,
            None if self.header("transfer-encoding").is_some() => self.answer().ends_with(b"\r\n0\r\n\r\n"),
            None => true, // a 304
        }
    }

    fn answer(&self) -> &[u8] {
        &self.buffer[..self.length]
    }

    fn head(&self) -> &str {
        std::str::from_utf8(&self.buffer[..self.body.saturating_sub(2)]).unwrap()
    }

    fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head().lines().filter_map(|line| line.split_once(": "));
        lines.find_map(|(found, value)| found.eq_ignore_ascii_case(name).then_some(value))
    }

    /// The body of the last answer.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.answer()[self.body..]).unwrap()
    }
}

fn connect(server: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(server).unwrap();
    stream.set_nodelay(true).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    stream
}

/// Two players who play one game after another and only draw cards. Every draw is legal, as cheap
/// as moves get for the client, and one durable append for the server.
pub struct Pair {
    connection: Connection,
    authorizations: [String; 2],
    game: String,
    drawn: usize,
    /// Games in which nothing has been drawn yet.
    stock: Vec<String>,
    /// Games without a card to draw: an account may be in some dozens only.
    drained: Vec<String>,
    /// The last `Idempotency-Key` sent.
    key: u64,
    /// In a whole game: who moves, their legal moves, and the state of the random numbers.
    mover: usize,
    moves: Value,
    random: u64,
}

impl Pair {
    /// Registers both players and begins their first game.
    pub fn register(server: SocketAddr, name: &str) -> Pair {
        let mut connection = Connection::to(server);
        let authorizations = ["a", "b"].map(|which| {
            let account = json!({"name": format!("{name}-{which}"), "password": "a train at noon"}).to_string();
            assert_eq!(connection.send("POST", "/v1/accounts", "", &account), 201, "{}", connection.json());
            format!("Authorization: Bearer {}\r\n", connection.json()["access_token"].as_str().unwrap())
        });
        let mut pair = Pair {
            connection,
            authorizations,
            game: String::new(),
            drawn: 0,
            stock: Vec::new(),
            drained: Vec::new(),
            key: 0,
            mover: 0,
            moves: Value::Null,
            random: 1,
        };
        pair.begin();
        pair
    }

    fn send(&mut self, person: usize, method: &str, path: &str, body: &str) -> Value {
        let path = format!("{}{path}", self.game);
        let status = self.connection.send(method, &path, &self.authorizations[person], body);
        assert!((200..300).contains(&status), "{status} {}", self.connection.json());
        self.connection.json()
    }

    /// Opens and starts a new game, in which both players choose their first tickets.
    pub fn begin(&mut self) {
        (self.game, self.drawn, self.moves) = ("/v1/games".to_owned(), 0, Value::Null);
        let opened = self.send(0, "POST", "", r#"{"seats": 2, "first_seat": 0}"#);
        self.game = format!("/v1/games/{}", opened["id"].as_str().unwrap());
        self.send(1, "PUT", "/players/me", "");
        self.send(0, "POST", "/start", "");
        for person in [0, 1] {
            let legal = self.send(person, "GET", "/moves", "");
            self.send(person, "POST", "/moves", &legal["moves"][0].to_string());
        }
        self.game.push_str("/moves");
    }

    /// Ends the drained games, and begins games until there are `games` in stock for draws.
    pub fn stock_up(&mut self, games: usize) {
        let present = (mem::take(&mut self.game), self.drawn);
        for drained in mem::take(&mut self.drained) {
            for person in &self.authorizations {
                self.connection.send("POST", &drained.replace("/moves", "/resign"), person, "");
            }
        }
        while self.stock.len() < games {
            self.begin();
            self.stock.push(mem::take(&mut self.game));
        }
        (self.game, self.drawn) = present;
    }

    /// Draws the next card. Returns false if no card was left and the next game was taken instead.
    pub fn draw(&mut self) -> bool {
        self.draw_with("")
    }

    /// Like `draw`, with an `Idempotency-Key`.
    pub fn draw_once(&mut self) -> bool {
        self.key += 1;
        self.draw_with(&format!("Idempotency-Key: {}\r\n", self.key))
    }

    fn draw_with(&mut self, header: &str) -> bool {
        let headers = format!("{}{header}", self.authorizations[self.drawn / 2 % 2]);
        let status = self.connection.send("POST", &self.game, &headers, r#"{"type":"draw_card"}"#);
        self.drawn += 1;
        match status {
            200 => true,
            400..500 => {
                assert!(self.drawn > 80, "refused after {} cards: {}", self.drawn, self.connection.json());
                self.drained.push(mem::take(&mut self.game));
                match self.stock.pop() {
                    Some(next) => (self.game, self.drawn) = (next, 0),
                    None => self.begin(),
                }
                false
            }
            fault => panic!("{fault}"),
        }
    }

    /// Makes a random move of a whole game, whose answer lists the player's next legal moves. Returns
    /// false if the game was over and another one was begun instead.
    pub fn play_on(&mut self) -> bool {
        self.play_on_with("")
    }

    /// Like `play_on`, with an `Idempotency-Key`.
    pub fn play_on_once(&mut self) -> bool {
        self.key += 1;
        self.play_on_with(&format!("Idempotency-Key: {}\r\n", self.key))
    }

    fn play_on_with(&mut self, header: &str) -> bool {
        let Some(body) = self.next_move() else {
            self.begin();
            return false;
        };
        let (path, headers) =
            (format!("{}?moves=true", self.game), format!("{}{header}", self.authorizations[self.mover]));
        let status = self.connection.send("POST", &path, &headers, &body);
        assert_eq!(status, 200, "{}", self.connection.json());
        self.moves = self.connection.json()["view"]["moves"].take();
        true
    }

    /// A random legal move of the player whose turn it is; none if the game is over.
    fn next_move(&mut self) -> Option<String> {
        for _ in 0..3 {
            let moves = self.moves.as_array().map_or(&[][..], Vec::as_slice);
            if !moves.is_empty() {
                self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                return Some(moves[(self.random >> 33) as usize % moves.len()].to_string());
            }
            self.mover = 1 - self.mover;
            let status = self.connection.send("GET", &self.game, &self.authorizations[self.mover], "");
            self.moves = if status == 200 { self.connection.json()["moves"].take() } else { Value::Null };
        }
        None
    }

    /// Opens a new connection, because the server closes connections that are idle for some
    /// seconds.
    pub fn reconnect(&mut self) {
        self.connection.stream = connect(self.connection.server);
    }

    /// Gets the view and returns the status. `unchanged` is sent as `If-None-Match`.
    pub fn see(&mut self, unchanged: Option<&str>) -> u16 {
        let (path, person) = (self.game.replace("/moves", "/view"), &self.authorizations[0]);
        let known = unchanged.map_or(String::new(), |tag| format!("If-None-Match: {tag}\r\n"));
        self.connection.send("GET", &path, &format!("{person}{known}"), "")
    }

    /// The `ETag` of the present view.
    pub fn tag(&mut self) -> String {
        self.see(None);
        self.connection.header("etag").unwrap().to_owned()
    }
}
