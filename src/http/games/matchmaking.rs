//! Finding a game: by code, by quick match, by rematch.

use crate::{
    engine::{Clock, Entropy, GameOptions, PlayerColor, Variant},
    hosting::joining::JoinRequest,
    http::{
        connection::client_address::Address,
        games::{invites, lobby_command, summary::GameSummary},
        guards::{
            extract::{Caller, CallerSession, OptionalBody},
            idempotency::{self, IdempotencyKey},
            json::Json,
        },
        operations::{PEOPLE, RateClass, problems::JOIN},
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    null,
    store::{
        Database, ThrottleKey,
        lobby::{joins, quick_match, rematches},
    },
};
use actix_web::{HttpResponse, http::StatusCode, post, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// The code of a game.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinByCodeRequest {
    /// Case does not matter; spaces and dashes are ignored.
    #[schema(max_length = 64, example = "k7p2xm")]
    pub code: String,
    /// The colour of your trains (R1.1). Default: the first free one.
    #[serde(default)]
    pub color: Option<PlayerColor>,
    /// Your contribution to the game's randomness, as when joining by id.
    #[serde(default)]
    pub entropy: Option<Entropy>,
}

/// The kind of game to find.
#[derive(Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(example = json!({"variant": "classic", "seats": 2}))]
pub struct QuickMatchRequest {
    /// The variant. Default: `classic`.
    #[serde(deserialize_with = "null::as_default")]
    pub variant: Variant,
    /// The number of seats. Default: 2.
    #[schema(minimum = 2, maximum = 5)]
    pub seats: Option<u8>,
    /// Whether the game is rated, with a clock and without guests. A rated search prefers opponents of your
    /// strength and widens the longer they wait.
    #[serde(deserialize_with = "null::as_default")]
    pub rated: bool,
    /// The clock for each player. Default: none; then a move may take 30 days.
    pub clock: Option<Clock>,
    /// The colour you would like. If the game found has a player with this colour, you get the first
    /// free one.
    pub color: Option<PlayerColor>,
    /// Your contribution to the game's randomness, as when joining by id.
    pub entropy: Option<Entropy>,
}

/// Join a game by its code
///
/// Wrong codes are counted. After five within a minute from this device, or a hundred from your
/// address, you must wait, longer each time.
#[utoipa::path(tag = "lobby", operation_id = "join_game_by_code", request_body = JoinByCodeRequest, security(("bearer" = [])),
    params(idempotency::IdempotencyKeyHeader),
    responses((status = 200, description = "The game with you in it", body = GameSummary)),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Games)),
        ("x-problems" = json!([JOIN, ProblemCode::ColorTaken, ProblemCode::CalledOff, ProblemCode::NotFound,
            ProblemCode::TooManyAttempts]))))]
#[post("/v1/games/join-by-code")]
pub async fn join_by_code(
    db: web::Data<Database>,
    CallerSession(subject): CallerSession,
    Address(address): Address,
    key: IdempotencyKey,
    body: Json<JoinByCodeRequest>,
) -> Result<HttpResponse, Problem> {
    let caller = Caller(subject.account);
    let key = key.keyed(caller.0, &*body)?;
    let JoinByCodeRequest { code, color, entropy } = body.into_inner();
    let joining = JoinRequest { color, entropy };
    let code = invites::normalized(&code);
    let throttle_key = ThrottleKey::of_code(Some(subject.session), &address);
    let join = async |key: Option<&_>| joins::join_by_code(&db, &code, caller.0, joining, &throttle_key, key).await;
    lobby_command::once(StatusCode::OK, &db, caller, key, join).await
}

/// Find a game
///
/// Seats you in the oldest public game of this kind that is waiting for players. If there is none,
/// it opens one, which begins when all seats are taken. If you are already waiting in such a game,
/// you stay there.
#[utoipa::path(tag = "lobby", operation_id = "quick_match", request_body = QuickMatchRequest, security(("bearer" = [])),
    params(idempotency::IdempotencyKeyHeader),
    responses((status = 200, description = "The game with you in it", body = GameSummary)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Games)),
        ("x-problems" = json!([ProblemCode::SeatCount, ProblemCode::ClockRange, ProblemCode::ClockRequired,
            ProblemCode::GuestAccount, ProblemCode::TooManyOpenGames, ProblemCode::TooManyGames, ProblemCode::Contended]))))]
#[post("/v1/games/quick")]
pub async fn quick(
    db: web::Data<Database>,
    caller: Caller,
    key: IdempotencyKey,
    body: Json<QuickMatchRequest>,
) -> Result<HttpResponse, Problem> {
    let key = key.keyed(caller.0, &*body)?;
    let QuickMatchRequest { variant, seats, rated, clock, color, entropy } = body.into_inner();
    let joining = JoinRequest { color, entropy };
    let options = GameOptions { rated, clock, auto_start: true, ..GameOptions::new(variant, seats.unwrap_or(2)) };
    let find = async |key: Option<&_>| quick_match::quick(&db, caller.0, options, joining, key).await;
    lobby_command::once(StatusCode::OK, &db, caller, key, find).await
}

/// Play a rematch
///
/// For players of a finished game. The first request opens a game with the same options, packs and
/// bots. Each player moves to the seat before their last one, and the other players' seats are
/// reserved. Later requests join that game. It begins when every player has joined. The body may be
/// omitted.
#[utoipa::path(tag = "lobby", operation_id = "rematch_game", request_body = Option<JoinRequest>, security(("bearer" = [])),
    params(("game_id" = Uuid, Path), idempotency::IdempotencyKeyHeader),
    responses((status = 200, description = "The new game with you in it", body = GameSummary)),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Games)),
        ("x-problems" = json!([ProblemCode::NotFound, JOIN, ProblemCode::GameNotOver, ProblemCode::NotSeated,
            ProblemCode::TooManyOpenGames]))))]
#[post("/v1/games/{game_id}/rematch")]
pub async fn rematch(
    db: web::Data<Database>,
    caller: Caller,
    key: IdempotencyKey,
    id: web::Path<Uuid>,
    body: OptionalBody<JoinRequest>,
) -> Result<HttpResponse, Problem> {
    let joining = body.0.unwrap_or_default();
    let key = key.keyed(caller.0, &joining)?;
    let rematch = async |key: Option<&_>| rematches::enter_or_open(&db, *id, caller.0, joining, key).await;
    lobby_command::once(StatusCode::OK, &db, caller, key, rematch).await
}
