//! Access tokens: JWT signed with Ed25519, checked without the database.

use ed25519_dalek::SigningKey;
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation};
use quick_cache::sync::Cache;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// How long an access token is good for, in seconds. An hour until there are refresh tokens.
pub const LIFETIME_SECONDS: u64 = 3600;

/// How many tokens that were found good are remembered: checking a signature costs more than the rest of a request.
const GOOD_TOKENS: usize = 4096;

const ISSUER: &str = "railhead";
const AUDIENCE: &str = "railhead-api";

/// What precedes the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410).
const PKCS8_PREFIX: [u8; 16] = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20];

/// Why a token is not accepted.
#[derive(Debug, thiserror::Error)]
pub enum TokenError {
    /// The key stored is not an Ed25519 key.
    #[error("the signing key is not 32 bytes long")]
    Key,
    /// The token is malformed, foreign or expired.
    #[error("the token is not valid")]
    Invalid(#[from] jsonwebtoken::errors::Error),
}

/// The key that signs and checks access tokens.
pub struct Keys {
    header: Header,
    signing: EncodingKey,
    checking: DecodingKey,
    validation: Validation,
    /// By token: its account, and when it expires.
    good: Cache<Box<str>, (Uuid, u64)>,
}

#[derive(Serialize, Deserialize)]
struct Claims {
    iss: String,
    aud: String,
    sub: Uuid,
    iat: u64,
    nbf: u64,
    exp: u64,
}

impl Keys {
    /// The keys made from a private key of 32 bytes, known by `kid`.
    ///
    /// # Errors
    /// `Key` if it has another length.
    pub fn new(kid: String, seed: &[u8]) -> Result<Keys, TokenError> {
        let seed: [u8; 32] = seed.try_into().map_err(|_| TokenError::Key)?;
        let public = SigningKey::from_bytes(&seed).verifying_key();
        let mut validation = Validation::new(Algorithm::EdDSA);
        validation.set_issuer(&[ISSUER]);
        validation.set_audience(&[AUDIENCE]);
        validation.set_required_spec_claims(&["exp", "nbf", "iss", "aud", "sub"]);
        validation.validate_nbf = true;
        validation.leeway = 5;
        Ok(Keys {
            header: Header { kid: Some(kid), ..Header::new(Algorithm::EdDSA) },
            signing: EncodingKey::from_ed_der(&[PKCS8_PREFIX.as_slice(), &seed].concat()),
            checking: DecodingKey::from_ed_der(public.as_bytes()),
            validation,
            good: Cache::new(GOOD_TOKENS),
        })
    }

    /// A token for an account, from now for [`LIFETIME_SECONDS`].
    ///
    /// # Errors
    /// If signing fails: a fault.
    pub fn sign(&self, account: Uuid) -> Result<String, TokenError> {
        let now = jsonwebtoken::get_current_timestamp();
        let claims = Claims {
            iss: ISSUER.into(),
            aud: AUDIENCE.into(),
            sub: account,
            iat: now,
            nbf: now,
            exp: now + LIFETIME_SECONDS,
        };
        Ok(jsonwebtoken::encode(&self.header, &claims, &self.signing)?)
    }

    /// The account a token was made for.
    ///
    /// # Errors
    /// `Invalid` if it is malformed, expired, or signed by somebody else.
    pub fn check(&self, token: &str) -> Result<Uuid, TokenError> {
        if let Some((account, expires)) = self.good.get(token)
            && jsonwebtoken::get_current_timestamp() < expires
        {
            return Ok(account);
        }
        let Claims { sub, exp, .. } = jsonwebtoken::decode(token, &self.checking, &self.validation)?.claims;
        self.good.insert(token.into(), (sub, exp));
        Ok(sub)
    }
}
