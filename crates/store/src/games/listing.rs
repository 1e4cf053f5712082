//! Lists of games, read from rows without folding any log.

use crate::{
    Database, DatabaseError,
    access::{friends_of, is_offered_to, may_see, participates, table_is_shown},
    database::statement::Parameters,
    engine::{GameOptions, Int, PlayerColor, Variant},
    hosting::{seat_offer::OfferedTo, status::GameStatus, visibility::Visibility},
    log::codec::CodecError,
};
use diesel::{
    prelude::*,
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

/// The placeholders of a filter, and of the account that it is about.
struct ListParameters {
    statuses: String,
    variants: String,
    seats: String,
    before: String,
    limit: String,
    account: String,
}

/// The rows for a page of ids. Those of the heads are joined last: they may be on other servers.
fn page_sql(ListParameters { account, .. }: &ListParameters) -> String {
    format!(include_str!("listing_page.sql"), offered = is_offered_to(account, "o"))
}

/// Selects the newest games of each of the 64 kinds, then the newest of those. However rare the
/// requested games are, it reads at most that many pages of the index.
fn public_sql(list: &ListParameters) -> String {
    let ListParameters { statuses, variants, seats, before, limit, account } = list;
    format!(
        "SELECT of_kind.id FROM unnest({statuses}) AS status, unnest({variants}) AS variant, unnest({seats}) AS seats, \
    LATERAL (SELECT g.id FROM games g WHERE g.visibility = 'public' AND g.status = status.status \
    AND g.variant = variant.variant AND g.seats = seats.seats AND g.id < {before} AND {shown} \
    ORDER BY g.id DESC LIMIT {limit}) AS of_kind \
    ORDER BY of_kind.id DESC LIMIT {limit}",
        shown = table_is_shown(account, "g.id")
    )
}

fn seated_in_sql(list: &ListParameters) -> String {
    let ListParameters { statuses, variants, seats, before, limit, account } = list;
    format!(
        "SELECT g.id FROM game_seats s JOIN games g ON g.id = s.game_id WHERE s.account_id = {account} \
    AND s.game_id < {before} AND g.status = ANY ({statuses}) AND g.variant = ANY ({variants}) \
    AND g.seats = ANY ({seats}) ORDER BY s.game_id DESC LIMIT {limit}"
    )
}

fn invited_to_sql(list: &ListParameters) -> String {
    let ListParameters { statuses, variants, seats, before, limit, account } = list;
    format!(
        "SELECT g.id FROM game_invitations i JOIN games g ON g.id = i.game_id WHERE i.account_id = {account} \
    AND i.state = 'open' AND i.game_id < {before} AND g.status = 'lobby' \
    AND g.status = ANY ({statuses}) AND g.variant = ANY ({variants}) AND g.seats = ANY ({seats}) \
    AND NOT EXISTS (SELECT FROM game_seats s WHERE s.game_id = g.id AND s.account_id = {account}) AND {shown} \
    ORDER BY i.game_id DESC LIMIT {limit}",
        shown = table_is_shown(account, "g.id")
    )
}

/// Friends sit in few games that are not over.
fn of_friends_sql(ListParameters { statuses, variants, seats, before, limit, account }: &ListParameters) -> String {
    format!(
        include_str!("listing_of_friends.sql"),
        friends = friends_of(account),
        before = before,
        statuses = statuses,
        variants = variants,
        seats = seats,
        account = account,
        shown = table_is_shown(account, "g.id"),
        limit = limit
    )
}

/// The games are public, or a friend offers the seat. Few are offered at a time.
fn offered_to_sql(ListParameters { statuses, variants, seats, before, limit, account }: &ListParameters) -> String {
    format!(
        include_str!("listing_offered_to.sql"),
        before = before,
        friends = friends_of(account),
        statuses = statuses,
        variants = variants,
        seats = seats,
        may_see = may_see(account),
        participates = participates(account, "g.id"),
        limit = limit
    )
}

impl GameScope {
    fn account(self) -> Option<Uuid> {
        match self {
            GameScope::Public(viewer) => viewer,
            GameScope::SeatedIn(account)
            | GameScope::InvitedTo(account)
            | GameScope::OfFriends(account)
            | GameScope::OfferedTo(account) => Some(account),
        }
    }

    /// The text of the statement that lists these games.
    fn text(self, list: &ListParameters) -> String {
        let page = match self {
            GameScope::Public(_) => public_sql(list),
            GameScope::SeatedIn(_) => seated_in_sql(list),
            GameScope::InvitedTo(_) => invited_to_sql(list),
            GameScope::OfFriends(_) => of_friends_sql(list),
            GameScope::OfferedTo(_) => offered_to_sql(list),
        };
        format!("WITH page AS MATERIALIZED ({page}), {}", page_sql(list))
    }

    /// The text of the statement, for tests of its plan.
    pub fn statement(self) -> String {
        self.text(&bind(GameFilter { whose: self, ..GameFilter::ALL }, 0).1)
    }
}

fn bind(filter: GameFilter, limit: u8) -> (Parameters<'static>, ListParameters) {
    let GameFilter { whose, status, variant, seats, before } = filter;
    let statuses = status.map_or(GameStatus::VARIANTS.to_vec(), |status| vec![status]);
    let variants = variant.map_or(Variant::ALL.to_vec(), |variant| vec![variant]);
    let seats = seats.map_or(vec![2, 3, 4, 5], |seats| vec![seats]);
    let mut parameters = Parameters::default();
    let list = ListParameters {
        statuses: parameters.bind::<Array<Text>, _>(statuses),
        variants: parameters.bind::<Array<Text>, _>(variants.into_iter().map(Variant::name).collect::<Vec<_>>()),
        seats: parameters.bind::<Array<SmallInt>, _>(seats.into_iter().map(i16::from).collect::<Vec<_>>()),
        before: parameters.bind::<SqlUuid, _>(before.unwrap_or(Uuid::max())),
        limit: parameters.bind::<BigInt, _>(i64::from(limit)),
        account: parameters.bind::<Nullable<SqlUuid>, _>(whose.account()),
    };
    (parameters, list)
}

/// At most `limit` games, newest first.
pub async fn games(db: &Database, filter: GameFilter, limit: u8) -> Result<Vec<GameListEntry>, DatabaseError> {
    let (parameters, list) = bind(filter, limit);
    let page = parameters.statement(filter.whose.text(&list));
    let rows = page.load::<GameListRow>(&mut db.connection("list_games").await?).await?;
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
