//! The race between the candidates. All are tried in the same worlds, which reduces the effect of
//! luck. Those that fall behind drop out early, and the rest of the budget goes to the best.

use crate::{
    Budget, Tally,
    position::SeatPosition,
    worlds::{Known, Trial, outcome_after},
};
use railhead_engine::{Int, Move};
use rand::Rng;
use web_time::Instant;

/// The fraction of the budget after which the first candidates drop out. Each later cut comes when
/// half of the remaining budget is spent.
const FIRST_CUT: f64 = 0.34;
/// The minimum number of worlds in which a candidate must be tried to replace the favourite.
const FEWEST_WORLDS: u32 = 6;
/// The factors of the standard error and of its square: a candidate replaces the favourite only if
/// its mean advantage exceeds the sum of both. Most moves are worse than the favourite, so an
/// advantage with a large error is probably luck.
const DOUBT: (f64, f64) = (0.5, 0.15);
/// A margin of this many points means that the game is nearly won; larger margins add little.
const SAFE: f64 = 60.0;

/// A move on trial, with the statistics of its advantage over the favourite.
struct Candidate {
    trial: Trial,
    better: Tally,
}

/// The move that wins the race. The first candidate is the favourite.
pub(crate) fn winner(
    candidates: Vec<Trial>,
    known: &Known,
    position: &SeatPosition<'_>,
    budget: Budget,
    rng: &mut dyn Rng,
) -> Option<Move> {
    let began = Instant::now();
    let new = |trial| Candidate { trial, better: Tally::default() };
    let mut others = candidates.into_iter().map(new).collect::<Vec<_>>();
    let favourite = (!others.is_empty()).then(|| others.remove(0))?;
    let (mut rollouts, mut next_cut) = (0, FIRST_CUT);
    for worlds in 1.. {
        let spent = budget.spent(began, rollouts);
        if others.is_empty() || spent >= 1.0 {
            break;
        }
        if spent >= next_cut && worlds > FEWEST_WORLDS {
            drop_behind(&mut others);
            next_cut += (1.0 - next_cut) / 2.0;
        }
        let world = known.sample(rng);
        let value = |trial: &Trial| {
            let margin = outcome_after(world.clone(), known, position, trial).margin;
            SAFE * (f64::from(margin) / SAFE).tanh()
        };
        let measure = value(&favourite.trial);
        others.iter_mut().for_each(|candidate| candidate.better.add(value(&candidate.trial) - measure));
        rollouts += u32::saturating_from(1 + others.len());
    }
    let better = others.into_iter().filter(Candidate::is_better);
    let best = better.max_by(|one, other| one.better.mean().total_cmp(&other.better.mean()));
    Some(best.unwrap_or(favourite).trial.made)
}

/// Keeps the best third, except candidates that are clearly worse than the favourite.
fn drop_behind(candidates: &mut Vec<Candidate>) {
    candidates.sort_by(|one, other| other.better.mean().total_cmp(&one.better.mean()));
    candidates.truncate(candidates.len().div_ceil(3));
    candidates.retain(|candidate| candidate.better.mean() > -2.0 * candidate.better.error());
}

impl Candidate {
    fn is_better(&self) -> bool {
        let error = self.better.error();
        self.better.count() >= FEWEST_WORLDS && self.better.mean() > DOUBT.0 * error + DOUBT.1 * error * error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(differences: &[f64]) -> Candidate {
        Candidate { trial: Move::DrawCard {}.into(), better: differences.iter().copied().collect() }
    }

    #[test]
    fn a_candidate_is_better_only_if_it_is_beyond_doubt() {
        assert!(candidate(&[3.0; 40]).is_better());
        assert!(!candidate(&[3.0; 3]).is_better(), "too few worlds");
        assert!(!candidate(&[40.0, -34.0].repeat(20)).is_better(), "a mean of 3 with an error of 6");
        assert!(!candidate(&[0.0; 40]).is_better(), "as good is not better");
    }

    #[test]
    fn moves_behind_drop_out_and_the_best_stays() {
        let mut candidates = [1.0, 5.0, 3.0, -2.0].map(|mean| candidate(&[mean; 10])).into();
        drop_behind(&mut candidates);
        let means: Vec<f64> = candidates.iter().map(|candidate| candidate.better.mean()).collect();
        assert_eq!(means, [5.0, 3.0]);
    }
}
