//! The database of a command: the one it is given, or a private one.

use crate::{
    config::Database,
    postgres::{Options, Postgres},
};
use std::error::Error;

/// A database in use. A private one is kept alive by it.
pub struct Used {
    /// Where it is.
    pub url: String,
    /// The private PostgreSQL, if it is one.
    pub private: Option<Postgres>,
}

impl Used {
    /// Starts a private PostgreSQL unless another is named; one that runs already on the same data is shared.
    ///
    /// # Errors
    /// If it cannot be started, in words for a person.
    pub async fn open(database: &Database) -> Result<Used, Box<dyn Error>> {
        if let Some(url) = &database.url {
            return Ok(Used { url: url.clone(), private: None });
        }
        let options =
            Options { data_dir: database.data_dir.clone(), bin_dir: database.postgres_bin.clone(), durable: true };
        let postgres = tokio::task::spawn_blocking(move || Postgres::start(options)).await??;
        Ok(Used { url: postgres.url("railhead"), private: Some(postgres) })
    }

    /// Stops the private PostgreSQL, if it is one and nobody else uses it.
    ///
    /// # Errors
    /// If the task that stops it is lost.
    pub async fn close(self) -> Result<(), Box<dyn Error>> {
        if let Some(postgres) = self.private {
            tokio::task::spawn_blocking(move || postgres.stop()).await?;
        }
        Ok(())
    }
}
