//! Standing orders: moves that a player requests for the moment when the turn comes.

use crate::{
    hosting::standing_order::StandingOrder,
    http::{
        guards::{extract::Caller, json::Json},
        operations::{RateClass, problems::ORDER},
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    store::{
        Database,
        error::OrderError,
        games::standing_orders::{self, GivenOrder},
    },
};
use actix_web::{HttpResponse, delete, get, put, web};
use railhead_localization::message;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// Your order for your next turn.
#[derive(Serialize, ToSchema)]
pub struct OwnOrder {
    /// The order. Null if there is none: it was carried out, dropped or withdrawn.
    pub order: Option<StandingOrder>,
    /// The version of the game when it was given. Null if there is none.
    #[schema(example = 41)]
    pub version: Option<u32>,
    /// The time at which it was given. Null if there is none.
    pub given_at: Option<jiff::Timestamp>,
}

impl From<Option<GivenOrder>> for OwnOrder {
    fn from(given: Option<GivenOrder>) -> OwnOrder {
        match given {
            Some(GivenOrder { order, version, given_at }) => {
                OwnOrder { order: Some(order), version: Some(version), given_at: Some(given_at) }
            }
            None => OwnOrder { order: None, version: None, given_at: None },
        }
    }
}

/// Show your standing order
///
/// No other player sees it.
#[utoipa::path(tag = "play", operation_id = "show_standing_order", params(("game_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 200, description = "Your order", body = OwnOrder)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotSeated]))))]
#[get("/v1/games/{game_id}/standing-order")]
pub async fn show(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<web::Json<OwnOrder>, Problem> {
    Ok(web::Json(standing_orders::get(&db, *id, account).await?.into()))
}

/// Give a standing order
///
/// While the game does not wait for you, say what to do when it does: claim a route and, if it is
/// closed by then, draw cards or let you think; or draw two cards blind. The order is for your next
/// turn only, and replaces an earlier one. It is checked like a move, and carried out as moves within
/// about a second after your turn begins. It is dropped if the face-up cards were replaced meanwhile,
/// the last round has begun, or a tunnel asks for more cards. The inbox tells how it ended.
#[utoipa::path(tag = "play", operation_id = "give_standing_order", params(("game_id" = Uuid, Path)),
    request_body(content = StandingOrder, examples(
        ("claim a route, else draw" = (value = json!({"type": "claim_route", "route": "dieppe-paris",
            "payment": {"color": "pink", "locomotives": 0}, "otherwise": "draw_cards"}))),
        ("draw two cards" = (value = json!({"type": "draw_cards"}))))),
    security(("bearer" = [])), responses((status = 200, description = "Your order", body = OwnOrder)),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ORDER]))))]
#[put("/v1/games/{game_id}/standing-order")]
pub async fn give(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
    body: Json<StandingOrder>,
) -> Result<web::Json<OwnOrder>, Problem> {
    Ok(web::Json(Some(standing_orders::give(&db, *id, account, &body).await?).into()))
}

/// Withdraw your standing order
///
/// Without one, nothing happens. An order that is being carried out cannot be withdrawn.
#[utoipa::path(tag = "play", operation_id = "withdraw_standing_order", params(("game_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "There is no order")),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotSeated, ProblemCode::YourTurn]))))]
#[delete("/v1/games/{game_id}/standing-order")]
pub async fn withdraw(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    standing_orders::withdraw(&db, *id, account).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl From<OrderError> for Problem {
    fn from(error: OrderError) -> Problem {
        match error {
            OrderError::YourTurn => Problem::new(ProblemCode::YourTurn, message!("detail-your-turn")),
            OrderError::Game(error) => error.into(),
        }
    }
}
