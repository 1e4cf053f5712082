//! Ratings on the scale of Elo, with intervals by a bootstrap over deals.

use crate::{chance, luce::Deals};
use railhead_engine::{Int, whole};
use rand::{Rng, RngExt};
use std::f64::consts::LN_10;

/// The rating of the anchor.
pub const ANCHOR: f64 = 1500.0;

/// Points of rating for each unit of the logarithm of strength: 400 points are odds of ten to one.
const POINTS: f64 = 400.0 / LN_10;

/// The shares of the resamples below and above the interval.
const TAIL: f64 = 0.025;

/// A rating with its interval of 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The ratings of all contenders. The contender `anchor` has 1500 in every resample, or if there is
/// none, the mean of all contenders.
pub fn ratings(deals: &Deals, contenders: usize, anchor: Option<usize>, resamples: u32, seed: u64) -> Vec<Rating> {
    let best = deals.fit(&vec![1.0; deals.len()], &vec![0.0; contenders]);
    let mut rng = chance::of_resamples(seed);
    let mut samples = vec![Vec::new(); contenders];
    for _ in 0..resamples {
        let fitted = deals.fit(&resample(deals.len(), &mut rng), &best);
        for (sample, rating) in samples.iter_mut().zip(anchored(&fitted, anchor)) {
            sample.push(rating);
        }
    }
    let with_interval = |(rating, mut sample): (f64, Vec<f64>)| {
        sample.sort_unstable_by(f64::total_cmp);
        let [low, high] = [TAIL, 1.0 - TAIL].map(|share| quantile(&sample, share).unwrap_or(rating));
        Rating { rating, low, high }
    };
    anchored(&best, anchor).zip(samples).map(with_interval).collect()
}

/// The times that each deal is drawn, if as many deals are drawn as there are, each from all.
fn resample(deals: usize, rng: &mut impl Rng) -> Vec<f64> {
    let mut weights = vec![0.0; deals];
    for _ in 0..deals {
        let drawn = rng.random_range(0..deals);
        weights.get_mut(drawn).into_iter().for_each(|weight| *weight += 1.0);
    }
    weights
}

fn anchored(logarithms: &[f64], anchor: Option<usize>) -> impl Iterator<Item = f64> {
    let mean = logarithms.iter().sum::<f64>() / logarithms.len().max(1).to_float();
    let zero = anchor.and_then(|anchor| logarithms.get(anchor)).copied().unwrap_or(mean);
    logarithms.iter().map(move |own| ANCHOR + POINTS * (own - zero))
}

/// The value below which this share of a sorted sample lies, between two of its values.
fn quantile(sorted: &[f64], share: f64) -> Option<f64> {
    let at = share * sorted.len().checked_sub(1)?.to_float();
    let [below, above] = [at.floor(), at.ceil()].map(|at| sorted.get(usize::saturating_from(whole(at))).copied());
    let (below, above) = (below?, above?);
    Some(below + (above - below) * at.fract())
}

#[cfg(test)]
#[expect(clippy::indexing_slicing)]
mod tests {
    use super::*;
    use crate::{
        luce::Choices,
        testing::{assert_close, ranking_by_strength},
    };
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// Deals of two games that end alike, as if the cards alone decided.
    fn deals(count: usize, strengths: &[f64], rng: &mut ChaCha8Rng) -> Deals {
        let deal = |number: usize| {
            let pair = [[0, 1], [0, 2], [1, 2]][number % 3];
            let ranking = ranking_by_strength(&pair, strengths, rng);
            let mut choices = Choices::default();
            choices.add(ranking.clone());
            choices.add(ranking);
            choices
        };
        Deals::new(strengths.len(), &(0..count).map(deal).collect::<Vec<_>>())
    }

    /// If games were drawn instead of deals, 83 % would be covered.
    #[test]
    fn intervals_cover_the_truth_in_95_of_100_samples() {
        let strengths = [0.6, 0.0, -0.4];
        let mut rng = ChaCha8Rng::seed_from_u64(4);
        let (mut covered, mut all) = (0, 0);
        for number in 0..100 {
            let rated = ratings(&deals(150, &strengths, &mut rng), 3, Some(1), 200, number);
            for contender in [0, 2] {
                let truth = ANCHOR + POINTS * strengths[contender];
                let Rating { low, high, .. } = rated[contender];
                covered += u32::from((low..=high).contains(&truth));
                all += 1;
            }
        }
        let share = f64::from(covered) / f64::from(all);
        assert!((0.91..0.985).contains(&share), "{share}");
    }

    #[test]
    fn the_anchor_stays_at_1500_and_400_points_are_ten_to_one() {
        let mut ten_to_one = Choices::default();
        (0..2000).for_each(|_| ten_to_one.add([(0, 1), (1, 2)]));
        (0..200).for_each(|_| ten_to_one.add([(1, 1), (0, 2)]));
        let deals = Deals::new(2, &vec![ten_to_one; 3]);
        let rated = ratings(&deals, 2, Some(1), 200, 1);
        assert_eq!(rated[1], Rating { rating: ANCHOR, low: ANCHOR, high: ANCHOR });
        assert_close(rated[0].rating, 1900.0, 1.0);
        assert_close(rated[0].high - rated[0].low, 0.0, 1e-6);
        let without = ratings(&deals, 2, None, 200, 1);
        assert_close(without[0].rating + without[1].rating, 2.0 * ANCHOR, 1e-6);
    }

    #[test]
    fn equal_seeds_give_equal_intervals() {
        let deals = deals(60, &[0.6, 0.0, -0.4], &mut ChaCha8Rng::seed_from_u64(5));
        let of = |seed| ratings(&deals, 3, Some(1), 200, seed);
        assert_eq!(of(1), of(1));
        assert_ne!(of(1), of(2));
    }

    #[test]
    fn quantiles_lie_between_the_values() {
        assert_eq!(quantile(&[1.0, 2.0, 4.0], 0.5), Some(2.0));
        assert_eq!(quantile(&[1.0, 2.0, 4.0], 0.75), Some(3.0));
        assert_eq!(quantile(&[], 0.5), None);
    }
}
