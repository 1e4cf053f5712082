//! Notifies the other replicas of the spectators here.

use crate::{jobs::JobError, store::Store};

/// Writes the audiences of this replica.
///
/// # Errors
/// If the database does not answer.
pub async fn run(store: Store) -> Result<(), JobError> {
    Ok(store.publish_audiences().await?)
}
