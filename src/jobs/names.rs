//! Folds the names of accounts from before they were compared by full case folding, and those that
//! replicas of an earlier release add.

use crate::{
    jobs::JobError,
    store::{Database, names},
};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The number of collisions that this process has reported.
static REPORTED: AtomicUsize = AtomicUsize::new(0);

/// Folds the names that were not folded yet, and reports new collisions.
pub async fn run(db: Database) -> Result<(), JobError> {
    let folded = names::fold(&db).await?;
    if folded > 0 {
        tracing::info!(folded, "names of accounts are compared by full case folding");
    }
    let collisions = names::collisions(&db).await?.len();
    if collisions > REPORTED.swap(collisions, Ordering::Relaxed) {
        tracing::warn!(collisions, "names differ from others in their spelling only; railhead check lists them");
    }
    Ok(())
}
