//! The faults of a service that runs, for admins.

use crate::{
    http::{
        admin::admin,
        guards::extract::Caller,
        health,
        operations::PEOPLE,
        problem::{Problem, ProblemCode, language},
    },
    store::{
        Database, Role,
        upkeep::trouble::{self, FailingWebhook, Outage},
    },
};
use actix_web::{get, web};
use serde::Serialize;
use utoipa::ToSchema;

/// The faults of the service, as one server sees them.
#[derive(Serialize, ToSchema)]
pub struct ServiceHealth {
    /// The version of the server.
    #[schema(example = "0.1.0")]
    pub version: &'static str,
    /// The reason for which this server takes no moves. Null if it does.
    #[schema(example = "This server cannot write moves at the moment.")]
    pub unready: Option<String>,
    /// The jobs in the background whose last run failed at this server.
    #[schema(example = json!(["webhooks"]))]
    pub failing_jobs: Vec<&'static str>,
    /// The webhooks that fail, those first that have failed for longest: at most 50.
    #[schema(max_items = 50)]
    pub failing_webhooks: Vec<FailingWebhook>,
    /// The last outages of all servers, the latest first: at most 10.
    #[schema(max_items = 10)]
    pub outages: Vec<Outage>,
}

/// Show what does not work
///
/// This server, its work in the background, webhooks that fail, and outages.
#[utoipa::path(tag = "admin", operation_id = "show_health", security(("bearer" = [])),
    responses((status = 200, description = "What does not work", body = ServiceHealth)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-role" = json!(Role::Admin)),
        ("x-problems" = json!([ProblemCode::NotAdmin]))))]
#[get("/v1/admin/health")]
pub async fn show(db: web::Data<Database>, Caller(account): Caller) -> Result<web::Json<ServiceHealth>, Problem> {
    admin(&db, account).await?;
    Ok(web::Json(ServiceHealth {
        version: env!("CARGO_PKG_VERSION"),
        unready: db.unhealthy().map(|why| language::current().format(&health::reason(why))),
        failing_jobs: db.metrics().failing_jobs(),
        failing_webhooks: trouble::failing_webhooks(&db).await?,
        outages: trouble::outages(&db).await?,
    }))
}
