//! Begins the seasons of leagues that are due.

use crate::{
    jobs::JobError,
    store::{Database, leagues::season},
};

pub async fn run(db: Database) -> Result<(), JobError> {
    Ok(season::run(&db).await?)
}
