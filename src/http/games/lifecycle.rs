//! Opening, reading, starting and calling off games.

use crate::{
    engine::{BotLevel, Clock, Command, Entropy, GameOptions, PlayerColor, Seat, StandIns, TieBreak, Variant},
    hosting::{
        joining::JoinRequest,
        visibility::{SpectatorDelay, Visibility},
    },
    http::{
        games::{
            command_result::{self, CommandResult, ViewQuery},
            lobby_command,
            summary::{self, GameSummary},
        },
        guards::{
            extract::{Caller, CallerSession, IfMatch, IfMatchHeader, Viewer},
            idempotency::{self, IdempotencyKey},
            json::Json,
            parameters::Query,
        },
        operations::{
            RateClass,
            problems::{LOBBY, OPEN},
        },
        problem::{Problem, ProblemCode},
    },
    identity::{ApiScope, PlayerKey},
    log::{packs::Packs, rng::Secret},
    null,
    store::{
        Database,
        games::visible,
        lobby::{
            invitations::WrittenName,
            opening::{self, NewTable},
        },
    },
};
use actix_web::{HttpResponse, delete, get, http::StatusCode, post, web};
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use std::ops::Not;
use utoipa::ToSchema;
use uuid::Uuid;

/// The game to open.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"variant": "classic", "seats": 3, "bots": ["conductor", "porter"],
    "clock": {"kind": "per_move", "seconds": 86400}}))]
pub struct NewGame {
    /// The variant. Default: `classic`.
    #[serde(default, deserialize_with = "null::as_default")]
    pub variant: Variant,
    /// The number of seats. You take seat 0.
    #[schema(minimum = 2, maximum = 5)]
    pub seats: u8,
    /// The names of ticket packs to add (R2.4); see `GET /v1/reference/tickets`.
    #[serde(default, deserialize_with = "null::as_default")]
    #[schema(max_items = 32, example = json!(["orient_express"]))]
    pub packs: Vec<String>,
    /// Bots for the seats after yours; see `GET /v1/reference/bots`.
    #[serde(default, deserialize_with = "null::as_default")]
    #[schema(max_items = 4)]
    pub bots: Vec<BotLevel>,
    /// The rule by which ties are broken. Default: `standard`.
    #[serde(default, deserialize_with = "null::as_default")]
    pub tie_break: TieBreak,
    /// The seat that plays first. Default: drawn at random (R2.6).
    #[serde(default)]
    pub first_seat: Option<Seat>,
    /// Whether the game is rated. Rated games have a clock, no guests, and no bots, neither of the server
    /// nor of players.
    #[serde(default, deserialize_with = "null::as_default")]
    pub rated: bool,
    /// Whether the game begins as soon as all seats are taken.
    #[serde(default, deserialize_with = "null::as_default")]
    pub auto_start: bool,
    /// The clock for each player. Default: none; then a move may take 30 days.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// The players who can see and join the game. Default: `public`.
    #[serde(default, deserialize_with = "null::as_default")]
    pub visibility: Visibility,
    /// The number of seconds that spectators are behind while the game runs. Default: 0.
    #[serde(default, deserialize_with = "null::as_default", skip_serializing_if = "SpectatorDelay::is_none")]
    pub spectator_delay: SpectatorDelay,
    /// Whether others may take over seats that their players have left, and for whom the results of such
    /// seats count (R10.10). Not in a rated game. Default: `none`.
    #[serde(default, deserialize_with = "null::as_default", skip_serializing_if = "StandIns::is_none")]
    pub stand_ins: StandIns,
    /// Whether bots of players may take a seat without an invitation; not in rated games. Invited bots
    /// may in any case, and so may those of the host. Default: no.
    #[serde(default, deserialize_with = "null::as_default", skip_serializing_if = "Not::not")]
    pub bots_welcome: bool,
    /// The colour of your trains (R1.1). Default: the first one.
    #[serde(default)]
    pub color: Option<PlayerColor>,
    /// Your contribution to the game's randomness: any text, visible to all. See docs/FAIRNESS.md.
    #[serde(default)]
    pub entropy: Option<Entropy>,
    /// The names or ids of players to invite, at most 20. Only they can join a private game.
    #[serde(default, deserialize_with = "null::as_default")]
    #[schema(max_items = 20, example = json!(["Bob"]))]
    pub invite: Vec<String>,
    /// The secret of the game, for tests of an app: two games with the same secret, options and
    /// entropies get the same cards and tickets for the same moves. Only on a server that was started
    /// with `--sandbox`, and not for rated games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(
        min_length = 64,
        max_length = 64,
        pattern = "^[0-9A-Fa-f]{64}$",
        example = "0707070707070707070707070707070707070707070707070707070707070707"
    )]
    pub secret: Option<String>,
}

impl NewGame {
    fn options(&self) -> GameOptions {
        GameOptions {
            variant: self.variant,
            seats: self.seats,
            tie_break: self.tie_break,
            first_seat: self.first_seat,
            rated: self.rated,
            auto_start: self.auto_start,
            clock: self.clock,
            sandbox: self.secret.is_some(),
            stand_ins: self.stand_ins,
            copied_events: 0,
            binding: false,
            deal: None,
        }
    }
}

impl NewGame {
    /// The secret that the game is to have, if it is one for tests.
    fn secret(&self, is_allowed: bool) -> Result<Option<Secret>, Problem> {
        let Some(text) = &self.secret else { return Ok(None) };
        if !is_allowed {
            return Err(Problem::new(ProblemCode::NotSandbox, message!("detail-secret-sandbox")));
        }
        if self.rated {
            return Err(Problem::new(ProblemCode::NotSandbox, message!("detail-secret-rated")));
        }
        let invalid = || Problem::new(ProblemCode::InvalidBody, message!("detail-secret-hex"));
        Secret::from_hex(text).map(Some).ok_or_else(invalid)
    }
}

/// A name as written and as compared. An invalid name matches no account.
pub(crate) fn written(name: String) -> WrittenName {
    let key = PlayerKey::parse(&name);
    WrittenName { name, key }
}

/// Open a game
///
/// You become the host and take seat 0. Bots take the seats after yours, and the rest are open. A
/// game that has not begun within 7 days (or the limit the operator has set) is called off.
#[utoipa::path(tag = "lobby", operation_id = "create_game", request_body = NewGame, security(("bearer" = [])),
    params(idempotency::IdempotencyKeyHeader),
    responses((status = 201, description = "The game; `Location` is its path", body = GameSummary,
        headers(("Location" = String, description = "The path of the game")))),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Games)),
        ("x-problems" = json!([OPEN, ProblemCode::UnknownPack, ProblemCode::PackTwice,
            ProblemCode::UnknownPlayer, ProblemCode::TooManyInvitations]))))]
#[post("/v1/games")]
pub async fn create(
    db: web::Data<Database>,
    packs: web::Data<Packs>,
    caller: Caller,
    key: IdempotencyKey,
    body: Json<NewGame>,
) -> Result<HttpResponse, Problem> {
    let key = key.keyed(caller.0, &*body)?;
    let secret = body.secret(opening::allows_sandbox(&db))?;
    let (options, packs) = (body.options(), packs.named(&body.packs)?);
    let NewGame { bots, visibility, spectator_delay, bots_welcome, color, entropy, invite, .. } = body.into_inner();
    let invited = invite.into_iter().map(written).collect();
    let table = NewTable {
        options,
        packs,
        bots,
        visibility,
        spectator_delay,
        bots_welcome,
        joining: JoinRequest { color, entropy },
        invited,
        secret,
    };
    let open = async |key: Option<&_>| opening::open_table(&db, caller.0, table, key).await;
    lobby_command::once(StatusCode::CREATED, &db, caller, key, open).await
}

/// Get a game
///
/// Its options, players and status, without the position; for that, see `GET …/view`.
#[utoipa::path(tag = "lobby", operation_id = "show_game", params(("game_id" = Uuid, Path)),
    security((), ("bearer" = [])), responses((status = 200, description = "The game", body = GameSummary)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/games/{game_id}")]
pub async fn show(
    db: web::Data<Database>,
    Viewer(account): Viewer,
    id: web::Path<Uuid>,
) -> Result<web::Json<GameSummary>, Problem> {
    let hosted = visible::game_for(&db, *id, account).await?;
    Ok(web::Json(summary::summarize(&db, &hosted, account).await?))
}

/// Call a game off
///
/// Only the host can do this, before the game begins.
#[utoipa::path(tag = "lobby", operation_id = "cancel_game", params(("game_id" = Uuid, Path), idempotency::IdempotencyKeyHeader),
    security(("bearer" = [])), responses((status = 200, description = "The game, now void", body = GameSummary)),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, LOBBY, ProblemCode::NotHost]))))]
#[delete("/v1/games/{game_id}")]
pub async fn cancel(
    db: web::Data<Database>,
    caller: Caller,
    key: IdempotencyKey,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    lobby_command::command(&db, caller, key, *id, Command::Cancel, &()).await
}

/// Start a game
///
/// Deals the cards. Only the host can do this, once all seats are taken. Then every player chooses
/// their first tickets.
#[utoipa::path(tag = "lobby", operation_id = "start_game", security(("bearer" = [])),
    params(("game_id" = Uuid, Path), ViewQuery, idempotency::IdempotencyKeyHeader, IfMatchHeader),
    responses((status = 200, description = "What happened and your view", body = CommandResult,
        headers(("ETag" = String, description = "The head, in quotes")))),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Moves)),
        ("x-problems" = json!([ProblemCode::NotFound, LOBBY, ProblemCode::NotHost, ProblemCode::SeatsOpen,
            ProblemCode::StaleVersion]))))]
#[post("/v1/games/{game_id}/start")]
pub async fn start(
    db: web::Data<Database>,
    CallerSession(caller): CallerSession,
    IfMatch(expected): IfMatch,
    key: IdempotencyKey,
    query: Query<ViewQuery>,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let key = key.keyed(caller.account, &())?;
    command_result::run(&db, *id, caller, &Command::Start, expected, key.as_ref(), *query).await
}
