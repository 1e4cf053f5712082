//! The state and settings of the database, for `railhead check`.

use crate::{Database, DatabaseError, database::fetch::Fetch};
use diesel::{
    QueryableByName, sql_query,
    sql_types::{Bool, Integer, Text, Timestamptz},
};
use jiff_diesel::Timestamp;

/// Local connections have no address.
const EXAMINE: &str = include_str!("preflight_examine.sql");

/// The state and settings of the database.
#[derive(Debug, QueryableByName)]
pub struct Preflight {
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
    /// Whether the tables are there.
    #[diesel(sql_type = Bool)]
    pub has_tables: bool,
    /// Whether the role may create them.
    #[diesel(sql_type = Bool)]
    pub may_create_tables: bool,
    /// Its clock.
    #[diesel(sql_type = Timestamptz)]
    pub now: Timestamp,
}

pub async fn run(db: &Database) -> Result<Preflight, DatabaseError> {
    Ok(sql_query(EXAMINE).fetch_one(&mut *db.connection("examine").await?).await?)
}
