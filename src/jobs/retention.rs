//! Deletes what is out of date.

use crate::{jobs::JobError, store::Store};

/// Deletes what is out of date now.
///
/// # Errors
/// If the database does not answer.
pub async fn run(store: Store) -> Result<(), JobError> {
    let guests = store.delete_expired(jiff::Timestamp::now()).await?;
    tracing::info!(guests, "deleted expired rows");
    Ok(())
}
