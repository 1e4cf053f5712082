//! The source of a game's randomness: one secret for each game, one stream of random numbers for
//! each decision.
//!
//! The secret's SHA-256 is published when the game is created, before anyone else can contribute to
//! the randomness. The stream of the decision that writes event `seq` is ChaCha20 keyed with
//! HMAC-SHA256(secret, game id ‖ entropies ‖ seq). The id is written as its 16 bytes; each seat
//! that contributed entropy as its number and the length, one byte each, and the text itself; `seq`
//! as 4 bytes, big endian. There is no order to keep and no state to store, and after the game
//! anyone with the secret can draw the same cards again. docs/FAIRNESS.md explains this to players.
//!
//! In a game with a shared deal, every card has a key instead: HMAC-SHA256 of what it is drawn for, with
//! a key that follows from the secret of the deal. The greatest is drawn.

use base16ct::lower::encode_string;
use hmac::{Hmac, KeyInit, Mac};
use railhead_engine::{
    Chance, Deal, Digest as HexDigest, Entropies, Entropy, Game, Int, Keys, Phase, Seat, Step, Turn,
};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};
use std::fmt;
use uuid::Uuid;

/// The id and the secret of a new game. Together with what players contribute, they decide everything
/// random in it.
#[derive(Clone, Copy, Debug)]
pub struct GameSeed {
    /// The game's id.
    pub id: Uuid,
    /// Its secret.
    pub secret: Secret,
}

impl GameSeed {
    /// A new id, and a secret from the system's randomness.
    pub fn draw() -> GameSeed {
        GameSeed { id: Uuid::now_v7(), secret: Secret(rand::random()) }
    }
}

/// The secret of one game. Never printed, never logged.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret with these bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Its bytes, for the store.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The commitment published when the game is created: the secret's SHA-256, in hexadecimal.
    pub fn commitment(&self) -> String {
        encode_string(&Sha256::digest(self.0))
    }

    /// Parses a secret from hexadecimal.
    pub fn from_hex(text: &str) -> Option<Secret> {
        let bytes = base16ct::mixed::decode_vec(text).ok()?;
        bytes.try_into().ok().map(Secret)
    }

    /// The secret in hexadecimal, to be published when its game is over.
    pub fn to_hex(&self) -> String {
        encode_string(&self.0)
    }

    /// The source of the next decision of a game. `deal` is the key of the deal that it shares.
    pub fn next_decision(&self, deal: Option<&Secret>, id: Uuid, game: &Game) -> DecisionChance {
        match deal.filter(|_| game.options().deal.is_some()) {
            Some(key) => DecisionChance::Keyed(key.keys()),
            None => DecisionChance::Stream(Box::new(self.next_decision_rng(id, game))),
        }
    }

    /// The deal of which this is the secret, with the texts that players contributed to it.
    pub fn deal<'a>(&self, contributions: impl IntoIterator<Item = &'a str>) -> Deal {
        let mixed = contributions.into_iter().fold(Sha256::new(), |mixed, text| {
            // A text has at most 64 characters, so the length fits a byte.
            mixed.chain_update([u8::saturating_from(text.len())]).chain_update(text)
        });
        Deal { commitment: HexDigest(Sha256::digest(self.0).into()), entropy: HexDigest(mixed.finalize().into()) }
    }

    /// The key of the draws of a deal, if this is the secret of the deal.
    pub fn deal_key(&self, deal: &Deal) -> Secret {
        Secret(self.hmac().chain_update(b"deal").chain_update(deal.entropy.0).finalize().into_bytes().into())
    }

    /// The draws of a deal, if this is its key.
    pub fn keys(&self) -> DealKeys {
        DealKeys(self.hmac())
    }

    /// The RNG of the bot in a seat that moves next in a game with a shared deal, if this is the key of
    /// the deal. What others did does not change it, so that the bots of all games of the deal are alike.
    pub fn bot_rng_of_deal(&self, game: &Game, seat: Seat) -> ChaCha20Rng {
        let seat_number = seat.number();
        let step = match game.phase() {
            Phase::Dealing { deals, .. } => format!("bot/{seat_number}/deal/{}", deals[seat]),
            Phase::Turn(Turn { step, .. }) => {
                let step = match step {
                    Step::Choose => "choose",
                    Step::SecondCard => "second",
                    Step::KeepTickets { .. } => "keep",
                    Step::Tunnel { .. } => "tunnel",
                    Step::Done => "done",
                };
                format!("bot/{seat_number}/{}/{step}", game.turns())
            }
            Phase::Lobby | Phase::Finished { .. } | Phase::Voided { .. } => format!("bot/{seat_number}"),
        };
        ChaCha20Rng::from_seed(self.keys().key(&step))
    }

    /// The RNG of the next decision of a game.
    pub fn next_decision_rng(&self, id: Uuid, game: &Game) -> ChaCha20Rng {
        self.decision_rng(id_for_draws(id, game), game.entropies(), game.version() + 1)
    }

    /// The RNG of the bot that makes the next decision of a game.
    pub fn next_bot_rng(&self, id: Uuid, game: &Game) -> ChaCha20Rng {
        self.bot_rng(id_for_draws(id, game), game.entropies(), game.version() + 1)
    }

    /// The RNG of the decision whose first event gets the number `seq`.
    pub fn decision_rng(&self, game: Uuid, entropies: &Entropies, seq: u32) -> ChaCha20Rng {
        self.stream(b"", game, entropies, seq)
    }

    /// The RNG of the bot that makes that decision. It is a separate stream, so that no bot can
    /// foresee a card.
    pub fn bot_rng(&self, game: Uuid, entropies: &Entropies, seq: u32) -> ChaCha20Rng {
        self.stream(b"bot", game, entropies, seq)
    }

    /// HMAC-SHA256 with the secret as key.
    pub(crate) fn hmac(&self) -> Hmac<Sha256> {
        // HMAC pads a short key with zeros, so this is the 32-byte key, constructed without a
        // fallible call.
        let mut block = [0; 64];
        block.iter_mut().zip(self.0).for_each(|(to, from)| *to = from);
        <Hmac<Sha256> as KeyInit>::new(&block.into())
    }

    fn stream(&self, purpose: &[u8], game: Uuid, entropies: &Entropies, seq: u32) -> ChaCha20Rng {
        let mut hmac = self.hmac().chain_update(purpose).chain_update(game.as_bytes());
        for (seat, entropy) in entropies.iter() {
            let Some(text) = entropy.as_ref().map(Entropy::as_str) else { continue };
            // Entropy has at most 64 characters, so the length fits a byte.
            hmac = hmac.chain_update([seat.number(), u8::saturating_from(text.len())]).chain_update(text);
        }
        let seed = hmac.chain_update(seq.to_be_bytes()).finalize();
        ChaCha20Rng::from_seed(seed.into_bytes().into())
    }
}

/// The source of a decision.
pub enum DecisionChance {
    /// The stream of numbers of this decision.
    Stream(Box<ChaCha20Rng>),
    /// The draws of a shared deal.
    Keyed(DealKeys),
}

impl DecisionChance {
    /// The source, for [`Game::play_by`].
    pub fn source(&mut self) -> Chance<'_> {
        match self {
            DecisionChance::Stream(rng) => Chance::Stream(rng.as_mut()),
            DecisionChance::Keyed(keys) => Chance::Keyed(keys),
        }
    }
}

/// The draws of a deal: HMAC-SHA256 with its key.
pub struct DealKeys(Hmac<Sha256>);

impl Keys for DealKeys {
    fn key(&self, draw: &str) -> [u8; 32] {
        self.0.clone().chain_update(draw).finalize().into_bytes().into()
    }
}

/// In the randomness of a sandbox game, the nil UUID stands for its id.
fn id_for_draws(id: Uuid, game: &Game) -> Uuid {
    if game.options().sandbox { Uuid::nil() } else { id }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}
