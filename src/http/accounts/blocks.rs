//! Blocks: players who are hidden from an account, and it from them.

use crate::{
    http::{
        guards::extract::Caller,
        operations::{PEOPLE, RateClass},
        players::lookup::{account_named, unknown_player},
        problem::{Problem, ProblemCode},
    },
    identity::{ApiScope, PlayerKey},
    store::{
        Database,
        accounts::account,
        error::BlockError,
        people::blocks::{self, BlockedPlayer},
    },
};
use actix_web::{HttpResponse, delete, get, put, web};
use railhead_localization::message;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The players that you have blocked.
#[derive(Serialize, ToSchema)]
pub struct BlockList {
    /// The players, by name; at most 500.
    pub items: Vec<BlockedPlayer>,
}

/// The account with this name or player id, if the caller has blocked it or it is not hidden from the caller.
pub(crate) async fn known_to(db: &Database, account: Uuid, name: &str) -> Result<Uuid, Problem> {
    let found = account::known_by(db, &PlayerKey::parse(name)).await?.ok_or_else(unknown_player)?;
    match blocks::has_blocked(db, account, found.id).await? {
        true => Ok(found.id),
        false => Ok(account_named(db, Some(account), name).await?.id),
    }
}

/// List your blocks
///
/// The players you have blocked. You cannot see who has blocked you.
#[utoipa::path(tag = "friends", operation_id = "list_blocks", security(("bearer" = [])),
    responses((status = 200, description = "Your blocks", body = BlockList)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read))))]
#[get("/v1/me/blocks")]
pub async fn list(db: web::Data<Database>, Caller(account): Caller) -> Result<web::Json<BlockList>, Problem> {
    Ok(web::Json(BlockList { items: blocks::list(&db, account).await? }))
}

/// Block a player
///
/// From now on you are hidden from each other: your names are unknown to each other, neither finds,
/// sees or joins a game in which the other sits, no quick match or rematch seats you together, and
/// neither hears what the other says. You are friends no more, and requests and invitations between
/// you end. Games in which you both sit go on as they are. They do not learn of it. Blocking them
/// again changes nothing. You can block 500 players.
#[utoipa::path(tag = "friends", operation_id = "block_player", params(("name" = String, Path, example = "Bob")),
    security(("bearer" = [])), responses((status = 204, description = "You are hidden from each other")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::TooManyBlocks]))))]
#[put("/v1/me/blocks/{name}")]
pub async fn block(
    db: web::Data<Database>,
    Caller(account): Caller,
    name: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    blocks::block(&db, account, known_to(&db, account, &name).await?).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Unblock a player
///
/// You see each other again, unless they have blocked you. You are not friends again. Without a
/// block, nothing happens.
#[utoipa::path(tag = "friends", operation_id = "unblock_player", params(("name" = String, Path, example = "Bob")),
    security(("bearer" = [])), responses((status = 204, description = "You have not blocked the player")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[delete("/v1/me/blocks/{name}")]
pub async fn unblock(
    db: web::Data<Database>,
    Caller(account): Caller,
    name: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    blocks::unblock(&db, account, known_to(&db, account, &name).await?).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl From<BlockError> for Problem {
    fn from(error: BlockError) -> Problem {
        match error {
            BlockError::TooMany { most } => {
                Problem::new(ProblemCode::TooManyBlocks, message!("detail-too-many-blocks", most)).with("most", most)
            }
            BlockError::Oneself => {
                Problem::new(ProblemCode::InvalidPath, message!("detail-block-oneself")).with("parameter", "name")
            }
            BlockError::NoSuchAccount => Problem::new(ProblemCode::NotFound, message!("detail-no-player")),
            BlockError::Database(error) => error.into(),
        }
    }
}
