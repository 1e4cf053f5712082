//! Writes the heartbeat of this replica.

use crate::{
    jobs::JobError,
    store::{Database, games::scheduler},
};

/// Writes one heartbeat.
///
/// # Errors
/// If the database does not answer.
pub async fn run(db: Database) -> Result<(), JobError> {
    Ok(scheduler::heartbeat(&db).await?)
}
