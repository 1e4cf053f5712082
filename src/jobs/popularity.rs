//! Counts the routes and tickets of games that ended.

use crate::{
    jobs::JobError,
    store::{Store, read_models::popularity},
};

/// Counts all games that ended since the last time.
///
/// # Errors
/// If the database does not answer.
pub async fn run(store: Store) -> Result<(), JobError> {
    while popularity::recount(&store).await? > 0 {}
    Ok(())
}
