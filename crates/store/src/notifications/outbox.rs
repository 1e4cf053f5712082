//! The outbox of webhooks and devices. Deliveries are taken by one replica at a time, dropped once they
//! are outdated, and retried for a day.

use crate::{
    Connection, Database, DatabaseError,
    database::{
        fetch::Fetch,
        statement::{Parameters, Statement},
    },
    engine::{Int, whole},
    hosting::clock::after,
    log::codec::CodecError,
    notifications::{
        delivery::{Delivery, read_batch},
        webhook_attempts::{SentRequest, note_attempt},
        webhook_changes::pause_if_hopeless,
        webhooks::{PushTarget, QuietHours, Recipient},
    },
    schema::{outbox, webhooks},
};
use diesel::{
    dsl::min,
    prelude::*,
    sql_query,
    sql_types::{Array, Binary, Bool, Integer, Jsonb, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::{NullableTimestamp, Timestamp as SqlTimestamp, ToDiesel};
use rand::RngExt;
use secrecy::SecretString;
use strum::IntoStaticStr;
use uuid::Uuid;

/// The time for which a webhook is reserved for the replica that sends to it; longer than a request
/// may take.
pub(super) const LEASE: SignedDuration = SignedDuration::from_secs(60);

/// The time for which a delivery is retried.
const PATIENCE: SignedDuration = SignedDuration::from_hours(24);

/// The delay after the first failure, in seconds. Each further failure doubles it, up to the
/// maximum.
const FIRST_WAIT: f64 = 10.0;
const LONGEST_WAIT: f64 = 7200.0;

/// Heads of games may be on other servers, where outbox and seats are not.
///
/// Puts reminders off whose turn has got more time; deletes turns that are over and their reminders,
/// turns superseded by a later one in the same game, and tables that have no open seat any more.
const OUTDATED: [&str; 4] = [
    "WITH heads AS MATERIALIZED (SELECT game_id, deadline FROM game_heads WHERE game_id IN (SELECT game_id FROM outbox \
        WHERE webhook_id = $1 AND batch IS NULL AND notification ->> 'kind' = 'deadline_near')) \
    UPDATE outbox n SET at = h.near, due_at = h.near FROM (SELECT o.id, \
        heads.deadline - (o.notification ->> 'seconds')::integer * interval '1 s' AS near FROM outbox o JOIN heads USING (game_id) \
        WHERE o.webhook_id = $1 AND o.batch IS NULL AND o.notification ->> 'kind' = 'deadline_near') AS h \
    WHERE n.id = h.id AND h.near > n.due_at",
    "WITH heads AS MATERIALIZED (SELECT game_id, waits_for FROM game_heads \
        WHERE game_id IN (SELECT game_id FROM outbox WHERE webhook_id = $1)) \
    DELETE FROM outbox n WHERE webhook_id = $1 AND notification ->> 'kind' IN ('your_turn', 'deadline_near') AND NOT EXISTS ( \
        SELECT FROM game_seats s JOIN heads h ON h.game_id = s.game_id WHERE s.game_id = n.game_id \
        AND s.account_id = n.account_id AND h.waits_for & (1 << s.seat) <> 0)",
    "DELETE FROM outbox n USING outbox later WHERE n.webhook_id = $1 AND later.webhook_id = $1 \
        AND later.account_id = n.account_id AND later.game_id = n.game_id AND later.version > n.version \
        AND n.notification ->> 'kind' = 'your_turn' AND later.notification ->> 'kind' = 'your_turn'",
    "DELETE FROM outbox n USING games g WHERE n.webhook_id = $1 AND n.notification ->> 'kind' = 'table_opened' \
        AND g.id = n.game_id AND (g.status <> 'lobby' OR g.open_seats = 0)",
];

/// For a device: a later notification of a game replaces those that wait, as its topic does at the
/// push service.
const REPLACED: &str = "DELETE FROM outbox n USING outbox later WHERE n.webhook_id = $1 AND later.webhook_id = $1 \
    AND later.game_id = n.game_id AND n.game_id <> '00000000-0000-0000-0000-000000000000' AND later.due_at <= $2 \
    AND (later.at, later.version, later.notification ->> 'kind' = 'your_turn', later.id) \
        > (n.at, n.version, n.notification ->> 'kind' = 'your_turn', n.id)";

/// Deletes deliveries that were retried for too long.
const HOPELESS: &str = "WITH dropped AS (DELETE FROM outbox WHERE webhook_id = $1 \
        AND (first_tried_at < $2 OR at < $2 AND (SELECT failures > 0 FROM webhooks WHERE id = $1)) RETURNING id) \
    UPDATE webhooks SET dropped = dropped + (SELECT count(*) FROM dropped) WHERE id = $1";

/// The delay of a notification to a device, which may have received the event from a replica
/// meanwhile.
const SUPPRESSION: SignedDuration = SignedDuration::from_secs(3);

fn delay(recipient: Recipient) -> SignedDuration {
    match recipient {
        Recipient::Operator | Recipient::Account => SignedDuration::ZERO,
        Recipient::Device => SUPPRESSION,
    }
}

/// The webhooks for which requests are wanted.
#[derive(Clone, Default, Debug)]
pub struct DueFilter {
    pub recipient: Recipient,
    /// Only webhooks whose last request succeeded, and not those in `slow`.
    pub only_quick: bool,
    /// Accounts that have enough requests under way.
    pub busy_accounts: Vec<Uuid>,
    /// Hosts, with their ports, to which enough requests are under way.
    pub busy_hosts: Vec<String>,
    /// Webhooks that took long to answer.
    pub slow: Vec<Uuid>,
}

#[derive(Debug)]
pub struct Outgoing {
    pub webhook: Uuid,
    pub recipient: Recipient,
    /// The id of the batch; the same on every attempt.
    pub batch: Uuid,
    /// The account of the webhook; none for the operator's.
    pub account: Option<Uuid>,
    /// The device, if it is not a webhook.
    pub device: Option<PushTarget>,
    pub url: String,
    pub secret: SecretString,
    /// The secrets before, while they sign as well.
    pub old_secrets: Vec<SecretString>,
    pub at: Timestamp,
    pub content: Content,
}

/// The content of a request.
#[derive(Debug)]
pub enum Content {
    /// Notifications that are due.
    Due(Vec<Delivery>),
    /// The body of a test or a redelivery, for which the owner of the webhook has asked.
    Wanted(String),
}

#[derive(Clone, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Sent {
    Delivered,
    /// It is to be repeated.
    Failed {
        /// The reason, for the owner.
        why: String,
        /// The delay that the receiver requests.
        wait: Option<SignedDuration>,
    },
    /// The receiver will never take it.
    Refused {
        /// The reason, for the owner.
        why: String,
    },
    /// The receiver is gone for good.
    Gone,
}

#[derive(QueryableByName)]
struct Due {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    account_id: Option<Uuid>,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    session_id: Option<Uuid>,
    #[diesel(sql_type = Nullable<Binary>)]
    public_key: Option<Vec<u8>>,
    #[diesel(sql_type = Text)]
    url: String,
    #[diesel(sql_type = Text)]
    secret: String,
    #[diesel(sql_type = Array<Text>)]
    retired_secrets: Vec<String>,
    #[diesel(sql_type = Nullable<Jsonb>)]
    quiet: Option<serde_json::Value>,
    #[diesel(sql_type = SmallInt)]
    digest_minutes: i16,
    #[diesel(sql_type = SmallInt)]
    batch: i16,
    #[diesel(sql_type = Integer)]
    failures: i32,
}

enum Look {
    Nothing,
    /// It has to wait, or its deliveries were outdated.
    PutOff,
    Send(Box<Outgoing>),
}

/// Takes the next request that is due and reserves its webhook for a minute.
pub async fn take_due(db: &Database, filter: &DueFilter) -> Result<Option<Outgoing>, DatabaseError> {
    let now = db.process.time.now();
    let mut connection = db.connection("take_delivery").await?;
    loop {
        let look = async |connection: &mut Connection| look(connection, now, filter).await;
        match Connection::transaction(&mut connection, look).await? {
            Look::Nothing => return Ok(None),
            Look::PutOff => {}
            Look::Send(outgoing) => return Ok(Some(*outgoing)),
        }
    }
}

/// Records the outcome of a request and, for the log of a webhook of an account, the request.
pub async fn note_sent(
    db: &Database,
    webhook: Uuid,
    batch: Uuid,
    sent: &Sent,
    logged: Option<&SentRequest>,
) -> Result<(), DatabaseError> {
    let now = db.process.time.now();
    let mut connection = db.connection("note_delivery").await?;
    let paused = Connection::transaction(&mut connection, async |connection| {
        let mut paused = None;
        match sent {
            Sent::Delivered => note_delivered(connection, webhook, batch).await?,
            Sent::Failed { why, wait } => paused = note_failed(connection, webhook, why, *wait, now).await?,
            Sent::Refused { why } => note_refused(connection, webhook, batch, why).await?,
            Sent::Gone => {
                diesel::delete(outbox::table.filter(outbox::webhook_id.eq(webhook))).execute(connection).await?;
                diesel::delete(webhooks::table.find(webhook)).execute(connection).await?;
            }
        }
        if let Some(logged) = logged {
            note_attempt(connection, batch, webhook, logged).await?;
        }
        Ok::<_, DatabaseError>(paused)
    })
    .await?;
    db.process.hub.notify_inboxes(paused.as_slice());
    Ok(())
}

/// A webhook with a delivery that is due by a time, to which no replica is sending, and that this
/// process may send to. Webhooks that do not fail come first.
fn next_due(due_by: SqlTimestamp, filter: &DueFilter) -> Statement<'_> {
    let mut webhook = Parameters::default();
    let due_by = webhook.bind::<Timestamptz, _>(due_by);
    let only_quick = webhook.bind::<Bool, _>(filter.only_quick);
    let recipient = webhook.bind::<Text, _>(filter.recipient);
    let busy_accounts = webhook.bind::<Array<SqlUuid>, _>(&filter.busy_accounts);
    let busy_hosts = webhook.bind::<Array<Text>, _>(&filter.busy_hosts);
    let slow = webhook.bind::<Array<SqlUuid>, _>(&filter.slow);
    webhook.statement(format!(
        "SELECT id, account_id, session_id, public_key, url, secret, \
        CASE WHEN retired_until > {due_by} THEN retired_secrets ELSE '{{}}' END AS retired_secrets, \
        quiet, digest_minutes, batch, failures \
        FROM webhooks w WHERE id IN (SELECT webhook_id FROM outbox WHERE due_at <= {due_by}) \
        AND coalesce(leased_until <= {due_by}, true) \
        AND recipient = {recipient} AND NOT (coalesce(account_id, id) = ANY ({busy_accounts})) \
        AND NOT (lower(substring(url FROM '://([^/?#]*)')) = ANY ({busy_hosts})) \
        AND (NOT {only_quick} OR failures = 0 AND NOT (id = ANY ({slow}))) \
        ORDER BY failures, leased_until NULLS FIRST LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED"
    ))
}

async fn look(connection: &mut Connection, now: Timestamp, filter: &DueFilter) -> Result<Look, DatabaseError> {
    let due_by = after(now, -delay(filter.recipient)).to_diesel();
    let due = next_due(due_by, filter).fetch_optional::<Due>(connection).await?;
    let Some(due) = due else { return Ok(Look::Nothing) };
    if let Some(until) = rests_until(connection, &due, now).await? {
        put_off(connection, due.id, until).await?;
        return Ok(Look::PutOff);
    }
    for outdated in OUTDATED {
        sql_query(outdated).bind::<SqlUuid, _>(due.id).execute(connection).await?;
    }
    if filter.recipient == Recipient::Device {
        let replaced = sql_query(REPLACED).bind::<SqlUuid, _>(due.id).bind::<Timestamptz, _>(due_by);
        replaced.execute(connection).await?;
    }
    let hopeless = sql_query(HOPELESS).bind::<SqlUuid, _>(due.id);
    hopeless.bind::<Timestamptz, _>(after(now, -PATIENCE).to_diesel()).execute(connection).await?;
    let batch = take_batch(connection, &due, due_by, now).await?;
    let deliveries = read_batch(connection, due.id, batch).await?;
    if deliveries.is_empty() {
        return Ok(Look::PutOff);
    }
    let leased = webhooks::leased_until.eq(NullableTimestamp::from(Some(after(now, LEASE))));
    diesel::update(webhooks::table.find(due.id)).set(leased).execute(connection).await?;
    let Due { id: webhook, account_id: account, session_id, public_key, url, secret, retired_secrets, .. } = due;
    let device = session_id.zip(public_key).map(|(session, public_key)| PushTarget { session, public_key });
    Ok(Look::Send(Box::new(Outgoing {
        webhook,
        recipient: filter.recipient,
        batch,
        account,
        device,
        url,
        secret: secret.into(),
        old_secrets: retired_secrets.into_iter().map(SecretString::from).collect(),
        at: now,
        content: Content::Due(deliveries),
    })))
}

/// The time until which nothing may be sent, because of quiet hours or because notifications are
/// collected into a digest.
async fn rests_until(
    connection: &mut Connection,
    due: &Due,
    now: Timestamp,
) -> Result<Option<Timestamp>, DatabaseError> {
    let quiet = due.quiet.clone().map(serde_json::from_value::<QuietHours>).transpose().map_err(CodecError::Decode)?;
    if let Some(until) = quiet.and_then(|quiet| quiet.until(now)) {
        return Ok(Some(until));
    }
    if due.digest_minutes == 0 || due.failures > 0 {
        return Ok(None);
    }
    let oldest = outbox::table.filter(outbox::webhook_id.eq(due.id)).select(min(outbox::at));
    let oldest = oldest.fetch_one::<NullableTimestamp>(connection).await?.to_jiff();
    let until = oldest.map(|oldest| after(oldest, SignedDuration::from_mins(due.digest_minutes.into())));
    Ok(until.filter(|until| *until > now))
}

async fn put_off(connection: &mut Connection, webhook: Uuid, until: Timestamp) -> Result<(), DatabaseError> {
    let earlier = outbox::due_at.lt(until.to_diesel());
    diesel::update(outbox::table.filter(outbox::webhook_id.eq(webhook).and(earlier)))
        .set(outbox::due_at.eq(until.to_diesel()))
        .execute(connection)
        .await?;
    Ok(())
}

/// Takes the next request: a batch that was tried already, or the oldest deliveries.
async fn take_batch(
    connection: &mut Connection,
    webhook: &Due,
    due_by: SqlTimestamp,
    now: Timestamp,
) -> Result<Uuid, DatabaseError> {
    let tried = outbox::table
        .filter(outbox::webhook_id.eq(webhook.id).and(outbox::batch.is_not_null()))
        .select(outbox::batch.assume_not_null());
    if let Some(batch) = tried.limit(1).fetch_optional::<Uuid>(connection).await? {
        return Ok(batch);
    }
    let batch = Uuid::now_v7();
    let mut take = Parameters::default();
    let id = take.bind::<SqlUuid, _>(webhook.id);
    let taken = take.bind::<SqlUuid, _>(batch);
    let now = take.bind::<Timestamptz, _>(now.to_diesel());
    let limit = take.bind::<Integer, _>(i32::from(webhook.batch));
    let due_by = take.bind::<Timestamptz, _>(due_by);
    let take = take.statement(format!(
        "UPDATE outbox SET batch = {taken}, first_tried_at = {now} WHERE id IN ( \
        SELECT id FROM outbox WHERE webhook_id = {id} AND due_at <= {due_by} ORDER BY at, version LIMIT {limit})"
    ));
    take.execute(connection).await?;
    Ok(batch)
}

async fn note_delivered(connection: &mut Connection, webhook: Uuid, batch: Uuid) -> Result<(), DatabaseError> {
    let delivered = outbox::webhook_id.eq(webhook).and(outbox::batch.eq(batch));
    diesel::delete(outbox::table.filter(delivered)).execute(connection).await?;
    let well = (
        webhooks::leased_until.eq(NullableTimestamp::from(None)),
        webhooks::failures.eq(0),
        webhooks::last_error.eq(None::<String>),
        webhooks::failing_since.eq(NullableTimestamp::from(None)),
    );
    diesel::update(webhooks::table.find(webhook)).set(well).execute(connection).await?;
    Ok(())
}

/// Gives a batch up that is not to be repeated.
async fn note_refused(connection: &mut Connection, webhook: Uuid, batch: Uuid, why: &str) -> Result<(), DatabaseError> {
    let refused = outbox::webhook_id.eq(webhook).and(outbox::batch.eq(batch));
    let dropped = diesel::delete(outbox::table.filter(refused)).execute(connection).await?;
    let refused = (
        webhooks::leased_until.eq(NullableTimestamp::from(None)),
        webhooks::failures.eq(webhooks::failures + 1),
        webhooks::last_error.eq(reason(why)),
        webhooks::dropped.eq(webhooks::dropped + i32::saturating_from(dropped)),
    );
    diesel::update(webhooks::table.find(webhook)).set(refused).execute(connection).await?;
    Ok(())
}

fn reason(why: &str) -> String {
    why.chars().take(200).collect()
}

/// Postpones what waits for a webhook. Returns its owner if it was paused instead.
async fn note_failed(
    connection: &mut Connection,
    webhook: Uuid,
    why: &str,
    wanted: Option<SignedDuration>,
    now: Timestamp,
) -> Result<Option<Uuid>, DatabaseError> {
    let row = webhooks::table.find(webhook).select((webhooks::failures, webhooks::failing_since)).for_no_key_update();
    let row = row.fetch_optional::<(i32, NullableTimestamp)>(connection).await?;
    let Some((failures, failing_since)) = row else { return Ok(None) };
    let failing_since = failing_since.to_jiff().unwrap_or(now);
    let wait = wait(failures, rand::rng().random_range(0.8..1.2)).max(wanted.unwrap_or_default().min(PATIENCE));
    let until = after(now, wait);
    let failed = (
        webhooks::leased_until.eq(NullableTimestamp::from(Some(until))),
        webhooks::failures.eq(failures.saturating_add(1)),
        webhooks::last_error.eq(reason(why)),
        webhooks::failing_since.eq(NullableTimestamp::from(Some(failing_since))),
    );
    diesel::update(webhooks::table.find(webhook)).set(failed).execute(connection).await?;
    put_off(connection, webhook, until).await?;
    pause_if_hopeless(connection, webhook, failing_since, now).await
}

/// The delay after this many earlier failures. Jitter spreads the webhooks of one host.
fn wait(failures: i32, jitter: f64) -> SignedDuration {
    let seconds = FIRST_WAIT * 2_f64.powi(failures.clamp(0, 20));
    SignedDuration::from_millis(whole(seconds.min(LONGEST_WAIT) * jitter * 1000.0))
}
