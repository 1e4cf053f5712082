//! The lock between a rebuild and everything that must not happen during one.

use crate::{Connection, DatabaseError, database::prepared::Prepare};
use diesel::sql_query;
use diesel_async::RunQueryDsl;

/// The key of the advisory lock that separates the end of games from the beginning and end of a
/// rebuild: "remains" in ASCII.
pub(super) const LOCK: i64 = 0x72_656d_6169_6e73;

/// Prevents a rebuild from beginning or ending until the end of the transaction. Must be taken
/// before any account is locked.
pub(crate) async fn block_rebuild(connection: &mut Connection) -> Result<(), DatabaseError> {
    sql_query(format!("SELECT pg_advisory_xact_lock_shared({LOCK})")).prepared().execute(connection).await?;
    Ok(())
}
