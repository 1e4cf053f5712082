//! Rulings of operators on tournaments.

use crate::{
    http::{
        admin::admin,
        guards::{extract::Caller, json::Json, text::visible_text},
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
        tournaments::view::{Tournament, view},
    },
    store::{
        Database, Role,
        tournaments::rulings::{self, TournamentRuling},
    },
};
use actix_web::{post, web};
use uuid::Uuid;

/// Rule on a tournament
///
/// For admins: pause it, let it go on, call it off, remove a player, decide the result of a table. Every
/// ruling is an event of the tournament's log, with its reason.
#[utoipa::path(tag = "admin", operation_id = "rule_on_tournament", params(("tournament_id" = Uuid, Path)),
    request_body = TournamentRuling, security(("bearer" = [])),
    responses((status = 200, description = "The tournament", body = Tournament)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-role" = json!(Role::Admin)),
        ("x-problems" = json!([ProblemCode::NotAdmin, ProblemCode::NotFound, ProblemCode::TournamentRefused]))))]
#[post("/v1/admin/tournaments/{tournament_id}/rulings")]
pub async fn create(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
    body: Json<TournamentRuling>,
) -> Result<web::Json<Tournament>, Problem> {
    let by = admin(&db, account).await?;
    if let Some(reason) = body.reason() {
        visible_text("/reason", reason)?;
    }
    let hosted = rulings::rule(&db, Some(by), *id, &body).await?;
    Ok(web::Json(view(&db, &hosted, Some(by)).await?))
}
