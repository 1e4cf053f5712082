//! Costs of tables: differences of points, repeats, short tables and turn order.

use crate::{
    Entrant, History, Points,
    history::MAX_SEATS,
    turns::{self, More},
};

/// The weights of the parts of a cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// The cost of two players who have met once; twice is four times as much.
    pub repeat: u64,
    /// The cost of a player's second table with a seat less.
    pub short: u64,
    /// The cost of a player who has a position of the turn order once more often than another.
    pub turn: u64,
}

impl Weights {
    /// The weights for a repeat that costs as much as a difference of so many points.
    pub fn of_repeats(points: u32) -> Weights {
        Weights { repeat: 100 * u64::from(points).pow(2), ..Weights::default() }
    }
}

impl Default for Weights {
    /// A repeat costs as much as a difference of twenty points, so that it is made only if it cannot be
    /// avoided; a position of the turn order as one of eight.
    fn default() -> Weights {
        Weights { repeat: 40_000, short: 400, turn: 6_400 }
    }
}

/// The cost of two players at one table who are kept apart: as much as a difference of a hundred points, so
/// that they meet only if it cannot be avoided.
const APART: u64 = 1_000_000;

/// The entrants of a round with their points, and what a table of them costs.
pub(crate) struct Costs<'a> {
    pub playing: &'a [(Entrant, Points)],
    pub history: &'a History,
    pub seats: usize,
    pub weights: Weights,
}

impl Costs<'_> {
    /// The cost of two players at one table, by their places in the list.
    pub fn meeting(&self, one: usize, other: usize) -> u64 {
        let (Some((one, points)), Some((other, others))) = (self.playing.get(one), self.playing.get(other)) else {
            return 0;
        };
        // In tenths of a point.
        let apart = u64::from(points.units().abs_diff(others.units())) * 10 / u64::from(Points::ONE);
        let met = u64::from(self.history.met(*one, *other));
        let kept_apart = if self.history.are_apart(*one, *other) { APART } else { 0 };
        apart * apart + self.weights.repeat * met * met + kept_apart
    }

    /// The entrants at these places of the list.
    pub fn entrants(&self, places: &[usize]) -> Vec<Entrant> {
        places.iter().filter_map(|place| self.playing.get(*place)).map(|(entrant, _)| *entrant).collect()
    }

    /// The cost of a table beside the meetings.
    pub fn of_table(&self, places: &[usize]) -> u64 {
        let mut more = [More::default(); MAX_SEATS];
        let (mut shorts, is_short) = (0, places.len() < self.seats);
        for (more, place) in more.iter_mut().zip(places) {
            let Some((entrant, _)) = self.playing.get(*place) else { continue };
            *more = turns::more_than_rarest(*entrant, self.history, places.len());
            shorts += if is_short { u64::from(self.history.shorts(*entrant)).pow(2) } else { 0 };
        }
        let excess = turns::excess(more.get(..places.len()).unwrap_or_default());
        self.weights.short * shorts + self.weights.turn * excess
    }

    /// The cost of the meetings of a table.
    pub fn of_meetings(&self, places: &[usize]) -> u64 {
        let pairs = (1_usize..).zip(places).flat_map(|(next, one)| {
            places.get(next..).unwrap_or_default().iter().map(move |other| self.meeting(*one, *other))
        });
        pairs.sum()
    }
}
