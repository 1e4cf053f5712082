//! Points for places. A place is worth the share of opponents beaten: 1 for the first of a table, 0
//! for the last, whatever its size. Tied players have the mean of their places.

use serde::{Deserialize, Serialize};
use std::{
    iter::Sum,
    ops::{Add, AddAssign},
};

/// Points of a tournament, exact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(u32);

impl Points {
    /// A whole point, in units: every share of two to five players with any ties is a whole number of
    /// them. Means are rounded down.
    pub const ONE: u32 = 720;

    /// No points.
    pub const ZERO: Points = Points(0);

    /// So many units, of which [`Points::ONE`] are a point.
    pub fn of_units(units: u32) -> Points {
        Points(units)
    }

    /// The units.
    pub fn units(self) -> u32 {
        self.0
    }

    /// The points as a number.
    pub fn value(self) -> f64 {
        f64::from(self.0) / f64::from(Points::ONE)
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(all: I) -> Points {
        all.fold(Points::ZERO, Add::add)
    }
}

/// A number of players or tables, of which there are far fewer than this type has numbers.
pub(crate) fn small(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// The points of a table's players, from their ranks: 1 for the first; tied players share a rank, and
/// the next ranks are skipped.
pub fn table_points(ranks: &[u8]) -> Vec<Points> {
    let others = small(ranks.len().saturating_sub(1).max(1));
    let points = |rank: &u8| {
        let beaten = small(ranks.iter().filter(|other| *other > rank).count());
        let tied = small(ranks.iter().filter(|other| *other == rank).count().saturating_sub(1));
        // A tie is worth half of an opponent beaten: the mean of the places.
        Points(Points::ONE * (2 * beaten + tied) / (2 * others))
    };
    ranks.iter().map(points).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(ranks: &[u8]) -> Vec<f64> {
        table_points(ranks).into_iter().map(Points::value).collect()
    }

    #[test]
    fn a_place_is_worth_the_share_of_opponents_beaten() {
        assert_eq!(values(&[1, 2]), [1.0, 0.0]);
        assert_eq!(values(&[3, 1, 2]), [0.0, 1.0, 0.5]);
        assert_eq!(values(&[1, 2, 3, 4, 5]), [1.0, 0.75, 0.5, 0.25, 0.0]);
    }

    #[test]
    fn tied_players_have_the_mean_of_their_places() {
        assert_eq!(values(&[1, 1]), [0.5, 0.5]);
        assert_eq!(values(&[1, 2, 2, 4]), [1.0, 0.5, 0.5, 0.0]);
        assert_eq!(values(&[1, 1, 1, 4, 5]), [0.75, 0.75, 0.75, 0.25, 0.0]);
    }

    #[test]
    fn a_table_gives_half_a_point_for_each_player() {
        for ranks in [&[1, 2][..], &[1, 1, 3], &[1, 2, 2, 2], &[1, 1, 1, 1, 1], &[1, 2, 3, 3, 5]] {
            let sum = table_points(ranks).into_iter().sum::<Points>();
            assert_eq!(2 * sum.units(), Points::ONE * ranks.len() as u32, "{ranks:?}");
        }
    }
}
