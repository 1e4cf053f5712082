//! Runs due game work: expired clocks, bots of ended processes, tables open for too long;
//! and standing orders.

use crate::{
    jobs::JobError,
    store::{
        Database,
        games::{scheduler, standing_orders},
    },
};

pub async fn run(db: Database) -> Result<(), JobError> {
    while scheduler::run_due_games(&db).await? > 0 {}
    Ok(standing_orders::carry_out_orders(&db).await?)
}
