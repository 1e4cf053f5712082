//! Accounts, for moderators; their names, and deletion on request.

use crate::{
    http::{
        admin::{AdminActionRequest, admin, moderator, no_such_account},
        guards::{extract::Caller, json::Json, text::visible_text},
        operations::{PEOPLE, RateClass, problems::NAMING},
        problem::{Problem, ProblemCode},
    },
    identity::{Keys, Name, PlayerId, PlayerKey},
    store::{
        AccountName, Database, Role,
        accounts::{
            account, deletion,
            overview::{self, AccountOverview},
            renames::{self, GivenName},
        },
    },
};
use actix_web::{HttpResponse, delete, get, put, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A name to give to an account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GivenNameRequest {
    /// The name. Without it, the server makes one up.
    #[serde(default)]
    #[schema(min_length = 2, max_length = 24, example = "Quiet Signal")]
    pub name: Option<String>,
    /// The reason, which the renamed person reads: at most 500 characters.
    #[schema(min_length = 1, max_length = 500, example = "the name insults others")]
    pub reason: String,
}

/// An account that was renamed.
#[derive(Serialize, ToSchema)]
pub struct RenamedAccount {
    /// The player's public id.
    pub player_id: PlayerId,
    /// The new name.
    #[schema(example = "Quiet Signal")]
    pub name: String,
}

/// Get an account
///
/// To judge it: its ban, devices and games as numbers, and the last reports and actions.
/// Former names are not kept, but the actions have them.
#[utoipa::path(tag = "admin", operation_id = "inspect_account", params(("name" = String, Path)), security(("bearer" = [])),
    responses((status = 200, description = "The account", body = AccountOverview)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-role" = json!(Role::Moderator)),
        ("x-problems" = json!([ProblemCode::NotAdmin, ProblemCode::NotFound]))))]
#[get("/v1/admin/accounts/{name}")]
pub async fn show(
    db: web::Data<Database>,
    Caller(account): Caller,
    name: web::Path<String>,
) -> Result<web::Json<AccountOverview>, Problem> {
    let moderator = moderator(&db, account).await?;
    let found = account::known_by(&db, &PlayerKey::parse(&name)).await?.ok_or_else(no_such_account)?;
    Ok(web::Json(overview::overview(&db, Some(moderator), found).await?))
}

/// Rename an account
///
/// As if it had changed its name itself: at once and everywhere, in past games too. The old name stays reserved
/// for 30 days, also for the account. The person, or the owner of the bot, finds the reason in the inbox.
#[utoipa::path(tag = "admin", operation_id = "rename_account", params(("name" = String, Path)),
    request_body = GivenNameRequest, security(("bearer" = [])),
    responses((status = 200, description = "The account with its new name", body = RenamedAccount)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-role" = json!(Role::Moderator)),
        ("x-problems" = json!([NAMING, ProblemCode::NotAdmin, ProblemCode::NotFound, ProblemCode::IsAdmin,
            ProblemCode::TooManyRenames]))))]
#[put("/v1/admin/accounts/{name}/name")]
pub async fn rename(
    db: web::Data<Database>,
    Caller(account): Caller,
    name: web::Path<String>,
    body: Json<GivenNameRequest>,
) -> Result<web::Json<RenamedAccount>, Problem> {
    let by = moderator(&db, account).await?;
    let reason = visible_text("/reason", &body.reason)?;
    let new = body.name.as_deref().map(|new| Name::choose(new, &db.forbidden_words())).transpose()?;
    let given = GivenName { by: Some(by), reason: &reason, naming: new.as_ref().map(AccountName::from) };
    let renamed = renames::rename(&db, given, &PlayerKey::parse(&name)).await?.ok_or_else(no_such_account)?;
    Ok(web::Json(RenamedAccount { player_id: PlayerId::of(renamed.id), name: renamed.name }))
}

/// Delete an account
///
/// On request of its owner, who cannot do it, or of somebody who has a right to it; as the owner would delete
/// it, at once and for good.
#[utoipa::path(tag = "admin", operation_id = "remove_account", params(("name" = String, Path)),
    request_body = AdminActionRequest, security(("bearer" = [])),
    responses((status = 204, description = "The account is deleted")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-role" = json!(Role::Admin)),
        ("x-problems" = json!([ProblemCode::NotAdmin, ProblemCode::NotFound, ProblemCode::IsAdmin,
            ProblemCode::Contended]))))]
#[delete("/v1/admin/accounts/{name}")]
pub async fn delete(
    db: web::Data<Database>,
    keys: web::Data<Keys>,
    Caller(account): Caller,
    name: web::Path<String>,
    body: Json<AdminActionRequest>,
) -> Result<HttpResponse, Problem> {
    let by = admin(&db, account).await?;
    let reason = visible_text("/reason", &body.reason)?;
    let deleted = deletion::delete_on_request(&db, Some(by), &reason, &PlayerKey::parse(&name)).await?;
    keys.refuse_sessions(deleted.ok_or_else(no_such_account)?);
    Ok(HttpResponse::NoContent().finish())
}
