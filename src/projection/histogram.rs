//! How long things took, counted in classes: sums of many can be kept in little room, and a median read from them.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The end of each class is as much greater than its beginning.
const WIDTH: f64 = 1.05;

/// Milliseconds, counted by class.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Histogram(BTreeMap<u16, u32>);

impl Histogram {
    /// Counts one.
    pub fn add(&mut self, millis: u32) {
        let class = f64::from(millis.max(1)).ln() / WIDTH.ln();
        *self.0.entry(class as u16).or_default() += 1;
    }

    /// Adds all that another has counted.
    pub fn merge(&mut self, other: &Histogram) {
        for (class, count) in &other.0 {
            *self.0.entry(*class).or_default() += count;
        }
    }

    /// What this share of all does not exceed, 5 % more or less; none if nothing was counted.
    pub fn quantile(&self, share: f64) -> Option<u32> {
        let all = self.0.values().copied().map(f64::from).sum::<f64>();
        let mut left = (all * share).ceil().max(1.0);
        let reaches = |(_, count): &(&u16, &u32)| {
            left -= f64::from(**count);
            left <= 0.0
        };
        let (class, _) = self.0.iter().find(reaches)?;
        Some(WIDTH.powf(f64::from(*class) + 0.5).round() as u32)
    }
}
