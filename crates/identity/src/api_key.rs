//! API keys: secrets with which bots of players and tools of persons act. A key is looked up in the database once in
//! a while; in between, its process remembers what it may do.

use crate::token_subject::TokenSubject;
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

/// The number of random bytes of a key.
const LENGTH: usize = 32;

/// The number of keys that a process remembers.
const REMEMBERED_KEYS: usize = 4096;

/// The time for which a process trusts the row of a key. It learns of keys that end in the meantime
/// as it learns of sessions that end, and remembers those for longer than this.
const TRUSTED: Duration = Duration::from_secs(300);

/// A use of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, IntoStaticStr, VariantArray)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ApiScope {
    /// Read games, the inbox, and everything public.
    Read,
    /// Join games, play in them and leave them.
    Play,
    /// Open games, invite players, and act as host.
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

/// A key, or the text that somebody sent as one. It has no `Debug`, so that it cannot be logged.
pub struct ApiKey(String);

/// The stored hash of a key. A plain SHA-256, since nobody can try 2²⁵⁶ keys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ApiKeyHash(pub [u8; 32]);

/// The row of a key.
#[derive(Clone, Debug)]
pub struct KnownKey {
    /// The account, and the key's id in place of a session's: both end in the same way.
    pub subject: TokenSubject,
    /// The owner of the bot, or the person whose key it is.
    pub owner: Uuid,
    /// The permitted uses.
    pub scopes: Vec<ApiScope>,
    /// Its expiry.
    pub expires_at: jiff::Timestamp,
}

/// The keys that a process has looked up.
pub struct KnownKeys(Cache<[u8; 32], (KnownKey, Instant)>);

impl ApiKey {
    /// A new key, from the generator that makes all secrets here.
    pub fn random() -> ApiKey {
        ApiKey(format!("{PREFIX}{}", URL_SAFE_NO_PAD.encode(rand::random::<[u8; LENGTH]>())))
    }

    /// The token that a client sent, if it looks like a key.
    pub fn sent(token: &str) -> Option<ApiKey> {
        token.starts_with(PREFIX).then(|| ApiKey(token.to_owned()))
    }

    /// The key as the owner sees it, once.
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
    /// The row of a key, if it was looked up not long ago.
    pub fn get(&self, ApiKeyHash(hash): ApiKeyHash) -> Option<KnownKey> {
        self.0.get(&hash).filter(|(_, since)| since.elapsed() < TRUSTED).map(|(known, _)| known)
    }

    /// Remembers the row of a key.
    pub fn remember(&self, ApiKeyHash(hash): ApiKeyHash, known: KnownKey) {
        self.0.insert(hash, (known, Instant::now()));
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_key_has_its_beginning_and_is_refused_if_the_rest_is_wrong() {
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

    #[test]
    fn a_use_of_a_key_has_one_name_everywhere() {
        assert_eq!(ApiScope::ALL.iter().map(|scope| scope.name()).collect::<Vec<_>>(), ["read", "play", "host"]);
        for scope in ApiScope::ALL {
            assert_eq!(serde_json::to_value(scope).unwrap(), scope.name());
        }
    }

    #[test]
    fn a_row_is_remembered_for_five_minutes() {
        let keys = KnownKeys::default();
        let hash = ApiKey::random().hash().unwrap();
        let subject = TokenSubject { account: Uuid::from_u128(5), session: Uuid::from_u128(6) };
        let known = KnownKey {
            subject,
            owner: Uuid::from_u128(7),
            scopes: vec![ApiScope::Play],
            expires_at: jiff::Timestamp::UNIX_EPOCH,
        };
        assert!(keys.get(hash).is_none());
        keys.remember(hash, known.clone());
        assert_eq!(keys.get(hash).unwrap().owner, known.owner);
        assert!(keys.get(ApiKeyHash([0; 32])).is_none());
        for (age, is_trusted) in [(290, true), (300, false), (1000, false)] {
            let since = Instant::now().checked_sub(Duration::from_secs(age)).unwrap();
            keys.0.insert(hash.0, (known.clone(), since));
            assert_eq!(keys.get(hash).is_some(), is_trusted, "after {age} s");
        }
    }
}
