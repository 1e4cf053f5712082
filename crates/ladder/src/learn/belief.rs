//! Learning which tickets a seat holds: the weights of the clues under which what was held in games is
//! likeliest, by Newton's method.

use super::{
    cases::{Case, cases},
    games::{in_order, table},
    slope::{Slope, Weights},
};
use railhead_bots::{Belief, CLUE_COUNT, NotABelief, Suspect, Tally};
use std::{collections::BTreeMap, num::NonZero};

/// The steps of Newton's method. The last ones change nothing that the file shows.
const STEPS: u32 = 24;

/// The way in which a belief is learnt.
#[derive(Clone, Copy, Debug)]
pub struct BeliefLearning {
    /// The seed of the games.
    pub seed: u64,
    /// The games.
    pub games: NonZero<u32>,
    /// The number of threads.
    pub jobs: NonZero<usize>,
}

impl BeliefLearning {
    /// Learns.
    ///
    /// # Errors
    /// If the weights become no numbers.
    pub fn belief(&self) -> Result<Belief, NotABelief> {
        let games = in_order(0..self.games.get().into(), self.jobs, |number| vec![cases(self.seed, number)]);
        let slope = |weights: Weights| {
            let belief = Belief::of(weights)?;
            let of_game =
                |number: usize| games.get(number).map(|cases| Slope::of(&belief, cases)).into_iter().collect();
            let slopes = in_order(0..games.len(), self.jobs, of_game);
            Ok(slopes.iter().fold(Slope::at(&weights), Slope::and))
        };
        let mut weights = [0.0; CLUE_COUNT];
        let mut best = slope(weights)?;
        let mut step = best.step();
        for _ in 0..STEPS {
            let mut next = weights;
            next.iter_mut().zip(&step).for_each(|(weight, step)| *weight += step);
            let found = slope(next)?;
            if found.surprise < best.surprise {
                (weights, step, best) = (next, found.step(), found);
            } else {
                step.iter_mut().for_each(|step| *step /= 2.0);
            }
        }
        Belief::of(weights)
    }
}

/// The surprise of held tickets, in nats: the negative logarithm of the chance of each to be the one among
/// those that the seat does not hold.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Surprise {
    /// The surprise if all are equally likely.
    pub nothing: Tally,
    /// The surprise by the rule of thumb of the bots.
    pub guess: Tally,
    /// The surprise by the belief.
    pub belief: Tally,
}

impl Surprise {
    fn add(&mut self, belief: &Belief, case: &Case) {
        add(&mut self.nothing, case, |_| 1.0);
        add(&mut self.guess, case, |suspect| suspect.guess);
        add(&mut self.belief, case, |suspect| belief.log_weight(&suspect.clues).exp());
    }
}

fn add(surprise: &mut Tally, case: &Case, weight: impl Fn(&Suspect) -> f64) {
    let unheld = case.unheld.iter().map(&weight).sum::<f64>();
    case.held.iter().map(weight).for_each(|own| surprise.add(((own + unheld) / own).ln()));
}

/// The surprise of what was held in so many games of another seed, by variant and seats.
pub fn surprises(
    belief: &Belief,
    seed: u64,
    games: u32,
    jobs: NonZero<usize>,
) -> BTreeMap<(&'static str, u8), Surprise> {
    let all = in_order(0..games.into(), jobs, |number| vec![(table(number), cases(seed, number))]);
    let mut groups = BTreeMap::<(&'static str, u8), Surprise>::new();
    for ((variant, seats), cases) in all {
        let group = groups.entry((variant.into(), seats)).or_default();
        cases.iter().for_each(|case| group.add(belief, case));
    }
    groups
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use railhead_bots::BELIEF;

    fn learnt(seed: u64, jobs: usize) -> Belief {
        let [games, jobs] = [16, jobs].map(|number| NonZero::new(number).unwrap());
        BeliefLearning { seed, games: games.try_into().unwrap(), jobs }.belief().unwrap()
    }

    #[test]
    fn equal_seeds_give_equal_beliefs_on_any_number_of_threads() {
        let one = learnt(1, 1);
        assert_eq!(one, learnt(1, 3));
        assert_ne!(one, learnt(2, 1));
    }

    /// In all sixteen groups, three games of each: the belief of the build by a quarter of a nat in the
    /// least.
    #[test]
    fn held_tickets_surprise_the_belief_less_than_the_guess() {
        let groups = surprises(&BELIEF, 5, 96, NonZero::new(2).unwrap());
        assert_eq!(groups.len(), 16);
        let mean = |of: fn(&Surprise) -> Tally| groups.values().map(of).reduce(Tally::and).unwrap().mean();
        let [nothing, guess, belief] =
            [mean(|found| found.nothing), mean(|found| found.guess), mean(|found| found.belief)];
        assert!(belief + 0.6 < guess && guess + 0.5 < nothing, "{belief}, {guess}, {nothing}");
        for (group, found) in &groups {
            assert!(found.belief.mean() < found.guess.mean(), "{group:?}: {found:?}");
        }
    }

    /// Of all that was held in a few games, nothing surprises less than what was learnt from them.
    #[test]
    fn a_learnt_belief_is_at_the_top_of_its_likelihood() {
        let jobs = NonZero::<usize>::MIN;
        let found = learnt(3, 1);
        let mean = |belief: &Belief| {
            let groups = surprises(belief, 3, 16, jobs);
            groups.values().map(|found| found.belief).reduce(Tally::and).unwrap().mean()
        };
        assert!(mean(&found) + 0.01 < mean(&BELIEF), "{} {}", mean(&found), mean(&BELIEF));
    }
}
