//! The log of a webhook, tests, and redeliveries.

use crate::{
    http::{
        guards::extract::Caller,
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
    },
    store::{
        Database,
        notifications::webhook_log::{self, WebhookDelivery},
    },
};
use actix_web::{HttpResponse, get, post, web};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The last requests to a webhook.
#[derive(Serialize, ToSchema)]
pub struct WebhookDeliveryList {
    /// The requests, the latest first.
    #[schema(max_items = 30)]
    pub items: Vec<WebhookDelivery>,
}

/// List the deliveries of a webhook
///
/// The last 30 requests to it, for seven days. The answers of your server are not kept, apart from their
/// status.
#[utoipa::path(tag = "inbox", operation_id = "list_webhook_deliveries", params(("webhook_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 200, description = "The deliveries", body = WebhookDeliveryList)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/me/webhooks/{webhook_id}/deliveries")]
pub async fn list(
    db: web::Data<Database>,
    Caller(account): Caller,
    webhook: web::Path<Uuid>,
) -> Result<web::Json<WebhookDeliveryList>, Problem> {
    Ok(web::Json(WebhookDeliveryList { items: webhook_log::list(&db, account, *webhook).await? }))
}

/// Test a webhook
///
/// Sends a request with one delivery of the kind `test`, signed like all others, also while the webhook is
/// paused or in quiet hours. It is sent once, within seconds: the list of deliveries shows the outcome,
/// under the `id` of the answer. While a test waits, asking again changes nothing.
#[utoipa::path(tag = "inbox", operation_id = "test_webhook", params(("webhook_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 202, description = "The test, to be sent", body = WebhookDelivery)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Deliveries)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[post("/v1/me/webhooks/{webhook_id}/test")]
pub async fn test(
    db: web::Data<Database>,
    Caller(account): Caller,
    webhook: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    Ok(HttpResponse::Accepted().json(webhook_log::send_test(&db, account, *webhook).await?))
}

/// Deliver again
///
/// Sends one of the listed requests once more, within seconds, with the same id and the same body, so that
/// a receiver can tell that it has it already. The attempt is added to the delivery.
#[utoipa::path(tag = "inbox", operation_id = "redeliver", params(("webhook_id" = Uuid, Path), ("delivery_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 202, description = "The delivery, to be sent", body = WebhookDelivery)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Deliveries)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[post("/v1/me/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver")]
pub async fn redeliver(
    db: web::Data<Database>,
    Caller(account): Caller,
    path: web::Path<(Uuid, Uuid)>,
) -> Result<HttpResponse, Problem> {
    let (webhook, delivery) = path.into_inner();
    Ok(HttpResponse::Accepted().json(webhook_log::redeliver(&db, account, webhook, delivery).await?))
}
