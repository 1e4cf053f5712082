//! Entering a tournament and leaving it.

use crate::{
    engine::Entropy,
    http::{
        guards::extract::{Caller, OptionalBody},
        operations::RateClass,
        problem::{Problem, ProblemCode},
        tournaments::view::{Tournament, view},
    },
    identity::ApiScope,
    store::{
        Database,
        tournaments::{enter, views},
    },
};
use actix_web::{HttpResponse, delete, put, web};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The entry to a tournament.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEntry {
    /// Your contribution to the randomness of pairings: any text. Everybody sees it in the export. See
    /// docs/tournaments.md.
    #[serde(default)]
    pub entropy: Option<Entropy>,
}

/// Enter a tournament
///
/// Or come back to it, once, after leaving it while it ran. Repeating the request changes nothing. Your
/// table is opened and dealt when a round begins: `GET /v1/tournaments/{tournament_id}` has it, and your
/// inbox. No vacation stops the clock there. Who makes no move at a table is taken out, and may come back.
#[utoipa::path(tag = "tournaments", operation_id = "enter_tournament", params(("tournament_id" = Uuid, Path)),
    request_body = Option<NewEntry>, security(("bearer" = [])),
    responses((status = 200, description = "The tournament", body = Tournament)),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::TournamentRefused, ProblemCode::GuestAccount,
            ProblemCode::NotForBots, ProblemCode::RatingLimit, ProblemCode::TooManyTournaments]))))]
#[put("/v1/tournaments/{tournament_id}/entry")]
pub async fn create(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
    body: OptionalBody<NewEntry>,
) -> Result<web::Json<Tournament>, Problem> {
    let entropy = body.0.unwrap_or_default().entropy.map(|text| text.to_string());
    let hosted = enter::enter(&db, account, *id, entropy).await?;
    Ok(web::Json(view(&db, &hosted, Some(account)).await?))
}

/// Leave a tournament
///
/// From the next round on. Your present table goes on: leave it by itself if you want to. Rounds that
/// you miss bring no points.
#[utoipa::path(tag = "tournaments", operation_id = "leave_tournament", params(("tournament_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "You take no part any more")),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::TournamentRefused]))))]
#[delete("/v1/tournaments/{tournament_id}/entry")]
pub async fn remove(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    views::tournament(&db, Some(account), *id).await?;
    enter::leave(&db, account, *id).await?;
    Ok(HttpResponse::NoContent().finish())
}
