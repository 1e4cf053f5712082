//! Seats in the eyes of others, and the tickets that they hold.

use super::games::played;
use railhead_bots::{Sighting, Suspect};
use railhead_engine::{Game, Phase};
use rand::{RngExt, seq::IteratorRandom};
use rand_chacha::ChaCha8Rng;

/// Of so many decisions, one is looked at.
const SELDOM: u32 = 10;

/// A seat in the eyes of another, with what it holds.
pub(super) struct Case {
    /// The tickets that it holds.
    pub held: Vec<Suspect>,
    /// The others that the viewer does not see.
    pub unheld: Vec<Suspect>,
}

/// The cases of a game; none if it does not finish.
pub(super) fn cases(seed: u64, number: u64) -> Vec<Case> {
    let mut cases = Vec::new();
    let ended = played(seed, number, |game, rng| {
        if rng.random_ratio(1, SELDOM) && matches!(game.phase(), Phase::Turn(_)) {
            cases.extend(seen(game, rng));
        }
    });
    if ended.is_ok() { cases } else { Vec::new() }
}

/// The opponents of a seat that chance chooses.
fn seen(game: &Game, rng: &mut ChaCha8Rng) -> Vec<Case> {
    let viewer = game.seats().choose(rng);
    let case = |sighting: Sighting| {
        let tickets = &game.players()[sighting.seat].tickets;
        let is_held = |suspect: &Suspect| tickets.iter().any(|held| held.id == suspect.ticket.id);
        let (held, unheld) = sighting.tickets.into_iter().partition(is_held);
        Case { held, unheld }
    };
    Sighting::all(&game.view_for(viewer)).into_iter().map(case).collect()
}
