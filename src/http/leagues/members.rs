//! Entering a league and leaving it.

use crate::{
    http::{
        guards::extract::Caller,
        leagues::view::League,
        operations::RateClass,
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    store::{
        Database,
        leagues::{league, members},
    },
};
use actix_web::{HttpResponse, delete, put, web};
use uuid::Uuid;

/// Enter a league
///
/// You play from the next season on, and in every later one until you leave. Repeating the request changes
/// nothing. You can be a member of five leagues. No vacation stops the clock at their tables. Who makes no move
/// in a season is no member any more.
#[utoipa::path(tag = "tournaments", operation_id = "enter_league", params(("league_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 200, description = "The league", body = League)),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::TournamentRefused, ProblemCode::GuestAccount,
            ProblemCode::NotForBots, ProblemCode::TooManyTournaments]))))]
#[put("/v1/leagues/{league_id}/membership")]
pub async fn create(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<web::Json<League>, Problem> {
    members::enter(&db, account, *id).await?;
    Ok(web::Json(league::viewed(&db, Some(account), *id).await?.into()))
}

/// Leave a league
///
/// From the next season on. Your tables of the present one go on: leave its tournament if you want to.
#[utoipa::path(tag = "tournaments", operation_id = "leave_league", params(("league_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "You are no member")),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[delete("/v1/leagues/{league_id}/membership")]
pub async fn remove(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    members::leave(&db, account, *id).await?;
    Ok(HttpResponse::NoContent().finish())
}
