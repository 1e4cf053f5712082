//! Computes the percentiles of ratings.

use crate::{
    jobs::JobError,
    store::{Database, read_models::percentiles},
};

/// Computes the percentiles of all boards.
pub async fn run(db: Database) -> Result<(), JobError> {
    Ok(percentiles::recompute(&db).await?)
}
