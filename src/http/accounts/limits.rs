//! Limits of an account: of what it can have so many, and how many it has.

use crate::{
    http::{guards::extract::Caller, problem::Problem},
    identity::ApiScope,
    store::{
        Database,
        quota::{self, UsedLimit},
    },
};
use actix_web::{get, web};
use serde::Serialize;
use utoipa::ToSchema;

/// Your limits.
#[derive(Serialize, ToSchema)]
pub struct LimitList {
    /// The limits, always all and in the same order.
    pub items: Vec<UsedLimit>,
}

/// List your limits
///
/// Of each thing that you can have a limited number of: how many you have, and how many you can have.
/// An account that has as many gets the problem of that limit for one more; an app can say
/// so before. API keys that have expired count until another one is made.
#[utoipa::path(tag = "accounts", operation_id = "list_limits", security(("bearer" = [])),
    responses((status = 200, description = "Your limits", body = LimitList)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read))))]
#[get("/v1/me/limits")]
pub async fn list(db: web::Data<Database>, Caller(account): Caller) -> Result<web::Json<LimitList>, Problem> {
    Ok(web::Json(LimitList { items: quota::used(&db, account).await? }))
}
