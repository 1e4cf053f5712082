//! Health checks, for load balancers.

use crate::{
    http::support::problem::{Problem, ProblemCode},
    store::Store,
};
use actix_web::{get, web};
use serde::Serialize;
use utoipa::ToSchema;

/// A positive health check.
#[derive(Serialize, ToSchema)]
pub struct HealthStatus {
    /// Always `ok`.
    #[schema(example = "ok")]
    pub status: &'static str,
}

/// Check that the process is alive
#[utoipa::path(tag = "service", operation_id = "health_live",
    responses((status = 200, description = "The process is alive", body = HealthStatus)))]
#[get("/health/live")]
pub async fn live() -> web::Json<HealthStatus> {
    web::Json(HealthStatus { status: "ok" })
}

/// Check readiness
///
/// The service is ready when the database answers and accepts moves, and until it begins to stop.
#[utoipa::path(tag = "service", operation_id = "health_ready",
    responses((status = 200, description = "The service is ready", body = HealthStatus)))]
#[get("/health/ready")]
pub async fn ready(store: web::Data<Store>) -> Result<web::Json<HealthStatus>, Problem> {
    if let Some(why) = store.ailment() {
        return Err(Problem::new(ProblemCode::Unavailable, why));
    }
    store.ping().await?;
    Ok(web::Json(HealthStatus { status: "ok" }))
}
