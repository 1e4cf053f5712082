//! Queries about players. Each query reads one index as far as its page, or no more of a player's
//! games than their keys.

pub mod groups;
pub mod leaderboards;
pub mod open_games;
pub mod opponents;
pub mod past_games;
pub mod past_ratings;
pub mod player;
pub mod result;
pub mod statistics;

pub use groups::{GroupKey, GroupedResults};
pub use open_games::{OpenGame, OpenSeat};
pub use opponents::{HeadToHeadRecord, Opponent, OpponentPlace};
pub use past_games::{Finalist, GameOutcome, PastGame, PastGames};
pub use past_ratings::{PastRating, PresentRating};
pub use player::KnownPlayer;
pub use result::{FinalAccount, FinalResult, FinalSeat};
pub use statistics::Streaks;

use crate::engine::Variant;
use diesel::{
    deserialize::{self, FromSql, FromSqlRow},
    pg::{Pg, PgValue},
    query_builder::{BoxedSqlQuery, SqlQuery},
    sql_query,
    sql_types::{Bool, Json, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use serde::de::DeserializeOwned;
use uuid::Uuid;

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

/// Whether a game `r` matches the kinds; the player is `$1`.
pub(super) const OF_KIND: &str = "($2 IS NULL OR r.variant = $2) AND ($3 IS NULL OR r.seats = $3) \
    AND ($4 IS NULL OR r.rated = $4) AND ($5 IS NULL OR r.with_bots = $5)";

/// Whether it ended in this period.
pub(super) const WITHIN: &str = "($6 IS NULL OR r.finished_at >= $6) AND ($7 IS NULL OR r.finished_at < $7)";

impl Kinds {
    /// A statement about the games of a player that match these kinds.
    fn query(self, sql: String, player: Uuid) -> BoxedSqlQuery<'static, Pg, SqlQuery> {
        sql_query(sql)
            .into_boxed()
            .bind::<SqlUuid, _>(player)
            .bind::<Nullable<Text>, _>(self.variant.map(Variant::name))
            .bind::<Nullable<SmallInt>, _>(self.seats.map(i16::from))
            .bind::<Nullable<Bool>, _>(self.rated)
            .bind::<Nullable<Bool>, _>(self.bots)
    }
}

impl PastFilter {
    /// A statement about the games of a player that match.
    fn query(self, sql: String, player: Uuid) -> BoxedSqlQuery<'static, Pg, SqlQuery> {
        let moment = |moment: Option<Timestamp>| moment.map(ToDiesel::to_diesel);
        let query = self.kinds.query(sql, player).bind::<Nullable<Timestamptz>, _>(moment(self.from));
        query.bind::<Nullable<Timestamptz>, _>(moment(self.to))
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
