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
    let rows = accounts::table.filter(accounts::id.eq_any(ids)).order(accounts::id).select(accounts::id);
    Ok(rows.for_no_key_update().load::<Uuid>(connection).await?)
}

/// Locks the row of a game. It comes before those of accounts.
pub(crate) async fn lock_game(connection: &mut Connection, id: Uuid) -> Result<(), DatabaseError> {
    games::table.find(id).select(games::id).for_no_key_update().load::<Uuid>(connection).await?;
    Ok(())
}
