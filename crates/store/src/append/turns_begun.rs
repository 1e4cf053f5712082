//! Turns that begin, for the webhooks that are told of them.

use crate::{Connection, DatabaseError, database::statement::Parameters};
use diesel::sql_types::{Array, Integer, Nullable, Timestamptz, Uuid as SqlUuid};
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
    let mut turns = Parameters::default();
    let accounts = turns.bind::<Array<SqlUuid>, _>(begun.accounts);
    let game = turns.bind::<SqlUuid, _>(begun.game);
    let version = turns.bind::<Integer, _>(begun.version.cast_signed());
    let at = turns.bind::<Timestamptz, _>(begun.at.to_diesel());
    let deadline = turns.bind::<Nullable<Timestamptz>, _>(begun.deadline.map(ToDiesel::to_diesel));
    let text = format!(
        include_str!("turns_begun_write.sql"),
        accounts = accounts,
        game = game,
        version = version,
        at = at,
        deadline = deadline
    );
    turns.statement(text).execute(connection).await?;
    Ok(())
}
