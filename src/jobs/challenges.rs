//! Makes the deals of daily challenges ahead of time, and reveals deals whose last game is over.

use crate::{
    jobs::JobError,
    store::{Database, challenges, deals},
};

pub async fn run(db: Database) -> Result<(), JobError> {
    challenges::prepare(&db).await?;
    deals::reveal_due(&db).await?;
    Ok(())
}
