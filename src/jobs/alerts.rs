//! Wakes accounts that wait for a table like one that was opened.

use crate::{
    jobs::JobError,
    store::{Database, alerts::wake},
};

pub async fn run(db: Database) -> Result<(), JobError> {
    Ok(wake::run(&db).await?)
}
