//! Outcomes of commands, written: their events are appended to the log, with the rows that follow
//! from them, in a group with moves of other games or in a transaction of its own.

use crate::{
    Connection, Database, DatabaseError, GameError,
    append::{Append, ResponseRow},
    events::group::{self, append_on},
    games::{command_options::CommandOptions, seat_rows},
    hosting::{outcome::CommandOutcome, waiting::WaitingSeats},
    idempotency::{IdempotentRequest, reserve_key},
    notifications::notify,
};
use diesel::result::Error as DieselError;
use diesel_async::AsyncConnection;
use uuid::Uuid;

/// Appends the events with the rows derived from them, on a connection of its own or in a group.
/// False if the log has another head; then nothing was written.
pub(crate) async fn write(
    db: &Database,
    outcome: &CommandOutcome,
    by: Option<Uuid>,
    options: CommandOptions<'_>,
) -> Result<bool, GameError> {
    db.check_clock().map_err(DatabaseError::from)?;
    if changes_rows(outcome, options.key) {
        return write_on(db, &mut *db.connection("append_with_rows").await?, outcome, by, options).await;
    }
    noting_health(db, group::append_in_group(db, append_of(db, outcome, options.key)).await)
}

/// Appends the events with the rows derived from them, on this connection. False if the log has
/// another head; then nothing was written.
pub(crate) async fn write_on(
    db: &Database,
    connection: &mut Connection,
    outcome: &CommandOutcome,
    by: Option<Uuid>,
    options: CommandOptions<'_>,
) -> Result<bool, GameError> {
    db.check_clock().map_err(DatabaseError::from)?;
    noting_health(
        db,
        if changes_rows(outcome, options.key) {
            append_with_rows(db, connection, outcome, by, options).await
        } else {
            append_on(db, append_of(db, outcome, options.key), connection).await
        },
    )
}

/// The game's row is written first, because it is locked before the head everywhere.
async fn append_with_rows(
    db: &Database,
    connection: &mut Connection,
    outcome: &CommandOutcome,
    by: Option<Uuid>,
    CommandOptions { key, also, .. }: CommandOptions<'_>,
) -> Result<bool, GameError> {
    let after = &outcome.game;
    let outcome = Connection::transaction::<_, GameError, _>(connection, async |connection| {
        seat_rows::write_game(connection, after).await?;
        if !append_on(db, append_of(db, outcome, None), connection).await? {
            return Err(DieselError::RollbackTransaction.into());
        }
        if let Some(key) = key.filter(|_| !outcome.events.is_empty()) {
            reserve_key(connection, key, after, None).await?;
        }
        seat_rows::admit(db, connection, outcome, by).await?;
        seat_rows::write(connection, after, by, &outcome.events).await?;
        notify::write_notifications(connection, after.id, &outcome.notifications, None, after.updated_at).await?;
        if let Some(also) = also {
            also(connection).await?;
        }
        Ok(true)
    });
    match outcome.await {
        Err(GameError::Database(DatabaseError::Query(DieselError::RollbackTransaction))) => Ok(false),
        outcome => outcome,
    }
}

fn append_of(db: &Database, outcome: &CommandOutcome, key: Option<&IdempotentRequest>) -> Append {
    let response = key.filter(|_| !outcome.events.is_empty()).map(|keyed| ResponseRow {
        account: keyed.account,
        key: keyed.key.clone(),
        request: keyed.request,
    });
    Append {
        game: outcome.game.id,
        since: outcome.since,
        entries: outcome.entries.clone(),
        waits_for: WaitingSeats::of(&outcome.game),
        due_at: outcome.game.due_at(&db.process.limits),
        at: outcome.game.updated_at,
        begun: outcome.turns_begun.clone(),
        response,
    }
}

/// Whether an append needs a transaction with other rows: those that follow from its events, or a
/// response whose key counts elsewhere than in the game.
fn changes_rows(outcome: &CommandOutcome, key: Option<&IdempotentRequest>) -> bool {
    outcome.changes_seats() || key.is_some_and(|key| key.scope != outcome.game.id)
}

fn noting_health(db: &Database, outcome: Result<bool, GameError>) -> Result<bool, GameError> {
    match &outcome {
        Ok(_) => db.process.health.append_succeeded(),
        Err(error) => error.fault().into_iter().for_each(|fault| db.process.health.append_failed(fault)),
    }
    outcome
}
