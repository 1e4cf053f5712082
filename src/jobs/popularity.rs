//! Counts the routes and tickets of games that ended.

use crate::{
    jobs::JobError,
    store::{Database, read_models::popularity},
};

/// Counts all games that ended since the last time.
pub async fn run(db: Database) -> Result<(), JobError> {
    while popularity::recount(&db).await? > 0 {}
    Ok(())
}
