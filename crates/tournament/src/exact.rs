//! Tables of two: a perfect matching of least cost. Equal costs are told apart by random numbers from
//! the seed, so that the best matching is the only one.

use crate::costs::Costs;
use integer_blossom::min_weight_perfect_matching;
use rand::{Rng, RngExt};

/// The random numbers below a cost have so many bits.
const TIE_BITS: u32 = 24;

/// The tables of an even number of players.
pub(crate) fn tables(costs: &Costs<'_>, rng: &mut impl Rng) -> Vec<Vec<usize>> {
    let count = costs.playing.len();
    let mut matrix = vec![0_i64; count * count];
    for one in 0..count {
        for other in one + 1..count {
            let cost = costs.meeting(one, other) + costs.of_table(&[one, other]);
            let tie = rng.random_range(0..1_i64 << TIE_BITS);
            if let Some(place) = matrix.get_mut(one * count + other) {
                *place = (i64::try_from(cost).unwrap_or(i64::MAX >> TIE_BITS >> 2) << TIE_BITS) | tie;
            }
        }
    }
    let partners = min_weight_perfect_matching(&matrix, count);
    let pairs = partners.iter().enumerate().filter(|(one, other)| one < *other);
    pairs.map(|(one, other)| vec![one, *other]).collect()
}
