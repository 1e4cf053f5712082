//! Reading leagues: one, the list, the divisions of a season.

use crate::{
    hosting::codec::CodecError,
    store::{
        Connection, Database, DatabaseError, LeagueError,
        access::player_is_shown,
        database::fetch::Fetch,
        leagues::settings::LeagueSettings,
        schema::{league_divisions, league_members, leagues, tournament_players},
    },
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Bool, Integer, Nullable, Timestamptz, Uuid as SqlUuid},
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
}

#[derive(Queryable, Selectable)]
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
    season_days: i16,
    #[diesel(deserialize_as = jiff_diesel::Timestamp)]
    created_at: Timestamp,
    phase: String,
    season: i16,
    #[diesel(deserialize_as = NullableTimestamp)]
    season_at: Option<Timestamp>,
    #[diesel(deserialize_as = NullableTimestamp)]
    due_at: Option<Timestamp>,
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
}

#[derive(QueryableByName)]
struct Answer {
    #[diesel(sql_type = Bool)]
    yes: bool,
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
            season_days: self.season_days as u8,
        };
        Ok(League {
            id: self.id,
            organiser_id: self.organiser_id,
            settings,
            created_at: self.created_at,
            phase: self.phase.parse().map_err(|_| CodecError::BrokenChain)?,
            season: self.season as u16,
            season_at: self.season_at,
            due_at: self.due_at,
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

/// The league, on this connection.
///
/// # Errors
/// `NoSuchLeague`.
pub(super) async fn league_on(connection: &mut Connection, id: Uuid) -> Result<League, LeagueError> {
    let row = leagues::table.find(id).select(Row::as_select());
    let row = row.fetch_optional::<Row>(connection).await?.ok_or(LeagueError::NoSuchLeague)?;
    Ok(row.league()?)
}

/// A league that a viewer may see: one of an organiser who is hidden from the viewer exists for members
/// only.
///
/// # Errors
/// `NoSuchLeague`.
pub async fn league(db: &Database, viewer: Option<Uuid>, id: Uuid) -> Result<League, LeagueError> {
    let mut connection = db.connection("read_league").await?;
    let league = league_on(&mut connection, id).await?;
    let (Some(account), Some(organiser)) = (viewer, league.organiser_id) else { return Ok(league) };
    if account == organiser || is_member(&mut connection, id, account).await? {
        return Ok(league);
    }
    let shown = format!("SELECT {} AS yes", player_is_shown("$1", "$2"));
    let shown = sql_query(shown).bind::<SqlUuid, _>(account).bind::<SqlUuid, _>(organiser);
    let Answer { yes } = shown.fetch_one(&mut *connection).await?;
    if yes { Ok(league) } else { Err(LeagueError::NoSuchLeague) }
}

/// Whether an account is a member of a league, and the number of members.
pub async fn membership(db: &Database, viewer: Option<Uuid>, id: Uuid) -> Result<(bool, u16), DatabaseError> {
    let mut connection = db.connection("members_of_league").await?;
    let all = league_members::table.filter(league_members::league_id.eq(id));
    let count = all.count().fetch_one::<i64>(&mut connection).await?;
    let is_member = match viewer {
        Some(account) => is_member(&mut connection, id, account).await?,
        None => false,
    };
    Ok((is_member, count as u16))
}

/// Leagues, the latest first: those that are listed and whose organiser is not hidden from the viewer, or
/// the viewer's own.
pub async fn list(
    db: &Database,
    viewer: Option<Uuid>,
    own: bool,
    after: Option<(Timestamp, Uuid)>,
    limit: u8,
) -> Result<Vec<League>, LeagueError> {
    let shown = player_is_shown("$1", "l.organiser_id");
    let circle = match own {
        true => "(l.organiser_id = $1 OR l.id IN (SELECT m.league_id FROM league_members m WHERE m.account_id = $1))"
            .to_owned(),
        false => format!("l.listed AND (l.organiser_id IS NULL OR {shown})"),
    };
    let mut connection = db.connection("list_leagues").await?;
    let found = sql_query(format!(include_str!("read_list.sql"), circle = circle))
        .bind::<Nullable<SqlUuid>, _>(viewer)
        .bind::<Nullable<Timestamptz>, _>(after.map(|(at, _)| at.to_diesel()))
        .bind::<Nullable<SqlUuid>, _>(after.map(|(_, id)| id))
        .bind::<Integer, _>(i32::from(limit))
        .load::<Id>(&mut connection)
        .await?;
    let ids = found.into_iter().map(|row| row.id).collect::<Vec<_>>();
    let rows = leagues::table
        .filter(leagues::id.eq_any(ids))
        .order((leagues::created_at.desc(), leagues::id.desc()))
        .select(Row::as_select())
        .load::<Row>(&mut connection)
        .await?;
    Ok(rows.into_iter().map(Row::league).collect::<Result<_, _>>()?)
}

/// The tournaments of the divisions of a season, the highest first.
pub async fn divisions(db: &Database, league: Uuid, season: u16) -> Result<Vec<Uuid>, DatabaseError> {
    divisions_on(&mut *db.connection("divisions_of_league").await?, league, season).await
}

pub(super) async fn divisions_on(
    connection: &mut Connection,
    league: Uuid,
    season: u16,
) -> Result<Vec<Uuid>, DatabaseError> {
    let rows = league_divisions::table
        .filter(league_divisions::league_id.eq(league).and(league_divisions::season.eq(season as i16)))
        .order(league_divisions::division)
        .select(league_divisions::tournament_id);
    Ok(rows.load(connection).await?)
}

/// The division of each account in a season, from 0.
pub async fn divided(db: &Database, league: Uuid, season: u16) -> Result<HashMap<Uuid, u16>, DatabaseError> {
    let rows = league_divisions::table
        .inner_join(tournament_players::table.on(tournament_players::tournament_id.eq(league_divisions::tournament_id)))
        .filter(league_divisions::league_id.eq(league).and(league_divisions::season.eq(season as i16)))
        .filter(tournament_players::account_id.is_not_null())
        .select((tournament_players::account_id.assume_not_null(), league_divisions::division))
        .load::<(Uuid, i16)>(&mut db.connection("divided_league").await?)
        .await?;
    Ok(rows.into_iter().map(|(account, division)| (account, division as u16)).collect())
}

pub(super) async fn is_member(connection: &mut Connection, league: Uuid, account: Uuid) -> Result<bool, DatabaseError> {
    let row = league_members::table.find((league, account)).select(league_members::league_id);
    Ok(row.fetch_optional::<Uuid>(connection).await?.is_some())
}

/// The accounts of all members.
pub(super) async fn members(connection: &mut Connection, league: Uuid) -> Result<Vec<Uuid>, DatabaseError> {
    let rows = league_members::table
        .filter(league_members::league_id.eq(league))
        .order((league_members::entered_at, league_members::account_id))
        .select(league_members::account_id);
    Ok(rows.load(connection).await?)
}
