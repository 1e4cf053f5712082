//! What time does away with. Every replica sweeps; sweeping twice does nothing.

use crate::store::{Error, Store};
use diesel::{sql_query, sql_types::Timestamptz};
use diesel_async::RunQueryDsl;
use jiff_diesel::ToDiesel;

/// Guests who were not there for 30 days and have no games. A guest's account has no other way in than its sessions, and
/// a session is used whenever it is refreshed.
const GUESTS: &str = "DELETE FROM accounts a WHERE password_hash IS NULL AND created_at < $1 - interval '30 days' \
    AND NOT EXISTS (SELECT FROM sessions s WHERE s.account_id = a.id AND s.rotated_at >= $1 - interval '30 days') \
    AND NOT EXISTS (SELECT FROM game_seats g WHERE g.account_id = a.id)";

/// The rest: answers, news, sessions, their ends, names and keys.
const OTHERS: [&str; 8] = [
    "DELETE FROM kept_answers WHERE kept_at < $1 - interval '25 hours'",
    "DELETE FROM inbox_items WHERE at < $1 - interval '60 days'",
    "DELETE FROM webhook_news n WHERE NOT EXISTS (SELECT FROM webhooks w WHERE w.id = n.webhook_id)",
    "DELETE FROM sessions WHERE rotated_at < $1 - interval '60 days'",
    "DELETE FROM ended_sessions WHERE ended_at < $1 - interval '1 hour'",
    "DELETE FROM names WHERE free_at < $1",
    "DELETE FROM sign_in_attempts WHERE greatest(since, locked_until) < $1 - interval '1 day'",
    // A key whose successor is a day old: no token of it can be left.
    "DELETE FROM signing_keys k WHERE EXISTS (SELECT FROM signing_keys n \
    WHERE n.created_at > k.created_at AND n.created_at < $1 - interval '1 day')",
];

impl Store {
    /// Does away with what is out of date at this time; answers how many guests that were.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn sweep(&self, time: jiff::Timestamp) -> Result<usize, Error> {
        let mut connection = self.connection().await?;
        let swept = |statement| sql_query(statement).bind::<Timestamptz, _>(time.to_diesel());
        let guests = swept(GUESTS).execute(&mut connection).await?;
        for statement in OTHERS {
            swept(statement).execute(&mut connection).await?;
        }
        Ok(guests)
    }
}
