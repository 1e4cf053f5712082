//! Finding out the kind of a database.

use crate::{Connection, Database, DatabaseError, citus, database::kind::DatabaseKind};
use diesel::result::Error as DieselError;

/// Finds out what the database can do. A process that does not know that it is distributed reads more
/// slowly, but correctly; its moves fail if a turn begins with them.
pub async fn find(db: &Database) -> Result<(), DatabaseError> {
    let kind = kind_of(&mut *db.connection("find_database_kind").await?).await?;
    db.process.set_database_kind(kind);
    Ok(())
}

/// The kind of a migrated database.
pub(crate) async fn kind_of(connection: &mut Connection) -> Result<DatabaseKind, DieselError> {
    Ok(if citus::is_distributed(connection).await? { DatabaseKind::Distributed } else { DatabaseKind::Ordinary })
}

/// Finds out again, soon.
pub(crate) fn look_for(db: &Database) {
    let db = db.clone();
    tokio::spawn(async move {
        match find(&db).await {
            Ok(()) => tracing::info!(distributed = db.process.is_distributed(), "looked where the logs are"),
            Err(error) => report!(error, "cannot find out where the logs are"),
        }
    });
}
