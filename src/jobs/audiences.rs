//! Notifies the other replicas of the spectators here.

use crate::{
    jobs::JobError,
    store::{Database, lobby::spectators},
};

pub async fn run(db: Database) -> Result<(), JobError> {
    Ok(spectators::publish_audiences(&db).await?)
}
