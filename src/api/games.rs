//! Games: opening a table, taking seats, starting.

use super::{
    extract::{Caller, IfMatch},
    problem::Problem,
    views,
};
use crate::{
    engine::{BotLevel, Command, GameOptions, Occupant, PlayerColor, Seat, TicketPack, TieBreak, Variant},
    packs::Packs,
    store::{Folded, Roster, Store},
};
use actix_web::{HttpResponse, delete, get, http::header, post, put, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// The game to open.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"variant": "classic", "seats": 3, "bots": ["conductor", "random"]}))]
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
}

/// A bot to add.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// How well it plays.
    pub level: BotLevel,
}

/// A game, its options and who plays it.
#[derive(Serialize, ToSchema)]
pub struct GameSummary {
    /// The game's id.
    pub id: Uuid,
    /// `lobby`, `running`, `finished` or `void`.
    #[schema(example = "lobby")]
    pub status: &'static str,
    /// The number of its last event.
    #[schema(example = 4)]
    pub version: u32,
    /// What was agreed.
    pub options: GameOptions,
    /// The packs of tickets added (R2.4).
    pub packs: Vec<TicketPack>,
    /// SHA-256, in hexadecimal, of the secret from which all chance of the game comes.
    pub commitment: String,
    /// Who sits where.
    pub players: Vec<Player>,
    /// When the table was opened.
    pub created_at: jiff::Timestamp,
    /// When its last event happened.
    pub updated_at: jiff::Timestamp,
}

/// A seat and who has it.
#[derive(Serialize, ToSchema)]
pub struct Player {
    /// Which seat.
    pub seat: Seat,
    /// The colour of its trains.
    pub color: PlayerColor,
    /// Nobody, a person or a bot.
    pub occupant: Occupant,
    /// The name of the person, or of the bot; none of an open seat.
    #[schema(example = "Ada")]
    pub name: Option<String>,
    /// Whether the person who took the seat has deleted his account; then there is no name, unless a bot plays on.
    pub deleted: bool,
}

/// Who sits in the seats of a game, with names.
pub fn players(folded: &Folded, roster: &Roster) -> Vec<Player> {
    let player = |seat: Seat| {
        let occupant = folded.game.occupants[seat];
        let name = match occupant {
            Occupant::Nobody => None,
            Occupant::Bot { level } => Some(format!("{} (bot)", level.name())),
            Occupant::Person => roster.name_of(seat).map(str::to_owned),
        };
        let was_taken = occupant == Occupant::Person || folded.game.attendance[seat].away.is_some();
        let deleted = was_taken && roster.name_of(seat).is_none();
        Player { seat, color: seat.color(), occupant, name, deleted }
    };
    folded.game.seats().map(player).collect()
}

async fn summary(store: &Store, folded: &Folded) -> Result<GameSummary, Problem> {
    let roster = store.roster(folded.id).await?;
    Ok(GameSummary {
        id: folded.id,
        status: folded.game.status(),
        version: folded.game.version,
        options: folded.game.options,
        packs: folded.game.packs.clone(),
        commitment: folded.game.commitment.clone(),
        players: players(folded, &roster),
        created_at: roster.created_at,
        updated_at: roster.updated_at,
    })
}

/// Open a game
///
/// You are the host and take seat 0; bots take the seats after yours; the others are open to join.
#[utoipa::path(tag = "lobby", operation_id = "create_game", request_body = NewGame, security(("bearer" = [])),
    responses((status = 201, description = "The game; `Location` is its path", body = GameSummary)))]
#[post("/v1/games")]
pub async fn create(
    store: web::Data<Store>,
    packs: web::Data<Packs>,
    Caller(account): Caller,
    body: web::Json<NewGame>,
) -> Result<HttpResponse, Problem> {
    let NewGame { variant, seats, packs: named, bots, tie_break, first_seat } = body.into_inner();
    let packs = packs.named(&named)?;
    let options = GameOptions { tie_break, first_seat, ..GameOptions::new(variant, seats) };
    let folded = store.create_game(account, options, packs, &bots).await?;
    let location = format!("/v1/games/{}", folded.id);
    Ok(HttpResponse::Created().insert_header((header::LOCATION, location)).json(summary(&store, &folded).await?))
}

/// Look at a game
#[utoipa::path(tag = "lobby", operation_id = "show_game", params(("game_id" = Uuid, Path)),
    responses((status = 200, description = "The game", body = GameSummary)))]
#[get("/v1/games/{game_id}")]
pub async fn show(store: web::Data<Store>, id: web::Path<Uuid>) -> Result<web::Json<GameSummary>, Problem> {
    let folded = store.game(*id).await?;
    Ok(web::Json(summary(&store, &folded).await?))
}

/// Join a game
///
/// Takes the first open seat. Joining again changes nothing.
#[utoipa::path(tag = "lobby", operation_id = "join_game", params(("game_id" = Uuid, Path)), security(("bearer" = [])),
    responses((status = 200, description = "The game with you in it", body = GameSummary)))]
#[put("/v1/games/{game_id}/players/me")]
pub async fn join(
    store: web::Data<Store>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<web::Json<GameSummary>, Problem> {
    let folded = store.game(*id).await?;
    let folded = match folded.seat_of(account) {
        Some(_) => folded,
        None => store.act(*id, account, &Command::Join(None), None).await?.game,
    };
    Ok(web::Json(summary(&store, &folded).await?))
}

/// Leave a game before it begins
#[utoipa::path(tag = "lobby", operation_id = "leave_game", params(("game_id" = Uuid, Path)), security(("bearer" = [])),
    responses((status = 200, description = "The game without you", body = GameSummary)))]
#[delete("/v1/games/{game_id}/players/me")]
pub async fn leave(
    store: web::Data<Store>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<web::Json<GameSummary>, Problem> {
    let played = store.act(*id, account, &Command::Leave, None).await?;
    Ok(web::Json(summary(&store, &played.game).await?))
}

/// Add a bot
///
/// It takes the first open seat. For the host, before the game begins.
#[utoipa::path(tag = "lobby", operation_id = "add_bot", params(("game_id" = Uuid, Path)), request_body = NewBot,
    security(("bearer" = [])), responses((status = 200, description = "The game with the bot", body = GameSummary)))]
#[post("/v1/games/{game_id}/bots")]
pub async fn add_bot(
    store: web::Data<Store>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
    body: web::Json<NewBot>,
) -> Result<web::Json<GameSummary>, Problem> {
    let played = store.act(*id, account, &Command::AddBot(body.level), None).await?;
    Ok(web::Json(summary(&store, &played.game).await?))
}

/// Start a game
///
/// Deals; for the host, when all seats are taken. Then everyone chooses his first tickets.
#[utoipa::path(tag = "lobby", operation_id = "start_game", params(("game_id" = Uuid, Path)), security(("bearer" = [])),
    responses((status = 200, description = "What happened, and your view", body = views::Outcome)))]
#[post("/v1/games/{game_id}/start")]
pub async fn start(
    store: web::Data<Store>,
    Caller(account): Caller,
    IfMatch(expected): IfMatch,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let played = store.act(*id, account, &Command::Start, expected).await?;
    Ok(views::outcome(&played, account))
}
