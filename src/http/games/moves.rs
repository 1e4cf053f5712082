//! Moves: which are legal, what one would cost, making one, and giving up.

use crate::{
    engine::{Actor, Command, Cost, Move, Rejection, Seat},
    game::{chain::Head, hosted_game::SUBSTITUTE_BOT},
    http::{
        games::{
            command_result::{self, Outcome, Wanted},
            views,
        },
        support::{
            extract::{Caller, IfMatch},
            idempotency::{KeyParameter, Retry},
            problem::Problem,
        },
    },
    store::Store,
};
use actix_web::{HttpResponse, get, middleware::Compress, post, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
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

/// What a move would cost.
#[derive(Serialize, ToSchema)]
pub struct Trial {
    /// The version at which it would be accepted.
    #[schema(example = 41)]
    pub version: u32,
    /// What it would take and give for sure, whatever chance says.
    pub cost: Cost,
}

/// How a move is to be made.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct How {
    /// Only say whether it would be accepted, and what it would cost: nothing happens, no card is turned.
    #[serde(default)]
    pub dry_run: bool,
    /// Whether the view lists your legal moves.
    #[serde(default)]
    pub moves: bool,
}

/// List your legal moves
#[utoipa::path(tag = "play", operation_id = "list_moves", params(("game_id" = Uuid, Path)), security(("bearer" = [])),
    responses((status = 200, description = "Your legal moves", body = LegalMoves,
        headers(("ETag" = String, description = "The head, in quotes")))))]
#[get("/v1/games/{game_id}/moves", wrap = "Compress::default()")]
pub async fn list(
    store: web::Data<Store>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let folded = store.game_for(*id, Some(account)).await?;
    let seat = folded.seat_of(account).ok_or(Rejection::NotSeated {})?;
    let moves = LegalMoves { version: folded.head.version, seat, moves: folded.game.legal_moves(seat) };
    Ok(views::tagged(HttpResponse::Ok(), folded.head).json(moves))
}

/// Move
///
/// A refusal changes nothing and says which rule. With `If-Match` the move is made only in that state of the game. If the game
/// has moved on, 412 `stale_version` carries the events missed. If that state is no part of the game's history any more, 410
/// `history_changed` carries the present view. With `Idempotency-Key` it is made once, however often it is sent, and
/// answered the same; a refusal is not kept, for nothing was done. Both together are the safe retry.
#[utoipa::path(tag = "play", operation_id = "play_move",
    params(("game_id" = Uuid, Path), How, KeyParameter,
        ("If-Match" = Option<String>, Header,
            description = "The `ETag` of what you saw: a head in quotes, like `\"41-9f86d081884c7d659a2feaa0c55ad015\"`")),
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
    responses((status = 200, description = "What happened, and your view; or what it would cost, if it was a dry run",
        body = inline(Answered), headers(("ETag" = String, description = "The head, in quotes")))))]
#[post("/v1/games/{game_id}/moves")]
pub async fn play(
    store: web::Data<Store>,
    Caller(account): Caller,
    IfMatch(expected): IfMatch,
    retry: Retry,
    how: web::Query<How>,
    id: web::Path<Uuid>,
    body: web::Json<Move>,
) -> Result<HttpResponse, Problem> {
    let How { dry_run, moves } = *how;
    if dry_run {
        return try_out(&store, *id, account, &body, expected).await;
    }
    let key = retry.keyed(account, &*body);
    let command = Command::Play(body.into_inner());
    command_result::of(&store, *id, account, &command, expected, key.as_ref(), Wanted { moves }).await
}

/// What a move is answered with.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[allow(dead_code, clippy::large_enum_variant, reason = "for the document")]
pub enum Answered {
    /// What it led to.
    Outcome(Outcome),
    /// What it would cost.
    Trial(Trial),
}

async fn try_out(
    store: &Store,
    id: Uuid,
    account: Uuid,
    the_move: &Move,
    expected: Option<Head>,
) -> Result<HttpResponse, Problem> {
    let folded = store.game_for(id, Some(account)).await?;
    if let Some(seen) = expected.filter(|expected| *expected != folded.head) {
        return Err(command_result::stale(store, id, account, seen).await?);
    }
    let seat = folded.seat_of(account).ok_or(Rejection::NotSeated {})?;
    // Decided with other chance than the game's, and forgotten.
    folded.game.decide(Actor::Seat(seat), &Command::Play(the_move.clone()), &mut rand::rng())?;
    let trial = Trial { version: folded.head.version, cost: folded.game.cost(seat, the_move) };
    Ok(views::tagged(HttpResponse::Ok(), folded.head).json(trial))
}

/// Resign
///
/// For good: a bot plays your seat on, and you rank last (R10.1). Before everyone has moved once the game is void instead,
/// and nobody loses.
#[utoipa::path(tag = "play", operation_id = "resign_game", security(("bearer" = [])),
    params(("game_id" = Uuid, Path), Wanted, KeyParameter),
    responses((status = 200, description = "What happened, and your view", body = Outcome)))]
#[post("/v1/games/{game_id}/resign")]
pub async fn resign(
    store: web::Data<Store>,
    Caller(account): Caller,
    IfMatch(expected): IfMatch,
    retry: Retry,
    wanted: web::Query<Wanted>,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let key = retry.keyed(account, &());
    command_result::of(&store, *id, account, &Command::Resign(SUBSTITUTE_BOT), expected, key.as_ref(), *wanted).await
}
