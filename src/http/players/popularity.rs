//! Popularity of routes and tickets, among all players and among winners.

use crate::{
    engine::{Route, TicketId, Variant},
    hosting::{
        period::Period,
        projection::{Popularity, RatingBand, RouteCount, TicketCount},
    },
    http::{
        answers::table::{Cell, Table, TableFormat, Tabular},
        guards::parameters::Query,
        problem::{Problem, ProblemCode},
    },
    store::{
        Database,
        read_models::popularity::{self, PopularityFilter},
    },
};
use actix_web::{get, web};
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// Filters of the games counted.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PopularityQuery {
    /// Only games of this variant.
    pub variant: Option<Variant>,
    /// `true`: only games that began with bots. `false`: only games that began without.
    pub bots: Option<bool>,
    /// Only rated games of this band.
    pub band: Option<RatingBand>,
    /// Only games that ended in this season (a quarter, in UTC): `current`, or a key such as `2026-Q4`.
    #[param(pattern = r"^(current|\d{4}-Q[1-4])$", example = "2026-Q4")]
    pub season: Option<String>,
}

/// Popularity of routes.
#[derive(Serialize, ToSchema)]
pub struct RoutePopularityList {
    /// Games that ended with a result. Those of the last minute may not be counted yet.
    #[schema(example = 1200)]
    pub games: u32,
    /// Winning seats in these games. A win may be shared.
    #[schema(example = 1203)]
    pub winners: u32,
    /// Every route.
    pub routes: Vec<RoutePopularity>,
}

/// Popularity of a route.
#[derive(Serialize, ToSchema)]
pub struct RoutePopularity {
    /// The route's id.
    pub route: Route,
    /// The number of times the route was claimed.
    #[schema(example = 840)]
    pub claimed: u32,
    /// Share of games in which the route was claimed, 0 to 1. Null if there are no games.
    #[schema(example = 0.7)]
    pub claimed_share: Option<f64>,
    /// The number of times a winner claimed the route.
    #[schema(example = 401)]
    pub by_winners: u32,
    /// Share of winners who claimed the route, 0 to 1. Null if there are no winners.
    #[schema(example = 0.333)]
    pub winners_share: Option<f64>,
    /// Share of those who claimed the route who won, 0 to 1. Null if nobody claimed it.
    #[schema(example = 0.4774)]
    pub win_rate: Option<f64>,
}

/// Popularity of tickets.
#[derive(Serialize, ToSchema)]
pub struct TicketPopularityList {
    /// Games that ended with a result. Those of the last minute may not be counted yet.
    #[schema(example = 1200)]
    pub games: u32,
    /// Winning seats in these games. A win may be shared.
    #[schema(example = 1203)]
    pub winners: u32,
    /// Every ticket that was kept at least once, ordered by name.
    pub tickets: Vec<TicketPopularity>,
}

/// Popularity of a ticket.
#[derive(Serialize, ToSchema)]
pub struct TicketPopularity {
    /// The ticket.
    pub ticket: TicketId,
    /// The number of times the ticket was kept.
    #[schema(example = 300)]
    pub kept: u32,
    /// The number of times the ticket was completed.
    #[schema(example = 270)]
    pub completed: u32,
    /// Share of kept copies that were completed, 0 to 1. Null if the ticket was never kept.
    #[schema(example = 0.9)]
    pub completed_share: Option<f64>,
    /// The number of times a winner kept the ticket.
    #[schema(example = 120)]
    pub by_winners: u32,
    /// Share of winners who kept the ticket, 0 to 1. Null if there are no winners.
    #[schema(example = 0.1)]
    pub winners_share: Option<f64>,
    /// Share of those who kept the ticket who won, 0 to 1. Null if nobody kept it.
    #[schema(example = 0.4)]
    pub win_rate: Option<f64>,
}

impl PopularityQuery {
    /// # Errors
    /// `invalid_query`.
    fn filter(self, db: &Database) -> Result<PopularityFilter, Problem> {
        let PopularityQuery { variant, bots: with_bots, band, season } = self;
        let season = season.map(|word| requested_season(db, &word)).transpose()?;
        Ok(PopularityFilter { variant, with_bots, band, season })
    }
}

/// # Errors
/// `invalid_query`.
fn requested_season(db: &Database, word: &str) -> Result<Period, Problem> {
    let [_, current, _, _] = Period::containing(db.now());
    let season = if word == "current" { Some(current) } else { word.parse().ok() };
    season.filter(|period| matches!(period, Period::Season(_))).ok_or_else(|| {
        let problem = Problem::new(ProblemCode::InvalidQuery, message!("detail-season"));
        problem.with("parameter", "season").with("value", word)
    })
}

/// `part` as a share of `whole`. `None` if `whole` is 0.
fn share(part: u32, whole: u32) -> Option<f64> {
    (whole > 0).then(|| f64::from(part) / f64::from(whole))
}

impl Table for RoutePopularityList {
    const COLUMNS: &'static [&'static str] =
        &["route", "claimed", "claimed_share", "by_winners", "winners_share", "win_rate"];

    fn rows(&self) -> Vec<Vec<Cell>> {
        let row = |counted: &RoutePopularity| {
            vec![
                Cell::text(counted.route),
                Cell::number(counted.claimed),
                Cell::optional(counted.claimed_share),
                Cell::number(counted.by_winners),
                Cell::optional(counted.winners_share),
                Cell::optional(counted.win_rate),
            ]
        };
        self.routes.iter().map(row).collect()
    }
}

impl Table for TicketPopularityList {
    const COLUMNS: &'static [&'static str] =
        &["ticket", "kept", "completed", "completed_share", "by_winners", "winners_share", "win_rate"];

    fn rows(&self) -> Vec<Vec<Cell>> {
        let row = |counted: &TicketPopularity| {
            vec![
                Cell::text(counted.ticket),
                Cell::number(counted.kept),
                Cell::number(counted.completed),
                Cell::optional(counted.completed_share),
                Cell::number(counted.by_winners),
                Cell::optional(counted.winners_share),
                Cell::optional(counted.win_rate),
            ]
        };
        self.tickets.iter().map(row).collect()
    }
}

/// Get route popularity
///
/// The number of games in which each route was claimed, and the share of winners who claimed it, in
/// games that ended with a result. The band of a rated game is that of the mean of its players'
/// ratings before the game.
#[utoipa::path(tag = "leaderboards", operation_id = "show_route_popularity", params(PopularityQuery),
    responses((status = 200, description = "Every route",
        content((RoutePopularityList = "application/json"), (String = "text/csv")))),
    extensions(("x-problems" = json!([ProblemCode::Internal]))))]
#[get("/v1/statistics/routes")]
pub async fn routes(
    db: web::Data<Database>,
    which: Query<PopularityQuery>,
    format: TableFormat,
) -> Result<Tabular<RoutePopularityList>, Problem> {
    let filter = which.into_inner().filter(&db)?;
    let Popularity { games, winners, routes, tickets: _ } = popularity::load(&db, filter).await?;
    let statistics = |route: Route| {
        let RouteCount { claimed, by_winners } = routes.get(&route).copied().unwrap_or_default();
        let (claimed_share, winners_share) = (share(claimed, games), share(by_winners, winners));
        let win_rate = share(by_winners, claimed);
        RoutePopularity { route, claimed, claimed_share, by_winners, winners_share, win_rate }
    };
    Ok(Tabular(format, RoutePopularityList { games, winners, routes: Route::all().map(statistics).collect() }))
}

/// Get ticket popularity
///
/// The number of games in which each ticket was kept and completed, and the share of winners who
/// kept it, in games that ended with a result. The band of a rated game is that of the mean of its
/// players' ratings before the game.
#[utoipa::path(tag = "leaderboards", operation_id = "show_ticket_popularity", params(PopularityQuery),
    responses((status = 200, description = "Every ticket that was kept at least once",
        content((TicketPopularityList = "application/json"), (String = "text/csv")))),
    extensions(("x-problems" = json!([ProblemCode::Internal]))))]
#[get("/v1/statistics/tickets")]
pub async fn tickets(
    db: web::Data<Database>,
    which: Query<PopularityQuery>,
    format: TableFormat,
) -> Result<Tabular<TicketPopularityList>, Problem> {
    let filter = which.into_inner().filter(&db)?;
    let Popularity { games, winners, routes: _, tickets } = popularity::load(&db, filter).await?;
    let statistics = |(ticket, count): (TicketId, TicketCount)| {
        let TicketCount { kept, completed, by_winners } = count;
        let (completed_share, winners_share) = (share(completed, kept), share(by_winners, winners));
        let win_rate = share(by_winners, kept);
        TicketPopularity { ticket, kept, completed, completed_share, by_winners, winners_share, win_rate }
    };
    Ok(Tabular(format, TicketPopularityList { games, winners, tickets: tickets.into_iter().map(statistics).collect() }))
}
