//! Lists of games, read from rows without folding any log.

use crate::{
    Database, DatabaseError,
    access::{friends_of, is_offered_to, may_see, participates, table_is_shown},
    engine::{GameOptions, Int, PlayerColor, Variant},
    hosting::{seat_offer::OfferedTo, status::GameStatus, visibility::Visibility},
    log::codec::CodecError,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Array, BigInt, Bool, Jsonb, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff_diesel::Timestamp;
use serde::Deserialize;
use serde_json::Value;
use strum::VariantArray;
use uuid::Uuid;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameScope {
    /// Public games, as a viewer sees them.
    Public(Option<Uuid>),
    /// Games in which an account has a seat, even if a bot plays it.
    SeatedIn(Uuid),
    /// Open games to which an account is invited.
    InvitedTo(Uuid),
    /// Public games in which friends of an account wait for players.
    OfFriends(Uuid),
    /// Running games in which a seat is offered to an account.
    OfferedTo(Uuid),
}

/// A filter for games, which are listed newest first.
#[derive(Clone, Copy, Debug)]
pub struct GameFilter {
    pub whose: GameScope,
    pub status: Option<GameStatus>,
    pub variant: Option<Variant>,
    pub seats: Option<u8>,
    /// Only games older than this one.
    pub before: Option<Uuid>,
}

impl GameFilter {
    /// All public games, as an anonymous viewer sees them.
    pub const ALL: GameFilter =
        GameFilter { whose: GameScope::Public(None), status: None, variant: None, seats: None, before: None };
}

#[derive(Debug)]
pub struct GameListEntry {
    pub id: Uuid,
    pub status: GameStatus,
    pub visibility: Visibility,
    pub options: GameOptions,
    /// The names of the ticket packs added.
    pub packs: Vec<String>,
    pub open_seats: u8,
    /// Whether bots of players may take a seat without an invitation.
    pub bots_welcome: bool,
    /// The seats, in order.
    pub seats_taken: Vec<SeatListEntry>,
    pub created_at: jiff::Timestamp,
    /// The time at which its last event was recorded.
    pub updated_at: jiff::Timestamp,
}

#[derive(Debug, Deserialize)]
pub struct SeatListEntry {
    pub seat: u8,
    /// The name of the person who took the seat; none if their account was deleted.
    pub name: Option<String>,
    /// The account of that person.
    pub account: Option<Uuid>,
    /// The owner of the bot; none for a person.
    pub bot_of: Option<String>,
    /// The level of the bot that plays the seat; none if no bot does.
    pub bot: Option<String>,
    /// The colour; none if the seat is open.
    pub color: Option<PlayerColor>,
    /// The addressees of its offer, if it is offered to the viewer.
    #[serde(default)]
    pub offered_to: Option<OfferedTo>,
}

#[derive(QueryableByName)]
struct GameListRow {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = Text)]
    status: GameStatus,
    #[diesel(sql_type = Text)]
    visibility: Visibility,
    #[diesel(sql_type = Jsonb)]
    options: Value,
    #[diesel(sql_type = Array<Text>)]
    packs: Vec<String>,
    #[diesel(sql_type = SmallInt)]
    open_seats: i16,
    #[diesel(sql_type = Bool)]
    bots_welcome: bool,
    #[diesel(sql_type = Jsonb)]
    seats_taken: Value,
    #[diesel(sql_type = Timestamptz)]
    created_at: Timestamp,
    #[diesel(sql_type = Timestamptz)]
    updated_at: Timestamp,
}

/// The rows for a page of ids. Those of the heads are joined last: they may be on other servers.
fn page_sql() -> String {
    format!(include_str!("listing_page.sql"), offered = is_offered_to("$6", "o"))
}

/// Selects the newest games of each of the 64 kinds, then the newest of those. However rare the
/// requested games are, it reads at most that many pages of the index.
fn public_sql() -> String {
    format!(
        "SELECT of_kind.id FROM unnest($1) AS status, unnest($2) AS variant, unnest($3) AS seats, \
    LATERAL (SELECT g.id FROM games g WHERE g.visibility = 'public' AND g.status = status.status \
    AND g.variant = variant.variant AND g.seats = seats.seats AND g.id < $4 AND {shown} \
    ORDER BY g.id DESC LIMIT $5) AS of_kind \
    ORDER BY of_kind.id DESC LIMIT $5",
        shown = table_is_shown("$6", "g.id")
    )
}

const SEATED_IN: &str = "SELECT g.id FROM game_seats s JOIN games g ON g.id = s.game_id WHERE s.account_id = $6 \
    AND s.game_id < $4 AND g.status = ANY ($1) AND g.variant = ANY ($2) AND g.seats = ANY ($3) \
    ORDER BY s.game_id DESC LIMIT $5";

fn invited_to_sql() -> String {
    format!(
        "SELECT g.id FROM game_invitations i JOIN games g ON g.id = i.game_id WHERE i.account_id = $6 \
    AND i.state = 'open' AND i.game_id < $4 AND g.status = 'lobby' \
    AND g.status = ANY ($1) AND g.variant = ANY ($2) AND g.seats = ANY ($3) \
    AND NOT EXISTS (SELECT FROM game_seats s WHERE s.game_id = g.id AND s.account_id = $6) AND {shown} \
    ORDER BY i.game_id DESC LIMIT $5",
        shown = table_is_shown("$6", "g.id")
    )
}

/// Friends sit in few games that are not over.
fn of_friends_sql() -> String {
    format!(include_str!("listing_of_friends.sql"), friends = friends_of("$6"), shown = table_is_shown("$6", "g.id"))
}

/// The games are public, or a friend offers the seat. Few are offered at a time.
fn offered_to_sql() -> String {
    format!(
        include_str!("listing_offered_to.sql"),
        friends = friends_of("$6"),
        may_see = may_see("$6"),
        participates = participates("$6", "g.id")
    )
}

impl GameScope {
    /// The statement that lists these games, and the account that it is about.
    fn query(self) -> (String, Option<Uuid>) {
        let (page, account) = match self {
            GameScope::Public(viewer) => (public_sql(), viewer),
            GameScope::SeatedIn(account) => (SEATED_IN.to_owned(), Some(account)),
            GameScope::InvitedTo(account) => (invited_to_sql(), Some(account)),
            GameScope::OfFriends(account) => (of_friends_sql(), Some(account)),
            GameScope::OfferedTo(account) => (offered_to_sql(), Some(account)),
        };
        (format!("WITH page AS MATERIALIZED ({page}), {}", page_sql()), account)
    }

    /// The text of the statement, for tests of its plan.
    pub fn statement(self) -> String {
        self.query().0
    }
}

/// At most `limit` games, newest first.
pub async fn games(db: &Database, filter: GameFilter, limit: u8) -> Result<Vec<GameListEntry>, DatabaseError> {
    let GameFilter { whose, status, variant, seats, before } = filter;
    let (query, account) = whose.query();
    let statuses = status.map_or(GameStatus::VARIANTS.to_vec(), |status| vec![status]);
    let variants = variant.map_or(Variant::ALL.to_vec(), |variant| vec![variant]);
    let seats = seats.map_or(vec![2, 3, 4, 5], |seats| vec![seats]);
    let found = sql_query(query)
        .bind::<Array<Text>, _>(statuses)
        .bind::<Array<Text>, _>(variants.into_iter().map(Variant::name).collect::<Vec<_>>())
        .bind::<Array<SmallInt>, _>(seats.into_iter().map(i16::from).collect::<Vec<_>>())
        .bind::<SqlUuid, _>(before.unwrap_or(Uuid::max()))
        .bind::<BigInt, _>(i64::from(limit))
        .bind::<Nullable<SqlUuid>, _>(account);
    let rows = found.load::<GameListRow>(&mut db.connection("list_games").await?).await?;
    rows.into_iter().map(GameListEntry::try_from).collect()
}

impl TryFrom<GameListRow> for GameListEntry {
    type Error = DatabaseError;

    fn try_from(row: GameListRow) -> Result<GameListEntry, DatabaseError> {
        Ok(GameListEntry {
            id: row.id,
            status: row.status,
            visibility: row.visibility,
            options: serde_json::from_value(row.options).map_err(CodecError::Decode)?,
            packs: row.packs,
            open_seats: u8::saturating_from(row.open_seats),
            bots_welcome: row.bots_welcome,
            seats_taken: serde_json::from_value(row.seats_taken).map_err(CodecError::Decode)?,
            created_at: row.created_at.to_jiff(),
            updated_at: row.updated_at.to_jiff(),
        })
    }
}
