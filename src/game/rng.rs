//! Where the chance of a game comes from: one secret a game, one stream of random numbers a decision.
//!
//! The secret's SHA-256 is published when the game is created, before anyone else can add to its chance. The stream of the
//! decision that writes event `seq` is ChaCha20 keyed with HMAC-SHA256(secret, game id ‖ entropies ‖ seq): the id as its 16
//! bytes; of each seat that added entropy its number, the length and the text, a byte each and the text as it is; `seq`
//! as 4 bytes, big endian. No order to keep, no state to store, and after the game anyone with the secret can draw the same
//! cards again. docs/FAIRNESS.md tells players how.

use crate::engine::{Command, Entropies, Entropy, Game};
use base16ct::lower::encode_string;
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
        encode_string(&Sha256::digest(self.0))
    }

    /// The secret that is written so, in hexadecimal.
    pub fn from_hex(text: &str) -> Option<Secret> {
        let bytes = base16ct::mixed::decode_vec(text).ok()?;
        bytes.try_into().ok().map(Secret)
    }

    /// The secret in hexadecimal, to be shown when its game is over.
    pub fn to_hex(&self) -> String {
        encode_string(&self.0)
    }

    /// The chance of a command. What somebody adds who joins counts from then on: also if the game is dealt because he came.
    pub fn of_command(&self, id: Uuid, game: &Game, command: &Command) -> ChaCha20Rng {
        let seq = game.version + 1;
        if let Command::Join(Some(seat), Some(entropy)) = command {
            let mut entropies = game.entropies.clone();
            entropies[*seat] = Some(entropy.clone());
            return self.decision(id, &entropies, seq);
        }
        self.decision(id, &game.entropies, seq)
    }

    /// The chance of the decision whose first event gets the number `seq`.
    pub fn decision(&self, game: Uuid, entropies: &Entropies, seq: u32) -> ChaCha20Rng {
        self.stream(b"", game, entropies, seq)
    }

    /// The whims of the bot that makes that decision: a stream of its own, so that no bot foresees a card.
    pub fn bot(&self, game: Uuid, entropies: &Entropies, seq: u32) -> ChaCha20Rng {
        self.stream(b"bot", game, entropies, seq)
    }

    /// HMAC-SHA256 with the secret as key.
    pub(crate) fn hmac(&self) -> Hmac<Sha256> {
        // HMAC pads a short key with zeros: this is the key of 32 bytes, without a way to fail.
        let mut block = [0; 64];
        block.iter_mut().zip(self.0).for_each(|(to, from)| *to = from);
        <Hmac<Sha256> as KeyInit>::new(&block.into())
    }

    fn stream(&self, purpose: &[u8], game: Uuid, entropies: &Entropies, seq: u32) -> ChaCha20Rng {
        let mut hmac = self.hmac().chain_update(purpose).chain_update(game.as_bytes());
        for (seat, entropy) in entropies.iter() {
            let Some(text) = entropy.as_ref().map(Entropy::as_str) else { continue };
            // At most 64 characters: the length is a byte.
            hmac = hmac.chain_update([seat.number(), text.len() as u8]).chain_update(text);
        }
        let seed = hmac.chain_update(seq.to_be_bytes()).finalize();
        ChaCha20Rng::from_seed(seed.into_bytes().into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}
