//! Tells games of the vacations and sleeping hours of their players.

use crate::{
    jobs::JobError,
    store::{Store, absences::compare},
};

/// Compares the games of players for whom it is time.
///
/// # Errors
/// If the database does not answer.
pub async fn run(store: Store) -> Result<(), JobError> {
    Ok(compare::due_games(&store).await?)
}
