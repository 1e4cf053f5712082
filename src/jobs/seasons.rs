//! Counts the players of seasons, and writes the final places of those that are over.

use crate::{
    jobs::JobError,
    store::{Database, seasons::close},
};

pub async fn count(db: Database) -> Result<(), JobError> {
    Ok(close::count(&db).await?)
}

pub async fn close(db: Database) -> Result<(), JobError> {
    Ok(close::close_due(&db).await?)
}
