//! Rows of deleted accounts, where the database has no foreign keys that delete them.

use crate::store::{Connection, DatabaseError};
use diesel::{
    sql_query,
    sql_types::{Array, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

/// Rows that go with an account, by the column that names it. `tests/api/plain_sql.rs` compares them with
/// the foreign keys of an ordinary database.
pub const DELETED: [(&str, &str); 31] = [
    ("names", "account_id"),
    ("sessions", "account_id"),
    ("game_invitations", "account_id"),
    ("inbox_items", "account_id"),
    ("webhooks", "account_id"),
    ("recovery_codes", "account_id"),
    ("mutes", "account_id"),
    ("mutes", "muted_id"),
    ("identities", "account_id"),
    ("friendships", "account_id"),
    ("friendships", "friend_id"),
    ("blocks", "account_id"),
    ("blocks", "blocked_id"),
    ("standing_orders", "account_id"),
    ("game_spectators", "account_id"),
    ("vacations", "account_id"),
    ("sleeping_hours", "account_id"),
    ("absence_checks", "account_id"),
    ("seat_offers", "offered_by"),
    ("bots", "account_id"),
    ("api_keys", "account_id"),
    ("imported_games", "account_id"),
    ("deal_players", "account_id"),
    ("challenge_games", "account_id"),
    ("alerts", "account_id"),
    ("alert_paces", "account_id"),
    ("alert_games", "opener_id"),
    ("league_members", "account_id"),
    ("calendar_links", "account_id"),
    ("acquaintances", "account_id"),
    ("acquaintances", "other_id"),
];

/// Rows that stay without the account.
pub const KEPT: [(&str, &str); 10] = [
    ("game_seats", "account_id"),
    ("admin_actions", "admin_id"),
    ("admin_actions", "account_id"),
    ("phrases", "account_id"),
    ("former_players", "account_id"),
    ("analyses", "asked_by"),
    ("tournaments", "organiser_id"),
    ("tournament_players", "account_id"),
    ("season_places", "account_id"),
    ("leagues", "organiser_id"),
];

/// The log of deliveries names its webhook only.
const DELIVERIES: &str = "DELETE FROM webhook_deliveries WHERE webhook_id IN \
    (SELECT id FROM webhooks WHERE account_id = ANY ($1))";

/// Does what the foreign keys of an ordinary database do when these accounts are deleted.
pub(crate) async fn delete(connection: &mut Connection, accounts: &[Uuid]) -> Result<(), DatabaseError> {
    let deleted = DELETED.iter().map(|(table, column)| format!("DELETE FROM {table} WHERE {column} = ANY ($1)"));
    let kept =
        KEPT.iter().map(|(table, column)| format!("UPDATE {table} SET {column} = NULL WHERE {column} = ANY ($1)"));
    for statement in [DELIVERIES.to_owned()].into_iter().chain(deleted).chain(kept) {
        sql_query(statement).bind::<Array<SqlUuid>, _>(accounts).execute(connection).await?;
    }
    Ok(())
}
