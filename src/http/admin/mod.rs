//! Operations of moderators and admins: reports, accounts, their names, bans and roles, pairs, gifts, voiding
//! games, notices, what does not work, and the log of their actions.

pub(crate) mod accounts;
pub(crate) mod bans;
pub(crate) mod gifts;
pub(crate) mod health;
pub(crate) mod mutes;
pub(crate) mod notices;
pub(crate) mod pairs;
pub(crate) mod reports;
pub(crate) mod roles;

use crate::{
    http::{
        answers::pagination::{self, Cursor},
        guards::{extract::Caller, json::Json, parameters::Query, text::visible_text},
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
    },
    metrics::SecurityEvent,
    store::{
        Database, Role,
        accounts::{account, admins},
        admin_log::{self, AdminAction, AdminActionKind, NewAdminAction},
    },
};
use actix_web::{HttpResponse, get, post, web};
use railhead_localization::{Message, message};
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
    let refused = message!("detail-not-admin");
    if has_role(db, account, &[Role::Admin]).await? { Ok(account) } else { Err(not_admin(db, account, refused)) }
}

/// The account making the request, if it is currently a moderator or an admin.
pub(super) async fn moderator(db: &Database, account: Uuid) -> Result<Uuid, Problem> {
    let refused = message!("detail-not-moderator");
    let welcome = [Role::Moderator, Role::Admin];
    if has_role(db, account, &welcome).await? { Ok(account) } else { Err(not_admin(db, account, refused)) }
}

async fn has_role(db: &Database, account: Uuid, welcome: &[Role]) -> Result<bool, Problem> {
    Ok(account::get(db, account).await?.is_some_and(|account| welcome.contains(&account.role)))
}

fn not_admin(db: &Database, account: Uuid, detail: Message) -> Problem {
    db.metrics().security_event(SecurityEvent::AdminRefused, "admin", Some(account));
    Problem::new(ProblemCode::NotAdmin, detail)
}

fn no_such_account() -> Problem {
    Problem::new(ProblemCode::NotFound, message!("detail-no-account"))
}

/// End a game without a result
///
/// The game's status becomes `void`; there are no scores.
#[utoipa::path(tag = "admin", operation_id = "void_game", params(("game_id" = Uuid, Path)), request_body = AdminActionRequest,
    security(("bearer" = [])), responses((status = 204, description = "The game is void")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-role" = json!(Role::Moderator)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotAdmin, ProblemCode::GameOver,
            ProblemCode::Contended]))))]
#[post("/v1/admin/games/{game_id}/void")]
pub async fn void(
    db: web::Data<Database>,
    Caller(account): Caller,
    game: web::Path<Uuid>,
    body: Json<AdminActionRequest>,
) -> Result<HttpResponse, Problem> {
    let by = moderator(&db, account).await?;
    let reason = visible_text("/reason", &body.reason)?;
    let kind = AdminActionKind::VoidGame;
    let action = NewAdminAction { by: Some(by), kind, reason: Some(&reason), until: None };
    admins::void(&db, &action, *game).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// List admin actions
///
/// Roles given and taken back, bans, mutes, names given, accounts deleted, notices, games voided, reports closed, and
/// rulings on tournaments.
#[utoipa::path(tag = "admin", operation_id = "list_admin_actions", params(AdminActionsQuery), security(("bearer" = [])),
    responses((status = 200, description = "The actions, latest first", body = AdminActionPage)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-role" = json!(Role::Admin)),
        ("x-problems" = json!([ProblemCode::NotAdmin]))))]
#[get("/v1/admin/actions")]
pub async fn actions(
    db: web::Data<Database>,
    Caller(account): Caller,
    page: Query<AdminActionsQuery>,
) -> Result<web::Json<AdminActionPage>, Problem> {
    admin(&db, account).await?;
    let limit = page.limit.unwrap_or(PAGE);
    let mut found = admin_log::actions(&db, page.cursor.map(|cursor| cursor.0), limit + 1).await?;
    let next = pagination::cut(&mut found, limit, |action| action.id);
    Ok(web::Json(AdminActionPage { items: found, next }))
}
