//! Challenges of sign-ins at a provider. The client keeps the nonce; the provider gets its hash and
//! puts it into the ID token. So the token alone is of no use.
//!
//! A nonce consists of its expiry, random bytes and a tag, so any replica knows its own without having
//! stored it: only nonces that have led to a proven sign-in are stored.

use crate::RefreshKey;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, Mac};
use jiff::{SignedDuration, Timestamp};
use sha2::{Digest, Sha256};

/// The time that a player may take at the provider.
pub const CHALLENGE_LIFETIME: SignedDuration = SignedDuration::from_mins(10);

const TAG: usize = 16;

/// A challenge made here. It has no `Debug`, so that it cannot be logged.
pub struct Challenge {
    nonce: String,
    expires_at: Timestamp,
}

impl Challenge {
    /// The nonce, which only the client knows.
    pub fn nonce(&self) -> &str {
        &self.nonce
    }

    /// The expiry of the nonce.
    pub fn expires_at(&self) -> Timestamp {
        self.expires_at
    }

    /// The hash of the nonce, by which a used one is remembered.
    pub fn hash(&self) -> [u8; 32] {
        Sha256::digest(&self.nonce).into()
    }

    /// The `nonce` that the ID token must carry: the hash in base64url, as a PKCE challenge is made.
    pub fn provider_nonce(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.hash())
    }
}

impl RefreshKey {
    /// A new challenge.
    pub fn challenge(&self, now: Timestamp) -> Challenge {
        // Whole seconds, as the nonce has them.
        let seconds = (now + CHALLENGE_LIFETIME).as_second();
        let (expires, random) = (seconds.to_be_bytes(), rand::random::<[u8; 16]>());
        let tag = self.challenge_tag(&expires, &random).finalize().into_bytes();
        let nonce = URL_SAFE_NO_PAD.encode([&expires, random.as_slice(), tag.get(..TAG).unwrap_or_default()].concat());
        Challenge { nonce, expires_at: Timestamp::from_second(seconds).unwrap_or(now) }
    }

    /// The challenge with this nonce. `None` if it was not made here or has expired.
    pub fn read_challenge(&self, nonce: &str, now: Timestamp) -> Option<Challenge> {
        let bytes = URL_SAFE_NO_PAD.decode(nonce).ok()?;
        let (expires, rest) = bytes.split_first_chunk::<8>()?;
        let (random, tag) = rest.split_first_chunk::<16>()?;
        let is_ours = tag.len() == TAG && self.challenge_tag(expires, random).verify_truncated_left(tag).is_ok();
        let expires_at = Timestamp::from_second(i64::from_be_bytes(*expires)).ok()?;
        (is_ours && now < expires_at).then(|| Challenge { nonce: nonce.to_owned(), expires_at })
    }

    fn challenge_tag(&self, expires: &[u8; 8], random: &[u8; 16]) -> Hmac<Sha256> {
        self.for_purpose(b"challenge").chain_update(expires).chain_update(random)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_nonce_is_known_by_every_replica_until_it_expires() {
        let (key, now) = (RefreshKey::new([7; 32]), Timestamp::now());
        let challenge = key.challenge(now);
        let read = RefreshKey::new([7; 32]).read_challenge(challenge.nonce(), now).unwrap();
        assert_eq!((read.hash(), read.expires_at()), (challenge.hash(), challenge.expires_at()));
        assert_ne!(key.challenge(now).hash(), challenge.hash());
        assert!(key.read_challenge(challenge.nonce(), now + SignedDuration::from_secs(595)).is_some());
        assert!(key.read_challenge(challenge.nonce(), now + SignedDuration::from_secs(601)).is_none());
    }

    #[test]
    fn a_text_of_another_maker_is_no_nonce() {
        let (key, now) = (RefreshKey::new([7; 32]), Timestamp::now());
        let nonce = key.challenge(now).nonce().to_owned();
        assert!(RefreshKey::new([8; 32]).read_challenge(&nonce, now).is_none());
        for at in 0..nonce.len() {
            let changed = if nonce.as_bytes().get(at) == Some(&b'B') { "C" } else { "B" };
            let mut forged = nonce.clone();
            forged.replace_range(at..=at, changed);
            assert!(key.read_challenge(&forged, now).is_none(), "{at}");
        }
        let refresh = key.write(&key.first());
        for text in ["", "x", &nonce[1..], &format!("{nonce}A"), "ümlaut", &refresh] {
            assert!(key.read_challenge(text, now).is_none(), "{text}");
        }
    }

    #[test]
    fn the_provider_learns_the_hash_of_the_nonce() {
        let challenge = RefreshKey::new([7; 32]).challenge(Timestamp::now());
        assert_eq!(challenge.provider_nonce(), URL_SAFE_NO_PAD.encode(Sha256::digest(challenge.nonce())));
    }
}
