//! Applies vacations and sleeping hours of players to their games.

use crate::{
    jobs::JobError,
    store::{Database, games::reconcile},
};

/// Compares the games of players for whom it is time.
pub async fn run(db: Database) -> Result<(), JobError> {
    Ok(reconcile::due_games(&db).await?)
}
