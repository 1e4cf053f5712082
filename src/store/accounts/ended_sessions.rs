//! Sessions and API keys that have ended.

use crate::store::{
    Connection, DatabaseError,
    schema::{ended_sessions, webhooks},
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use uuid::Uuid;

/// Has all replicas refuse the tokens of sessions and API keys that were deleted, and deletes their devices:
/// by triggers and foreign keys the database has done so already, where there are any.
pub(crate) async fn note_ended(connection: &mut Connection, ended: &[Uuid]) -> Result<(), DatabaseError> {
    if ended.is_empty() {
        return Ok(());
    }
    let rows = ended.iter().map(|id| ended_sessions::id.eq(*id)).collect::<Vec<_>>();
    diesel::insert_into(ended_sessions::table).values(rows).on_conflict_do_nothing().execute(connection).await?;
    let devices = webhooks::table.filter(webhooks::session_id.eq_any(ended.iter().map(|id| Some(*id))));
    diesel::delete(devices).execute(connection).await?;
    Ok(())
}
