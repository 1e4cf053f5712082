//! Webhooks that fail, and times at which no server ran.

use crate::{
    Database, DatabaseError,
    schema::{accounts, outages, webhooks},
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use http::Uri;
use jiff::Timestamp;
use jiff_diesel::NullableTimestamp;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The maximum number of webhooks listed.
const WEBHOOKS: i64 = 50;

/// The maximum number of outages listed.
const OUTAGES: i64 = 10;

/// A webhook whose last requests failed.
#[derive(Debug, Serialize, ToSchema)]
pub struct FailingWebhook {
    /// The webhook's id.
    pub id: Uuid,
    /// The name of its account. Null for that of the operator.
    #[schema(example = "Bob")]
    pub account: Option<String>,
    /// The host that it calls. The rest of the address may be secret.
    #[schema(example = "hooks.example.org")]
    pub host: String,
    /// The number of requests in a row that failed.
    #[schema(example = 12)]
    pub failures: u32,
    /// The time of the first of them.
    pub failing_since: Option<Timestamp>,
    /// The reason for which the last one failed.
    #[schema(example = "answered 500")]
    pub last_error: Option<String>,
    /// Whether it is paused: nothing is sent to it.
    pub is_paused: bool,
}

/// A time at which no server ran. Clocks that ran out in it got five minutes more.
#[derive(Debug, Serialize, ToSchema)]
pub struct Outage {
    /// The last sign of life before it.
    pub from: Timestamp,
    /// The first one after it.
    pub until: Timestamp,
}

type WebhookRow = (Uuid, Option<String>, String, i32, NullableTimestamp, Option<String>, Option<String>);

/// The webhooks that fail, those first that have failed for longest; none of devices, whose push services
/// forget them.
pub async fn failing_webhooks(db: &Database) -> Result<Vec<FailingWebhook>, DatabaseError> {
    let rows = webhooks::table
        .left_join(accounts::table.on(webhooks::account_id.eq(accounts::id.nullable())))
        .filter(webhooks::failing_since.is_not_null().and(webhooks::recipient.ne("device")))
        .select((
            webhooks::id,
            accounts::name.nullable(),
            webhooks::url,
            webhooks::failures,
            webhooks::failing_since,
            webhooks::last_error,
            webhooks::paused_by,
        ))
        .order((webhooks::failing_since, webhooks::id))
        .limit(WEBHOOKS)
        .load::<WebhookRow>(&mut db.connection("list_failing_webhooks").await?)
        .await?;
    let failing = |(id, account, url, failures, since, last_error, paused_by): WebhookRow| FailingWebhook {
        id,
        account,
        host: url.parse::<Uri>().ok().and_then(|url| url.host().map(str::to_owned)).unwrap_or_default(),
        failures: failures.cast_unsigned(),
        failing_since: since.to_jiff(),
        last_error,
        is_paused: paused_by.is_some(),
    };
    Ok(rows.into_iter().map(failing).collect())
}

/// The last outages, the latest first.
pub async fn outages(db: &Database) -> Result<Vec<Outage>, DatabaseError> {
    let latest = outages::table.order(outages::began_at.desc()).limit(OUTAGES);
    let latest = latest.select((outages::began_at, outages::ended_at));
    let mut connection = db.connection("list_outages").await?;
    let rows = latest.load::<(jiff_diesel::Timestamp, jiff_diesel::Timestamp)>(&mut connection).await?;
    let outage = |(from, until): (jiff_diesel::Timestamp, jiff_diesel::Timestamp)| Outage {
        from: from.to_jiff(),
        until: until.to_jiff(),
    };
    Ok(rows.into_iter().map(outage).collect())
}
