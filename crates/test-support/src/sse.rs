//! A reader of server-sent events.

use crate::PATIENCE;
use serde_json::Value;
use std::{
    io::{BufRead, BufReader, Write},
    net::TcpStream,
};

/// A stream that is being read.
pub struct Reader {
    lines: BufReader<TcpStream>,
    pub status: u16,
    pub head: String,
}

/// A message of a stream: its lines by field.
#[derive(Debug, Default, PartialEq)]
pub struct Message {
    pub id: String,
    pub event: String,
    pub data: Value,
    pub comment: bool,
}

impl Reader {
    pub fn open(server: &impl AsRef<str>, path: &str, headers: &[(&str, &str)]) -> Reader {
        let address = server.as_ref().strip_prefix("http://").unwrap();
        let mut socket = TcpStream::connect(address).unwrap();
        socket.set_read_timeout(Some(PATIENCE)).unwrap();
        let headers = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect::<String>();
        write!(socket, "GET {path} HTTP/1.1\r\nhost: {address}\r\n{headers}\r\n").unwrap();
        let mut lines = BufReader::new(socket);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(lines.read_line(&mut head).unwrap() > 0, "{head}");
        }
        let status = head[9..12].parse().unwrap();
        Reader { lines, status, head }
    }

    /// A line that is not the length of a chunk.
    pub fn line(&mut self) -> Option<String> {
        loop {
            let mut line = String::new();
            if self.lines.read_line(&mut line).unwrap() == 0 {
                return None;
            }
            let is_chunk = line.ends_with("\r\n");
            if !is_chunk {
                return Some(line.trim_end().to_owned());
            }
            if line == "0\r\n" {
                return None;
            }
        }
    }

    /// The next message but for the hint when to come again.
    pub fn next_or_heartbeat(&mut self) -> Option<Message> {
        let mut message = Message::default();
        loop {
            let line = self.line()?;
            match line.split_once(':') {
                None if line.is_empty() && message != Message::default() => return Some(message),
                None => {}
                Some(("", _)) => message.comment = true,
                Some(("id", id)) => message.id = id.trim().to_owned(),
                Some(("event", event)) => message.event = event.trim().to_owned(),
                Some(("data", data)) => message.data = serde_json::from_str(data).unwrap(),
                Some(("retry", retry)) => assert_eq!(retry.trim(), "2000"),
                Some(_) => panic!("{line}"),
            }
        }
    }

    /// All events until the one of this number.
    pub fn until(&mut self, seq: u64) -> Vec<Value> {
        let mut events = Vec::new();
        while events.last().is_none_or(|event: &Value| event["seq"].as_u64().unwrap() < seq) {
            let message = self.next().expect("the stream goes on");
            let (version, _) = message.id.split_once('-').unwrap_or_else(|| panic!("{message:?}"));
            assert_eq!((&message.event[..], version), ("", &*message.data["seq"].to_string()));
            events.push(message.data);
        }
        events
    }
}

/// The messages but for heartbeats: on a busy machine one may come at any time.
impl Iterator for Reader {
    type Item = Message;

    fn next(&mut self) -> Option<Message> {
        loop {
            let message = self.next_or_heartbeat()?;
            if !message.comment {
                return Some(message);
            }
        }
    }
}
