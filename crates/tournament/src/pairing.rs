//! Pairings: the entrants of a round are divided into tables so that those with equal points meet, nobody
//! meets anybody again where that can be avoided, and turn order is balanced.
//!
//! The cost of a pairing is a whole number, and equals are ordered by the seed, so that every machine
//! computes the same pairing. Tables of two are an exact minimum; larger ones are found by a search.

use crate::{
    Entrant, History, Points,
    costs::{Costs, Weights},
    exact, search,
    sizes::table_sizes,
    turns,
};
use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// The seed of a pairing.
pub type Seed = [u8; 32];

/// The tables of a round.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Pairing {
    /// The tables, each in turn order. Those of the leaders come first.
    pub tables: Vec<Vec<Entrant>>,
    /// The entrants who sit out.
    pub byes: Vec<Entrant>,
    /// Its cost: differences of points, repeats, short tables and turn order.
    pub cost: u64,
}

/// Pairs the entrants of a round with their points. The seed decides among equals.
pub fn pair(playing: &[(Entrant, Points)], history: &History, seats: usize, weights: Weights, seed: Seed) -> Pairing {
    let mut rng = ChaCha8Rng::from_seed(seed);
    let mut order = playing.to_vec();
    order.sort_unstable();
    order.shuffle(&mut rng);
    order.sort_by_key(|(_, points)| Reverse(*points));
    let sizes = table_sizes(order.len(), seats);
    let byes = sit_out(&mut order, history, sizes.byes);
    let costs = Costs { playing: &order, history, seats, weights };
    let tables = if seats == 2 { exact::tables(&costs, &mut rng) } else { search::tables(&costs, sizes, &mut rng) };
    let cost = tables.iter().map(|table| costs.of_meetings(table) + costs.of_table(table)).sum();
    let tables = tables.iter().map(|table| turns::order(&costs.entrants(table), history)).collect();
    Pairing { tables, byes, cost }
}

/// Takes out those who sit out: the last ones who have done so least often.
fn sit_out(order: &mut Vec<(Entrant, Points)>, history: &History, count: usize) -> Vec<Entrant> {
    let mut byes = Vec::new();
    for _ in 0..count {
        let last = (0..order.len()).rev().min_by_key(|at| order.get(*at).map(|(entrant, _)| history.byes(*entrant)));
        byes.extend(last.map(|at| order.remove(at).0));
    }
    byes
}

/// A lower bound of the cost of any pairing of a round: of each player with the cheapest opponents, and,
/// if all tables are full, of the tables without a past, for which the order of points is best.
pub fn lower_bound(playing: &[(Entrant, Points)], history: &History, seats: usize, weights: Weights) -> u64 {
    let mut order = playing.to_vec();
    order.sort_by_key(|(_, points)| Reverse(*points));
    let costs = Costs { playing: &order, history, seats, weights };
    let sizes = table_sizes(order.len(), seats);
    if sizes.byes > 0 {
        return 0;
    }
    let opponents = seats - 1 - usize::from(sizes.short > 0);
    let cheapest = |one: usize| {
        let mut all =
            (0..order.len()).filter(|other| *other != one).map(|other| costs.meeting(one, other)).collect::<Vec<_>>();
        all.sort_unstable();
        all.iter().take(opponents).sum::<u64>()
    };
    let cheapest = (0..order.len()).map(cheapest).sum::<u64>().div_ceil(2);
    let nobody = History::new(0);
    let without_past = Costs { history: &nobody, ..costs };
    let places = (0..order.len()).collect::<Vec<_>>();
    let sliced = places.chunks_exact(seats).map(|table| without_past.of_meetings(table)).sum::<u64>();
    if sizes.short == 0 { cheapest.max(sliced) } else { cheapest }
}

#[cfg(test)]
#[expect(clippy::indexing_slicing)]
mod tests {
    use super::*;
    use crate::table_points;
    use rand::RngExt;

    /// Plays rounds whose results are random; answers the repeats, the largest spread of positions, and
    /// the largest number of byes.
    fn play(entrants: usize, seats: usize, rounds: u8, seed: u64) -> (u32, u8, u8) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (mut history, mut points) = (History::new(entrants), vec![Points::ZERO; entrants]);
        let mut repeats = 0;
        for round in 0..rounds {
            let playing = points.iter().copied().enumerate().collect::<Vec<_>>();
            let pairing = pair(&playing, &history, seats, Weights::default(), [round; 32]);
            let mut seen = pairing.tables.concat();
            seen.extend(&pairing.byes);
            seen.sort_unstable();
            assert_eq!(seen, (0..entrants).collect::<Vec<_>>(), "everybody has one place");
            for table in &pairing.tables {
                for (at, one) in table.iter().enumerate() {
                    repeats += table[at + 1..].iter().filter(|other| history.met(*one, **other) > 0).count() as u32;
                }
                let mut ranks = (1..=table.len() as u8).collect::<Vec<_>>();
                ranks.shuffle(&mut rng);
                for (entrant, won) in table.iter().zip(table_points(&ranks)) {
                    points[*entrant] += won;
                }
            }
            history.add(&pairing.tables, &pairing.byes, seats);
        }
        let spread = |entrant: usize| {
            let of_seats = &history.positions(entrant)[..seats];
            of_seats.iter().max().copied().unwrap_or_default() - of_seats.iter().min().copied().unwrap_or_default()
        };
        let byes = (0..entrants).map(|entrant| history.byes(entrant)).max().unwrap_or_default();
        (repeats, (0..entrants).map(spread).max().unwrap_or_default(), byes)
    }

    #[test]
    fn sixty_players_meet_nobody_twice_in_seven_rounds() {
        for seats in 2..=5 {
            let (repeats, spread, byes) = play(60, seats, 7, 1);
            assert_eq!((repeats, spread, byes), (0, 1, 0), "{seats} seats");
        }
    }

    #[test]
    fn leaders_meet_leaders() {
        let playing = (0..16).map(|entrant| (entrant, Points::of_units(720 * (entrant as u32 / 4))));
        let pairing = pair(&playing.collect::<Vec<_>>(), &History::new(16), 4, Weights::default(), [5; 32]);
        let groups = pairing.tables.iter().map(|table| table.iter().map(|entrant| entrant / 4).collect::<Vec<_>>());
        assert_eq!(groups.collect::<Vec<_>>(), [[3; 4], [2; 4], [1; 4], [0; 4]]);
        assert_eq!(pairing.cost, 0);
    }

    #[test]
    fn equal_arguments_give_equal_pairings() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let playing = (0..36).map(|entrant| (entrant, Points::of_units(rng.random_range(0..2160)))).collect::<Vec<_>>();
        let reversed = playing.iter().rev().copied().collect::<Vec<_>>();
        for seats in 2..=5 {
            let pairing = |playing: &[_], seed| pair(playing, &History::new(36), seats, Weights::default(), [seed; 32]);
            assert_eq!(pairing(&playing, 7), pairing(&reversed, 7));
            assert_ne!(pairing(&playing, 7), pairing(&playing, 8));
        }
    }

    #[test]
    fn players_who_are_kept_apart_meet_only_if_it_cannot_be_avoided() {
        for seats in 2..=4 {
            let mut history = History::new(12);
            // Nearest by their points.
            [(0, 1), (2, 3), (4, 5), (6, 7)].iter().for_each(|(one, other)| history.keep_apart(*other, *one));
            let playing = (0..12).map(|one| (one, Points::of_units(3600 * (one as u32 / 2)))).collect::<Vec<_>>();
            for seed in 0..20 {
                let pairing = pair(&playing, &history, seats, Weights::default(), [seed; 32]);
                let met = pairing
                    .tables
                    .iter()
                    .any(|table| table.iter().any(|one| table.iter().any(|other| history.are_apart(*one, *other))));
                assert!(!met, "{seats} seats: {:?}", pairing.tables);
            }
        }
        let mut two = History::new(2);
        two.keep_apart(0, 1);
        let only = pair(&[(0, Points::ZERO), (1, Points::ZERO)], &two, 2, Weights::default(), [1; 32]);
        assert_eq!(only.tables.len(), 1);
    }

    #[test]
    fn nobody_sits_out_twice_before_everybody_has() {
        let (_, _, byes) = play(7, 2, 7, 2);
        assert_eq!(byes, 1);
    }

    /// The least cost of any matching of the players from a place on, by trying all.
    fn least(costs: &Costs<'_>, left: &[usize]) -> u64 {
        let Some((one, others)) = left.split_first() else { return 0 };
        let with = |other: &usize| {
            let rest = others.iter().copied().filter(|place| place != other).collect::<Vec<_>>();
            costs.meeting(*one, *other) + costs.of_table(&[*one, *other]) + least(costs, &rest)
        };
        others.iter().map(with).min().unwrap_or_default()
    }

    #[test]
    fn tables_of_two_cost_the_least_possible() {
        let mut rng = ChaCha8Rng::seed_from_u64(4);
        for _ in 0..30 {
            let mut history = History::new(10);
            for seed in 0..4 {
                let playing = (0..10).map(|one| (one, Points::of_units(rng.random_range(0..2160)))).collect::<Vec<_>>();
                let pairing = pair(&playing, &history, 2, Weights::default(), [seed; 32]);
                let costs = Costs { playing: &playing, history: &history, seats: 2, weights: Weights::default() };
                assert_eq!(pairing.cost, least(&costs, &(0..10).collect::<Vec<_>>()));
                history.add(&pairing.tables, &pairing.byes, 2);
            }
        }
    }

    #[test]
    fn the_bound_is_reached_where_nobody_has_met() {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        for seats in 2..=5 {
            let playing = (0..20).map(|one| (one, Points::of_units(rng.random_range(0..2160)))).collect::<Vec<_>>();
            let playing = &playing[..20 - 20 % seats];
            let history = History::new(20);
            let cost = pair(playing, &history, seats, Weights::default(), [7; 32]).cost;
            assert!(cost > 0);
            assert_eq!(lower_bound(playing, &history, seats, Weights::default()), cost, "{seats} seats");
        }
    }

    #[test]
    fn players_meet_again_where_that_costs_nothing() {
        let points = |entrant| (entrant, Points::of_units(if entrant < 2 { 2160 } else { 0 }));
        let playing = (0..4).map(points).collect::<Vec<_>>();
        let mut history = History::new(4);
        history.add(&[vec![0, 1], vec![2, 3]], &[], 2);
        let repeats = |weights| {
            let tables = pair(&playing, &history, 2, weights, [7; 32]).tables;
            tables.iter().filter(|table| table.contains(&0) == table.contains(&1)).count()
        };
        assert_eq!([Weights::of_repeats(0), Weights::of_repeats(50)].map(repeats), [2, 0]);
    }

    #[test]
    fn no_pairing_costs_less_than_the_bound() {
        for seats in 2..=5 {
            let mut rng = ChaCha8Rng::seed_from_u64(5);
            let mut history = History::new(60);
            for seed in 0..5 {
                let playing = (0..60).map(|one| (one, Points::of_units(rng.random_range(0..2160)))).collect::<Vec<_>>();
                let pairing = pair(&playing, &history, seats, Weights::default(), [seed; 32]);
                assert!(lower_bound(&playing, &history, seats, Weights::default()) <= pairing.cost);
                history.add(&pairing.tables, &pairing.byes, seats);
            }
        }
    }
}
