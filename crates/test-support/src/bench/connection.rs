//! A client's connection that costs little.

use serde_json::Value;
use std::{
    fmt::Write as _,
    io,
    net::{Ipv4Addr, SocketAddr},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};

/// A connection to the server. It writes requests by hand and looks at as little of the answer as it
/// needs, because the client must leave the cores to the server.
pub struct Connection {
    /// The own address and the server's.
    ends: (Ipv4Addr, SocketAddr),
    stream: TcpStream,
    request: String,
    /// The last answer, and room behind it.
    buffer: Vec<u8>,
    length: usize,
    /// The beginning of its body.
    body: usize,
}

impl Connection {
    pub async fn to(server: SocketAddr) -> Connection {
        Connection::between(Ipv4Addr::LOCALHOST, server).await
    }

    /// A connection from this address of loopback.
    pub async fn between(own: Ipv4Addr, server: SocketAddr) -> Connection {
        let (ends, buffer) = ((own, server), vec![0; 64 * 1024]);
        Connection { ends, stream: connect(ends).await, request: String::new(), buffer, length: 0, body: 0 }
    }

    /// Sends a request, reads the whole answer and returns its status. Each line of `headers` ends
    /// with CRLF.
    pub async fn send(&mut self, method: &str, path: &str, headers: &str, body: &str) -> u16 {
        self.try_send(method, path, headers, body).await.expect("the server hung up")
    }

    /// Sends a request as [`send`](Connection::send) does.
    ///
    /// # Errors
    /// The connection was closed: it has to be opened anew.
    pub async fn try_send(&mut self, method: &str, path: &str, headers: &str, body: &str) -> io::Result<u16> {
        self.request.clear();
        let length = body.len();
        write!(self.request, "{method} {path} HTTP/1.1\r\nHost: railhead\r\n{headers}").unwrap();
        write!(self.request, "Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}").unwrap();
        self.stream.write_all(self.request.as_bytes()).await?;
        self.receive().await?;
        Ok(self.head()[9..12].parse().unwrap())
    }

    /// Connects anew.
    pub async fn reconnect(&mut self) {
        self.stream = connect(self.ends).await;
    }

    async fn receive(&mut self) -> io::Result<()> {
        (self.length, self.body) = (0, 0);
        let mut wanted = None;
        while !self.is_complete(wanted) {
            if self.length == self.buffer.len() {
                self.buffer.resize(2 * self.length, 0);
            }
            let read = self.stream.read(&mut self.buffer[self.length..]).await?;
            if read == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let seen = self.length.saturating_sub(3);
            self.length += read;
            if self.body == 0 {
                let end = self.buffer[seen..self.length].windows(4).position(|end| end == b"\r\n\r\n");
                self.body = end.map_or(0, |end| seen + end + 4);
                wanted = self.header("content-length").map(|length| self.body + length.parse::<usize>().unwrap());
            }
        }
        Ok(())
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

    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head().lines().filter_map(|line| line.split_once(": "));
        lines.find_map(|(found, value)| found.eq_ignore_ascii_case(name).then_some(value))
    }

    /// The body of the last answer.
    pub fn body(&self) -> &[u8] {
        &self.answer()[self.body..]
    }

    /// The body of the last answer, read.
    pub fn json(&self) -> Value {
        serde_json::from_slice(self.body()).unwrap()
    }
}

async fn connect((own, server): (Ipv4Addr, SocketAddr)) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((own, 0).into()).unwrap();
    let stream = socket.connect(server).await.unwrap();
    stream.set_nodelay(true).unwrap();
    stream
}
