//! Roles of accounts.

use crate::{
    http::{
        admin::{admin, no_such_account},
        guards::{extract::Caller, json::Json, text::visible_text},
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
    },
    identity::PlayerKey,
    store::{Database, Role, accounts::admins},
};
use actix_web::{HttpResponse, put, web};
use serde::Deserialize;
use utoipa::ToSchema;

/// A role to give to an account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RoleRequest {
    /// The role.
    pub role: Role,
    /// The reason, for the admin log: at most 500 characters.
    #[schema(min_length = 1, max_length = 500, example = "looks after reports from now on")]
    pub reason: String,
}

/// Give an account a role
///
/// `player` takes a role back. Guests and bots have none.
#[utoipa::path(tag = "admin", operation_id = "set_role", params(("name" = String, Path)), request_body = RoleRequest,
    security(("bearer" = [])), responses((status = 204, description = "The account has the role")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-role" = json!(Role::Admin)),
        ("x-problems" = json!([ProblemCode::NotAdmin, ProblemCode::NotFound, ProblemCode::GuestAccount]))))]
#[put("/v1/admin/accounts/{name}/role")]
pub async fn set(
    db: web::Data<Database>,
    Caller(account): Caller,
    name: web::Path<String>,
    body: Json<RoleRequest>,
) -> Result<HttpResponse, Problem> {
    let by = admin(&db, account).await?;
    let reason = visible_text("/reason", &body.reason)?;
    let key = PlayerKey::parse(&name);
    admins::set_role(&db, Some(by), (body.role, Some(&reason)), &key).await?.ok_or_else(no_such_account)?;
    Ok(HttpResponse::NoContent().finish())
}
