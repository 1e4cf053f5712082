//! The log of a webhook: its last requests, which its owner can read and have sent again, and tests.

use crate::{
    Connection, Database, DatabaseError,
    database::{
        fetch::Fetch,
        statement::{Parameters, Statement},
    },
    error::WebhookError,
    hosting::{clock::after, notifications::NotificationKind},
    log::codec::CodecError,
    notifications::{
        delivery::{Delivery, WebhookDeliveries},
        outbox::{Content, DueFilter, LEASE, Outgoing},
        webhook_attempts::{SentRequest, WebhookAttempt, note_attempt, trim},
        webhooks::{Recipient, is_of},
    },
    schema::{accounts, outbox, webhook_deliveries, webhooks},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Array, Bool, Integer, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::Timestamp;
use jiff_diesel::{NullableTimestamp, ToDiesel};
use secrecy::SecretString;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

const READ: &str = include_str!("deliveries_read.sql");

/// The state of a delivery.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeliveryState {
    /// It is going to be sent, for the first time or again.
    Waiting,
    /// An answer was 2xx.
    Delivered,
    /// It was not delivered, and is not sent again by itself.
    GivenUp,
}

/// A request to a webhook.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WebhookDelivery {
    /// The id of the request, in its body and its header `Railhead-Delivery`.
    pub id: Uuid,
    /// The kinds of the notifications in it; empty for a test.
    pub kinds: Vec<NotificationKind>,
    /// Whether it is a test.
    pub is_test: bool,
    /// The time at which it was first sent or, for a test, asked for.
    pub created_at: Timestamp,
    /// Its state.
    pub state: DeliveryState,
    /// The number of attempts so far.
    #[schema(example = 1)]
    pub attempts: u32,
    /// The last ten attempts, the oldest first.
    #[schema(max_items = 10)]
    pub last_attempts: Vec<WebhookAttempt>,
    /// The time from which it is sent again. Null if it is not.
    pub next_attempt_at: Option<Timestamp>,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = Array<Text>)]
    kinds: Vec<String>,
    #[diesel(sql_type = Timestamptz)]
    created_at: jiff_diesel::Timestamp,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    delivered_at: NullableTimestamp,
    #[diesel(sql_type = Integer)]
    attempts: i32,
    #[diesel(sql_type = Jsonb)]
    last_attempts: serde_json::Value,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    next_attempt_at: NullableTimestamp,
}

#[derive(QueryableByName)]
struct Wanted {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = SqlUuid)]
    webhook_id: Uuid,
    #[diesel(sql_type = Text)]
    body: String,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    account_id: Option<Uuid>,
    #[diesel(sql_type = Text)]
    url: String,
    #[diesel(sql_type = Text)]
    secret: String,
    #[diesel(sql_type = Array<Text>)]
    retired_secrets: Vec<String>,
}

impl Row {
    fn delivery(self) -> Result<WebhookDelivery, DatabaseError> {
        let next_attempt_at = self.next_attempt_at.to_jiff();
        let state = match (next_attempt_at, self.delivered_at.to_jiff()) {
            (Some(_), _) => DeliveryState::Waiting,
            (None, Some(_)) => DeliveryState::Delivered,
            (None, None) => DeliveryState::GivenUp,
        };
        Ok(WebhookDelivery {
            id: self.id,
            kinds: NotificationKind::named(&self.kinds),
            is_test: self.kinds.is_empty(),
            created_at: self.created_at.to_jiff(),
            state,
            attempts: self.attempts.cast_unsigned(),
            last_attempts: serde_json::from_value(self.last_attempts).map_err(CodecError::Decode)?,
            next_attempt_at,
        })
    }
}

/// The last deliveries of a webhook of an account, the latest first.
///
/// # Errors
/// `NoSuchWebhook`.
pub async fn list(db: &Database, account: Uuid, webhook: Uuid) -> Result<Vec<WebhookDelivery>, WebhookError> {
    let mut connection = db.connection("list_webhook_deliveries").await?;
    let own = webhooks::table.find(webhook).filter(is_of(account, Recipient::Account)).select(webhooks::id);
    own.fetch_optional::<Uuid>(&mut connection).await?.ok_or(WebhookError::NoSuchWebhook)?;
    Ok(read(&mut connection, webhook, None).await?)
}

/// Has a test sent to a webhook of an account. One that waits already is not joined by another.
///
/// # Errors
/// `NoSuchWebhook`.
pub async fn send_test(db: &Database, account: Uuid, webhook: Uuid) -> Result<WebhookDelivery, WebhookError> {
    let now = db.now();
    let mut connection = db.connection("test_webhook").await?;
    Connection::transaction(&mut connection, async |connection| {
        let own = webhooks::table.find(webhook).filter(is_of(account, Recipient::Account)).for_no_key_update();
        let language = own.select(webhooks::language).fetch_optional::<String>(connection).await?;
        let language = language.ok_or(WebhookError::NoSuchWebhook)?;
        let waiting = webhook_deliveries::table
            .filter(webhook_deliveries::webhook_id.eq(webhook))
            .filter(webhook_deliveries::kinds.eq(Vec::<String>::new()).and(webhook_deliveries::wanted_at.is_not_null()))
            .select(webhook_deliveries::id);
        let id = match waiting.fetch_optional::<Uuid>(connection).await? {
            Some(id) => id,
            None => insert_test(connection, account, webhook, language, now).await?,
        };
        one(connection, webhook, id).await
    })
    .await
}

/// Has a delivery of a webhook of an account sent once more, with the same id and the same body.
///
/// # Errors
/// `NoSuchWebhook`, `NoSuchDelivery`.
pub async fn redeliver(
    db: &Database,
    account: Uuid,
    webhook: Uuid,
    delivery: Uuid,
) -> Result<WebhookDelivery, WebhookError> {
    let now = db.now();
    let mut connection = db.connection("redeliver").await?;
    Connection::transaction(&mut connection, async |connection| {
        let own = webhooks::table.find(webhook).filter(is_of(account, Recipient::Account)).for_no_key_update();
        let own = own.select(webhooks::id).fetch_optional::<Uuid>(connection).await?;
        own.ok_or(WebhookError::NoSuchWebhook)?;
        let known = webhook_deliveries::table.find(delivery).filter(webhook_deliveries::webhook_id.eq(webhook));
        let wanted = webhook_deliveries::wanted_at.eq(NullableTimestamp::from(Some(now)));
        if diesel::update(known).set(wanted).execute(connection).await? == 0 {
            return Err(WebhookError::NoSuchDelivery);
        }
        one(connection, webhook, delivery).await
    })
    .await
}

/// Takes the next test or redelivery to a webhook of an account, and reserves it for a minute.
pub async fn take_wanted(db: &Database, filter: &DueFilter) -> Result<Option<Outgoing>, DatabaseError> {
    let now = db.now();
    let mut connection = db.connection("take_wanted_delivery").await?;
    let taken = next_wanted(now, filter).fetch_optional::<Wanted>(&mut connection).await?;
    Ok(taken.map(|Wanted { id, webhook_id, body, account_id, url, secret, retired_secrets }| Outgoing {
        webhook: webhook_id,
        recipient: Recipient::Account,
        batch: id,
        account: account_id,
        device: None,
        url,
        secret: secret.into(),
        old_secrets: retired_secrets.into_iter().map(SecretString::from).collect(),
        at: now,
        content: Content::Wanted(body),
    }))
}

/// Records the attempt at a test or a redelivery, which is not repeated. One that is delivered ends the
/// retries of its request.
pub async fn note_wanted(db: &Database, id: Uuid, webhook: Uuid, sent: &SentRequest) -> Result<(), DatabaseError> {
    let mut connection = db.connection("note_wanted_delivery").await?;
    Connection::transaction(&mut connection, async |connection| {
        note_attempt(connection, id, webhook, sent).await?;
        if sent.attempt.is_delivered() {
            let retried = outbox::table.filter(outbox::webhook_id.eq(webhook).and(outbox::batch.eq(id)));
            diesel::delete(retried).execute(connection).await?;
        }
        let done = webhook_deliveries::wanted_at.eq(NullableTimestamp::from(None));
        diesel::update(webhook_deliveries::table.find(id)).set(done).execute(connection).await?;
        Ok(())
    })
    .await
}

fn next_wanted(now: Timestamp, filter: &DueFilter) -> Statement<'_> {
    let mut take = Parameters::default();
    let at = take.bind::<Timestamptz, _>(now.to_diesel());
    let leased_until = take.bind::<Timestamptz, _>(after(now, LEASE).to_diesel());
    let busy_accounts = take.bind::<Array<SqlUuid>, _>(&filter.busy_accounts);
    let busy_hosts = take.bind::<Array<Text>, _>(&filter.busy_hosts);
    let only_quick = take.bind::<Bool, _>(filter.only_quick);
    let slow = take.bind::<Array<SqlUuid>, _>(&filter.slow);
    take.statement(format!(
        include_str!("wanted_take.sql"),
        now = at,
        leased_until = leased_until,
        busy_accounts = busy_accounts,
        busy_hosts = busy_hosts,
        only_quick = only_quick,
        slow = slow
    ))
}

async fn insert_test(
    connection: &mut Connection,
    account: Uuid,
    webhook: Uuid,
    language: String,
    now: Timestamp,
) -> Result<Uuid, DatabaseError> {
    let player = accounts::table.find(account).select(accounts::name).fetch_one::<String>(connection).await?;
    let id = Uuid::now_v7();
    let deliveries = vec![Delivery::test(account, player, language, now)];
    let body = serde_json::to_string(&WebhookDeliveries { id, deliveries }).map_err(CodecError::Encode)?;
    let test = (
        webhook_deliveries::id.eq(id),
        webhook_deliveries::webhook_id.eq(webhook),
        webhook_deliveries::kinds.eq(Vec::<String>::new()),
        webhook_deliveries::body.eq(body),
        webhook_deliveries::created_at.eq(now.to_diesel()),
        webhook_deliveries::wanted_at.eq(NullableTimestamp::from(Some(now))),
        webhook_deliveries::attempts.eq(0),
        webhook_deliveries::last_attempts.eq(serde_json::json!([])),
    );
    diesel::insert_into(webhook_deliveries::table).values(test).execute(connection).await?;
    trim(connection, webhook).await?;
    Ok(id)
}

async fn read(
    connection: &mut Connection,
    webhook: Uuid,
    only: Option<Uuid>,
) -> Result<Vec<WebhookDelivery>, DatabaseError> {
    let rows = sql_query(READ).bind::<SqlUuid, _>(webhook).bind::<Nullable<SqlUuid>, _>(only);
    rows.load::<Row>(connection).await?.into_iter().map(Row::delivery).collect()
}

async fn one(connection: &mut Connection, webhook: Uuid, id: Uuid) -> Result<WebhookDelivery, WebhookError> {
    read(connection, webhook, Some(id)).await?.pop().ok_or(WebhookError::NoSuchDelivery)
}
