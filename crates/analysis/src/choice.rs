//! A decision compared with its alternatives. The best one is chosen in one half of the worlds, and
//! its difference to the move made is measured in the other: measured where it was chosen, the best of
//! many would look better than it is. A difference that stands out is measured once more, in worlds of
//! its own: of many decisions without error, some stand out by luck.

use crate::rollouts::Rollouts;
use railhead_bots::{Outcome, Outlook, Tally};
use railhead_engine::{Game, Int, Move, Seat};
use std::ops::Range;

/// The number of moves that are left after the first quarter of the worlds.
const FINALISTS: usize = 3;

/// A decision with more than one legal move.
pub(crate) struct Choice {
    pub seat: Seat,
    pub made: Move,
    /// The moves compared, that of the policy first.
    candidates: Vec<Move>,
}

/// The worth of a decision, in points.
pub(crate) struct Compared {
    /// The outcomes if the policy decides, by world.
    pub policy: Vec<Outcome>,
    /// The move made minus that of the policy, by world.
    pub play: Vec<f64>,
    pub best: Move,
    /// The best move minus the one made.
    pub error: Tally,
}

/// Whether a difference stands out from the error of the rollouts.
pub(crate) fn stands_out(difference: &Tally) -> bool {
    difference.mean() > 2.0 * difference.error() && difference.mean() > 0.0
}

impl Choice {
    /// The decision of a seat; none if it was forced.
    pub fn of(game: &Game, seat: Seat, made: &Move) -> Option<Choice> {
        let moves = game.legal_moves(seat);
        if moves.len() < 2 {
            return None;
        }
        let view = game.view_for(Some(seat));
        let candidates = Outlook::of(&view, false)?.candidates(&moves, made);
        Some(Choice { seat, made: *made, candidates })
    }

    /// The number of moves compared.
    pub fn compared(&self) -> usize {
        self.candidates.len()
    }

    /// The rollouts for eight worlds.
    pub fn cost(&self) -> u64 {
        let all = u64::saturating_from(self.candidates.len());
        8 + 2 * all + 2 * (1 + all.min(u64::saturating_from(FINALISTS))) + 8
    }

    /// Compares the moves.
    pub fn compare(&self, game: &Game, seq: u32, rollouts: &Rollouts<'_>) -> Option<Compared> {
        let view = game.view_for(Some(self.seat));
        let outlook = Outlook::of(&view, false)?;
        let seed = rollouts.seed(self.seat);
        let mut trial = Trial { choice: self, outlook: &outlook, rollouts, policy: Vec::new(), play: Vec::new() };
        let worlds = rollouts.worlds;
        let all = self.candidates.iter().map(|made| (made, Tally::default())).collect::<Vec<_>>();
        let mut all = trial.round(seed, 0..worlds / 4, all);
        let beaten = all.split_off(FINALISTS.min(all.len()));
        all.extend(beaten.into_iter().filter(|(made, _)| *made == &self.made));
        let best = trial.round(seed, worlds / 4..worlds / 2, all).first().map_or(&self.made, |(best, _)| *best);
        let mut error = trial.difference(seed, worlds / 2..worlds, best);
        let (policy, play) = (std::mem::take(&mut trial.policy), std::mem::take(&mut trial.play));
        if stands_out(&error) && rollouts.has_left(6 * worlds) {
            error = trial.difference(rollouts.seed_at(seq, self.seat), 0..2 * worlds, best);
        }
        Some(Compared { policy, play, best: *best, error })
    }
}

/// A decision on trial: what the policy and the move made lead to, world by world.
struct Trial<'a> {
    choice: &'a Choice,
    outlook: &'a Outlook<'a>,
    rollouts: &'a Rollouts<'a>,
    policy: Vec<Outcome>,
    play: Vec<f64>,
}

impl Trial<'_> {
    /// Tries moves in these worlds, adds how much better than the move made each is, and returns them
    /// with the best first.
    fn round<'m>(
        &mut self,
        seed: u64,
        worlds: Range<u32>,
        mut moves: Vec<(&'m Move, Tally)>,
    ) -> Vec<(&'m Move, Tally)> {
        for number in worlds {
            let world = self.outlook.world(seed, number);
            let policys = self.choice.candidates.first();
            let tried = |made: &Move| {
                let outcome = self.outlook.after_move(&world, made, Some(made) == policys);
                f64::from(self.rollouts.count(outcome).margin)
            };
            let policy = self.rollouts.count(self.outlook.played_on(&world));
            let made = tried(&self.choice.made);
            for (other, better) in &mut moves {
                better.add(if *other == &self.choice.made { 0.0 } else { tried(other) - made });
            }
            self.play.push(made - f64::from(policy.margin));
            self.policy.push(policy);
        }
        moves.sort_by(|(_, one), (_, other)| other.mean().total_cmp(&one.mean()));
        moves
    }

    /// The difference of a move to the one made.
    fn difference(&mut self, seed: u64, worlds: Range<u32>, best: &Move) -> Tally {
        let tried = self.round(seed, worlds, vec![(best, Tally::default())]);
        tried.first().map(|(_, better)| *better).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_stands_out_above_two_standard_errors() {
        let of = |values: &[f64]| stands_out(&values.iter().copied().collect());
        // A mean of four with a standard error of one, two and three.
        assert!(of(&[3.0, 5.0]));
        assert!(!of(&[2.0, 6.0]));
        assert!(!of(&[1.0, 7.0]));
        // A mean of one and a half with a standard error of a half.
        assert!(of(&[1.0, 2.0]));
        assert!(!of(&[-3.0, -5.0]));
        assert!(!of(&[0.0, 0.0]));
        assert!(of(&[4.0, 4.0]));
    }
}
