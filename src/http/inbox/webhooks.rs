//! Webhooks: notifications posted to a URL of the account.

use crate::{
    hosting::notifications::NotificationKind,
    http::{
        guards::{extract::Caller, json::Json},
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
    },
    outbound::{Policy, Refusal, new_secret},
    store::{
        Database,
        error::WebhookError,
        notifications::{
            webhook_changes::{self, WebhookChange},
            webhooks::{self, NewWebhook, Webhook},
        },
    },
};
use actix_web::{HttpResponse, delete, get, patch, post, web};
use railhead_localization::{Message, message};
use serde::Serialize;
use strum::EnumCount;
use utoipa::ToSchema;
use uuid::Uuid;

/// A webhook with its new secret.
#[derive(Serialize, ToSchema)]
pub struct CreatedWebhook {
    /// The webhook.
    #[serde(flatten)]
    pub webhook: Webhook,
    /// The secret that signs the webhook's requests, shown only here: `whsec_`, and the key in Base64, for
    /// the libraries of [Standard Webhooks](https://www.standardwebhooks.com). The webhook `notifications` of
    /// this document has the headers. While old secrets sign as well, there is a signature of each.
    #[schema(example = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")]
    pub secret: String,
}

/// Your webhooks, the oldest first.
#[derive(Serialize, ToSchema)]
pub struct WebhookList {
    /// The webhooks.
    pub items: Vec<Webhook>,
}

/// Checks a webhook, or a device as one; `code` is that of the refusals.
pub fn check(new: &NewWebhook, policy: Policy, code: ProblemCode) -> Result<(), Problem> {
    let invalid = |reason: Message| Problem::new(code, reason);
    policy.check(&new.url).map_err(|refusal| invalid(message_of(refusal)))?;
    if new.quiet.as_ref().is_some_and(|quiet| !quiet.is_possible()) {
        return Err(invalid(message!("detail-webhook-quiet")));
    }
    if new.kinds.len() > NotificationKind::COUNT {
        return Err(invalid(message!("detail-webhook-kinds")));
    }
    if new.digest_minutes > 1440 {
        return Err(invalid(message!("detail-webhook-digest")));
    }
    if new.remind_before.len() > 3 || new.remind_before.iter().any(|seconds| !(60..=604_800).contains(seconds)) {
        return Err(invalid(message!("detail-webhook-remind")));
    }
    let is_tag = |tag: &String| tag.len() <= 35 && tag.chars().all(|one| one.is_ascii_alphanumeric() || one == '-');
    if !new.language.as_ref().is_none_or(is_tag) {
        return Err(invalid(message!("detail-webhook-language")));
    }
    if !new.batch.is_none_or(|batch| (1..=100).contains(&batch)) {
        return Err(invalid(message!("detail-webhook-batch")));
    }
    Ok(())
}

fn message_of(refusal: Refusal) -> Message {
    match refusal {
        Refusal::Malformed => message!("detail-webhook-url"),
        Refusal::Insecure => message!("detail-webhook-https"),
        Refusal::Port => message!("detail-webhook-port"),
        Refusal::Private => message!("detail-webhook-private"),
    }
}

/// Add a webhook
///
/// Notifications are posted to the webhook as JSON: see the webhook `notifications` of this document.
/// `your_turn` and `deadline_near` have a `deadline`. A 2xx answer within ten seconds counts as delivered. Otherwise the
/// request is retried for a day, at growing intervals and with the same ids. Redirects are not
/// followed. Turns that are over by the time of sending are left out. An account can have five
/// webhooks, each at another address.
#[utoipa::path(tag = "inbox", operation_id = "add_webhook", request_body = NewWebhook, security(("bearer" = [])),
    responses((status = 201, description = "The webhook and its secret", body = CreatedWebhook)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::InvalidWebhook, ProblemCode::WebhookExists,
            ProblemCode::TooManyWebhooks]))))]
#[post("/v1/me/webhooks")]
pub async fn add(
    db: web::Data<Database>,
    policy: web::Data<Policy>,
    Caller(account): Caller,
    body: Json<NewWebhook>,
) -> Result<HttpResponse, Problem> {
    check(&body, **policy, ProblemCode::InvalidWebhook)?;
    let secret = new_secret();
    let webhook = webhooks::add(&db, account, &body, &secret.clone().into()).await?;
    Ok(HttpResponse::Created().json(CreatedWebhook { webhook, secret }))
}

/// List your webhooks
///
/// The oldest first, without their secrets.
#[utoipa::path(tag = "inbox", operation_id = "list_webhooks", security(("bearer" = [])),
    responses((status = 200, description = "The webhooks", body = WebhookList)),
    extensions(("x-api-key-scope" = json!(PEOPLE))))]
#[get("/v1/me/webhooks")]
pub async fn list(db: web::Data<Database>, Caller(account): Caller) -> Result<web::Json<WebhookList>, Problem> {
    let items = webhooks::list(&db, account).await?;
    Ok(web::Json(WebhookList { items }))
}

/// Change a webhook
///
/// Changes the settings that you send; its id and its secret stay. A webhook to which nothing
/// could be delivered for five days is paused, and the inbox gets the item `webhook_paused`: resume it
/// here.
#[utoipa::path(tag = "inbox", operation_id = "update_webhook", params(("webhook_id" = Uuid, Path)),
    request_body = WebhookChange, security(("bearer" = [])),
    responses((status = 200, description = "The webhook", body = Webhook)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::InvalidWebhook, ProblemCode::WebhookExists, ProblemCode::NotFound]))))]
#[patch("/v1/me/webhooks/{webhook_id}")]
pub async fn change(
    db: web::Data<Database>,
    policy: web::Data<Policy>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
    body: Json<WebhookChange>,
) -> Result<web::Json<Webhook>, Problem> {
    let change = body.into_inner();
    let pause = change.is_paused;
    let new = change.applied_to(webhooks::find(&db, account, *id).await?);
    check(&new, **policy, ProblemCode::InvalidWebhook)?;
    Ok(web::Json(webhook_changes::change(&db, account, *id, &new, pause).await?))
}

/// Change the secret of a webhook
///
/// The new one is only in this answer. Requests are signed with the old one as well for 24 hours: the
/// header `webhook-signature` has a `v1` for each. If you lose the answer, send it again: the last two
/// old secrets sign.
#[utoipa::path(tag = "inbox", operation_id = "rotate_webhook_secret", params(("webhook_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 200, description = "The new secret", body = CreatedWebhook)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[post("/v1/me/webhooks/{webhook_id}/rotate-secret")]
pub async fn rotate_secret(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<web::Json<CreatedWebhook>, Problem> {
    let secret = new_secret();
    let webhook = webhook_changes::rotate_secret(&db, account, *id, &secret.clone().into()).await?;
    Ok(web::Json(CreatedWebhook { webhook, secret }))
}

/// Delete a webhook
///
/// Notifications not yet delivered are dropped.
#[utoipa::path(tag = "inbox", operation_id = "delete_webhook", params(("webhook_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "The webhook is deleted")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[delete("/v1/me/webhooks/{webhook_id}")]
pub async fn delete(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    if !webhooks::delete(&db, account, *id).await? {
        return Err(WebhookError::NoSuchWebhook.into());
    }
    Ok(HttpResponse::NoContent().finish())
}

impl From<WebhookError> for Problem {
    fn from(error: WebhookError) -> Problem {
        match error {
            WebhookError::Exists { id } => {
                Problem::new(ProblemCode::WebhookExists, message!("detail-webhook-exists")).with("id", id.to_string())
            }
            WebhookError::TooMany { most } => {
                Problem::new(ProblemCode::TooManyWebhooks, message!("detail-too-many-webhooks", most))
                    .with("most", most)
            }
            WebhookError::NoSuchWebhook => Problem::new(ProblemCode::NotFound, message!("detail-no-webhook")),
            WebhookError::NoSuchDelivery => Problem::new(ProblemCode::NotFound, message!("detail-no-delivery")),
            WebhookError::Database(error) => error.into(),
        }
    }
}
