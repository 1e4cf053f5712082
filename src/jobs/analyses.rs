//! Sums the luck and the errors of finished games, one at a time, while the server is not busy.

use crate::{
    jobs::JobError,
    store::{Database, games::luck_sums},
};

pub async fn run(db: Database) -> Result<(), JobError> {
    while luck_sums::sum_next(&db).await? {}
    Ok(())
}
