//! HTTP/1.1 by hand: unlike other clients, this one can hang up before it has read the answer.

use railhead::log::chain::Head;
use railhead_test_support::history::History;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::{
    collections::BTreeMap,
    fmt,
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::Semaphore,
    time::sleep,
};

/// The number of requests that may be under way at once: so many sockets are open here, and as many
/// may lie idle.
static UNDER_WAY: Semaphore = Semaphore::const_new(128);
/// The time that a connection may lie idle; the server hangs up after 5 seconds.
const IDLE: Duration = Duration::from_secs(1);

/// A request that can be sent again and again.
#[derive(Clone)]
pub struct Request {
    pub method: &'static str,
    pub path: String,
    /// The header that names the sender: a line with its end, or nothing.
    pub authorization: String,
    /// Lines with their ends.
    pub headers: String,
    pub body: String,
}

impl fmt::Debug for Request {
    /// Without the token, which would fill the screen.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let headers = self.headers.lines().collect::<Vec<_>>();
        write!(f, "{} {} {headers:?} {}", self.method, self.path, self.body)
    }
}

/// The headers in which the answers to a request and to its repetition differ.
const OF_THE_REQUEST: [&str; 3] = ["date", "x-request-id", "idempotent-replayed"];

/// An answer: all of it but the hour and the id of the request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: BTreeMap<String, String>,
    pub body: String,
}

impl Answer {
    /// Whether it was done.
    pub fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// The contents of the body.
    pub fn says<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The body as JSON.
    pub fn json(&self) -> Value {
        self.says()
    }

    /// The code of a refusal; empty for a success.
    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }

    /// A header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(String::as_str)
    }

    /// The answer, if all of it has arrived.
    fn read(bytes: &[u8]) -> Option<Answer> {
        let end = bytes.windows(4).position(|end| end == b"\r\n\r\n")?;
        let (head, body) = (std::str::from_utf8(&bytes[..end]).unwrap(), &bytes[end + 4..]);
        let headers = head.lines().filter_map(|line| line.split_once(": "));
        let headers = headers.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()));
        let headers = headers.filter(|(name, _)| !OF_THE_REQUEST.contains(&name.as_str())).collect::<BTreeMap<_, _>>();
        let mut answer = Answer { status: head[9..12].parse().unwrap(), headers, body: String::new() };
        if answer.status == 204 {
            return Some(answer);
        }
        let length = answer.header("content-length").expect("no answer asked for here comes in chunks");
        if body.len() < length.parse::<usize>().unwrap() {
            return None;
        }
        answer.body = String::from_utf8(body.to_vec()).unwrap();
        Some(answer)
    }
}

/// The game that a request is about, and its head in the answer; none if the answer repeats an earlier
/// one.
fn head_of<'r>(request: &'r Request, answer: &Answer, bytes: &[u8]) -> Option<(&'r str, Head)> {
    let game = request.path.strip_prefix("/v1/games/")?.split(['/', '?']).next()?;
    let is_repeated = bytes.windows(20).any(|words| words.eq_ignore_ascii_case(b"idempotent-replayed:"));
    let head = answer.header("etag")?.trim_matches('"').parse().ok()?;
    (answer.is_success() && !is_repeated).then_some((game, head))
}

/// A server, and the connections to it that are not in use now.
pub struct Replica {
    address: SocketAddr,
    /// Whether its database crashes now and then.
    crashes: bool,
    /// The answers that were faults, by status and code.
    faults: Mutex<BTreeMap<(u16, String), usize>>,
    /// The heads that all replicas gave.
    history: Arc<History>,
    idle: Mutex<Vec<(Instant, TcpStream)>>,
}

impl Replica {
    pub fn at(address: SocketAddr, crashes: bool, history: &Arc<History>) -> Replica {
        let history = Arc::clone(history);
        Replica { address, crashes, faults: Mutex::default(), history, idle: Mutex::default() }
    }

    /// The answers that were faults, by status and code.
    pub fn faults(&self) -> BTreeMap<(u16, String), usize> {
        self.faults.lock().unwrap().clone()
    }

    /// Sends a request and reads the answer. If the database crashes now and then, a fault makes it
    /// send the request again.
    pub async fn ask(&self, request: &Request) -> Answer {
        loop {
            let answer = self.ask_once(request).await;
            if answer.status < 500 || !self.crashes {
                return answer;
            }
            *self.faults.lock().unwrap().entry((answer.status, answer.code())).or_default() += 1;
            sleep(Duration::from_millis(200)).await;
        }
    }

    async fn ask_once(&self, request: &Request) -> Answer {
        let _permit = UNDER_WAY.acquire().await.unwrap();
        let began = Instant::now();
        let mut stream = self.send(request).await;
        let mut bytes = Vec::with_capacity(16 * 1024);
        loop {
            assert!(stream.read_buf(&mut bytes).await.unwrap() > 0, "the server hung up on {request:?}");
            if let Some(answer) = Answer::read(&bytes) {
                self.idle.lock().unwrap().push((Instant::now(), stream));
                if let Some((game, head)) = head_of(request, &answer, &bytes) {
                    self.history.note(game, began, head);
                }
                return answer;
            }
        }
    }

    /// Sends a request and closes the connection after a while without having read anything.
    pub async fn ask_and_hang_up(&self, request: &Request, after: Duration) {
        let _permit = UNDER_WAY.acquire().await.unwrap();
        let stream = self.send(request).await;
        if !after.is_zero() {
            sleep(after).await;
        }
        drop(stream);
    }

    async fn send(&self, request: &Request) -> TcpStream {
        let Request { method, path, authorization, headers, body } = request;
        let length = body.len();
        let json = format!("Content-Type: application/json\r\nContent-Length: {length}\r\n");
        let text = format!("{method} {path} HTTP/1.1\r\nHost: railhead\r\n{authorization}{headers}{json}\r\n{body}");
        let mut stream = self.connection().await;
        stream.write_all(text.as_bytes()).await.unwrap();
        stream
    }

    async fn connection(&self) -> TcpStream {
        let last_used = self.idle.lock().unwrap().pop();
        match last_used {
            Some((since, stream)) if since.elapsed() < IDLE => stream,
            Some(_) | None => {
                let stream = TcpStream::connect(self.address).await.unwrap();
                stream.set_nodelay(true).unwrap();
                stream
            }
        }
    }
}
