//! Deletes what is out of date.

use crate::{
    jobs::JobError,
    store::{Database, accounts::bans, upkeep::retention},
};

pub async fn run(db: Database) -> Result<(), JobError> {
    let guests = retention::delete_expired(&db, db.database_time().await?).await?;
    bans::lift_those_over(&db, db.now()).await?;
    tracing::info!(guests, "deleted expired rows");
    Ok(())
}
