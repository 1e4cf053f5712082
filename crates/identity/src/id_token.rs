//! ID tokens of OpenID Connect providers (OpenID Connect Core 1.0, section 3.1.3.7).

use crate::{CHALLENGE_LIFETIME, signatures};
use jsonwebtoken::{
    Algorithm, DecodingKey, Header, Validation,
    errors::{Error, ErrorKind},
    jwk::{AlgorithmParameters, EllipticCurve, Jwk, KeyAlgorithm, PublicKeyUse},
};
use serde::Deserialize;
use serde_json::Value;
use std::time::Duration;

/// The largest difference between the clocks of a provider and of this server, in seconds.
const CLOCK_SKEW: f64 = 60.0;

/// The longest subject that a provider may give an account, in bytes.
const LONGEST_SUBJECT: usize = 255;

/// The longest lifetime of a token, in seconds: the longest that the providers we know can be set to.
const LONGEST_LIFETIME: f64 = 30.0 * 86_400.0;

/// The public keys of a provider, by which its ID tokens are verified.
#[derive(Debug)]
pub struct ProviderKeys(Vec<Jwk>);

/// The claims that an ID token must have.
#[derive(Clone, Copy, Debug)]
pub struct ExpectedToken<'a> {
    /// The issuer, exactly.
    pub issuer: &'a str,
    /// The client for which it was issued.
    pub client_id: &'a str,
    /// Its nonce.
    pub nonce: &'a str,
}

/// A person as a provider knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifiedIdentity {
    /// The name of the provider.
    pub provider: String,
    /// Its issuer.
    pub issuer: String,
    /// The issuer's id of the person.
    pub subject: String,
}

/// The reason for which an ID token is refused. No message has a part of the token.
#[derive(Debug, thiserror::Error)]
pub enum IdTokenError {
    /// None of the keys is the one that the token names. The provider may have a new one.
    #[error("no key of the provider fits")]
    UnknownKey,
    /// The token is malformed, its signature is wrong, or it is not for this server or not any more.
    #[error("the ID token is not valid: {0}")]
    Invalid(#[from] Error),
    /// A claim of the token differs from the expected one.
    #[error("the ID token has another {0}")]
    Claim(&'static str),
}

#[derive(Deserialize)]
struct Jwks {
    keys: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Audience {
    One(String),
    Many(Vec<String>),
}

/// Every claim that is looked at, in its only type. Others do not matter here: `at_hash` is about an
/// access token, which nobody uses.
#[derive(Deserialize)]
struct Claims {
    iss: String,
    sub: String,
    aud: Audience,
    azp: Option<String>,
    nonce: Option<String>,
    /// In seconds since 1970, as the next two; with a fraction if the provider likes.
    iat: f64,
    exp: f64,
    nbf: Option<f64>,
}

impl ProviderKeys {
    /// Reads a JWK Set. Keys of kinds that are not known here are left out.
    ///
    /// # Errors
    /// If it is not a JWK Set.
    pub fn read(text: &str) -> serde_json::Result<ProviderKeys> {
        let Jwks { keys } = serde_json::from_str(text)?;
        Ok(ProviderKeys(keys.into_iter().filter_map(|key| serde_json::from_value(key).ok()).collect()))
    }

    /// Verifies an ID token and returns its subject: the provider's id of the person.
    ///
    /// # Errors
    /// `UnknownKey` if none of these keys fits; `Invalid`, `Claim`.
    pub fn verify(&self, token: &str, expected: ExpectedToken<'_>) -> Result<String, IdTokenError> {
        signatures::install();
        let header = jsonwebtoken::decode_header(token)?;
        if !is_accepted(header.alg) || header.crit.is_some() {
            return Err(Error::from(ErrorKind::InvalidAlgorithm).into());
        }
        if !is_of_jwt(&header) {
            return Err(IdTokenError::Claim("type"));
        }
        let key = DecodingKey::from_jwk(self.named(&header).ok_or(IdTokenError::UnknownKey)?)?;
        // The signature only: the library takes any entry of a list for an issuer, and leaves out a time
        // that it cannot read.
        let mut validation = Validation::new(header.alg);
        validation.required_spec_claims.clear();
        (validation.validate_exp, validation.validate_aud) = (false, false);
        let claims = jsonwebtoken::decode::<Claims>(token, &key, &validation)?.claims;
        check_times(&claims, Duration::from_secs(jsonwebtoken::get_current_timestamp()).as_secs_f64())?;
        check(claims, expected)
    }

    /// The key that a token names; without a name, the only one that fits.
    fn named(&self, header: &Header) -> Option<&Jwk> {
        let mut fitting = self.0.iter().filter(|key| fits(key, header.alg));
        match &header.kid {
            Some(kid) => fitting.find(|key| key.common.key_id.as_ref() == Some(kid)),
            None => fitting.next().filter(|_| fitting.next().is_none()),
        }
    }
}

/// Never `none`, and never with a shared secret: a public key would be one.
fn is_accepted(algorithm: Algorithm) -> bool {
    matches!(algorithm, Algorithm::RS256 | Algorithm::ES256 | Algorithm::EdDSA)
}

/// Whether a key is for signatures by this algorithm.
fn fits(key: &Jwk, algorithm: Algorithm) -> bool {
    let (is_of_kind, name) = match (&key.algorithm, algorithm) {
        (AlgorithmParameters::RSA(_), Algorithm::RS256) => (true, KeyAlgorithm::RS256),
        (AlgorithmParameters::EllipticCurve(key), Algorithm::ES256) => {
            (key.curve == EllipticCurve::P256, KeyAlgorithm::ES256)
        }
        (AlgorithmParameters::OctetKeyPair(key), Algorithm::EdDSA) => {
            (key.curve == EllipticCurve::Ed25519, KeyAlgorithm::EdDSA)
        }
        _ => return false,
    };
    let is_for_signatures = key.common.public_key_use.as_ref().is_none_or(|of| *of == PublicKeyUse::Signature);
    is_of_kind && is_for_signatures && key.common.key_algorithm.is_none_or(|of| of == name)
}

/// Neither an access token nor a token that ends a session, which may be signed with the same key
/// (RFC 8725, section 3.11), nor one that contains another one.
fn is_of_jwt(header: &Header) -> bool {
    let is_jwt = |typ: &str| ["JWT", "application/jwt"].iter().any(|known| known.eq_ignore_ascii_case(typ));
    header.typ.as_deref().is_none_or(is_jwt) && header.cty.is_none()
}

/// Checks that a token was issued since the challenge can have been made, is valid now, and not for
/// ever.
fn check_times(claims: &Claims, now: f64) -> Result<(), IdTokenError> {
    let Claims { iat, exp, nbf, .. } = *claims;
    let issued = now - iat;
    if issued < -CLOCK_SKEW || issued > CHALLENGE_LIFETIME.as_secs_f64() + CLOCK_SKEW {
        return Err(IdTokenError::Claim("iat"));
    }
    if exp < now - CLOCK_SKEW || exp - iat > LONGEST_LIFETIME {
        return Err(IdTokenError::Claim("exp"));
    }
    match nbf {
        Some(nbf) if nbf > now + CLOCK_SKEW => Err(IdTokenError::Claim("nbf")),
        Some(_) | None => Ok(()),
    }
}

/// Checks whose token it is, for whom, and for which challenge.
fn check(claims: Claims, expected: ExpectedToken<'_>) -> Result<String, IdTokenError> {
    let Claims { iss, sub, aud, azp, nonce, .. } = claims;
    if iss != expected.issuer {
        return Err(IdTokenError::Claim("iss"));
    }
    let (is_for_us, is_for_us_alone) = match &aud {
        Audience::One(aud) => (aud == expected.client_id, true),
        Audience::Many(all) => (all.iter().any(|aud| aud == expected.client_id), all.len() == 1),
    };
    if !is_for_us {
        return Err(IdTokenError::Claim("aud"));
    }
    if !azp.map_or(is_for_us_alone, |azp| azp == expected.client_id) {
        return Err(IdTokenError::Claim("azp"));
    }
    if nonce.as_deref() != Some(expected.nonce) {
        return Err(IdTokenError::Claim("nonce"));
    }
    if sub.is_empty() || sub.len() > LONGEST_SUBJECT || sub.contains(char::is_control) {
        return Err(IdTokenError::Claim("sub"));
    }
    Ok(sub)
}

#[cfg(test)]
mod tests;
