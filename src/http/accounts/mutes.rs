//! Mutes: players whose phrases an account does not want to hear.

use crate::{
    http::{
        guards::{extract::Caller, json::Json},
        operations::{PEOPLE, RateClass},
        players::lookup::account_named,
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    store::{
        Database,
        error::MuteError,
        phrases::mutes::{self, Mutes},
    },
};
use actix_web::{HttpResponse, delete, get, put, web};
use railhead_localization::message;
use serde::Deserialize;
use utoipa::ToSchema;

/// Whether to mute everybody.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MutesRequest {
    /// Whether no phrase of anybody else reaches you.
    #[schema(example = true)]
    pub everybody: bool,
}

/// List your mutes
///
/// The players whose phrases do not reach you.
#[utoipa::path(tag = "phrases", operation_id = "list_mutes", security(("bearer" = [])),
    responses((status = 200, description = "Your mutes", body = Mutes)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/me/mutes")]
pub async fn list(db: web::Data<Database>, Caller(account): Caller) -> Result<web::Json<Mutes>, Problem> {
    Ok(web::Json(mutes::list(&db, account).await?.ok_or_else(Problem::account_deleted)?))
}

/// Mute everybody, or no longer
///
/// Players you have muted one by one stay muted.
#[utoipa::path(tag = "phrases", operation_id = "mute_everybody", request_body = MutesRequest, security(("bearer" = [])),
    responses((status = 200, description = "Your mutes", body = Mutes)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[put("/v1/me/mutes")]
pub async fn mute_everybody(
    db: web::Data<Database>,
    Caller(account): Caller,
    body: Json<MutesRequest>,
) -> Result<web::Json<Mutes>, Problem> {
    mutes::mute_everybody(&db, account, body.everybody).await?;
    Ok(web::Json(mutes::list(&db, account).await?.ok_or_else(Problem::account_deleted)?))
}

/// Mute a player
///
/// Their phrases, past ones too, are left out of your lists and streams. They do not learn of it.
/// Muting them again changes nothing. You can mute 500 players.
#[utoipa::path(tag = "phrases", operation_id = "mute_player", params(("name" = String, Path, example = "Bob")),
    security(("bearer" = [])), responses((status = 204, description = "The player is muted")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::TooManyMutes]))))]
#[put("/v1/me/mutes/{name}")]
pub async fn mute(
    db: web::Data<Database>,
    Caller(account): Caller,
    name: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    mutes::mute(&db, account, account_named(&db, Some(account), &name).await?.id).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Unmute a player
///
/// The phrases that they said meanwhile are in your lists again. Without a mute, nothing happens.
#[utoipa::path(tag = "phrases", operation_id = "unmute_player", params(("name" = String, Path, example = "Bob")),
    security(("bearer" = [])), responses((status = 204, description = "The player is not muted")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[delete("/v1/me/mutes/{name}")]
pub async fn unmute(
    db: web::Data<Database>,
    Caller(account): Caller,
    name: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    mutes::unmute(&db, account, account_named(&db, Some(account), &name).await?.id).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl From<MuteError> for Problem {
    fn from(error: MuteError) -> Problem {
        match error {
            MuteError::TooMany { most } => {
                Problem::new(ProblemCode::TooManyMutes, message!("detail-too-many-mutes", most)).with("most", most)
            }
            MuteError::Oneself => {
                Problem::new(ProblemCode::InvalidPath, message!("detail-mute-oneself")).with("parameter", "name")
            }
            MuteError::NoSuchAccount => Problem::new(ProblemCode::NotFound, message!("detail-no-player")),
            MuteError::Database(error) => error.into(),
        }
    }
}
