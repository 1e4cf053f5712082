//! The identity of the server for push services: VAPID (RFC 8292).

use crate::store::{Database, DatabaseError, accounts::keys};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use jiff::{SignedDuration, Timestamp};
use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair},
};
use serde_json::json;
use std::{str::FromStr, sync::Arc};
use ureq::http::Uri;

/// The validity of a token; a day is the most.
const LIFETIME: SignedDuration = SignedDuration::from_hours(12);

#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    #[error(transparent)]
    Database(#[from] DatabaseError),
    /// The stored key is none, or cannot sign.
    #[error("the key for push services cannot be used")]
    Key,
}

/// The contact of an operator: an address or a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contact(String);

impl Contact {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Contact {
    type Err = String;

    fn from_str(text: &str) -> Result<Contact, String> {
        let is_address = text.strip_prefix("mailto:").is_some_and(|address| address.contains('@'));
        let is_page = text.strip_prefix("https://").is_some_and(|page| !page.is_empty());
        let is_plain = text.len() <= 200 && text.chars().all(|char| char.is_ascii_graphic());
        let refused = || "must be such as mailto:admin@example.org or https://example.org/contact".to_owned();
        if is_plain && (is_address || is_page) { Ok(Contact(text.to_owned())) } else { Err(refused()) }
    }
}

/// The key of the server, the same on all replicas, and its contact.
#[derive(Clone, Debug)]
pub struct PushIdentity {
    key: Arc<EcdsaKeyPair>,
    contact: Option<Contact>,
}

impl PushIdentity {
    /// The identity whose key is in the database. The first start creates it.
    pub async fn load(db: &Database) -> Result<PushIdentity, IdentityError> {
        let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let random = SystemRandom::new();
        let new = EcdsaKeyPair::generate_pkcs8(algorithm, &random).map_err(|_| IdentityError::Key)?;
        let stored = keys::push_key(db, new.as_ref()).await?;
        let key = EcdsaKeyPair::from_pkcs8(algorithm, &stored, &random).map_err(|_| IdentityError::Key)?;
        Ok(PushIdentity { key: Arc::new(key), contact: None })
    }

    #[must_use]
    pub fn with_contact(self, contact: Option<Contact>) -> PushIdentity {
        PushIdentity { contact, ..self }
    }

    /// The public key as an uncompressed point, in base64url: the application server key of browsers.
    pub fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.key.public_key())
    }

    /// The header `Authorization` of a request to a push service.
    ///
    /// # Errors
    /// If the URL has no origin, or the key cannot sign.
    pub fn authorization(&self, url: &str, now: Timestamp) -> Result<String, IdentityError> {
        let uri = Uri::from_str(url).map_err(|_| IdentityError::Key)?;
        let (scheme, authority) = uri.scheme_str().zip(uri.authority()).ok_or(IdentityError::Key)?;
        let audience = format!("{scheme}://{}", authority.as_str().to_lowercase());
        let mut claims = json!({"aud": audience, "exp": (now + LIFETIME).as_second()});
        if let (Some(Contact(contact)), Some(claims)) = (&self.contact, claims.as_object_mut()) {
            claims.insert("sub".to_owned(), contact.as_str().into());
        }
        let part = |part: serde_json::Value| URL_SAFE_NO_PAD.encode(part.to_string());
        let signed = format!("{}.{}", part(json!({"typ": "JWT", "alg": "ES256"})), part(claims));
        let signature = self.key.sign(&SystemRandom::new(), signed.as_bytes()).map_err(|_| IdentityError::Key)?;
        Ok(format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature), self.public_key()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contact_is_an_address_or_a_page() {
        for contact in ["mailto:admin@example.org", "https://example.org/contact"] {
            assert!(contact.parse::<Contact>().is_ok(), "{contact}");
        }
        for wrong in ["", "admin@example.org", "mailto:admin", "https://", "http://example.org", "mailto:a@b c"] {
            assert!(wrong.parse::<Contact>().is_err(), "{wrong}");
        }
    }
}
