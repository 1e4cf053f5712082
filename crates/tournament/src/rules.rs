//! The rules of a tournament, fixed when it opens.

use crate::{Weights, history::MAX_SEATS};
use serde::{Deserialize, Deserializer, Serialize};
use std::ops::Not;

/// The rules of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = TournamentRules))]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The format.
    pub format: Format,
    /// The seats of a table. If the players do not divide, some tables have a seat less.
    #[cfg_attr(feature = "utoipa", schema(minimum = 2, maximum = 5, example = 4))]
    pub seats: u8,
    /// The largest number of players.
    #[cfg_attr(feature = "utoipa", schema(minimum = 2, maximum = 512, example = 64))]
    pub max_players: u16,
    /// The number of rounds that may have been paired before a player enters. 0: nobody enters late.
    #[serde(default, deserialize_with = "or_none")]
    #[cfg_attr(feature = "utoipa", schema(maximum = 30, example = 0))]
    pub late_entry: u8,
    /// The weight of repeats: two players meet again if that saves a difference of so many points.
    #[serde(default = "default_repeats", deserialize_with = "or_default_repeats")]
    #[cfg_attr(feature = "utoipa", schema(maximum = 50, example = 20))]
    pub repeat_weight: u8,
    /// Whether all tables of a round play the same deal, and results are compared seat by seat; only in Swiss
    /// tournaments without rated games. Absent if not.
    #[serde(default, skip_serializing_if = "Not::not", deserialize_with = "or_false")]
    pub same_deal: bool,
}

fn default_repeats() -> u8 {
    20
}

/// Reads `null` as the default, as many generated clients write it.
fn or_none<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    Ok(Option::<u8>::deserialize(from)?.unwrap_or_default())
}

fn or_false<'de, D: Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
    Ok(Option::<bool>::deserialize(from)?.unwrap_or_default())
}

fn or_default_repeats<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    Ok(Option::<u8>::deserialize(from)?.unwrap_or_else(default_repeats))
}

/// The format of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = TournamentFormat))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Format {
    /// Everybody plays every round, against players with similar points.
    #[cfg_attr(feature = "utoipa", schema(title = "SwissFormat"))]
    Swiss {
        /// The number of rounds.
        #[cfg_attr(feature = "utoipa", schema(minimum = 1, maximum = 30, example = 5))]
        rounds: u8,
    },
    /// Everybody meets everybody equally often; all tables are open at once. Only for some numbers of
    /// players: any at tables of two; 3, 7 or 9 at three, 5, 7 or 13 at four, 6 at five.
    #[cfg_attr(feature = "utoipa", schema(title = "LeagueFormat"))]
    League {},
    /// The best of each table play on.
    #[cfg_attr(feature = "utoipa", schema(title = "EliminationFormat"))]
    Elimination {
        /// The number of players of a table who play on; never all of them.
        #[cfg_attr(feature = "utoipa", schema(minimum = 1, maximum = 4, example = 2))]
        advance: u8,
    },
    /// Players without a table are seated again and again, until the time is over.
    #[cfg_attr(feature = "utoipa", schema(title = "ArenaFormat"))]
    Arena {
        /// The time in which tables are opened, in minutes.
        #[cfg_attr(feature = "utoipa", schema(minimum = 5, maximum = 43_200, example = 120))]
        minutes: u32,
    },
}

/// A rule of a tournament that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError {
    /// The seats of a table.
    #[error("a table has 2 to 5 seats")]
    Seats,
    /// The number of players.
    #[error("a tournament has room for one table at least, and for {MAX_PLAYERS} players at most")]
    Players,
    /// The number of rounds.
    #[error("a tournament has 1 to {MAX_ROUNDS} rounds")]
    Rounds,
    /// The number of players of a table who play on.
    #[error("fewer players of a table play on than it has seats")]
    Advance,
    /// The time of an arena.
    #[error("an arena takes 5 to {MAX_MINUTES} minutes")]
    Minutes,
    /// The weight of repeats.
    #[error("the weight of repeats is 0 to {MAX_REPEAT_WEIGHT} points")]
    RepeatWeight,
    /// Late entry.
    #[error("players enter late in Swiss tournaments and arenas only, before the last round")]
    LateEntry,
    /// The same deal.
    #[error("the same deal is for Swiss tournaments")]
    SameDeal,
    /// The players of a league.
    #[error("a league has room for {MAX_LEAGUE} players at most, and for as many tables as there are designs for")]
    League,
}

/// The largest number of players of a tournament.
pub const MAX_PLAYERS: u16 = 512;
/// The largest number of players of a league. All its tables are open at once.
pub const MAX_LEAGUE: u16 = 16;
/// The largest number of rounds of a Swiss tournament.
pub const MAX_ROUNDS: u8 = 30;
/// The largest number of pairings of an arena.
pub const MAX_PAIRINGS: usize = 2000;
/// The largest number of tables of an arena, after which it opens no more.
pub const MAX_TABLES: usize = 5000;
/// The longest arena, in minutes: 30 days.
pub const MAX_MINUTES: u32 = 43_200;
/// The largest weight of repeats, in points.
pub const MAX_REPEAT_WEIGHT: u8 = 50;

impl Rules {
    /// Checks the rules.
    ///
    /// # Errors
    /// The rule that cannot be.
    pub fn check(&self) -> Result<(), RulesError> {
        let Rules { format, seats, max_players, late_entry, repeat_weight, same_deal } = *self;
        if !(2..=MAX_SEATS).contains(&usize::from(seats)) {
            return Err(RulesError::Seats);
        }
        if max_players < u16::from(seats) || max_players > MAX_PLAYERS {
            return Err(RulesError::Players);
        }
        if repeat_weight > MAX_REPEAT_WEIGHT {
            return Err(RulesError::RepeatWeight);
        }
        if same_deal && !matches!(format, Format::Swiss { .. }) {
            return Err(RulesError::SameDeal);
        }
        match format {
            Format::Swiss { rounds } if !(1..=MAX_ROUNDS).contains(&rounds) => Err(RulesError::Rounds),
            Format::Swiss { rounds } if late_entry >= rounds && late_entry > 0 => Err(RulesError::LateEntry),
            Format::League {} | Format::Elimination { .. } if late_entry > 0 => Err(RulesError::LateEntry),
            Format::League {} if max_players > MAX_LEAGUE => Err(RulesError::League),
            Format::Elimination { advance } if advance == 0 || advance >= seats => Err(RulesError::Advance),
            Format::Arena { minutes } if !(5..=MAX_MINUTES).contains(&minutes) => Err(RulesError::Minutes),
            Format::Swiss { .. } | Format::League {} | Format::Elimination { .. } | Format::Arena { .. } => Ok(()),
        }
    }

    /// The weights of a pairing.
    pub fn weights(&self) -> Weights {
        Weights::of_repeats(u32::from(self.repeat_weight))
    }

    /// The number of rounds after which some players have to meet again, with so many players.
    pub fn max_rounds_without_repeats(&self, players: usize) -> usize {
        players.saturating_sub(1) / usize::from(self.seats.saturating_sub(1)).max(1)
    }
}
