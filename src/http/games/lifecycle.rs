//! Games: opening a table, looking at it, starting, calling it off.

use crate::{
    auth::Name,
    engine::{BotLevel, Clock, Command, Entropy, GameOptions, Seat, TieBreak, Variant},
    game::visibility::Visibility,
    http::{
        games::{
            command_result::{self, Outcome, Wanted},
            summary::{self, GameSummary},
        },
        support::{
            extract::{Caller, IfMatch, Onlooker},
            idempotency::{self, Retry},
            problem::{Code, Problem},
        },
    },
    packs::Packs,
    store::{NewTable, Store},
};
use actix_web::{HttpResponse, delete, get, http::StatusCode, post, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// How many can be invited when a table is opened.
const MOST_INVITED: usize = 20;

/// The game to open.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"variant": "classic", "seats": 3, "bots": ["conductor", "random"],
    "clock": {"kind": "per_move", "seconds": 86400}}))]
pub struct NewGame {
    /// The variant; `classic` unless told.
    #[serde(default)]
    pub variant: Variant,
    /// How many seats the table has. You take seat 0.
    #[schema(minimum = 2, maximum = 5)]
    pub seats: u8,
    /// Packs of tickets to add, by name (R2.4); see `GET /v1/reference/tickets`.
    #[serde(default)]
    #[schema(max_items = 32, example = json!(["orient_express"]))]
    pub packs: Vec<String>,
    /// Bots for the seats after yours.
    #[serde(default)]
    #[schema(max_items = 4)]
    pub bots: Vec<BotLevel>,
    /// How equal scores are ranked; `standard` unless told.
    #[serde(default)]
    pub tie_break: TieBreak,
    /// The seat that plays first; by lot unless told (R2.6).
    #[serde(default)]
    pub first_seat: Option<Seat>,
    /// Whether it counts for ratings; then there are no bots.
    #[serde(default)]
    pub rated: bool,
    /// Whether it begins as soon as all seats are taken.
    #[serde(default)]
    pub auto_start: bool,
    /// How much time everyone has; as much as he likes unless told.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Who may see and join it; `public` unless told.
    #[serde(default)]
    pub visibility: Visibility,
    /// What you add to the chance of the game: a text of your choice, seen by everyone. See docs/FAIRNESS.md.
    #[serde(default)]
    pub entropy: Option<Entropy>,
    /// Who is invited, by name; only they may join a private game.
    #[serde(default)]
    #[schema(max_items = 20, example = json!(["Bob"]))]
    pub invite: Vec<String>,
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
        }
    }
}

/// A name as it was written and as it is compared. What cannot be a name belongs to nobody.
pub(crate) fn naming(written: String) -> (String, String) {
    let key = Name::parse(&written).map(|name| name.key()).unwrap_or_default();
    (written, key)
}

/// Open a game
///
/// You are the host and take seat 0; bots take the seats after yours; the others are open to join. A game that has not
/// begun after some days (7 unless the operator set something else) is called off.
#[utoipa::path(tag = "lobby", operation_id = "create_game", request_body = NewGame, security(("bearer" = [])),
    params(idempotency::KeyParameter),
    responses((status = 201, description = "The game; `Location` is its path", body = GameSummary)))]
#[post("/v1/games")]
pub async fn create(
    store: web::Data<Store>,
    packs: web::Data<Packs>,
    caller: Caller,
    retry: Retry,
    body: web::Json<NewGame>,
) -> Result<HttpResponse, Problem> {
    if body.invite.len() > MOST_INVITED {
        return Err(Problem::new(Code::InvalidBody, format!("invite {MOST_INVITED} at most; more when it is open")));
    }
    let key = retry.keyed(caller.0, &*body);
    let (options, packs) = (body.options(), packs.named(&body.packs)?);
    let NewGame { bots, visibility, entropy, invite, .. } = body.into_inner();
    let invited = invite.into_iter().map(naming).collect();
    let table = NewTable { options, packs, bots, visibility, entropy, invited };
    let open = async |key: Option<&_>| store.open_table(caller.0, table, key).await;
    idempotency::summarized(StatusCode::CREATED, &store, caller, key, open).await
}

/// Look at a game
#[utoipa::path(tag = "lobby", operation_id = "show_game", params(("game_id" = Uuid, Path)),
    security((), ("bearer" = [])), responses((status = 200, description = "The game", body = GameSummary)))]
#[get("/v1/games/{game_id}")]
pub async fn show(
    store: web::Data<Store>,
    Onlooker(account): Onlooker,
    id: web::Path<Uuid>,
) -> Result<web::Json<GameSummary>, Problem> {
    let folded = store.game_for(*id, account).await?;
    Ok(web::Json(summary::of(&store, &folded, account).await?))
}

/// Call a game off
///
/// For the host, before it begins.
#[utoipa::path(tag = "lobby", operation_id = "cancel_game", params(("game_id" = Uuid, Path), idempotency::KeyParameter),
    security(("bearer" = [])), responses((status = 200, description = "The game, which is void", body = GameSummary)))]
#[delete("/v1/games/{game_id}")]
pub async fn cancel(
    store: web::Data<Store>,
    caller: Caller,
    retry: Retry,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    idempotency::commanded(&store, caller, retry, *id, Command::Cancel, &()).await
}

/// Start a game
///
/// Deals; for the host, when all seats are taken. Then everyone chooses his first tickets.
#[utoipa::path(tag = "lobby", operation_id = "start_game", security(("bearer" = [])),
    params(("game_id" = Uuid, Path), Wanted, idempotency::KeyParameter),
    responses((status = 200, description = "What happened, and your view", body = Outcome)))]
#[post("/v1/games/{game_id}/start")]
pub async fn start(
    store: web::Data<Store>,
    Caller(account): Caller,
    IfMatch(expected): IfMatch,
    retry: Retry,
    wanted: web::Query<Wanted>,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let key = retry.keyed(account, &());
    command_result::of(&store, *id, account, &Command::Start, expected, key.as_ref(), *wanted).await
}
