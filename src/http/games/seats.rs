//! Seats: taking one, leaving it, bots, and what the host decides about them.

use crate::{
    engine::{BotLevel, Command, Entropy, Seat},
    http::{
        games::summary::GameSummary,
        support::{
            extract::{Caller, Optional},
            idempotency::{self, Retry},
            problem::Problem,
        },
    },
    store::{Done, Store, Terms},
};
use actix_web::{HttpResponse, delete, http::StatusCode, post, put, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// Who joins.
#[derive(Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPlayer {
    /// What you add to the chance of the game: a text of your choice, seen by everyone. See docs/FAIRNESS.md.
    #[serde(default)]
    pub entropy: Option<Entropy>,
}

/// A bot to add.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// How well it plays.
    pub level: BotLevel,
}

/// The host to be.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewHost {
    /// Where he sits.
    pub seat: Seat,
}

/// Join a game, or take your seat back
///
/// Takes the seat that is kept for you, or the first that is open. Who ran out of time so often that a bot plays for him
/// takes his seat back. Joining again changes nothing. The body may be left out.
#[utoipa::path(tag = "lobby", operation_id = "join_game", params(("game_id" = Uuid, Path), idempotency::KeyParameter),
    request_body = Option<NewPlayer>, security(("bearer" = [])), responses((status = 200, description = "The game with you in it", body = GameSummary)))]
#[put("/v1/games/{game_id}/players/me")]
pub async fn join(
    store: web::Data<Store>,
    caller: Caller,
    retry: Retry,
    id: web::Path<Uuid>,
    body: Optional<NewPlayer>,
) -> Result<HttpResponse, Problem> {
    let NewPlayer { entropy } = body.0.unwrap_or_default();
    let key = retry.keyed(caller.0, &entropy);
    let join = async |key: Option<&_>| store.join(*id, caller.0, entropy, key).await;
    idempotency::summarized(StatusCode::OK, &store, caller, key, join).await
}

/// Leave a game before it begins
///
/// If you are the host, the next person is; if there is none, the game is called off. Leaving again changes nothing. A
/// game that has begun is resigned instead.
#[utoipa::path(tag = "lobby", operation_id = "leave_game", params(("game_id" = Uuid, Path), idempotency::KeyParameter),
    security(("bearer" = [])), responses((status = 200, description = "The game without you", body = GameSummary)))]
#[delete("/v1/games/{game_id}/players/me")]
pub async fn leave(
    store: web::Data<Store>,
    caller: Caller,
    retry: Retry,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let key = retry.keyed(caller.0, &());
    let leave = async |key: Option<&_>| {
        let folded = store.game_for(*id, Some(caller.0)).await?;
        if folded.place_of(caller.0).is_none() {
            return Ok(Done::Fresh(folded));
        }
        let terms = Terms { key, ..Terms::default() };
        store.act(*id, caller.0, &Command::Leave, terms).await.map(|done| done.map(|played| played.game))
    };
    idempotency::summarized(StatusCode::OK, &store, caller, key, leave).await
}

/// Add a bot
///
/// It takes the first open seat. For the host, before the game begins; not in rated games.
#[utoipa::path(tag = "lobby", operation_id = "add_bot", params(("game_id" = Uuid, Path), idempotency::KeyParameter),
    request_body = NewBot, security(("bearer" = [])),
    responses((status = 200, description = "The game with the bot", body = GameSummary)))]
#[post("/v1/games/{game_id}/bots")]
pub async fn add_bot(
    store: web::Data<Store>,
    caller: Caller,
    retry: Retry,
    id: web::Path<Uuid>,
    body: web::Json<NewBot>,
) -> Result<HttpResponse, Problem> {
    idempotency::commanded(&store, caller, retry, *id, Command::AddBot(body.level), &*body).await
}

/// Remove a bot
///
/// For the host, before the game begins.
#[utoipa::path(tag = "lobby", operation_id = "remove_bot", security(("bearer" = [])),
    params(("game_id" = Uuid, Path), ("seat" = Seat, Path), idempotency::KeyParameter),
    responses((status = 200, description = "The game without the bot", body = GameSummary)))]
#[delete("/v1/games/{game_id}/bots/{seat}")]
pub async fn remove_bot(
    store: web::Data<Store>,
    caller: Caller,
    retry: Retry,
    path: web::Path<(Uuid, Seat)>,
) -> Result<HttpResponse, Problem> {
    let (id, seat) = *path;
    idempotency::commanded(&store, caller, retry, id, Command::RemoveBot(seat), &()).await
}

/// Send a player away
///
/// He may not come back unless he is invited. For the host, before the game begins.
#[utoipa::path(tag = "lobby", operation_id = "kick_player", security(("bearer" = [])),
    params(("game_id" = Uuid, Path), ("seat" = Seat, Path), idempotency::KeyParameter),
    responses((status = 200, description = "The game without him", body = GameSummary)))]
#[delete("/v1/games/{game_id}/players/{seat}")]
pub async fn kick(
    store: web::Data<Store>,
    caller: Caller,
    retry: Retry,
    path: web::Path<(Uuid, Seat)>,
) -> Result<HttpResponse, Problem> {
    let (id, seat) = *path;
    idempotency::commanded(&store, caller, retry, id, Command::Kick(seat), &()).await
}

/// Make another player the host
///
/// For the host, before the game begins.
#[utoipa::path(tag = "lobby", operation_id = "make_host", params(("game_id" = Uuid, Path), idempotency::KeyParameter),
    request_body = NewHost, security(("bearer" = [])),
    responses((status = 200, description = "The game with its new host", body = GameSummary)))]
#[put("/v1/games/{game_id}/host")]
pub async fn make_host(
    store: web::Data<Store>,
    caller: Caller,
    retry: Retry,
    id: web::Path<Uuid>,
    body: web::Json<NewHost>,
) -> Result<HttpResponse, Problem> {
    idempotency::commanded(&store, caller, retry, *id, Command::MakeHost(body.seat), &*body).await
}
