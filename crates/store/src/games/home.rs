//! The games of an account for its home screen: whose turn it is and how they stand.

use crate::{
    Database, DatabaseError,
    engine::{Event, GameOptions, Int, PlayerColor},
    hosting::status::GameStatus,
    log::{
        chain::Head,
        codec::{CodecError, decode, head_from_row},
    },
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Array, BigInt, Binary, Bool, Integer, Jsonb, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff_diesel::{NullableTimestamp, Timestamp};
use serde::Deserialize;
use serde_json::Value;
use uuid::Uuid;

/// The unfinished games of an account: first those that wait for it, most urgent first, then the
/// others, last changed first. The points are those of the claims in their logs; heads and logs may
/// be on other servers.
const HOME: &str = include_str!("home.sql");

/// An unfinished game of an account.
#[derive(Debug)]
pub struct HomeEntry {
    pub id: Uuid,
    pub status: GameStatus,
    pub options: GameOptions,
    pub open_seats: u8,
    /// The account's seat.
    pub seat: u8,
    /// The head of its log.
    pub head: Head,
    /// The turns that have begun.
    pub turns: u32,
    /// Whether the last round has begun.
    pub is_last_round: bool,
    /// The last event of a player's move; none before the first.
    pub last_move: Option<RecordedMove>,
    /// The seats it waits for, one bit each.
    pub waits_for: i16,
    /// The first deadline of a seat it waits for; none in a game without a clock.
    pub deadline: Option<jiff::Timestamp>,
    /// The players, in seat order.
    pub players: Vec<HomePlayerEntry>,
    /// The time at which its last event was recorded.
    pub updated_at: jiff::Timestamp,
}

#[derive(Debug, Deserialize)]
pub struct HomePlayerEntry {
    pub seat: u8,
    /// The name of the person who took the seat; none if their account was deleted.
    pub name: Option<String>,
    /// The account of that person.
    pub account: Option<Uuid>,
    /// The owner of the bot; none for a person.
    pub bot_of: Option<String>,
    /// The level of the bot that plays the seat; none if no bot does.
    pub bot: Option<String>,
    /// The colour; none if the seat is open.
    pub color: Option<PlayerColor>,
    /// The points of its claimed routes.
    pub points: u16,
}

/// An event of a move.
#[derive(Debug)]
pub struct RecordedMove {
    pub seq: u32,
    pub at: jiff::Timestamp,
    pub event: Event,
}

/// The types of the events of moves: those of [`EventKind::Move`](crate::engine::EventKind::Move).
const MOVES: [&str; 10] = [
    "tickets_drawn",
    "tickets_kept",
    "card_drawn",
    "card_taken",
    "route_claimed",
    "tunnel_laid",
    "tunnel_surcharge_paid",
    "tunnel_abandoned",
    "station_built",
    "passed",
];

#[derive(QueryableByName)]
struct MoveRow {
    #[diesel(sql_type = Integer)]
    seq: i32,
    #[diesel(sql_type = SmallInt)]
    schema: i16,
    #[diesel(sql_type = Text)]
    payload: String,
    #[diesel(sql_type = Timestamptz)]
    recorded_at: Timestamp,
}

#[derive(QueryableByName)]
struct HomeRow {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = Text)]
    status: GameStatus,
    #[diesel(sql_type = Jsonb)]
    options: Value,
    #[diesel(sql_type = SmallInt)]
    open_seats: i16,
    #[diesel(sql_type = SmallInt)]
    seat: i16,
    #[diesel(sql_type = Integer)]
    version: i32,
    #[diesel(sql_type = Binary)]
    head: Vec<u8>,
    #[diesel(sql_type = BigInt)]
    turns: i64,
    #[diesel(sql_type = Bool)]
    is_last_round: bool,
    #[diesel(embed)]
    last_move: Option<MoveRow>,
    #[diesel(sql_type = SmallInt)]
    waits_for: i16,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    deadline: NullableTimestamp,
    #[diesel(sql_type = Timestamptz)]
    updated_at: Timestamp,
    #[diesel(sql_type = Jsonb)]
    players: Value,
}

/// At most `limit` unfinished games of an account: first those that wait for it, most urgent
/// first, then the others, last changed first.
pub async fn load(db: &Database, account: Uuid, limit: usize) -> Result<Vec<HomeEntry>, DatabaseError> {
    let games = sql_query(HOME)
        .bind::<SqlUuid, _>(account)
        .bind::<BigInt, _>(i64::saturating_from(limit))
        .bind::<Array<Text>, _>(MOVES.as_slice());
    let rows = games.load::<HomeRow>(&mut db.connection("list_home").await?).await?;
    rows.into_iter().map(HomeEntry::try_from).collect()
}

impl TryFrom<MoveRow> for RecordedMove {
    type Error = DatabaseError;

    fn try_from(row: MoveRow) -> Result<RecordedMove, DatabaseError> {
        let event = decode(row.schema, &row.payload)?;
        Ok(RecordedMove { seq: row.seq.cast_unsigned(), at: row.recorded_at.to_jiff(), event })
    }
}

impl TryFrom<HomeRow> for HomeEntry {
    type Error = DatabaseError;

    fn try_from(row: HomeRow) -> Result<HomeEntry, DatabaseError> {
        Ok(HomeEntry {
            id: row.id,
            status: row.status,
            options: serde_json::from_value(row.options).map_err(CodecError::Decode)?,
            open_seats: u8::saturating_from(row.open_seats),
            seat: u8::saturating_from(row.seat),
            head: head_from_row(row.version, row.head)?,
            turns: u32::saturating_from(row.turns),
            is_last_round: row.is_last_round,
            last_move: row.last_move.map(RecordedMove::try_from).transpose()?,
            waits_for: row.waits_for,
            deadline: row.deadline.to_jiff(),
            players: serde_json::from_value(row.players).map_err(CodecError::Decode)?,
            updated_at: row.updated_at.to_jiff(),
        })
    }
}
