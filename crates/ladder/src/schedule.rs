//! The schedule: the contenders that meet in each deal, and their seats.
//!
//! A round has one deal for each set of contenders that fills a table, in an order drawn from the
//! seed. So every pair, at larger tables every group, meets equally often in whole rounds. A deal
//! is played once for each seat, its contenders moving on by one: everybody has every hand once.

use crate::chance;
use itertools::Itertools;
use railhead_engine::Int;
use rand::seq::SliceRandom;

/// The tables of a pool.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    seed: u64,
    /// All sets of contenders that meet, by their numbers in the pool.
    tables: Vec<Vec<usize>>,
}

impl Schedule {
    /// The tables of `seats` contenders of a pool. The first `regulars` of them sit at every table.
    pub fn new(seed: u64, pool: usize, seats: u8, regulars: usize) -> Schedule {
        let others = (regulars..pool).combinations(usize::from(seats).saturating_sub(regulars));
        let tables = others.map(|others| (0..regulars).chain(others).collect()).collect();
        Schedule { seed, tables }
    }

    /// The number of deals of a round.
    pub fn round(&self) -> usize {
        self.tables.len()
    }

    /// The contenders of a deal in the order of their seats, as the deal is played for the first
    /// time; none if the pool cannot fill a table.
    fn order(&self, deal: u32) -> Option<Vec<usize>> {
        let round = u32::try_from(self.round()).ok()?;
        let mut numbers = (0..self.tables.len()).collect::<Vec<_>>();
        numbers.shuffle(&mut chance::of_round(self.seed, deal.checked_div(round)?));
        let number = numbers.get(usize::saturating_from(deal.checked_rem(round)?))?;
        let mut order = self.tables.get(*number)?.clone();
        order.shuffle(&mut chance::of_order(self.seed, deal));
        Some(order)
    }

    /// The contender in each seat of a game; none if the pool cannot fill a table.
    pub fn seating(&self, deal: u32, rotation: u8) -> Option<Vec<usize>> {
        let mut order = self.order(deal)?;
        let by = usize::from(rotation).checked_rem(order.len())?;
        order.rotate_left(by);
        Some(order)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    #[test]
    fn in_a_round_every_pair_meets_once_at_tables_of_two() {
        let schedule = Schedule::new(1, 12, 2, 0);
        assert_eq!(schedule.round(), 66);
        for round in 0..3 {
            let deals = round * 66..(round + 1) * 66;
            let pairs = deals.map(|deal| schedule.seating(deal, 0).unwrap().into_iter().collect::<BTreeSet<_>>());
            assert_eq!(pairs.unique().filter(|pair| pair.len() == 2).count(), 66, "round {round}");
        }
    }

    #[test]
    fn at_larger_tables_every_pair_meets_equally_often() {
        let schedule = Schedule::new(2, 7, 4, 0);
        let mut met = BTreeMap::new();
        for deal in 0..schedule.round() as u32 {
            let table = schedule.seating(deal, 0).unwrap();
            for pair in table.into_iter().sorted().combinations(2) {
                *met.entry(pair).or_insert(0) += 1;
            }
        }
        assert_eq!((met.len(), met.values().unique().collect::<Vec<_>>()), (21, vec![&10]));
    }

    #[test]
    fn the_games_of_a_deal_give_every_contender_every_seat() {
        let schedule = Schedule::new(3, 6, 5, 0);
        for deal in 0..20 {
            let games = (0..5).map(|rotation| schedule.seating(deal, rotation).unwrap()).collect::<Vec<_>>();
            for seat in 0..5 {
                assert_eq!(games.iter().map(|seating| seating[seat]).unique().count(), 5);
            }
        }
    }

    #[test]
    fn neighbours_change_from_deal_to_deal() {
        let schedule = Schedule::new(4, 4, 4, 0);
        let follows = |deal| {
            let order = schedule.seating(deal, 0).unwrap();
            let zero = order.iter().position(|contender| *contender == 0).unwrap();
            order[(zero + 1) % 4]
        };
        let counts = (0..300).map(follows).counts();
        assert!(counts.len() == 3 && counts.values().all(|count| (70..130).contains(count)), "{counts:?}");
    }

    #[test]
    fn regulars_sit_at_every_table() {
        let schedule = Schedule::new(5, 5, 3, 2);
        let tables = (0..3).map(|deal| schedule.seating(deal, 0).unwrap()).collect::<Vec<_>>();
        assert!(tables.iter().all(|table| table.contains(&0) && table.contains(&1)));
        assert_eq!(tables.concat().into_iter().unique().count(), 5);
    }

    #[test]
    fn the_seed_alone_decides_and_too_small_a_pool_has_no_table() {
        let all = |seed| (0..99).map(|deal| Schedule::new(seed, 9, 3, 0).seating(deal, 1)).collect::<Vec<_>>();
        assert_eq!(all(1), all(1));
        assert_ne!(all(1), all(2));
        assert_eq!(Schedule::new(1, 2, 3, 0).seating(0, 0), None);
    }
}
