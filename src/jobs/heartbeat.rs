//! Writes the heartbeat of this replica.

use crate::{
    jobs::JobError,
    store::{Store, games::scheduler},
};

/// Writes one heartbeat.
///
/// # Errors
/// If the database does not answer.
pub async fn run(store: Store) -> Result<(), JobError> {
    Ok(scheduler::heartbeat(&store).await?)
}
