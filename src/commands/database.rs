//! The database that a command uses: the configured one, or a private one.

use crate::{
    config::Database,
    postgres::{Options, Postgres},
};
use std::error::Error;

/// A database in use. A private PostgreSQL runs as long as this value exists.
pub struct Used {
    /// The URL of the database.
    pub url: String,
    /// The private PostgreSQL, if used.
    pub private: Option<Postgres>,
}

impl Used {
    /// Starts a private PostgreSQL unless a database is configured. One that already runs on the
    /// same data is shared.
    ///
    /// # Errors
    /// If PostgreSQL cannot be started, with a message for the operator.
    pub async fn open(database: &Database) -> Result<Used, Box<dyn Error>> {
        if let Some(url) = &database.url {
            return Ok(Used { url: url.clone(), private: None });
        }
        let options =
            Options { data_dir: database.data_dir.clone(), bin_dir: database.postgres_bin.clone(), durable: true };
        let postgres = tokio::task::spawn_blocking(move || Postgres::start(options)).await??;
        Ok(Used { url: postgres.url("railhead"), private: Some(postgres) })
    }

    /// Stops the private PostgreSQL, unless another process uses it.
    ///
    /// # Errors
    /// If the task that stops it fails.
    pub async fn close(self) -> Result<(), Box<dyn Error>> {
        if let Some(postgres) = self.private {
            tokio::task::spawn_blocking(move || postgres.stop()).await?;
        }
        Ok(())
    }
}
