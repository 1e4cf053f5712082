//! Analyses finished games, one at a time, while the server is not busy.

use crate::{
    jobs::JobError,
    store::{Database, games::analyses},
};

pub async fn run(db: Database) -> Result<(), JobError> {
    while analyses::make_next(&db).await? {}
    Ok(())
}
