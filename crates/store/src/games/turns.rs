//! The players for whom a game waits. Stored beside its version, so that "all games that wait for
//! me" is one query.

use crate::{
    Database, DatabaseError,
    engine::{Int, Seat},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Integer, Nullable, SmallInt, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::NullableTimestamp;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The games that wait for an account, most urgent first; without clocks, longest waiting first.
pub const TURNS: &str = "SELECT h.game_id AS id, s.seat, h.version, h.deadline, h.updated_at \
    FROM game_seats s JOIN game_heads h ON h.game_id = s.game_id \
    WHERE s.account_id = $1 AND NOT s.game_over AND h.waits_for & (1 << s.seat) <> 0 \
    ORDER BY h.deadline NULLS LAST, h.updated_at, h.game_id LIMIT $2";

/// A game that waits for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct WaitingTurn {
    /// The game's id.
    pub game: Uuid,
    /// The player's seat.
    pub seat: Seat,
    /// The game's version.
    #[schema(example = 41)]
    pub version: u32,
    /// The deadline of the turn. Null in a game without a clock.
    pub deadline: Option<Timestamp>,
    /// The time of the last event.
    #[serde(skip)]
    pub updated_at: Timestamp,
}

#[derive(QueryableByName)]
struct TurnRow {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = SmallInt)]
    seat: i16,
    #[diesel(sql_type = Integer)]
    version: i32,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    deadline: NullableTimestamp,
    #[diesel(sql_type = Timestamptz)]
    updated_at: jiff_diesel::Timestamp,
}

/// At most `limit` games that wait for an account now, most urgent first.
pub async fn list(db: &Database, account: Uuid, limit: usize) -> Result<Vec<WaitingTurn>, DatabaseError> {
    let turns = sql_query(TURNS).bind::<SqlUuid, _>(account).bind::<BigInt, _>(i64::saturating_from(limit));
    let rows = turns.load::<TurnRow>(&mut db.connection("list_turns").await?).await?;
    let turn = |TurnRow { id, seat, version, deadline, updated_at }: TurnRow| {
        let seat = Seat::new(u8::try_from(seat).ok()?)?;
        let (deadline, updated_at) = (deadline.to_jiff(), updated_at.to_jiff());
        Some(WaitingTurn { game: id, seat, version: version.cast_unsigned(), deadline, updated_at })
    };
    Ok(rows.into_iter().filter_map(turn).collect())
}
