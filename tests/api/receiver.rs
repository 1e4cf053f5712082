//! A receiver of webhooks with a chosen behaviour.

use base64::{Engine, engine::general_purpose::STANDARD};
use hmac::{Hmac, KeyInit, Mac};
use railhead_test_support::FOREVER;
use serde_json::Value;
use sha2::Sha256;
use std::{
    collections::HashMap,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
};

/// The manner of its answers.
#[derive(Clone, Debug)]
pub enum Manner {
    /// With this status and nothing else.
    Status(u16),
    /// With this status, and for how many seconds it wants to be left alone.
    Later(u16, u32),
    /// By sending the sender elsewhere.
    Redirect(String),
    /// Not at all.
    Hang,
    /// With a body that never ends.
    Endless,
}

/// A request that came in.
#[derive(Clone, Debug)]
pub struct Got {
    pub path: String,
    headers: HashMap<String, String>,
    pub bytes: Vec<u8>,
}

/// A receiver.
#[derive(Clone)]
pub struct Receiver {
    pub port: u16,
    manner: Arc<Mutex<Manner>>,
    got: Arc<Mutex<Vec<Got>>>,
}

impl Receiver {
    pub fn new(manner: Manner) -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let receiver = Receiver { port, manner: Arc::new(Mutex::new(manner)), got: Arc::default() };
        let shared = receiver.clone();
        thread::spawn(move || {
            for socket in listener.incoming().flatten() {
                let shared = shared.clone();
                // A sender that goes away is none of ours.
                thread::spawn(move || drop(shared.answer(socket)));
            }
        });
        receiver
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}/hook", self.port)
    }

    pub fn behave(&self, manner: Manner) {
        *self.manner.lock().unwrap() = manner;
    }

    /// All that has come so far.
    pub fn got(&self) -> Vec<Got> {
        self.got.lock().unwrap().clone()
    }

    fn answer(&self, mut socket: TcpStream) -> std::io::Result<()> {
        let mut reader = BufReader::new(socket.try_clone()?);
        let mut headers = HashMap::new();
        let mut line = String::new();
        reader.read_line(&mut line)?;
        let path = line.split(' ').nth(1).unwrap_or_default().to_owned();
        line.clear();
        while reader.read_line(&mut line)? > 2 {
            if let Some((name, value)) = line.trim_end().split_once(": ") {
                headers.insert(name.to_lowercase(), value.to_owned());
            }
            line.clear();
        }
        let length = headers.get("content-length").map_or(0, |length| length.parse().unwrap());
        let mut bytes = vec![0; length];
        reader.read_exact(&mut bytes)?;
        self.got.lock().unwrap().push(Got { path, headers, bytes });
        let manner = self.manner.lock().unwrap().clone();
        match manner {
            Manner::Status(status) => write!(socket, "HTTP/1.1 {status} So\r\nContent-Length: 0\r\n\r\n"),
            Manner::Later(status, seconds) => {
                write!(socket, "HTTP/1.1 {status} So\r\nRetry-After: {seconds}\r\nContent-Length: 0\r\n\r\n")
            }
            Manner::Redirect(to) => write!(socket, "HTTP/1.1 302 So\r\nLocation: {to}\r\nContent-Length: 0\r\n\r\n"),
            Manner::Hang => {
                thread::sleep(FOREVER);
                Ok(())
            }
            Manner::Endless => {
                write!(socket, "HTTP/1.1 200 So\r\nTransfer-Encoding: chunked\r\n\r\n")?;
                loop {
                    socket.write_all(b"5\r\nmore \r\n")?;
                }
            }
        }
    }
}

impl Got {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    pub fn body(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap()
    }

    pub fn deliveries(&self) -> Vec<Value> {
        let body = self.body();
        crate::openapi::assert_delivered(&body);
        body["deliveries"].as_array().unwrap().clone()
    }

    pub fn kinds(&self) -> Vec<String> {
        self.deliveries().iter().map(|delivery| delivery["kind"].as_str().unwrap().to_owned()).collect()
    }

    /// Whether one of its signatures is of a secret; both headers must agree.
    pub fn is_signed(&self, secret: &str) -> bool {
        let (time, own) = self.header("railhead-signature").split_once(",v1=").unwrap();
        assert_eq!(time.strip_prefix("t="), Some(self.header("webhook-timestamp")));
        let text = str::from_utf8(&self.bytes).unwrap();
        let at = self.header("webhook-timestamp");
        let key = STANDARD.decode(secret.strip_prefix("whsec_").unwrap_or(secret));
        let standard = sign(
            &key.unwrap_or_else(|_| secret.as_bytes().to_vec()),
            &format!("{}.{at}.{text}", self.header("webhook-id")),
        );
        let expected = format!("v1,{}", STANDARD.encode(standard));
        let is_signed = self.header("webhook-signature").split(' ').any(|signature| signature == expected);
        let expected = base16ct::lower::encode_string(&sign(secret.as_bytes(), &format!("{at}.{text}")));
        assert_eq!(own.split(",v1=").any(|signature| signature == expected), is_signed);
        is_signed
    }
}

fn sign(key: &[u8], text: &str) -> Vec<u8> {
    let keyed = <Hmac<Sha256> as KeyInit>::new_from_slice(key).unwrap();
    keyed.chain_update(text).finalize().into_bytes().to_vec()
}
