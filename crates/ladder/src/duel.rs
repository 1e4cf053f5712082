//! Direct duels: the results of two contenders in the games where both sit.

use crate::Outcome;
use itertools::Itertools;
use railhead_engine::Int;

/// The quantile of the normal distribution for an interval of 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// The results of one contender against another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Duel {
    /// Deals that both played.
    pub deals: usize,
    /// Games that both played.
    pub games: usize,
    /// The share of games in which the one was ranked above the other; equal ranks count half.
    pub rate: f64,
    /// The lower end of the interval of 95 % of the rate.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The result of a game for one of two contenders, in halves: 2 if ranked above the other, 1 if
/// equal, 0 if below. None unless both play.
pub fn halves(outcome: &Outcome, one: usize, other: usize) -> Option<u8> {
    let rank = |contender| {
        let seat = outcome.seating.iter().position(|own| *own == contender)?;
        outcome.ranks.get(seat)
    };
    let (own, other) = (rank(one)?, rank(other)?);
    Some(if own < other { 2 } else { u8::from(own == other) })
}

/// The duels of two contenders; `outcomes` are sorted by deal. None if they never met.
pub fn duel<'a>(outcomes: impl IntoIterator<Item = &'a Outcome>, one: usize, other: usize) -> Option<Duel> {
    let played = outcomes.into_iter().filter_map(|outcome| Some((outcome.deal, halves(outcome, one, other)?)));
    let (mut games, mut means) = (0, Vec::new());
    for (_, deal) in &played.chunk_by(|(deal, _)| *deal) {
        let results = deal.map(|(_, halves)| f64::from(halves) / 2.0).collect::<Vec<_>>();
        games += results.len();
        means.push(results.iter().sum::<f64>() / results.len().to_float());
    }
    if means.is_empty() {
        return None;
    }
    let rate = mean(&means);
    let (low, high) = wilson(rate, independent_games(&means, games));
    Some(Duel { deals: means.len(), games, rate, low, high })
}

/// The number of independent games that would give the mean of all deals the same variance: the
/// games of a deal depend on each other. If the deals do not differ, one for each deal.
fn independent_games(means: &[f64], games: usize) -> f64 {
    let deals = means.len().to_float();
    let rate = mean(means);
    let squares = means.iter().map(|own| (own - rate).powi(2)).sum::<f64>();
    let variance = squares / (deals - 1.0).max(1.0) / deals;
    if variance == 0.0 { deals } else { (rate * (1.0 - rate) / variance).min(games.to_float()) }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().to_float()
}

/// The interval of Wilson for a rate of so many games.
fn wilson(rate: f64, games: f64) -> (f64, f64) {
    let square = Z * Z / games;
    let middle = rate + square / 2.0;
    let half = Z * (rate * (1.0 - rate) / games + square / games / 4.0).sqrt();
    let ends = [middle - half, middle + half].map(|end| (end / (1.0 + square)).clamp(0.0, 1.0));
    (ends[0], ends[1])
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;
    use crate::testing::{assert_close, outcome};

    /// The games of two contenders with these results for the first, by deal.
    fn games(deals: &[&[u8]]) -> Vec<Outcome> {
        let ranks = |halves: u8| [(2, 1), (1, 1), (1, 2)][usize::from(halves)];
        let deals = (0..).zip(deals);
        let games = deals.flat_map(|(deal, results)| results.iter().map(move |halves| (deal, ranks(*halves))));
        games.map(|(deal, (own, other))| outcome(deal, &[(7, other), (3, own)])).collect()
    }

    #[test]
    fn equal_ranks_count_half() {
        let duel = duel(&games(&[&[2, 1], &[2, 0]]), 3, 7).unwrap();
        assert_eq!((duel.deals, duel.games), (2, 4));
        assert_close(duel.rate, 0.625, 1e-12);
    }

    #[test]
    fn contenders_that_never_met_have_no_duel() {
        assert_eq!(duel(&games(&[&[2, 0]]), 3, 5), None);
    }

    /// The interval of Wilson for 60 of 100: 50.2 % to 69.1 %.
    #[test]
    fn independent_games_have_the_interval_of_wilson() {
        let one_game_each = [&[2_u8][..]; 60].into_iter().chain([&[0_u8][..]; 40]).collect::<Vec<_>>();
        let duel = duel(&games(&one_game_each), 3, 7).unwrap();
        assert_close(duel.low, 0.502, 0.001);
        assert_close(duel.high, 0.691, 0.001);
    }

    #[test]
    fn games_of_a_deal_that_end_alike_count_as_one() {
        let alike = [&[2_u8, 2][..]; 60].into_iter().chain([&[0_u8, 0][..]; 40]).collect::<Vec<_>>();
        let duel = duel(&games(&alike), 3, 7).unwrap();
        assert_close(duel.low, 0.502, 0.002);
        assert_close(duel.high, 0.691, 0.002);
    }

    #[test]
    fn a_rate_of_one_leaves_doubt() {
        let duel = duel(&games(&[&[2, 2][..]; 50]), 3, 7).unwrap();
        assert_close(duel.low, 0.929, 0.001);
        assert_close(duel.high, 1.0, 1e-12);
    }
}
