//! Takes the steps of tournaments that are due.

use crate::{
    jobs::JobError,
    store::{Database, tournaments::advance},
};

pub async fn run(db: Database) -> Result<(), JobError> {
    Ok(advance::run(&db).await?)
}
