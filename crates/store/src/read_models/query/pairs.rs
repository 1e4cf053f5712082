//! Pairs of players whose rated games come out otherwise than their ratings say.

use crate::{Database, DatabaseError};
use diesel::{
    QueryableByName, sql_query,
    sql_types::{BigInt, Double, Nullable, Text, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

const PAIRS: &str = include_str!("pairs.sql");

/// The number of games, the latest that ended, in which pairs are looked for.
pub const LATEST_GAMES: u16 = 10_000;

/// The least number of rated games of a pair.
pub const LEAST_GAMES: u8 = 3;

/// Two players who met in rated games, of whom the first did at least as well as expected.
#[derive(Debug, QueryableByName)]
pub struct Pair {
    /// The name of the player who did better.
    #[diesel(sql_type = Text)]
    pub name: String,
    /// The name of the other.
    #[diesel(sql_type = Text)]
    pub opponent: String,
    /// The number of their rated games.
    #[diesel(sql_type = BigInt)]
    pub games: i64,
    /// The games in which the player ranked before the other; a shared rank is half a game.
    #[diesel(sql_type = Double)]
    pub score: f64,
    /// The score that their ratings before each game let expect.
    #[diesel(sql_type = Double)]
    pub expected: f64,
    /// The difference of both in standard deviations of chance.
    #[diesel(sql_type = Double)]
    pub surprise: f64,
    /// The points of displayed rating that the player gained in these games, from all opponents in them.
    #[diesel(sql_type = Double)]
    pub gained: f64,
    /// The games that the other did not play to the end.
    #[diesel(sql_type = BigInt)]
    pub abandoned: i64,
}

/// At most `limit` pairs, the most surprising first; with a player, those of the player.
pub async fn pairs(db: &Database, player: Option<Uuid>, limit: u8) -> Result<Vec<Pair>, DatabaseError> {
    let found = sql_query(PAIRS)
        .bind::<BigInt, _>(i64::from(LATEST_GAMES))
        .bind::<BigInt, _>(i64::from(LEAST_GAMES))
        .bind::<Nullable<SqlUuid>, _>(player)
        .bind::<BigInt, _>(i64::from(limit));
    Ok(found.load(&mut db.connection("list_pairs").await?).await?)
}
