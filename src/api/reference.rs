//! Reference: the board and the tickets, which never change.

use super::extract::IfNoneMatch;
use crate::engine::{City, CityFacts, Route, RouteFacts, Ticket, TicketSet};
use actix_web::{HttpResponse, get, http::header, middleware::Compress};
use serde::Serialize;
use utoipa::ToSchema;

/// The version of the facts below; raise it when one changes.
const VERSION: u32 = 1;

/// The board: what is printed on it.
#[derive(Serialize, ToSchema)]
pub struct Board {
    /// The 47 cities.
    #[schema(value_type = Vec<CityFacts>)]
    pub cities: Vec<&'static CityFacts>,
    /// The 101 routes.
    #[schema(value_type = Vec<RouteFacts>)]
    pub routes: Vec<&'static RouteFacts>,
}

/// A set of tickets.
#[derive(Serialize, ToSchema)]
pub struct Tickets {
    /// Which set.
    pub set: TicketSet,
    /// Its tickets.
    pub tickets: Vec<Ticket>,
}

fn unchanging(known: &IfNoneMatch, facts: impl Serialize) -> HttpResponse {
    let mut response = if known.has(VERSION) { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    response.insert_header((header::ETAG, format!("\"{VERSION}\"")));
    response.insert_header((header::CACHE_CONTROL, "public, max-age=86400"));
    if known.has(VERSION) { response.finish() } else { response.json(facts) }
}

/// The board
#[utoipa::path(tag = "reference", operation_id = "show_board",
    responses((status = 200, description = "Cities and routes", body = Board), (status = 304, description = "As you have it")))]
#[get("/v1/reference/board", wrap = "Compress::default()")]
pub async fn board(known: IfNoneMatch) -> HttpResponse {
    let cities = City::all().map(City::facts).collect();
    unchanging(&known, Board { cities, routes: Route::all().map(Route::facts).collect() })
}

/// The tickets
#[utoipa::path(tag = "reference", operation_id = "show_tickets",
    responses((status = 200, description = "The sets of tickets", body = [Tickets]), (status = 304, description = "As you have it")))]
#[get("/v1/reference/tickets", wrap = "Compress::default()")]
pub async fn tickets(known: IfNoneMatch) -> HttpResponse {
    let set = |set: TicketSet| Tickets { set, tickets: set.tickets().collect() };
    unchanging(&known, [TicketSet::Europe, TicketSet::Europa1912].map(set))
}
