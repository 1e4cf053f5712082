//! Bots of players, and their API keys.

use crate::{
    http::{
        accounts::keys::{ApiKeyInfo, ApiKeyList, CreatedApiKey, NewApiKeyRequest, end_key, make_key},
        guards::{extract::Caller, json::Json},
        operations::{PEOPLE, RateClass, problems::NAMING},
        problem::{Problem, ProblemCode},
    },
    identity::{Keys, Name, PlayerId, PlayerKey},
    store::{
        AccountName, Database,
        accounts::{
            api_keys,
            bots::{self, OwnedBot},
            deletion,
        },
        error::BotError,
    },
};
use actix_web::{HttpResponse, delete, get, post, web};
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

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

impl From<OwnedBot> for BotAccount {
    fn from(OwnedBot { id, name, created_at }: OwnedBot) -> BotAccount {
        BotAccount { id, player_id: PlayerId::of(id), name, created_at }
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
    let naming = AccountName::from(&Name::choose(&body.name, &db.forbidden_words())?);
    Ok(HttpResponse::Created().json(BotAccount::from(bots::create(&db, account, &naming).await?)))
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
    let bot = bots::named(&db, account, &PlayerKey::parse(&name)).await?;
    make_key(&db, bot, account, body.into_inner()).await
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
    end_key(&db, &keys, bot, account, key).await
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
