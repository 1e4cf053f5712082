//! Deletes what is out of date.

use crate::{
    jobs::JobError,
    store::{Database, upkeep::retention},
};

pub async fn run(db: Database) -> Result<(), JobError> {
    let guests = retention::delete_expired(&db, db.database_time().await?).await?;
    tracing::info!(guests, "deleted expired rows");
    Ok(())
}
