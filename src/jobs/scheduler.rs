//! Runs due game work: expired clocks, bots of ended processes, tables open for too long;
//! and standing orders.

use crate::{jobs::JobError, store::Store};

/// Runs all work that is due.
///
/// # Errors
/// If the database does not answer.
pub async fn run(store: Store) -> Result<(), JobError> {
    while store.run_due_games().await? > 0 {}
    Ok(store.carry_out_orders().await?)
}
