//! ID tokens of OpenID Connect providers (OpenID Connect Core 1.0, section 3.1.3.7).

use crate::auth::signatures;
use jsonwebtoken::{
    Algorithm, DecodingKey, Header, Validation,
    errors::{Error, ErrorKind},
    jwk::{AlgorithmParameters, EllipticCurve, Jwk, KeyAlgorithm, PublicKeyUse},
};
use serde::Deserialize;
use serde_json::Value;

/// How far the clocks of a provider and of this server may be apart, in seconds.
const CLOCK_SKEW: u64 = 60;

/// The longest subject that a provider may give an account, in bytes.
const LONGEST_SUBJECT: usize = 255;

/// The public keys of a provider, by which its ID tokens are verified.
#[derive(Debug)]
pub struct ProviderKeys(Vec<Jwk>);

/// What an ID token must say.
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

/// Why an ID token is refused. No message has a part of the token.
#[derive(Debug, thiserror::Error)]
pub enum IdTokenError {
    /// None of the keys is the one that the token names. The provider may have a new one.
    #[error("no key of the provider fits")]
    UnknownKey,
    /// The token is malformed, its signature is wrong, or it is not for this server or not any more.
    #[error("the ID token is not valid: {0}")]
    Invalid(#[from] Error),
    /// The token says something else than expected.
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

#[derive(Deserialize)]
struct Claims {
    sub: String,
    aud: Audience,
    azp: Option<String>,
    nonce: Option<String>,
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
        let key = DecodingKey::from_jwk(self.named(&header).ok_or(IdTokenError::UnknownKey)?)?;
        let mut validation = Validation::new(header.alg);
        validation.set_issuer(&[expected.issuer]);
        validation.set_audience(&[expected.client_id]);
        validation.set_required_spec_claims(&["exp", "iss", "aud", "sub"]);
        validation.validate_nbf = true;
        validation.leeway = CLOCK_SKEW;
        let claims = jsonwebtoken::decode::<Claims>(token, &key, &validation)?.claims;
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

/// Checks what `jsonwebtoken` does not.
fn check(Claims { sub, aud, azp, nonce }: Claims, expected: ExpectedToken<'_>) -> Result<String, IdTokenError> {
    let is_for_us_alone = match aud {
        Audience::One(aud) => aud == expected.client_id,
        Audience::Many(all) => all == [expected.client_id],
    };
    let is_issued_to_us = azp.map_or(is_for_us_alone, |azp| azp == expected.client_id);
    if !is_issued_to_us {
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
#[path = "id_token_tests.rs"]
mod tests;
