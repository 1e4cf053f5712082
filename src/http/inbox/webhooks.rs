//! Webhooks: being told what is new by a request to an address of one's own.

use crate::{
    http::support::{
        extract::Caller,
        problem::{Code, Problem},
    },
    store::{Kind, NewWebhook, Quiet, Store, Webhook},
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
    /// Where to: `https`, port 443 or above 1023, a public address.
    #[schema(max_length = 500, example = "https://push.example.org/railhead/ada")]
    pub url: String,
    /// What it is told; everything unless told.
    #[serde(default)]
    #[schema(max_items = 7)]
    pub kinds: Vec<Kind>,
    /// Hours in which nothing is sent; what is new is collected meanwhile.
    #[serde(default)]
    pub quiet: Option<Quiet>,
    /// For how many minutes news is collected and sent together; 0 (unless told): sent at once.
    #[serde(default)]
    #[schema(maximum = 1440)]
    pub digest_minutes: u16,
}

/// A webhook of yours.
#[derive(Serialize, ToSchema)]
pub struct ShownWebhook {
    /// Its id.
    pub id: Uuid,
    /// Where to.
    pub url: String,
    /// What it is told.
    pub kinds: Vec<Kind>,
    /// Hours in which nothing is sent.
    pub quiet: Option<Quiet>,
    /// For how many minutes news is collected.
    pub digest_minutes: u16,
    /// When it was added.
    pub created_at: jiff::Timestamp,
    /// How often in a row it failed; the next attempt comes later each time.
    #[schema(example = 0)]
    pub failures: u32,
    /// How it failed last.
    #[schema(example = "answered 500")]
    pub last_error: Option<String>,
    /// How much news was given up because it could not be delivered for a day.
    #[schema(example = 0)]
    pub given_up: u32,
}

/// A webhook that was added.
#[derive(Serialize, ToSchema)]
pub struct AddedWebhook {
    /// The webhook.
    #[serde(flatten)]
    pub webhook: ShownWebhook,
    /// What its requests are signed with; shown this once. The header `Railhead-Signature` is `t=<unix time>,v1=<hex>`, the
    /// HMAC-SHA256 of the time, a dot and the body, with this text as the key.
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
        let Webhook { id, url, kinds, quiet, digest_minutes, created_at, failures, last_error, given_up } = webhook;
        ShownWebhook { id, url, kinds, quiet, digest_minutes, created_at, failures, last_error, given_up }
    }
}

impl WantedWebhook {
    fn checked(self, policy: Policy) -> Result<NewWebhook, Problem> {
        let WantedWebhook { url, kinds, quiet, digest_minutes } = self;
        let refused = |why: &str| Problem::new(Code::InvalidWebhook, why);
        policy.check(&url).map_err(|refusal| refused(&refusal.to_string()))?;
        if quiet.as_ref().is_some_and(|quiet| !quiet.is_possible()) {
            return Err(refused("quiet hours begin and end at different times, in a time zone like Europe/Paris"));
        }
        if digest_minutes > 1440 {
            return Err(refused("news is collected for a day at most: digest_minutes is 0 to 1440"));
        }
        let kinds = if kinds.is_empty() { Kind::ALL.to_vec() } else { kinds };
        let secret = format!("whsec_{}", URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>()));
        Ok(NewWebhook { url, secret, kinds, quiet, digest_minutes })
    }
}

/// Add a webhook
///
/// What is new is posted to it as JSON: an `id`, also in the header `Railhead-Delivery`, and `deliveries`, each with an `id` of its own and the fields of an
/// inbox item; `your_turn` has a `deadline`. It is delivered if the answer is 2xx within ten seconds; otherwise it is tried again for a day, later each
/// time, with the same ids. Redirects are not followed. Turns that are over when they would be sent are left out. Five at most.
#[utoipa::path(tag = "inbox", operation_id = "add_webhook", request_body = WantedWebhook, security(("bearer" = [])),
    responses((status = 201, description = "The webhook and its secret", body = AddedWebhook)))]
#[post("/v1/me/webhooks")]
pub async fn add(
    store: web::Data<Store>,
    policy: web::Data<Policy>,
    Caller(account): Caller,
    body: web::Json<WantedWebhook>,
) -> Result<HttpResponse, Problem> {
    let new = body.into_inner().checked(**policy)?;
    let webhook = store.add_webhook(account, &new).await?.into();
    Ok(HttpResponse::Created().json(AddedWebhook { webhook, secret: new.secret }))
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
/// What was not delivered yet is not.
#[utoipa::path(tag = "inbox", operation_id = "delete_webhook", params(("webhook_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "It is deleted")))]
#[delete("/v1/me/webhooks/{webhook_id}")]
pub async fn delete(
    store: web::Data<Store>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    if !store.delete_webhook(account, *id).await? {
        return Err(Problem::new(Code::NotFound, "you have no such webhook"));
    }
    Ok(HttpResponse::NoContent().finish())
}
