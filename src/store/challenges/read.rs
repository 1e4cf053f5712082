//! Reading challenges.

use crate::store::{
    Connection, Database, DatabaseError,
    challenges::prepare::day_of,
    deals::{self, SharedDeal},
    read_models::standings::LISTED,
};
use diesel::{
    QueryableByName, sql_query,
    sql_types::{BigInt, Date as SqlDate, Integer, Nullable, SmallInt, Timestamptz, Uuid as SqlUuid},
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
    /// Its deal.
    pub shared: SharedDeal,
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
    #[diesel(sql_type = SqlUuid)]
    deal_id: Uuid,
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

/// Challenges up to a day, with the game of the viewer.
fn page_sql() -> String {
    format!(
        "SELECT c.day, c.deal_id, m.game_id, m.ended_at, m.points, m.place, \
        CASE WHEN m.points IS NOT NULL THEN (SELECT 1 + count(*) FROM challenge_games o \
            JOIN accounts a ON a.id = o.account_id WHERE o.day = c.day AND o.points > m.points AND {LISTED}) END AS rank \
        FROM challenges c LEFT JOIN challenge_games m ON m.day = c.day AND m.account_id = $1 \
        WHERE c.day <= $2 ORDER BY c.day DESC LIMIT $3"
    )
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
    read(&mut *db.connection("list_challenges").await?, viewer, last, limit).await
}

/// The challenge of a day; none before it begins.
pub async fn challenge(db: &Database, viewer: Option<Uuid>, day: Date) -> Result<Option<Challenge>, DatabaseError> {
    let found = list(db, viewer, Some(day), 1).await?;
    Ok(found.into_iter().find(|challenge| challenge.day == day))
}

async fn read(
    connection: &mut Connection,
    viewer: Option<Uuid>,
    last: Date,
    limit: u8,
) -> Result<Vec<Challenge>, DatabaseError> {
    let page = sql_query(page_sql()).bind::<Nullable<SqlUuid>, _>(viewer).bind::<SqlDate, _>(last.to_diesel());
    let rows = page.bind::<BigInt, _>(i64::from(limit)).load::<Row>(connection).await?;
    let mut found = Vec::new();
    for Row { day, deal_id, game_id, ended_at, points, place, rank } in rows {
        let Some(shared) = deals::deal(connection, deal_id).await? else { continue };
        let own = game_id.map(|game| OwnResult { game, ended_at, points, place, rank });
        found.push(Challenge { day, shared, own });
    }
    Ok(found)
}
