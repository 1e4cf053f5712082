//! Notifies the other replicas of the spectators here.

use crate::{
    jobs::JobError,
    store::{Database, lobby::spectators},
};

/// Writes the audiences of this replica.
///
/// # Errors
/// If the database does not answer.
pub async fn run(db: Database) -> Result<(), JobError> {
    Ok(spectators::publish_audiences(&db).await?)
}
