//! Bots of players, and the API keys with which they act.

use crate::{
    http::{
        accounts::account::naming,
        operations::{PEOPLE, RateClass, problems::NAMING},
        support::{
            extract::Caller,
            json::Json,
            problem::{Problem, ProblemCode},
        },
    },
    identity::{ApiKey, ApiScope, Keys, Name, PlayerId, PlayerKey},
    metrics::SecurityEvent,
    store::{
        BotError, Database, NewApiKey, OwnedBot, StoredApiKey,
        accounts::{api_keys, bots, deletion},
    },
};
use actix_web::{HttpResponse, delete, get, http::header, post, web};
use jiff::SignedDuration;
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// The longest validity of a key.
const LONGEST: SignedDuration = SignedDuration::from_hours(366 * 24);

/// A bot of yours.
#[derive(Serialize, ToSchema)]
pub struct BotAccount {
    /// The id of its account, which only you and the operator see.
    pub id: Uuid,
    /// Its public player id.
    pub player_id: PlayerId,
    /// Its name.
    #[schema(example = "Night Engine")]
    pub name: String,
    /// The time at which it was made.
    pub created_at: jiff::Timestamp,
}

/// Your bots.
#[derive(Serialize, ToSchema)]
pub struct BotAccountList {
    /// The bots, by name.
    #[schema(max_items = 10)]
    pub items: Vec<BotAccount>,
}

/// A bot to make.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBotAccount {
    /// Its name, as in `POST /v1/accounts`.
    #[schema(min_length = 2, max_length = 24, example = "Night Engine")]
    pub name: String,
}

/// An API key of a bot, without the key itself.
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

/// The API keys of a bot.
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
    /// The purposes for which it may be used: at least one scope, each once.
    #[schema(min_items = 1, max_items = 3, example = json!(["read", "play"]))]
    pub scopes: Vec<ApiScope>,
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

impl From<OwnedBot> for BotAccount {
    fn from(OwnedBot { id, name, created_at }: OwnedBot) -> BotAccount {
        BotAccount { id, player_id: PlayerId::of(id), name, created_at }
    }
}

impl From<StoredApiKey> for ApiKeyInfo {
    fn from(key: StoredApiKey) -> ApiKeyInfo {
        let StoredApiKey { id, label, scopes, created_at, expires_at, used_at } = key;
        ApiKeyInfo { id, label, scopes, created_at, expires_at, used_at }
    }
}

/// List your bots
///
/// The accounts of programs that play for you. They act with API keys, and everybody sees that they
/// are bots of yours.
#[utoipa::path(tag = "bots", operation_id = "list_bots", security(("bearer" = [])),
    responses((status = 200, description = "Your bots", body = BotAccountList)),
    extensions(("x-api-key-scope" = json!(PEOPLE))))]
#[get("/v1/me/bots")]
pub async fn list(db: web::Data<Database>, Caller(account): Caller) -> Result<web::Json<BotAccountList>, Problem> {
    let items = bots::list(&db, account).await?.into_iter().map(BotAccount::from).collect();
    Ok(web::Json(BotAccountList { items }))
}

/// Make a bot
///
/// You can have ten. A bot plays unrated games: where it is invited, where bots are welcome, and
/// where you or another bot of yours is the host. Quick match never seats it. Guests have no bots.
#[utoipa::path(tag = "bots", operation_id = "create_bot", request_body = NewBotAccount, security(("bearer" = [])),
    responses((status = 201, description = "The bot", body = BotAccount)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Names)),
        ("x-problems" = json!([NAMING, ProblemCode::GuestAccount, ProblemCode::TooManyBots,
            ProblemCode::NotFound]))))]
#[post("/v1/me/bots")]
pub async fn create(
    db: web::Data<Database>,
    Caller(account): Caller,
    body: Json<NewBotAccount>,
) -> Result<HttpResponse, Problem> {
    let name = Name::choose(&body.name)?;
    Ok(HttpResponse::Created().json(BotAccount::from(bots::create(&db, account, &naming(&name)).await?)))
}

/// Delete a bot
///
/// As with an account that is deleted: its keys end, bots of the server take over its seats, and its
/// name stays reserved for 30 days.
#[utoipa::path(tag = "bots", operation_id = "delete_bot", params(("name" = String, Path, example = "Night Engine")),
    security(("bearer" = [])), responses((status = 204, description = "The bot is deleted")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::Contended]))))]
#[delete("/v1/me/bots/{name}")]
pub async fn delete(
    db: web::Data<Database>,
    keys: web::Data<Keys>,
    Caller(account): Caller,
    name: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    let bot = bots::named(&db, account, &PlayerKey::parse(&name)).await?;
    keys.refuse_sessions(deletion::delete_account(&db, bot).await?);
    Ok(HttpResponse::NoContent().finish())
}

/// List a bot's API keys
///
/// Without the keys themselves, which are not stored.
#[utoipa::path(tag = "bots", operation_id = "list_api_keys", params(("name" = String, Path, example = "Night Engine")),
    security(("bearer" = [])), responses((status = 200, description = "The keys", body = ApiKeyList)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/me/bots/{name}/keys")]
pub async fn list_keys(
    db: web::Data<Database>,
    Caller(account): Caller,
    name: web::Path<String>,
) -> Result<web::Json<ApiKeyList>, Problem> {
    let bot = bots::named(&db, account, &PlayerKey::parse(&name)).await?;
    let items = api_keys::list(&db, bot).await?.into_iter().map(ApiKeyInfo::from).collect();
    Ok(web::Json(ApiKeyList { items }))
}

/// Make an API key
///
/// The bot sends it as `Authorization: Bearer rhk_…`. It is only in this answer; a bot can have
/// five, so that each device has its own and one can be replaced by the next.
#[utoipa::path(tag = "bots", operation_id = "create_api_key", params(("name" = String, Path, example = "Night Engine")),
    request_body = NewApiKeyRequest, security(("bearer" = [])),
    responses((status = 201, description = "The key", body = CreatedApiKey)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Names)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::TooManyApiKeys]))))]
#[post("/v1/me/bots/{name}/keys")]
pub async fn create_key(
    db: web::Data<Database>,
    Caller(account): Caller,
    name: web::Path<String>,
    body: Json<NewApiKeyRequest>,
) -> Result<HttpResponse, Problem> {
    let NewApiKeyRequest { label, scopes, expires_at } = body.into_inner();
    let label = label.trim();
    if label.is_empty() || label.chars().any(char::is_control) {
        return Err(invalid("/label", message!("detail-api-key-label")));
    }
    let is_twice = |at: usize, scope: &ApiScope| scopes.iter().take(at).any(|before| before == scope);
    if scopes.iter().enumerate().any(|(at, scope)| is_twice(at, scope)) {
        return Err(invalid("/scopes", message!("detail-api-key-scopes")));
    }
    let last = db.now() + LONGEST;
    let expires_at = expires_at.unwrap_or(last);
    if expires_at <= db.now() || expires_at > last {
        return Err(invalid("/expires_at", message!("detail-api-key-expiry")));
    }
    let bot = bots::named(&db, account, &PlayerKey::parse(&name)).await?;
    let key = ApiKey::random();
    let hash = key.hash().ok_or_else(|| Problem::internal("a new key has no hash"))?;
    let made = api_keys::create(&db, bot, NewApiKey { label, hash, scopes: &scopes, expires_at }).await?;
    db.metrics().security_event(SecurityEvent::ApiKeyMade, &format!("account:{bot}"), Some(account));
    let created = CreatedApiKey { key: key.written().to_owned(), info: made.into() };
    Ok(HttpResponse::Created().insert_header((header::CACHE_CONTROL, "no-store")).json(created))
}

/// Revoke an API key
///
/// It is refused at once where the request is answered, and within seconds by all replicas. Streams
/// that it has opened end.
#[utoipa::path(tag = "bots", operation_id = "revoke_api_key",
    params(("name" = String, Path, example = "Night Engine"), ("key_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "The key is revoked")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[delete("/v1/me/bots/{name}/keys/{key_id}")]
pub async fn revoke_key(
    db: web::Data<Database>,
    keys: web::Data<Keys>,
    Caller(account): Caller,
    path: web::Path<(String, Uuid)>,
) -> Result<HttpResponse, Problem> {
    let (name, key) = path.into_inner();
    let bot = bots::named(&db, account, &PlayerKey::parse(&name)).await?;
    if !api_keys::revoke(&db, bot, key).await? {
        return Err(Problem::new(ProblemCode::NotFound, message!("detail-no-api-key")));
    }
    keys.refuse_sessions([key]);
    db.metrics().security_event(SecurityEvent::ApiKeyRevoked, &format!("account:{bot}"), Some(account));
    Ok(HttpResponse::NoContent().finish())
}

fn invalid(parameter: &str, detail: railhead_localization::Message) -> Problem {
    Problem::new(ProblemCode::InvalidBody, detail).with("parameter", parameter)
}

impl From<BotError> for Problem {
    fn from(error: BotError) -> Problem {
        match error {
            BotError::TooMany { most } => {
                Problem::new(ProblemCode::TooManyBots, message!("detail-too-many-bots", most)).with("most", most)
            }
            BotError::TooManyKeys { most } => {
                Problem::new(ProblemCode::TooManyApiKeys, message!("detail-too-many-api-keys", most)).with("most", most)
            }
            BotError::Guest => Problem::new(ProblemCode::GuestAccount, message!("detail-guest-bots")),
            BotError::NoSuchBot => Problem::new(ProblemCode::NotFound, message!("detail-no-bot")),
            BotError::Account(error) => error.into(),
        }
    }
}
