//! A league, as its row has it and as a viewer sees it; the list of leagues, the divisions of a
//! season.

use crate::{
    Connection, Database, DatabaseError, LeagueError,
    access::player_is_shown,
    database::fetch::Fetch,
    engine::Int,
    leagues::settings::LeagueSettings,
    log::codec::CodecError,
    schema::{league_divisions, league_members, leagues, tournament_players},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Bool, Integer, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::{NullableTimestamp, ToDiesel};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use strum::{EnumString, IntoStaticStr, VariantArray};
use utoipa::ToSchema;
use uuid::Uuid;

/// The phase of a league.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, EnumString, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum LeaguePhase {
    /// Before the first season.
    Open,
    /// A season is played, and others follow.
    Running,
    /// The last season is played.
    Ending,
    /// Nothing more will happen.
    Ended,
}

/// A league.
#[derive(Clone, Debug)]
pub struct League {
    pub id: Uuid,
    /// The account that opened it; none if it was deleted.
    pub organiser_id: Option<Uuid>,
    pub settings: LeagueSettings,
    pub created_at: Timestamp,
    pub phase: LeaguePhase,
    /// The present season, from 1; 0 before the first.
    pub season: u16,
    /// The beginning of the present season.
    pub season_at: Option<Timestamp>,
    /// The time from which the next season may begin.
    pub due_at: Option<Timestamp>,
    /// Whether the organiser lets nobody enter.
    pub entry_closed: bool,
}

#[derive(Queryable, Selectable, QueryableByName)]
#[diesel(table_name = leagues)]
struct Row {
    id: Uuid,
    organiser_id: Option<Uuid>,
    name: String,
    listed: bool,
    rules: serde_json::Value,
    game_options: serde_json::Value,
    packs: serde_json::Value,
    bots_welcome: bool,
    guests: bool,
    season_days: i16,
    #[diesel(deserialize_as = jiff_diesel::Timestamp)]
    created_at: Timestamp,
    phase: String,
    season: i16,
    #[diesel(deserialize_as = NullableTimestamp)]
    season_at: Option<Timestamp>,
    #[diesel(deserialize_as = NullableTimestamp)]
    due_at: Option<Timestamp>,
    entry_closed: bool,
}

/// A league as a viewer sees it.
#[derive(Clone, Debug)]
pub struct ViewedLeague {
    pub league: League,
    /// The name of the organiser; none if the account was deleted, or is hidden from the viewer.
    pub organiser: Option<String>,
    pub members: u16,
    /// The code that leads to it; none if it has none.
    pub code: Option<String>,
    /// Whether the viewer is a member.
    pub is_member: bool,
    /// Whether the organiser has removed the viewer.
    pub is_removed: bool,
    /// The viewer's division of the season, from 0, and its tournament.
    pub own: Option<(u16, Uuid)>,
}

#[derive(QueryableByName)]
struct ViewedRow {
    #[diesel(embed)]
    league: Row,
    #[diesel(sql_type = Nullable<Text>)]
    organiser: Option<String>,
    #[diesel(sql_type = BigInt)]
    members: i64,
    #[diesel(sql_type = Nullable<Text>)]
    code: Option<String>,
    #[diesel(sql_type = Bool)]
    is_member: bool,
    #[diesel(sql_type = Bool)]
    is_removed: bool,
    #[diesel(sql_type = Nullable<SmallInt>)]
    own_division: Option<i16>,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    own_tournament: Option<Uuid>,
}

impl Row {
    fn league(self) -> Result<League, CodecError> {
        let settings = LeagueSettings {
            name: self.name,
            listed: self.listed,
            rules: serde_json::from_value(self.rules).map_err(CodecError::Decode)?,
            options: serde_json::from_value(self.game_options).map_err(CodecError::Decode)?,
            packs: serde_json::from_value(self.packs).map_err(CodecError::Decode)?,
            bots_welcome: self.bots_welcome,
            guests: self.guests,
            season_days: u8::saturating_from(self.season_days),
        };
        Ok(League {
            id: self.id,
            organiser_id: self.organiser_id,
            settings,
            created_at: self.created_at,
            phase: self.phase.parse().map_err(|_| CodecError::BrokenChain)?,
            season: self.season.cast_unsigned(),
            season_at: self.season_at,
            due_at: self.due_at,
            entry_closed: self.entry_closed,
        })
    }
}

/// The league, with its row locked until the end of the transaction.
///
/// # Errors
/// `NoSuchLeague`.
pub(super) async fn lock(connection: &mut Connection, id: Uuid) -> Result<League, LeagueError> {
    let row = leagues::table.find(id).select(Row::as_select()).for_no_key_update();
    let row = row.fetch_optional::<Row>(connection).await?.ok_or(LeagueError::NoSuchLeague)?;
    Ok(row.league()?)
}

/// The league with an id, whoever may see it.
pub(super) async fn find(connection: &mut Connection, id: Uuid) -> Result<Option<League>, DatabaseError> {
    let row = leagues::table.find(id).select(Row::as_select()).fetch_optional::<Row>(connection).await?;
    Ok(row.map(Row::league).transpose()?)
}

impl ViewedRow {
    fn viewed(self) -> Result<ViewedLeague, CodecError> {
        Ok(ViewedLeague {
            league: self.league.league()?,
            organiser: self.organiser,
            members: u16::saturating_from(self.members),
            code: self.code,
            is_member: self.is_member,
            is_removed: self.is_removed,
            own: self.own_division.map(i16::cast_unsigned).zip(self.own_tournament),
        })
    }
}

fn leagues_sql(which: &str) -> String {
    let shown = player_is_shown("$1", "l.organiser_id");
    format!(include_str!("league_viewed.sql"), which = which, shown = shown)
}

/// A league that a viewer may see: one of an organiser who is hidden from the viewer exists for members
/// only.
///
/// # Errors
/// `NoSuchLeague`.
pub async fn viewed(db: &Database, viewer: Option<Uuid>, id: Uuid) -> Result<ViewedLeague, LeagueError> {
    let shown = player_is_shown("$1", "l.organiser_id");
    let which =
        format!("l.id = $2 AND (l.organiser_id IS NULL OR l.organiser_id = $1 OR n.account_id IS NOT NULL OR {shown})");
    let found = sql_query(leagues_sql(&which)).bind::<Nullable<SqlUuid>, _>(viewer).bind::<SqlUuid, _>(id);
    let found = found.fetch_optional::<ViewedRow>(&mut *db.connection("read_league").await?).await?;
    Ok(found.ok_or(LeagueError::NoSuchLeague)?.viewed()?)
}

/// Leagues, the latest first: those that are listed and whose organiser is not hidden from the viewer, or
/// the viewer's own.
pub async fn list(
    db: &Database,
    viewer: Option<Uuid>,
    own: bool,
    after: Option<(Timestamp, Uuid)>,
    limit: u8,
) -> Result<Vec<ViewedLeague>, LeagueError> {
    let circle = match own {
        true => "l.id IN (SELECT o.id FROM leagues o WHERE o.organiser_id = $1 \
            UNION ALL SELECT m.league_id FROM league_members m WHERE m.account_id = $1)"
            .to_owned(),
        false => format!("l.listed AND (l.organiser_id IS NULL OR {})", player_is_shown("$1", "l.organiser_id")),
    };
    let which = format!(
        "{circle} AND ($2 IS NULL OR (l.created_at, l.id) < ($2, $3)) ORDER BY l.created_at DESC, l.id DESC LIMIT $4"
    );
    let rows = sql_query(leagues_sql(&which))
        .bind::<Nullable<SqlUuid>, _>(viewer)
        .bind::<Nullable<Timestamptz>, _>(after.map(|(at, _)| at.to_diesel()))
        .bind::<Nullable<SqlUuid>, _>(after.map(|(_, id)| id))
        .bind::<Integer, _>(i32::from(limit))
        .load::<ViewedRow>(&mut db.connection("list_leagues").await?)
        .await?;
    Ok(rows.into_iter().map(ViewedRow::viewed).collect::<Result<_, _>>()?)
}

/// The tournaments of the divisions of a season, the highest first.
pub(super) async fn divisions(
    connection: &mut Connection,
    league: Uuid,
    season: u16,
) -> Result<Vec<Uuid>, DatabaseError> {
    let rows = league_divisions::table
        .filter(league_divisions::league_id.eq(league).and(league_divisions::season.eq(season.cast_signed())))
        .order(league_divisions::division)
        .select(league_divisions::tournament_id);
    Ok(rows.load(connection).await?)
}

/// A season: the tournaments of its divisions, the highest first, and the division of each account in the
/// season before, from 0.
pub async fn season(
    db: &Database,
    league: Uuid,
    season: u16,
) -> Result<(Vec<Uuid>, HashMap<Uuid, u16>), DatabaseError> {
    let mut connection = db.connection("read_season_of_league").await?;
    let before = league_divisions::table
        .inner_join(tournament_players::table.on(tournament_players::tournament_id.eq(league_divisions::tournament_id)))
        .filter(league_divisions::league_id.eq(league).and(league_divisions::season.eq(season.cast_signed() - 1)))
        .filter(tournament_players::account_id.is_not_null())
        .select((tournament_players::account_id.assume_not_null(), league_divisions::division));
    let before = before.load::<(Uuid, i16)>(&mut connection).await?;
    let before = before.into_iter().map(|(account, division)| (account, division.cast_unsigned())).collect();
    Ok((divisions(&mut connection, league, season).await?, before))
}

/// The accounts of all members.
pub(super) async fn members(connection: &mut Connection, league: Uuid) -> Result<Vec<Uuid>, DatabaseError> {
    let rows = league_members::table
        .filter(league_members::league_id.eq(league))
        .order((league_members::entered_at, league_members::account_id))
        .select(league_members::account_id);
    Ok(rows.load(connection).await?)
}
