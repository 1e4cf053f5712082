//! Pairings: the entrants of a round are divided into tables so that those with equal points meet, nobody
//! meets anybody again where that can be avoided, and turn order is balanced.
//!
//! The cost of a pairing is a whole number, so that every machine computes the same one.

use crate::{Entrant, Points, sizes::table_sizes};
use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;
use std::cmp::Reverse;

/// The weights of the parts of a cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// The cost of two players who have met once; twice is four times as much.
    pub repeat: u64,
    /// The cost of a player's second table with a seat less.
    pub short: u64,
}

impl Default for Weights {
    /// A repeat costs as much as a difference of twenty points, so that it is made only if it cannot be
    /// avoided.
    fn default() -> Weights {
        Weights { repeat: 40_000, short: 400 }
    }
}

/// The past of the entrants of a tournament.
#[derive(Clone, Debug)]
pub struct History {
    entrants: usize,
    met: Vec<u8>,
    positions: Vec<[u8; 5]>,
    shorts: Vec<u8>,
    byes: Vec<u8>,
}

/// The tables of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The tables, each in turn order. Those of the leaders come first.
    pub tables: Vec<Vec<Entrant>>,
    /// The entrants who sit out.
    pub byes: Vec<Entrant>,
    /// Its cost, without the turn order.
    pub cost: u64,
}

impl History {
    /// The past of so many entrants before the first round.
    pub fn new(entrants: usize) -> History {
        History {
            entrants,
            met: vec![0; entrants * entrants],
            positions: vec![[0; 5]; entrants],
            shorts: vec![0; entrants],
            byes: vec![0; entrants],
        }
    }

    /// Adds a round that was paired for tables of so many seats.
    pub fn add(&mut self, pairing: &Pairing, seats: usize) {
        for table in &pairing.tables {
            for (position, one) in table.iter().enumerate() {
                if let Some(count) = self.positions.get_mut(*one).and_then(|all| all.get_mut(position)) {
                    *count = count.saturating_add(1);
                }
                bump(&mut self.shorts, *one, table.len() < seats);
                for other in table.iter().filter(|other| *other != one) {
                    bump(&mut self.met, one * self.entrants + other, true);
                }
            }
        }
        pairing.byes.iter().for_each(|entrant| bump(&mut self.byes, *entrant, true));
    }

    /// How often two entrants have met.
    pub fn met(&self, one: Entrant, other: Entrant) -> u8 {
        self.met.get(one * self.entrants + other).copied().unwrap_or_default()
    }

    /// How often an entrant sat out.
    pub fn byes(&self, entrant: Entrant) -> u8 {
        self.byes.get(entrant).copied().unwrap_or_default()
    }

    /// How often an entrant had each position of the turn order.
    pub fn positions(&self, entrant: Entrant) -> [u8; 5] {
        self.positions.get(entrant).copied().unwrap_or_default()
    }

    fn shorts(&self, entrant: Entrant) -> u8 {
        self.shorts.get(entrant).copied().unwrap_or_default()
    }
}

fn bump(counts: &mut [u8], at: usize, counted: bool) {
    if let Some(count) = counts.get_mut(at).filter(|_| counted) {
        *count = count.saturating_add(1);
    }
}

/// Pairs the entrants of a round with their points. The seed decides among equals.
pub fn pair(playing: &[(Entrant, Points)], history: &History, seats: usize, weights: Weights, seed: u64) -> Pairing {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut order = playing.to_vec();
    order.sort_unstable();
    order.shuffle(&mut rng);
    order.sort_by_key(|(_, points)| Reverse(*points));
    let sizes = table_sizes(order.len(), seats);
    let byes = sit_out(&mut order, history, sizes.byes);
    let mut search = Search { places: order, bounds: Vec::new(), history, seats, weights };
    search.lay(sizes.full, sizes.short);
    search.improve();
    let cost = (0..search.bounds.len()).map(|table| search.cost(table)).sum();
    let tables = (0..search.bounds.len()).map(|table| in_turn_order(search.table(table), history)).collect();
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

/// A pairing that is being improved: all places in a row, and where each table begins.
struct Search<'a> {
    places: Vec<(Entrant, Points)>,
    bounds: Vec<(usize, usize)>,
    history: &'a History,
    seats: usize,
    weights: Weights,
}

impl Search<'_> {
    /// Cuts the order into tables. The short ones are the last.
    fn lay(&mut self, full: usize, short: usize) {
        let mut from = 0;
        for table in 0..full + short {
            let to = from + self.seats - usize::from(table >= full);
            self.bounds.push((from, to));
            from = to;
        }
    }

    fn table(&self, table: usize) -> &[(Entrant, Points)] {
        let (from, to) = self.bounds.get(table).copied().unwrap_or_default();
        self.places.get(from..to).unwrap_or_default()
    }

    fn cost(&self, table: usize) -> u64 {
        let players = self.table(table);
        let is_short = players.len() < self.seats;
        let pairs = (1_usize..).zip(players).flat_map(|(next, one)| {
            players.get(next..).unwrap_or_default().iter().map(move |other| self.meeting(*one, *other))
        });
        let shorts = players.iter().filter(|_| is_short).map(|(entrant, _)| u64::from(self.history.shorts(*entrant)));
        pairs.sum::<u64>() + self.weights.short * shorts.map(|shorts| shorts * shorts).sum::<u64>()
    }

    fn meeting(&self, (one, points): (Entrant, Points), (other, others): (Entrant, Points)) -> u64 {
        // In tenths of a point.
        let apart = u64::from(points.units().abs_diff(others.units())) * 10 / u64::from(Points::ONE);
        let met = u64::from(self.history.met(one, other));
        apart * apart + self.weights.repeat * met * met
    }

    /// Exchanges players of two tables as long as that lowers the cost. Tables that are near each other
    /// come first: their players have similar points.
    fn improve(&mut self) {
        let tables = self.bounds.len();
        loop {
            let mut has_improved = false;
            for apart in 1..tables {
                for first in 0..tables - apart {
                    has_improved |= self.improve_two(first, first + apart);
                }
            }
            if !has_improved {
                break;
            }
        }
    }

    fn improve_two(&mut self, first: usize, second: usize) -> bool {
        let mut before = self.cost(first) + self.cost(second);
        let mut has_improved = false;
        let ((from, to), (other_from, other_to)) =
            (self.bounds.get(first).copied().unwrap_or_default(), self.bounds.get(second).copied().unwrap_or_default());
        for one in from..to {
            for other in other_from..other_to {
                self.places.swap(one, other);
                let after = self.cost(first) + self.cost(second);
                if after < before {
                    (before, has_improved) = (after, true);
                } else {
                    self.places.swap(one, other);
                }
            }
        }
        has_improved
    }
}

/// The order of turns in which everybody has the positions that they had least often.
fn in_turn_order(players: &[(Entrant, Points)], history: &History) -> Vec<Entrant> {
    let mut best = (u64::MAX, Vec::new());
    let mut order = players.iter().map(|(entrant, _)| *entrant).collect::<Vec<_>>();
    permute(&mut order, 0, &mut |order| {
        let count = |(position, entrant): (usize, &Entrant)| {
            let count = history.positions(*entrant).get(position).copied().unwrap_or_default();
            u64::from(count).pow(3)
        };
        let cost = order.iter().enumerate().map(count).sum::<u64>();
        if cost < best.0 {
            best = (cost, order.to_vec());
        }
    });
    best.1
}

fn permute(order: &mut [Entrant], from: usize, visit: &mut impl FnMut(&[Entrant])) {
    if from >= order.len() {
        return visit(order);
    }
    for at in from..order.len() {
        order.swap(from, at);
        permute(order, from + 1, visit);
        order.swap(from, at);
    }
}

#[cfg(test)]
#[allow(clippy::indexing_slicing)]
mod tests {
    use super::*;
    use crate::table_points;
    use rand::RngExt;

    /// Plays rounds whose results are random; answers the repeats and the largest spread of positions.
    fn play(entrants: usize, seats: usize, rounds: usize, seed: u64) -> (u32, u8, u8) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (mut history, mut points) = (History::new(entrants), vec![Points::ZERO; entrants]);
        let mut repeats = 0;
        for round in 0..rounds {
            let playing = points.iter().copied().enumerate().collect::<Vec<_>>();
            let pairing = pair(&playing, &history, seats, Weights::default(), round as u64);
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
            history.add(&pairing, seats);
        }
        let spread = |entrant: usize| {
            let of_seats = &history.positions(entrant)[..seats];
            of_seats.iter().max().copied().unwrap_or_default() - of_seats.iter().min().copied().unwrap_or_default()
        };
        let byes = (0..entrants).map(|entrant| history.byes(entrant)).max().unwrap_or_default();
        (repeats, (0..entrants).map(spread).max().unwrap_or_default(), byes)
    }

    #[test]
    fn sixty_four_players_meet_nobody_twice_in_seven_rounds() {
        for seats in 2..=5 {
            let (repeats, spread, byes) = play(64, seats, 7, 1);
            assert_eq!((repeats, byes), (0, if seats == 3 { 0 } else { byes }), "{seats} seats, spread {spread}");
        }
    }

    #[test]
    fn leaders_meet_leaders() {
        let playing =
            (0..16).map(|entrant| (entrant, Points::of_units(720 * (entrant as u32 / 4)))).collect::<Vec<_>>();
        let pairing = pair(&playing, &History::new(16), 4, Weights::default(), 5);
        let groups = pairing.tables.iter().map(|table| table.iter().map(|entrant| entrant / 4).collect::<Vec<_>>());
        assert_eq!(groups.collect::<Vec<_>>(), [[3; 4], [2; 4], [1; 4], [0; 4]]);
        assert_eq!(pairing.cost, 0);
    }

    #[test]
    fn equal_arguments_give_equal_pairings() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let playing = (0..37).map(|entrant| (entrant, Points::of_units(rng.random_range(0..2160)))).collect::<Vec<_>>();
        let reversed = playing.iter().rev().copied().collect::<Vec<_>>();
        let pairing = |playing: &[_], seed| pair(playing, &History::new(37), 4, Weights::default(), seed);
        assert_eq!(pairing(&playing, 7), pairing(&reversed, 7));
    }

    #[test]
    fn nobody_sits_out_twice_before_everybody_has() {
        let (_, _, byes) = play(7, 2, 7, 2);
        assert_eq!(byes, 1);
    }
}
