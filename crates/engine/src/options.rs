//! The options agreed before a game begins.

use super::{
    deal::Deal,
    rejection::Rejection,
    seat::Seat,
    variant::{TieBreak, Variant},
};
use serde::{Deserialize, Serialize};
use std::ops::{Not, RangeInclusive};

/// The options agreed before a game begins, without its packs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct GameOptions {
    /// The variant; `classic` by default.
    #[serde(default)]
    pub variant: Variant,
    /// Number of seats at the table, 2 to 5.
    #[cfg_attr(feature = "utoipa", schema(minimum = 2, maximum = 5, example = 2))]
    pub seats: u8,
    /// The ranking of equal scores; `standard` by default.
    #[serde(default)]
    pub tie_break: TieBreak,
    /// The seat that plays first; null chooses it at random (R2.6).
    #[serde(default)]
    pub first_seat: Option<Seat>,
    /// Whether the game counts for ratings. No bots may be added to a rated game.
    #[serde(default)]
    pub rated: bool,
    /// Whether the game begins as soon as all seats are taken, without waiting for the host.
    #[serde(default)]
    pub auto_start: bool,
    /// The time that each player has; null for no time limit.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Whether the game is one for tests of an app: its randomness depends on its secret alone, so
    /// that it can be repeated. Absent if it is not.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub sandbox: bool,
    /// Whether others may take over seats that their players have left, and for whom the result of
    /// such a seat counts (R10.10). Absent if nobody may. Never in a rated game.
    #[serde(default, skip_serializing_if = "StandIns::is_none")]
    pub stand_ins: StandIns,
    /// The number of events, from `game_started` on, that were copied from another game: this one goes
    /// on from a position of that game. They follow from that game's secret, not from the one of this
    /// game. Absent if the game was played from its beginning.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "utoipa", schema(example = 120))]
    pub copied_events: u32,
    /// Whether the game counts from its first turn: a player who leaves before everybody has moved ranks
    /// last, instead of ending the game without a result (R10.4). Games of tournaments are so. Absent if
    /// it is not.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub binding: bool,
    /// The deal that the game shares with others: its cards follow from the secret of the deal, by keyed
    /// draws. Absent if the deal is the game's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Whether others may take over seats that their players have left, and the person for whom the
/// result of such a seat then counts (R10.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum StandIns {
    /// No stand-ins.
    #[default]
    None,
    /// The result counts for the player who had the seat when the game began, and who has left.
    Owner,
    /// The result counts for the person who has the seat when the game ends.
    StandIn,
}

impl StandIns {
    /// All values.
    pub const ALL: [StandIns; 3] = [StandIns::None, StandIns::Owner, StandIns::StandIn];

    /// Whether nobody may take over a seat.
    pub fn is_none(&self) -> bool {
        *self == StandIns::None
    }

    /// The person for whom a result counts: `owner` had the seat when the game began, if a stand-in
    /// has taken it since; `last` has it at the end.
    pub fn counted<T>(self, owner: Option<T>, last: T) -> T {
        match self {
            StandIns::Owner => owner.unwrap_or(last),
            StandIns::None | StandIns::StandIn => last,
        }
    }
}

/// The time that each player has. When it runs out, the server moves for the player (R10.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = GameClock))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// A new allowance for every move.
    #[cfg_attr(feature = "utoipa", schema(title = "PerMoveClock"))]
    PerMove {
        /// Time for each move, in seconds, 10 to 1,209,600 (14 days).
        #[cfg_attr(feature = "utoipa", schema(minimum = 10, maximum = 1_209_600, example = 86_400))]
        seconds: u32,
    },
    /// One allowance for the whole game, with an increment after every turn.
    #[cfg_attr(feature = "utoipa", schema(title = "BankClock"))]
    Bank {
        /// Time for the whole game, in seconds, 60 to 1,209,600 (14 days).
        #[cfg_attr(feature = "utoipa", schema(minimum = 60, maximum = 1_209_600, example = 600))]
        seconds: u32,
        /// Time added after every turn, in seconds, 0 to 86,400.
        #[cfg_attr(feature = "utoipa", schema(maximum = 86_400, example = 15))]
        increment: u32,
    },
}

/// From this time on, in seconds, a clock is one of a correspondence game: a day.
const CORRESPONDENCE: u32 = 86_400;
/// Allowed time for a move, in seconds: 10 seconds to 14 days.
const PER_MOVE: RangeInclusive<u32> = 10..=1_209_600;
/// Allowed time for a game, in seconds.
const BANK: RangeInclusive<u32> = 60..=1_209_600;
/// Allowed increment after a turn, in seconds.
const INCREMENT: RangeInclusive<u32> = 0..=86_400;

impl GameOptions {
    /// A casual game without a clock, started by the host, with a random first seat.
    pub fn new(variant: Variant, seats: u8) -> GameOptions {
        GameOptions {
            variant,
            seats,
            tie_break: TieBreak::Standard,
            first_seat: None,
            rated: false,
            auto_start: false,
            clock: None,
            sandbox: false,
            stand_ins: StandIns::None,
            copied_events: 0,
            binding: false,
            deal: None,
        }
    }

    pub(super) fn check(&self) -> Result<(), Rejection> {
        if !(2..=5).contains(&self.seats) {
            return Err(Rejection::SeatCount { seats: self.seats });
        }
        if self.rated && self.stand_ins != StandIns::None {
            return Err(Rejection::RatedStandIns {});
        }
        self.first_seat.map_or(Ok(()), |first| self.check_seat(first))?;
        self.clock.as_ref().map_or(Ok(()), Clock::check)
    }

    /// Whether players may go on vacation (R10.8): the clock gives a day or more, and no table of a tournament
    /// waits for the game.
    pub fn has_vacations(&self) -> bool {
        !self.binding && self.clock.is_some_and(Clock::has_vacations)
    }

    /// Checks that the table has this seat.
    pub(super) fn check_seat(&self, seat: Seat) -> Result<(), Rejection> {
        if seat.number() < self.seats { Ok(()) } else { Err(Rejection::NoSuchSeat { seat }) }
    }
}

impl Clock {
    /// Whether players of the game may go on vacation: it gives them a day or more (R10.8).
    pub fn has_vacations(self) -> bool {
        let (Clock::PerMove { seconds } | Clock::Bank { seconds, .. }) = self;
        seconds >= CORRESPONDENCE
    }

    /// The refusal of a request that needs a clock of a day or more.
    pub(super) fn too_short(clock: Option<Clock>) -> Rejection {
        let seconds = clock.map_or(0, |(Clock::PerMove { seconds } | Clock::Bank { seconds, .. })| seconds);
        Rejection::ClockRange { seconds, least: CORRESPONDENCE, most: *PER_MOVE.end() }
    }

    /// Whether players of the game may sleep: it gives them a day or more for each move (R10.9).
    pub fn has_sleeping_hours(self) -> bool {
        matches!(self, Clock::PerMove { seconds } if seconds >= CORRESPONDENCE)
    }

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
