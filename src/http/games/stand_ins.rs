//! Stand-ins: offering a seat that its player has left, and taking it over.

use crate::{
    engine::Seat,
    hosting::seat_offer::OfferedTo,
    http::games::lobby_command,
    http::{
        games::summary::{self, GameSummary},
        guards::{
            extract::Caller,
            idempotency::{self, IdempotencyKey},
            json::Json,
        },
        operations::{PEOPLE, RateClass, problems::OFFER},
        problem::{Problem, ProblemCode},
    },
    store::{Database, lobby::stand_ins},
};
use actix_web::{HttpResponse, delete, http::StatusCode, post, put, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// The offer of a seat.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeatOffer {
    /// To whom the seat is offered.
    pub to: OfferedTo,
}

/// Offer a seat
///
/// While a bot plays a seat that you have left, others may take it over, in games whose options have
/// `stand_ins`. A later offer replaces an earlier one. The seat of a player who has resigned can be
/// offered by every player at the table, too. Nobody is notified; `GET /v1/games?mine=offered` lists
/// the games. If you take your seat back, the offer ends.
#[utoipa::path(tag = "lobby", operation_id = "offer_seat", params(("game_id" = Uuid, Path), ("seat" = Seat, Path)),
    request_body = NewSeatOffer, security(("bearer" = [])),
    responses((status = 200, description = "The game with the offer", body = GameSummary)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, OFFER, ProblemCode::NotSeated,
            ProblemCode::TooManyStandIns]))))]
#[put("/v1/games/{game_id}/seats/{seat}/offer")]
pub async fn offer(
    db: web::Data<Database>,
    Caller(account): Caller,
    path: web::Path<(Uuid, Seat)>,
    body: Json<NewSeatOffer>,
) -> Result<web::Json<GameSummary>, Problem> {
    let (id, seat) = *path;
    let hosted = stand_ins::offer(&db, id, account, seat, body.to).await?;
    Ok(web::Json(summary::summarize(&db, &hosted, Some(account)).await?))
}

/// Withdraw the offer of a seat
///
/// For those who may offer it. Without an offer, nothing happens.
#[utoipa::path(tag = "lobby", operation_id = "withdraw_seat_offer",
    params(("game_id" = Uuid, Path), ("seat" = Seat, Path)), security(("bearer" = [])),
    responses((status = 200, description = "The game without the offer", body = GameSummary)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, OFFER, ProblemCode::NotSeated]))))]
#[delete("/v1/games/{game_id}/seats/{seat}/offer")]
pub async fn withdraw(
    db: web::Data<Database>,
    Caller(account): Caller,
    path: web::Path<(Uuid, Seat)>,
) -> Result<web::Json<GameSummary>, Problem> {
    let (id, seat) = *path;
    let hosted = stand_ins::withdraw_offer(&db, id, account, seat).await?;
    Ok(web::Json(summary::summarize(&db, &hosted, Some(account)).await?))
}

/// Take over a seat
///
/// You play a seat that is offered to you in place of the bot (R10.10), and see everything that the
/// seat sees, its past included. The player who left can no longer come back, and sees the game as
/// spectators do. A player who has or had a seat in the game cannot take another. `stand_ins` of
/// the options says for whom the result counts. Repeating it changes nothing.
#[utoipa::path(tag = "lobby", operation_id = "stand_in", security(("bearer" = [])),
    params(("game_id" = Uuid, Path), ("seat" = Seat, Path), idempotency::IdempotencyKeyHeader),
    responses((status = 200, description = "The game with you in it", body = GameSummary)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Games)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::GameNotStarted, ProblemCode::GameOver,
            ProblemCode::NoSuchSeat, ProblemCode::NoStandIns, ProblemCode::SeatNotAway,
            ProblemCode::SeatNotOffered, ProblemCode::HadSeat, ProblemCode::TooManyStandIns,
            ProblemCode::TooManyGames, ProblemCode::Kicked, ProblemCode::Contended]))))]
#[post("/v1/games/{game_id}/seats/{seat}/stand-in")]
pub async fn take(
    db: web::Data<Database>,
    caller: Caller,
    key: IdempotencyKey,
    path: web::Path<(Uuid, Seat)>,
) -> Result<HttpResponse, Problem> {
    let (id, seat) = *path;
    let key = key.keyed(caller.0, &())?;
    let take = async |key: Option<&_>| stand_ins::stand_in(&db, id, caller.0, seat, key).await;
    lobby_command::once(StatusCode::OK, &db, caller, key, take).await
}
