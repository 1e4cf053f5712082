//! Migrations, and opening a database.

use crate::database::{Connection, connect, error::ConnectError, outage};
use diesel::{migration::MigrationSource, pg::Pg, result::Error as DieselError};
use diesel_async::{AsyncMigrationHarness, RunQueryDsl, pooled_connection::deadpool};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use std::time::Duration;

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations");

/// The key of the advisory lock under which migrations are applied: "railhead" in ASCII.
const MIGRATION_LOCK: i64 = 0x7261_696c_6865_6164;

/// The interval at which a process tries to take that lock. It must not wait for the lock in the
/// database: `CREATE INDEX CONCURRENTLY` waits for every running statement, so the two would be
/// deadlocked.
const MIGRATION_POLL: Duration = Duration::from_millis(100);

#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error(transparent)]
    Connect(#[from] ConnectError),
    #[error("cannot take the lock for migrations: {0}")]
    Lock(#[from] diesel::result::Error),
    #[error("cannot read which migrations were applied: {0}")]
    Applied(diesel::result::Error),
    #[error("a migration failed: {0}")]
    Migrate(Box<dyn std::error::Error + Send + Sync>),
    #[error("cannot make a pool of connections: {0}")]
    Pool(#[from] deadpool::BuildError),
}

impl OpenError {
    /// Whether the error may pass without a change of settings.
    pub fn passes(&self) -> bool {
        match self {
            OpenError::Connect(error) => error.passes(),
            OpenError::Lock(error) | OpenError::Applied(error) => outage::passes(error),
            OpenError::Migrate(_) | OpenError::Pool(_) => false,
        }
    }
}

/// Migrates the database to the current schema. Processes that start at once take turns. A role that may not
/// create tables can do this if there is nothing to do.
pub async fn migrate(url: &str) -> Result<(), OpenError> {
    let mut connection = connect::connect(url).await?;
    // The lock is released with the connection.
    while !is_current(&mut connection).await? && !try_lock(&mut connection).await? {
        tokio::time::sleep(MIGRATION_POLL).await;
    }
    if is_current(&mut connection).await? {
        return Ok(());
    }
    AsyncMigrationHarness::new(connection).run_pending_migrations(MIGRATIONS).map_err(OpenError::Migrate)?;
    Ok(())
}

/// The last migration that was applied to a database; none if there is none.
pub async fn last_migration(url: &str) -> Result<Option<String>, OpenError> {
    Ok(applied(&mut connect::connect(url).await?).await?.into_iter().max())
}

/// Whether this program has a migration.
pub fn has_migration(version: &str) -> bool {
    known().is_ok_and(|known| known.iter().any(|known| known == version))
}

async fn is_current(connection: &mut Connection) -> Result<bool, OpenError> {
    let applied = applied(connection).await?;
    Ok(known()?.iter().all(|version| applied.contains(version)))
}

async fn applied(connection: &mut Connection) -> Result<Vec<String>, OpenError> {
    #[derive(diesel::QueryableByName)]
    struct Applied {
        #[diesel(sql_type = diesel::sql_types::Text)]
        version: String,
    }
    let noted = "SELECT 1 WHERE to_regclass('__diesel_schema_migrations') IS NOT NULL";
    if diesel::sql_query(noted).execute(connection).await.map_err(OpenError::Applied)? == 0 {
        return Ok(Vec::new());
    }
    let applied = diesel::sql_query("SELECT version FROM __diesel_schema_migrations");
    let applied = applied.load::<Applied>(connection).await.map_err(OpenError::Applied)?;
    Ok(applied.into_iter().map(|applied| applied.version).collect())
}

fn known() -> Result<Vec<String>, OpenError> {
    let known = MigrationSource::<Pg>::migrations(&MIGRATIONS).map_err(OpenError::Migrate)?;
    Ok(known.iter().map(|migration| migration.name().version().to_string()).collect())
}

async fn try_lock(connection: &mut Connection) -> Result<bool, DieselError> {
    let lock = format!("SELECT 1 WHERE pg_try_advisory_lock({MIGRATION_LOCK})");
    Ok(diesel::sql_query(lock).execute(connection).await? == 1)
}
