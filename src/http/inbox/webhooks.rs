//! Webhooks: notifications posted to a URL of the account.

use crate::{
    http::support::{
        extract::Caller,
        problem::{Problem, ProblemCode},
    },
    store::{NewWebhook, NotificationKind, QuietHours, Store, Webhook},
    webhooks::Policy,
};
use actix_web::{HttpResponse, delete, get, post, web};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// The webhook to add.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WantedWebhook {
    /// The URL to post to: `https`, port 443 or above 1023, and a public address.
    #[schema(max_length = 500, example = "https://push.example.org/railhead/ada")]
    pub url: String,
    /// The kinds of notification to send. Default: all.
    #[serde(default)]
    #[schema(max_items = 7)]
    pub kinds: Vec<NotificationKind>,
    /// Quiet hours, in which nothing is sent. Notifications are collected and sent afterwards. Null
    /// for none.
    #[serde(default)]
    pub quiet: Option<QuietHours>,
    /// How many minutes to collect notifications before sending them together. Default: 0, which
    /// sends at once.
    #[serde(default)]
    #[schema(maximum = 1440)]
    pub digest_minutes: u16,
}

/// A webhook of your account.
#[derive(Serialize, ToSchema)]
pub struct ShownWebhook {
    /// The webhook's id.
    pub id: Uuid,
    /// The URL.
    pub url: String,
    /// The kinds of notification sent.
    pub kinds: Vec<NotificationKind>,
    /// Quiet hours, in which nothing is sent. Null for none.
    pub quiet: Option<QuietHours>,
    /// How many minutes notifications are collected before they are sent together; 0 sends at once.
    pub digest_minutes: u16,
    /// When the webhook was added.
    pub created_at: jiff::Timestamp,
    /// Consecutive failures. The delay before the next attempt grows with each one.
    #[schema(example = 0)]
    pub failures: u32,
    /// The reason for the last failure. Null if there was none.
    #[schema(example = "answered 500")]
    pub last_error: Option<String>,
    /// Notifications dropped because they could not be delivered for a day.
    #[schema(example = 0)]
    pub dropped: u32,
}

/// A new webhook with its secret.
#[derive(Serialize, ToSchema)]
pub struct CreatedWebhook {
    /// The webhook.
    #[serde(flatten)]
    pub webhook: ShownWebhook,
    /// The key that signs the webhook's requests, shown only here. The header `Railhead-Signature`
    /// is `t=<unix time>,v1=<hex>`: the HMAC-SHA256 of the time, a dot and the body, with this text
    /// as the key.
    #[schema(example = "whsec_5Qx…")]
    pub secret: String,
}

/// Your webhooks, the oldest first.
#[derive(Serialize, ToSchema)]
pub struct ShownWebhooks {
    /// The webhooks.
    pub items: Vec<ShownWebhook>,
}

impl From<Webhook> for ShownWebhook {
    fn from(webhook: Webhook) -> ShownWebhook {
        let Webhook { id, url, kinds, quiet, digest_minutes, created_at, failures, last_error, dropped } = webhook;
        ShownWebhook { id, url, kinds, quiet, digest_minutes, created_at, failures, last_error, dropped }
    }
}

impl WantedWebhook {
    fn checked(self, policy: Policy) -> Result<NewWebhook, Problem> {
        let WantedWebhook { url, kinds, quiet, digest_minutes } = self;
        let refused = |why: &str| Problem::new(ProblemCode::InvalidWebhook, why);
        policy.check(&url).map_err(|refusal| refused(&refusal.to_string()))?;
        if quiet.as_ref().is_some_and(|quiet| !quiet.is_possible()) {
            return Err(refused(
                "quiet hours need different start and end times and an IANA time zone such as Europe/Paris",
            ));
        }
        if digest_minutes > 1440 {
            return Err(refused("digest_minutes must be 0 to 1440"));
        }
        let kinds = if kinds.is_empty() { NotificationKind::ALL.to_vec() } else { kinds };
        let secret = format!("whsec_{}", URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>()));
        Ok(NewWebhook { url, secret, kinds, quiet, digest_minutes })
    }
}

/// Add a webhook
///
/// Notifications are posted to the webhook as JSON: an `id`, also in the header
/// `Railhead-Delivery`, and `deliveries`, each with its own `id` and the fields of an inbox item;
/// `your_turn` has a `deadline`. A 2xx answer within ten seconds counts as delivered. Otherwise the
/// request is retried for a day, at growing intervals and with the same ids. Redirects are not
/// followed. Turns that are over by the time of sending are left out. An account can have five
/// webhooks.
#[utoipa::path(tag = "inbox", operation_id = "add_webhook", request_body = WantedWebhook, security(("bearer" = [])),
    responses((status = 201, description = "The webhook and its secret", body = CreatedWebhook)))]
#[post("/v1/me/webhooks")]
pub async fn add(
    store: web::Data<Store>,
    policy: web::Data<Policy>,
    Caller(account): Caller,
    body: web::Json<WantedWebhook>,
) -> Result<HttpResponse, Problem> {
    let new = body.into_inner().checked(**policy)?;
    let webhook = store.add_webhook(account, &new).await?.into();
    Ok(HttpResponse::Created().json(CreatedWebhook { webhook, secret: new.secret }))
}

/// List your webhooks
#[utoipa::path(tag = "inbox", operation_id = "list_webhooks", security(("bearer" = [])),
    responses((status = 200, description = "The webhooks", body = ShownWebhooks)))]
#[get("/v1/me/webhooks")]
pub async fn list(store: web::Data<Store>, Caller(account): Caller) -> Result<web::Json<ShownWebhooks>, Problem> {
    let items = store.webhooks(account).await?.into_iter().map(ShownWebhook::from).collect();
    Ok(web::Json(ShownWebhooks { items }))
}

/// Delete a webhook
///
/// Notifications not yet delivered are dropped.
#[utoipa::path(tag = "inbox", operation_id = "delete_webhook", params(("webhook_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "The webhook is deleted")))]
#[delete("/v1/me/webhooks/{webhook_id}")]
pub async fn delete(
    store: web::Data<Store>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    if !store.delete_webhook(account, *id).await? {
        return Err(Problem::new(ProblemCode::NotFound, "you have no such webhook"));
    }
    Ok(HttpResponse::NoContent().finish())
}
