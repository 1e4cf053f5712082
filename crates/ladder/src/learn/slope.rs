//! The slope and the curvature of the likelihood of held tickets: how the weights of clues would have to
//! change to make likelier what was held.

use super::cases::Case;
use railhead_bots::{Belief, CLUE_COUNT, Suspect};

/// The weight of the squares of all weights, in held tickets: it keeps those in bounds of which games say
/// little.
const RIDGE: f64 = 1.0;

/// A number for each clue.
pub(super) type Weights = [f64; CLUE_COUNT];

/// Sums over cases.
#[derive(Clone)]
pub(super) struct Slope {
    /// The negative logarithm of the likelihood, in nats.
    pub surprise: f64,
    slope: Weights,
    curvature: [Weights; CLUE_COUNT],
}

impl Default for Slope {
    fn default() -> Slope {
        Slope { surprise: 0.0, slope: [0.0; CLUE_COUNT], curvature: [[0.0; CLUE_COUNT]; CLUE_COUNT] }
    }
}

impl Slope {
    /// The preference for small weights.
    pub fn at(weights: &Weights) -> Slope {
        let mut curvature = [[0.0; CLUE_COUNT]; CLUE_COUNT];
        for (at, row) in curvature.iter_mut().enumerate() {
            row.iter_mut().skip(at).take(1).for_each(|own| *own = RIDGE);
        }
        let squares = weights.iter().map(|weight| weight * weight).sum::<f64>();
        Slope { surprise: RIDGE * squares / 2.0, slope: weights.map(|weight| -RIDGE * weight), curvature }
    }

    /// The sums over cases.
    pub fn of(belief: &Belief, cases: &[Case]) -> Slope {
        cases.iter().fold(Slope::default(), |mut slope, case| {
            let unheld = case.unheld.iter().fold(Moments::default(), |sums, suspect| sums.with(belief, suspect));
            for held in &case.held {
                let among = unheld.clone().with(belief, held);
                slope.surprise += among.weight.ln() - belief.log_weight(&held.clues);
                slope.add(held, &among);
            }
            slope
        })
    }

    /// The sum of both.
    pub fn and(mut self, other: &Slope) -> Slope {
        self.surprise += other.surprise;
        add(&mut self.slope, 1.0, &other.slope);
        self.curvature.iter_mut().zip(&other.curvature).for_each(|(row, other)| add(row, 1.0, other));
        self
    }

    /// Adds a ticket that is held, among all that might be.
    fn add(&mut self, held: &Suspect, among: &Moments) {
        let mean = among.sums.map(|sum| sum / among.weight);
        add(&mut self.slope, 1.0, &held.clues.map(f64::from));
        add(&mut self.slope, -1.0, &mean);
        for ((row, square), own) in self.curvature.iter_mut().zip(&among.squares).zip(mean) {
            add(row, 1.0 / among.weight, square);
            add(row, -own, &mean);
        }
    }

    /// The step of Newton's method.
    pub fn step(&self) -> Vec<f64> {
        let rows = self.curvature.iter().zip(self.slope);
        solved(&rows.map(|(row, slope)| row.iter().copied().chain([slope]).collect()).collect::<Vec<_>>())
    }
}

/// Sums over the tickets that a seat may hold, each with its weight.
#[derive(Clone)]
struct Moments {
    weight: f64,
    sums: Weights,
    squares: [Weights; CLUE_COUNT],
}

impl Default for Moments {
    fn default() -> Moments {
        Moments { weight: 0.0, sums: [0.0; CLUE_COUNT], squares: [[0.0; CLUE_COUNT]; CLUE_COUNT] }
    }
}

impl Moments {
    fn with(mut self, belief: &Belief, suspect: &Suspect) -> Moments {
        let weight = belief.log_weight(&suspect.clues).exp();
        let clues = suspect.clues.map(f64::from);
        self.weight += weight;
        add(&mut self.sums, weight, &clues);
        let rows = self.squares.iter_mut().zip(clues).filter(|(_, clue)| *clue != 0.0);
        rows.for_each(|(row, clue)| add(row, weight * clue, &clues));
        self
    }
}

fn add(row: &mut Weights, times: f64, other: &Weights) {
    row.iter_mut().zip(other).for_each(|(sum, number)| *sum += times * number);
}

/// The solution of equations whose matrix is symmetric and positive, by elimination. Each has its
/// coefficients and then its right side.
fn solved(equations: &[Vec<f64>]) -> Vec<f64> {
    let Some((first, rest)) = equations.split_first() else { return Vec::new() };
    let Some((pivot, first)) = first.split_first() else { return Vec::new() };
    let without_first = |equation: &Vec<f64>| {
        let (own, rest) = equation.split_first()?;
        Some(rest.iter().zip(first).map(|(number, other)| number - own / pivot * other).collect())
    };
    let rest = solved(&rest.iter().filter_map(without_first).collect::<Vec<_>>());
    let known = first.iter().zip(&rest).map(|(number, found)| number * found).sum::<f64>();
    let right = first.last().copied().unwrap_or_default();
    [vec![(right - known) / pivot], rest].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let found = solved(&[vec![4.0, 1.0, 2.0, 12.0], vec![1.0, 3.0, 0.5, 8.5], vec![2.0, 0.5, 5.0, 18.0]]);
        assert_eq!(found.len(), 3);
        let errors = found.iter().zip([1.0, 2.0, 3.0]).map(|(one, other): (&f64, f64)| (one - other).abs());
        assert!(errors.sum::<f64>() < 1e-12, "{found:?}");
    }
}
