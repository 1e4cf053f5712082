//! A challenge as a viewer sees it, and their list.

use crate::{
    Database, DatabaseError, challenges::prepare::day_of, engine::Deal, log::rng::Secret,
    read_models::standings::listed,
};
use diesel::{
    QueryableByName, sql_query,
    sql_types::{
        Array, BigInt, Binary, Bool, Date as SqlDate, Integer, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid,
    },
};
use diesel_async::RunQueryDsl;
use jiff::{Timestamp, civil::Date};
use jiff_diesel::{NullableTimestamp, ToDiesel};
use uuid::Uuid;

/// A challenge, for a viewer.
#[derive(Clone, Debug)]
pub struct Challenge {
    /// Its day, in UTC.
    pub day: Date,
    /// The deal of its games.
    pub deal: Deal,
    /// Whether the secret of the deal is public.
    pub is_revealed: bool,
    /// The game of the viewer.
    pub own: Option<OwnResult>,
}

/// The game of the viewer in a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnResult {
    /// The game.
    pub game: Uuid,
    /// The time at which it ended.
    pub ended_at: Option<Timestamp>,
    /// The points, if it was played to its end.
    pub points: Option<i32>,
    /// The place at the table.
    pub place: Option<i16>,
    /// The rank among all players so far.
    pub rank: Option<i64>,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = SqlDate, deserialize_as = jiff_diesel::Date)]
    day: Date,
    #[diesel(sql_type = Binary)]
    secret: Vec<u8>,
    #[diesel(sql_type = Array<Text>)]
    contributions: Vec<String>,
    #[diesel(sql_type = Bool)]
    is_revealed: bool,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    game_id: Option<Uuid>,
    #[diesel(sql_type = Nullable<Timestamptz>, deserialize_as = NullableTimestamp)]
    ended_at: Option<Timestamp>,
    #[diesel(sql_type = Nullable<Integer>)]
    points: Option<i32>,
    #[diesel(sql_type = Nullable<SmallInt>)]
    place: Option<i16>,
    #[diesel(sql_type = Nullable<BigInt>)]
    rank: Option<i64>,
}

/// At most so many challenges, the latest first, from a day on; by default today's.
pub async fn list(
    db: &Database,
    viewer: Option<Uuid>,
    last: Option<Date>,
    limit: u8,
) -> Result<Vec<Challenge>, DatabaseError> {
    let today = day_of(db.now());
    let last = last.map_or(today, |last| last.min(today));
    let page = sql_query(format!(include_str!("challenge_page.sql"), listed = listed()))
        .bind::<Nullable<SqlUuid>, _>(viewer)
        .bind::<SqlDate, _>(last.to_diesel());
    let page = page.bind::<BigInt, _>(i64::from(limit));
    let rows = page.load::<Row>(&mut *db.connection("list_challenges").await?).await?;
    Ok(rows.into_iter().filter_map(Row::read).collect())
}

/// The challenge of a day; none before it begins.
pub async fn challenge(db: &Database, viewer: Option<Uuid>, day: Date) -> Result<Option<Challenge>, DatabaseError> {
    let found = list(db, viewer, Some(day), 1).await?;
    Ok(found.into_iter().find(|challenge| challenge.day == day))
}

impl Row {
    /// The challenge; none if its secret is none, which the database prevents.
    fn read(self) -> Option<Challenge> {
        let Row { day, secret, contributions, is_revealed, game_id, ended_at, points, place, rank } = self;
        let secret = secret.try_into().ok().map(Secret::from_bytes)?;
        let own = game_id.map(|game| OwnResult { game, ended_at, points, place, rank });
        Some(Challenge { day, deal: secret.deal(contributions.iter().map(String::as_str)), is_revealed, own })
    }
}
