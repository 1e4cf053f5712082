//! The content of one notification: for the receiver of a webhook, or for a device.

use crate::{
    Connection, DatabaseError,
    engine::Variant,
    hosting::{
        notification_texts::{About, text},
        notifications::Notification,
    },
    identity::PlayerId,
    log::codec::CodecError,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Array, Integer, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::NullableTimestamp;
use railhead_localization::Language;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The deliveries of a batch, the oldest first.
const TAKEN: &str = concat!(
    "WITH taken AS MATERIALIZED ( \
        SELECT n.id, n.account_id, n.game_id, n.version, n.notification, n.at, a.name, a.id AS by_account, w.language, g.variant, \
            (SELECT o.name FROM accounts o WHERE o.id = n.account_id) AS player, \
            ",
    opponents!(),
    " AS opponents \
        FROM outbox n JOIN webhooks w ON w.id = n.webhook_id LEFT JOIN games g ON g.id = n.game_id \
        LEFT JOIN accounts a ON a.id = n.by_account WHERE n.webhook_id = $1 AND n.batch = $2) \
    SELECT n.*, CASE WHEN n.notification ->> 'kind' IN ('your_turn', 'deadline_near') THEN h.deadline END AS deadline \
    FROM taken n JOIN game_heads h ON h.game_id = n.game_id \
    UNION ALL SELECT n.*, NULL FROM taken n WHERE n.game_id = '00000000-0000-0000-0000-000000000000' \
    ORDER BY at, version"
);

/// One notification as sent to a webhook, with what a message to the player says.
#[derive(Debug, Serialize, ToSchema)]
pub struct Delivery {
    /// The id of the delivery; the same on every attempt.
    pub id: Uuid,
    /// The time of the event; for a reminder, the time at which it became due.
    pub at: Timestamp,
    /// The player's id.
    pub player_id: PlayerId,
    /// The game's id. The nil UUID for a kind that is about no game.
    pub game: Uuid,
    /// The number of the event in the game's log; 0 for a kind that is about no game.
    #[schema(example = 41)]
    pub version: u32,
    /// Its `kind`, and the fields of that kind.
    #[serde(flatten)]
    pub notification: Notification,
    /// One line to show, in the language of the webhook, or in English if that is not among those of
    /// the server.
    #[schema(example = "Du bist am Zug")]
    pub title: String,
    /// A text to show below the title.
    #[schema(example = "Mit Bob und Schaffner · Klassisch")]
    pub body: String,
    /// The language of the texts (BCP 47).
    #[schema(example = "de")]
    pub language: String,
    /// The player's name.
    #[schema(example = "Ada")]
    pub name: String,
    /// The names of the others in the game, in seat order; empty texts for deleted accounts.
    #[schema(example = json!(["Bob", "conductor (bot)"]))]
    pub opponents: Vec<String>,
    /// The variant of the game; `classic` for a kind that is about no game.
    pub variant: Variant,
    /// The name of the player who sent the invitation, opened the table, asks to be friends or has accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Bob")]
    pub by: Option<String>,
    /// The id of that player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_id: Option<PlayerId>,
    /// The deadline of the turn; absent if the game has no clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Timestamp>,
}

/// The body of a request to a webhook.
#[derive(Serialize, ToSchema)]
pub struct WebhookDeliveries {
    /// The id of the request, also in the header `Railhead-Delivery`; the same on every attempt.
    pub id: Uuid,
    /// The notifications, the oldest first.
    #[schema(min_items = 1, max_items = 100)]
    pub deliveries: Vec<Delivery>,
}

#[derive(QueryableByName)]
struct Taken {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = SqlUuid)]
    account_id: Uuid,
    #[diesel(sql_type = SqlUuid)]
    game_id: Uuid,
    #[diesel(sql_type = Integer)]
    version: i32,
    #[diesel(sql_type = Jsonb)]
    notification: serde_json::Value,
    #[diesel(sql_type = Timestamptz)]
    at: jiff_diesel::Timestamp,
    #[diesel(sql_type = Nullable<Text>)]
    name: Option<String>,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    by_account: Option<Uuid>,
    #[diesel(sql_type = Text)]
    language: String,
    #[diesel(sql_type = Nullable<Text>)]
    variant: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    player: Option<String>,
    #[diesel(sql_type = Array<Text>)]
    opponents: Vec<String>,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    deadline: NullableTimestamp,
}

pub(crate) async fn read_batch(
    connection: &mut Connection,
    webhook: Uuid,
    batch: Uuid,
) -> Result<Vec<Delivery>, DatabaseError> {
    let taken = sql_query(TAKEN).bind::<SqlUuid, _>(webhook).bind::<SqlUuid, _>(batch);
    let taken = taken.load::<Taken>(connection).await?;
    taken.into_iter().map(Delivery::new).collect()
}

impl Delivery {
    /// A test, in the language of its webhook.
    pub(crate) fn test(account: Uuid, name: String, language: String, at: Timestamp) -> Delivery {
        let (notification, variant) = (Notification::Test, Variant::Classic);
        let about = About { by: None, device: None, opponents: &[], variant, reason: None, contact: None };
        let text = text(Language::negotiate(&language), notification, &about);
        Delivery {
            id: Uuid::now_v7(),
            at,
            player_id: PlayerId::of(account),
            game: Uuid::nil(),
            version: 0,
            notification,
            title: text.title,
            body: text.body,
            language,
            name,
            opponents: Vec::new(),
            variant,
            by: None,
            by_id: None,
            deadline: None,
        }
    }

    /// The id of what the delivery is about. A later one about the same replaces it on a device.
    pub fn topic(&self) -> Uuid {
        match self.notification {
            Notification::TournamentSoon { tournament }
            | Notification::TournamentFinished { tournament, .. }
            | Notification::TournamentCancelled { tournament }
            | Notification::TournamentWithdrawn { tournament, .. }
            | Notification::TournamentRemoved { tournament }
            | Notification::TableRuled { tournament, .. } => tournament,
            Notification::LeagueEnds { league }
            | Notification::LeagueLeft { league }
            | Notification::LeagueRemoved { league }
            | Notification::LeagueSeason { league, .. } => league,
            _ if self.game.is_nil() => self.id,
            _ => self.game,
        }
    }

    fn new(taken: Taken) -> Result<Delivery, DatabaseError> {
        let notification = serde_json::from_value(taken.notification).map_err(CodecError::Decode)?;
        let variant = variant_of(taken.variant)?;
        let about = About {
            by: taken.name.as_deref(),
            device: None,
            opponents: &taken.opponents,
            variant,
            reason: None,
            contact: None,
        };
        let text = text(Language::negotiate(&taken.language), notification, &about);
        Ok(Delivery {
            id: taken.id,
            at: taken.at.to_jiff(),
            player_id: PlayerId::of(taken.account_id),
            game: taken.game_id,
            version: taken.version.cast_unsigned(),
            notification,
            title: text.title,
            body: text.body,
            language: taken.language,
            name: taken.player.unwrap_or_default(),
            opponents: taken.opponents,
            variant,
            by: taken.name,
            by_id: taken.by_account.map(PlayerId::of),
            deadline: taken.deadline.to_jiff(),
        })
    }
}

/// The variant of the game of a notification; classic for one that is about no game.
pub(super) fn variant_of(stored: Option<String>) -> Result<Variant, CodecError> {
    let variant = stored.map(|name| serde_json::from_value(name.into())).transpose().map_err(CodecError::Decode)?;
    Ok(variant.unwrap_or(Variant::Classic))
}
