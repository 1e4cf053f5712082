//! Moves: the legal ones, a preview of the cost, the move itself, and resignation.

use crate::{
    engine::{Actor, Command, Move, MoveCost, Rejection, Seat},
    hosting::standing_order::moves_ahead,
    http::{
        games::{
            command_result::{self, CommandResult, ViewQuery},
            views,
        },
        guards::{
            extract::{Caller, CallerSession, IfMatch, IfMatchHeader},
            idempotency::{IdempotencyKey, IdempotencyKeyHeader},
            json::Json,
            parameters::Query,
        },
        operations::{
            RateClass,
            problems::{MOVE, RETRY},
        },
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    log::SUBSTITUTE_BOT,
    store::{Database, games::visible},
};
use actix_web::{HttpResponse, get, post, web};
use railhead_planner::MoveSummary;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// The legal moves of a seat.
#[derive(Serialize, ToSchema)]
pub struct LegalMoves {
    /// The version at which these moves are legal.
    #[schema(example = 41)]
    pub version: u32,
    /// The seat they belong to.
    pub seat: Seat,
    /// Each move with its exact payment, ready to post. Empty when it is not your turn.
    pub moves: Vec<Move>,
    /// The same moves as people choose them: by route and city, with the payments in groups.
    pub summary: MoveSummary,
}

/// The price of a move.
#[derive(Serialize, ToSchema)]
pub struct MovePreview {
    /// The version at which the move would be accepted.
    #[schema(example = 41)]
    pub version: u32,
    /// The certain cost and gain of the move, before any card is turned.
    pub cost: MoveCost,
}

/// The moves to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct MovesQuery {
    /// Lists the moves you could make if your turn came now: for standing orders. Default: false.
    pub ahead: Option<bool>,
}

/// List your legal moves
///
/// Each with its exact payment, as it can be posted, and all of them in groups, as people choose them.
/// The list is empty while the game waits for others, unless you ask for `ahead`.
#[utoipa::path(tag = "play", operation_id = "list_legal_moves", params(("game_id" = Uuid, Path), MovesQuery),
    security(("bearer" = [])),
    responses((status = 200, description = "Your legal moves", body = LegalMoves,
        headers(("ETag" = String, description = "The head, in quotes")))),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotSeated]))))]
#[get("/v1/games/{game_id}/moves")]
pub async fn list(
    db: web::Data<Database>,
    Caller(account): Caller,
    query: Query<MovesQuery>,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let hosted = visible::game_for(&db, *id, Some(account)).await?;
    let seat = hosted.seat_of(account).ok_or(Rejection::NotSeated {})?;
    let moves = match query.ahead {
        Some(true) => moves_ahead(&hosted.game, seat),
        Some(false) | None => hosted.game.legal_moves(seat),
    };
    let summary = MoveSummary::of(&moves);
    let moves = LegalMoves { version: hosted.head.version, seat, moves, summary };
    Ok(views::tagged(HttpResponse::Ok(), hosted.head).json(moves))
}

/// Play a move
///
/// A refused move changes nothing, and the problem names the rule. With `If-Match` the move is made
/// only in that state of the game. If the game has moved on, the answer is 412 `stale_version` with
/// the events you missed. If that state is no longer part of the game's history, the answer is 410
/// `history_changed` with the current view. With `Idempotency-Key` the move is made once, and every
/// repeat gets the same answer; refusals are not stored, because nothing was done. Send both
/// headers for a safe key.
#[utoipa::path(tag = "play", operation_id = "play_move",
    params(("game_id" = Uuid, Path), ViewQuery, IdempotencyKeyHeader, IfMatchHeader),
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
    responses((status = 200, description = "What happened and your view",
        body = CommandResult, headers(("ETag" = String, description = "The head, in quotes")))),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Moves)),
        ("x-problems" = json!([ProblemCode::NotFound, MOVE, RETRY]))))]
#[post("/v1/games/{game_id}/moves")]
pub async fn play(
    db: web::Data<Database>,
    CallerSession(caller): CallerSession,
    IfMatch(expected): IfMatch,
    key: IdempotencyKey,
    query: Query<ViewQuery>,
    id: web::Path<Uuid>,
    body: Json<Move>,
) -> Result<HttpResponse, Problem> {
    let key = key.keyed(caller.account, &*body)?;
    let command = Command::Play(body.into_inner());
    command_result::run(&db, *id, caller, &command, expected, key.as_ref(), *query).await
}

/// Preview a move
///
/// Answers whether the move would be accepted, and at which cost. Nothing happens and no card is
/// turned. A move that would be refused gets the same problem as when it is played.
#[utoipa::path(tag = "play", operation_id = "preview_move",
    params(("game_id" = Uuid, Path), IfMatchHeader),
    request_body(content = Move, example = json!({"type": "claim_route", "route": "dieppe-paris",
        "payment": {"color": "pink", "locomotives": 0}})),
    security(("bearer" = [])),
    responses((status = 200, description = "What the move would cost", body = MovePreview,
        headers(("ETag" = String, description = "The head, in quotes")))),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-problems" = json!([ProblemCode::NotFound, MOVE, ProblemCode::HistoryChanged]))))]
#[post("/v1/games/{game_id}/moves/preview")]
pub async fn preview(
    db: web::Data<Database>,
    Caller(account): Caller,
    IfMatch(expected): IfMatch,
    id: web::Path<Uuid>,
    body: Json<Move>,
) -> Result<HttpResponse, Problem> {
    let hosted = visible::game_for(&db, *id, Some(account)).await?;
    hosted.place_of(account).ok_or(Rejection::NotSeated {})?;
    if let Some(seen) = expected.filter(|expected| *expected != hosted.head) {
        return Err(command_result::stale(&db, *id, account, seen).await?);
    }
    let seat = hosted.seat_of(account).ok_or(Rejection::NotSeated {})?;
    let the_move = body.into_inner();
    // Decided with throwaway randomness instead of the game's own, then discarded.
    hosted.game.decide(Actor::Seat(seat), &Command::Play(the_move), &mut rand::rng())?;
    let preview = MovePreview { version: hosted.head.version, cost: hosted.game.cost(seat, &the_move) };
    Ok(views::tagged(HttpResponse::Ok(), hosted.head).json(preview))
}

/// Resign
///
/// Resigning is final: a bot takes over your seat and you rank last (R10.1). Before every player
/// has moved once, the game is voided instead and nobody loses.
#[utoipa::path(tag = "play", operation_id = "resign_game", security(("bearer" = [])),
    params(("game_id" = Uuid, Path), ViewQuery, IdempotencyKeyHeader, IfMatchHeader),
    responses((status = 200, description = "What happened and your view", body = CommandResult,
        headers(("ETag" = String, description = "The head, in quotes")))),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Moves)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotSeated, ProblemCode::Contended,
            ProblemCode::StaleVersion, ProblemCode::GameNotStarted, ProblemCode::GameOver]))))]
#[post("/v1/games/{game_id}/resign")]
pub async fn resign(
    db: web::Data<Database>,
    CallerSession(caller): CallerSession,
    IfMatch(expected): IfMatch,
    key: IdempotencyKey,
    query: Query<ViewQuery>,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let key = key.keyed(caller.account, &())?;
    command_result::run(&db, *id, caller, &Command::Resign(SUBSTITUTE_BOT), expected, key.as_ref(), *query).await
}
