//! Reads the signing keys again, more often than the delay before a new key signs.

use crate::{
    identity::{Key, Keys, Ring},
    jobs::JobError,
    store::{
        Database,
        accounts::keys::{self, StoredKey},
    },
};
use std::sync::Arc;

pub async fn run(db: Database, keys: Arc<Keys>) -> Result<(), JobError> {
    keys.use_ring(stored_ring(&db).await?);
    Ok(())
}

pub async fn stored_ring(db: &Database) -> Result<Ring, JobError> {
    let key = |StoredKey { kid, seed, age }| Ok((Key::new(kid, &seed)?, age));
    let stored = keys::signing_keys(db).await?.into_iter().map(key).collect::<Result<Vec<_>, JobError>>()?;
    Ok(Ring::from_store(&stored)?)
}
