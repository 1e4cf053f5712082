//! The games a player has finished that count for nobody: challenges, tables of tournaments that share a deal,
//! prepared tables. They are in no statistics, but the player can find them.

use crate::{
    Database, DatabaseError,
    database::statement::{Parameters, Statement},
    engine::{Seat, Variant},
    log::codec::CodecError,
    read_models::query::Finalist,
};
use diesel::{
    prelude::*,
    sql_types::{BigInt, Bool, Jsonb, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use serde_json::Value;
use uuid::Uuid;

/// A finished game that counts for nobody.
#[derive(Debug)]
pub struct UncountedGame {
    /// Its number in the order of endings.
    pub seq: i64,
    pub id: Uuid,
    pub finished_at: Timestamp,
    pub variant: Variant,
    /// The player's seat.
    pub seat: Seat,
    /// The tournament of which it was a table.
    pub tournament: Option<Uuid>,
    /// Whether it was a daily challenge.
    pub is_challenge: bool,
    /// All players, in seat order.
    pub players: Vec<Finalist>,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    ended_seq: i64,
    #[diesel(sql_type = SqlUuid)]
    game_id: Uuid,
    #[diesel(sql_type = SmallInt)]
    seat: i16,
    #[diesel(sql_type = Timestamptz)]
    finished_at: jiff_diesel::Timestamp,
    #[diesel(sql_type = Text)]
    variant: String,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    tournament_id: Option<Uuid>,
    #[diesel(sql_type = Bool)]
    is_challenge: bool,
    #[diesel(sql_type = Jsonb)]
    players: Value,
}

/// A page of games. The seats of the account alone select them, and only then are they read.
fn page(account: Uuid, before: Option<i64>, limit: u8) -> Statement<'static> {
    let mut parameters = Parameters::default();
    let account = parameters.bind::<SqlUuid, _>(account);
    let before = parameters.bind::<BigInt, _>(before.unwrap_or(i64::MAX));
    let limit = parameters.bind::<BigInt, _>(i64::from(limit));
    parameters.statement(format!(
        include_str!("uncounted_games.sql"),
        account = account,
        before = before,
        limit = limit
    ))
}

/// At most `limit` games of an account, the latest first, from the one before a number on.
pub async fn list(
    db: &Database,
    account: Uuid,
    before: Option<i64>,
    limit: u8,
) -> Result<Vec<UncountedGame>, DatabaseError> {
    let rows = page(account, before, limit).load::<Row>(&mut db.connection("list_uncounted_games").await?).await?;
    rows.into_iter().map(UncountedGame::try_from).collect()
}

impl TryFrom<Row> for UncountedGame {
    type Error = DatabaseError;

    fn try_from(row: Row) -> Result<UncountedGame, DatabaseError> {
        Ok(UncountedGame {
            seq: row.ended_seq,
            id: row.game_id,
            finished_at: row.finished_at.to_jiff(),
            variant: serde_json::from_value(Value::from(row.variant)).map_err(CodecError::Decode)?,
            seat: serde_json::from_value(Value::from(row.seat)).map_err(CodecError::Decode)?,
            tournament: row.tournament_id,
            is_challenge: row.is_challenge,
            players: serde_json::from_value(row.players).map_err(CodecError::Decode)?,
        })
    }
}
