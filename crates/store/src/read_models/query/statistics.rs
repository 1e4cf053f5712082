//! Statistics of a player's games.

use crate::{
    Database, DatabaseError,
    database::{
        fetch::Fetch,
        statement::{Parameters, Statement},
    },
    engine::Int,
    hosting::projection::Totals,
    read_models::{
        query::{FromJson, Kinds, KnownPlayer, PastFilter},
        results::{FromDetails, RecordOnly},
    },
};
use diesel::{
    prelude::*,
    sql_types::{BigInt, Binary, Json, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use serde::Serialize;
use std::ops::Range;
use utoipa::ToSchema;
use uuid::Uuid;

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

fn totals_of(player: Uuid, kinds: Kinds) -> Statement<'static> {
    let mut parameters = Parameters::default();
    let player = parameters.bind::<SqlUuid, _>(player);
    let matched = kinds.matched(&player, &mut parameters);
    parameters.statement(format!("SELECT r.sums FROM totals r WHERE {matched}"))
}

fn records_of(player: Uuid, filter: PastFilter) -> Statement<'static> {
    let mut parameters = Parameters::default();
    let player = parameters.bind::<SqlUuid, _>(player);
    let matched = filter.matched(&player, &mut parameters);
    parameters.statement(format!(
        "WITH page AS MATERIALIZED (SELECT r.game_id, r.seat FROM results r \
        WHERE {matched}) \
    SELECT r.details FROM page JOIN results r USING (game_id, seat)"
    ))
}

/// A streak is the won games that follow the same number of games not won.
fn streaks_of(player: Uuid, filter: PastFilter) -> Statement<'static> {
    let mut parameters = Parameters::default();
    let player = parameters.bind::<SqlUuid, _>(player);
    let matched = filter.matched(&player, &mut parameters);
    parameters.statement(format!(
        "SELECT coalesce(max(length), 0) AS longest, \
        coalesce(max(length) FILTER (WHERE others = 0), 0) AS current \
    FROM (SELECT others, count(*) FILTER (WHERE rank = 1) AS length FROM ( \
        SELECT r.rank, count(*) FILTER (WHERE r.rank > 1) OVER (ORDER BY r.ended_seq DESC) AS others \
        FROM results r WHERE {matched}) AS games GROUP BY others) AS streaks"
    ))
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
                let kept = totals_of(player.id, kinds).load::<TotalsRow>(connection).await?;
                kept.iter().for_each(|TotalsRow { sums: FromJson(sums) }| totals.merge(sums));
            }
            Some(Range { start, end }) => {
                let filter = PastFilter { kinds, from: Some(start), to: Some(end) };
                let records = records_of(player.id, filter).load::<RecordRow>(connection).await?;
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
        Ok(streaks_of(player.id, PastFilter { kinds, from, to }).fetch_one(connection).await?)
    });
    let StreakRow { longest, current } = streaks.await?;
    Ok(Streaks { current: u32::saturating_from(current), longest: u32::saturating_from(longest) })
}
