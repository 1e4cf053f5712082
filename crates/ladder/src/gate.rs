//! The gate for a changed bot: a sequential test of a new contender against an old one, who both
//! sit at every table of a plan. The games of a deal are one result, because they depend on each
//! other.

use crate::{
    Outcome,
    duel::{Duel, duel, halves},
    gsprt::{Gsprt, Verdict},
};
use railhead_engine::{Int, whole};
use std::collections::BTreeMap;

/// The numbers of the contenders in the plan of a gate.
const NEW: usize = 0;
const OLD: usize = 1;

/// A test in progress. Deals count in their order, so that its end does not depend on threads.
#[derive(Clone, Debug)]
pub struct Trial {
    test: Gsprt,
    seats: usize,
    /// Games by deal, of deals that count and of later ones.
    games: BTreeMap<u32, Vec<Outcome>>,
    /// The number of deals that count.
    deals: u32,
    /// The number of deals with each result of the new one, in halves of a game.
    counts: Vec<f64>,
    ratio: f64,
}

impl Trial {
    /// A test at tables of so many seats.
    pub fn new(test: Gsprt, seats: u8) -> Trial {
        let seats = usize::from(seats);
        Trial { test, seats, games: BTreeMap::new(), deals: 0, counts: vec![0.0; 2 * seats + 1], ratio: 0.0 }
    }

    /// Adds a game, and counts deals that it completes, until there is a decision.
    pub fn add(&mut self, outcome: &Outcome) -> Verdict {
        self.games.entry(outcome.deal).or_default().push(outcome.clone());
        while self.verdict() == Verdict::Undecided
            && let Some(games) = self.games.get(&self.deals).filter(|games| games.len() == self.seats)
        {
            let result = games.iter().filter_map(|game| halves(game, NEW, OLD)).map(usize::from).sum::<usize>();
            self.counts.get_mut(result).into_iter().for_each(|count| *count += 1.0);
            self.ratio = self.test.ratio(&self.counts);
            self.deals += 1;
        }
        self.verdict()
    }

    /// The decision so far.
    pub fn verdict(&self) -> Verdict {
        Gsprt::verdict(self.ratio)
    }

    /// The logarithm of the likelihood ratio.
    pub fn ratio(&self) -> f64 {
        self.ratio
    }

    /// The number of deals with each result of the new contender, from none of the games won to
    /// all, in steps of half a game.
    pub fn counts(&self) -> impl Iterator<Item = u32> {
        self.counts.iter().map(|count| u32::saturating_from(whole(*count)))
    }

    /// The duels in the deals that count; none before the first.
    pub fn duel(&self) -> Option<Duel> {
        duel(self.games.range(..self.deals).flat_map(|(_, games)| games), NEW, OLD)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;
    use crate::testing::outcome;
    use itertools::Itertools;

    const TEST: Gsprt = Gsprt { elo0: 0.0, elo1: 50.0 };

    /// A game that the new one wins or loses.
    fn game(deal: u32, rotation: u8, won: bool) -> Outcome {
        Outcome { rotation, ..outcome(deal, &[(NEW, if won { 1 } else { 2 }), (OLD, if won { 2 } else { 1 })]) }
    }

    /// Three of four deals are won once and lost once, one is won twice.
    fn games(deals: u32) -> Vec<Outcome> {
        let both = |deal: u32| [game(deal, 0, true), game(deal, 1, deal.is_multiple_of(4))];
        (0..deals).flat_map(both).collect()
    }

    #[test]
    fn the_end_does_not_depend_on_the_order_of_games() {
        let run = |games: &[Outcome]| {
            let mut trial = Trial::new(TEST, 2);
            games.iter().for_each(|game| {
                trial.add(game);
            });
            (trial.deals, trial.verdict(), trial.counts().collect_vec(), trial.ratio().to_bits())
        };
        let forward = games(1000);
        let (deals, verdict, counts, _) = run(&forward);
        assert_eq!((verdict, counts.iter().sum::<u32>()), (Verdict::Passed, deals));
        assert!(deals < 500 && counts[4] == deals.div_ceil(4), "{deals}: {counts:?}");
        assert_eq!(run(&forward), run(&forward.iter().rev().cloned().collect_vec()));
    }

    #[test]
    fn a_deal_counts_when_all_its_games_and_those_before_are_there() {
        let mut trial = Trial::new(TEST, 2);
        for game in [game(1, 0, true), game(1, 1, true), game(0, 1, false)] {
            trial.add(&game);
            assert_eq!((trial.deals, trial.duel()), (0, None));
        }
        trial.add(&game(0, 0, true));
        assert_eq!((trial.deals, trial.counts().collect_vec()), (2, vec![0, 0, 1, 0, 1]));
        let duel = trial.duel().unwrap();
        assert_eq!((duel.deals, duel.games, duel.rate), (2, 4, 0.75));
    }
}
