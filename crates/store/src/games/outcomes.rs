//! Outcomes of commands, written: their events are appended to the log, with the rows that follow from
//! them, in a group with moves of other games or in a transaction of its own.

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
    played: &CommandOutcome,
    by: Option<Uuid>,
    terms: CommandOptions<'_>,
) -> Result<bool, GameError> {
    db.check_clock().map_err(DatabaseError::from)?;
    if changes_rows(played, terms.key) {
        return write_on(db, &mut *db.connection("append_with_rows").await?, played, by, terms).await;
    }
    noting_health(db, group::append_in_group(db, append_of(db, played, terms.key)).await)
}

/// Appends the events with the rows derived from them, on this connection. False if the log has
/// another head; then nothing was written.
pub(crate) async fn write_on(
    db: &Database,
    connection: &mut Connection,
    played: &CommandOutcome,
    by: Option<Uuid>,
    terms: CommandOptions<'_>,
) -> Result<bool, GameError> {
    db.check_clock().map_err(DatabaseError::from)?;
    noting_health(
        db,
        if changes_rows(played, terms.key) {
            append_with_rows(db, connection, played, by, terms).await
        } else {
            append_on(db, append_of(db, played, terms.key), connection).await
        },
    )
}

/// The game's row is written first, because it is locked before the head everywhere.
async fn append_with_rows(
    db: &Database,
    connection: &mut Connection,
    played: &CommandOutcome,
    by: Option<Uuid>,
    CommandOptions { key, also, .. }: CommandOptions<'_>,
) -> Result<bool, GameError> {
    let after = &played.game;
    let outcome = Connection::transaction::<_, GameError, _>(connection, async |connection| {
        seat_rows::write_game(connection, after).await?;
        if !append_on(db, append_of(db, played, None), connection).await? {
            return Err(DieselError::RollbackTransaction.into());
        }
        if let Some(key) = key.filter(|_| !played.events.is_empty()) {
            reserve_key(connection, key, after, None).await?;
        }
        seat_rows::admit(db, connection, played, by).await?;
        seat_rows::write(db, connection, after, by, &played.events).await?;
        notify::write_notifications(connection, after.id, &played.notifications, None, after.updated_at).await?;
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

fn append_of(db: &Database, played: &CommandOutcome, key: Option<&IdempotentRequest>) -> Append {
    let response = key.filter(|_| !played.events.is_empty()).map(|keyed| ResponseRow {
        account: keyed.account,
        key: keyed.key.clone(),
        request: keyed.request,
    });
    Append {
        game: played.game.id,
        since: played.since,
        entries: played.entries.clone(),
        waits_for: WaitingSeats::of(&played.game),
        due_at: played.game.due_at(&db.process.limits),
        at: played.game.updated_at,
        begun: played.turns_begun.clone(),
        response,
    }
}

/// Whether an append needs a transaction with other rows: those that follow from its events, or a
/// response whose key counts elsewhere than in the game.
fn changes_rows(played: &CommandOutcome, key: Option<&IdempotentRequest>) -> bool {
    played.changes_seats() || key.is_some_and(|key| key.scope != played.game.id)
}

fn noting_health(db: &Database, outcome: Result<bool, GameError>) -> Result<bool, GameError> {
    match &outcome {
        Ok(_) => db.process.health.append_succeeded(),
        Err(error) => error.fault().into_iter().for_each(|fault| db.process.health.append_failed(fault)),
    }
    outcome
}
