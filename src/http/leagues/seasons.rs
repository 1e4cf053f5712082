//! The divisions of a season.

use crate::{
    hosting::tournament::HostedTournament,
    http::{
        answers::table::{Cell, Table, TableFormat, Tabular},
        guards::extract::Viewer,
        operations::RateClass,
        problem::{Problem, ProblemCode},
    },
    identity::{ApiScope, PlayerId},
    store::{Database, leagues::league, tournaments::views as tournaments},
};
use actix_web::{get, web};
use railhead_localization::message;
use railhead_tournament::Phase;
use serde::Serialize;
use std::collections::HashMap;
use utoipa::ToSchema;
use uuid::Uuid;

/// A season of a league.
#[derive(Serialize, ToSchema)]
pub struct LeagueSeason {
    /// The season, from 1.
    #[schema(example = 2)]
    pub season: u16,
    /// The divisions, the highest first.
    pub divisions: Vec<LeagueDivision>,
}

/// A division of a season.
#[derive(Serialize, ToSchema)]
pub struct LeagueDivision {
    /// The division, from 1.
    #[schema(example = 1)]
    pub division: u16,
    /// Its tournament.
    pub tournament: Uuid,
    /// The phase of the tournament.
    pub phase: Phase,
    /// The number of its tables that are not over.
    #[schema(example = 2)]
    pub open_tables: usize,
    /// The players in the order of the standings.
    pub players: Vec<LeaguePlayer>,
}

/// A player of a division.
#[derive(Serialize, ToSchema)]
pub struct LeaguePlayer {
    /// The name. Null if the account was deleted, or is hidden from you.
    #[schema(example = "Ada")]
    pub name: Option<String>,
    /// The player's id. Null where the name is.
    pub player_id: Option<PlayerId>,
    /// The place in the standings, from 1.
    #[schema(example = 1)]
    pub place: usize,
    /// The points.
    #[schema(example = 2.5)]
    pub points: f64,
    /// The player's division of the season before, from 1. Null for a player who is new.
    #[schema(example = 2)]
    pub before: Option<u16>,
}

impl Table for LeagueSeason {
    const COLUMNS: &'static [&'static str] =
        &["division", "tournament", "open_tables", "place", "name", "player_id", "points", "before"];

    fn rows(&self) -> Vec<Vec<Cell>> {
        let row = |division: &LeagueDivision, player: &LeaguePlayer| {
            vec![
                Cell::number(division.division),
                Cell::text(division.tournament),
                Cell::number(division.open_tables),
                Cell::number(player.place),
                Cell::text(player.name.as_deref().unwrap_or_default()),
                Cell::optional(player.player_id),
                Cell::number(player.points),
                Cell::optional(player.before),
            ]
        };
        let rows =
            |division: &LeagueDivision| division.players.iter().map(|player| row(division, player)).collect::<Vec<_>>();
        self.divisions.iter().flat_map(rows).collect()
    }
}

/// Get a season of a league
///
/// The divisions with their players: who moved up or down, and who leads. The first `moves` of a division
/// move up before the next season, and the last ones down.
#[utoipa::path(tag = "tournaments", operation_id = "show_league_season",
    params(("league_id" = Uuid, Path), ("number" = u16, Path, maximum = 65_535)), security((), ("bearer" = [])),
    responses((status = 200, description = "The season; as CSV, a row for each player",
        content((LeagueSeason = "application/json"), (String = "text/csv")))),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/leagues/{league_id}/seasons/{number}")]
pub async fn show(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    path: web::Path<(Uuid, u16)>,
    format: TableFormat,
) -> Result<Tabular<LeagueSeason>, Problem> {
    let (id, season) = path.into_inner();
    let viewed = league::viewed(&db, viewer, id).await?;
    if season == 0 || season > viewed.league.season {
        return Err(Problem::new(ProblemCode::NotFound, message!("detail-no-league-season")));
    }
    let (drawn, before) = league::season(&db, id, season).await?;
    let mut divisions = Vec::new();
    for (division, tournament) in (1..).zip(drawn) {
        let hosted = tournaments::tournament(&db, viewer, tournament).await?;
        let accounts = hosted.accounts.iter().flatten().copied().collect();
        let names = tournaments::names(&db, &hosted, viewer, accounts).await?;
        let (phase, open_tables) = (hosted.state.phase, hosted.state.open_tables().count());
        let players = players(&hosted, &names, &before);
        divisions.push(LeagueDivision { division, tournament, phase, open_tables, players });
    }
    Ok(Tabular(format, LeagueSeason { season, divisions }))
}

fn players(hosted: &HostedTournament, names: &HashMap<Uuid, String>, before: &HashMap<Uuid, u16>) -> Vec<LeaguePlayer> {
    let standings = hosted.standings().iter();
    let player = standings.map(|line| {
        let account = hosted.accounts.get(line.entrant).copied().flatten();
        let named = account.and_then(|account| Some((names.get(&account)?.clone(), PlayerId::of(account))));
        let (name, player_id) = named.unzip();
        LeaguePlayer {
            name,
            player_id,
            place: line.place,
            points: line.points.value(),
            before: account.and_then(|account| before.get(&account)).map(|division| division + 1),
        }
    });
    player.collect()
}
