//! Admin operations: bans, voiding games, and the admin log.

use crate::{
    http::{
        answers::pagination::{self, Cursor},
        guards::{extract::Caller, json::Json, parameters::Query, text::visible_text},
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
    },
    identity::{Keys, PlayerKey},
    metrics::SecurityEvent,
    store::{
        Database, Role,
        accounts::{
            account,
            admins::{self, AdminAction, AdminActionKind, NewAdminAction},
            sessions,
        },
    },
};
use actix_web::{HttpResponse, delete, get, post, put, web};
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Default page length, in actions.
const PAGE: u8 = 50;

/// The reason for an action.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AdminActionRequest {
    /// The reason, for the admin log: at most 500 characters.
    #[schema(min_length = 1, max_length = 500, example = "insults in the names of three accounts")]
    pub reason: String,
}

/// Paging of the admin log.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct AdminActionsQuery {
    /// Page length, 1 to 200. Default: 50.
    #[param(minimum = 1, maximum = 200)]
    pub limit: Option<u8>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<Uuid>>,
}

/// A page of the admin log, latest first.
#[derive(Serialize, ToSchema)]
pub struct AdminActionPage {
    /// The actions.
    pub items: Vec<AdminAction>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<Uuid>>,
}

/// The account making the request, if it is currently an admin.
pub(super) async fn admin(db: &Database, account: Uuid) -> Result<Uuid, Problem> {
    let is_admin = account::get(db, account).await?.is_some_and(|account| account.role == Role::Admin);
    if !is_admin {
        db.metrics().security_event(SecurityEvent::AdminRefused, "admin", Some(account));
        return Err(Problem::new(ProblemCode::NotAdmin, message!("detail-not-admin")));
    }
    Ok(account)
}

fn no_such_account() -> Problem {
    Problem::new(ProblemCode::NotFound, message!("detail-no-account"))
}

/// Applies the ban in this process at once. Other replicas follow within seconds.
async fn apply_bans(db: &Database, keys: &Keys) -> Result<HttpResponse, Problem> {
    keys.refuse_accounts(sessions::banned_accounts(db).await?.into_iter().collect());
    Ok(HttpResponse::NoContent().finish())
}

/// Ban an account
///
/// The account can no longer sign in, refresh or act. Bots take over its running games.
#[utoipa::path(tag = "admin", operation_id = "ban_account", params(("name" = String, Path)), request_body = AdminActionRequest,
    security(("bearer" = [])), responses((status = 204, description = "The account is banned")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotAdmin, ProblemCode::NotFound, ProblemCode::IsAdmin]))))]
#[put("/v1/admin/accounts/{name}/ban")]
pub async fn ban(
    db: web::Data<Database>,
    keys: web::Data<Keys>,
    Caller(account): Caller,
    name: web::Path<String>,
    body: Json<AdminActionRequest>,
) -> Result<HttpResponse, Problem> {
    let by = admin(&db, account).await?;
    let reason = visible_text("/reason", &body.reason)?;
    let action = NewAdminAction { by: Some(by), kind: AdminActionKind::Ban, reason: Some(&reason) };
    let banned = admins::ban(&db, &action, &PlayerKey::parse(&name)).await?.ok_or_else(no_such_account)?;
    // Before its games go on, of which its streams must not be sent anything.
    let done = apply_bans(&db, &keys).await?;
    admins::hand_over_games_of_banned(&db, banned).await?;
    Ok(done)
}

/// Lift a ban
///
/// The account's sessions work again. Games taken over by bots are not given back.
#[utoipa::path(tag = "admin", operation_id = "unban_account", params(("name" = String, Path)),
    security(("bearer" = [])), responses((status = 204, description = "The account is not banned")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotAdmin, ProblemCode::NotFound]))))]
#[delete("/v1/admin/accounts/{name}/ban")]
pub async fn unban(
    db: web::Data<Database>,
    keys: web::Data<Keys>,
    Caller(account): Caller,
    name: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    let by = admin(&db, account).await?;
    let action = NewAdminAction { by: Some(by), kind: AdminActionKind::Unban, reason: None };
    admins::unban(&db, &action, &PlayerKey::parse(&name)).await?.ok_or_else(no_such_account)?;
    apply_bans(&db, &keys).await
}

/// End a game without a result
///
/// The game's status becomes `void`; there are no scores.
#[utoipa::path(tag = "admin", operation_id = "void_game", params(("game_id" = Uuid, Path)), request_body = AdminActionRequest,
    security(("bearer" = [])), responses((status = 204, description = "The game is void")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotAdmin, ProblemCode::GameOver,
            ProblemCode::Contended]))))]
#[post("/v1/admin/games/{game_id}/void")]
pub async fn void(
    db: web::Data<Database>,
    Caller(account): Caller,
    game: web::Path<Uuid>,
    body: Json<AdminActionRequest>,
) -> Result<HttpResponse, Problem> {
    let by = admin(&db, account).await?;
    let reason = visible_text("/reason", &body.reason)?;
    let action = NewAdminAction { by: Some(by), kind: AdminActionKind::VoidGame, reason: Some(&reason) };
    admins::void(&db, &action, *game).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// List admin actions
///
/// Grants and revocations of the role, bans and voided games. For admins.
#[utoipa::path(tag = "admin", operation_id = "list_admin_actions", params(AdminActionsQuery), security(("bearer" = [])),
    responses((status = 200, description = "The actions, latest first", body = AdminActionPage)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-problems" = json!([ProblemCode::NotAdmin]))))]
#[get("/v1/admin/actions")]
pub async fn actions(
    db: web::Data<Database>,
    Caller(account): Caller,
    page: Query<AdminActionsQuery>,
) -> Result<web::Json<AdminActionPage>, Problem> {
    admin(&db, account).await?;
    let limit = page.limit.unwrap_or(PAGE);
    let mut found = admins::actions(&db, page.cursor.map(|cursor| cursor.0), limit + 1).await?;
    let next = pagination::cut(&mut found, limit, |action| action.id);
    Ok(web::Json(AdminActionPage { items: found, next }))
}
