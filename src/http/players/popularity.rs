//! What is known of routes and tickets: how often players had them, and how often winners.

use crate::{
    engine::{Route, TicketId, Variant},
    http::support::problem::Problem,
    projection::{Facts, RouteCount, TicketCount},
    store::Store,
};
use actix_web::{get, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// Which games count.
#[derive(Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Games {
    /// Only those of this variant.
    pub variant: Option<Variant>,
    /// Only those that began with bots, or without.
    pub bots: Option<bool>,
}

/// What is known of routes.
#[derive(Serialize, ToSchema)]
pub struct Routes {
    /// How many games ended with a result; those of the last minute may not be counted yet.
    #[schema(example = 1200)]
    pub games: u32,
    /// How many seats won them; a win may be shared.
    #[schema(example = 1203)]
    pub winners: u32,
    /// Every route.
    pub routes: Vec<RouteStatistics>,
}

/// What is known of a route.
#[derive(Serialize, ToSchema)]
pub struct RouteStatistics {
    /// Which.
    pub route: Route,
    /// How often it was claimed.
    #[schema(example = 840)]
    pub claimed: u32,
    /// In which share of the games.
    #[schema(example = 0.7)]
    pub claimed_share: Option<f64>,
    /// How often by who won.
    #[schema(example = 401)]
    pub by_winners: u32,
    /// Which share of the winners had it.
    #[schema(example = 0.333)]
    pub winners_share: Option<f64>,
}

/// What is known of tickets.
#[derive(Serialize, ToSchema)]
pub struct TicketFacts {
    /// How many games ended with a result; those of the last minute may not be counted yet.
    #[schema(example = 1200)]
    pub games: u32,
    /// How many seats won them; a win may be shared.
    #[schema(example = 1203)]
    pub winners: u32,
    /// Every ticket that somebody has kept, in the order of their names.
    pub tickets: Vec<TicketStatistics>,
}

/// What is known of a ticket.
#[derive(Serialize, ToSchema)]
pub struct TicketStatistics {
    /// Which.
    pub ticket: TicketId,
    /// How often it was kept.
    #[schema(example = 300)]
    pub kept: u32,
    /// How often it was completed.
    #[schema(example = 270)]
    pub completed: u32,
    /// In which share of the times that it was kept.
    #[schema(example = 0.9)]
    pub completed_share: Option<f64>,
    /// How often it was kept by who won.
    #[schema(example = 120)]
    pub by_winners: u32,
    /// Which share of the winners had it.
    #[schema(example = 0.1)]
    pub winners_share: Option<f64>,
}

/// A share of a number; none of nothing.
fn share(part: u32, whole: u32) -> Option<f64> {
    (whole > 0).then(|| f64::from(part) / f64::from(whole))
}

/// What is known of the routes
///
/// How often each was claimed, and by which share of the winners, in games that ended with a result.
#[utoipa::path(tag = "leaderboards", operation_id = "show_route_statistics", params(Games),
    responses((status = 200, description = "Every route", body = Routes)))]
#[get("/v1/statistics/routes")]
pub async fn routes(store: web::Data<Store>, which: web::Query<Games>) -> Result<web::Json<Routes>, Problem> {
    let Facts { games, winners, routes, tickets: _ } = store.facts(which.variant, which.bots).await?;
    let statistics = |route: Route| {
        let RouteCount { claimed, by_winners } = routes.get(&route).copied().unwrap_or_default();
        let (claimed_share, winners_share) = (share(claimed, games), share(by_winners, winners));
        RouteStatistics { route, claimed, claimed_share, by_winners, winners_share }
    };
    Ok(web::Json(Routes { games, winners, routes: Route::all().map(statistics).collect() }))
}

/// What is known of the tickets
///
/// How often each was kept and completed, and by which share of the winners it was kept, in games that ended with a result.
#[utoipa::path(tag = "leaderboards", operation_id = "show_ticket_statistics", params(Games),
    responses((status = 200, description = "Every ticket that somebody has kept", body = TicketFacts)))]
#[get("/v1/statistics/tickets")]
pub async fn tickets(store: web::Data<Store>, which: web::Query<Games>) -> Result<web::Json<TicketFacts>, Problem> {
    let Facts { games, winners, routes: _, tickets } = store.facts(which.variant, which.bots).await?;
    let statistics = |(ticket, count): (TicketId, TicketCount)| {
        let TicketCount { kept, completed, by_winners } = count;
        let (completed_share, winners_share) = (share(completed, kept), share(by_winners, winners));
        TicketStatistics { ticket, kept, completed, completed_share, by_winners, winners_share }
    };
    Ok(web::Json(TicketFacts { games, winners, tickets: tickets.into_iter().map(statistics).collect() }))
}
