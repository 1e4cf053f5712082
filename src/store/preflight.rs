//! The state and settings of the database, for `railhead check`.

use crate::store::{Database, DatabaseError, database::fetch::Fetch};
use diesel::{
    QueryableByName, sql_query,
    sql_types::{Bool, Integer, Text, Timestamptz},
};
use jiff_diesel::Timestamp;

/// Local connections have no address.
const EXAMINE: &str = "SELECT current_setting('server_version') AS version, \
    current_setting('server_version_num')::int AS version_number, \
    current_setting('fsync') = 'on' AS fsync, \
    current_setting('full_page_writes') = 'on' AS full_page_writes, \
    current_setting('synchronous_commit') AS synchronous_commit, \
    current_setting('synchronous_standby_names') AS synchronous_standbys, \
    current_setting('data_checksums') = 'on' AS checksums, \
    pg_is_in_recovery() AS is_standby, \
    coalesce((SELECT rolsuper FROM pg_roles WHERE rolname = current_user), false) AS is_superuser, \
    coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS is_encrypted, \
    coalesce(inet_server_addr() << '127.0.0.0/8' OR inet_server_addr() = '::1', true) AS is_local, \
    clock_timestamp() AS now";

/// The state and settings of the database.
#[derive(Debug, QueryableByName)]
pub struct Examination {
    /// The version of PostgreSQL.
    #[diesel(sql_type = Text)]
    pub version: String,
    /// The same, for comparisons: 150018 for 15.18.
    #[diesel(sql_type = Integer)]
    pub version_number: i32,
    /// Whether commits reach the disk.
    #[diesel(sql_type = Bool)]
    pub fsync: bool,
    /// Whether pages torn by a power failure can be repaired.
    #[diesel(sql_type = Bool)]
    pub full_page_writes: bool,
    /// The event that a commit waits for.
    #[diesel(sql_type = Text)]
    pub synchronous_commit: String,
    /// The standbys that a commit waits for.
    #[diesel(sql_type = Text)]
    pub synchronous_standbys: String,
    /// Whether pages have checksums.
    #[diesel(sql_type = Bool)]
    pub checksums: bool,
    /// Whether it takes no writes.
    #[diesel(sql_type = Bool)]
    pub is_standby: bool,
    /// Whether the role may do everything.
    #[diesel(sql_type = Bool)]
    pub is_superuser: bool,
    /// Whether the connection uses TLS.
    #[diesel(sql_type = Bool)]
    pub is_encrypted: bool,
    /// Whether it is on this machine.
    #[diesel(sql_type = Bool)]
    pub is_local: bool,
    /// Its clock.
    #[diesel(sql_type = Timestamptz)]
    pub now: Timestamp,
}

/// Reads the state and settings of the database.
///
/// # Errors
/// If it does not answer.
pub async fn run(db: &Database) -> Result<Examination, DatabaseError> {
    Ok(sql_query(EXAMINE).fetch_one(&mut *db.connection("examine").await?).await?)
}
