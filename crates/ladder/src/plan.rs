//! The plan of a ladder: everything that decides its games.

use crate::{Contender, schedule::Schedule};
use itertools::Itertools;
use railhead_bots::Policy;
use railhead_engine::Variant;
use serde::{Deserialize, Serialize};

/// The largest pool: a set of contenders is a number of 64 bits.
const MAX_CONTENDERS: usize = 64;

/// Everything that decides the games, but not how many of them are played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The variant.
    pub variant: Variant,
    /// Seats at each table, 2 to 5.
    pub seats: u8,
    /// The seed of all randomness.
    pub seed: u64,
    /// Whether the first two contenders, a new one and an old one, sit at every table.
    pub gate: bool,
    /// The pool.
    pub contenders: Vec<Contender>,
}

/// A plan that has no games.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPlan {
    /// The pool cannot fill a table.
    #[error("a table of {seats} needs {seats} contenders, not {contenders}")]
    TooFew {
        /// Seats at a table.
        seats: u8,
        /// The size of the pool.
        contenders: usize,
    },
    /// The pool is too large.
    #[error("there may be at most {MAX_CONTENDERS} contenders")]
    TooMany,
    /// A contender would play against itself.
    #[error("{0} is named twice")]
    Twice(Contender),
    /// A number of seats that no table has.
    #[error("a table has 2 to 5 seats")]
    Seats,
}

impl Plan {
    /// Checks that there are games, each between different contenders.
    ///
    /// # Errors
    /// The reason why there are none.
    pub fn check(&self) -> Result<(), BadPlan> {
        let (seats, contenders) = (self.seats, self.contenders.len());
        if !(2..=5).contains(&seats) {
            return Err(BadPlan::Seats);
        }
        if let Some(twice) = self.contenders.iter().duplicates().next() {
            return Err(BadPlan::Twice(twice.clone()));
        }
        if contenders > MAX_CONTENDERS {
            return Err(BadPlan::TooMany);
        }
        if contenders < usize::from(seats) { Err(BadPlan::TooFew { seats, contenders }) } else { Ok(()) }
    }

    /// The contenders of each deal.
    pub fn schedule(&self) -> Schedule {
        Schedule::new(self.seed, self.contenders.len(), self.seats, if self.gate { 2 } else { 0 })
    }

    /// The number of the contender whose rating is 1500, if it is in the pool.
    pub fn anchor(&self) -> Option<usize> {
        self.contenders.iter().position(|contender| contender.is(Policy::Conductor))
    }

    /// The games of these deals.
    pub fn games(&self, deals: u32) -> impl Iterator<Item = GameId> + Clone + use<> {
        let seats = self.seats;
        (0..deals).flat_map(move |deal| (0..seats).map(move |rotation| GameId { deal, rotation }))
    }
}

/// A game of a plan.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId {
    /// The number of its deal.
    pub deal: u32,
    /// The seats by which its contenders have moved on.
    pub rotation: u8,
}
