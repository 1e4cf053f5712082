//! Row locks, taken in the same order everywhere.

use crate::{
    Connection, DatabaseError,
    schema::{accounts, games},
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use uuid::Uuid;

/// Locks the rows of accounts, always in the same order to avoid deadlocks. Returns those that there are: the
/// others were deleted.
pub(crate) async fn lock_accounts(connection: &mut Connection, ids: &[Uuid]) -> Result<Vec<Uuid>, DatabaseError> {
    Ok(lock_accounts_with_bans(connection, ids).await?.into_iter().map(|(id, _)| id).collect())
}

/// Locks the rows of accounts in that order, too. Returns those that there are, and whether each is banned.
pub(crate) async fn lock_accounts_with_bans(
    connection: &mut Connection,
    ids: &[Uuid],
) -> Result<Vec<(Uuid, bool)>, DatabaseError> {
    let rows = accounts::table.filter(accounts::id.eq_any(ids)).order(accounts::id);
    let rows = rows.select((accounts::id, accounts::banned_at.is_not_null()));
    Ok(rows.for_no_key_update().load::<(Uuid, bool)>(connection).await?)
}

/// Locks the row of a game. It comes before those of accounts.
pub(crate) async fn lock_game(connection: &mut Connection, id: Uuid) -> Result<(), DatabaseError> {
    games::table.find(id).select(games::id).for_no_key_update().load::<Uuid>(connection).await?;
    Ok(())
}
