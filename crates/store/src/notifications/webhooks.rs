//! Webhooks: the receivers of the notifications of an account, or of the operator, with their kinds
//! and quiet hours.

use crate::{
    Connection, Database, DatabaseError,
    database::fetch::Fetch,
    engine::Int,
    error::WebhookError,
    hosting::notifications::NotificationKind,
    log::codec::CodecError,
    null,
    quota::{self, Limit, MAX_WEBHOOKS},
    schema::webhooks,
};
use diesel::{dsl, prelude::*};
use diesel_async::{AsyncConnection, RunQueryDsl};
use http::Uri;
use jiff::{SignedDuration, Timestamp, civil::Time, tz::TimeZone};
use jiff_diesel::{NullableTimestamp, ToDiesel};
use secrecy::{ExposeSecret, SecretString};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoEnumIterator, IntoStaticStr, VariantArray};
use utoipa::ToSchema;
use uuid::Uuid;

/// The recipient of the notifications of a webhook.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Recipient {
    /// The operator, who has at most one.
    Operator,
    #[default]
    Account,
    /// A device of an account, by Web Push.
    Device,
}

/// The reason for which nothing is sent to a webhook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum PausedBy {
    /// Its owner paused it.
    Owner,
    /// Nothing could be delivered for five days.
    Failures,
}

/// Quiet hours, during which nothing is sent. Notifications are collected meanwhile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// The start, in local time.
    #[schema(value_type = String, pattern = r"^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$", example = "22:00:00")]
    pub from: Time,
    /// The end, in local time; on the next day if it is earlier than the start.
    #[schema(value_type = String, pattern = r"^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$", example = "07:30:00")]
    pub to: Time,
    /// The IANA name of the time zone.
    #[schema(max_length = 64, example = "Europe/Paris")]
    pub zone: String,
}

/// A webhook to add.
#[derive(Clone, Default, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    /// The URL to post to: `https`, port 443 or above 1023, and a public address.
    #[schema(max_length = 2000, example = "https://push.example.org/railhead/ada")]
    pub url: String,
    /// The kinds of notification to send. Default: all.
    #[serde(default, deserialize_with = "null::as_default")]
    #[schema(max_items = 25)]
    pub kinds: Vec<NotificationKind>,
    /// Quiet hours, in which nothing is sent. Notifications are collected and sent afterwards. Null
    /// for none.
    #[serde(default)]
    pub quiet: Option<QuietHours>,
    /// The minutes for which to collect notifications before sending them together. Default: 0,
    /// which sends at once.
    #[serde(default, deserialize_with = "null::as_default")]
    #[schema(maximum = 1440)]
    pub digest_minutes: u16,
    /// The seconds before the deadline of a turn at which to send `deadline_near`, 60 to 604,800;
    /// at most three times. Default: never.
    #[serde(default, deserialize_with = "null::as_default")]
    #[schema(max_items = 3, example = json!([3600]))]
    pub remind_before: Vec<u32>,
    /// The language of the person who reads the notifications (BCP 47). It is sent along. Default:
    /// `en`.
    #[schema(max_length = 35, example = "de")]
    pub language: Option<String>,
    /// The maximum number of notifications in one request, 1 to 100. One fits into any push
    /// message. Default: 100.
    #[schema(minimum = 1, maximum = 100, example = 1)]
    pub batch: Option<u8>,
}

/// A webhook of an account.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Webhook {
    /// The webhook's id.
    pub id: Uuid,
    /// The URL.
    pub url: String,
    /// The kinds of notification sent.
    pub kinds: Vec<NotificationKind>,
    /// Quiet hours, in which nothing is sent. Null for none.
    pub quiet: Option<QuietHours>,
    /// The minutes for which notifications are collected before they are sent together; 0 sends at
    /// once.
    pub digest_minutes: u16,
    /// The seconds before the deadline of a turn at which `deadline_near` is sent.
    #[schema(example = json!([3600]))]
    pub remind_before: Vec<u32>,
    /// The language of the person who reads the notifications (BCP 47).
    #[schema(example = "de")]
    pub language: String,
    /// The maximum number of notifications in one request.
    #[schema(example = 1)]
    pub batch: u8,
    /// The time at which the webhook was added.
    pub created_at: Timestamp,
    /// Consecutive failures. The delay before the next attempt grows with each one.
    #[schema(example = 0)]
    pub failures: u32,
    /// The reason for the last failure. Null if there was none.
    #[schema(example = "answered 500")]
    pub last_error: Option<String>,
    /// The time of the first of these failures. Null if the last request succeeded.
    pub failing_since: Option<Timestamp>,
    /// Notifications dropped because they could not be delivered for a day.
    #[schema(example = 0)]
    pub dropped: u32,
    /// Whether the webhook is paused: nothing is sent to it, and nothing is collected meanwhile.
    pub is_paused: bool,
    /// The reason for the pause. Null if it is not paused.
    pub paused_by: Option<PausedBy>,
    /// The time until which the secrets before the present one sign requests as well. Null if there is
    /// none.
    pub old_secrets_until: Option<Timestamp>,
}

impl QuietHours {
    /// Whether such hours exist.
    pub fn is_possible(&self) -> bool {
        self.from != self.to && TimeZone::get(&self.zone).is_ok()
    }

    /// The end of the quiet hours, if they apply now: the first moment at which no clock of the zone
    /// shows a time in them. Clocks that change meanwhile are looked at again when they do.
    pub(crate) fn until(&self, now: Timestamp) -> Option<Timestamp> {
        let zone = TimeZone::get(&self.zone).ok()?;
        let time = zone.to_datetime(now).time();
        let is_night = self.from > self.to;
        let is_quiet = if is_night { time >= self.from || time < self.to } else { time >= self.from && time < self.to };
        let left = self.to.duration_since(time);
        let left = if left.is_negative() { left + SignedDuration::from_hours(24) } else { left };
        let end = now.saturating_add(left).ok()?;
        let change = zone.following(now).next().map(|change| change.timestamp()).filter(|change| *change < end);
        is_quiet.then(|| change.map_or(end, |change| self.until(change).unwrap_or(change)))
    }
}

/// The settings of a webhook or a device, as they are stored.
#[derive(Insertable, AsChangeset)]
#[diesel(table_name = webhooks)]
pub(crate) struct WebhookSettings {
    pub kinds: Vec<NotificationKind>,
    #[diesel(treat_none_as_null = true)]
    quiet: Option<serde_json::Value>,
    digest_minutes: i16,
    remind_before: Vec<i32>,
    language: String,
    batch: i16,
}

impl WebhookSettings {
    /// The settings, with defaults for those that are not given.
    pub fn of(new: &NewWebhook) -> Result<WebhookSettings, CodecError> {
        let kinds = if new.kinds.is_empty() { NotificationKind::iter().collect() } else { new.kinds.clone() };
        // One that is wanted twice comes once.
        let mut remind_before = Vec::new();
        for seconds in new.remind_before.iter().map(|seconds| seconds.cast_signed()) {
            if !remind_before.contains(&seconds) {
                remind_before.push(seconds);
            }
        }
        Ok(WebhookSettings {
            kinds,
            quiet: new.quiet.as_ref().map(serde_json::to_value).transpose().map_err(CodecError::Encode)?,
            digest_minutes: new.digest_minutes.cast_signed(),
            remind_before,
            language: new.language.clone().unwrap_or_else(|| "en".to_owned()),
            batch: i16::from(new.batch.unwrap_or(100)),
        })
    }
}

/// The device that receives notifications instead of a webhook.
#[derive(Clone, Debug)]
pub struct PushTarget {
    pub session: Uuid,
    /// The key for which they are encrypted, an uncompressed point of P-256.
    pub public_key: Vec<u8>,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = webhooks)]
pub(crate) struct WebhookRow {
    id: Uuid,
    url: String,
    kinds: Vec<String>,
    quiet: Option<serde_json::Value>,
    digest_minutes: i16,
    remind_before: Vec<i32>,
    language: String,
    batch: i16,
    created_at: jiff_diesel::Timestamp,
    failures: i32,
    last_error: Option<String>,
    dropped: i32,
    failing_since: NullableTimestamp,
    paused_by: Option<String>,
    paused_kinds: Option<Vec<String>>,
    retired_until: NullableTimestamp,
}

/// Adds a webhook to an account, at an address at which it has none.
///
/// # Errors
/// `Exists`, `TooMany`.
pub async fn add(
    db: &Database,
    account: Uuid,
    new: &NewWebhook,
    secret: &SecretString,
) -> Result<Webhook, WebhookError> {
    let mut connection = db.connection("add_webhook").await?;
    let now = db.process.time.now();
    Connection::transaction(&mut connection, async |connection| {
        let mut keeping = quota::lock(connection, account, &[]).await?;
        let own = webhooks::table.filter(is_of(account, Recipient::Account));
        let known = own.select((webhooks::id, webhooks::url)).order(webhooks::id);
        let known = known.load::<KnownAddress>(keeping.connection()).await?;
        refuse_twice(&known, &new.url)?;
        if !quota::admit(&mut keeping, Limit::Webhooks).await? {
            return Err(WebhookError::TooMany { most: MAX_WEBHOOKS });
        }
        let id = insert(connection, Some(account), None, new, secret, now).await?;
        load_one(connection, account, id, now).await
    })
    .await
}

/// The webhooks of an account, the oldest first.
pub async fn list(db: &Database, account: Uuid) -> Result<Vec<Webhook>, DatabaseError> {
    let rows = webhooks::table
        .filter(is_of(account, Recipient::Account))
        .order((webhooks::created_at, webhooks::id))
        .select(WebhookRow::as_select())
        .load::<WebhookRow>(&mut db.connection("list_webhooks").await?)
        .await?;
    rows.into_iter().map(|row| webhook(row, db.now())).collect()
}

/// A webhook of an account.
///
/// # Errors
/// `NoSuchWebhook`.
pub async fn find(db: &Database, account: Uuid, id: Uuid) -> Result<Webhook, WebhookError> {
    load_one(&mut *db.connection("find_webhook").await?, account, id, db.now()).await
}

/// Deletes a webhook of an account; false if it has none of this id.
pub async fn delete(db: &Database, account: Uuid, id: Uuid) -> Result<bool, DatabaseError> {
    let one = webhooks::table.find(id).filter(is_of(account, Recipient::Account));
    Ok(diesel::delete(one).execute(&mut db.connection("delete_webhook").await?).await? > 0)
}

/// Sets or removes the operator's webhook, which receives the notifications of all accounts.
pub async fn set_operators(db: &Database, wanted: Option<(&str, &SecretString)>) -> Result<(), DatabaseError> {
    let mut connection = db.connection("set_operators_webhook").await?;
    let operators = || webhooks::table.filter(webhooks::recipient.eq(Recipient::Operator));
    let Some((url, secret)) = wanted else {
        diesel::delete(operators()).execute(&mut connection).await?;
        return Ok(());
    };
    let same = operators().filter(webhooks::url.eq(url));
    let kept = diesel::update(same).set(webhooks::secret.eq(secret.expose_secret())).execute(&mut connection).await?;
    if kept == 1 {
        return Ok(());
    }
    diesel::delete(operators()).execute(&mut connection).await?;
    let new = NewWebhook { url: url.to_owned(), ..NewWebhook::default() };
    insert(&mut connection, None, None, &new, secret, db.process.time.now()).await.map(drop)
}

/// The id and the URL of a webhook.
pub(super) type KnownAddress = (Uuid, String);

/// Refuses an address that is one of these.
///
/// # Errors
/// `Exists`.
pub(super) fn refuse_twice(known: &[KnownAddress], new: &str) -> Result<(), WebhookError> {
    match known.iter().find(|(_, url)| is_same_address(url, new)) {
        Some((id, _)) => Err(WebhookError::Exists { id: *id }),
        None => Ok(()),
    }
}

/// Whether two URLs lead to the same receiver: parts that a request does not send make no
/// difference.
fn is_same_address(one: &str, other: &str) -> bool {
    let address = |url: &str| {
        let url = url.parse::<Uri>().ok()?;
        let scheme = url.scheme_str()?.to_owned();
        let port = url.port_u16().unwrap_or(if scheme == "http" { 80 } else { 443 });
        Some((scheme, url.host()?.to_ascii_lowercase(), port, url.path_and_query()?.as_str().to_owned()))
    };
    one == other || address(one).is_some_and(|address_of_one| address(other) == Some(address_of_one))
}

pub(crate) async fn insert(
    connection: &mut Connection,
    account: Option<Uuid>,
    device: Option<&PushTarget>,
    new: &NewWebhook,
    secret: &SecretString,
    now: Timestamp,
) -> Result<Uuid, DatabaseError> {
    let id = Uuid::now_v7();
    let row = (
        webhooks::id.eq(id),
        webhooks::account_id.eq(account),
        webhooks::session_id.eq(device.map(|device| device.session)),
        webhooks::public_key.eq(device.map(|device| &device.public_key)),
        webhooks::url.eq(&new.url),
        webhooks::secret.eq(secret.expose_secret()),
        webhooks::created_at.eq(now.to_diesel()),
        WebhookSettings::of(new)?,
    );
    // Two replicas may start at once with the same option.
    diesel::insert_into(webhooks::table).values(row).on_conflict_do_nothing().execute(connection).await?;
    Ok(id)
}

/// The rows of an account, or those of its devices.
#[dsl::auto_type(no_type_alias)]
pub(crate) fn is_of(account: Uuid, recipient: Recipient) -> _ {
    webhooks::account_id.eq(account).and(webhooks::recipient.eq(recipient))
}

pub(super) async fn load_one(
    connection: &mut Connection,
    account: Uuid,
    id: Uuid,
    now: Timestamp,
) -> Result<Webhook, WebhookError> {
    let own = webhooks::table.find(id).filter(is_of(account, Recipient::Account)).select(WebhookRow::as_select());
    let row = own.fetch_optional::<WebhookRow>(connection).await?.ok_or(WebhookError::NoSuchWebhook)?;
    Ok(webhook(row, now)?)
}

pub(crate) fn webhook(row: WebhookRow, now: Timestamp) -> Result<Webhook, DatabaseError> {
    let WebhookRow {
        id,
        url,
        kinds,
        quiet,
        digest_minutes,
        remind_before,
        language,
        batch,
        created_at,
        failures,
        last_error,
        dropped,
        failing_since,
        paused_by,
        paused_kinds,
        retired_until,
    } = row;
    let paused_by = paused_by.and_then(|name| name.parse::<PausedBy>().ok());
    Ok(Webhook {
        id,
        url,
        kinds: NotificationKind::named(&paused_kinds.unwrap_or(kinds)),
        quiet: quiet.map(serde_json::from_value).transpose().map_err(CodecError::Decode)?,
        digest_minutes: digest_minutes.cast_unsigned(),
        remind_before: remind_before.into_iter().map(i32::cast_unsigned).collect(),
        language,
        batch: u8::saturating_from(batch),
        created_at: created_at.to_jiff(),
        failures: failures.cast_unsigned(),
        last_error,
        failing_since: failing_since.to_jiff(),
        dropped: dropped.cast_unsigned(),
        is_paused: paused_by.is_some(),
        paused_by,
        old_secrets_until: retired_until.to_jiff().filter(|until| *until > now),
    })
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn until(from: &str, to: &str, now: &str) -> Option<String> {
        let quiet =
            QuietHours { from: from.parse().unwrap(), to: to.parse().unwrap(), zone: "Europe/Paris".to_owned() };
        quiet.until(now.parse().unwrap()).map(|until| until.to_string())
    }

    #[test]
    fn quiet_hours_are_local_and_may_go_over_midnight() {
        let night = |now: &str| until("22:00", "07:00", now);
        assert_eq!(night("2026-07-01T19:59:59Z"), None);
        assert_eq!(night("2026-07-01T20:00:00Z").as_deref(), Some("2026-07-02T05:00:00Z"));
        assert_eq!(night("2026-07-02T04:59:59Z").as_deref(), Some("2026-07-02T05:00:00Z"));
        assert_eq!(night("2026-07-02T05:00:00Z"), None);
        assert_eq!(night("2026-12-01T20:30:00Z"), None, "an hour later in winter");
        let noon = |now: &str| until("12:00", "14:00", now);
        assert_eq!(noon("2026-07-01T11:00:00Z").as_deref(), Some("2026-07-01T12:00:00Z"));
        assert_eq!(noon("2026-07-01T12:00:00Z"), None);
        // On the night when clocks go forward there is no 2:30: it is 3:00 when it would have been 2:00.
        assert_eq!(until("22:00", "02:30", "2026-03-29T00:30:00Z").as_deref(), Some("2026-03-29T01:00:00Z"));
    }

    #[test]
    fn quiet_hours_end_by_the_clocks_of_their_zone() {
        let until = |zone: &str, (from, to): (&str, &str), now: &str| {
            let (from, to) = (from.parse().unwrap(), to.parse().unwrap());
            let end = QuietHours { from, to, zone: zone.to_owned() }.until(now.parse().unwrap());
            end.map(|end| end.to_string())
        };
        let night = ("22:30:00", "07:00:00");
        for (zone, now, end) in [
            ("Europe/Paris", "2027-03-27T22:00:00Z", "2027-03-28T05:00:00Z"),
            ("Europe/Paris", "2027-10-30T21:00:00Z", "2027-10-31T06:00:00Z"),
            ("America/New_York", "2027-03-14T04:00:00Z", "2027-03-14T11:00:00Z"),
            ("America/New_York", "2027-11-07T05:30:00Z", "2027-11-07T12:00:00Z"),
            ("Australia/Sydney", "2027-04-03T14:00:00Z", "2027-04-03T21:00:00Z"),
            ("Australia/Sydney", "2027-10-02T14:00:00Z", "2027-10-02T20:00:00Z"),
            ("Australia/Lord_Howe", "2027-04-03T14:00:00Z", "2027-04-03T20:30:00Z"),
            ("Australia/Lord_Howe", "2027-10-02T14:00:00Z", "2027-10-02T20:00:00Z"),
        ] {
            assert_eq!(until(zone, night, now).as_deref(), Some(end), "{zone} {now}");
        }
        // An hour that is there twice is quiet twice; one that is not there ends when it would begin.
        let early = ("22:00:00", "02:30:00");
        for (now, end) in [
            ("2027-10-31T00:15:00Z", Some("2027-10-31T00:30:00Z")),
            ("2027-10-31T00:45:00Z", None),
            ("2027-10-31T01:15:00Z", Some("2027-10-31T01:30:00Z")),
            ("2027-03-28T00:15:00Z", Some("2027-03-28T01:00:00Z")),
        ] {
            assert_eq!(until("Europe/Paris", early, now).as_deref(), end, "{now}");
        }
    }
}
