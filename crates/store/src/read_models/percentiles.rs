//! Percentiles of ratings among active players. They are kept as at most a hundred limits for each
//! board, which a job computes from all ratings: so a profile reads a hundred rows at most, however
//! many players there are, where a count over an index would read one entry for each player below.

use crate::{Connection, Database, DatabaseError, database::fetch::Fetch, read_models::standings::ranked};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Bool, Timestamptz},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::SignedDuration;
use jiff_diesel::ToDiesel;

/// The time since the last rated game for which a player is active.
const ACTIVE: SignedDuration = SignedDuration::from_hours(90 * 24);

/// The key of the advisory lock held while computing: "percent" in ASCII.
const LOCK: i64 = 0x70_6572_6365_6e74;

fn write_sql() -> String {
    format!(include_str!("percentiles.sql"), listed = ranked())
}

#[derive(QueryableByName)]
struct Held {
    #[diesel(sql_type = Bool)]
    held: bool,
}

/// Computes the limits anew, unless another replica is computing them. Only players whom leaderboards
/// list count.
pub async fn recompute(db: &Database) -> Result<(), DatabaseError> {
    let since = (db.now() - ACTIVE).to_diesel();
    let mut connection = db.connection("count_percentiles").await?;
    Connection::transaction(&mut connection, async |connection| {
        let hold = sql_query(format!("SELECT pg_try_advisory_xact_lock({LOCK}) AS held"));
        if hold.fetch_one::<Held>(connection).await?.held {
            sql_query("DELETE FROM rating_percentiles").execute(connection).await?;
            sql_query(write_sql()).bind::<Timestamptz, _>(since).execute(connection).await?;
        }
        Ok(())
    })
    .await
}
