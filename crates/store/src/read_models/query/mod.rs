//! Queries about players. Each query reads one index as far as its page, or no more of a player's
//! games than their keys.

pub mod gifts;
pub mod groups;
pub mod leaderboards;
pub mod open_games;
pub mod opponents;
pub mod pairs;
pub mod past_games;
pub mod past_ratings;
pub mod player;
pub mod result;
pub mod statistics;
pub mod uncounted_games;

pub use groups::{GroupKey, GroupedResults};
pub use open_games::{OpenGame, OpenSeat};
pub use opponents::{HeadToHeadRecord, Opponent, OpponentPlace};
pub use past_games::{Finalist, GameOutcome, PastGame, PastGames};
pub use past_ratings::{PastRating, PresentRating};
pub use player::KnownPlayer;
pub use result::{FinalAccount, FinalResult, FinalSeat};
pub use statistics::Streaks;
pub use uncounted_games::UncountedGame;

use crate::{database::statement::Parameters, engine::Variant};
use diesel::{
    deserialize::{self, FromSql, FromSqlRow},
    pg::{Pg, PgValue},
    sql_types::{Bool, Json, Nullable, SmallInt, Text, Timestamptz},
};
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use serde::de::DeserializeOwned;

/// A filter for kinds of games.
#[derive(Clone, Copy, Default, Debug)]
pub struct Kinds {
    pub variant: Option<Variant>,
    pub seats: Option<u8>,
    /// Only rated games, or only unrated ones.
    pub rated: Option<bool>,
    /// Only games that began with bots, or only those without.
    pub bots: Option<bool>,
}

/// A filter for the games of a player.
#[derive(Clone, Copy, Default, Debug)]
pub struct PastFilter {
    pub kinds: Kinds,
    /// Only games that ended at this moment or later.
    pub from: Option<Timestamp>,
    /// Only games that ended before this moment.
    pub to: Option<Timestamp>,
}

impl Kinds {
    /// Whether a game `r` is of a player, given by its placeholder, and of these kinds.
    fn matched(self, player: &str, parameters: &mut Parameters<'_>) -> String {
        let variant = parameters.bind::<Nullable<Text>, _>(self.variant.map(Variant::name));
        let seats = parameters.bind::<Nullable<SmallInt>, _>(self.seats.map(i16::from));
        let rated = parameters.bind::<Nullable<Bool>, _>(self.rated);
        let bots = parameters.bind::<Nullable<Bool>, _>(self.bots);
        format!(
            "r.player = {player} AND ({variant} IS NULL OR r.variant = {variant}) \
            AND ({seats} IS NULL OR r.seats = {seats}) \
            AND ({rated} IS NULL OR r.rated = {rated}) AND ({bots} IS NULL OR r.with_bots = {bots})"
        )
    }
}

impl PastFilter {
    /// Whether a game `r` is of a player, given by its placeholder, and matches.
    fn matched(self, player: &str, parameters: &mut Parameters<'_>) -> String {
        let is_of_kind = self.kinds.matched(player, parameters);
        let from = parameters.bind::<Nullable<Timestamptz>, _>(self.from.map(ToDiesel::to_diesel));
        let to = parameters.bind::<Nullable<Timestamptz>, _>(self.to.map(ToDiesel::to_diesel));
        format!(
            "{is_of_kind} AND ({from} IS NULL OR r.finished_at >= {from}) \
            AND ({to} IS NULL OR r.finished_at < {to})"
        )
    }
}

/// A JSON column, decoded into its type.
#[derive(Debug, FromSqlRow)]
struct FromJson<T>(T);

impl<T: DeserializeOwned> FromSql<Json, Pg> for FromJson<T> {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<FromJson<T>> {
        Ok(FromJson(serde_json::from_slice(value.as_bytes())?))
    }
}
