//! Migrations, and opening a database.

use crate::database::{Connection, connect, error::ConnectError, outage};
use diesel::{
    connection::BoxableConnection,
    migration::{self, Migration, MigrationMetadata, MigrationName, MigrationSource, MigrationVersion},
    pg::Pg,
    result::Error as DieselError,
};
use diesel_async::{AsyncMigrationHarness, RunQueryDsl, pooled_connection::deadpool};
use diesel_migrations::{EmbeddedMigrations, MigrationError, MigrationHarness, embed_migrations};
use std::{fmt, time::Duration};

/// The folders of `migrations`.
const FOLDERS: EmbeddedMigrations = embed_migrations!("../../migrations");

/// Every function and trigger.
const FUNCTIONS: &str = include_str!("../../../../migrations/functions.sql");

/// The end of the version of the functions, behind that of the newest migration. It sorts before every later one.
const SUFFIX: &str = "_functions";

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

/// The migrations of this release for a database that has had some applied: the folders, and after the
/// newest of them the functions, so that they are replaced once with each migration.
struct Migrations<'a> {
    applied: &'a [String],
}

impl MigrationSource<Pg> for Migrations<'_> {
    fn migrations(&self) -> migration::Result<Vec<Box<dyn Migration<Pg>>>> {
        let mut migrations = MigrationSource::<Pg>::migrations(&FOLDERS)?;
        let newest = migrations.iter().map(|migration| migration.name().version().to_string()).max();
        let functions = Functions { version: newest.unwrap_or_default() + SUFFIX };
        // A database that a newer release has migrated has the functions of that one.
        if self.applied.iter().all(|applied| *applied <= functions.version) {
            migrations.push(Box::new(functions));
        }
        Ok(migrations)
    }
}

/// The functions as a migration.
struct Functions {
    version: String,
}

impl fmt::Display for Functions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.version)
    }
}

impl MigrationName for Functions {
    fn version(&self) -> MigrationVersion<'_> {
        MigrationVersion::from(&self.version)
    }
}

/// They are replaced in a transaction.
impl MigrationMetadata for Functions {}

impl Migration<Pg> for Functions {
    fn run(&self, connection: &mut dyn BoxableConnection<Pg>) -> migration::Result<()> {
        Ok(connection.batch_execute(FUNCTIONS).map_err(|error| format!("functions.sql: {error}"))?)
    }

    fn revert(&self, _: &mut dyn BoxableConnection<Pg>) -> migration::Result<()> {
        Err(MigrationError::NoMigrationRevertFile.into())
    }

    fn metadata(&self) -> &dyn MigrationMetadata {
        self
    }

    fn name(&self) -> &dyn MigrationName {
        self
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
    let applied = applied(&mut connection).await?;
    let migrations = Migrations { applied: &applied };
    AsyncMigrationHarness::new(connection).run_pending_migrations(migrations).map_err(OpenError::Migrate)?;
    Ok(())
}

/// The last migration that was applied to a database, without its functions: later releases do not know those;
/// none if there is none.
pub async fn last_migration(url: &str) -> Result<Option<String>, OpenError> {
    let applied = applied(&mut connect::connect(url).await?).await?;
    Ok(applied.into_iter().filter(|version| !version.ends_with(SUFFIX)).max())
}

/// Whether this program has a migration.
pub fn has_migration(version: &str) -> bool {
    known(&[]).is_ok_and(|known| known.iter().any(|known| known == version))
}

async fn is_current(connection: &mut Connection) -> Result<bool, OpenError> {
    let applied = applied(connection).await?;
    Ok(known(&applied)?.iter().all(|version| applied.contains(version)))
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

fn known(applied: &[String]) -> Result<Vec<String>, OpenError> {
    let known = Migrations { applied }.migrations().map_err(OpenError::Migrate)?;
    Ok(known.iter().map(|migration| migration.name().version().to_string()).collect())
}

async fn try_lock(connection: &mut Connection) -> Result<bool, DieselError> {
    let lock = format!("SELECT 1 WHERE pg_try_advisory_lock({MIGRATION_LOCK})");
    Ok(diesel::sql_query(lock).execute(connection).await? == 1)
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_behind_the_newest_migration() {
        let mut known = known(&[]).unwrap();
        let functions = known.pop().unwrap();
        assert_eq!(Some(&*functions), known.iter().max().map(|newest| newest.clone() + SUFFIX).as_deref());
        assert!(known.iter().all(|version| *version < functions));
    }

    #[test]
    fn functions_of_a_newer_release_are_not_replaced() {
        let own = known(&[]).unwrap();
        assert_eq!(known(&own).unwrap(), own);
        let newer = [own.clone(), vec!["99990101000001".to_owned()]].concat();
        assert_eq!(Some(&*known(&newer).unwrap()), own.split_last().map(|(_, migrations)| migrations));
    }
}
