//! Results by the position in the order of turns.

use crate::projection::record::SeatRecord;

/// The sums of the results of seats that had the same position.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PositionSums {
    /// Games counted.
    pub games: i64,
    /// Games won, including shared wins.
    pub wins: i64,
    /// The sum of ranks.
    pub ranks: i64,
    /// The sum of final points.
    pub points: i64,
}

impl PositionSums {
    /// Counts a seat.
    pub fn add(&mut self, record: &SeatRecord) {
        self.games += 1;
        self.wins += i64::from(record.rank == 1);
        self.ranks += i64::from(record.rank);
        self.points += i64::from(record.total);
    }
}
