//! Accounts: guests, registration, profile, name and password.

use crate::{
    http::{
        accounts::{
            request_hasher::RequestHasher,
            sessions::{Credentials, SessionTokens, check_password},
        },
        guards::{
            extract::{Caller, CallerSession, OptionalBody, UserAgent},
            json::Json,
        },
        operations::{
            PEOPLE, RateClass,
            problems::{ATTEMPT, NAMING, PASSWORD},
        },
        problem::{Problem, ProblemCode},
    },
    identity::{ApiScope, Keys, Name, NameError, PlayerId, friendly_name},
    store::{
        self, AccountError, AccountName, Database, Role, ThrottleKey,
        accounts::{
            account::{self, FRIENDLY_NAMES},
            sessions,
        },
    },
};
use actix_web::{HttpResponse, get, patch, post, put, web};
use railhead_localization::message;
use secrecy::SecretString;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// An account.
#[derive(Serialize, ToSchema)]
pub struct Account {
    /// The account's id, which only you and the operator see.
    pub id: Uuid,
    /// Your public id: others find you by it, whatever your name is.
    pub player_id: PlayerId,
    /// The player's name.
    #[schema(example = "Ada")]
    pub name: String,
    /// Whether this is a guest account. A guest has neither a password nor an identity at a provider,
    /// so losing the device loses the account.
    #[schema(example = false)]
    pub guest: bool,
    /// Whether the account has a password. A permanent account without one has an identity.
    #[schema(example = true)]
    pub has_password: bool,
    /// Whether this is a bot of a player, which acts with an API key.
    #[schema(example = false)]
    pub bot: bool,
    /// The role of the account.
    pub role: Role,
    /// The time at which the account was created.
    pub created_at: jiff::Timestamp,
}

/// A guest's device.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The device's name in the list of devices. Default: the `User-Agent`.
    #[serde(default)]
    #[schema(max_length = 100, example = "Ada's phone")]
    pub device: Option<String>,
}

/// The name and password for a guest account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GuestUpgradeRequest {
    /// The name, as in `POST /v1/accounts`.
    #[schema(min_length = 2, max_length = 24, example = "Ada")]
    pub name: String,
    /// The password, as in `POST /v1/accounts`.
    #[schema(value_type = String, min_length = 8, max_length = 128, format = Password, example = "a train at noon")]
    pub password: SecretString,
}

/// Changes to an account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AccountUpdateRequest {
    /// The new name. The old one stays reserved for 30 days.
    #[schema(min_length = 2, max_length = 24, example = "Ada L.")]
    pub name: Option<String>,
}

/// A password change.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordChangeRequest {
    /// The current password. Null if the account has none.
    #[serde(default)]
    #[schema(value_type = Option<String>, max_length = 128, format = Password, example = "a train at noon")]
    pub old_password: Option<SecretString>,
    /// The new password: 8 to 128 characters. Common passwords are refused.
    #[schema(value_type = String, min_length = 8, max_length = 128, format = Password, example = "a train at midnight")]
    pub new_password: SecretString,
}

impl From<store::StoredAccount> for Account {
    fn from(account: store::StoredAccount) -> Account {
        let (guest, has_password) = (account.is_guest(), account.has_password());
        let store::StoredAccount { id, name, created_at, role, is_bot: bot, .. } = account;
        Account { id, player_id: PlayerId::of(id), name, guest, has_password, bot, role, created_at }
    }
}

/// The problem for an operation that needs a password, if the account has none.
pub fn require_password(account: &store::StoredAccount) -> Result<(), Problem> {
    if account.is_guest() {
        Err(Problem::new(ProblemCode::GuestAccount, message!("detail-guest-account")))
    } else if account.has_password() {
        Ok(())
    } else {
        Err(Problem::new(ProblemCode::NoPassword, message!("detail-no-password")))
    }
}

/// Checks the password of a signed-in account. Failed attempts are counted by session, as those of
/// signing in again on that device, so that nobody else locks players out of their own accounts:
/// neither strangers nor somebody who has got hold of another device.
pub async fn check_own_password(
    db: &Database,
    hasher: &RequestHasher,
    session: Uuid,
    account: &store::StoredAccount,
    password: SecretString,
) -> Result<(), Problem> {
    let throttle_key = ThrottleKey::of_device(session);
    check_password(db, hasher, &throttle_key, password, account.password_hash.clone()).await
}

/// Checks the password of a signed-in account, if it has one.
pub async fn confirm(
    db: &Database,
    hasher: &RequestHasher,
    session: Uuid,
    account: &store::StoredAccount,
    password: Option<SecretString>,
) -> Result<(), Problem> {
    if !account.has_password() {
        return Ok(());
    }
    let missing = || Problem::new(ProblemCode::WrongCredentials, message!("detail-password-required"));
    check_own_password(db, hasher, session, account, password.ok_or_else(missing)?).await
}

/// Register
///
/// Creates an account and signs it in.
#[utoipa::path(tag = "accounts", operation_id = "create_account", request_body = Credentials,
    responses((status = 201, description = "The account and its tokens", body = SessionTokens)),
    extensions(("x-rate-class" = json!(RateClass::Accounts)),
        ("x-problems" = json!([NAMING, PASSWORD, ProblemCode::Internal]))))]
#[post("/v1/accounts")]
pub async fn create(
    db: web::Data<Database>,
    hasher: RequestHasher,
    keys: web::Data<Keys>,
    UserAgent(agent): UserAgent,
    body: Json<Credentials>,
) -> Result<HttpResponse, Problem> {
    let Credentials { name, password, device } = body.into_inner();
    let name = Name::choose(&name, &db.forbidden_words())?;
    account::check_name_free(&db, &AccountName::from(&name), None).await?;
    let hash = hasher.hash(password, name.as_str()).await?;
    let account = account::create(&db, &AccountName::from(&name), Some(&hash)).await?;
    let session = SessionTokens::open(&db, &keys, account, &agent.or_named(device)).await?;
    Ok(HttpResponse::Created().json(session))
}

/// Play as a guest
///
/// Creates an account with a friendly name and no password, and signs it in. Guests without games
/// are deleted after 30 days of inactivity. `POST /v1/accounts/me/upgrade` makes the account
/// permanent. The body may be omitted.
#[utoipa::path(tag = "accounts", operation_id = "create_guest", request_body = Option<NewGuest>,
    responses((status = 201, description = "The account and its tokens", body = SessionTokens)),
    extensions(("x-rate-class" = json!(RateClass::Accounts)),
        ("x-problems" = json!([NAMING, ProblemCode::Internal]))))]
#[post("/v1/accounts/guest")]
pub async fn create_guest(
    db: web::Data<Database>,
    keys: web::Data<Keys>,
    UserAgent(agent): UserAgent,
    OptionalBody(body): OptionalBody<NewGuest>,
) -> Result<HttpResponse, Problem> {
    let NewGuest { device } = body.unwrap_or_default();
    let mut made = Err(store::AccountError::NameTaken);
    for _ in 0..FRIENDLY_NAMES {
        let name = Name::choose(&friendly_name(), &db.forbidden_words())?;
        made = account::create(&db, &AccountName::from(&name), None).await;
        if !matches!(made, Err(store::AccountError::NameTaken)) {
            break;
        }
    }
    let session = SessionTokens::open(&db, &keys, made?, &agent.or_named(device)).await?;
    Ok(HttpResponse::Created().json(session))
}

/// Make a guest account permanent
///
/// Gives the account a name and a password. Its id, games, rating and sessions stay.
#[utoipa::path(tag = "accounts", operation_id = "upgrade_account", request_body = GuestUpgradeRequest, security(("bearer" = [])),
    responses((status = 200, description = "The account", body = Account)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Accounts)),
        ("x-problems" = json!([NAMING, PASSWORD, ProblemCode::NotGuest]))))]
#[post("/v1/accounts/me/upgrade")]
pub async fn upgrade(
    db: web::Data<Database>,
    hasher: RequestHasher,
    Caller(account): Caller,
    body: Json<GuestUpgradeRequest>,
) -> Result<web::Json<Account>, Problem> {
    let GuestUpgradeRequest { name, password } = body.into_inner();
    let name = Name::choose(&name, &db.forbidden_words())?;
    let not_guest = || Problem::new(ProblemCode::NotGuest, message!("detail-not-guest"));
    if account::get(&db, account).await?.is_none_or(|account| !account.is_guest()) {
        return Err(not_guest());
    }
    account::check_name_free(&db, &AccountName::from(&name), Some(account)).await?;
    let hash = hasher.hash(password, name.as_str()).await?;
    let upgraded = account::upgrade(&db, account, &AccountName::from(&name), &hash).await?;
    Ok(web::Json(upgraded.ok_or_else(not_guest)?.into()))
}

/// Get your account
///
/// The account of the access token.
#[utoipa::path(tag = "accounts", operation_id = "show_account", security(("bearer" = [])),
    responses((status = 200, description = "The account", body = Account)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/accounts/me")]
pub async fn show(db: web::Data<Database>, Caller(account): Caller) -> Result<web::Json<Account>, Problem> {
    Ok(web::Json(account::get(&db, account).await?.ok_or_else(Problem::account_deleted)?.into()))
}

/// Change your name
///
/// The name changes everywhere at once, in past games too. The old name stays reserved for 30 days.
#[utoipa::path(tag = "accounts", operation_id = "update_account", request_body = AccountUpdateRequest, security(("bearer" = [])),
    responses((status = 200, description = "The account", body = Account)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Names)),
        ("x-problems" = json!([NAMING, ProblemCode::NotFound, ProblemCode::TooManyRenames]))))]
#[patch("/v1/accounts/me")]
pub async fn change(
    db: web::Data<Database>,
    Caller(account): Caller,
    body: Json<AccountUpdateRequest>,
) -> Result<web::Json<Account>, Problem> {
    let changed = match &body.name {
        Some(name) => {
            let name = Name::choose(name, &db.forbidden_words())?;
            account::rename(&db, account, &AccountName::from(&name)).await?
        }
        None => account::get(&db, account).await?,
    };
    Ok(web::Json(changed.ok_or_else(Problem::account_deleted)?.into()))
}

/// Change your password
///
/// Ends the sessions on all your other devices. An account that only an identity gets into gets its
/// first password without an old one.
#[utoipa::path(tag = "accounts", operation_id = "change_password", request_body = PasswordChangeRequest,
    security(("bearer" = [])), responses((status = 204, description = "The password is changed")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Names)),
        ("x-problems" = json!([PASSWORD, ATTEMPT, ProblemCode::GuestAccount, ProblemCode::NotFound]))))]
#[put("/v1/accounts/me/password")]
pub async fn change_password(
    db: web::Data<Database>,
    hasher: RequestHasher,
    keys: web::Data<Keys>,
    CallerSession(caller): CallerSession,
    body: Json<PasswordChangeRequest>,
) -> Result<HttpResponse, Problem> {
    let PasswordChangeRequest { old_password, new_password } = body.into_inner();
    let account = account::get(&db, caller.account).await?.ok_or_else(Problem::account_deleted)?;
    if account.is_guest() {
        return Err(Problem::new(ProblemCode::GuestAccount, message!("detail-guest-account")));
    }
    confirm(&db, &hasher, caller.session, &account, old_password).await?;
    let hash = hasher.hash(new_password, &account.name).await?;
    keys.refuse_sessions(sessions::set_password(&db, caller.account, caller.session, &hash).await?);
    Ok(HttpResponse::NoContent().finish())
}

impl From<AccountError> for Problem {
    fn from(error: AccountError) -> Problem {
        match error {
            AccountError::NameTaken => Problem::new(ProblemCode::NameTaken, message!("detail-name-taken")),
            AccountError::TooManyRenames { most, seconds } => {
                Problem::new(ProblemCode::TooManyRenames, message!("detail-too-many-renames", most))
                    .with("most", most)
                    .with("retry_after", seconds)
            }
            AccountError::Guest => Problem::new(ProblemCode::GuestAccount, message!("detail-guest-account")),
            AccountError::IsAdmin => Problem::new(ProblemCode::IsAdmin, message!("detail-is-admin")),
            AccountError::Database(error) => error.into(),
        }
    }
}

impl From<NameError> for Problem {
    fn from(error: NameError) -> Problem {
        match error {
            NameError::Length => Problem::new(ProblemCode::InvalidName, message!("detail-name-length")),
            NameError::Mark => Problem::new(ProblemCode::InvalidName, message!("detail-name-mark")),
            NameError::Character => Problem::new(ProblemCode::InvalidName, message!("detail-name-character")),
            NameError::Reserved => Problem::new(ProblemCode::NameReserved, message!("detail-name-reserved")),
            NameError::NotAllowed => Problem::new(ProblemCode::NameNotAllowed, message!("detail-name-not-allowed")),
        }
    }
}
