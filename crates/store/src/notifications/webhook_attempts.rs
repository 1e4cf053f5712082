//! Attempts to send requests to the webhooks of accounts, written to their logs.

use crate::{
    Connection, DatabaseError,
    database::statement::{Parameters, Statement},
    hosting::notifications::NotificationKind,
    log::codec::CodecError,
};
use diesel::{
    sql_query,
    sql_types::{Array, BigInt, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::{NullableTimestamp, ToDiesel};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display, Formatter};
use utoipa::ToSchema;
use uuid::Uuid;

/// The number of deliveries of a webhook that are kept, for at most seven days.
const KEPT: i64 = 30;

/// Deletes the deliveries of a webhook but for the last ones.
const TRIM: &str = "DELETE FROM webhook_deliveries WHERE id IN (SELECT id FROM webhook_deliveries \
    WHERE webhook_id = $1 ORDER BY created_at DESC, id DESC OFFSET $2)";

/// The reason for which a request to a webhook got no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RequestFailure {
    /// There was no answer within ten seconds.
    Timeout,
    /// The name of the host is not found, or leads to an address that may not be used.
    NoAddress,
    /// The host refused the connection.
    ConnectionRefused,
    /// The connection could not be made, or broke.
    NoConnection,
    /// The certificate is not valid, or TLS failed.
    NoSecureConnection,
    /// The answer was not valid HTTP.
    InvalidAnswer,
    /// Anything else.
    Other,
}

/// One attempt to send a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct WebhookAttempt {
    /// The time at which it began.
    pub at: Timestamp,
    /// The time until the answer, in milliseconds.
    #[schema(example = 84)]
    pub duration_ms: u32,
    /// The status of the answer. Null if there was none.
    #[schema(example = 204)]
    pub status: Option<u16>,
    /// The reason for which there was no answer. Null if there was one.
    pub failure: Option<RequestFailure>,
}

/// A request that was sent, for the log.
#[derive(Debug)]
pub struct SentRequest {
    pub body: String,
    pub attempt: WebhookAttempt,
    pub kinds: Vec<NotificationKind>,
}

impl Display for RequestFailure {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RequestFailure::Timeout => "no answer in time",
            RequestFailure::NoAddress => "the host has no address that may be used",
            RequestFailure::ConnectionRefused => "the connection was refused",
            RequestFailure::NoConnection => "no connection",
            RequestFailure::NoSecureConnection => "no secure connection",
            RequestFailure::InvalidAnswer => "the answer was not valid HTTP",
            RequestFailure::Other => "the request failed",
        })
    }
}

impl WebhookAttempt {
    /// Whether the answer was 2xx.
    pub fn is_delivered(&self) -> bool {
        self.status.is_some_and(|status| (200..300).contains(&status))
    }
}

/// Writes an attempt to the log of its webhook, if there still is one.
pub(super) async fn note_attempt(
    connection: &mut Connection,
    id: Uuid,
    webhook: Uuid,
    sent: &SentRequest,
) -> Result<(), DatabaseError> {
    let attempts = serde_json::to_value([&sent.attempt]).map_err(CodecError::Encode)?;
    write(id, webhook, sent, attempts).execute(connection).await?;
    trim(connection, webhook).await
}

fn write(
    id: Uuid,
    webhook: Uuid,
    SentRequest { body, attempt, kinds }: &SentRequest,
    attempts: serde_json::Value,
) -> Statement<'_> {
    let delivered_at = Some(attempt.at).filter(|_| attempt.is_delivered());
    let mut row = Parameters::default();
    let id = row.bind::<SqlUuid, _>(id);
    let webhook = row.bind::<SqlUuid, _>(webhook);
    let kinds = row.bind::<Array<Text>, _>(kinds.iter().map(<&str>::from).collect::<Vec<_>>());
    let body = row.bind::<Text, _>(body);
    let at = row.bind::<Timestamptz, _>(attempt.at.to_diesel());
    let delivered_at = row.bind::<Nullable<Timestamptz>, _>(NullableTimestamp::from(delivered_at));
    let attempts = row.bind::<Jsonb, _>(attempts);
    row.statement(format!(
        include_str!("attempt_write.sql"),
        id = id,
        webhook = webhook,
        kinds = kinds,
        body = body,
        at = at,
        delivered_at = delivered_at,
        attempts = attempts
    ))
}

pub(super) async fn trim(connection: &mut Connection, webhook: Uuid) -> Result<(), DatabaseError> {
    let trim = sql_query(TRIM).bind::<SqlUuid, _>(webhook).bind::<BigInt, _>(KEPT);
    trim.execute(connection).await?;
    Ok(())
}
