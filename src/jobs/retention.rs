//! Deletes what is out of date.

use crate::{
    jobs::JobError,
    store::{Store, retention},
};

/// Deletes what is out of date now.
///
/// # Errors
/// If the database does not answer.
pub async fn run(store: Store) -> Result<(), JobError> {
    let guests = retention::delete_expired(&store, jiff::Timestamp::now()).await?;
    tracing::info!(guests, "deleted expired rows");
    Ok(())
}
