//! The clock of the database.

use crate::{
    Connection, DatabaseError,
    database::{fetch::Fetch, prepared::Prepare},
};
use diesel::{QueryableByName, sql_query, sql_types::Timestamptz};
use jiff::Timestamp;

/// `now()` is that of the transaction, and a pooler may have begun it before.
const CLOCK: &str = "SELECT clock_timestamp() AS time";

#[derive(QueryableByName)]
struct DatabaseTime {
    #[diesel(sql_type = Timestamptz)]
    time: jiff_diesel::Timestamp,
}

/// The time of the database.
pub(crate) async fn database_time(connection: &mut Connection) -> Result<Timestamp, DatabaseError> {
    let DatabaseTime { time } = sql_query(CLOCK).prepared().fetch_one(connection).await?;
    Ok(time.to_jiff())
}
