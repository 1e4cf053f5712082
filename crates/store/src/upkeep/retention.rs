//! Retention: deletes rows that are out of date. Every replica runs it; running it twice has no
//! further effect.

use crate::{Connection, Database, DatabaseError, access::account_kind::is_guest, schema::accounts};
use diesel::{
    QueryableByName,
    prelude::*,
    sql_query,
    sql_types::{Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// Guests without games who have been absent for 30 days. A guest account can only be reached
/// through its sessions, and every refresh updates its session.
fn guests_sql() -> String {
    format!(
        "SELECT id FROM accounts a WHERE {is_guest} AND created_at < $1 - interval '30 days' \
        AND NOT EXISTS (SELECT FROM sessions s WHERE s.account_id = a.id AND s.rotated_at >= $1 - interval '30 days') \
        AND NOT EXISTS (SELECT FROM game_seats g WHERE g.account_id = a.id) \
        AND NOT EXISTS (SELECT FROM former_players g WHERE g.account_id = a.id) FOR UPDATE",
        is_guest = is_guest("a")
    )
}

/// The rest: stored responses, notifications, phrases, reports, orders, vacations, wishes to be friends, dead
/// devices, sessions, API keys, ended sessions, challenges, alerts, names, throttles and keys.
const OTHERS: [&str; 20] = [
    "DELETE FROM stored_responses WHERE created_at < $1 - interval '25 hours'",
    "DELETE FROM inbox_items WHERE at < $1 - interval '60 days'",
    // While a game goes on, its phrases keep their numbers.
    // The games are looked up: a join may read all of them.
    "DELETE FROM phrases p WHERE p.said_at < $1 - interval '60 days' \
    AND (SELECT g.status FROM games g WHERE g.id = p.game_id) IN ('finished', 'void')",
    "DELETE FROM reports WHERE closed_at < $1 - interval '365 days'",
    "DELETE FROM standing_orders o WHERE (SELECT g.status FROM games g WHERE g.id = o.game_id) IN ('finished', 'void')",
    // Former wishes of accounts, when neither a refusal nor an item in an inbox counts any more.
    "DELETE FROM friendships WHERE wanted_at IS NULL AND coalesce(refused_until < $1, true) \
    AND coalesce(notified_at < $1 - interval '30 days', true)",
    "DELETE FROM vacations WHERE ends_at < $1 - interval '366 days'",
    // Devices whose push service has refused or failed so often that they will not come back.
    "DELETE FROM webhooks WHERE recipient = 'device' AND failures >= 100",
    "DELETE FROM outbox n WHERE NOT EXISTS (SELECT FROM webhooks w WHERE w.id = n.webhook_id)",
    "DELETE FROM webhook_deliveries WHERE created_at < $1 - interval '7 days'",
    "WITH ended AS (DELETE FROM sessions WHERE rotated_at < $1 - interval '60 days' RETURNING id) \
    DELETE FROM webhooks WHERE session_id IN (SELECT id FROM ended)",
    "DELETE FROM api_keys WHERE expires_at < $1 - interval '30 days'",
    "DELETE FROM ended_sessions WHERE ended_at < $1 - interval '1 hour'",
    // Longer than a nonce is valid, so that none is used twice.
    "DELETE FROM sign_in_challenges WHERE proven_at < $1 - interval '1 hour'",
    "DELETE FROM alerts WHERE ends_at < $1",
    "DELETE FROM alert_paces WHERE ready_at < $1 - interval '1 day'",
    "DELETE FROM alert_games WHERE opened_at < $1 - interval '1 day' AND woken IS NOT NULL",
    "DELETE FROM names WHERE free_at < $1",
    "DELETE FROM login_throttle WHERE window_began_at < $1 - interval '1 day' AND (locked_until < $1 - interval '1 day') IS NOT FALSE",
    // A key whose successor is a day old: none of its tokens can still be valid.
    "DELETE FROM signing_keys k WHERE EXISTS (SELECT FROM signing_keys n \
    WHERE n.created_at > k.created_at AND n.created_at < $1 - interval '1 day')",
];

#[derive(QueryableByName)]
struct Guest {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
}

/// Deletes the rows that are out of date at this time. Returns the number of deleted guests.
pub async fn delete_expired(db: &Database, time: jiff::Timestamp) -> Result<usize, DatabaseError> {
    let mut connection = db.connection("delete_expired").await?;
    let guests = delete_guests(&mut connection, time).await?;
    for statement in OTHERS {
        sql_query(statement).bind::<Timestamptz, _>(time.to_diesel()).execute(&mut connection).await?;
    }
    Ok(guests)
}

async fn delete_guests(connection: &mut Connection, time: jiff::Timestamp) -> Result<usize, DatabaseError> {
    Connection::transaction(connection, async |connection| {
        let absent = sql_query(guests_sql()).bind::<Timestamptz, _>(time.to_diesel()).load::<Guest>(connection).await?;
        let absent = absent.into_iter().map(|guest| guest.id).collect::<Vec<_>>();
        Ok(diesel::delete(accounts::table.filter(accounts::id.eq_any(absent))).execute(connection).await?)
    })
    .await
}
