//! `railhead restore`: a private database from a backup.

use crate::{
    commands::{
        backup::{DATA, Record},
        database,
    },
    config::Restore,
    postgres::Postgres,
    store,
};
use std::error::Error;
use tokio::task::block_in_place;

/// Verifies and copies the backup, and starts its server once.
///
/// # Errors
/// If the backup is damaged or of a newer release, or the data directory is not empty.
pub async fn run(options: &Restore) -> Result<(), Box<dyn Error>> {
    let record = Record::read(&options.backup)?;
    if let Some(migration) =
        record.migration.as_deref().filter(|migration| !store::database::migrations::has_migration(migration))
    {
        return Err(format!(
            "the backup is of Railhead {}, whose migration {migration} this one ({}) does not know: restore it with \
             that release or a later one",
            record.railhead,
            env!("CARGO_PKG_VERSION"),
        )
        .into());
    }
    let postgres =
        block_in_place(|| Postgres::restore(&options.backup.join(DATA), database::private(&options.private)))?;
    store::database::migrations::last_migration(&postgres.url("railhead")).await?;
    println!("restored into {}: the backup of {}", postgres.data_dir().display(), record.completed_at);
    block_in_place(|| postgres.stop());
    Ok(())
}
