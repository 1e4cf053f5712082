//! The choice which games may be part of open data.

use crate::{
    http::{
        guards::{extract::Caller, json::Json},
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
    },
    store::{
        Database,
        accounts::open_data::{self, OpenGames},
    },
};
use actix_web::{get, put, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// Your choice about open data.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenDataChoice {
    /// Your games that may be part of it.
    pub games: OpenGames,
}

/// Show your choice about open data
///
/// Operators can publish finished games for everybody who studies the game: with pseudonyms that change
/// every month. A game is left out unless all its players allow it.
#[utoipa::path(tag = "accounts", operation_id = "show_open_data_choice", security(("bearer" = [])),
    responses((status = 200, description = "Your choice", body = OpenDataChoice)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/me/open-data")]
pub async fn show(db: web::Data<Database>, Caller(account): Caller) -> Result<web::Json<OpenDataChoice>, Problem> {
    chosen(&db, account).await
}

/// Choose about open data
///
/// Counts for dumps that are made from now on. What was published stays published.
#[utoipa::path(tag = "accounts", operation_id = "choose_open_data", request_body = OpenDataChoice, security(("bearer" = [])),
    responses((status = 200, description = "Your choice", body = OpenDataChoice)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[put("/v1/me/open-data")]
pub async fn choose(
    db: web::Data<Database>,
    Caller(account): Caller,
    body: Json<OpenDataChoice>,
) -> Result<web::Json<OpenDataChoice>, Problem> {
    open_data::choose(&db, account, body.games).await?;
    chosen(&db, account).await
}

async fn chosen(db: &Database, account: Uuid) -> Result<web::Json<OpenDataChoice>, Problem> {
    let games = open_data::choice(db, account).await?.ok_or_else(Problem::account_deleted)?;
    Ok(web::Json(OpenDataChoice { games }))
}
