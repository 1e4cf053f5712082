//! `railhead rotate-key`: a new key for access tokens.

use crate::{
    commands::database::Used,
    config::Database,
    hosting::limits::Limits,
    identity::Key,
    store::{self, Process, Store},
};
use std::error::Error;

/// Adds a key to the database and prints its id.
///
/// # Errors
/// If the database cannot be used.
pub async fn run(database: &Database) -> Result<(), Box<dyn Error>> {
    let used = Used::existing(database).await?;
    store::migrate(&used.url).await?;
    let store = Store::new(&used.url, 1, Process::new(Limits::default()))?;
    // If there is no key yet, this creates the first one, and the new key succeeds it.
    store.signing_keys().await?;
    let key = Key::generate()?;
    store.add_signing_key(&key.kid, key.seed()).await?;
    println!("key {} will sign in two minutes", key.kid);
    used.close().await
}
