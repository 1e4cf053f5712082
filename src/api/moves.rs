//! Moves: which are legal, and making one.

use super::{
    extract::{Caller, IfMatch},
    problem::Problem,
    views::{self, Outcome},
};
use crate::{
    engine::{Command, Move, Rejection, Seat},
    store::Store,
};
use actix_web::{HttpResponse, get, middleware::Compress, post, web};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The legal moves of a seat.
#[derive(Serialize, ToSchema)]
pub struct LegalMoves {
    /// The version at which they are legal.
    #[schema(example = 41)]
    pub version: u32,
    /// Whose they are.
    pub seat: Seat,
    /// Each move with its exact payment, ready to be posted; empty when it is not your turn.
    pub moves: Vec<Move>,
}

/// List your legal moves
#[utoipa::path(tag = "play", operation_id = "list_moves", params(("game_id" = Uuid, Path)), security(("bearer" = [])),
    responses((status = 200, description = "Your legal moves", body = LegalMoves)))]
#[get("/v1/games/{game_id}/moves", wrap = "Compress::default()")]
pub async fn list(
    store: web::Data<Store>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<web::Json<LegalMoves>, Problem> {
    let folded = store.game(*id).await?;
    let seat = folded.seat_of(account).ok_or(Rejection::NotSeated {})?;
    Ok(web::Json(LegalMoves { version: folded.game.version, seat, moves: folded.game.legal_moves(seat) }))
}

/// Move
///
/// A refusal changes nothing and says which rule. With `If-Match`, the move is made only at that version.
#[utoipa::path(tag = "play", operation_id = "play_move",
    params(("game_id" = Uuid, Path),
        ("If-Match" = Option<String>, Header, description = "The version you saw, in quotes, like `\"41\"`")),
    request_body(content = Move, examples(
        ("draw a card" = (value = json!({"type": "draw_card"}))),
        ("take a face-up card" = (value = json!({"type": "take_face_up", "slot": 2}))),
        ("claim a route" = (value = json!({"type": "claim_route", "route": "dieppe-paris",
            "payment": {"color": "pink", "locomotives": 0}}))),
        ("pay a tunnel" = (value = json!({"type": "pay_tunnel", "locomotives": 1}))),
        ("give a tunnel up" = (value = json!({"type": "abandon_tunnel"}))),
        ("draw tickets" = (value = json!({"type": "draw_tickets"}))),
        ("keep tickets" = (value = json!({"type": "keep_tickets", "tickets": ["brest-petrograd", "angora-kharkov"]}))),
        ("build a station" = (value = json!({"type": "build_station", "city": "paris",
            "payment": {"color": null, "locomotives": 1}}))),
        ("pass" = (value = json!({"type": "pass"}))))),
    security(("bearer" = [])),
    responses((status = 200, description = "What happened, and your view", body = Outcome,
        headers(("ETag" = String, description = "The version, in quotes")))))]
#[post("/v1/games/{game_id}/moves")]
pub async fn play(
    store: web::Data<Store>,
    Caller(account): Caller,
    IfMatch(expected): IfMatch,
    id: web::Path<Uuid>,
    body: web::Json<Move>,
) -> Result<HttpResponse, Problem> {
    let command = Command::Play(body.into_inner());
    let played = store.act(*id, account, &command, expected).await?;
    Ok(views::outcome(&played, account))
}
