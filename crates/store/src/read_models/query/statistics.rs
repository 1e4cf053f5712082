//! Statistics of a player's games.

use crate::{
    Database, DatabaseError,
    database::fetch::Fetch,
    engine::Int,
    hosting::projection::Totals,
    read_models::{
        query::{FromJson, Kinds, KnownPlayer, OF_KIND, PastFilter, WITHIN},
        results::{FromDetails, RecordOnly},
    },
};
use diesel::{
    prelude::*,
    sql_types::{BigInt, Binary, Json},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use serde::Serialize;
use std::ops::Range;
use utoipa::ToSchema;

/// Games won in a row.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, ToSchema)]
pub struct Streaks {
    /// The streak up to the last game.
    #[schema(example = 2)]
    pub current: u32,
    /// The longest streak.
    #[schema(example = 7)]
    pub longest: u32,
}

fn totals_sql() -> String {
    format!("SELECT r.sums FROM totals r WHERE r.player = $1 AND {OF_KIND}")
}

fn records_sql() -> String {
    format!(
        "WITH page AS MATERIALIZED (SELECT r.game_id, r.seat FROM results r \
        WHERE r.player = $1 AND {OF_KIND} AND {WITHIN}) \
    SELECT r.details FROM page JOIN results r USING (game_id, seat)"
    )
}

/// A streak is the won games that follow the same number of games not won.
fn streaks_sql() -> String {
    format!(
        "SELECT coalesce(max(length), 0) AS longest, \
        coalesce(max(length) FILTER (WHERE others = 0), 0) AS current \
    FROM (SELECT others, count(*) FILTER (WHERE rank = 1) AS length FROM ( \
        SELECT r.rank, count(*) FILTER (WHERE r.rank > 1) OVER (ORDER BY r.ended_seq DESC) AS others \
        FROM results r WHERE r.player = $1 AND {OF_KIND} AND {WITHIN}) AS games GROUP BY others) AS streaks"
    )
}

#[derive(QueryableByName)]
struct TotalsRow {
    #[diesel(sql_type = Json)]
    sums: FromJson<Totals>,
}

#[derive(QueryableByName)]
struct RecordRow {
    #[diesel(sql_type = Binary)]
    details: FromDetails<RecordOnly>,
}

#[derive(QueryableByName)]
struct StreakRow {
    #[diesel(sql_type = BigInt)]
    longest: i64,
    #[diesel(sql_type = BigInt)]
    current: i64,
}

/// The sum of a player's records in games of these kinds, of all time or within a period.
pub async fn totals(
    db: &Database,
    player: &KnownPlayer,
    kinds: Kinds,
    within: Option<Range<Timestamp>>,
) -> Result<Totals, DatabaseError> {
    let totals = db.read_past("read_totals", player.last_ending, async |connection| {
        let mut totals = Totals::default();
        match within {
            None => {
                let kept = kinds.query(totals_sql(), player.id).load::<TotalsRow>(connection).await?;
                kept.iter().for_each(|TotalsRow { sums: FromJson(sums) }| totals.merge(sums));
            }
            Some(Range { start, end }) => {
                let records = PastFilter { kinds, from: Some(start), to: Some(end) }.query(records_sql(), player.id);
                let records = records.load::<RecordRow>(connection).await?;
                records.iter().for_each(|RecordRow { details: FromDetails(seat) }| totals.add(&seat.record));
            }
        }
        Ok(totals)
    });
    totals.await
}

pub async fn streaks(
    db: &Database,
    player: &KnownPlayer,
    kinds: Kinds,
    within: Option<Range<Timestamp>>,
) -> Result<Streaks, DatabaseError> {
    let (from, to) = within.map_or((None, None), |within| (Some(within.start), Some(within.end)));
    let streaks = db.read_past("read_streaks", player.last_ending, async |connection| {
        Ok(PastFilter { kinds, from, to }.query(streaks_sql(), player.id).fetch_one(connection).await?)
    });
    let StreakRow { longest, current } = streaks.await?;
    Ok(Streaks { current: u32::saturating_from(current), longest: u32::saturating_from(longest) })
}
