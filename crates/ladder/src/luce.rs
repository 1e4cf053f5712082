//! The model of Plackett and Luce: a ranking is a series of choices of the best of those left, each
//! with a probability proportional to its strength. Fitted by the MM algorithm (Hunter 2004, "MM
//! algorithms for generalized Bradley-Terry models").
//!
//! Contenders with equal ranks count as if each of their orders had been seen, with equal weights
//! that add up to one; at two seats, as half a win for both.

use railhead_engine::Int;
use std::collections::{BTreeMap, BTreeSet};

/// A set of contenders: bit `i` for contender `i`.
type Set = u64;

/// The prior: each contender has this much of a win, and as much of a loss, against a phantom, whose
/// strength is fitted like that of the others. So a contender that lost every game has a finite
/// strength.
const PRIOR: f64 = 0.5;

/// The largest difference between won and expected choices, at which the fit is done.
const TOLERANCE: f64 = 1e-5;
const MAX_ROUNDS: u32 = 100_000;

/// All that the model needs of rankings. Those of several games add up.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Choices {
    /// The choices won by each contender.
    won: BTreeMap<usize, f64>,
    /// The number of choices from each set.
    from: BTreeMap<Set, f64>,
}

impl Choices {
    /// Adds the ranking of a game: contenders with their ranks, in any order.
    pub fn add(&mut self, ranking: impl IntoIterator<Item = (usize, u8)>) {
        let mut groups = BTreeMap::<u8, Set>::new();
        for (contender, rank) in ranking {
            *groups.entry(rank).or_default() |= 1 << contender;
        }
        let mut behind: Set = 0;
        for group in groups.into_values().rev() {
            self.add_group(group, behind);
            behind |= group;
        }
    }

    /// Adds the choices of contenders with equal ranks, one after the other, before all `behind`.
    fn add_group(&mut self, group: Set, behind: Set) {
        let size = group.count_ones();
        for left in subsets(group) {
            let from = left | behind;
            if from.count_ones() > 1 {
                // Of the equal ones, each set of this size is left in as many of the orders.
                *self.from.entry(from).or_default() += 1.0 / binomial(size, left.count_ones());
            }
        }
        // The last of all is not chosen from others.
        let won = if behind == 0 { 1.0 - 1.0 / f64::from(size) } else { 1.0 };
        for contender in members(group) {
            *self.won.entry(contender).or_default() += won;
        }
    }
}

fn members(set: Set) -> impl Iterator<Item = usize> {
    (0..usize::saturating_from(Set::BITS)).filter(move |contender| set >> contender & 1 == 1)
}

/// All subsets but the empty one.
fn subsets(set: Set) -> impl Iterator<Item = Set> {
    let smaller = move |subset: &Set| Some((*subset - 1) & set).filter(|left| *left != 0);
    std::iter::successors(Some(set).filter(|set| *set != 0), smaller)
}

fn binomial(of: u32, chosen: u32) -> f64 {
    (0..chosen).map(|nth| f64::from(of - nth) / f64::from(nth + 1)).product()
}

/// The choices of many deals, each of which can be given a weight.
#[derive(Clone, Debug)]
pub struct Deals {
    /// The number of contenders. It is also the place of the phantom among them.
    contenders: usize,
    /// All sets of which one was chosen, as lists; after them, each contender with the phantom.
    sets: Vec<Vec<usize>>,
    deals: Vec<Deal>,
}

/// The choices of a deal, with sets as places in [`Deals::sets`].
#[derive(Clone, Debug)]
struct Deal {
    won: Vec<(usize, f64)>,
    from: Vec<(usize, f64)>,
}

impl Deals {
    /// The choices of each deal between so many contenders.
    pub fn new(contenders: usize, choices: &[Choices]) -> Deals {
        let sets = choices.iter().flat_map(|deal| deal.from.keys().copied()).collect::<BTreeSet<_>>();
        let places = sets.iter().zip(0..).collect::<BTreeMap<_, _>>();
        let deals = choices.iter().map(|deal| Deal {
            won: deal.won.iter().map(|(contender, won)| (*contender, *won)).collect(),
            from: deal.from.iter().filter_map(|(set, times)| Some((*places.get(set)?, *times))).collect(),
        });
        let deals = deals.collect();
        let with_phantom = (0..contenders).map(|contender| vec![contender, contenders]);
        let sets = sets.iter().map(|set| members(*set).collect()).chain(with_phantom).collect();
        Deals { contenders, sets, deals }
    }

    /// The number of deals.
    pub fn len(&self) -> usize {
        self.deals.len()
    }

    /// The natural logarithms of the strengths, up to a common sum, if each deal counts with its
    /// weight. `start` is a guess of them.
    pub fn fit(&self, weights: &[f64], start: &[f64]) -> Vec<f64> {
        let mut won = vec![PRIOR; self.contenders];
        won.push(PRIOR * self.contenders.to_float());
        let mut times = vec![0.0; self.sets.len() - self.contenders];
        times.resize(self.sets.len(), 2.0 * PRIOR);
        for (deal, weight) in self.deals.iter().zip(weights).filter(|(_, weight)| **weight > 0.0) {
            add(&mut won, &deal.won, *weight);
            add(&mut times, &deal.from, *weight);
        }
        let mut strengths = start.iter().map(|start| start.exp()).collect::<Vec<_>>();
        strengths.resize(self.contenders + 1, 1.0);
        for _ in 0..MAX_ROUNDS {
            if self.improve(&mut strengths, &won, &times) < TOLERANCE {
                break;
            }
        }
        strengths.truncate(self.contenders);
        strengths.into_iter().map(f64::ln).collect()
    }

    /// One round of MM. Returns the largest difference between won and expected choices before.
    fn improve(&self, strengths: &mut [f64], won: &[f64], times: &[f64]) -> f64 {
        let mut shares = vec![0.0; strengths.len()];
        for (set, times) in self.sets.iter().zip(times).filter(|(_, times)| **times > 0.0) {
            let all = set.iter().filter_map(|contender| strengths.get(*contender)).sum::<f64>();
            for contender in set {
                shares.get_mut(*contender).into_iter().for_each(|share| *share += times / all);
            }
        }
        let mut worst = 0.0_f64;
        for ((strength, won), share) in strengths.iter_mut().zip(won).zip(shares) {
            worst = worst.max((won - *strength * share).abs());
            *strength = won / share;
        }
        worst
    }
}

/// Adds values to the places that they name.
fn add(to: &mut [f64], values: &[(usize, f64)], weight: f64) {
    for (place, value) in values {
        to.get_mut(*place).into_iter().for_each(|sum| *sum += weight * value);
    }
}

#[cfg(test)]
#[expect(clippy::indexing_slicing)]
mod tests {
    use super::*;
    use crate::testing::{assert_close, ranking_by_strength};
    use itertools::Itertools;
    use rand::{SeedableRng, seq::index::sample};
    use rand_chacha::ChaCha8Rng;

    fn choices(rankings: &[&[(usize, u8)]]) -> Choices {
        let mut choices = Choices::default();
        rankings.iter().for_each(|ranking| choices.add(ranking.iter().copied()));
        choices
    }

    fn fit(contenders: usize, choices: Choices) -> Vec<f64> {
        Deals::new(contenders, &[choices]).fit(&[1.0], &vec![0.0; contenders])
    }

    #[test]
    fn known_strengths_are_recovered_from_rankings() {
        let strengths = [2.0_f64, 1.0, 0.5, 0.0, -0.5, -1.0, -2.0];
        for seats in [2, 5] {
            let mut rng = ChaCha8Rng::seed_from_u64(1);
            let mut choices = Choices::default();
            for _ in 0..20_000 {
                let table = sample(&mut rng, strengths.len(), seats).into_vec();
                choices.add(ranking_by_strength(&table, &strengths, &mut rng));
            }
            let fitted = fit(strengths.len(), choices);
            let zero = fitted[3];
            for (fitted, strength) in fitted.iter().zip(strengths) {
                assert_close(fitted - zero, strength, 0.1);
            }
        }
    }

    #[test]
    fn equal_ranks_count_as_the_mean_of_their_orders() {
        let orders = (1..4).permutations(3).map(|order| {
            let ranking = [(0, 1), (order[0], 2), (order[1], 3), (order[2], 4), (4, 5)];
            choices(&[&ranking])
        });
        let mut mean = Choices::default();
        for order in orders {
            order.won.iter().for_each(|(contender, won)| *mean.won.entry(*contender).or_default() += won / 6.0);
            order.from.iter().for_each(|(set, times)| *mean.from.entry(*set).or_default() += times / 6.0);
        }
        mean.won.insert(4, 0.0);
        let tied = choices(&[&[(0, 1), (1, 2), (2, 2), (3, 2), (4, 5)]]);
        assert!(tied.from.keys().eq(mean.from.keys()) && tied.won.keys().eq(mean.won.keys()));
        let pairs = tied.from.values().zip(mean.from.values()).chain(tied.won.values().zip(mean.won.values()));
        pairs.for_each(|(tied, mean)| assert_close(*tied, *mean, 1e-12));
    }

    #[test]
    fn a_tie_of_two_is_half_a_win_for_both() {
        let tied = fit(2, choices(&[&[(0, 1), (1, 1)], &[(0, 1), (1, 1)], &[(0, 1), (1, 2)]]));
        let split = fit(2, choices(&[&[(0, 1), (1, 2)], &[(1, 1), (0, 2)], &[(0, 1), (1, 2)]]));
        tied.iter().zip(split).for_each(|(tied, split)| assert_close(*tied, split, 1e-9));
        assert!(tied[0] > tied[1]);
    }

    /// With the prior: half a win and half a loss against strength 1.
    #[test]
    fn a_contender_that_always_loses_has_a_finite_strength() {
        let lost = vec![&[(0, 1), (1, 2)][..]; 1000];
        let fitted = fit(2, choices(&lost));
        assert!(fitted[1].is_finite() && (4.0..16.0).contains(&(fitted[0] - fitted[1])), "{fitted:?}");
        let more = fit(2, choices(&[&lost[..], &lost[..]].concat()));
        assert!(more[0] - more[1] > fitted[0] - fitted[1]);
    }

    /// Two groups that met in four games only, after thousands within each.
    #[test]
    fn groups_that_hardly_met_are_fitted_to_the_end() {
        let mut games = [&[(0, 1), (1, 2)][..], &[(1, 1), (0, 2)], &[(2, 1), (3, 2)], &[(3, 1), (2, 2)]].repeat(2000);
        games.extend([&[(0, 1), (2, 2)][..]; 3]);
        games.push(&[(2, 1), (0, 2)]);
        let fitted = fit(4, choices(&games));
        let between = fitted[0] - fitted[2];
        // The phantom is in the middle, and draws with each of the four.
        let share = |difference: f64| 1.0 / (1.0 + (-difference).exp());
        assert_close(4.0 * share(between) + 2.0 * share(between / 2.0), 3.0 + 1.0, 1e-3);
    }
}
