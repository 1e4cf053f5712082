//! Mutes by moderators.

use crate::{
    http::{
        admin::{AdminActionRequest, moderator, no_such_account},
        guards::{
            extract::{Caller, OptionalBody},
            json::Json,
            text::visible_text,
        },
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
    },
    identity::PlayerKey,
    store::{
        Database, Role,
        accounts::mutes,
        admin_log::{AdminActionKind, NewAdminAction},
    },
};
use actix_web::{HttpResponse, delete, put, web};
use jiff::SignedDuration;
use serde::Deserialize;
use utoipa::ToSchema;

/// A mute by a moderator.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MuteRequest {
    /// The reason, which the muted person reads: at most 500 characters.
    #[schema(min_length = 1, max_length = 500, example = "says the same phrase again and again to annoy")]
    pub reason: String,
    /// The number of days after which the mute ends by itself.
    #[schema(minimum = 1, maximum = 365, example = 7)]
    pub days: u16,
}

/// Mute an account
///
/// The account plays on, but says no phrases, and is told the reason and the end when it tries. With
/// another reason or end, the mute of an account that is muted is replaced.
#[utoipa::path(tag = "admin", operation_id = "mute_account", params(("name" = String, Path)),
    request_body = MuteRequest, security(("bearer" = [])),
    responses((status = 204, description = "The account is muted")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-role" = json!(Role::Moderator)),
        ("x-problems" = json!([ProblemCode::NotAdmin, ProblemCode::NotFound, ProblemCode::IsAdmin]))))]
#[put("/v1/admin/accounts/{name}/mute")]
pub async fn mute(
    db: web::Data<Database>,
    Caller(account): Caller,
    name: web::Path<String>,
    body: Json<MuteRequest>,
) -> Result<HttpResponse, Problem> {
    let by = moderator(&db, account).await?;
    let reason = visible_text("/reason", &body.reason)?;
    let until = db.now() + SignedDuration::from_hours(24 * i64::from(body.days));
    let kind = AdminActionKind::Mute;
    let action = NewAdminAction { by: Some(by), kind, reason: Some(&reason), until: Some(until) };
    mutes::set(&db, &action, &PlayerKey::parse(&name)).await?.ok_or_else(no_such_account)?;
    Ok(HttpResponse::NoContent().finish())
}

/// End the mute of an account
///
/// The account can say phrases again.
#[utoipa::path(tag = "admin", operation_id = "unmute_account", params(("name" = String, Path)),
    request_body = Option<AdminActionRequest>, security(("bearer" = [])),
    responses((status = 204, description = "The account is not muted")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-role" = json!(Role::Moderator)), ("x-problems" = json!([ProblemCode::NotAdmin, ProblemCode::NotFound]))))]
#[delete("/v1/admin/accounts/{name}/mute")]
pub async fn unmute(
    db: web::Data<Database>,
    Caller(account): Caller,
    name: web::Path<String>,
    OptionalBody(body): OptionalBody<AdminActionRequest>,
) -> Result<HttpResponse, Problem> {
    let by = moderator(&db, account).await?;
    let reason = body.map(|body| visible_text("/reason", &body.reason)).transpose()?;
    let action = NewAdminAction { by: Some(by), kind: AdminActionKind::Unmute, reason: reason.as_deref(), until: None };
    mutes::set(&db, &action, &PlayerKey::parse(&name)).await?.ok_or_else(no_such_account)?;
    Ok(HttpResponse::NoContent().finish())
}
