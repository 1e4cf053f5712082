//! Pairs of players of whom one gives points away to the other.

use crate::{
    Database, DatabaseError,
    read_models::query::pairs::{LATEST_GAMES, LEAST_GAMES},
};
use diesel::{
    QueryableByName, sql_query,
    sql_types::{BigInt, Double, Nullable, Text, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

const GIFTS: &str = include_str!("gifts.sql");

/// A player who gave points away to another in rated games of three to five.
#[derive(Debug, QueryableByName)]
pub struct Gift {
    /// The name of the player who gave.
    #[diesel(sql_type = Text)]
    pub giver: String,
    /// The name of the one who got it.
    #[diesel(sql_type = Text)]
    pub receiver: String,
    /// The number of their rated games that were analysed.
    #[diesel(sql_type = BigInt)]
    pub games: i64,
    /// The points that were given in a game, on average: more than to the rest of the table.
    #[diesel(sql_type = Double)]
    pub points: f64,
    /// The sum of the gifts in standard deviations of chance.
    #[diesel(sql_type = Double)]
    pub index: f64,
}

/// At most `limit` pairs, the highest index first; with a player, those of the player.
pub async fn gifts(db: &Database, player: Option<Uuid>, limit: u8) -> Result<Vec<Gift>, DatabaseError> {
    let found = sql_query(GIFTS)
        .bind::<BigInt, _>(i64::from(LATEST_GAMES))
        .bind::<BigInt, _>(i64::from(LEAST_GAMES))
        .bind::<Nullable<SqlUuid>, _>(player)
        .bind::<BigInt, _>(i64::from(limit));
    Ok(found.load(&mut db.connection("list_gifts").await?).await?)
}
