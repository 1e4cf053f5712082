//! Access tokens: JWT signed with Ed25519, checked without the database.

use crate::{
    api_key::KnownKeys,
    ban::Ban,
    keys::{PublicKey, Ring},
    refresh::RefreshKey,
    token_error::TokenError,
    token_subject::TokenSubject,
};
use jsonwebtoken::{Algorithm, Validation, errors::ErrorKind};
use parking_lot::RwLock;
use quick_cache::sync::Cache;
use serde::{Deserialize, Serialize};
use std::{
    collections::{HashMap, HashSet},
    mem,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::sync::watch;
use uuid::Uuid;

/// The lifetime of an access token, in seconds.
pub const LIFETIME_SECONDS: u64 = 900;

/// The number of verified tokens that are cached: checking a signature costs more than the rest of a
/// request.
const CACHED_TOKENS: usize = 4096;

/// The least time for which the end of a session is remembered: longer than a token lives.
const REMEMBERED: Duration = Duration::from_secs(LIFETIME_SECONDS + 60);

const ISSUER: &str = "railhead";
const AUDIENCE: &str = "railhead-api";

/// The accounts and sessions whose tokens are refused before they expire. The sets are replaced or
/// added to, never searched, so that a check hardly ever waits.
struct RevokedTokens {
    /// Sessions that have ended, in two generations: those this process has learned of since
    /// `began`, and those of the generation before.
    recent: HashSet<Uuid>,
    older: HashSet<Uuid>,
    began: Instant,
    /// Accounts that are banned.
    banned: HashMap<Uuid, Arc<Ban>>,
}

impl RevokedTokens {
    fn has_session(&self, session: &Uuid) -> bool {
        self.recent.contains(session) || self.older.contains(session)
    }
}

/// Signs and verifies tokens. Shared by the workers of a process, which keeps it up to date.
pub struct Keys {
    /// The key from which refresh tokens are derived.
    pub refresh: RefreshKey,
    ring: RwLock<Arc<Ring>>,
    revoked: RwLock<RevokedTokens>,
    /// Wakes those who wait until a token is refused.
    revocations: watch::Sender<()>,
    validation: Validation,
    /// By token: its subject and expiry.
    verified: Cache<Box<str>, (TokenSubject, u64)>,
    /// The API keys that were looked up.
    pub api_keys: KnownKeys,
}

#[derive(Serialize, Deserialize)]
struct Claims {
    iss: String,
    aud: String,
    sub: Uuid,
    sid: Uuid,
    iat: u64,
    nbf: u64,
    exp: u64,
}

impl Keys {
    /// Uses these keys for access tokens and this one for refresh tokens.
    pub fn new(ring: Ring, refresh: RefreshKey) -> Keys {
        let mut validation = Validation::new(Algorithm::EdDSA);
        validation.set_issuer(&[ISSUER]);
        validation.set_audience(&[AUDIENCE]);
        validation.set_required_spec_claims(&["exp", "nbf", "iss", "aud", "sub"]);
        validation.validate_nbf = true;
        validation.leeway = 5;
        let revoked = RwLock::new(RevokedTokens {
            recent: HashSet::new(),
            older: HashSet::new(),
            began: Instant::now(),
            banned: HashMap::new(),
        });
        let ring = RwLock::new(Arc::new(ring));
        let revocations = watch::Sender::new(());
        Keys {
            refresh,
            ring,
            revoked,
            revocations,
            validation,
            verified: Cache::new(CACHED_TOKENS),
            api_keys: KnownKeys::default(),
        }
    }

    /// A token issued at a time in seconds since 1970 and valid for [`LIFETIME_SECONDS`] from then.
    /// The same time gives the same token, as long as the same key signs.
    ///
    /// # Errors
    /// If signing fails: an internal error.
    pub fn sign(&self, TokenSubject { account, session }: TokenSubject, at: u64) -> Result<String, TokenError> {
        let claims = Claims {
            iss: ISSUER.into(),
            aud: AUDIENCE.into(),
            sub: account,
            sid: session,
            iat: at,
            nbf: at,
            exp: at + LIFETIME_SECONDS,
        };
        let ring = self.ring();
        Ok(jsonwebtoken::encode(&ring.header, &claims, &ring.signing)?)
    }

    /// Verifies a token and returns its subject.
    ///
    /// # Errors
    /// `Invalid` if the token is malformed, expired, not valid yet, or signed with an unknown key;
    /// `Ended`, `Banned`.
    pub fn check(&self, token: &str) -> Result<TokenSubject, TokenError> {
        let remembered =
            self.verified.get(token).filter(|(_, expires)| jsonwebtoken::get_current_timestamp() < *expires);
        let signed = match remembered {
            Some((signed, _)) => signed,
            None => self.decode(token)?,
        };
        self.check_subject(&signed).map(|()| signed)
    }

    /// Checks that neither the session, or the API key, has ended nor the account is banned.
    ///
    /// # Errors
    /// `Ended`, `Banned`.
    pub fn check_subject(&self, subject: &TokenSubject) -> Result<(), TokenError> {
        let revoked = self.revoked.read();
        if let Some(ban) = revoked.banned.get(&subject.account) {
            Err(TokenError::Banned(Arc::clone(ban)))
        } else if revoked.has_session(&subject.session) {
            Err(TokenError::Ended)
        } else {
            Ok(())
        }
    }

    fn decode(&self, token: &str) -> Result<TokenSubject, TokenError> {
        let kid = jsonwebtoken::decode_header(token)?.kid;
        let ring = self.ring();
        let named = ring.public.iter().find(|key| kid.as_deref() == Some(&key.kid));
        let key = named.ok_or(jsonwebtoken::errors::Error::from(ErrorKind::InvalidSignature))?;
        let Claims { sub, sid, exp, .. } = jsonwebtoken::decode(token, &key.checking, &self.validation)?.claims;
        let signed = TokenSubject { account: sub, session: sid };
        self.verified.insert(token.into(), (signed, exp));
        Ok(signed)
    }

    /// Replaces the keys.
    pub fn use_ring(&self, ring: Ring) {
        *self.ring.write() = Arc::new(ring);
    }

    /// Also refuses the tokens of these sessions. Each session is forgotten when all its tokens
    /// have expired.
    pub fn refuse_sessions(&self, ended: impl IntoIterator<Item = Uuid>) {
        let new = {
            let known = self.revoked.read();
            let is_new = |session: &Uuid| !known.has_session(session);
            ended.into_iter().filter(is_new).collect::<Vec<_>>()
        };
        if new.is_empty() {
            return;
        }
        let mut revoked = self.revoked.write();
        let forgotten = (revoked.began.elapsed() >= REMEMBERED).then(|| {
            revoked.began = Instant::now();
            let recent = mem::take(&mut revoked.recent);
            mem::replace(&mut revoked.older, recent)
        });
        revoked.recent.extend(new);
        drop(revoked);
        self.revocations.send_replace(());
        drop(forgotten);
    }

    /// Refuses the tokens of exactly these accounts.
    pub fn refuse_accounts(&self, banned: HashMap<Uuid, Arc<Ban>>) {
        if self.revoked.read().banned != banned {
            self.revoked.write().banned = banned;
            self.revocations.send_replace(());
        }
    }

    /// Changes whenever further tokens are refused.
    pub fn revocations(&self) -> watch::Receiver<()> {
        self.revocations.subscribe()
    }

    /// The public keys, each mapped by `convert`.
    pub fn public<T>(&self, convert: impl FnMut(&PublicKey) -> T) -> Vec<T> {
        self.ring().public.iter().map(convert).collect()
    }

    fn ring(&self) -> Arc<Ring> {
        Arc::clone(&self.ring.read())
    }
}

#[cfg(test)]
mod tests;
