//! Directions of a league by its organiser, and its next season as it would be.

use crate::{
    http::{
        guards::{
            extract::{Caller, Viewer},
            json::Json,
            text::public_title,
        },
        leagues::view::League,
        operations::RateClass,
        problem::{Problem, ProblemCode},
    },
    identity::{ApiScope, PlayerId},
    store::{
        Database,
        leagues::{
            directions::{self, LeagueDirection},
            league::{self, LeaguePhase, ViewedLeague},
            season::{self, NextSeason},
        },
        tournaments::views,
    },
};
use actix_web::{get, post, web};
use railhead_tournament::{FirstRound, Format, LeagueRules, Member, Refusal};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The next season of a league, as it would be if it began now.
#[derive(Serialize, ToSchema)]
pub struct LeagueNextSeason {
    /// The season, from 1.
    #[schema(example = 1)]
    pub season: u16,
    /// The reason why it cannot begin: `player_count` or `is_over`. Null if there are enough members.
    #[schema(value_type = Option<String>, example = json!(null))]
    pub refusal: Option<Refusal>,
    /// The number of members who are missing at least. Null unless the reason is `player_count`.
    #[schema(example = json!(null))]
    pub missing: Option<usize>,
    /// The divisions, the highest first. Empty if it cannot begin.
    pub divisions: Vec<NextDivision>,
    /// The members who would play, by their divisions. Without those who made no move in the present season.
    pub players: Vec<NextPlayer>,
}

/// A division that would be played.
#[derive(Serialize, ToSchema)]
pub struct NextDivision {
    /// The division, from 1.
    #[schema(example = 1)]
    pub division: usize,
    /// The number of its players.
    #[schema(example = 7)]
    pub players: usize,
    /// The number of tables that would open at once.
    #[schema(example = 7)]
    pub tables: usize,
    /// The number of rounds: 1 if everybody meets everybody, at tables that are all open at once.
    #[schema(example = 1)]
    pub rounds: usize,
    /// The number of games of a player, if nobody leaves; one less for those who sit out.
    #[schema(example = 4)]
    pub games: usize,
}

/// A member who would play.
#[derive(Serialize, ToSchema)]
pub struct NextPlayer {
    /// The name. Null if it is hidden from you.
    #[schema(example = "Ada")]
    pub name: Option<String>,
    /// The player's id. Null where the name is.
    pub player_id: Option<PlayerId>,
    /// The division, from 1. Null if the season cannot begin.
    #[schema(example = 1)]
    pub division: Option<usize>,
    /// The player's division of the present season, from 1. Null for a newcomer.
    #[schema(example = json!(null))]
    pub before: Option<usize>,
}

/// Look at the next season of a league
///
/// Divisions, tables and games as they would be if it began now, by the present standings. Nothing changes.
/// Before the first season this is what the organiser begins with `POST …/start`.
#[utoipa::path(tag = "tournaments", operation_id = "preview_league_season", params(("league_id" = Uuid, Path)),
    security((), ("bearer" = [])), responses((status = 200, description = "The season", body = LeagueNextSeason)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/leagues/{league_id}/next-season")]
pub async fn preview(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    id: web::Path<Uuid>,
) -> Result<web::Json<LeagueNextSeason>, Problem> {
    let ViewedLeague { league, is_member, .. } = league::viewed(&db, viewer, *id).await?;
    let next = season::next(&db, &league).await?;
    let accounts = next.members.iter().map(|member| member.player).collect::<Vec<_>>();
    // As at a table, members see each other's names.
    let circle = if is_member { accounts.clone() } else { Vec::new() };
    let names = views::names_among(&db, viewer, accounts, circle).await?;
    let player = |division: Option<usize>, member: &Member<Uuid>| {
        let named = names.get(&member.player).map(|name| (name.clone(), PlayerId::of(member.player)));
        let (name, player_id) = named.unzip();
        NextPlayer { name, player_id, division, before: member.last.map(|(division, _)| division + 1) }
    };
    let players = match next.divisions.as_slice() {
        [] => next.members.iter().map(|member| player(None, member)).collect(),
        divided => (1..)
            .zip(divided)
            .flat_map(|(division, members)| members.iter().map(move |member| (division, member)))
            .map(|(division, member)| player(Some(division), member))
            .collect(),
    };
    Ok(web::Json(LeagueNextSeason { players, ..season_of(&next, league.phase, &league.settings.rules) }))
}

/// The next season, without the names.
fn season_of(next: &NextSeason, phase: LeaguePhase, rules: &LeagueRules) -> LeagueNextSeason {
    let refusal = match phase {
        LeaguePhase::Ending | LeaguePhase::Ended => Some(Refusal::IsOver),
        LeaguePhase::Open | LeaguePhase::Running => next.divisions.is_empty().then_some(Refusal::PlayerCount),
    };
    let missing = usize::from(rules.seats).saturating_sub(next.members.len());
    let divided = (1..).zip(&next.divisions);
    LeagueNextSeason {
        season: next.season,
        refusal,
        missing: refusal.filter(|refusal| *refusal == Refusal::PlayerCount).map(|_| missing),
        divisions: divided.map(|(division, members)| division_of(rules, division, members.len())).collect(),
        players: Vec::new(),
    }
}

fn division_of(rules: &LeagueRules, division: usize, players: usize) -> NextDivision {
    let rules = rules.tournament(players);
    let FirstRound { tables, rounds, .. } = rules.first_round(players).unwrap_or_default();
    let rounds = rounds.unwrap_or_default();
    let games = match rules.format {
        Format::League {} => tables.iter().sum::<usize>() / players.max(1),
        Format::Swiss { .. } | Format::Elimination { .. } | Format::Arena { .. } => rounds,
    };
    NextDivision { division, players, tables: tables.len(), rounds, games }
}

/// Direct a league
///
/// By its organiser, until it ends: let nobody enter for a time, remove a member, put off the next season,
/// rename it. A member who is removed finds it in the inbox. To end it is `DELETE /v1/leagues/{league_id}`.
#[utoipa::path(tag = "tournaments", operation_id = "direct_league", params(("league_id" = Uuid, Path)),
    request_body = LeagueDirection, security(("bearer" = [])),
    responses((status = 200, description = "The league", body = League)),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotOrganiser, ProblemCode::TournamentRefused,
            ProblemCode::NameNotAllowed]))))]
#[post("/v1/leagues/{league_id}/directions")]
pub async fn create(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
    body: Json<LeagueDirection>,
) -> Result<web::Json<League>, Problem> {
    let direction = match body.into_inner() {
        LeagueDirection::Rename { name } => LeagueDirection::Rename { name: public_title(&db, "/name", &name)? },
        other => other,
    };
    directions::direct(&db, account, *id, &direction).await?;
    Ok(web::Json(league::viewed(&db, Some(account), *id).await?.into()))
}
