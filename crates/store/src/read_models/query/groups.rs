//! The results of a player's games in groups.

use crate::{
    Database, DatabaseError,
    database::statement::{Parameters, Statement},
    read_models::query::{KnownPlayer, PastFilter},
};
use diesel::{
    prelude::*,
    sql_types::{BigInt, Double, SmallInt, Text, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use railhead_analysis::VERSION;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// The key by which games are grouped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GroupKey {
    /// The variant.
    Variant,
    /// The number of seats.
    Seats,
    /// The colour of the player's trains, if it is known: it is not for the oldest games.
    Color,
    /// The month in which the game ended, in UTC.
    Month,
}

impl GroupKey {
    /// The key of a result `r` with its seat `s`, in SQL.
    fn sql(self) -> &'static str {
        match self {
            GroupKey::Variant => "r.variant",
            GroupKey::Seats => "r.seats::text",
            GroupKey::Color => "s.color",
            GroupKey::Month => "to_char(r.finished_at AT TIME ZONE 'UTC', 'YYYY-MM')",
        }
    }

    /// The table of seats, where the key needs it.
    fn join(self) -> &'static str {
        match self {
            GroupKey::Color => "JOIN game_seats s ON s.game_id = r.game_id AND s.seat = r.seat AND s.color IS NOT NULL",
            GroupKey::Variant | GroupKey::Seats | GroupKey::Month => "",
        }
    }
}

fn groups_of(player: Uuid, filter: PastFilter, key: GroupKey) -> Statement<'static> {
    let mut parameters = Parameters::default();
    let player = parameters.bind::<SqlUuid, _>(player);
    let matched = filter.matched(&player, &mut parameters);
    parameters.statement(format!(
        "SELECT {key} AS key, count(*) AS games, count(*) FILTER (WHERE r.rank = 1) AS wins, \
            sum(r.rank) AS ranks, sum(r.total) AS points, max(r.total) AS best, count(a.luck) AS analysed, \
            coalesce(sum(a.luck), 0)::float8 AS luck, coalesce(sum(a.errors), 0)::float8 AS errors, \
            coalesce(sum(a.decisions), 0) AS decisions \
        FROM results r \
        LEFT JOIN analysed_seats a ON a.game_id = r.game_id AND a.seat = r.seat AND a.version = {VERSION} {join} \
        WHERE {matched} GROUP BY 1 ORDER BY 1",
        key = key.sql(),
        join = key.join(),
    ))
}

/// The results of the games of a group.
#[derive(QueryableByName, Debug)]
pub struct GroupedResults {
    #[diesel(sql_type = Text)]
    pub key: String,
    #[diesel(sql_type = BigInt)]
    pub games: i64,
    #[diesel(sql_type = BigInt)]
    pub wins: i64,
    /// The sum of ranks.
    #[diesel(sql_type = BigInt)]
    pub ranks: i64,
    /// The sum of final points.
    #[diesel(sql_type = BigInt)]
    pub points: i64,
    #[diesel(sql_type = SmallInt)]
    pub best: i16,
    /// The number of games whose luck and errors are summed.
    #[diesel(sql_type = BigInt)]
    pub analysed: i64,
    /// The sum of luck in them, in points.
    #[diesel(sql_type = Double)]
    pub luck: f64,
    /// The sum of what errors cost, in points.
    #[diesel(sql_type = Double)]
    pub errors: f64,
    /// The number of decisions in them.
    #[diesel(sql_type = BigInt)]
    pub decisions: i64,
}

/// The results of a player's games in groups, ordered by their keys.
pub async fn groups(
    db: &Database,
    player: &KnownPlayer,
    filter: PastFilter,
    key: GroupKey,
) -> Result<Vec<GroupedResults>, DatabaseError> {
    let groups = db.read_past("read_groups", player.last_ending, async |connection| {
        Ok(groups_of(player.id, filter, key).load::<GroupedResults>(connection).await?)
    });
    groups.await
}
