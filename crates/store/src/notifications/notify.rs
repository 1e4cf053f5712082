//! Writing notifications: about a game in the transaction of the events they are about, about an
//! account by themselves.

use crate::{
    Connection, DatabaseError,
    access::table_is_shown,
    database::{locks::lock_accounts, prepared::Prepare, statement::Parameters},
    hosting::notifications::{AccountNotification, Notification},
    log::codec::CodecError,
};
use diesel::{
    sql_query,
    sql_types::{Array, Integer, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// Writes a notice, together with its deliveries, unless the account has had the same one of the same account
/// within a day: a stranger who has a token cannot fill an inbox. Its deliveries are about no game.
const NOTICE: &str = "WITH raised AS (UPDATE accounts SET inbox_seq = inbox_seq + 1 WHERE id = $1 AND NOT EXISTS (\
        SELECT FROM inbox_items WHERE account_id = $1 AND game_id IS NULL AND notification = $2::jsonb \
        AND by_account IS NOT DISTINCT FROM $3 AND at > now() - interval '1 day') RETURNING inbox_seq), \
    items AS (INSERT INTO inbox_items (account_id, seq, notification, by_account, at) \
        SELECT $1, inbox_seq, $2::jsonb, $3, now() FROM raised) \
    INSERT INTO outbox (webhook_id, account_id, game_id, version, notification, by_account, at, due_at) \
    SELECT w.id, $1, '00000000-0000-0000-0000-000000000000', 0, $2::jsonb, $3, now(), now() \
    FROM raised JOIN webhooks w \
    ON coalesce(w.account_id, '00000000-0000-0000-0000-000000000000') IN ($1, '00000000-0000-0000-0000-000000000000') \
    WHERE $2::jsonb ->> 'kind' = ANY (w.kinds)";

/// Writes a notice about the account itself, or about the account `by`.
pub(crate) async fn write_notice(
    connection: &mut Connection,
    account: Uuid,
    notice: Notification,
    by: Option<Uuid>,
) -> Result<(), DatabaseError> {
    let notice = serde_json::to_string(&notice).map_err(CodecError::Encode)?;
    let write = sql_query(NOTICE).bind::<SqlUuid, _>(account).bind::<Text, _>(notice);
    write.bind::<Nullable<SqlUuid>, _>(by).execute(connection).await?;
    Ok(())
}

/// Numbers notifications of a game and writes them, together with the deliveries to webhooks; `by`
/// is the account that sends an invitation. A deleted account has no row to update, so it gets no
/// item. No account is invited to a game with a player who is hidden from it.
pub(crate) async fn write_notifications(
    connection: &mut Connection,
    game: Uuid,
    notifications: &[AccountNotification],
    by: Option<Uuid>,
    at: Timestamp,
) -> Result<(), DatabaseError> {
    if notifications.is_empty() {
        return Ok(());
    }
    let accounts = notifications.iter().map(|one| one.account).collect::<Vec<_>>();
    lock_accounts(connection, &accounts).await?;
    let texts = notifications.iter().map(|one| serde_json::to_string(&one.notification)).collect::<Result<Vec<_>, _>>();
    let texts = texts.map_err(CodecError::Encode)?;
    let versions = notifications.iter().map(|one| one.version.cast_signed()).collect::<Vec<_>>();
    let mut items = Parameters::default();
    let game = items.bind::<SqlUuid, _>(game);
    let accounts = items.bind::<Array<SqlUuid>, _>(accounts);
    let versions = items.bind::<Array<Integer>, _>(versions);
    let texts = items.bind::<Array<Text>, _>(texts);
    let by = items.bind::<Nullable<SqlUuid>, _>(by);
    let at = items.bind::<Timestamptz, _>(at.to_diesel());
    let write = items.statement(format!(
        include_str!("notify_write.sql"),
        game = game,
        accounts = accounts,
        versions = versions,
        notifications = texts,
        by = by,
        at = at,
        shown = table_is_shown("n.account_id", &game)
    ));
    write.prepared().execute(connection).await?;
    Ok(())
}
