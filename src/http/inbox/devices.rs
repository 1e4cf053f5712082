//! Web Push: notifications to the device of a session, wherever its app is closed.

use crate::{
    hosting::notifications::NotificationKind,
    http::{
        guards::{extract::CallerSession, json::Json},
        inbox::webhooks::check,
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode, language},
    },
    null,
    outbound::{Policy, PushIdentity, encrypt},
    store::{
        Database,
        notifications::{
            devices,
            webhooks::{NewWebhook, PushTarget, QuietHours, Webhook},
        },
    },
};
use actix_web::{HttpResponse, delete, get, put, web};
use base64::{
    Engine, alphabet,
    engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig},
    prelude::BASE64_URL_SAFE_NO_PAD,
};
use railhead_localization::message;
use secrecy::{ExposeSecret, SecretString};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// The time before a deadline at which a device is notified, unless it asks for something else: an
/// hour.
const REMIND_BEFORE: u32 = 3600;

/// Base64url as browsers write it, and as libraries do that pad it.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &alphabet::URL_SAFE,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// The key that identifies the server to push services.
#[derive(Serialize, ToSchema)]
pub struct PushKey {
    /// An uncompressed point of P-256 in base64url: the `applicationServerKey` of
    /// `PushManager.subscribe`.
    #[schema(example = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8")]
    pub key: String,
}

/// The keys with which notifications to a device are encrypted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeviceKeys {
    /// The public key of the device: an uncompressed point of P-256 in base64url.
    #[schema(
        max_length = 100,
        example = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )]
    pub p256dh: String,
    /// The authentication secret: 16 bytes in base64url.
    #[schema(value_type = String, max_length = 100, example = "BTBZMqHH6r4Tts7J_aSIgg")]
    pub auth: SecretString,
}

/// A subscription of this device: the answer of `PushSubscription.toJSON()` of its browser, and the
/// kinds to send.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewDeviceSubscription {
    /// The URL of the push service: `https`, port 443 or above 1023, and a public address.
    #[schema(max_length = 2000, example = "https://push.example.net/wpush/v2/gAAAAABn")]
    pub endpoint: String,
    /// The keys with which notifications are encrypted.
    pub keys: DeviceKeys,
    /// Ignored: push services say when a subscription has ended.
    #[serde(default, rename = "expirationTime")]
    #[schema(value_type = Option<f64>)]
    #[expect(dead_code, reason = "browsers send it")]
    pub expiration_time: Value,
    /// The kinds of notification to push. Default: all.
    #[serde(default, deserialize_with = "null::as_default")]
    #[schema(max_items = 25)]
    pub kinds: Vec<NotificationKind>,
    /// Quiet hours, in which nothing is pushed. Notifications are kept, and the last one of each game
    /// is pushed afterwards. Null for none.
    #[serde(default)]
    pub quiet: Option<QuietHours>,
    /// The numbers of seconds before the deadline of a turn at which to push `deadline_near`, 60 to
    /// 604,800; at most three. Default: an hour. Empty for never.
    #[schema(max_items = 3, example = json!([3600]))]
    pub remind_before: Option<Vec<u32>>,
    /// The language of the notifications (BCP 47). Default: that of the request.
    #[schema(max_length = 35, example = "de")]
    pub language: Option<String>,
}

/// The subscription of this device.
#[derive(Serialize, ToSchema)]
pub struct DeviceSubscription {
    /// The URL of the push service.
    #[schema(example = "https://push.example.net/wpush/v2/gAAAAABn")]
    pub endpoint: String,
    /// The kinds of notification pushed.
    pub kinds: Vec<NotificationKind>,
    /// Quiet hours, in which nothing is pushed. Null for none.
    pub quiet: Option<QuietHours>,
    /// The numbers of seconds before the deadline of a turn at which `deadline_near` is pushed.
    #[schema(example = json!([3600]))]
    pub remind_before: Vec<u32>,
    /// The language of the notifications (BCP 47).
    #[schema(example = "de")]
    pub language: String,
    /// The time at which the device subscribed with this URL.
    pub created_at: jiff::Timestamp,
    /// Consecutive failures. The delay before the next attempt grows with each one.
    #[schema(example = 0)]
    pub failures: u32,
    /// The reason for the last failure. Null if there was none.
    #[schema(example = "answered 500")]
    pub last_error: Option<String>,
    /// Notifications dropped because the push service did not take them.
    #[schema(example = 0)]
    pub dropped: u32,
}

impl From<Webhook> for DeviceSubscription {
    fn from(webhook: Webhook) -> DeviceSubscription {
        let Webhook { url, kinds, quiet, remind_before, language, created_at, failures, last_error, dropped, .. } =
            webhook;
        DeviceSubscription {
            endpoint: url,
            kinds,
            quiet,
            remind_before,
            language,
            created_at,
            failures,
            last_error,
            dropped,
        }
    }
}

/// The public key and the authentication secret, if something can be encrypted with them.
fn usable(keys: &DeviceKeys) -> Option<(Vec<u8>, SecretString)> {
    let public_key = BASE64.decode(&keys.p256dh).ok()?;
    let auth = BASE64.decode(keys.auth.expose_secret()).ok().filter(|auth| auth.len() == 16)?;
    encrypt(&[], &public_key, &auth).ok()?;
    Some((public_key, BASE64_URL_SAFE_NO_PAD.encode(auth).into()))
}

/// Get the key for Web Push
///
/// Give it to `PushManager.subscribe`. It does not change; a subscription that was made with another
/// key cannot be used.
#[utoipa::path(tag = "inbox", operation_id = "show_push_key",
    responses((status = 200, description = "The public key of the server", body = PushKey)),
    extensions(("x-problems" = json!([ProblemCode::Internal]))))]
#[get("/v1/push/key")]
pub async fn show_key(identity: web::Data<PushIdentity>) -> web::Json<PushKey> {
    web::Json(PushKey { key: identity.public_key() })
}

/// Subscribe this device
///
/// From now on, notifications are pushed to this device (Web Push: RFC 8030, 8291, 8292), until its
/// session ends. Send it whenever the app starts: it replaces the subscription of the device, if it
/// has another one. The service worker receives a delivery as webhooks do, with `title` and `body`
/// to show: see `Delivery`. A device is not notified of a position that it has just seen.
#[utoipa::path(tag = "inbox", operation_id = "subscribe_device", request_body = NewDeviceSubscription,
    security(("bearer" = [])), responses((status = 200, description = "The subscription", body = DeviceSubscription)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::InvalidSubscription]))))]
#[put("/v1/me/push")]
pub async fn subscribe(
    db: web::Data<Database>,
    policy: web::Data<Policy>,
    CallerSession(caller): CallerSession,
    body: Json<NewDeviceSubscription>,
) -> Result<web::Json<DeviceSubscription>, Problem> {
    let body = body.into_inner();
    let invalid = || Problem::new(ProblemCode::InvalidSubscription, message!("detail-push-keys"));
    let (public_key, auth) = usable(&body.keys).ok_or_else(invalid)?;
    let new = NewWebhook {
        url: body.endpoint,
        kinds: body.kinds,
        quiet: body.quiet,
        remind_before: body.remind_before.unwrap_or_else(|| vec![REMIND_BEFORE]),
        language: Some(body.language.unwrap_or_else(|| language::current().code().to_owned())),
        batch: Some(1),
        ..NewWebhook::default()
    };
    check(&new, **policy, ProblemCode::InvalidSubscription)?;
    let device = PushTarget { session: caller.session, public_key };
    let subscribed = devices::subscribe(&db, caller.account, &device, &new, &auth).await?;
    let ended = || Problem::new(ProblemCode::InvalidToken, message!("detail-refresh-token"));
    Ok(web::Json(subscribed.ok_or_else(ended)?.into()))
}

/// Show the subscription of this device
///
/// Without its keys. An app compares `endpoint` with that of its browser.
#[utoipa::path(tag = "inbox", operation_id = "show_device_subscription", security(("bearer" = [])),
    responses((status = 200, description = "The subscription", body = DeviceSubscription)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/me/push")]
pub async fn show(
    db: web::Data<Database>,
    CallerSession(caller): CallerSession,
) -> Result<web::Json<DeviceSubscription>, Problem> {
    let subscribed = devices::subscribed(&db, caller.session).await?;
    let missing = || Problem::new(ProblemCode::NotFound, message!("detail-no-push"));
    Ok(web::Json(subscribed.ok_or_else(missing)?.into()))
}

/// Unsubscribe this device
///
/// Nothing is pushed to it any more. Signing out does the same.
#[utoipa::path(tag = "inbox", operation_id = "unsubscribe_device", security(("bearer" = [])),
    responses((status = 204, description = "The device has no subscription")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes))))]
#[delete("/v1/me/push")]
pub async fn unsubscribe(
    db: web::Data<Database>,
    CallerSession(caller): CallerSession,
) -> Result<HttpResponse, Problem> {
    devices::unsubscribe(&db, caller.session).await?;
    Ok(HttpResponse::NoContent().finish())
}
