//! The keys of access tokens: which one signs, which ones still verify, and what is published.

use crate::{TokenError, signatures};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use ed25519_dalek::{
    SigningKey,
    pkcs8::{DecodePrivateKey, EncodePrivateKey},
};
use jsonwebtoken::{
    Algorithm, DecodingKey, EncodingKey, Header,
    jwk::{AlgorithmParameters, CommonParameters, EllipticCurve, Jwk, OctetKeyPairParameters, ThumbprintHash},
};
use std::time::Duration;

/// The time for which a new key is published before it signs. By then every replica has read it, and
/// so has every client that fetches the public keys.
pub const PUBLISHED_FIRST: Duration = Duration::from_secs(120);

/// The time for which a key still verifies after its successor has begun to sign: longer than any
/// token lives.
const VERIFIES_ON: Duration = Duration::from_secs(1200);

/// A private key and its id.
#[derive(Clone)]
pub struct Key {
    /// The key's id, as tokens name it.
    pub kid: String,
    private: SigningKey,
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
        Ok(Key { kid, private: SigningKey::try_from(seed).map_err(|_| TokenError::Key)? })
    }

    /// A new key, from the system's randomness.
    ///
    /// # Errors
    /// If hashing fails: an internal error.
    pub fn generate() -> Result<Key, TokenError> {
        Key::named_by_thumbprint(SigningKey::from_bytes(&rand::random()))
    }

    /// The key of a PKCS #8 file in PEM, as `openssl genpkey -algorithm ed25519` writes it.
    ///
    /// # Errors
    /// `Key` if it is not an Ed25519 key.
    pub fn from_pem(pem: &str) -> Result<Key, TokenError> {
        Key::named_by_thumbprint(SigningKey::from_pkcs8_pem(pem).map_err(|_| TokenError::Key)?)
    }

    /// The id is the thumbprint of the public key (RFC 7638): the same on every replica.
    fn named_by_thumbprint(private: SigningKey) -> Result<Key, TokenError> {
        signatures::install();
        let curve = EllipticCurve::Ed25519;
        let pair = OctetKeyPairParameters { curve, x: public(&private), ..OctetKeyPairParameters::default() };
        let (common, algorithm) = (CommonParameters::default(), AlgorithmParameters::OctetKeyPair(pair));
        Ok(Key { kid: Jwk { common, algorithm }.thumbprint(ThumbprintHash::SHA256)?, private })
    }

    /// The key's bytes, for the store.
    pub fn seed(&self) -> &[u8; 32] {
        self.private.as_bytes()
    }

    fn public(&self) -> PublicKey {
        let checking = DecodingKey::from_ed_der(self.private.verifying_key().as_bytes());
        PublicKey { kid: self.kid.clone(), x: public(&self.private), checking }
    }
}

impl Ring {
    /// Keys from the configuration: the first signs, all verify.
    ///
    /// # Errors
    /// `Key` if the list is empty.
    pub fn configured(keys: &[Key]) -> Result<Ring, TokenError> {
        Ring::new(keys.first(), keys.iter())
    }

    /// Keys from the database, each with its age, oldest first. The youngest key that has been
    /// published long enough signs. Older ones verify until all their tokens have expired.
    ///
    /// # Errors
    /// `Key` if the list is empty.
    pub fn from_store(keys: &[(Key, Duration)]) -> Result<Ring, TokenError> {
        let signing = keys.iter().rev().find(|(_, age)| *age >= PUBLISHED_FIRST);
        let successor_ages = keys.iter().skip(1).map(|(_, age)| Some(*age)).chain([None]);
        let verifies = |successor: Option<Duration>| successor.is_none_or(|age| age < PUBLISHED_FIRST + VERIFIES_ON);
        let verifying = keys.iter().zip(successor_ages).filter(|(_, successor)| verifies(*successor));
        Ring::new(signing.or(keys.first()).map(|(key, _)| key), verifying.map(|((key, _), _)| key))
    }

    fn new<'a>(signing: Option<&Key>, verifying: impl Iterator<Item = &'a Key>) -> Result<Ring, TokenError> {
        signatures::install();
        let signing = signing.ok_or(TokenError::Key)?;
        let pkcs8 = signing.private.to_pkcs8_der().map_err(|_| TokenError::Key)?;
        Ok(Ring {
            header: Header { kid: Some(signing.kid.clone()), ..Header::new(Algorithm::EdDSA) },
            signing: EncodingKey::from_ed_der(pkcs8.as_bytes()),
            public: verifying.map(Key::public).collect(),
        })
    }
}

/// The 32 bytes of the public key in base64url, as in a JWK.
fn public(private: &SigningKey) -> String {
    URL_SAFE_NO_PAD.encode(private.verifying_key())
}
