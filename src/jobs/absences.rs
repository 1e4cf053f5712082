//! Applies vacations and sleeping hours of players to their games.

use crate::{jobs::JobError, store::Store};

/// Compares the games of players for whom it is time.
///
/// # Errors
/// If the database does not answer.
pub async fn run(store: Store) -> Result<(), JobError> {
    Ok(store.compare_due_games().await?)
}
