//! Recovery codes: making them, and getting back into an account with one.

use crate::{
    http::{
        accounts::{
            account::{check_own_password, require_password},
            request_hasher::RequestHasher,
            sessions::SessionTokens,
        },
        connection::client_address::Address,
        guards::{
            bans::refuse_banned,
            extract::{Caller, CallerSession, UserAgent},
            json::Json,
        },
        operations::{
            PEOPLE, RateClass,
            problems::{ATTEMPT, PASSWORD},
        },
        problem::{Problem, ProblemCode},
    },
    identity::{Keys, Name, RECOVERY_CODES, RecoveryCode},
    metrics::SecurityEvent,
    store::{
        Database, StoredAccount, ThrottleKey,
        accounts::{
            account,
            recovery::{self, Recovered, UnusedCodes},
            sessions::NewSession,
        },
        login_throttle,
    },
};
use actix_web::{HttpResponse, get, post, web};
use railhead_localization::message;
use secrecy::{ExposeSecret, SecretString};
use serde::{Deserialize, Serialize};
use std::array;
use utoipa::ToSchema;
use uuid::Uuid;

/// The password, to make recovery codes.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecoveryCodesRequest {
    /// The account's password.
    #[schema(value_type = String, max_length = 128, format = Password, example = "a train at noon")]
    pub password: SecretString,
}

/// New recovery codes. No other answer shows them.
#[derive(Serialize, ToSchema)]
pub struct RecoveryCodes {
    /// Ten codes. Each works once.
    #[schema(max_items = 10)]
    pub codes: Vec<String>,
    /// The time at which they were made.
    pub created_at: jiff::Timestamp,
}

/// The recovery codes that were not used yet.
#[derive(Serialize, ToSchema)]
pub struct UnusedRecoveryCodes {
    /// The number of codes that there are.
    #[schema(maximum = 10, example = 9)]
    pub left: u8,
    /// The time at which they were made. Null if there are none.
    pub created_at: Option<jiff::Timestamp>,
}

/// A recovery code and a new password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecoveryRequest {
    /// The account's name.
    #[schema(max_length = 64, example = "Ada")]
    pub name: String,
    /// A recovery code that was not used yet. Case, width, spaces and dashes do not matter.
    #[schema(value_type = String, max_length = 64, example = "k7mp-4xwd-9hqt-2rfc-y8vn")]
    pub code: SecretString,
    /// The new password: 8 to 128 characters. Common passwords are refused.
    #[schema(value_type = String, min_length = 8, max_length = 128, format = Password, example = "a train at midnight")]
    pub new_password: SecretString,
    /// The device's name in the list of devices. Default: the `User-Agent`.
    #[serde(default)]
    #[schema(max_length = 100, example = "Ada's phone")]
    pub device: Option<String>,
}

/// Make recovery codes
///
/// Answers ten new codes and ends all earlier ones. The server keeps only their hashes, so let the
/// player save or print them now. They do not expire.
#[utoipa::path(tag = "accounts", operation_id = "create_recovery_codes", request_body = RecoveryCodesRequest,
    security(("bearer" = [])), responses((status = 201, description = "The codes", body = RecoveryCodes)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Names)),
        ("x-problems" = json!([ATTEMPT, ProblemCode::GuestAccount, ProblemCode::NoPassword,
            ProblemCode::NotFound]))))]
#[post("/v1/accounts/me/recovery-codes")]
pub async fn create(
    db: web::Data<Database>,
    hasher: RequestHasher,
    CallerSession(caller): CallerSession,
    body: Json<RecoveryCodesRequest>,
) -> Result<HttpResponse, Problem> {
    let account = account::get(&db, caller.account).await?.ok_or_else(Problem::account_deleted)?;
    require_password(&account)?;
    check_own_password(&db, &hasher, caller.session, &account, body.into_inner().password).await?;
    let codes: [RecoveryCode; RECOVERY_CODES] = array::from_fn(|_| RecoveryCode::random());
    let hashes = codes.each_ref().map(RecoveryCode::hash);
    let created_at = recovery::replace_codes(&db, account.id, &hashes).await?.ok_or_else(Problem::account_deleted)?;
    note(&db, SecurityEvent::RecoveryCodesMade, account.id);
    let codes = codes.iter().map(RecoveryCode::written).collect();
    Ok(HttpResponse::Created().json(RecoveryCodes { codes, created_at }))
}

/// Count your recovery codes
///
/// The number of codes that are left, and the time at which they were made. The codes themselves are never sent again.
#[utoipa::path(tag = "accounts", operation_id = "show_recovery_codes", security(("bearer" = [])),
    responses((status = 200, description = "How many are left", body = UnusedRecoveryCodes)),
    extensions(("x-api-key-scope" = json!(PEOPLE))))]
#[get("/v1/accounts/me/recovery-codes")]
pub async fn show(db: web::Data<Database>, Caller(account): Caller) -> Result<web::Json<UnusedRecoveryCodes>, Problem> {
    let UnusedCodes { left, created_at } = recovery::unused_codes(&db, account).await?;
    Ok(web::Json(UnusedRecoveryCodes { left, created_at }))
}

/// Set a new password with a recovery code
///
/// Uses the code up, sets the password, ends the sessions on all other devices, and signs this one in.
/// An unknown name, a wrong code and a used one get the same answer. Failed attempts are limited as
/// for signing in, and counted separately: after wrong passwords, a code still works.
#[utoipa::path(tag = "sessions", operation_id = "recover_account", request_body = RecoveryRequest,
    responses((status = 201, description = "The account and its tokens", body = SessionTokens)),
    extensions(("x-rate-class" = json!(RateClass::SignIns)),
        ("x-problems" = json!([PASSWORD, ProblemCode::WrongRecoveryCode, ProblemCode::TooManyAttempts,
            ProblemCode::Banned, ProblemCode::Internal]))))]
#[post("/v1/accounts/recover")]
pub async fn recover(
    db: web::Data<Database>,
    hasher: RequestHasher,
    keys: web::Data<Keys>,
    Address(address): Address,
    UserAgent(agent): UserAgent,
    body: Json<RecoveryRequest>,
) -> Result<HttpResponse, Problem> {
    let RecoveryRequest { name, code, new_password, device } = body.into_inner();
    let code = RecoveryCode::typed(code.expose_secret()).hash();
    let (account, password_hash) = check_code(&db, &hasher, (&name, &address), code, new_password).await?;
    let (token, device) = (keys.refresh.first(), agent.or_named(device));
    let session = NewSession { id: token.session(), device: &device, token_hash: token.hash() };
    let recovered = recovery::recover_account(&db, account.id, code, &password_hash, session).await?;
    // Another request has used the code meanwhile.
    let Recovered { account, at, ended } = recovered.ok_or_else(wrong_code)?;
    keys.refuse_sessions(ended);
    note(&db, SecurityEvent::AccountRecovered, account.id);
    Ok(HttpResponse::Created().json(SessionTokens::of(&keys, account, &token, at)?))
}

/// Finds the account with this name and code, and hashes its new password. Too many failed attempts
/// are refused before that. The password is hashed first, for unknown names and wrong codes as for
/// known and right ones.
async fn check_code(
    db: &Database,
    hasher: &RequestHasher,
    (name, address): (&str, &str),
    code: [u8; 32],
    new_password: SecretString,
) -> Result<(StoredAccount, String), Problem> {
    // An invalid name belongs to no account; it is looked up like any other.
    let (key, name) = Name::parse(name).map(|name| (name.key(), name.to_string())).unwrap_or_default();
    let throttle_key = recovery_key(&key, address);
    login_throttle::count_attempt(db, &throttle_key).await?;
    let password_hash = match hasher.hash(new_password, &name).await {
        Ok(hash) => hash,
        Err(unchecked) => {
            login_throttle::take_back_attempt(db, &throttle_key).await?;
            return Err(unchecked);
        }
    };
    let Some(account) = recovery::account_with_code(db, &key, code).await? else {
        db.metrics().security_event(SecurityEvent::RecoveryFailed, &throttle_key.origin(), None);
        return Err(wrong_code());
    };
    login_throttle::forgive_attempt(db, &throttle_key).await?;
    if account.is_banned() {
        refuse_banned(db, account.id).await?;
    }
    Ok((account, password_hash))
}

/// The keys under which a recovery is counted: apart from sign-ins, since the owner has often tried
/// passwords before, and the neighbours too. A name as such is not counted: nobody guesses a code
/// of 100 bits, but strangers with many addresses could keep its owner out.
fn recovery_key(name: &str, address: &str) -> ThrottleKey {
    let whose = Some(format!("recovery:{name} from:{address}"));
    ThrottleKey { whose, client: None, shared: vec![format!("recovery-from:{address}")] }
}

fn wrong_code() -> Problem {
    Problem::new(ProblemCode::WrongRecoveryCode, message!("detail-wrong-recovery-code"))
}

fn note(db: &Database, event: SecurityEvent, account: Uuid) {
    db.metrics().security_event(event, &format!("account:{account}"), None);
}
