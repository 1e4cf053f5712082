//! A sequential test between two hypotheses about a mean: the generalized likelihood ratio of
//! results of any distribution (Van den Bergh, "A practical introduction to the GSPRT"; the test of
//! Fishtest).

use railhead_engine::Int;

/// The bound of the logarithm of the likelihood ratio: errors of both kinds in 5 % of tests.
pub const BOUND: f64 = 2.94;

/// The weight of a result that has not been seen, so that no likelihood is zero.
const UNSEEN: f64 = 1e-3;

/// The steps to find a root: each halves an interval.
const STEPS: u32 = 100;

/// The decision of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The new one is stronger: the ratio has reached the upper bound.
    Passed,
    /// It is not: the ratio has reached the lower bound.
    Failed,
    /// Neither bound has been reached.
    Undecided,
}

/// The hypotheses: the new one is stronger by so many points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gsprt {
    /// The strength of a change that must not pass.
    pub elo0: f64,
    /// The strength of a change that should pass.
    pub elo1: f64,
}

impl Gsprt {
    /// The logarithm of the likelihood ratio of the second hypothesis to the first. `counts` are
    /// the numbers of results, from 0 to 1 in equal steps.
    pub fn ratio(&self, counts: &[f64]) -> f64 {
        let steps = counts.len().saturating_sub(1).max(1).to_float();
        let seen = counts.iter().map(|count| if *count > 0.0 { *count } else { UNSEEN }).collect::<Vec<_>>();
        let results = (0..).map(|at| f64::from(at) / steps).zip(seen).collect::<Vec<_>>();
        let score = |elo: f64| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
        logarithm(&results, score(self.elo1)) - logarithm(&results, score(self.elo0))
    }

    /// The decision at a ratio.
    pub fn verdict(ratio: f64) -> Verdict {
        if ratio >= BOUND {
            Verdict::Passed
        } else if ratio <= -BOUND {
            Verdict::Failed
        } else {
            Verdict::Undecided
        }
    }
}

/// The logarithm of the likelihood of the results, by the most likely distribution with this mean;
/// up to a sum that does not depend on the mean. That distribution gives a result `x` the share of
/// it that was seen, divided by `1 + t (x - mean)`.
fn logarithm(results: &[(f64, f64)], mean: f64) -> f64 {
    let t = multiplier(results, mean);
    results.iter().map(|(result, count)| -count * (1.0 + t * (result - mean)).ln()).sum()
}

/// The `t` by which the distribution has this mean: between the values that make a divisor zero,
/// the sum falls from above zero to below.
fn multiplier(results: &[(f64, f64)], mean: f64) -> f64 {
    let excess = |t: f64| {
        results.iter().map(|(result, count)| count * (result - mean) / (1.0 + t * (result - mean))).sum::<f64>()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..STEPS {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::assert_close;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    const TEST: Gsprt = Gsprt { elo0: 0.0, elo1: 30.0 };

    fn score(elo: f64) -> f64 {
        1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
    }

    #[test]
    fn of_two_results_it_is_the_ratio_of_binomial_likelihoods() {
        let (lost, won) = (480.0, 520.0);
        let expected = won * (score(30.0) / 0.5).ln() + lost * ((1.0 - score(30.0)) / 0.5).ln();
        assert_close(TEST.ratio(&[lost, won]), expected, 1e-6);
    }

    /// For many results near the hypotheses, it is nearly that of a normal distribution.
    #[test]
    fn of_pairs_it_is_nearly_that_of_their_mean() {
        let test = Gsprt { elo0: 0.0, elo1: 3.0 };
        let counts = [398.0, 4112.0, 7672.0, 4336.0, 430.0];
        let all = counts.iter().sum::<f64>();
        let results = || [0.0, 0.25, 0.5, 0.75, 1.0].into_iter().zip(counts);
        let mean = results().map(|(result, count)| result * count).sum::<f64>() / all;
        let variance = results().map(|(result, count)| count * (result - mean).powi(2)).sum::<f64>() / all;
        let (zero, one) = (score(0.0), score(3.0));
        let expected = all * (one - zero) * (2.0 * mean - zero - one) / (2.0 * variance);
        assert_close(test.ratio(&counts), expected, 0.01 * expected.abs());
        assert!(expected > 1.0);
    }

    #[test]
    fn few_results_decide_nothing() {
        for counts in [[0.0; 5], [0.0, 0.0, 0.0, 0.0, 9.0], [9.0, 0.0, 0.0, 0.0, 0.0]] {
            assert_eq!(Gsprt::verdict(TEST.ratio(&counts)), Verdict::Undecided, "{counts:?}");
        }
    }

    /// Plays pairs, of whose games the new one wins this share, until there is a decision.
    fn decided(wins: f64, seed: u64) -> Verdict {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut counts = [0.0; 5];
        for _ in 0..100_000 {
            let won = (0..2).filter(|_| rng.random_bool(wins)).count();
            for (_, count) in (0..).zip(&mut counts).filter(|(at, _)| *at == 2 * won) {
                *count += 1.0;
            }
            match Gsprt::verdict(TEST.ratio(&counts)) {
                Verdict::Undecided => {}
                verdict => return verdict,
            }
        }
        Verdict::Undecided
    }

    #[test]
    fn both_errors_are_made_in_about_5_of_100_tests() {
        for (elo, right) in [(0.0, Verdict::Failed), (30.0, Verdict::Passed)] {
            let wrong = (0..200).filter(|seed| decided(score(elo), *seed) != right).count();
            assert!((2..=20).contains(&wrong), "{elo}: {wrong} of 200");
        }
    }

    #[test]
    fn clear_differences_are_decided_rightly() {
        for seed in 0..20 {
            assert_eq!(decided(score(80.0), seed), Verdict::Passed);
            assert_eq!(decided(score(-50.0), seed), Verdict::Failed);
        }
    }
}
