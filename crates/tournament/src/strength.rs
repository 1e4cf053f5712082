//! Strengths of entrants, by the model of ratings.

use serde::{Deserialize, Serialize};

/// The standard deviation of a performance around a strength, β of the model.
const BETA: f64 = 25.0 / 6.0;

/// The deviation above which a rating says too little to expect anything of it, in thousandths: half of
/// that of a new player.
const UNCERTAIN: u32 = 4167;

/// A rating at the entry: the mean μ and the deviation σ, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Strength {
    /// The mean.
    pub mu: i32,
    /// The deviation.
    pub sigma: u32,
}

impl Strength {
    /// A rating, rounded.
    #[expect(clippy::as_conversions, reason = "std has no other conversion; it saturates")]
    pub fn of(mu: f64, sigma: f64) -> Strength {
        Strength { mu: (1000.0 * mu).round() as i32, sigma: (1000.0 * sigma).round() as u32 }
    }

    fn is_certain(self) -> bool {
        self.sigma <= UNCERTAIN
    }
}

/// The share of games that one is expected to win against another, in thousandths, rounded: half of them
/// unless both are known well enough.
#[expect(clippy::as_conversions, reason = "a number up to a thousand")]
pub(crate) fn expected(one: Option<Strength>, other: Option<Strength>) -> i64 {
    let certain = |strength: Option<Strength>| strength.filter(|strength| strength.is_certain());
    let (Some(one), Some(other)) = (certain(one), certain(other)) else { return 500 };
    let of = |thousandths: f64| thousandths / 1000.0;
    let c = (2.0 * BETA.powi(2) + of(one.sigma.into()).powi(2) + of(other.sigma.into()).powi(2)).sqrt();
    let ahead = of(f64::from(one.mu) - f64::from(other.mu));
    (1000.0 / (1.0 + (-ahead / c).exp())).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(mu: f64, sigma: f64) -> Option<Strength> {
        Some(Strength::of(mu, sigma))
    }

    #[test]
    fn expectations_are_those_of_the_model() {
        let of = |ahead: f64| expected(known(25.0 + ahead, 2.0), known(25.0, 2.0));
        // c is √(2 · (25 ÷ 6)² + 4 + 4) = 6.5362.
        assert_eq!([0.0, 6.5362, -6.5362, 13.0724, 60.0, -500.0].map(of), [500, 731, 269, 881, 1000, 0]);
    }

    #[test]
    fn nothing_is_expected_of_somebody_who_is_not_known_well_enough() {
        assert_eq!(expected(known(40.0, 8.333), known(20.0, 2.0)), 500);
        assert_eq!(expected(known(40.0, 2.0), known(20.0, 4.168)), 500);
        assert_eq!(expected(None, known(20.0, 2.0)), 500);
        assert!(expected(known(40.0, 4.167), known(20.0, 4.167)) > 900);
    }
}
