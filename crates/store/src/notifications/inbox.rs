//! The inbox of an account: its notifications in the order written, and the read marker of each of
//! its devices.

use crate::{
    Database, DatabaseError,
    database::fetch::Fetch,
    engine::Int,
    hosting::{
        notification_texts::{About, NotificationText, text},
        notifications::Notification,
    },
    identity::PlayerId,
    live::subscriptions::Subscription,
    log::codec::CodecError,
    notifications::delivery::variant_of,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Array, BigInt, Integer, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use railhead_localization::Language;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// Items with the values in their texts.
const ITEMS: &str = concat!(
    "SELECT n.seq, n.at, n.game_id, n.version, n.notification, a.name AS by, a.id AS by_account, g.variant, s.device, m.reason, ",
    opponents!(),
    " AS opponents FROM inbox_items n LEFT JOIN games g ON g.id = n.game_id LEFT JOIN accounts a ON a.id = n.by_account \
        LEFT JOIN admin_actions m ON m.id = (n.notification ->> 'action')::uuid \
        LEFT JOIN sessions s ON s.id = (n.notification ->> 'session')::uuid AND s.account_id = n.account_id \
        WHERE n.account_id = $1 AND n.seq > $2 ORDER BY n.seq LIMIT $3"
);

/// The number of the last item that a device has read, the number of unread items, and the number
/// of all items so far. A bot has no marker: it keeps a cursor.
const MARKER: &str = "SELECT coalesce(s.inbox_read, a.inbox_seq) AS read, a.inbox_seq AS last, \
    (SELECT count(*) FROM inbox_items i WHERE i.account_id = s.account_id AND i.seq > s.inbox_read) AS unread \
    FROM accounts a LEFT JOIN sessions s ON s.id = $1 AND s.account_id = a.id WHERE a.id = $2";

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
    /// The time of the event.
    pub at: jiff::Timestamp,
    /// The game's id. Null if the item is about the account.
    pub game: Option<Uuid>,
    /// The number of the event in the game's log. Null if the item is about the account.
    #[schema(example = 41)]
    pub version: Option<u32>,
    /// The notification.
    #[serde(flatten)]
    pub notification: Notification,
    /// One line to show, in the language of the request.
    #[schema(example = "Bob invites you to a game")]
    pub title: String,
    /// A text to show below the title.
    #[schema(example = "With Bob and Conductor · Classic")]
    pub body: String,
    /// The reason of the moderator who gave another name. Null for other kinds.
    #[schema(example = "the name insults others")]
    pub given_reason: Option<String>,
    /// The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
    /// if there is none.
    #[schema(example = "mailto:desk@example.org")]
    pub contact: Option<String>,
    /// The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
    /// bot that was renamed. Null for other kinds, and if the account was deleted.
    #[schema(example = "Bob")]
    pub by: Option<String>,
    /// The id of that player. Null where the name is.
    pub by_id: Option<PlayerId>,
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

#[derive(QueryableByName)]
struct ItemRow {
    #[diesel(sql_type = Integer)]
    seq: i32,
    #[diesel(sql_type = Timestamptz)]
    at: jiff_diesel::Timestamp,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    game_id: Option<Uuid>,
    #[diesel(sql_type = Nullable<Integer>)]
    version: Option<i32>,
    #[diesel(sql_type = Jsonb)]
    notification: serde_json::Value,
    #[diesel(sql_type = Nullable<Text>)]
    by: Option<String>,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    by_account: Option<Uuid>,
    #[diesel(sql_type = Nullable<Text>)]
    variant: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    device: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    reason: Option<String>,
    #[diesel(sql_type = Array<Text>)]
    opponents: Vec<String>,
}

pub fn subscribe(db: &Database, account: Uuid) -> Subscription<()> {
    db.process.hub.subscribe_inbox(account)
}

/// At most `limit` items of an account after the item `after`, oldest first, in a language.
pub async fn list(
    db: &Database,
    account: Uuid,
    after: u32,
    limit: usize,
    language: Language,
) -> Result<Vec<InboxItem>, DatabaseError> {
    let items = sql_query(ITEMS).bind::<SqlUuid, _>(account).bind::<Integer, _>(number(after));
    let items = items.bind::<BigInt, _>(i64::saturating_from(limit));
    let rows = items.load::<ItemRow>(&mut db.connection("read_inbox").await?).await?;
    let contact = db.process.contact();
    rows.into_iter().map(|row| item(row, contact.as_deref(), language)).collect()
}

pub async fn marker(db: &Database, account: Uuid, session: Uuid) -> Result<ReadMarker, DatabaseError> {
    let marker = sql_query(MARKER).bind::<SqlUuid, _>(session).bind::<SqlUuid, _>(account);
    let row = marker.fetch_optional::<MarkerRow>(&mut db.connection("read_inbox_marker").await?).await?;
    Ok(row.map(ReadMarker::from).unwrap_or_default())
}

pub async fn mark_read(db: &Database, account: Uuid, session: Uuid, seq: u32) -> Result<ReadMarker, DatabaseError> {
    let mark = sql_query(MARK).bind::<SqlUuid, _>(session).bind::<SqlUuid, _>(account);
    let mark = mark.bind::<Integer, _>(number(seq));
    let row = mark.fetch_optional::<MarkerRow>(&mut db.connection("mark_read").await?).await?;
    db.process.hub.notify_inboxes(&[account]);
    Ok(row.map(ReadMarker::from).unwrap_or_default())
}

impl From<MarkerRow> for ReadMarker {
    fn from(MarkerRow { read, last, unread }: MarkerRow) -> ReadMarker {
        ReadMarker { read: read.cast_unsigned(), unread: u32::saturating_from(unread), last: last.cast_unsigned() }
    }
}

fn item(row: ItemRow, contact: Option<&str>, language: Language) -> Result<InboxItem, DatabaseError> {
    let ItemRow { seq, at, game_id: game, version, notification, by, by_account, variant, device, opponents, reason } =
        row;
    let notification = serde_json::from_value::<Notification>(notification).map_err(CodecError::Decode)?;
    let variant = variant_of(variant)?;
    let contact = contact.filter(|_| matches!(notification, Notification::Renamed { .. }));
    let about = About {
        by: by.as_deref(),
        device: device.as_deref(),
        opponents: &opponents,
        variant,
        reason: reason.as_deref(),
        contact,
    };
    let NotificationText { title, body } = text(language, notification, &about);
    let version = version.map(i32::cast_unsigned);
    let (seq, at, by_id) = (seq.cast_unsigned(), at.to_jiff(), by_account.map(PlayerId::of));
    let contact = contact.map(str::to_owned);
    Ok(InboxItem { seq, at, game, version, notification, title, body, given_reason: reason, contact, by, by_id })
}

/// A number beyond all items means after the last one.
fn number(seq: u32) -> i32 {
    i32::try_from(seq).unwrap_or(i32::MAX)
}
