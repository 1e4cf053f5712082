//! The keys that sign access tokens: which of them signs, which still check, and what is published of them.

use crate::auth::TokenError;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use ed25519_dalek::{SigningKey, pkcs8::DecodePrivateKey};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header};
use sha2::{Digest, Sha256};
use std::time::Duration;

/// How long a new key is only published before it signs: by then every replica has read it, and whoever fetches the
/// public keys.
pub const PUBLISHED_FIRST: Duration = Duration::from_secs(120);

/// How long a key still checks after its successor has begun to sign: longer than any token lives.
const CHECKS_ON: Duration = Duration::from_secs(1200);

/// What precedes the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410).
const PKCS8_PREFIX: [u8; 16] = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20];

/// A private key and its name.
#[derive(Clone)]
pub struct Key {
    /// What tokens call it.
    pub kid: String,
    seed: [u8; 32],
}

/// A key that checks, and what is published of it.
pub struct PublicKey {
    /// What tokens call it.
    pub kid: String,
    /// Its 32 bytes in base64url, as a JWK says them.
    pub x: String,
    pub(crate) checking: DecodingKey,
}

/// The keys of one moment.
pub struct Ring {
    pub(crate) header: Header,
    pub(crate) signing: EncodingKey,
    /// Those that check, the oldest first.
    pub(crate) public: Vec<PublicKey>,
}

impl Key {
    /// A key of a name given elsewhere, from its 32 bytes.
    ///
    /// # Errors
    /// `Key` if it has another length.
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

    /// Its bytes, for the store.
    pub fn seed(&self) -> &[u8; 32] {
        &self.seed
    }

    fn public(&self) -> PublicKey {
        let public = public(&self.seed);
        PublicKey { kid: self.kid.clone(), x: encode(&public), checking: DecodingKey::from_ed_der(&public) }
    }
}

impl Ring {
    /// Of keys given by configuration: the first signs, all check.
    ///
    /// # Errors
    /// `Key` if there is none.
    pub fn given(keys: &[Key]) -> Result<Ring, TokenError> {
        Ring::new(keys.first(), keys.iter())
    }

    /// Of keys kept in the database, each with its age, the oldest first: the youngest that has been published long enough
    /// signs; older ones check until no token of theirs can be left.
    ///
    /// # Errors
    /// `Key` if there is none.
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

/// The thumbprint of a public key (RFC 7638): the same on every replica that is given the key.
fn thumbprint(public: &[u8; 32]) -> String {
    encode(&Sha256::digest(format!(r#"{{"crv":"Ed25519","kty":"OKP","x":"{}"}}"#, encode(public))))
}
