//! Standings and rounds of a tournament, and its export.

use crate::{
    engine::Int,
    hosting::tournament::HostedTournament,
    http::{
        answers::{
            pagination::{self, Cursor},
            table::{Cell, Table, TableFormat, Tabular},
        },
        guards::{extract::Viewer, parameters::Query},
        operations::RateClass,
        problem::{Problem, ProblemCode},
        tournaments::problems::no_such_round,
    },
    identity::{ApiScope, PlayerId},
    store::{
        Database,
        tournaments::{export, views},
    },
};
use actix_web::{HttpResponse, get, http::header, web};
use railhead_tournament::{Entrant, Points, Presence, Standing};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Default page length, in players.
const PAGE: u8 = 50;

/// Paging of standings.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct StandingsQuery {
    /// Page length, 1 to 200. Default: 50.
    #[param(minimum = 1, maximum = 200)]
    pub limit: Option<u8>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<usize>>,
}

/// A player in the standings of a tournament.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentStanding {
    /// The place, from 1. Players who are equal in all values below share it, and the next ones are
    /// skipped.
    #[schema(example = 3)]
    pub place: usize,
    /// The player's number in the tournament, from 0.
    #[schema(example = 7)]
    pub player: Entrant,
    /// The player's name. Null if the account was deleted, or is hidden from you.
    #[schema(example = "Ada")]
    pub name: Option<String>,
    /// The player's id. Null where the name is.
    pub player_id: Option<PlayerId>,
    /// Whether the player takes part.
    pub presence: Presence,
    /// The number of rounds reached, which counts before points in elimination tournaments. 0 in others, and
    /// for players who were removed, who come after all others.
    pub stage: u32,
    /// The points.
    #[schema(example = 2.5)]
    pub points: f64,
    /// The correction in the points by the strength of opponents, where all tables play the same deal; 0
    /// otherwise.
    #[schema(example = 0.0)]
    pub correction: f64,
    /// The first tie-break: the score, divided by the mean score of the table. For the same deal, the
    /// comparison of the margins with those of the same seat at other tables. The mean over the tables.
    #[schema(example = 1.08)]
    pub share: f64,
    /// The second tie-break: the points of the opponents, their mean at each table. The mean over the tables.
    #[schema(example = 1.5)]
    pub opponents: f64,
    /// The number of tables won. The third tie-break is this, divided by `tables`.
    #[schema(example = 2)]
    pub wins: u32,
    /// The tables that the player has played.
    #[schema(example = 3)]
    pub tables: u32,
    /// The sum of the points of the player's games. It decides nothing.
    #[schema(example = 288)]
    pub score: i32,
    /// The first value by which the player is behind the one before. Null for the first, and where both
    /// share the place.
    pub decided_by: Option<StandingValue>,
}

/// A value that decides places in the standings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StandingValue {
    /// The player was removed, and comes after all others.
    Removed,
    /// The rounds reached.
    Stage,
    /// The points.
    Points,
    /// The first tie-break.
    Share,
    /// The second tie-break.
    Opponents,
    /// The third tie-break: `wins` ÷ `tables`.
    Wins,
}

/// The standings of a tournament, or a page of them.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentStandings {
    /// The players, the first place first.
    pub items: Vec<TournamentStanding>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<usize>>,
}

/// A table of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentTable {
    /// The round, from 0.
    pub round: usize,
    /// The number of the table in its round, from 0.
    pub number: usize,
    /// The game. It is opened some moments after the round is drawn, and not found before.
    pub game: Uuid,
    /// The players in turn order: the first has seat 0.
    pub players: Vec<TournamentSeat>,
    /// Whether the result is known.
    pub over: bool,
    /// Whether an operator decided the result.
    pub ruled: bool,
}

/// A player of a table of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentSeat {
    /// The player's number in the tournament, from 0.
    #[schema(example = 7)]
    pub player: Entrant,
    /// The player's name. Null if the account was deleted, or is hidden from you.
    #[schema(example = "Ada")]
    pub name: Option<String>,
    /// The player's id. Null where the name is.
    pub player_id: Option<PlayerId>,
    /// The rank at the table, from 1. Null while it is played.
    #[schema(example = 1)]
    pub rank: Option<u8>,
    /// The points of the game. Null while it is played.
    #[schema(example = 96)]
    pub score: Option<i32>,
}

/// A round of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentRound {
    /// The round, from 0.
    pub round: usize,
    /// The tables; those of the leaders come first.
    pub tables: Vec<TournamentTable>,
    /// The players who sat out, because the tables did not divide. A bye counts the mean of the player's
    /// results.
    pub byes: Vec<TournamentSeat>,
    /// The cost of the pairing: differences of points, repeats, short tables and turn order.
    pub cost: u64,
}

impl Table for TournamentStandings {
    const COLUMNS: &'static [&'static str] = &[
        "place",
        "player",
        "name",
        "presence",
        "stage",
        "points",
        "correction",
        "share",
        "opponents",
        "wins",
        "tables",
        "player_id",
        "score",
        "decided_by",
    ];

    fn rows(&self) -> Vec<Vec<Cell>> {
        let row = |line: &TournamentStanding| {
            vec![
                Cell::number(line.place),
                Cell::number(line.player),
                Cell::text(line.name.as_deref().unwrap_or_default()),
                Cell::text(word_of(line.presence)),
                Cell::number(line.stage),
                Cell::number(line.points),
                Cell::number(line.correction),
                Cell::number(line.share),
                Cell::number(line.opponents),
                Cell::number(line.wins),
                Cell::number(line.tables),
                Cell::optional(line.player_id),
                Cell::number(line.score),
                Cell::text(line.decided_by.map(StandingValue::word).unwrap_or_default()),
            ]
        };
        self.items.iter().map(row).collect()
    }

    fn next(&self) -> Option<String> {
        self.next.as_ref()?.encode().ok()
    }
}

/// The presence of a player as JSON has it.
fn word_of(presence: Presence) -> &'static str {
    match presence {
        Presence::Here => "here",
        Presence::Left => "left",
        Presence::Removed => "removed",
        Presence::Out => "out",
    }
}

impl StandingValue {
    /// The value as JSON has it.
    fn word(self) -> &'static str {
        match self {
            StandingValue::Removed => "removed",
            StandingValue::Stage => "stage",
            StandingValue::Points => "points",
            StandingValue::Share => "share",
            StandingValue::Opponents => "opponents",
            StandingValue::Wins => "wins",
        }
    }

    /// The first value by which a player is behind the one before; none for the first, and for equals.
    fn that_decided(hosted: &HostedTournament, line: &Standing) -> Option<StandingValue> {
        let all = hosted.standings();
        let at = all.iter().position(|other| other.entrant == line.entrant)?;
        let before = all.get(at.checked_sub(1)?)?;
        if before.place == line.place {
            return None;
        }
        let was_removed = |line: &Standing| presence(hosted, line.entrant) == Presence::Removed;
        let differs = [
            (StandingValue::Removed, was_removed(before) != was_removed(line)),
            (StandingValue::Stage, before.stage != line.stage),
            (StandingValue::Points, before.points != line.points),
            (StandingValue::Share, before.share != line.share),
            (StandingValue::Opponents, before.opponents != line.opponents),
        ];
        let first = differs.into_iter().find(|(_, differs)| *differs);
        Some(first.map_or(StandingValue::Wins, |(value, _)| value))
    }
}

/// The presence of a player.
fn presence(hosted: &HostedTournament, entrant: Entrant) -> Presence {
    hosted.state.entrants.get(entrant).map_or(Presence::Left, |player| player.presence)
}

/// The sums of the points of the players' games, by their numbers.
fn scores(hosted: &HostedTournament) -> Vec<i32> {
    let mut sums = vec![0_i32; hosted.state.entrants.len()];
    let results = hosted.state.rounds.iter().flat_map(|round| &round.tables).filter_map(|table| table.result.as_ref());
    for line in results.flat_map(|result| &result.lines) {
        if let Some(sum) = sums.get_mut(line.entrant) {
            *sum = sum.saturating_add(line.score);
        }
    }
    sums
}

/// The lines of standings with names.
pub fn lines<'a>(
    hosted: &HostedTournament,
    standings: impl IntoIterator<Item = &'a Standing>,
    names: &HashMap<Uuid, String>,
) -> Vec<TournamentStanding> {
    let scores = scores(hosted);
    let line = |line: &Standing| {
        let (name, player_id) = named(hosted, line.entrant, names);
        TournamentStanding {
            place: line.place,
            player: line.entrant,
            name,
            player_id,
            presence: presence(hosted, line.entrant),
            stage: line.stage,
            points: rounded(line.points.value()),
            correction: rounded(line.correction.to_float() / f64::from(Points::ONE)),
            share: rounded(line.share.to_float() / 100_000.0),
            opponents: rounded(line.opponents.value()),
            wins: line.wins,
            tables: line.played,
            score: scores.get(line.entrant).copied().unwrap_or_default(),
            decided_by: StandingValue::that_decided(hosted, line),
        }
    };
    standings.into_iter().map(line).collect()
}

/// A number with four decimals.
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

/// The name and the id of a player; neither without a name.
pub fn named(
    hosted: &HostedTournament,
    entrant: Entrant,
    names: &HashMap<Uuid, String>,
) -> (Option<String>, Option<PlayerId>) {
    let account = hosted.accounts.get(entrant).copied().flatten();
    account.and_then(|account| Some((names.get(&account)?.clone(), PlayerId::of(account)))).unzip()
}

/// A table with names.
pub fn table(
    hosted: &HostedTournament,
    round: usize,
    number: usize,
    names: &HashMap<Uuid, String>,
) -> Option<TournamentTable> {
    let state = hosted.state.rounds.get(round)?.tables.get(number)?;
    let result = |entrant: &Entrant| state.result.as_ref()?.lines.iter().find(|line| line.entrant == *entrant);
    let seat = |entrant: &Entrant| {
        let (name, player_id) = named(hosted, *entrant, names);
        let result = result(entrant);
        let (rank, score) = result.map(|line| (line.rank, line.score)).unzip();
        TournamentSeat { player: *entrant, name, player_id, rank, score }
    };
    Some(TournamentTable {
        round,
        number,
        game: state.game,
        players: state.players.iter().map(seat).collect(),
        over: state.result.is_some(),
        ruled: state.is_ruled,
    })
}

/// Get the standings
///
/// Points first, then the tie-breaks in the order of the fields: `share`, `opponents`, `wins` ÷ `tables`. A table
/// is worth the share of opponents beaten: 1 for the first, 0 for the last, the mean of the places for
/// ties. See docs/tournaments.md.
#[utoipa::path(tag = "tournaments", operation_id = "show_tournament_standings",
    params(("tournament_id" = Uuid, Path), StandingsQuery), security((), ("bearer" = [])),
    responses((status = 200, description = "The standings",
        content((TournamentStandings = "application/json"), (String = "text/csv")),
        headers(("Link" = String, description = "In CSV, the address of the next page, if there is one")))),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/tournaments/{tournament_id}/standings")]
pub async fn show(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    id: web::Path<Uuid>,
    page: Query<StandingsQuery>,
    format: TableFormat,
) -> Result<Tabular<TournamentStandings>, Problem> {
    let hosted = views::tournament(&db, viewer, *id).await?;
    let limit = page.limit.unwrap_or(PAGE);
    let from = page.cursor.map_or(0, |cursor| cursor.0);
    let mut found = (from + 1..).zip(hosted.standings().iter().skip(from)).collect::<Vec<_>>();
    found.truncate(usize::from(limit) + 1);
    let next = pagination::cut(&mut found, limit, |(at, _)| *at);
    let known = found.iter().filter_map(|(_, line)| hosted.accounts.get(line.entrant).copied().flatten());
    let names = views::names(&db, &hosted, viewer, known.collect()).await?;
    let items = lines(&hosted, found.into_iter().map(|(_, line)| line), &names);
    Ok(Tabular(format, TournamentStandings { items, next }))
}

/// Get a round
///
/// Rounds are counted from 0. A league has one round, an arena one for each time that tables were
/// drawn.
#[utoipa::path(tag = "tournaments", operation_id = "show_tournament_round",
    params(("tournament_id" = Uuid, Path), ("round" = u16, Path, maximum = 65_535)), security((), ("bearer" = [])),
    responses((status = 200, description = "The round", body = TournamentRound)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/tournaments/{tournament_id}/rounds/{round}")]
pub async fn show_round(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    path: web::Path<(Uuid, u16)>,
) -> Result<web::Json<TournamentRound>, Problem> {
    let (id, round) = path.into_inner();
    let hosted = views::tournament(&db, viewer, id).await?;
    let round = usize::from(round);
    let state = hosted.state.rounds.get(round).ok_or_else(no_such_round)?;
    let players = state.tables.iter().flat_map(|table| &table.players).chain(&state.byes);
    let known = players.filter_map(|entrant| hosted.accounts.get(*entrant).copied().flatten());
    let names = views::names(&db, &hosted, viewer, known.collect()).await?;
    let bye = |entrant: &Entrant| {
        let (name, player_id) = named(&hosted, *entrant, &names);
        TournamentSeat { player: *entrant, name, player_id, rank: None, score: None }
    };
    Ok(web::Json(TournamentRound {
        round,
        tables: (0..state.tables.len()).filter_map(|number| table(&hosted, round, number, &names)).collect(),
        byes: state.byes.iter().map(bye).collect(),
        cost: state.cost,
    }))
}

/// Export a tournament
///
/// Available once the tournament is over, as JSON Lines: the secret behind the pairings, and all events.
/// `railhead verify` computes all pairings and standings again. It names players by their numbers, never
/// accounts.
#[utoipa::path(tag = "tournaments", operation_id = "export_tournament", params(("tournament_id" = Uuid, Path)),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The tournament", body = String, content_type = "application/jsonl")),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::TournamentNotOver]))))]
#[get("/v1/tournaments/{tournament_id}/export")]
pub async fn download(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let text = export::transcript(&db, viewer, *id).await?;
    let name = format!("attachment; filename=\"railhead-tournament-{id}.jsonl\"");
    let mut response = HttpResponse::Ok();
    Ok(response.content_type("application/jsonl").insert_header((header::CONTENT_DISPOSITION, name)).body(text))
}
