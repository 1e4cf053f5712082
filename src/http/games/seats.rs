//! Seats: taking one, leaving it, bots, and the host's decisions about them.

use crate::{
    engine::{BotLevel, Command, PlayerColor, Seat, SeatChoice},
    hosting::joining::JoinRequest,
    http::{
        games::{lobby_command, summary::GameSummary},
        guards::{
            extract::{Caller, OptionalBody},
            idempotency::{self, IdempotencyKey},
            json::Json,
        },
        operations::{
            RateClass,
            problems::{JOIN, LOBBY},
        },
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    store::{
        CommandOptions, Database, Done,
        games::{commands, visible},
        lobby::joins,
    },
};
use actix_web::{HttpResponse, delete, http::StatusCode, post, put, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// A bot to add.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// The strength of the bot; see `GET /v1/reference/bots`.
    pub level: BotLevel,
    /// The colour of its trains. Default: the first free one.
    #[serde(default)]
    pub color: Option<PlayerColor>,
}

/// The next host.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewHost {
    /// The seat of the player who becomes host.
    pub seat: Seat,
}

/// Join a game, or take your seat back
///
/// Takes the seat reserved for you, or the first open one. If a bot plays for you because you ran
/// out of time too often, you take your seat back. Joining again changes nothing. The body may be
/// omitted.
#[utoipa::path(tag = "lobby", operation_id = "join_game", params(("game_id" = Uuid, Path), idempotency::IdempotencyKeyHeader),
    request_body = Option<JoinRequest>, security(("bearer" = [])),
    responses((status = 200, description = "The game with you in it", body = GameSummary)),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Games)),
        ("x-problems" = json!([ProblemCode::NotFound, JOIN, ProblemCode::ColorTaken]))))]
#[put("/v1/games/{game_id}/players/me")]
pub async fn join(
    db: web::Data<Database>,
    caller: Caller,
    key: IdempotencyKey,
    id: web::Path<Uuid>,
    body: OptionalBody<JoinRequest>,
) -> Result<HttpResponse, Problem> {
    let joining = body.0.unwrap_or_default();
    let key = key.keyed(caller.0, &joining)?;
    let join = async |key: Option<&_>| joins::join(&db, *id, caller.0, joining, key).await;
    lobby_command::once(StatusCode::OK, &db, caller, key, join).await
}

/// Leave a game before it begins
///
/// If you are the host, the next player becomes host; if there is none, the game is called off.
/// Leaving again changes nothing. Once a game has begun, resign instead.
#[utoipa::path(tag = "lobby", operation_id = "leave_game", params(("game_id" = Uuid, Path), idempotency::IdempotencyKeyHeader),
    security(("bearer" = [])), responses((status = 200, description = "The game without you", body = GameSummary)),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, LOBBY]))))]
#[delete("/v1/games/{game_id}/players/me")]
pub async fn leave(
    db: web::Data<Database>,
    caller: Caller,
    key: IdempotencyKey,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let key = key.keyed(caller.0, &())?;
    let leave = async |key: Option<&_>| {
        let hosted = visible::game_for(&db, *id, Some(caller.0)).await?;
        if hosted.place_of(caller.0).is_none() {
            return Ok(Done::Unchanged(hosted));
        }
        let options = CommandOptions { key, ..CommandOptions::default() };
        commands::act(&db, *id, caller.0, &Command::Leave, options).await.map(|done| done.map(|outcome| outcome.game))
    };
    lobby_command::once(StatusCode::OK, &db, caller, key, leave).await
}

/// Add a bot
///
/// The bot takes the first open seat. Only the host can add bots, before the game begins and not in
/// rated games.
#[utoipa::path(tag = "lobby", operation_id = "add_bot", params(("game_id" = Uuid, Path), idempotency::IdempotencyKeyHeader),
    request_body = NewBot, security(("bearer" = [])),
    responses((status = 200, description = "The game with the bot", body = GameSummary)),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, LOBBY, ProblemCode::NotHost, ProblemCode::TableFull,
            ProblemCode::ColorTaken, ProblemCode::RatedGame]))))]
#[post("/v1/games/{game_id}/bots")]
pub async fn add_bot(
    db: web::Data<Database>,
    caller: Caller,
    key: IdempotencyKey,
    id: web::Path<Uuid>,
    body: Json<NewBot>,
) -> Result<HttpResponse, Problem> {
    lobby_command::command(
        &db,
        caller,
        key,
        *id,
        Command::AddBot(SeatChoice { seat: None, color: body.color }, body.level),
        &*body,
    )
    .await
}

/// Remove a bot
///
/// Only the host can remove bots, and only before the game begins.
#[utoipa::path(tag = "lobby", operation_id = "remove_bot", security(("bearer" = [])),
    params(("game_id" = Uuid, Path), ("seat" = Seat, Path), idempotency::IdempotencyKeyHeader),
    responses((status = 200, description = "The game without the bot", body = GameSummary)),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, LOBBY, ProblemCode::NotHost, ProblemCode::NoBotThere]))))]
#[delete("/v1/games/{game_id}/bots/{seat}")]
pub async fn remove_bot(
    db: web::Data<Database>,
    caller: Caller,
    key: IdempotencyKey,
    path: web::Path<(Uuid, Seat)>,
) -> Result<HttpResponse, Problem> {
    let (id, seat) = *path;
    lobby_command::command(&db, caller, key, id, Command::RemoveBot(seat), &()).await
}

/// Remove a player
///
/// The player cannot rejoin unless invited. Only the host can do this, before the game begins.
#[utoipa::path(tag = "lobby", operation_id = "kick_player", security(("bearer" = [])),
    params(("game_id" = Uuid, Path), ("seat" = Seat, Path), idempotency::IdempotencyKeyHeader),
    responses((status = 200, description = "The game without the player", body = GameSummary)),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, LOBBY, ProblemCode::NotHost, ProblemCode::KickedHost,
            ProblemCode::NoPersonThere]))))]
#[delete("/v1/games/{game_id}/players/{seat}")]
pub async fn kick(
    db: web::Data<Database>,
    caller: Caller,
    key: IdempotencyKey,
    path: web::Path<(Uuid, Seat)>,
) -> Result<HttpResponse, Problem> {
    let (id, seat) = *path;
    lobby_command::command(&db, caller, key, id, Command::Kick(seat), &()).await
}

/// Make another player the host
///
/// Only the host can do this, before the game begins.
#[utoipa::path(tag = "lobby", operation_id = "make_host", params(("game_id" = Uuid, Path), idempotency::IdempotencyKeyHeader),
    request_body = NewHost, security(("bearer" = [])),
    responses((status = 200, description = "The game with its new host", body = GameSummary)),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, LOBBY, ProblemCode::NotHost, ProblemCode::NoPersonThere]))))]
#[put("/v1/games/{game_id}/host")]
pub async fn make_host(
    db: web::Data<Database>,
    caller: Caller,
    key: IdempotencyKey,
    id: web::Path<Uuid>,
    body: Json<NewHost>,
) -> Result<HttpResponse, Problem> {
    lobby_command::command(&db, caller, key, *id, Command::MakeHost(body.seat), &*body).await
}
