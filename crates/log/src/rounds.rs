//! The randomness of a tournament. The seed of a round is HMAC-SHA256(secret, "pairing" ‖ id ‖ texts ‖
//! round): the id as its 16 bytes; of each player with a text the number (2 bytes, big endian), the
//! length (1 byte) and the text; the round, from 0, as 4 bytes, big endian. Where all tables of a
//! round play one deal, its secret is made in the same way, with "deal" in place of "pairing".

use crate::rng::Secret;
use hmac::Mac;
use railhead_engine::Int;
use railhead_tournament::{Seed, Tournament};
use uuid::{Builder, Uuid};

impl Secret {
    /// The seed of a round, from 0, that is drawn next.
    pub fn pairing_seed(&self, id: Uuid, tournament: &Tournament) -> Seed {
        self.of_round(b"pairing", id, tournament, tournament.rounds.len())
    }

    /// The secret of the deal that all tables of a round, from 0, play. Players who enter after the pairing of
    /// the round change it.
    pub fn round_deal(&self, id: Uuid, tournament: &Tournament, round: usize) -> Secret {
        Secret::from_bytes(self.of_round(b"deal", id, tournament, round))
    }

    /// The id of that deal.
    pub fn round_deal_id(&self, id: Uuid, tournament: &Tournament, round: usize) -> Uuid {
        let bytes = self.of_round(b"deal-id", id, tournament, round);
        Builder::from_random_bytes(bytes.first_chunk().copied().unwrap_or_default()).into_uuid()
    }

    /// A number of 32 bytes for a round: the purpose, the id, the texts of the players and the round.
    fn of_round(&self, purpose: &[u8], id: Uuid, tournament: &Tournament, round: usize) -> [u8; 32] {
        let mut hmac = self.hmac().chain_update(purpose).chain_update(id.as_bytes());
        for (number, player) in (0_u16..).zip(&tournament.entrants) {
            let Some(text) = player.entropy.as_deref() else { continue };
            // A text has at most 64 characters, so the length fits a byte.
            hmac = hmac
                .chain_update(number.to_be_bytes())
                .chain_update([u8::saturating_from(text.len())])
                .chain_update(text);
        }
        hmac.chain_update(u32::saturating_from(round).to_be_bytes()).finalize().into_bytes().into()
    }
}
