//! Writes the heartbeat of this replica.

use crate::{
    jobs::JobError,
    store::{Database, games::scheduler},
};

pub async fn run(db: Database) -> Result<(), JobError> {
    Ok(scheduler::heartbeat(&db).await?)
}
