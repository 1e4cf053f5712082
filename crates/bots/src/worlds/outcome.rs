//! The end of a game that was played out.

use super::world::World;
use railhead_engine::{BySeat, Int, Seat};

/// The end of a game that was played out, for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The points of the seat minus those of its best opponent.
    pub margin: i16,
    /// The rank, 1 for the most points. Equal points share a rank.
    pub rank: u8,
    /// Whether nobody has more points.
    pub won: bool,
}

impl World {
    /// The outcome for a seat if the light policy plays on.
    pub fn played_out(&mut self, seat: Seat) -> Outcome {
        self.play_out();
        self.outcome(seat, &self.scores())
    }

    /// The outcome for a seat with these final scores.
    pub fn outcome(&self, seat: Seat, scores: &BySeat<i16>) -> Outcome {
        let others = || Seat::first(self.seats).filter(|other| *other != seat).map(|other| scores[other]);
        let ahead = others().filter(|other| *other > scores[seat]).count();
        let margin = scores[seat] - others().max().unwrap_or(0);
        Outcome { margin, rank: u8::saturating_from(1 + ahead), won: ahead == 0 }
    }
}
