//! Health checks, for load balancers.

use crate::{
    http::support::problem::{Code, Problem},
    store::Store,
};
use actix_web::{get, web};
use serde::Serialize;
use utoipa::ToSchema;

/// A positive health check.
#[derive(Serialize, ToSchema)]
pub struct Health {
    /// Always `ok`.
    #[schema(example = "ok")]
    pub status: &'static str,
}

/// Check that the process is alive
#[utoipa::path(tag = "service", operation_id = "health_live",
    responses((status = 200, description = "The process is alive", body = Health)))]
#[get("/health/live")]
pub async fn live() -> web::Json<Health> {
    web::Json(Health { status: "ok" })
}

/// Check readiness
///
/// The service is ready when the database answers and accepts moves.
#[utoipa::path(tag = "service", operation_id = "health_ready",
    responses((status = 200, description = "The service is ready", body = Health)))]
#[get("/health/ready")]
pub async fn ready(store: web::Data<Store>) -> Result<web::Json<Health>, Problem> {
    store.ping().await?;
    if let Some(why) = store.ailment() {
        return Err(Problem::new(Code::Unavailable, why));
    }
    Ok(web::Json(Health { status: "ok" }))
}
