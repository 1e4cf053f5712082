//! Counts the players of seasons, and writes the final places of those that are over.

use crate::{
    jobs::JobError,
    store::{Database, seasons::close},
};

pub async fn run(db: Database) -> Result<(), JobError> {
    Ok(close::run(&db).await?)
}
