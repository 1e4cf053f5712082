//! Bans.

use crate::{
    http::{
        admin::{AdminActionRequest, admin, no_such_account},
        guards::{
            extract::{Caller, OptionalBody},
            json::Json,
            text::visible_text,
        },
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
    },
    identity::{Keys, PlayerKey},
    store::{
        Database, Role,
        accounts::bans::{self, NewBan},
        admin_log::{AdminActionKind, NewAdminAction},
    },
};
use actix_web::{HttpResponse, delete, put, web};
use jiff::SignedDuration;
use serde::Deserialize;
use utoipa::ToSchema;

/// A ban.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BanRequest {
    /// The reason, which the banned person reads: at most 500 characters.
    #[schema(min_length = 1, max_length = 500, example = "insults in the names of three accounts")]
    pub reason: String,
    /// The number of days after which the ban ends by itself. Without it, the ban lasts until it is lifted.
    #[schema(minimum = 1, maximum = 3650, example = 7)]
    pub days: Option<u16>,
}

/// Applies the bans in this process at once. Other replicas follow within seconds.
async fn apply(db: &Database, keys: &Keys) -> Result<HttpResponse, Problem> {
    keys.refuse_accounts(bans::recent(db).await?);
    Ok(HttpResponse::NoContent().finish())
}

/// Ban an account
///
/// The account can no longer sign in, refresh or act, and is told the reason and the end. Bots take over
/// its running games. With another reason or end, the ban of an account that is banned is replaced.
#[utoipa::path(tag = "admin", operation_id = "ban_account", params(("name" = String, Path)), request_body = BanRequest,
    security(("bearer" = [])), responses((status = 204, description = "The account is banned")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-role" = json!(Role::Admin)),
        ("x-problems" = json!([ProblemCode::NotAdmin, ProblemCode::NotFound, ProblemCode::IsAdmin]))))]
#[put("/v1/admin/accounts/{name}/ban")]
pub async fn ban(
    db: web::Data<Database>,
    keys: web::Data<Keys>,
    Caller(account): Caller,
    name: web::Path<String>,
    body: Json<BanRequest>,
) -> Result<HttpResponse, Problem> {
    let by = admin(&db, account).await?;
    let reason = visible_text("/reason", &body.reason)?;
    let until = body.days.map(|days| db.now() + SignedDuration::from_hours(24 * i64::from(days)));
    let ban = NewBan { by: Some(by), reason: &reason, until };
    let banned = bans::ban(&db, ban, &PlayerKey::parse(&name)).await?.ok_or_else(no_such_account)?;
    // Before its games go on, of which its streams must not be sent anything.
    let done = apply(&db, &keys).await?;
    bans::hand_over_games(&db, banned).await?;
    Ok(done)
}

/// Lift a ban
///
/// The account's sessions work again. Games taken over by bots are not given back.
#[utoipa::path(tag = "admin", operation_id = "unban_account", params(("name" = String, Path)),
    request_body = Option<AdminActionRequest>, security(("bearer" = [])),
    responses((status = 204, description = "The account is not banned")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-role" = json!(Role::Admin)), ("x-problems" = json!([ProblemCode::NotAdmin, ProblemCode::NotFound]))))]
#[delete("/v1/admin/accounts/{name}/ban")]
pub async fn unban(
    db: web::Data<Database>,
    keys: web::Data<Keys>,
    Caller(account): Caller,
    name: web::Path<String>,
    OptionalBody(body): OptionalBody<AdminActionRequest>,
) -> Result<HttpResponse, Problem> {
    let by = admin(&db, account).await?;
    let reason = body.map(|body| visible_text("/reason", &body.reason)).transpose()?;
    let action = NewAdminAction { by: Some(by), kind: AdminActionKind::Unban, reason: reason.as_deref(), until: None };
    bans::unban(&db, &action, &PlayerKey::parse(&name)).await?.ok_or_else(no_such_account)?;
    apply(&db, &keys).await
}
