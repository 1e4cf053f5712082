//! The worlds in which events are tried, and the count of games played out.

use railhead_bots::Outcome;
use railhead_engine::{Int, Seat};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use std::cell::Cell;

/// The least number of worlds in which an event is tried.
const MIN_WORLDS: u64 = 4;
/// The largest number.
const MAX_WORLDS: u64 = 8192;
/// The number of worlds in which a chance is tried, for each in which a decision is. Luck is a sum of
/// many small differences.
pub(crate) const LUCK_WORLDS: u32 = 3;

/// The number of worlds for each event, their seeds, and a count.
pub(crate) struct Rollouts<'a> {
    /// The number of worlds for a decision and for a value; a multiple of four.
    pub worlds: u32,
    budget: u64,
    seed: u64,
    done: Cell<u64>,
    stopped: Cell<bool>,
    /// Called after each rollout.
    goes_on: &'a dyn Fn() -> bool,
}

impl<'a> Rollouts<'a> {
    /// So many rollouts for a game whose events cost so many for eight worlds.
    pub fn shared(rollouts: u32, cost: u64, seed: u64, goes_on: &'a dyn Fn() -> bool) -> Rollouts<'a> {
        let worlds = (8 * u64::from(rollouts) / cost.max(1)).clamp(MIN_WORLDS, MAX_WORLDS) & !3;
        let (done, stopped) = (Cell::new(0), Cell::new(false));
        Rollouts { worlds: u32::saturating_from(worlds), budget: rollouts.into(), seed, done, stopped, goes_on }
    }

    /// The number of worlds for a chance.
    pub fn luck_worlds(&self) -> u32 {
        self.worlds * LUCK_WORLDS
    }

    /// The seed of the worlds of a seat, the same at every moment.
    pub fn seed(&self, seat: Seat) -> u64 {
        self.seed_at(0, seat)
    }

    /// The seed of the worlds of a seat at one event.
    pub fn seed_at(&self, seq: u32, seat: Seat) -> u64 {
        let place = u64::from(seq) << 3 | u64::from(seat.number());
        SmallRng::seed_from_u64(self.seed.rotate_left(32) ^ place).random()
    }

    /// Counts a rollout.
    pub fn count(&self, outcome: Outcome) -> Outcome {
        self.done.set(self.done.get() + 1);
        if !(self.goes_on)() {
            self.stopped.set(true);
        }
        outcome
    }

    /// Whether the analysis is to end.
    pub fn is_stopped(&self) -> bool {
        self.stopped.get()
    }

    /// Whether so many rollouts are left of the budget.
    pub fn has_left(&self, rollouts: u32) -> bool {
        self.done.get() + u64::from(rollouts) <= self.budget
    }

    /// The number of rollouts so far.
    pub fn done(&self) -> u64 {
        self.done.get()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn worlds_share_the_rollouts_in_fours_within_limits() {
        let worlds = |rollouts, cost| {
            let shared = Rollouts::shared(rollouts, cost, 1, &|| true);
            assert_eq!(shared.luck_worlds(), 3 * shared.worlds);
            shared.worlds
        };
        assert_eq!(worlds(1_000, 1_000), 8);
        assert_eq!(worlds(3_000, 1_000), 24);
        assert_eq!(worlds(2_999, 1_000), 20);
        assert_eq!(worlds(1, 1_000_000), 4);
        assert_eq!(worlds(u32::MAX, 1), 8192);
        assert_eq!(worlds(100, 0), 800);
    }

    #[test]
    fn every_seat_and_event_has_worlds_of_its_own() {
        let seeds = |seed| {
            let rollouts = Rollouts::shared(1, 1, seed, &|| true);
            let events = (0..40).flat_map(|seq| Seat::ALL.map(|seat| (seq, seat)));
            let seeds = events.map(|(seq, seat)| rollouts.seed_at(seq, seat)).collect::<BTreeSet<_>>();
            assert!(Seat::ALL.iter().all(|seat| rollouts.seed(*seat) == rollouts.seed_at(0, *seat)));
            seeds
        };
        let (one, two) = (seeds(1), seeds(2));
        assert_eq!(one.len(), 40 * Seat::ALL.len());
        assert!(one.is_disjoint(&two));
    }

    #[test]
    fn rollouts_are_counted_until_the_caller_ends_them() {
        let left = Cell::new(3);
        let goes_on = || {
            left.set(left.get() - 1);
            left.get() > 0
        };
        let rollouts = Rollouts::shared(10, 1, 1, &goes_on);
        let outcome = Outcome { margin: 17, rank: 1, won: true };
        assert!(rollouts.has_left(10) && !rollouts.has_left(11));
        assert_eq!(rollouts.count(outcome).margin, 17);
        rollouts.count(outcome);
        assert!(!rollouts.is_stopped() && rollouts.done() == 2);
        assert!(rollouts.has_left(8) && !rollouts.has_left(9));
        rollouts.count(outcome);
        assert!(rollouts.is_stopped() && rollouts.done() == 3);
    }
}
