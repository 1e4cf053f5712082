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

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    const SEED: [u8; 32] = [7; 32];

    fn keys() -> Keys {
        Keys::new("1".into(), &SEED).unwrap()
    }

    /// Good claims, but for those given.
    fn claims(changed: Value) -> Value {
        let now = jsonwebtoken::get_current_timestamp();
        let mut claims =
            json!({"iss": ISSUER, "aud": AUDIENCE, "sub": Uuid::nil(), "iat": now, "nbf": now, "exp": now + 60});
        changed.as_object().unwrap().iter().for_each(|(name, value)| claims[name] = value.clone());
        claims
    }

    fn is_good(changed: Value) -> bool {
        let keys = keys();
        keys.check(&jsonwebtoken::encode(&keys.header, &claims(changed), &keys.signing).unwrap()).is_ok()
    }

    #[test]
    fn a_token_is_good_for_whom_it_was_made_in_its_time() {
        let keys = keys();
        let account = Uuid::from_u128(5);
        let token = keys.sign(account).unwrap();
        for _ in 0..2 {
            assert_eq!(keys.check(&token).unwrap(), account);
        }
        let now = jsonwebtoken::get_current_timestamp();
        assert!(is_good(json!({})));
        for changed in [
            json!({"aud": "another-api"}),
            json!({"iss": "somebody"}),
            json!({"exp": now - 60}),
            json!({"nbf": now + 60}),
            json!({"sub": "not an account"}),
            json!({"exp": null}),
        ] {
            assert!(!is_good(changed.clone()), "{changed}");
        }
    }

    #[test]
    fn a_token_signed_otherwise_is_not_good() {
        let keys = keys();
        let other = Keys::new("1".into(), &[8; 32]).unwrap();
        assert!(keys.check(&other.sign(Uuid::nil()).unwrap()).is_err());
        // HMAC with the public key, which anybody may know.
        let public = SigningKey::from_bytes(&SEED).verifying_key();
        let secret = EncodingKey::from_secret(public.as_bytes());
        let forged = jsonwebtoken::encode(&Header::new(Algorithm::HS256), &claims(json!({})), &secret).unwrap();
        assert!(keys.check(&forged).is_err());
        assert!(Keys::new("1".into(), &[7; 31]).is_err());
    }

    #[test]
    fn a_remembered_token_expires() {
        let keys = keys();
        let token = keys.sign(Uuid::nil()).unwrap();
        keys.good.insert(token.as_str().into(), (Uuid::from_u128(9), 1));
        assert_eq!(keys.check(&token).unwrap(), Uuid::nil(), "what is remembered as expired is checked anew");
    }
}
