//! Results by the position in the order of turns, of public games. They are counted with popularity.

use crate::{
    Connection, Database, DatabaseError,
    engine::{Int, Variant},
    hosting::projection::{PositionSums, SeatRecord},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Bool, Json, Nullable, SmallInt, Text},
};
use diesel_async::RunQueryDsl;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const ADD: &str = include_str!("turn_positions.sql");

const READ: &str = "SELECT variant, seats, position, sum(games)::int8 AS games, sum(wins)::int8 AS wins, \
    sum(ranks)::int8 AS ranks, sum(points)::int8 AS points FROM turn_positions \
    WHERE ($1 IS NULL OR variant = $1) AND ($2 IS NULL OR seats = $2) AND ($3 IS NULL OR with_bots = $3) \
    GROUP BY variant, seats, position ORDER BY variant, seats, position";

/// The kind of game and the position of a seat.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct PositionKey {
    pub variant: String,
    pub seats: u8,
    pub with_bots: bool,
    pub position: u8,
}

/// The results of all positions.
pub(crate) type Positions = BTreeMap<PositionKey, PositionSums>;

/// A filter of the games counted.
#[derive(Clone, Copy, Default, Debug)]
pub struct PositionFilter {
    pub variant: Option<Variant>,
    pub seats: Option<u8>,
    /// Only games that began with bots, or only those without.
    pub with_bots: Option<bool>,
}

/// The results of the seats with a position, in games of a variant with a number of seats.
#[derive(QueryableByName, Debug)]
pub struct PositionResults {
    #[diesel(sql_type = Text)]
    pub variant: String,
    #[diesel(sql_type = SmallInt)]
    pub seats: i16,
    #[diesel(sql_type = SmallInt)]
    pub position: i16,
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
}

/// Counts a public game. Records from before positions were counted are passed over.
pub(crate) fn count<'a>(
    positions: &mut Positions,
    variant: &str,
    with_bots: bool,
    records: impl ExactSizeIterator<Item = &'a SeatRecord>,
) {
    let seats = u8::saturating_from(records.len());
    for record in records.filter(|record| record.position > 0) {
        let key = PositionKey { variant: variant.to_owned(), seats, with_bots, position: record.position };
        positions.entry(key).or_default().add(record);
    }
}

/// Adds to the stored sums.
pub(crate) async fn add(connection: &mut Connection, positions: &Positions) -> Result<(), DatabaseError> {
    let row = |(key, sums): (&PositionKey, &PositionSums)| {
        json!({"variant": key.variant, "seats": key.seats, "with_bots": key.with_bots, "position": key.position,
            "games": sums.games, "wins": sums.wins, "ranks": sums.ranks, "points": sums.points})
    };
    let rows = Value::Array(positions.iter().map(row).collect());
    sql_query(ADD).bind::<Json, _>(rows).execute(connection).await?;
    Ok(())
}

/// The results by position, ordered by variant, number of seats and position.
pub async fn load(db: &Database, filter: PositionFilter) -> Result<Vec<PositionResults>, DatabaseError> {
    let found = db.read_past("read_turn_positions", None, async |connection| {
        let query = sql_query(READ)
            .bind::<Nullable<Text>, _>(filter.variant.map(Variant::name))
            .bind::<Nullable<SmallInt>, _>(filter.seats.map(i16::from))
            .bind::<Nullable<Bool>, _>(filter.with_bots);
        Ok(query.load::<PositionResults>(connection).await?)
    });
    found.await
}
