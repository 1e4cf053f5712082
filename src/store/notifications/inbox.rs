//! The inbox of an account: its notifications in the order written, and how far each of its devices
//! has read.

use crate::{
    game::codec::CodecError,
    game::notifications::Notification,
    store::{
        DatabaseError, Store,
        fetch::Fetch,
        live::subscriptions::Subscription,
        schema::{accounts, inbox_items},
    },
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Integer, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// How far a device has read, how many items are unread, and how many there have been.
const MARKER: &str = "SELECT s.inbox_read AS read, a.inbox_seq AS last, \
    (SELECT count(*) FROM inbox_items i WHERE i.account_id = s.account_id AND i.seq > s.inbox_read) AS unread \
    FROM sessions s JOIN accounts a ON a.id = s.account_id WHERE s.id = $1 AND s.account_id = $2";

/// Advances the marker: never back, and never beyond the last item.
const MARK: &str = "UPDATE sessions s SET inbox_read = greatest(inbox_read, least($3, a.inbox_seq)) FROM accounts a \
    WHERE s.id = $1 AND s.account_id = $2 AND a.id = s.account_id RETURNING s.inbox_read AS read, a.inbox_seq AS last, \
    (SELECT count(*) FROM inbox_items i WHERE i.account_id = s.account_id AND i.seq > s.inbox_read) AS unread";

/// A notification in an inbox.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct InboxItem {
    /// The item's number, from 1. Numbers grow in the order of events.
    #[schema(example = 17)]
    pub seq: u32,
    /// When the event happened.
    pub at: jiff::Timestamp,
    /// The game's id.
    pub game: Uuid,
    /// The number of the event in the game's log.
    #[schema(example = 41)]
    pub version: u32,
    /// The notification.
    #[serde(flatten)]
    pub notification: Notification,
    /// The name of the inviting player. Null for other kinds, and if the account was deleted.
    #[schema(example = "Bob")]
    pub by: Option<String>,
}

/// The read marker of a device.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, ToSchema)]
pub struct ReadMarker {
    /// The number of the last item read.
    #[schema(example = 17)]
    pub read: u32,
    /// The number of unread items.
    #[schema(example = 0)]
    pub unread: u32,
    /// The number of the last item ever written.
    #[serde(skip)]
    pub last: u32,
}

#[derive(QueryableByName)]
struct MarkerRow {
    #[diesel(sql_type = Integer)]
    read: i32,
    #[diesel(sql_type = Integer)]
    last: i32,
    #[diesel(sql_type = BigInt)]
    unread: i64,
}

#[derive(Queryable)]
struct ItemRow {
    seq: i32,
    at: jiff_diesel::Timestamp,
    game: Uuid,
    version: i32,
    notification: serde_json::Value,
    by: Option<String>,
}

impl Store {
    /// Subscribes to the inbox of an account.
    pub fn subscribe_inbox(&self, account: Uuid) -> Subscription<()> {
        self.process.hub.subscribe_inbox(account)
    }

    /// At most `limit` items of an account after the item `after`, oldest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn inbox(&self, account: Uuid, after: u32, limit: usize) -> Result<Vec<InboxItem>, DatabaseError> {
        let rows = inbox_items::table
            .left_join(accounts::table.on(inbox_items::by_account.eq(accounts::id.nullable())))
            .filter(inbox_items::account_id.eq(account).and(inbox_items::seq.gt(number(after))))
            .order(inbox_items::seq)
            .limit(limit as i64)
            .select((
                inbox_items::seq,
                inbox_items::at,
                inbox_items::game_id,
                inbox_items::version,
                inbox_items::notification,
                accounts::name.nullable(),
            ))
            .load::<ItemRow>(&mut self.connection("read_inbox").await?)
            .await?;
        rows.into_iter().map(item).collect()
    }

    /// The read position of a session.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn inbox_marker(&self, account: Uuid, session: Uuid) -> Result<ReadMarker, DatabaseError> {
        let marker = sql_query(MARKER).bind::<SqlUuid, _>(session).bind::<SqlUuid, _>(account);
        let row = marker.fetch_optional::<MarkerRow>(&mut self.connection("read_inbox_marker").await?).await?;
        Ok(row.map(ReadMarker::from).unwrap_or_default())
    }

    /// Records that a session has read up to an item.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn mark_read(&self, account: Uuid, session: Uuid, seq: u32) -> Result<ReadMarker, DatabaseError> {
        let mark = sql_query(MARK).bind::<SqlUuid, _>(session).bind::<SqlUuid, _>(account);
        let mark = mark.bind::<Integer, _>(number(seq));
        let row = mark.fetch_optional::<MarkerRow>(&mut self.connection("mark_read").await?).await?;
        self.process.hub.notify_inboxes(&[account]);
        Ok(row.map(ReadMarker::from).unwrap_or_default())
    }
}

impl From<MarkerRow> for ReadMarker {
    fn from(MarkerRow { read, last, unread }: MarkerRow) -> ReadMarker {
        ReadMarker { read: read as u32, unread: unread as u32, last: last as u32 }
    }
}

fn item(row: ItemRow) -> Result<InboxItem, DatabaseError> {
    let ItemRow { seq, at, game, version, notification, by } = row;
    let notification = serde_json::from_value(notification).map_err(CodecError::Decode)?;
    Ok(InboxItem { seq: seq as u32, at: at.to_jiff(), game, version: version as u32, notification, by })
}

/// A number beyond all items means after the last one.
fn number(seq: u32) -> i32 {
    i32::try_from(seq).unwrap_or(i32::MAX)
}
