//! Accounts: registering, and who one is.

use super::{
    extract::Caller,
    problem::{Code, Problem},
};
use crate::{
    auth::{Hasher, Keys, LIFETIME_SECONDS, Name},
    store::{self, Store},
};
use actix_web::{HttpResponse, get, post, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 24 letters, digits, spaces, `-`, `_` or `.`; unique whatever its case.
    #[schema(min_length = 3, max_length = 24, pattern = r"^[\p{L}\p{N} ._-]+$", example = "Ada")]
    pub name: String,
    /// 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128, format = Password, example = "a train at noon")]
    pub password: String,
}

/// A person.
#[derive(Serialize, ToSchema)]
pub struct Account {
    /// The account's id.
    pub id: Uuid,
    /// Its name.
    #[schema(example = "Ada")]
    pub name: String,
}

/// A person and a token to act for him.
#[derive(Serialize, ToSchema)]
pub struct Session {
    /// Whose session it is.
    pub account: Account,
    /// Send it as `Authorization: Bearer …`.
    #[schema(example = "eyJ0eXAiOiJKV1QiLCJhbGciOiJFZERTQSIsImtpZCI6IjEifQ…")]
    pub access_token: String,
    /// Always `Bearer`.
    #[schema(example = "Bearer")]
    pub token_type: &'static str,
    /// For how many seconds the token is good.
    #[schema(example = 3600)]
    pub expires_in: u64,
}

impl From<store::Account> for Account {
    fn from(store::Account { id, name, .. }: store::Account) -> Account {
        Account { id, name }
    }
}

impl Session {
    /// A new session of an account.
    pub fn open(account: store::Account, keys: &Keys) -> Result<Session, Problem> {
        let access_token = keys.sign(account.id)?;
        Ok(Session { account: account.into(), access_token, token_type: "Bearer", expires_in: LIFETIME_SECONDS })
    }
}

/// Register
///
/// Makes an account and signs it in.
#[utoipa::path(tag = "accounts", operation_id = "create_account", request_body = Credentials,
    responses((status = 201, description = "The account and a token", body = Session)))]
#[post("/v1/accounts")]
pub async fn create(
    store: web::Data<Store>,
    hasher: web::Data<Hasher>,
    keys: web::Data<Keys>,
    body: web::Json<Credentials>,
) -> Result<HttpResponse, Problem> {
    let Credentials { name, password } = body.into_inner();
    let name = Name::parse(&name)?;
    let hash = hasher.hash(password).await?;
    let account = store.create_account(name.as_str(), &hash).await?;
    Ok(HttpResponse::Created().json(Session::open(account, &keys)?))
}

/// Who am I
#[utoipa::path(tag = "accounts", operation_id = "show_account", security(("bearer" = [])),
    responses((status = 200, description = "The account", body = Account)))]
#[get("/v1/accounts/me")]
pub async fn show(store: web::Data<Store>, Caller(account): Caller) -> Result<web::Json<Account>, Problem> {
    let found = store.account(account).await?;
    found.map(|account| web::Json(account.into())).ok_or_else(|| Problem::new(Code::NotFound, "the account is gone"))
}
