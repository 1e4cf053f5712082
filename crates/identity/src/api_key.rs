//! API keys: secrets with which the bots of players act. A key is looked up in the database once in
//! a while; in between, its process remembers what it may do.

use crate::token::TokenSubject;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use quick_cache::sync::Cache;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::time::{Duration, Instant};
use strum::{IntoStaticStr, VariantArray};
use utoipa::ToSchema;
use uuid::Uuid;

/// The beginning of every key, by which people and scanners for secrets recognize one.
const PREFIX: &str = "rhk_";

/// How many random bytes a key has.
const LENGTH: usize = 32;

/// How many keys a process remembers.
const REMEMBERED_KEYS: usize = 4096;

/// How long a process trusts what it has read of a key. It learns of keys that end in the meantime
/// as it learns of sessions that end, and remembers those for longer than this.
const TRUSTED: Duration = Duration::from_secs(300);

/// What a key may be used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, IntoStaticStr, VariantArray)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ApiScope {
    /// Read games, the inbox, and what everybody may know.
    Read,
    /// Join games, play in them and leave them.
    Play,
    /// Open games, invite players, and do what a host does.
    Host,
}

impl ApiScope {
    /// All values.
    pub const ALL: &[ApiScope] = ApiScope::VARIANTS;

    /// The name in JSON and SQL.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A key, or what somebody sent as one. It has no `Debug`, so that it cannot be logged.
pub struct ApiKey(String);

/// The stored hash of a key. A plain SHA-256, since nobody can try 2²⁵⁶ keys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ApiKeyHash(pub [u8; 32]);

/// What is known of a key.
#[derive(Clone, Debug)]
pub struct KnownKey {
    /// The bot, and the key's id in place of a session's: both end in the same way.
    pub subject: TokenSubject,
    /// Who owns the bot.
    pub owner: Uuid,
    /// What the key may be used for.
    pub scopes: Vec<ApiScope>,
    /// When it expires.
    pub expires_at: jiff::Timestamp,
}

/// The keys that a process has looked up.
pub struct KnownKeys(Cache<[u8; 32], (KnownKey, Instant)>);

impl ApiKey {
    /// A new key, from the generator that makes all secrets here.
    pub fn random() -> ApiKey {
        ApiKey(format!("{PREFIX}{}", URL_SAFE_NO_PAD.encode(rand::random::<[u8; LENGTH]>())))
    }

    /// What a client sent as its token, if it looks like a key.
    pub fn sent(token: &str) -> Option<ApiKey> {
        token.starts_with(PREFIX).then(|| ApiKey(token.to_owned()))
    }

    /// The key as it is shown, once.
    pub fn written(&self) -> &str {
        &self.0
    }

    /// The stored hash; none if no key of ours looks like this.
    pub fn hash(&self) -> Option<ApiKeyHash> {
        let secret = URL_SAFE_NO_PAD.decode(self.0.strip_prefix(PREFIX)?).ok()?;
        (secret.len() == LENGTH).then(|| ApiKeyHash(Sha256::digest(&self.0).into()))
    }
}

impl Default for KnownKeys {
    fn default() -> KnownKeys {
        KnownKeys(Cache::new(REMEMBERED_KEYS))
    }
}

impl KnownKeys {
    /// What is known of a key, if it was looked up not long ago.
    pub fn get(&self, ApiKeyHash(hash): ApiKeyHash) -> Option<KnownKey> {
        self.0.get(&hash).filter(|(_, since)| since.elapsed() < TRUSTED).map(|(known, _)| known)
    }

    /// Remembers what was found.
    pub fn remember(&self, ApiKeyHash(hash): ApiKeyHash, known: KnownKey) {
        self.0.insert(hash, (known, Instant::now()));
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_recognized_by_its_beginning_and_refused_if_anything_else_is_wrong() {
        let key = ApiKey::random();
        assert_eq!(key.written().len(), 47);
        assert_eq!(ApiKey::sent(key.written()).unwrap().hash(), key.hash());
        assert!(key.hash().is_some());
        assert_ne!(ApiKey::random().hash(), key.hash());
        for text in ["rhk_", "rhk_x", &key.written()[..46], &format!("{}A", key.written()), "rhk_ümlaut"] {
            assert!(ApiKey::sent(text).unwrap().hash().is_none(), "{text}");
        }
        for text in ["", "rhk", "eyJhbGciOiJFZERTQSJ9.e30.x", "Rhk_AAAA"] {
            assert!(ApiKey::sent(text).is_none(), "{text}");
        }
    }
}
