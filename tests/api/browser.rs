//! A browser with a subscription at a push service. It reads messages as RFC 8291 says, and checks
//! who sent them as RFC 8292 says; it shares no code with the server.

use crate::{
    app::{Answer, Person},
    openapi::assert_pushed,
    receiver::{Got, Manner, Receiver},
};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use p256::{
    PublicKey, SecretKey,
    ecdh::diffie_hellman,
    ecdsa::{Signature, VerifyingKey, signature::Verifier},
};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use serde_json::{Value, json};
use sha2::Sha256;

/// The public part of the server's key for push services.
pub fn server_key(person: &Person) -> String {
    person.app.get("/v1/push/key").ok()["key"].as_str().unwrap().to_owned()
}

/// A browser.
#[derive(Clone)]
pub struct Browser {
    pub service: Receiver,
    private: SecretKey,
    auth: [u8; 16],
    path: String,
    server_key: String,
    /// The contact that the server names.
    pub contact: &'static str,
}

/// A message that a push service received.
pub struct Pushed {
    pub ttl: u32,
    pub urgency: String,
    pub topic: String,
    pub length: usize,
    /// The payload of the service worker.
    pub told: Value,
}

impl Browser {
    /// A browser of somebody, at this push service.
    pub fn new(person: &Person, service: &Receiver, name: &str) -> Browser {
        let private = SecretKey::from_slice(&rand::random::<[u8; 32]>()).unwrap();
        let (path, server_key) = (format!("/push/{name}"), server_key(person));
        Browser {
            service: service.clone(),
            private,
            auth: rand::random(),
            path,
            server_key,
            contact: "mailto:admin@example.org",
        }
    }

    /// The same, with a subscription.
    pub fn of(person: &Person, wanted: Value) -> Browser {
        let browser = Browser::new(person, &Receiver::new(Manner::Status(201)), "device");
        browser.subscribe(person, wanted).ok();
        browser
    }

    /// The answer of `PushSubscription.toJSON()`.
    pub fn subscription(&self) -> Value {
        let point = self.private.public_key().to_sec1_bytes();
        let keys = json!({"p256dh": encode(&point), "auth": encode(&self.auth)});
        let endpoint = format!("http://127.0.0.1:{}{}", self.service.port, self.path);
        json!({"endpoint": endpoint, "expirationTime": null, "keys": keys})
    }

    /// Subscribes in the language of a person who speaks French.
    pub fn subscribe(&self, person: &Person, wanted: Value) -> Answer {
        let mut body = self.subscription();
        body.as_object_mut().unwrap().extend(wanted.as_object().unwrap().clone());
        let own = [("authorization", person.token.as_str()), ("content-type", "application/json")];
        let headers = [&own[..], &[("accept-language", "fr-CA, en;q=0.5")]].concat();
        person.app.send("PUT", "/v1/me/push", &headers, &body.to_string())
    }

    /// All that has been pushed to it.
    pub fn pushed(&self) -> Vec<Pushed> {
        self.service.got().iter().filter(|got| got.path == self.path).map(|got| self.read(got)).collect()
    }

    /// Their kinds.
    pub fn kinds(&self) -> Vec<String> {
        self.pushed().iter().map(|pushed| pushed.told["kind"].as_str().unwrap().to_owned()).collect()
    }

    fn read(&self, got: &Got) -> Pushed {
        assert_eq!(got.header("content-encoding"), "aes128gcm");
        self.check_sender(got.header("authorization"));
        let told = serde_json::from_slice(&self.decrypt(&got.bytes)).unwrap();
        assert_pushed(&told);
        Pushed {
            ttl: got.header("ttl").parse().unwrap(),
            urgency: got.header("urgency").to_owned(),
            topic: got.header("topic").to_owned(),
            length: got.bytes.len(),
            told,
        }
    }

    /// RFC 8292: a token for this push service, signed with the key that the subscription names.
    fn check_sender(&self, authorization: &str) {
        let (token, key) = authorization.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, self.server_key);
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let signature = Signature::from_slice(&decode(signature)).unwrap();
        VerifyingKey::from_sec1_bytes(&decode(key)).unwrap().verify(signed.as_bytes(), &signature).unwrap();
        let [header, claims] = signed.split('.').collect::<Vec<_>>()[..] else { panic!("{signed}") };
        let [header, claims] = [header, claims].map(|part| serde_json::from_slice::<Value>(&decode(part)).unwrap());
        assert_eq!(header, json!({"typ": "JWT", "alg": "ES256"}));
        assert_eq!(claims["aud"], format!("http://127.0.0.1:{}", self.service.port));
        assert_eq!(claims["sub"], self.contact);
        let left = claims["exp"].as_i64().unwrap() - jiff::Timestamp::now().as_second();
        assert!(left > 0 && left <= 24 * 3600, "{left}");
    }

    /// RFC 8291, section 3.4, and RFC 8188, section 2: one record.
    fn decrypt(&self, body: &[u8]) -> Vec<u8> {
        let (salt, rest) = body.split_at(16);
        assert!(u32::from_be_bytes(rest[..4].try_into().unwrap()) as usize >= rest.len() - 70 && rest[4] == 65);
        let (sender, record) = rest[5..].split_at(65);
        let public = PublicKey::from_sec1_bytes(sender).unwrap();
        let shared = diffie_hellman(self.private.to_nonzero_scalar(), public.as_affine());
        let own = self.private.public_key().to_sec1_bytes();
        let agreed = hmac(&self.auth, &[shared.raw_secret_bytes()]);
        let input = hmac(&agreed, &[b"WebPush: info\0", &own, sender, &[1]]);
        let key = hmac(salt, &[&input]);
        let secret = &hmac(&key, &[b"Content-Encoding: aes128gcm\0", &[1]])[..16];
        let nonce = hmac(&key, &[b"Content-Encoding: nonce\0", &[1]])[..12].try_into().unwrap();
        let secret = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, secret).unwrap());
        let mut record = record.to_vec();
        let text = secret.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).unwrap();
        let end = text.iter().rposition(|byte| *byte != 0).unwrap();
        assert_eq!(text[end], 2, "the last record");
        text[..end].to_vec()
    }
}

fn hmac(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut hmac = <Hmac<Sha256> as KeyInit>::new_from_slice(key).unwrap();
    parts.iter().for_each(|part| hmac.update(part));
    hmac.finalize().into_bytes().into()
}

fn encode(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

fn decode(text: &str) -> Vec<u8> {
    BASE64_URL_SAFE_NO_PAD.decode(text).unwrap()
}
