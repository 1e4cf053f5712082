//! Changes of webhooks: their settings, pauses, and new secrets.

use crate::{
    Connection, Database, DatabaseError,
    database::{fetch::Fetch, locks::lock_accounts},
    error::WebhookError,
    hosting::{
        clock::after,
        notifications::{Notification, NotificationKind},
    },
    notifications::{
        notify::write_notice,
        webhooks::{
            KnownAddress, NewWebhook, PausedBy, QuietHours, Recipient, Webhook, WebhookSettings, is_of, load_one,
            refuse_twice,
        },
    },
    schema::{outbox, webhooks},
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::NullableTimestamp;
use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The time for which everything may fail before a webhook is paused.
const PATIENCE: SignedDuration = SignedDuration::from_hours(5 * 24);

/// The time for which old secrets sign as well.
const OVERLAP: SignedDuration = SignedDuration::from_hours(24);

/// The number of old secrets that sign: that of a rotation whose answer was lost, and the one that
/// the receiver knows.
const MAX_OLD_SECRETS: usize = 2;

/// Changes of a webhook. A field that is null or absent stays as it is.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WebhookChange {
    /// The URL to post to, as in `POST /v1/me/webhooks`. What waits is sent there at once.
    #[serde(default)]
    #[schema(max_length = 2000, example = "https://push.example.org/railhead/ada")]
    pub url: Option<String>,
    /// The kinds of notification to send. Empty: all.
    #[serde(default)]
    #[schema(max_items = 25)]
    pub kinds: Option<Vec<NotificationKind>>,
    /// Quiet hours, in which nothing is sent.
    #[serde(default)]
    pub quiet: Option<QuietHours>,
    /// The minutes for which to collect notifications before sending them together.
    #[serde(default)]
    #[schema(maximum = 1440)]
    pub digest_minutes: Option<u16>,
    /// The seconds before the deadline of a turn at which to send `deadline_near`. Empty: never.
    #[serde(default)]
    #[schema(max_items = 3, example = json!([3600]))]
    pub remind_before: Option<Vec<u32>>,
    /// The language of the person who reads the notifications (BCP 47).
    #[serde(default)]
    #[schema(max_length = 35, example = "de")]
    pub language: Option<String>,
    /// The maximum number of notifications in one request, 1 to 100.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 100, example = 1)]
    pub batch: Option<u8>,
    /// Whether to pause the webhook, or to resume it. What waits is dropped by a pause, and nothing is
    /// collected while it lasts.
    #[serde(default)]
    pub is_paused: Option<bool>,
}

impl WebhookChange {
    /// The settings of a webhook after the change.
    pub fn applied_to(self, webhook: Webhook) -> NewWebhook {
        NewWebhook {
            url: self.url.unwrap_or(webhook.url),
            kinds: self.kinds.unwrap_or(webhook.kinds),
            quiet: self.quiet.or(webhook.quiet),
            digest_minutes: self.digest_minutes.unwrap_or(webhook.digest_minutes),
            remind_before: self.remind_before.unwrap_or(webhook.remind_before),
            language: Some(self.language.unwrap_or(webhook.language)),
            batch: Some(self.batch.unwrap_or(webhook.batch)),
        }
    }
}

/// Gives a webhook of an account these settings, and pauses or resumes it if that is wanted.
///
/// # Errors
/// `NoSuchWebhook`, `Exists` if another one of the account has the address.
pub async fn change(
    db: &Database,
    account: Uuid,
    id: Uuid,
    new: &NewWebhook,
    pause: Option<bool>,
) -> Result<Webhook, WebhookError> {
    let now = db.now();
    let mut connection = db.connection("change_webhook").await?;
    Connection::transaction(&mut connection, async |connection| {
        lock_accounts(connection, &[account]).await?;
        let others = webhooks::table.filter(is_of(account, Recipient::Account).and(webhooks::id.ne(id)));
        let others = others.select((webhooks::id, webhooks::url)).load::<KnownAddress>(connection).await?;
        let before = load_one(connection, account, id, now).await?;
        if before.url != new.url {
            refuse_twice(&others, &new.url)?;
        }
        let mut settings = WebhookSettings::of(new)?;
        let paused_by = match pause {
            Some(true) => before.paused_by.or(Some(PausedBy::Owner)),
            Some(false) => None,
            None => before.paused_by,
        };
        let paused_kinds = paused_by.map(|_| std::mem::take(&mut settings.kinds));
        let pause = (webhooks::paused_by.eq(paused_by.map(<&str>::from)), webhooks::paused_kinds.eq(paused_kinds));
        let changed = diesel::update(webhooks::table.find(id)).set((webhooks::url.eq(&new.url), settings, pause));
        changed.execute(connection).await?;
        if paused_by.is_some() {
            drop_waiting(connection, id).await?;
        }
        if before.url != new.url || before.paused_by.is_some() && paused_by.is_none() {
            begin_anew(connection, id).await?;
        }
        load_one(connection, account, id, now).await
    })
    .await
}

/// Gives a webhook of an account another secret. Those before sign as well for a day.
///
/// # Errors
/// `NoSuchWebhook`.
pub async fn rotate_secret(
    db: &Database,
    account: Uuid,
    id: Uuid,
    secret: &SecretString,
) -> Result<Webhook, WebhookError> {
    let now = db.now();
    let mut connection = db.connection("rotate_webhook_secret").await?;
    Connection::transaction(&mut connection, async |connection| {
        let own = webhooks::table.find(id).filter(is_of(account, Recipient::Account)).for_no_key_update();
        let known = own.select((webhooks::secret, webhooks::retired_secrets, webhooks::retired_until));
        let known = known.fetch_optional::<(String, Vec<String>, NullableTimestamp)>(connection).await?;
        let (present, retired, until) = known.ok_or(WebhookError::NoSuchWebhook)?;
        let retired = if until.to_jiff().is_some_and(|until| until > now) { retired } else { Vec::new() };
        let retired = std::iter::once(present).chain(retired).take(MAX_OLD_SECRETS).collect::<Vec<_>>();
        let rotated = (
            webhooks::secret.eq(secret.expose_secret()),
            webhooks::retired_secrets.eq(retired),
            webhooks::retired_until.eq(NullableTimestamp::from(Some(after(now, OVERLAP)))),
        );
        diesel::update(webhooks::table.find(id)).set(rotated).execute(connection).await?;
        load_one(connection, account, id, now).await
    })
    .await
}

/// Pauses a webhook of an account to which nothing could be delivered for days, and writes to the inbox
/// of its owner. Returns the owner.
pub(crate) async fn pause_if_hopeless(
    connection: &mut Connection,
    id: Uuid,
    failing_since: Timestamp,
    now: Timestamp,
) -> Result<Option<Uuid>, DatabaseError> {
    if now.duration_since(failing_since) < PATIENCE {
        return Ok(None);
    }
    let active =
        webhooks::table.find(id).filter(webhooks::recipient.eq(Recipient::Account).and(webhooks::paused_by.is_null()));
    let paused = (
        webhooks::paused_by.eq(Some(<&str>::from(PausedBy::Failures))),
        webhooks::paused_kinds.eq(webhooks::kinds.nullable()),
        webhooks::kinds.eq(Vec::<String>::new()),
    );
    let paused = diesel::update(active).set(paused).returning(webhooks::account_id);
    let Some(Some(account)) = paused.fetch_optional::<Option<Uuid>>(connection).await? else { return Ok(None) };
    drop_waiting(connection, id).await?;
    write_notice(connection, account, Notification::WebhookPaused { webhook: id }, None).await?;
    Ok(Some(account))
}

async fn drop_waiting(connection: &mut Connection, id: Uuid) -> Result<(), DatabaseError> {
    diesel::delete(outbox::table.filter(outbox::webhook_id.eq(id))).execute(connection).await?;
    Ok(())
}

/// Forgets what has failed, and sends at once what waits for another attempt.
async fn begin_anew(connection: &mut Connection, id: Uuid) -> Result<(), DatabaseError> {
    let well = (
        webhooks::leased_until.eq(NullableTimestamp::from(None)),
        webhooks::failures.eq(0),
        webhooks::last_error.eq(None::<String>),
        webhooks::failing_since.eq(NullableTimestamp::from(None)),
    );
    diesel::update(webhooks::table.find(id)).set(well).execute(connection).await?;
    let waiting = outbox::table.filter(outbox::webhook_id.eq(id));
    diesel::update(waiting).set(outbox::due_at.eq(outbox::at)).execute(connection).await?;
    Ok(())
}
