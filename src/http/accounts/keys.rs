//! API keys of persons, for tools that read or play for them, and what they share with those of bots.

use crate::{
    http::{
        guards::{extract::Caller, json::Json, text::visible_text},
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
    },
    identity::{ApiKey, ApiScope, Keys},
    metrics::SecurityEvent,
    store::{
        Database,
        accounts::api_keys::{self, NewApiKey, StoredApiKey},
    },
};
use actix_web::{HttpResponse, delete, get, http::header, post, web};
use jiff::SignedDuration;
use railhead_localization::{Message, message};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// The longest validity of a key.
const LONGEST: SignedDuration = SignedDuration::from_hours(366 * 24);

/// An API key, without the key itself.
#[derive(Serialize, ToSchema)]
pub struct ApiKeyInfo {
    /// Its id.
    pub id: Uuid,
    /// Your name for it.
    #[schema(example = "laptop")]
    pub label: String,
    /// The purposes for which it may be used.
    pub scopes: Vec<ApiScope>,
    /// The time at which it was made.
    pub created_at: jiff::Timestamp,
    /// The time at which it expires.
    pub expires_at: jiff::Timestamp,
    /// The time at which it was last used, or up to an hour before. Null if it was not.
    pub used_at: Option<jiff::Timestamp>,
}

/// The API keys of an account.
#[derive(Serialize, ToSchema)]
pub struct ApiKeyList {
    /// The keys, oldest first.
    #[schema(max_items = 5)]
    pub items: Vec<ApiKeyInfo>,
}

/// An API key to make.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewApiKeyRequest {
    /// Your name for it, so that you know later which one to revoke.
    #[schema(min_length = 1, max_length = 40, example = "laptop")]
    pub label: String,
    /// The purposes for which it may be used: at least one scope, each once. Default: `read`.
    #[serde(default)]
    #[schema(min_items = 1, max_items = 3, example = json!(["read", "play"]))]
    pub scopes: Option<Vec<ApiScope>>,
    /// The time at which it expires, at most 366 days from now. Default: in 366 days.
    #[serde(default)]
    pub expires_at: Option<jiff::Timestamp>,
}

/// A new API key.
#[derive(Serialize, ToSchema)]
pub struct CreatedApiKey {
    /// The key. It is sent only now.
    #[schema(example = "rhk_mJ0Vb2hE…")]
    pub key: String,
    /// The part of it that is listed later, too.
    #[serde(flatten)]
    pub info: ApiKeyInfo,
}

impl From<StoredApiKey> for ApiKeyInfo {
    fn from(key: StoredApiKey) -> ApiKeyInfo {
        let StoredApiKey { id, label, scopes, created_at, expires_at, used_at } = key;
        ApiKeyInfo { id, label, scopes, created_at, expires_at, used_at }
    }
}

/// List your API keys
///
/// Your personal access tokens, without the keys themselves, which are not stored. Those of bots are listed
/// with the bots.
#[utoipa::path(tag = "accounts", operation_id = "list_own_keys", security(("bearer" = [])),
    responses((status = 200, description = "The keys", body = ApiKeyList)),
    extensions(("x-api-key-scope" = json!(PEOPLE))))]
#[get("/v1/me/keys")]
pub async fn list(db: web::Data<Database>, Caller(account): Caller) -> Result<web::Json<ApiKeyList>, Problem> {
    let items = api_keys::list(&db, account).await?.into_iter().map(ApiKeyInfo::from).collect();
    Ok(web::Json(ApiKeyList { items }))
}

/// Make an API key for yourself
///
/// A personal access token, for a tool that reads or plays for you. It is sent as
/// `Authorization: Bearer rhk_…`, and is only in this answer. It never reaches your account itself: its
/// password, sessions, keys, webhooks, export or deletion. You can have five; guests have none.
/// They end when you set a password or sign out everywhere. The inbox gets the item `api_key_made`.
#[utoipa::path(tag = "accounts", operation_id = "create_own_key", request_body = NewApiKeyRequest,
    security(("bearer" = [])), responses((status = 201, description = "The key", body = CreatedApiKey)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Names)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::GuestAccount, ProblemCode::TooManyApiKeys]))))]
#[post("/v1/me/keys")]
pub async fn create(
    db: web::Data<Database>,
    Caller(account): Caller,
    body: Json<NewApiKeyRequest>,
) -> Result<HttpResponse, Problem> {
    make_key(&db, account, account, body.into_inner()).await
}

/// Revoke an API key of yours
///
/// It is refused at once where the request is answered, and within seconds by all replicas. Streams
/// that it has opened end.
#[utoipa::path(tag = "accounts", operation_id = "revoke_own_key", params(("key_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "The key is revoked")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[delete("/v1/me/keys/{key_id}")]
pub async fn revoke(
    db: web::Data<Database>,
    keys: web::Data<Keys>,
    Caller(account): Caller,
    key: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    end_key(&db, &keys, account, account, *key).await
}

/// Makes a key of an account, `by` itself or its owner.
pub async fn make_key(
    db: &Database,
    account: Uuid,
    by: Uuid,
    NewApiKeyRequest { label, scopes, expires_at }: NewApiKeyRequest,
) -> Result<HttpResponse, Problem> {
    let label = visible_text("/label", &label)?;
    let scopes = scopes.unwrap_or_else(|| vec![ApiScope::Read]);
    let is_twice = |at: usize, scope: &ApiScope| scopes.iter().take(at).any(|before| before == scope);
    if scopes.iter().enumerate().any(|(at, scope)| is_twice(at, scope)) {
        return Err(invalid("/scopes", message!("detail-api-key-scopes")));
    }
    let last = db.now() + LONGEST;
    let expires_at = expires_at.unwrap_or(last);
    if expires_at <= db.now() || expires_at > last {
        return Err(invalid("/expires_at", message!("detail-api-key-expiry")));
    }
    let key = ApiKey::random();
    let hash = key.hash().ok_or_else(|| Problem::internal("a new key has no hash"))?;
    let made = api_keys::create(db, account, NewApiKey { label: &label, hash, scopes: &scopes, expires_at }).await?;
    db.metrics().security_event(SecurityEvent::ApiKeyMade, &format!("account:{account}"), Some(by));
    let created = CreatedApiKey { key: key.written().to_owned(), info: made.into() };
    Ok(HttpResponse::Created().insert_header((header::CACHE_CONTROL, "no-store")).json(created))
}

/// Ends a key of an account, `by` itself or its owner.
pub async fn end_key(db: &Database, keys: &Keys, account: Uuid, by: Uuid, key: Uuid) -> Result<HttpResponse, Problem> {
    if !api_keys::revoke(db, account, key).await? {
        return Err(Problem::new(ProblemCode::NotFound, message!("detail-no-api-key")));
    }
    keys.refuse_sessions([key]);
    db.metrics().security_event(SecurityEvent::ApiKeyRevoked, &format!("account:{account}"), Some(by));
    Ok(HttpResponse::NoContent().finish())
}

fn invalid(parameter: &str, detail: Message) -> Problem {
    Problem::new(ProblemCode::InvalidBody, detail).with("parameter", parameter)
}
