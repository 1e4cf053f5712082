//! Seats and their occupants.

use serde::{Deserialize, Serialize};
use std::{
    fmt,
    ops::{Index, IndexMut},
};
use strum::{EnumString, IntoStaticStr};

/// A place at the table, 0 to 4. Play proceeds in seat order (R2.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "utoipa", schema(value_type = u8, minimum = 0, maximum = 4, example = 0))]
pub struct Seat(Number);

/// Five values and no more: a look-up by seat needs no check, and `Option<Seat>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Number {
    Zero,
    One,
    Two,
    Three,
    Four,
}

#[expect(clippy::as_conversions, reason = "a value has its number")]
impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", *self as u8)
    }
}

impl Seat {
    /// All five seats, in order.
    pub const ALL: [Seat; 5] =
        [Seat(Number::Zero), Seat(Number::One), Seat(Number::Two), Seat(Number::Three), Seat(Number::Four)];

    /// The seat with this number, if it exists.
    pub fn new(number: u8) -> Option<Seat> {
        (number < 5).then(|| Seat::up_to_last(number))
    }

    /// The seat with this number; the last one if the number is higher.
    fn up_to_last(number: u8) -> Seat {
        Seat(match number {
            0 => Number::Zero,
            1 => Number::One,
            2 => Number::Two,
            3 => Number::Three,
            _ => Number::Four,
        })
    }

    /// The seat's number, 0 to 4.
    #[expect(clippy::as_conversions, reason = "a value has its number")]
    pub fn number(self) -> u8 {
        self.0 as u8
    }

    /// The first `count` seats (at most five).
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(5)).map(Seat::up_to_last)
    }

    /// The seat that plays after this one at a table of `count` seats (R2.6).
    pub fn next(self, count: u8) -> Seat {
        let next = self.number() + 1;
        Seat::up_to_last(if next < count.min(5) { next } else { 0 })
    }

    /// The seat that plays before this one at a table of `count` seats (R2.6).
    pub fn previous(self, count: u8) -> Seat {
        Seat::up_to_last(self.number().checked_sub(1).unwrap_or(count.clamp(1, 5) - 1))
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(number: u8) -> Result<Seat, String> {
        Seat::new(number).ok_or_else(|| format!("seats are numbered 0 to 4, not {number}"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// The colour of a player's trains (R1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, IntoStaticStr)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs)]
pub enum PlayerColor {
    Brown,
    Red,
    Purple,
    Gray,
    Blue,
}

impl PlayerColor {
    /// The five colours, in the order in which they are given to players who do not choose one.
    pub const ALL: [PlayerColor; 5] =
        [PlayerColor::Brown, PlayerColor::Red, PlayerColor::Purple, PlayerColor::Gray, PlayerColor::Blue];

    /// The colour's name in JSON and SQL.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The seat and the colour that a player asks for (R1.1).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SeatChoice {
    /// The seat; none for the first open one.
    pub seat: Option<Seat>,
    /// The colour; none for the first free one.
    pub color: Option<PlayerColor>,
}

impl SeatChoice {
    /// The first open seat and the first free colour.
    pub const ANY: SeatChoice = SeatChoice { seat: None, color: None };

    /// This seat, with the first free colour.
    pub fn seat(seat: Seat) -> SeatChoice {
        SeatChoice { seat: Some(seat), color: None }
    }
}

/// The occupant of a seat. The engine knows people only as "a person"; accounts belong to the
/// store.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// The seat is open.
    #[default]
    #[cfg_attr(feature = "utoipa", schema(title = "OpenSeat"))]
    Nobody,
    /// A person.
    #[cfg_attr(feature = "utoipa", schema(title = "PersonSeat"))]
    Person,
    /// A server bot.
    #[cfg_attr(feature = "utoipa", schema(title = "BotSeat"))]
    Bot {
        /// Its strength.
        level: BotLevel,
    },
}

/// The strength of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, EnumString, IntoStaticStr)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum BotLevel {
    /// Plays a random legal move.
    Random,
    /// Plays like a beginner: plans one ticket after the other, and overlooks things.
    Porter,
    /// Plays sensibly: plans its tickets, collects cards, claims routes, then draws new tickets.
    Conductor,
    /// Plays strongly: tries promising moves in sampled games for a few milliseconds.
    Stationmaster,
    /// Plays best: compares whole plans in sampled games, for longer.
    Director,
}

impl BotLevel {
    /// All levels, the weakest first.
    pub const ALL: [BotLevel; 5] =
        [BotLevel::Random, BotLevel::Porter, BotLevel::Conductor, BotLevel::Stationmaster, BotLevel::Director];

    /// A bot of this level in the first open seat.
    pub fn anywhere(self) -> (SeatChoice, BotLevel) {
        (SeatChoice::ANY, self)
    }

    /// The level's name in JSON and on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// One value for each of the five seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct BySeat<T>([T; 5]);

impl<T> BySeat<T> {
    /// Each value with its seat, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// Whether any seat's value satisfies the predicate.
    pub fn any(&self, predicate: impl FnMut(&T) -> bool) -> bool {
        self.0.iter().any(predicate)
    }
}

#[expect(clippy::indexing_slicing, reason = "a Seat is below 5 by construction")]
impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[usize::from(seat.number())]
    }
}

#[expect(clippy::indexing_slicing, reason = "a Seat is below 5 by construction")]
impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[usize::from(seat.number())]
    }
}
