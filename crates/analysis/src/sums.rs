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

#[cfg(test)]
#[expect(clippy::indexing_slicing)]
mod tests {
    use super::*;

    fn score(seat: usize, total: i16) -> PlayerScore {
        PlayerScore {
            seat: Seat::ALL[seat],
            rank: 2,
            total,
            routes: 0,
            tickets: 0,
            stations: 0,
            express: 0,
            completed: Vec::new(),
            failed: Vec::new(),
            longest_path: 0,
            path: Vec::new(),
            borrowed: Vec::new(),
        }
    }

    #[test]
    fn a_margin_is_over_the_best_opponent() {
        let scores = [score(0, 70), score(1, -4), score(2, 91)];
        let margins = [0, 1, 2].map(|seat| margin(&scores, Seat::ALL[seat]));
        assert_eq!(margins, [-21, -95, 21]);
    }

    #[test]
    fn a_sum_adds_means_and_variances() {
        let mut sum = Sum::default();
        sum.add(Estimate { mean: 5.0, error: 3.0 });
        sum.subtract(Estimate { mean: 2.0, error: 4.0 });
        assert_eq!(sum.estimate(), Estimate { mean: 3.0, error: 5.0 });
    }

    #[test]
    fn a_sum_by_world_adds_within_each_world() {
        let mut sum = ByWorld::default();
        sum.add([1.0, -1.0].into_iter());
        sum.add([-2.0, 2.0].into_iter());
        sum.add([4.0, 2.0].into_iter());
        assert_eq!(sum.estimate(), Estimate { mean: 3.0, error: 0.0 });
    }

    #[test]
    fn each_sum_of_a_report_has_its_parts() {
        let estimate = |mean, error| Estimate { mean, error };
        let sum = |mean, error| {
            let mut sum = Sum::default();
            sum.add(estimate(mean, error));
            sum
        };
        let by_world = |mean: f64| ByWorld(vec![mean - 1.0, mean + 1.0]);
        let sums = Sums {
            start: estimate(1.0, 0.5),
            beyond_deal: 100.0,
            luck: sum(20.0, 4.0),
            play: by_world(-3.0),
            errors: sum(7.0, 0.0),
            own: by_world(11.0),
            foreign: by_world(-40.0),
            own_luck: sum(5.0, 0.0),
            foreign_luck: sum(9.0, 0.0),
            unforeseen: sum(2.0, 0.0),
            decisions: 12,
            counted: [(3, 1.0), (4, 4.0), (5, 2.0), (6, 3.0)].map(|(seq, mean)| (seq, estimate(mean, 0.1))).to_vec(),
        };
        let report = sums.report(Seat::ALL[1], 30, &score(1, 80));
        assert_eq!(
            (report.start, report.luck, report.errors),
            (estimate(1.0, 0.5), estimate(20.0, 4.0), estimate(7.0, 0.0))
        );
        assert_eq!(report.improvement, estimate(4.0, 1.0));
        assert_eq!(report.others, estimate(-47.0, 1.0));
        assert_eq!(report.unexplained, estimate(104.0, 1.0));
        assert_eq!(report.adjusted_margin, estimate(10.0, 4.0));
        assert_eq!((report.seat, report.margin, report.rank), (Seat::ALL[1], 30, 2));
        assert_eq!((report.decisions, report.counted_errors), (12, 4));
        assert_eq!(report.turning_points, [4, 6, 5]);
    }
}
