//! What is agreed before a game begins.

use super::{
    rejection::Rejection,
    seat::Seat,
    variant::{TieBreak, Variant},
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// What is agreed before a game begins, its packs apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct GameOptions {
    /// The variant; `classic` unless told.
    #[serde(default)]
    pub variant: Variant,
    /// How many seats the table has.
    #[cfg_attr(feature = "utoipa", schema(minimum = 2, maximum = 5, example = 2))]
    pub seats: u8,
    /// How equal scores are ranked; `standard` unless told.
    #[serde(default)]
    pub tie_break: TieBreak,
    /// The seat that begins; by lot unless told (R2.6).
    #[serde(default)]
    pub first_seat: Option<Seat>,
    /// Whether it counts for ratings; then no bots are added.
    #[serde(default)]
    pub rated: bool,
    /// Whether it begins as soon as all seats are taken, without waiting for the host.
    #[serde(default)]
    pub auto_start: bool,
    /// How much time everyone has; none: as much as he likes.
    #[serde(default)]
    pub clock: Option<Clock>,
}

/// How much time everyone has. Who runs out of it is moved for (R10.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// For every move anew.
    #[cfg_attr(feature = "utoipa", schema(title = "PerMoveClock"))]
    PerMove {
        /// How long, in seconds.
        #[cfg_attr(feature = "utoipa", schema(minimum = 10, maximum = 1_209_600, example = 86_400))]
        seconds: u32,
    },
    /// For the whole game, with something added after every turn.
    #[cfg_attr(feature = "utoipa", schema(title = "BankClock"))]
    Bank {
        /// How long, in seconds.
        #[cfg_attr(feature = "utoipa", schema(minimum = 60, maximum = 1_209_600, example = 600))]
        seconds: u32,
        /// What a turn adds, in seconds.
        #[cfg_attr(feature = "utoipa", schema(maximum = 86_400, example = 15))]
        increment: u32,
    },
}

/// What a clock may give for a move: 10 seconds to 14 days.
const PER_MOVE: RangeInclusive<u32> = 10..=1_209_600;
/// What a clock may give for a game.
const BANK: RangeInclusive<u32> = 60..=1_209_600;
/// What it may add after a turn.
const INCREMENT: RangeInclusive<u32> = 0..=86_400;

impl GameOptions {
    /// A casual game without a clock, that the host starts and the lot begins.
    pub fn new(variant: Variant, seats: u8) -> GameOptions {
        GameOptions {
            variant,
            seats,
            tie_break: TieBreak::Standard,
            first_seat: None,
            rated: false,
            auto_start: false,
            clock: None,
        }
    }

    pub(super) fn check(&self) -> Result<(), Rejection> {
        if !(2..=5).contains(&self.seats) {
            return Err(Rejection::SeatCount { seats: self.seats });
        }
        self.first_seat.map_or(Ok(()), |first| self.check_seat(first))?;
        self.clock.as_ref().map_or(Ok(()), Clock::check)
    }

    /// Whether the table has this seat.
    pub(super) fn check_seat(&self, seat: Seat) -> Result<(), Rejection> {
        if seat.number() < self.seats { Ok(()) } else { Err(Rejection::NoSuchSeat { seat }) }
    }
}

impl Clock {
    fn check(&self) -> Result<(), Rejection> {
        let in_range = |range: RangeInclusive<u32>, seconds| {
            let refused = Rejection::ClockRange { seconds, least: *range.start(), most: *range.end() };
            if range.contains(&seconds) { Ok(()) } else { Err(refused) }
        };
        match *self {
            Clock::PerMove { seconds } => in_range(PER_MOVE, seconds),
            Clock::Bank { seconds, increment } => in_range(BANK, seconds).and(in_range(INCREMENT, increment)),
        }
    }
}
