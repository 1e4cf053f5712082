//! The database that a command uses: the configured one, or a private one.

use crate::{
    config::{DatabaseOptions, PrivateDatabase},
    postgres::{Options, Postgres},
    store,
};
use std::error::Error;

/// The choice of a private PostgreSQL.
pub fn private(PrivateDatabase { data_dir, postgres_bin }: &PrivateDatabase) -> Options {
    Options { data_dir: data_dir.clone(), bin_dir: postgres_bin.clone(), durable: true }
}

/// A database in use. A private PostgreSQL runs as long as this value exists.
pub struct Used {
    pub url: String,
    pub private: Option<Postgres>,
}

impl Used {
    /// Starts a private PostgreSQL unless a database is configured. One that already runs on the
    /// same data is shared.
    pub async fn open(database: &DatabaseOptions) -> Result<Used, Box<dyn Error>> {
        if let Some(url) = &database.url {
            return Ok(Used { url: url.clone(), private: None });
        }
        let data_dir = &database.private.data_dir;
        if data_dir.exists() && !data_dir.is_dir() {
            return Err(format!("--data-dir {}: this is a file, not a directory", data_dir.display()).into());
        }
        let options = private(&database.private);
        let postgres = tokio::task::spawn_blocking(move || Postgres::start(options)).await??;
        Ok(Used { url: postgres.url("railhead"), private: Some(postgres) })
    }

    /// As [`Used::open`], but never creates a database.
    ///
    /// # Errors
    /// If there is none, or PostgreSQL cannot be started.
    pub async fn existing(database: &DatabaseOptions) -> Result<Used, Box<dyn Error>> {
        let is_new = database.url.is_none() && !Postgres::exists_in(&database.private.data_dir);
        if is_new && !database.private.data_dir.is_file() {
            let folder = std::path::absolute(&database.private.data_dir)?;
            return Err(format!(
                "there is no database in {}; name one with --data-dir or --database-url",
                folder.display()
            )
            .into());
        }
        Used::open(database).await
    }

    /// The database, for people: where it is, without its password.
    pub fn place(&self) -> String {
        match &self.private {
            Some(postgres) => format!("database in {}", postgres.data_dir().display()),
            None => format!("database at {}", store::database::connect::place_of(&self.url)),
        }
    }

    /// Stops the private PostgreSQL, unless another process uses it.
    pub async fn close(self) -> Result<(), Box<dyn Error>> {
        if let Some(postgres) = self.private {
            tokio::task::spawn_blocking(move || postgres.stop()).await?;
        }
        Ok(())
    }
}
