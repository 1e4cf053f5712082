//! Refresh tokens: opaque, each derived from the previous one, so that a repeated refresh returns
//! the same token although only hashes are stored.
//!
//! A token consists of its session's id, a secret and a tag. The first secret of a session is
//! random; the next is HMAC-SHA256(key, session ‖ secret). A reader of the database gets the key
//! and hashes of secrets, but no secret. The tag proves that the token was made here, so a genuine
//! token that is neither the current one nor was replaced a moment ago must have been stolen.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::array;
use uuid::Uuid;

const TAG: usize = 16;

/// The key from which refresh tokens are derived. Never printed, never logged.
pub struct RefreshKey(Hmac<Sha256>);

/// A refresh token made here. It has no `Debug`, so that it cannot be logged.
pub struct RefreshToken {
    session: Uuid,
    secret: [u8; 32],
}

impl RefreshKey {
    /// The key with these bytes.
    pub fn new(bytes: [u8; 32]) -> RefreshKey {
        // HMAC pads a short key with zeros, so this is the 32-byte key by an infallible
        // constructor.
        let mut block = [0; 64];
        block.iter_mut().zip(bytes).for_each(|(to, from)| *to = from);
        RefreshKey(<Hmac<Sha256> as KeyInit>::new(&block.into()))
    }

    /// The first token of a new session.
    pub fn first(&self) -> RefreshToken {
        RefreshToken { session: Uuid::now_v7(), secret: rand::random() }
    }

    /// The token that replaces this one; always the same.
    pub fn next(&self, token: &RefreshToken) -> RefreshToken {
        let secret = self.keyed(b"next", token).finalize().into_bytes().into();
        RefreshToken { session: token.session, secret }
    }

    /// The tokens that replace this one, one after the other.
    pub fn successors<const N: usize>(&self, token: &RefreshToken) -> [RefreshToken; N] {
        let mut last = RefreshToken { session: token.session, secret: token.secret };
        array::from_fn(|_| {
            last = self.next(&last);
            RefreshToken { session: last.session, secret: last.secret }
        })
    }

    /// Whether a token leads to the one with this hash, in at most so many steps. A genuine token that does
    /// not lead to the present one of its session, which was replaced so often, is newer than that.
    pub fn leads_to(&self, token: &RefreshToken, hash: &[u8], steps: u32) -> bool {
        let mut last = RefreshToken { session: token.session, secret: token.secret };
        (0..steps).any(|_| {
            last = self.next(&last);
            last.hash() == hash
        })
    }

    /// The token as text.
    pub fn write(&self, token: &RefreshToken) -> String {
        let tag = self.keyed(b"tag", token).finalize().into_bytes();
        let bytes = [token.session.as_bytes().as_slice(), &token.secret, tag.get(..TAG).unwrap_or_default()].concat();
        URL_SAFE_NO_PAD.encode(bytes)
    }

    /// Parses a token. `None` if it was not made here.
    pub fn read(&self, text: &str) -> Option<RefreshToken> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        let (session, rest) = bytes.split_first_chunk::<16>()?;
        let (secret, tag) = rest.split_first_chunk::<32>()?;
        let token = RefreshToken { session: Uuid::from_bytes(*session), secret: *secret };
        (tag.len() == TAG && self.keyed(b"tag", &token).verify_truncated_left(tag).is_ok()).then_some(token)
    }

    fn keyed(&self, purpose: &[u8], token: &RefreshToken) -> Hmac<Sha256> {
        self.for_purpose(purpose).chain_update(token.session.as_bytes()).chain_update(token.secret)
    }

    /// The key for a purpose, which the first bytes separate from all others.
    pub(super) fn for_purpose(&self, purpose: &[u8]) -> Hmac<Sha256> {
        self.0.clone().chain_update(purpose)
    }
}

impl RefreshToken {
    /// The session this token refreshes.
    pub fn session(&self) -> Uuid {
        self.session
    }

    /// The stored hash of the secret.
    pub fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.secret).into()
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_as_it_was_written_and_leads_to_one_successor() {
        let key = RefreshKey::new([7; 32]);
        let token = key.first();
        let text = key.write(&token);
        let read = key.read(&text).unwrap();
        assert_eq!((read.session(), read.hash()), (token.session(), token.hash()));
        assert_eq!(key.write(&key.next(&read)), key.write(&key.next(&token)));
        assert_ne!(key.next(&token).hash(), token.hash());
        assert_eq!(key.next(&token).session(), token.session());
    }

    #[test]
    fn a_token_leads_to_later_ones_only() {
        let key = RefreshKey::new([7; 32]);
        let first = key.first();
        let [second, third] = key.successors::<2>(&first);
        assert!(key.leads_to(&first, &third.hash(), 2) && key.leads_to(&second, &third.hash(), 1));
        assert!(!key.leads_to(&first, &third.hash(), 1), "not in one step");
        assert!(!key.leads_to(&third, &first.hash(), 1000) && !key.leads_to(&third, &third.hash(), 1000));
    }

    #[test]
    fn a_text_of_another_maker_is_no_token() {
        let key = RefreshKey::new([7; 32]);
        let text = key.write(&key.first());
        assert!(RefreshKey::new([8; 32]).read(&text).is_none());
        for at in 0..text.len() {
            let changed = if text.as_bytes().get(at) == Some(&b'A') { "B" } else { "A" };
            let mut forged = text.clone();
            forged.replace_range(at..=at, changed);
            assert!(key.read(&forged).is_none(), "{at}");
        }
        for text in ["", "x", &text[1..], &format!("{text}A"), "ümlaut"] {
            assert!(key.read(text).is_none(), "{text}");
        }
    }
}
