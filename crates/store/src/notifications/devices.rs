//! Devices to which notifications are pushed: one row of `webhooks` for a session, until it ends.

use crate::{
    Connection, Database, DatabaseError,
    database::{fetch::Fetch, locks::lock_accounts},
    notifications::webhooks::{
        NewWebhook, PushTarget, Recipient, Webhook, WebhookRow, WebhookSettings, insert, webhook,
    },
    schema::{accounts, sessions, webhooks},
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::Timestamp;
use secrecy::{ExposeSecret, SecretString};
use uuid::Uuid;

/// The maximum number of devices of an account to which notifications are pushed. A move writes a row for each
/// of a player whose turn begins.
pub const MAX_DEVICES: u32 = 20;

/// Subscribes a device of an account. It replaces the subscription of the session, and those of
/// other sessions at the same URL, which are of the same browser. `None` if the session has ended or
/// the account is banned.
pub async fn subscribe(
    db: &Database,
    account: Uuid,
    device: &PushTarget,
    new: &NewWebhook,
    secret: &SecretString,
) -> Result<Option<Webhook>, DatabaseError> {
    let now = db.process.time.now();
    let mut connection = db.connection("subscribe_device").await?;
    Connection::transaction(&mut connection, async |connection| {
        lock_accounts(connection, &[account]).await?;
        let session = sessions::table.find(device.session).filter(sessions::account_id.eq(account));
        let session = session.select(sessions::id).for_no_key_update();
        let welcome = accounts::table.find(account).filter(accounts::banned_at.is_null()).select(accounts::id);
        let is_open = session.fetch_optional::<Uuid>(connection).await?.is_some();
        if !is_open || welcome.fetch_optional::<Uuid>(connection).await?.is_none() {
            return Ok(None);
        }
        let kept = webhooks::session_id
            .eq(device.session)
            .and(webhooks::url.eq(&new.url))
            .and(webhooks::public_key.eq(&device.public_key))
            .and(webhooks::secret.eq(secret.expose_secret()));
        let is_same = webhooks::table.filter(kept).select(webhooks::id);
        if let Some(id) = is_same.fetch_optional::<Uuid>(connection).await? {
            change(connection, id, new).await?;
        } else {
            let same_browser = webhooks::recipient.eq(Recipient::Device).and(webhooks::url.eq(&new.url));
            let replaced = webhooks::table.filter(webhooks::session_id.eq(device.session).or(same_browser));
            diesel::delete(replaced).execute(connection).await?;
            drop_oldest(connection, account).await?;
            insert(connection, Some(account), Some(device), new, secret, now).await?;
        }
        load(connection, device.session, now).await
    })
    .await
}

/// Makes room for another device of an account whose row is locked: those that subscribed first go.
async fn drop_oldest(connection: &mut Connection, account: Uuid) -> Result<(), DatabaseError> {
    let own = webhooks::account_id.eq(account).and(webhooks::recipient.eq(Recipient::Device));
    let oldest = webhooks::table.filter(own).select(webhooks::id).order((webhooks::created_at.desc(), webhooks::id));
    let oldest = oldest.offset(i64::from(MAX_DEVICES) - 1).load::<Uuid>(connection).await?;
    diesel::delete(webhooks::table.filter(webhooks::id.eq_any(oldest))).execute(connection).await?;
    Ok(())
}

pub async fn subscribed(db: &Database, session: Uuid) -> Result<Option<Webhook>, DatabaseError> {
    load(&mut *db.connection("read_device").await?, session, db.now()).await
}

pub async fn unsubscribe(db: &Database, session: Uuid) -> Result<(), DatabaseError> {
    let own = webhooks::table.filter(webhooks::session_id.eq(session));
    diesel::delete(own).execute(&mut db.connection("unsubscribe_device").await?).await?;
    Ok(())
}

async fn change(connection: &mut Connection, id: Uuid, new: &NewWebhook) -> Result<(), DatabaseError> {
    diesel::update(webhooks::table.find(id)).set(WebhookSettings::of(new)?).execute(connection).await?;
    Ok(())
}

async fn load(connection: &mut Connection, session: Uuid, now: Timestamp) -> Result<Option<Webhook>, DatabaseError> {
    let own = webhooks::table.filter(webhooks::session_id.eq(session)).select(WebhookRow::as_select());
    own.fetch_optional::<WebhookRow>(connection).await?.map(|row| webhook(row, now)).transpose()
}
