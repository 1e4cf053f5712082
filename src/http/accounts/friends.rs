//! Friends: requests, acceptance, removal.

use crate::{
    http::{
        guards::extract::Caller,
        operations::{PEOPLE, RateClass},
        players::lookup::account_named,
        problem::{Problem, ProblemCode},
    },
    identity::{ApiScope, PlayerId},
    store::{
        Database, StoredAccount,
        error::FriendError,
        people::friends::{self, FriendList, FriendState},
    },
};
use actix_web::{HttpResponse, delete, get, put, web};
use railhead_localization::message;
use serde::Serialize;
use utoipa::ToSchema;

/// Your relation to a player.
#[derive(Serialize, ToSchema)]
pub struct Friendship {
    /// The player's name.
    #[schema(example = "Bob")]
    pub name: String,
    /// The player's id.
    pub player_id: PlayerId,
    /// Whether you have sent a request to them, or are friends.
    pub state: FriendState,
}

/// List your friends
///
/// With what they do: wait for players in a game, play, or neither. Only games count that you may
/// know of: public ones, and those you sit in or are invited to. Also the requests that wait for your
/// answer, and your own. `GET /v1/games?mine=friends` lists the games in which friends wait for
/// players.
#[utoipa::path(tag = "friends", operation_id = "list_friends", security(("bearer" = [])),
    responses((status = 200, description = "Your friends and requests", body = FriendList)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read))))]
#[get("/v1/me/friends")]
pub async fn list(db: web::Data<Database>, Caller(account): Caller) -> Result<web::Json<FriendList>, Problem> {
    Ok(web::Json(friends::list(&db, account).await?))
}

/// Ask a player to be friends, or accept
///
/// If they have sent you a request, you are friends at once. Otherwise they find your request in
/// their inbox; you do not learn whether they decline it. Repeating it changes nothing. You can
/// have 200 friends, requests that you have sent included, and 100 requests can wait for an answer;
/// one that you take back counts for a day.
#[utoipa::path(tag = "friends", operation_id = "add_friend", params(("name" = String, Path, example = "Bob")),
    security(("bearer" = [])),
    responses((status = 200, description = "How you stand with the player", body = Friendship)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Invitations)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotForBots, ProblemCode::TooManyFriends,
            ProblemCode::TooManyFriendRequests]))))]
#[put("/v1/me/friends/{name}")]
pub async fn add(
    db: web::Data<Database>,
    Caller(account): Caller,
    name: web::Path<String>,
) -> Result<web::Json<Friendship>, Problem> {
    let StoredAccount { id, name, .. } = account_named(&db, Some(account), &name).await?;
    let state = friends::befriend(&db, account, id).await?;
    Ok(web::Json(Friendship { name, player_id: PlayerId::of(id), state }))
}

/// Remove a friend, or a request
///
/// Ends a friendship, takes your request back, or declines theirs. They are not notified, and their
/// requests within the next 30 days do not reach you; you can still send one to them. If there is
/// nothing to end, nothing happens.
#[utoipa::path(tag = "friends", operation_id = "remove_friend", params(("name" = String, Path, example = "Bob")),
    security(("bearer" = [])),
    responses((status = 204, description = "You are not friends, and neither waits for an answer")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[delete("/v1/me/friends/{name}")]
pub async fn remove(
    db: web::Data<Database>,
    Caller(account): Caller,
    name: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    friends::unfriend(&db, account, account_named(&db, Some(account), &name).await?.id).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl From<FriendError> for Problem {
    fn from(error: FriendError) -> Problem {
        match error {
            FriendError::TooManyFriends { most } => {
                Problem::new(ProblemCode::TooManyFriends, message!("detail-too-many-friends", most)).with("most", most)
            }
            FriendError::TooManyRequests { most } => {
                Problem::new(ProblemCode::TooManyFriendRequests, message!("detail-too-many-friend-requests", most))
                    .with("most", most)
            }
            FriendError::Oneself => {
                Problem::new(ProblemCode::InvalidPath, message!("detail-friend-oneself")).with("parameter", "name")
            }
            FriendError::Bot => Problem::new(ProblemCode::NotForBots, message!("detail-bot-friend")),
            FriendError::NoSuchAccount => Problem::new(ProblemCode::NotFound, message!("detail-no-player")),
            FriendError::Database(error) => error.into(),
        }
    }
}
