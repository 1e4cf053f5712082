//! The games of an account for its home screen: whose turn it is and how they stand.

use crate::{
    engine::{GameOptions, PlayerColor},
    hosting::{codec::CodecError, status::GameStatus},
    store::{Database, DatabaseError},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Integer, Jsonb, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff_diesel::{NullableTimestamp, Timestamp};
use serde::Deserialize;
use serde_json::Value;
use uuid::Uuid;

/// The unfinished games of an account: first those that wait for it, most urgent first, then the
/// others, last changed first. The points are those of the claims in their logs; heads and logs may
/// be on other servers.
const HOME: &str = "WITH mine AS MATERIALIZED (SELECT s.game_id, s.seat FROM game_seats s \
        WHERE s.account_id = $1 AND NOT s.game_over), \
    heads AS MATERIALIZED (SELECT h.game_id, h.version, h.waits_for, h.deadline, h.updated_at FROM game_heads h \
        WHERE h.game_id IN (SELECT game_id FROM mine)), \
    page AS MATERIALIZED (SELECT heads.*, mine.seat, heads.waits_for & (1 << mine.seat) <> 0 AS is_turn \
        FROM mine JOIN heads USING (game_id) ORDER BY is_turn DESC, CASE WHEN heads.waits_for & (1 << mine.seat) <> 0 \
        THEN heads.deadline END NULLS LAST, heads.updated_at DESC, heads.game_id LIMIT $2), \
    points AS MATERIALIZED (SELECT e.game_id, (e.payload ->> 'seat')::smallint AS seat, \
        sum((e.payload ->> 'points')::integer) AS points FROM game_events e \
        WHERE e.game_id IN (SELECT game_id FROM page) AND e.payload ->> 'type' = 'route_claimed' GROUP BY 1, 2) \
    SELECT g.id, g.status, g.options, g.open_seats, page.seat, page.version, page.waits_for, page.deadline, page.updated_at, \
        (SELECT jsonb_agg(jsonb_build_object('seat', s.seat, 'name', a.name, 'bot_of', w.name, 'bot', s.bot, \
            'color', s.color, 'points', coalesce(p.points, 0)) ORDER BY s.seat) FROM game_seats s \
            LEFT JOIN accounts a ON a.id = s.account_id LEFT JOIN bots o ON o.account_id = s.account_id \
            LEFT JOIN accounts w ON w.id = o.owner_id \
            LEFT JOIN points p ON p.game_id = s.game_id AND p.seat = s.seat WHERE s.game_id = g.id) AS players \
    FROM page JOIN games g ON g.id = page.game_id \
    ORDER BY page.is_turn DESC, CASE WHEN page.is_turn THEN page.deadline END NULLS LAST, page.updated_at DESC, g.id";

/// An unfinished game of an account.
#[derive(Debug)]
pub struct HomeEntry {
    /// Its id.
    pub id: Uuid,
    /// Its status.
    pub status: GameStatus,
    /// The agreed options.
    pub options: GameOptions,
    /// Number of open seats.
    pub open_seats: u8,
    /// The account's seat.
    pub seat: u8,
    /// The number of its last event.
    pub version: u32,
    /// The seats it waits for, one bit each.
    pub waits_for: i16,
    /// The first deadline of a seat it waits for; none in a game without a clock.
    pub deadline: Option<jiff::Timestamp>,
    /// The players, in seat order.
    pub players: Vec<HomePlayerEntry>,
    /// When its last event was recorded.
    pub updated_at: jiff::Timestamp,
}

/// A player of such a game.
#[derive(Debug, Deserialize)]
pub struct HomePlayerEntry {
    /// The seat's number.
    pub seat: u8,
    /// The name of the person who took the seat; none if their account was deleted.
    pub name: Option<String>,
    /// Whose bot it is; none for a person.
    pub bot_of: Option<String>,
    /// The level of the bot that plays the seat; none if no bot does.
    pub bot: Option<String>,
    /// The colour; none if the seat is open.
    pub color: Option<PlayerColor>,
    /// The points of its claimed routes.
    pub points: u16,
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
///
/// # Errors
/// If the database does not answer.
pub async fn load(db: &Database, account: Uuid, limit: usize) -> Result<Vec<HomeEntry>, DatabaseError> {
    let games = sql_query(HOME).bind::<SqlUuid, _>(account).bind::<BigInt, _>(limit as i64);
    let rows = games.load::<HomeRow>(&mut db.connection("list_home").await?).await?;
    rows.into_iter().map(HomeEntry::try_from).collect()
}

impl TryFrom<HomeRow> for HomeEntry {
    type Error = DatabaseError;

    fn try_from(row: HomeRow) -> Result<HomeEntry, DatabaseError> {
        Ok(HomeEntry {
            id: row.id,
            status: row.status,
            options: serde_json::from_value(row.options).map_err(CodecError::Decode)?,
            open_seats: row.open_seats as u8,
            seat: row.seat as u8,
            version: row.version as u32,
            waits_for: row.waits_for,
            deadline: row.deadline.to_jiff(),
            players: serde_json::from_value(row.players).map_err(CodecError::Decode)?,
            updated_at: row.updated_at.to_jiff(),
        })
    }
}
