//! Where the chance of a game comes from: one secret a game, one stream of random numbers a decision.
//!
//! The secret's SHA-256 is published when the game is created. The stream of the decision that writes event `seq` is
//! ChaCha20 keyed with HMAC-SHA256(secret, game id ‖ seq), the id as its 16 bytes, `seq` as 4 bytes, big endian: no
//! order to keep, no state to store, and after the game anyone with the secret can draw the same cards again.

use hmac::{Hmac, KeyInit, Mac};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};
use std::fmt;
use uuid::Uuid;

/// The secret of one game. Never printed, never logged.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A new secret, from the system's randomness.
    pub fn draw() -> Secret {
        Secret(rand::random())
    }

    /// The secret of these bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Its bytes, for the store.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is published of it at creation: its SHA-256, in hexadecimal.
    pub fn commitment(&self) -> String {
        Sha256::digest(self.0).iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The chance of the decision whose first event gets the number `seq`.
    pub fn decision(&self, game: Uuid, seq: u32) -> ChaCha20Rng {
        self.stream(&[game.as_bytes(), &seq.to_be_bytes()])
    }

    /// The whims of the bot that makes that decision: a stream of its own, so that no bot foresees a card.
    pub fn bot(&self, game: Uuid, seq: u32) -> ChaCha20Rng {
        self.stream(&[b"bot", game.as_bytes(), &seq.to_be_bytes()])
    }

    fn stream(&self, message: &[&[u8]]) -> ChaCha20Rng {
        // HMAC fills a short key up with zeros: this is the key of 32 bytes, without a way to fail.
        let mut block = [0; 64];
        block.iter_mut().zip(self.0).for_each(|(to, from)| *to = from);
        let keyed = <Hmac<Sha256> as KeyInit>::new(&block.into());
        let seed = message.iter().fold(keyed, |hmac, part| hmac.chain_update(part)).finalize();
        ChaCha20Rng::from_seed(seed.into_bytes().into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}
