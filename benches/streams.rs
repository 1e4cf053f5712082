//! Two thousand streams: the memory per stream, and the times from sending a move until it is
//! answered and until the last client has received its events. Both include the commit.
//!
//! Run by hand: `cargo bench --bench streams [-- STREAMS [MOVES]]`. The floor, measured in the same
//! run, is a plain loop that writes a similar number of bytes to the same number of sockets.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use railhead::postgres::{Options, Postgres};
use serde_json::{Value, json};
use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::mpsc,
};

/// The server in a separate process.
struct Server {
    process: Child,
    address: String,
    _output: BufReader<ChildStdout>,
}

impl Server {
    fn start(database_url: &str, streams: usize) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
        let each = (streams + 10).to_string();
        command.args([
            "serve",
            "--rate-limits",
            "off",
            "--listen",
            "127.0.0.1:0",
            "--streams-each",
            &each,
            "--streams-per-address",
            &each,
            "--games-each",
            "100000",
            "--open-games",
            "100000",
        ]);
        let mut process = command.env("DATABASE_URL", database_url).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        output.read_line(&mut line).unwrap();
        let address = line.split_once("http://").unwrap().1.trim_end().trim_end_matches("/v1").to_owned();
        Server { process, address, _output: output }
    }

    /// Its resident memory, in kB.
    fn resident(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap();
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        resident.trim().trim_end_matches(" kB").parse().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A signed-in player.
struct Player {
    base: String,
    token: String,
}

impl Player {
    fn guest(server: &Server) -> Player {
        let mut player = Player { base: format!("http://{}", server.address), token: String::new() };
        player.token =
            format!("Bearer {}", player.send("POST", "/v1/accounts/guest", None)["access_token"].as_str().unwrap());
        player
    }

    fn send(&self, method: &str, path: &str, body: Option<Value>) -> Value {
        let request = ureq::http::Request::builder().method(method).uri(format!("{}{path}", self.base));
        let request = request.header("authorization", &self.token).header("content-type", "application/json");
        let body = body.map_or(String::new(), |body| body.to_string());
        let mut answer = ureq::run(request.body(body).unwrap()).unwrap();
        serde_json::from_str(&answer.body_mut().read_to_string().unwrap()).unwrap()
    }

    /// Opens and starts a game against a bot. Returns its path.
    fn open(&self) -> String {
        let opened = self.send("POST", "/v1/games", Some(json!({"seats": 2, "bots": ["random"], "first_seat": 0})));
        let game = format!("/v1/games/{}", opened["id"].as_str().unwrap());
        self.send("POST", &format!("{game}/start"), None);
        game
    }

    /// Makes the first legal move. Returns the version after it, and when the move was sent and
    /// answered.
    fn play(&self, game: &str) -> (u64, Instant, Instant) {
        let moves = self.send("GET", &format!("{game}/moves"), None);
        let the_move = moves["moves"][0].clone();
        let sent = Instant::now();
        let version = self.send("POST", &format!("{game}/moves"), Some(the_move))["version"].as_u64().unwrap();
        (version, sent, Instant::now())
    }
}

/// Opens a stream, and reports when it is open (version 0) and each time it has received events up
/// to a later version.
async fn listen(address: String, path: String, heard: mpsc::UnboundedSender<(u64, Instant)>) {
    let mut socket = TcpStream::connect(&address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\n\r\n");
    socket.write_all(request.as_bytes()).await.unwrap();
    let (mut text, mut chunk) = (Vec::new(), [0; 4096]);
    loop {
        let read = socket.read(&mut chunk).await.unwrap();
        if read == 0 {
            return;
        }
        text.extend_from_slice(&chunk[..read]);
        let said = String::from_utf8_lossy(&text);
        let complete = said.rfind("\n\n").map_or(0, |end| end + 2);
        if let Some(id) = said[..complete].rsplit("id: ").next().and_then(|rest| rest.split('-').next()?.parse().ok()) {
            heard.send((id, Instant::now())).unwrap();
        } else if said.contains("retry:") && !said.contains("id: ") {
            heard.send((0, Instant::now())).unwrap();
        }
        text.drain(..complete);
    }
}

fn percentile(sorted: &[Duration], percent: usize) -> Duration {
    sorted[(sorted.len() - 1) * percent / 100]
}

/// Measures the memory per stream, and how long moves take until they are answered and until the
/// last stream of the game has received them.
fn measure(name: &str, server: &Server, player: &Player, games: &[String], streams: usize, moves: usize) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let before = server.resident();
    let (sender, mut heard) = mpsc::unbounded_channel();
    let versions =
        games.iter().map(|game| player.send("GET", game, None)["version"].as_u64().unwrap()).collect::<Vec<_>>();
    runtime.block_on(async {
        for at in 0..streams {
            let (game, version) = (&games[at % games.len()], versions[at % games.len()]);
            let path = format!("{game}/stream?after={version}");
            tokio::spawn(listen(server.address.clone(), path, sender.clone()));
        }
        for _ in 0..streams {
            heard.recv().await.unwrap();
        }
    });
    let each = (server.resident() as f64 - before as f64) / streams as f64;
    let listeners = streams / games.len();
    let (mut answers, mut latencies) = (Vec::new(), Vec::new());
    for at in 0..moves {
        let game = &games[at % games.len()];
        // This thread reads the streams, so the move is made on another one.
        let last = runtime.block_on(async {
            let (base, token, game) = (player.base.clone(), player.token.clone(), game.clone());
            let mut played = tokio::task::spawn_blocking(move || Player { base, token }.play(&game));
            let mut news = Vec::new();
            let (version, sent, answered) = loop {
                tokio::select! {
                    done = &mut played => break done.unwrap(),
                    Some(early) = heard.recv() => news.push(early),
                }
            };
            let complete = |news: &[(u64, Instant)]| news.iter().filter(|(id, _)| *id >= version).count() == listeners;
            while !complete(&news) {
                news.push(heard.recv().await.unwrap());
            }
            let last = news.iter().map(|(_, at)| *at).max().unwrap();
            (answered.duration_since(sent), last.duration_since(sent))
        });
        answers.push(last.0);
        latencies.push(last.1);
    }
    latencies.sort_unstable();
    answers.sort_unstable();
    println!(
        "{name:<34} {each:>6.1} kB a stream; answered p50 {:>8.2?} p99 {:>8.2?}; last client p50 {:>8.2?} p99 {:>8.2?}",
        percentile(&answers, 50),
        percentile(&answers, 99),
        percentile(&latencies, 50),
        percentile(&latencies, 99)
    );
}

/// Measures how long it takes to write 300 bytes to each of this many sockets and to read them all.
fn floor(streams: usize, rounds: usize) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut latencies = runtime.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        for _ in 0..streams {
            let (client, server) = tokio::join!(TcpStream::connect(address), listener.accept());
            theirs.push(client.unwrap());
            ours.push(server.unwrap().0);
        }
        let (text, mut latencies, mut read) = ([b'x'; 300], Vec::new(), [0; 300]);
        for _ in 0..rounds {
            let began = Instant::now();
            for socket in &mut ours {
                socket.write_all(&text).await.unwrap();
            }
            for socket in &mut theirs {
                socket.read_exact(&mut read).await.unwrap();
            }
            latencies.push(began.elapsed());
        }
        latencies
    });
    latencies.sort_unstable();
    println!(
        "{:<34} {:>48} last client p50 {:>8.2?} p99 {:>8.2?}",
        "floor: plain sockets, one thread",
        "",
        percentile(&latencies, 50),
        percentile(&latencies, 99)
    );
}

fn main() {
    let mut numbers = env::args().filter_map(|argument| argument.parse::<usize>().ok());
    let (streams, moves) = (numbers.next().unwrap_or(2000), numbers.next().unwrap_or(60));
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("streams-{}", std::process::id()));
    let options = Options { data_dir: dir.join("postgres"), bin_dir: None, durable: true };
    let postgres = Postgres::start(options).unwrap();
    let server = Server::start(&postgres.url("postgres"), streams);
    let player = Player::guest(&server);
    println!("{streams} streams; {} kB at rest", server.resident());
    let one = [player.open()];
    measure("all on one game", &server, &player, &one, streams, moves);
    let many = (0..streams).map(|_| player.open()).collect::<Vec<_>>();
    drop(server);
    let server = Server::start(&postgres.url("postgres"), streams);
    let player = Player { base: format!("http://{}", server.address), token: player.token };
    measure("each on a game of its own", &server, &player, &many, streams, moves * 10);
    floor(streams, moves);
    drop(server);
    let data_dir = postgres.data_dir().to_path_buf();
    postgres.stop();
    fs::remove_dir_all(data_dir).and_then(|()| fs::remove_dir_all(dir)).unwrap();
}
