//! The mean of a series, and its standard error.

use serde::{Deserialize, Serialize, Serializer};

/// The sum of a series and of its squares.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Tally {
    count: u32,
    sum: f64,
    squares: f64,
}

/// A mean that was measured, and its standard error.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct Estimate {
    /// The mean.
    #[cfg_attr(feature = "utoipa", schema(example = 4.2))]
    #[serde(serialize_with = "rounded")]
    pub mean: f64,
    /// The standard error of the mean, in the same unit. The true mean is within two of them in 95 %
    /// of all cases.
    #[cfg_attr(feature = "utoipa", schema(example = 1.1))]
    #[serde(serialize_with = "rounded")]
    pub error: f64,
}

/// Writes a figure with three decimals, far below its error.
///
/// # Errors
/// An error of the serializer.
pub fn rounded<S: Serializer>(figure: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64((figure * 1000.0).round() / 1000.0)
}

impl Tally {
    /// Adds one value.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// The tally of both series.
    #[must_use]
    pub fn and(self, other: Tally) -> Tally {
        Tally { count: self.count + other.count, sum: self.sum + other.sum, squares: self.squares + other.squares }
    }

    /// The number of values.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The mean; 0 without values.
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }

    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        let count = f64::from(self.count.max(2));
        let variance = (self.squares / count - self.mean().powi(2)).max(0.0);
        (variance / (count - 1.0)).sqrt()
    }

    /// The mean and its standard error.
    pub fn estimate(&self) -> Estimate {
        Estimate { mean: self.mean(), error: self.error() }
    }
}

impl FromIterator<f64> for Tally {
    fn from_iter<I: IntoIterator<Item = f64>>(values: I) -> Tally {
        let mut tally = Tally::default();
        values.into_iter().for_each(|value| tally.add(value));
        tally
    }
}
