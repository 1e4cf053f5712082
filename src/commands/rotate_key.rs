//! `railhead rotate-key`: a new key for access tokens.

use crate::{
    commands::database::Used,
    config::DatabaseOptions,
    hosting::limits::Limits,
    identity::Key,
    store::{self, Database, Process, accounts::keys},
};
use std::error::Error;

/// Adds a key to the database and prints its id.
pub async fn run(database: &DatabaseOptions) -> Result<(), Box<dyn Error>> {
    let used = Used::existing(database).await?;
    store::migrate(&used.url).await?;
    let db = Database::new(&used.url, 1, Process::new(Limits::default()))?;
    // If there is no key yet, this creates the first one, and the new key succeeds it.
    keys::signing_keys(&db).await?;
    let key = Key::generate()?;
    keys::add_signing_key(&db, &key.kid, key.seed()).await?;
    println!("key {} will sign in two minutes", key.kid);
    used.close().await
}
