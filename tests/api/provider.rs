//! An OpenID Connect provider with a chosen behaviour. The flows with a real one are in
//! `clients/browsers/test/oidc.test.mjs`.

pub use crate::signer::{Signer, encode};

use crate::app::{Answer, App, Setup};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use railhead::oidc::ProviderSettings;
use railhead_test_support::FOREVER;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::{
    collections::HashMap,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
};

pub const CLIENT: &str = "railhead-app";
pub const REDIRECT: &str = "https://railhead.example.org/play/oidc";

/// The manner of its answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    Well,
    /// With 503.
    Ill,
    /// Not at all.
    Silent,
    /// By sending the client elsewhere.
    Redirecting,
    /// With more bytes than a client should read.
    Endless,
    /// As if it were another one.
    Strange,
}

/// The consent that a person gave in a browser.
struct Granted {
    subject: String,
    nonce: String,
    challenge: String,
}

/// A provider.
#[derive(Clone)]
pub struct Provider {
    pub issuer: String,
    pub name: String,
    shared: Arc<Mutex<Shared>>,
}

struct Shared {
    manner: Manner,
    signers: Vec<Signer>,
    granted: HashMap<String, Granted>,
    asked: Vec<String>,
}

impl Provider {
    pub fn new(name: &str) -> Provider {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let issuer = format!("http://{}", listener.local_addr().unwrap());
        let signers = vec![Signer::new("ES256", "first")];
        let shared = Shared { manner: Manner::Well, signers, granted: HashMap::new(), asked: Vec::new() };
        let provider = Provider { issuer, name: name.to_owned(), shared: Arc::new(Mutex::new(shared)) };
        let own = provider.clone();
        thread::spawn(move || {
            for socket in listener.incoming().flatten() {
                let own = own.clone();
                // A client that goes away is none of ours.
                thread::spawn(move || drop(own.answer(socket)));
            }
        });
        provider
    }

    pub fn settings(&self) -> ProviderSettings {
        format!("{},{},{CLIENT}", self.name, self.issuer).parse().unwrap()
    }

    /// A service with this provider.
    pub fn app(&self) -> App {
        App::with(Setup { providers: vec![self.settings()], ..Setup::default() })
    }

    pub fn behave(&self, manner: Manner) {
        self.shared.lock().unwrap().manner = manner;
    }

    /// From now on this key signs, and no other is published.
    pub fn rotate(&self, signer: Signer) {
        self.shared.lock().unwrap().signers = vec![signer];
    }

    /// The number of requests for a path.
    pub fn asked(&self, path: &str) -> usize {
        self.shared.lock().unwrap().asked.iter().filter(|asked| *asked == path).count()
    }

    /// The claims of an ID token for a challenge.
    pub fn claims(&self, subject: &str, challenge: &Value) -> Value {
        let now = jiff::Timestamp::now().as_second();
        json!({"iss": self.issuer, "aud": CLIENT, "sub": subject, "iat": now, "exp": now + 300,
            "nonce": challenge["provider_nonce"]})
    }

    /// The proof that an app gets from the system: one with an ID token.
    pub fn id_token(&self, subject: &str, challenge: &Value) -> Value {
        let token = self.shared.lock().unwrap().signers[0].token(&self.claims(subject, challenge));
        json!({"type": "id_token", "id_token": token})
    }

    /// The proof that a browser brings back: one with a code.
    pub fn code(&self, subject: &str, challenge: &Value) -> Value {
        let verifier = encode(rand::random::<[u8; 32]>());
        let code = encode(rand::random::<[u8; 32]>());
        let granted = Granted {
            subject: subject.to_owned(),
            nonce: challenge["provider_nonce"].as_str().unwrap().to_owned(),
            challenge: URL_SAFE_NO_PAD.encode(Sha256::digest(&verifier)),
        };
        self.shared.lock().unwrap().granted.insert(code.clone(), granted);
        json!({"type": "authorization_code", "code": code, "code_verifier": verifier, "redirect_uri": REDIRECT})
    }

    fn answer(&self, mut socket: TcpStream) -> std::io::Result<()> {
        let mut reader = BufReader::new(socket.try_clone()?);
        let mut first = String::new();
        reader.read_line(&mut first)?;
        let path = first.split(' ').nth(1).unwrap_or_default().to_owned();
        let (mut length, mut line) = (0, String::new());
        while reader.read_line(&mut line)? > 2 {
            if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().unwrap();
            }
            line.clear();
        }
        let mut body = vec![0; length];
        reader.read_exact(&mut body)?;
        let manner = {
            let mut shared = self.shared.lock().unwrap();
            shared.asked.push(path.clone());
            shared.manner
        };
        let (status, text) = match manner {
            Manner::Silent => {
                thread::sleep(FOREVER);
                return Ok(());
            }
            Manner::Ill => (503, "{}".to_owned()),
            Manner::Redirecting => {
                write!(
                    socket,
                    "HTTP/1.1 302 Found\r\nlocation: {}/elsewhere\r\ncontent-length: 0\r\n\r\n",
                    self.issuer
                )?;
                return Ok(());
            }
            Manner::Endless => (200, format!("{{\"x\":\"{}\"}}", "x".repeat(300_000))),
            Manner::Strange | Manner::Well => self.document(&path, &body, manner),
        };
        let length = text.len();
        write!(
            socket,
            "HTTP/1.1 {status} X\r\ncontent-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{text}"
        )
    }

    fn document(&self, path: &str, body: &[u8], manner: Manner) -> (u16, String) {
        let issuer = &self.issuer;
        match path {
            "/.well-known/openid-configuration" => {
                let said = if manner == Manner::Strange { "https://id.example.org" } else { issuer };
                let document = json!({"issuer": said, "authorization_endpoint": format!("{issuer}/auth"),
                    "token_endpoint": format!("{issuer}/token"), "jwks_uri": format!("{issuer}/jwks")});
                (200, document.to_string())
            }
            "/jwks" => {
                let shared = self.shared.lock().unwrap();
                (200, json!({"keys": shared.signers.iter().map(Signer::jwk).collect::<Vec<_>>()}).to_string())
            }
            "/token" => match self.exchanged(body) {
                Some(token) => {
                    (200, json!({"access_token": "x", "token_type": "Bearer", "id_token": token}).to_string())
                }
                None => (400, json!({"error": "invalid_grant"}).to_string()),
            },
            _ => (404, "{}".to_owned()),
        }
    }

    /// The ID token for a code, once.
    fn exchanged(&self, body: &[u8]) -> Option<String> {
        let form = form_urlencoded::parse(body).into_owned().collect::<HashMap<_, _>>();
        let granted = self.shared.lock().unwrap().granted.remove(form.get("code")?)?;
        let verifier = URL_SAFE_NO_PAD.encode(Sha256::digest(form.get("code_verifier")?));
        let is_right = form.get("grant_type")? == "authorization_code"
            && form.get("client_id")? == CLIENT
            && form.get("redirect_uri")? == REDIRECT
            && verifier == granted.challenge;
        let claims = self.claims(&granted.subject, &json!({"provider_nonce": granted.nonce}));
        is_right.then(|| self.shared.lock().unwrap().signers[0].token(&claims))
    }
}

/// A new challenge.
pub fn challenge(app: &App) -> Value {
    app.tell("/v1/sessions/oidc/challenges", json!(null)).ok()
}

/// The body of a sign-in.
pub fn with(provider: &Provider, challenge: &Value, proof: Value) -> Value {
    json!({"provider": provider.name, "nonce": challenge["nonce"], "proof": proof})
}

/// Signs somebody in who has an account, or makes one with a name.
pub fn sign_in(app: &App, provider: &Provider, subject: &str, name: Option<&str>) -> Answer {
    let challenge = challenge(app);
    let mut body = with(provider, &challenge, provider.id_token(subject, &challenge));
    body["name"] = json!(name);
    app.tell("/v1/sessions/oidc", body)
}
