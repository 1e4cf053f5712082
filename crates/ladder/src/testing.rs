//! Plans and rankings for tests.
#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

use crate::{Contender, Outcome, Plan};
use itertools::Itertools;
use railhead_engine::Variant;
use rand::{Rng, RngExt};

/// A plan for these contenders.
pub fn plan(seats: u8, contenders: &[&str]) -> Plan {
    let contenders = contenders.iter().map(|name| name.parse::<Contender>().unwrap()).collect();
    Plan { variant: Variant::Classic, seats, seed: 1, gate: false, contenders }
}

/// Asserts that two numbers differ by this at most.
pub fn assert_close(one: f64, other: f64, by: f64) {
    assert!((one - other).abs() <= by, "{one} is not {other} ± {by}");
}

/// A ranking by the model: each draws the strength plus the noise of a Gumbel distribution.
pub fn ranking_by_strength(table: &[usize], strengths: &[f64], rng: &mut impl Rng) -> Vec<(usize, u8)> {
    let drawn = table.iter().map(|contender| {
        let noise = -(-rng.random::<f64>().ln()).ln();
        (strengths[*contender] + noise, *contender)
    });
    let sorted = drawn.sorted_by(|one, other| other.0.total_cmp(&one.0));
    sorted.zip(1..).map(|((_, contender), rank)| (contender, rank)).collect()
}

/// The result of a game in which each seat has this contender and this rank.
pub fn outcome(deal: u32, seats: &[(usize, u8)]) -> Outcome {
    Outcome {
        deal,
        rotation: 0,
        seating: seats.iter().map(|(contender, _)| *contender).collect(),
        totals: seats.iter().map(|(_, rank)| 100 - 10 * i16::from(*rank)).collect(),
        ranks: seats.iter().map(|(_, rank)| *rank).collect(),
        turns: 60,
        sha256: String::new(),
    }
}
