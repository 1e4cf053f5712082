//! Health checks, for load balancers.

use crate::{
    http::problem::{Problem, ProblemCode},
    store::{Database, database::health::Unhealthy, lobby::opening},
};
use actix_web::{get, web};
use railhead_localization::{Message, message};
use serde::Serialize;
use utoipa::ToSchema;

/// A positive health check.
#[derive(Serialize, ToSchema)]
pub struct HealthStatus {
    /// Always `ok`.
    #[schema(example = "ok")]
    pub status: &'static str,
    /// Readiness: whether the server was started with `--sandbox`, for tests of apps. Absent if not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sandbox: Option<bool>,
}

/// Check that the process is alive
///
/// It says nothing of the database; see `GET /health/ready`.
#[utoipa::path(tag = "service", operation_id = "health_live",
    responses((status = 200, description = "The process is alive", body = HealthStatus)))]
#[get("/health/live")]
pub async fn live() -> web::Json<HealthStatus> {
    web::Json(HealthStatus { status: "ok", sandbox: None })
}

/// Check readiness
///
/// The service is ready when the database answers and accepts moves, the clock of this server agrees with
/// the database's, and until it begins to stop.
#[utoipa::path(tag = "service", operation_id = "health_ready",
    responses((status = 200, description = "The service is ready", body = HealthStatus)),
    extensions(("x-problems" = json!([ProblemCode::Internal]))))]
#[get("/health/ready")]
pub async fn ready(db: web::Data<Database>) -> Result<web::Json<HealthStatus>, Problem> {
    if let Some(why) = db.unhealthy() {
        return Err(Problem::new(ProblemCode::Unavailable, reason(why)));
    }
    db.check_answers().await?;
    Ok(web::Json(HealthStatus { status: "ok", sandbox: opening::allows_sandbox(&db).then_some(true) }))
}

/// The reason for which this server is not ready, in words.
pub(super) fn reason(why: Unhealthy) -> Message {
    match why {
        Unhealthy::Stopping => message!("detail-stopping"),
        Unhealthy::ClockWrong => message!("detail-clock-wrong"),
        Unhealthy::MovesUnwritten => message!("detail-moves-unwritten"),
        Unhealthy::HeartbeatUnwritten => message!("detail-heartbeat-unwritten"),
        Unhealthy::HeartbeatOverdue => message!("detail-heartbeat-overdue"),
    }
}
