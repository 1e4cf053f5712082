//! The sums of a seat.

use crate::report::SeatAnalysis;
use railhead_bots::{Estimate, Tally};
use railhead_engine::{Int, PlayerScore, Seat};

/// A sum of independent estimates.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sum {
    pub mean: f64,
    variance: f64,
}

impl Sum {
    pub fn add(&mut self, term: Estimate) {
        self.mean += term.mean;
        self.variance += term.error.powi(2);
    }

    pub fn subtract(&mut self, term: Estimate) {
        self.add(Estimate { mean: -term.mean, ..term });
    }

    pub fn estimate(self) -> Estimate {
        Estimate { mean: self.mean, error: self.variance.sqrt() }
    }
}

/// A sum measured in the same worlds at every moment, so that errors of one moment that the next one
/// repeats cancel out.
#[derive(Clone, Default)]
pub(crate) struct ByWorld(Vec<f64>);

impl ByWorld {
    pub fn add(&mut self, terms: impl Iterator<Item = f64>) {
        for (at, term) in terms.enumerate() {
            match self.0.get_mut(at) {
                Some(sum) => *sum += term,
                None => self.0.push(term),
            }
        }
    }

    fn estimate(&self) -> Estimate {
        self.0.iter().copied().collect::<Tally>().estimate()
    }
}

/// The sums of a seat so far.
#[derive(Clone, Default)]
pub(crate) struct Sums {
    pub start: Estimate,
    /// The measured luck of the deal minus the likely one.
    pub beyond_deal: f64,
    pub luck: Sum,
    /// Moves made minus moves of the policy: improvement minus errors.
    pub play: ByWorld,
    pub errors: Sum,
    /// The changes of the value by own moves, without those of `play`, and by moves of others.
    pub own: ByWorld,
    pub foreign: ByWorld,
    /// The luck in own moves, and in those of others.
    pub own_luck: Sum,
    pub foreign_luck: Sum,
    /// The cards that could have come against those that had to be expected.
    pub unforeseen: Sum,
    pub decisions: u32,
    /// The errors that count, with the numbers of their events.
    pub counted: Vec<(u32, Estimate)>,
}

impl Sums {
    pub fn report(mut self, seat: Seat, margin: i16, score: &PlayerScore) -> SeatAnalysis {
        self.counted.sort_by(|(_, one), (_, other)| other.mean.total_cmp(&one.mean));
        let luck = self.luck.estimate();
        let errors = self.errors.estimate();
        let of = |terms: &[Estimate], less: &[Estimate]| {
            let mut sum = Sum::default();
            terms.iter().for_each(|term| sum.add(*term));
            less.iter().for_each(|term| sum.subtract(*term));
            sum.estimate()
        };
        let unforeseen = self.unforeseen.estimate();
        SeatAnalysis {
            seat,
            start: self.start,
            luck,
            improvement: of(&[self.play.estimate(), errors], &[]),
            errors,
            others: of(&[self.foreign.estimate(), unforeseen], &[self.foreign_luck.estimate()]),
            unexplained: of(
                &[self.own.estimate(), Estimate { mean: self.beyond_deal, error: 0.0 }],
                &[self.own_luck.estimate(), unforeseen],
            ),
            margin,
            rank: score.rank,
            adjusted_margin: of(&[Estimate { mean: margin.into(), error: 0.0 }], &[luck]),
            decisions: self.decisions,
            counted_errors: u32::saturating_from(self.counted.len()),
            turning_points: self.counted.iter().take(3).map(|(seq, _)| *seq).collect(),
        }
    }
}

/// The points of a seat minus those of its best opponent.
pub(crate) fn margin(scores: &[PlayerScore], seat: Seat) -> i16 {
    let total =
        |is_own: bool| scores.iter().filter(move |score| (score.seat == seat) == is_own).map(|score| score.total);
    total(true).max().unwrap_or(0) - total(false).max().unwrap_or(0)
}
