//! Invitations: sending and declining them.

use crate::{
    http::{
        games::{lifecycle::written, lobby_command, summary::GameSummary},
        guards::{
            extract::Caller,
            idempotency::{self, IdempotencyKey},
            json::Json,
        },
        operations::{RateClass, problems::LOBBY},
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    store::{Database, lobby::invitations},
};
use actix_web::{HttpResponse, delete, http::StatusCode, post, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// The player to invite.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewInvitation {
    /// The player's name or id.
    #[schema(max_length = 64, example = "Bob")]
    pub name: String,
}

/// Invite a player
///
/// Any player in a game that has not begun can invite. Only the host can invite a player whom the
/// host has sent away.
#[utoipa::path(tag = "lobby", operation_id = "invite_player", params(("game_id" = Uuid, Path), idempotency::IdempotencyKeyHeader),
    request_body = NewInvitation, security(("bearer" = [])),
    responses((status = 200, description = "The game", body = GameSummary)),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Invitations)),
        ("x-problems" = json!([ProblemCode::NotFound, LOBBY, ProblemCode::NotHost, ProblemCode::UnknownPlayer,
            ProblemCode::TooManyInvitations, ProblemCode::InvitationDeclined, ProblemCode::RatedGame]))))]
#[post("/v1/games/{game_id}/invitations")]
pub async fn create(
    db: web::Data<Database>,
    caller: Caller,
    key: IdempotencyKey,
    id: web::Path<Uuid>,
    body: Json<NewInvitation>,
) -> Result<HttpResponse, Problem> {
    let key = key.keyed(caller.0, &*body)?;
    let invited = written(body.into_inner().name);
    let invite = async |key: Option<&_>| invitations::invite_named(&db, *id, caller.0, invited, key).await;
    lobby_command::once(StatusCode::OK, &db, caller, key, invite).await
}

/// Decline an invitation
///
/// Frees the seat reserved for you, if there is one. Without an invitation, nothing happens.
#[utoipa::path(tag = "lobby", operation_id = "decline_invitation", params(("game_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "You have no invitation")),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Writes))))]
#[delete("/v1/games/{game_id}/invitations/me")]
pub async fn decline(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    invitations::decline(&db, *id, account).await?;
    Ok(HttpResponse::NoContent().finish())
}
