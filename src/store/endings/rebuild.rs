//! Everything derived from endings, computed anew from the logs.

use super::{LOCK, derive, facts};
use crate::store::{Connection, Error, Store, schema::games};
use diesel::{prelude::*, sql_query};
use diesel_async::{AsyncConnection, RunQueryDsl};
use uuid::Uuid;

/// What is derived from endings, and from nothing else.
const TABLES: [&str; 10] = [
    "results",
    "ratings",
    "rating_changes",
    "tallies",
    "meetings",
    "standings",
    "game_facts",
    "route_facts",
    "ticket_facts",
    "facts_pending",
];

impl Store {
    /// Empties every table that is derived from endings and fills it again, game after game in the order they ended; tells of how
    /// many of how many games it has read the log. Until it is done others see what was there before; games that end meanwhile, and
    /// accounts that are deleted, wait for it.
    ///
    /// # Errors
    /// If the database does not answer, or a log cannot be read; then nothing has changed.
    pub async fn rebuild(&self, mut tell: impl FnMut(usize, usize) + Send) -> Result<usize, Error> {
        let mut connection = self.connection().await?;
        Connection::transaction(&mut connection, async |connection| {
            sql_query(format!("SELECT pg_advisory_xact_lock({LOCK})")).execute(connection).await?;
            for table in TABLES {
                sql_query(format!("DELETE FROM {table}")).execute(connection).await?;
            }
            let ended = games::table.filter(games::ended_seq.is_not_null()).order(games::ended_seq).select(games::id);
            let ended = ended.load::<Uuid>(connection).await?;
            for (read, game) in (1..).zip(&ended) {
                derive(connection, *game).await?;
                tell(read, ended.len());
            }
            while facts::count(connection).await? > 0 {}
            Ok(ended.len())
        })
        .await
    }
}
