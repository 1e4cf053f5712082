//! Runs due game work: expired clocks, bots of ended processes, tables open for too long;
//! and standing orders.

use crate::{
    jobs::JobError,
    store::{
        Store,
        games::{scheduler, standing_orders},
    },
};

/// Runs all work that is due.
///
/// # Errors
/// If the database does not answer.
pub async fn run(store: Store) -> Result<(), JobError> {
    while scheduler::run_due_games(&store).await? > 0 {}
    Ok(standing_orders::carry_out_orders(&store).await?)
}
