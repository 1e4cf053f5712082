//! Turns that begin, for the webhooks that are told of them.

use crate::{Connection, DatabaseError};
use diesel::{
    sql_query,
    sql_types::{Array, Integer, Nullable, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// Turns that have begun in a game at the same time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TurnsBegun<'a> {
    pub game: Uuid,
    /// The version with which they began.
    pub version: u32,
    pub accounts: &'a [Uuid],
    pub at: Timestamp,
    pub deadline: Option<Timestamp>,
}

/// Writes the deliveries of turns to the webhooks that want them, and of reminders before their deadline
/// instead of earlier ones; not of a player who has given an order for the turn. Where the function
/// `append_move` has webhooks beside it, it does the same by `notify_turn`.
pub(crate) async fn write_turns(connection: &mut Connection, begun: TurnsBegun<'_>) -> Result<(), DatabaseError> {
    let turns = sql_query(include_str!("turns_begun_write.sql"))
        .bind::<Array<SqlUuid>, _>(begun.accounts)
        .bind::<SqlUuid, _>(begun.game)
        .bind::<Integer, _>(begun.version.cast_signed())
        .bind::<Timestamptz, _>(begun.at.to_diesel())
        .bind::<Nullable<Timestamptz>, _>(begun.deadline.map(ToDiesel::to_diesel));
    turns.execute(connection).await?;
    Ok(())
}
