//! Durations counted in classes, so that sums over many games take little space and a median can be
//! read from them.

use railhead_engine::{Int, whole};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The ratio between the end of a class and its beginning: classes are 5 % wide.
const WIDTH: f64 = 1.05;

/// Durations in milliseconds, counted by class.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Histogram(BTreeMap<u16, u32>);

impl Histogram {
    /// Adds one duration, in milliseconds.
    pub fn add(&mut self, millis: u32) {
        let class = f64::from(millis.max(1)).ln() / WIDTH.ln();
        *self.0.entry(u16::saturating_from(whole(class))).or_default() += 1;
    }

    /// Adds all durations counted by another histogram.
    pub fn merge(&mut self, other: &Histogram) {
        for (class, count) in &other.0 {
            *self.0.entry(*class).or_default() += count;
        }
    }

    /// The duration, in milliseconds, that this share of all durations does not exceed, accurate to
    /// 3 %: the middle of its class. None if nothing was counted.
    pub fn quantile(&self, share: f64) -> Option<u32> {
        let all = self.0.values().copied().map(f64::from).sum::<f64>();
        let mut left = (all * share).ceil().max(1.0);
        let reaches = |(_, count): &(&u16, &u32)| {
            left -= f64::from(**count);
            left <= 0.0
        };
        let (class, _) = self.0.iter().find(reaches)?;
        Some(u32::saturating_from(whole(WIDTH.powf(f64::from(*class) + 0.5).round())))
    }
}
