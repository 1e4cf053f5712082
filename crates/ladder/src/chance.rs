//! The sources of chance. All are streams of one ChaCha key, which the seed of a plan gives: for each
//! deal one of the key of its cards and one of each seat's bot, so that the cards that come do not
//! depend on how many random numbers a bot uses.

use railhead_engine::{Deal, Seat};
use railhead_log::rng::{DealKeys, Secret};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The number of streams of each deal: its chance, the bots of up to five seats, its order.
const STREAMS: u64 = 8;
const OF_ORDER: u64 = 7;

fn stream(seed: u64, number: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(number);
    rng
}

/// The cards and tickets of a deal: keyed draws, as in the games of a tournament that share a deal. A game
/// counts its draws only if its options name the deal.
pub fn of_cards(seed: u64, deal: u32) -> (Deal, DealKeys) {
    let secret = Secret::from_bytes(stream(seed, u64::from(deal) * STREAMS).random());
    (secret.deal([]), secret.keys())
}

/// The bot in a seat of a deal.
pub fn of_bot(seed: u64, deal: u32, seat: Seat) -> ChaCha8Rng {
    stream(seed, u64::from(deal) * STREAMS + 1 + u64::from(seat.number()))
}

/// The order in which the contenders of a deal sit.
pub fn of_order(seed: u64, deal: u32) -> ChaCha8Rng {
    stream(seed, u64::from(deal) * STREAMS + OF_ORDER)
}

/// The order of the tables in a round.
pub fn of_round(seed: u64, round: u32) -> ChaCha8Rng {
    stream(seed, u64::MAX - u64::from(round))
}

/// The resamples of a bootstrap.
pub fn of_resamples(seed: u64) -> ChaCha8Rng {
    stream(seed, 1 << 63)
}
