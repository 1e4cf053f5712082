//! The plan for the tickets of a seat.

use crate::{
    engine::{Phase, Rejection},
    hosting::hosted_game::HostedGame,
    http::{
        games::views::{self, RememberedViews, Shown},
        guards::extract::{Caller, IfNoneMatch},
        operations::RateClass,
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    store::{Database, games::visible},
};
use actix_web::{HttpRequest, HttpResponse, get, web};
use railhead_planner::SeatPlan;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The plan for your tickets.
#[derive(Serialize, ToSchema)]
pub struct TicketsPlan {
    /// The version of the game that is planned.
    #[schema(example = 41)]
    pub version: u32,
    /// The plan.
    pub plan: SeatPlan,
}

/// Plan your tickets
///
/// For each ticket you hold or are offered: whether it can still be completed, along which routes and
/// with which stations, and what that needs and brings; then all tickets together. It follows from
/// your view alone. A connection costs its trains; of those with equally many, the one that lacks
/// fewest cards is taken, with the expected surcharge of tunnels, then the one with fewest routes.
/// A connection with more new stations is listed if it needs fewer trains. All tickets together are
/// planned one by one, most points first, with the routes for the others counted as built: a good
/// plan, though not always the best. The guide has the details. Send the `ETag` back as
/// `If-None-Match` to get an empty 304 while the game is unchanged.
#[utoipa::path(tag = "play", operation_id = "plan_tickets",
    params(("game_id" = Uuid, Path),
        ("If-None-Match" = Option<String>, Header, description = "The `ETag` of your last plan")),
    security(("bearer" = [])),
    responses((status = 200, description = "The plan for your tickets", body = TicketsPlan,
            headers(("ETag" = String, description = "The head, in quotes"))),
        (status = 304, description = "The game has not changed")),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotSeated, ProblemCode::GameNotStarted,
            ProblemCode::GameOver]))))]
#[get("/v1/games/{game_id}/plan")]
pub async fn show(
    db: web::Data<Database>,
    views: web::Data<RememberedViews>,
    request: HttpRequest,
    Caller(account): Caller,
    known: IfNoneMatch,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let hosted = visible::game_for(&db, *id, Some(account)).await?;
    let seat = hosted.seat_of(account).ok_or(Rejection::NotSeated {})?;
    match hosted.game.phase() {
        Phase::Lobby => return Err(Rejection::NotStarted {}.into()),
        Phase::Finished { .. } | Phase::Voided { .. } => return Err(Rejection::GameOver {}.into()),
        Phase::Dealing { .. } | Phase::Turn(_) => {}
    }
    if known.has(hosted.head) {
        return Ok(views::tagged(HttpResponse::NotModified(), hosted.head).finish());
    }
    let make = move |hosted: &HostedGame| {
        let plan = SeatPlan::of(&hosted.game.view_for(Some(seat)));
        serde_json::to_vec(&plan.map(|plan| TicketsPlan { version: hosted.head.version, plan }))
    };
    let plan = views.show(&request, &hosted, Some(seat), (Shown::Plan, db.metrics()), make).await?;
    Ok(views::tagged(HttpResponse::Ok(), hosted.head).content_type("application/json").body(plan))
}
