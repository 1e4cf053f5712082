//! Spectators of a game, and the link by which people see a private game.

use crate::{
    http::{
        guards::{
            extract::{Caller, Viewer},
            json::Json,
        },
        operations::RateClass,
        problem::{Problem, ProblemCode, public_url::PublicUrl},
    },
    identity::ApiScope,
    store::{
        Database,
        error::SpectatorError,
        games::visible,
        lobby::spectators::{self, Watchers},
    },
};
use actix_web::{HttpResponse, delete, get, put, web};
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// The spectators of a game.
#[derive(Serialize, ToSchema)]
pub struct SpectatorList {
    /// The number of spectators who follow the game by its stream without a seat in it, signed in
    /// or not. An account on several devices is one.
    #[schema(example = 3)]
    pub watching: u32,
    /// The names of those who want to be seen, in alphabetical order.
    #[schema(max_items = 100, example = json!(["Cleo"]))]
    pub names: Vec<String>,
    /// The link by which people see the game. Null if there is none, and for everybody but the players.
    pub link: Option<SpectatorLink>,
}

/// A link by which people see a private game.
#[derive(Serialize, ToSchema)]
pub struct SpectatorLink {
    /// The token that admits a spectator.
    pub token: Uuid,
    /// The link to share: relative to the host if the operator has not set the public URL. The token
    /// stands behind `#`, so that no server logs it.
    #[schema(example = "https://trains.example.org/play/watch/01a2#6f1c")]
    pub url: String,
}

/// The token of a link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SpectatorRequest {
    /// The token.
    pub token: Uuid,
}

impl SpectatorLink {
    fn new(game: Uuid, token: Uuid) -> SpectatorLink {
        SpectatorLink { token, url: PublicUrl::of_current(&format!("/play/watch/{game}#{token}")) }
    }
}

/// List the spectators
///
/// The number of spectators, and the names of those who want to be seen: `?shown=true` when they open
/// the stream.
/// Players also get the link to share, if there is one. Spectators who are hidden from you are counted and
/// not named.
#[utoipa::path(tag = "spectators", operation_id = "list_spectators", params(("game_id" = Uuid, Path)),
    security((), ("bearer" = [])), responses((status = 200, description = "The spectators", body = SpectatorList)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/games/{game_id}/spectators")]
pub async fn list(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    id: web::Path<Uuid>,
) -> Result<web::Json<SpectatorList>, Problem> {
    let hosted = visible::game_for(&db, *id, viewer).await?;
    let plays = viewer.is_some_and(|account| hosted.place_of(account).is_some());
    let token = if plays { spectators::link(&db, *id).await? } else { None };
    let Watchers { watching, names } = spectators::watchers(&db, *id, viewer).await?;
    Ok(web::Json(SpectatorList { watching, names, link: token.map(|token| SpectatorLink::new(*id, token)) }))
}

/// Make a link for spectators
///
/// A person with the link sees the game once it has begun, even if it is private, and cannot join
/// it. All players of a game share one link: making it again answers the same.
#[utoipa::path(tag = "spectators", operation_id = "make_spectator_link", params(("game_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 200, description = "The link", body = SpectatorLink)),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotSeated]))))]
#[put("/v1/games/{game_id}/spectators/link")]
pub async fn make_link(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<web::Json<SpectatorLink>, Problem> {
    let token = spectators::make_link(&db, *id, account).await?;
    Ok(web::Json(SpectatorLink::new(*id, token)))
}

/// End the link for spectators
///
/// The spectators whom it has admitted no longer see a private game: streams that are open end with
/// their access token. Without a link, nothing happens.
#[utoipa::path(tag = "spectators", operation_id = "end_spectator_link", params(("game_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "There is no link")),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotSeated]))))]
#[delete("/v1/games/{game_id}/spectators/link")]
pub async fn end_link(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    spectators::end_link(&db, *id, account).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Watch a game by its link
///
/// From then on the account sees the game, as long as the link exists. A guest is enough. A wrong token
/// is answered like a game that does not exist. A link admits 200 accounts.
#[utoipa::path(tag = "spectators", operation_id = "watch_game", params(("game_id" = Uuid, Path)),
    request_body = SpectatorRequest, security(("bearer" = [])),
    responses((status = 204, description = "You may see the game")),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::GameNotStarted,
            ProblemCode::TooManySpectators]))))]
#[put("/v1/games/{game_id}/spectators/me")]
pub async fn watch(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
    body: Json<SpectatorRequest>,
) -> Result<HttpResponse, Problem> {
    spectators::admit(&db, *id, account, body.token).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl From<SpectatorError> for Problem {
    fn from(error: SpectatorError) -> Problem {
        match error {
            SpectatorError::TooMany { most } => {
                Problem::new(ProblemCode::TooManySpectators, message!("detail-too-many-spectators", most))
                    .with("most", most)
            }
            SpectatorError::Game(error) => error.into(),
        }
    }
}
