//! The keys of access tokens: which one signs, which ones still verify, and what is published.

use crate::auth::TokenError;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use ed25519_dalek::{SigningKey, pkcs8::DecodePrivateKey};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header};
use sha2::{Digest, Sha256};
use std::time::Duration;

/// How long a new key is published before it signs. By then every replica has read it, and so has
/// every client that fetches the public keys.
pub const PUBLISHED_FIRST: Duration = Duration::from_secs(120);

/// How long a key still verifies after its successor has begun to sign: longer than any token
/// lives.
const CHECKS_ON: Duration = Duration::from_secs(1200);

/// The prefix of the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410).
const PKCS8_PREFIX: [u8; 16] = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20];

/// A private key and its id.
#[derive(Clone)]
pub struct Key {
    /// The key's id, as tokens name it.
    pub kid: String,
    seed: [u8; 32],
}

/// A verifying key, and its published form.
pub struct PublicKey {
    /// The key's id, as tokens name it.
    pub kid: String,
    /// The key's 32 bytes in base64url, as in a JWK.
    pub x: String,
    pub(crate) checking: DecodingKey,
}

/// The keys in use at one time.
pub struct Ring {
    pub(crate) header: Header,
    pub(crate) signing: EncodingKey,
    /// The verifying keys, oldest first.
    pub(crate) public: Vec<PublicKey>,
}

impl Key {
    /// A key with a given id, from its 32 bytes.
    ///
    /// # Errors
    /// `Key` if the length is not 32 bytes.
    pub fn new(kid: String, seed: &[u8]) -> Result<Key, TokenError> {
        Ok(Key { kid, seed: seed.try_into().map_err(|_| TokenError::Key)? })
    }

    /// A new key, from the system's randomness.
    pub fn draw() -> Key {
        let seed = rand::random();
        Key { kid: thumbprint(&public(&seed)), seed }
    }

    /// The key of a PKCS #8 file in PEM, as `openssl genpkey -algorithm ed25519` writes it.
    ///
    /// # Errors
    /// `Key` if it is not an Ed25519 key.
    pub fn from_pem(pem: &str) -> Result<Key, TokenError> {
        let seed = SigningKey::from_pkcs8_pem(pem).map_err(|_| TokenError::Key)?.to_bytes();
        Ok(Key { kid: thumbprint(&public(&seed)), seed })
    }

    /// The key's bytes, for the store.
    pub fn seed(&self) -> &[u8; 32] {
        &self.seed
    }

    fn public(&self) -> PublicKey {
        let public = public(&self.seed);
        PublicKey { kid: self.kid.clone(), x: encode(&public), checking: DecodingKey::from_ed_der(&public) }
    }
}

impl Ring {
    /// Keys from the configuration: the first signs, all verify.
    ///
    /// # Errors
    /// `Key` if the list is empty.
    pub fn given(keys: &[Key]) -> Result<Ring, TokenError> {
        Ring::new(keys.first(), keys.iter())
    }

    /// Keys from the database, each with its age, oldest first. The youngest key that has been
    /// published long enough signs. Older ones verify until all their tokens have expired.
    ///
    /// # Errors
    /// `Key` if the list is empty.
    pub fn kept(keys: &[(Key, Duration)]) -> Result<Ring, TokenError> {
        let published = keys.iter().rev().find(|(_, age)| *age >= PUBLISHED_FIRST);
        let successors = keys.iter().skip(1).map(|(_, age)| Some(*age)).chain([None]);
        let checks = |successor: Option<Duration>| successor.is_none_or(|age| age < PUBLISHED_FIRST + CHECKS_ON);
        let checking = keys.iter().zip(successors).filter(|(_, successor)| checks(*successor));
        Ring::new(published.or(keys.first()).map(|(key, _)| key), checking.map(|((key, _), _)| key))
    }

    fn new<'a>(signs: Option<&Key>, check: impl Iterator<Item = &'a Key>) -> Result<Ring, TokenError> {
        let signs = signs.ok_or(TokenError::Key)?;
        Ok(Ring {
            header: Header { kid: Some(signs.kid.clone()), ..Header::new(Algorithm::EdDSA) },
            signing: EncodingKey::from_ed_der(&[PKCS8_PREFIX.as_slice(), &signs.seed].concat()),
            public: check.map(Key::public).collect(),
        })
    }
}

fn public(seed: &[u8; 32]) -> [u8; 32] {
    SigningKey::from_bytes(seed).verifying_key().to_bytes()
}

fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// The thumbprint of a public key (RFC 7638): the same on every replica with this key.
fn thumbprint(public: &[u8; 32]) -> String {
    encode(&Sha256::digest(format!(r#"{{"crv":"Ed25519","kty":"OKP","x":"{}"}}"#, encode(public))))
}
