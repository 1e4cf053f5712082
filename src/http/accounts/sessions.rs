//! Sessions: signing in, refreshing, listing devices, signing out.

use crate::{
    http::{
        accounts::{account::Account, request_hasher::RequestHasher},
        connection::client_address::Address,
        guards::{
            bans::refuse_banned,
            extract::{Caller, CallerSession, UserAgent},
            json::Json,
        },
        operations::{PEOPLE, RateClass, problems::ATTEMPT},
        problem::{Problem, ProblemCode},
    },
    identity::{Keys, LIFETIME_SECONDS, Name, PasswordError, RefreshToken, TokenError, TokenSubject},
    metrics::SecurityEvent,
    store::{
        self, Database, ThrottleKey,
        accounts::{
            account,
            sessions::{self, LeadsTo, MAX_REPEATABLE, NewSession, Origin, Refreshed},
        },
        error::ThrottleError,
        login_throttle,
    },
};
use actix_web::{HttpResponse, delete, get, post, web};
use railhead_localization::message;
use secrecy::{ExposeSecret, SecretString};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use uuid::Uuid;

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 2 to 24 letters, digits, spaces, `-`, `_` or `.`, and apostrophes between letters, counted after
    /// normalization (NFKC). Names are unique regardless of case (`Straße` and `STRASSE` are one), and
    /// names that look alike count as equal.
    #[schema(min_length = 2, max_length = 24, example = "Ada")]
    pub name: String,
    /// 8 to 128 characters. Common passwords are refused. It makes no difference how a keyboard
    /// composes its letters.
    #[schema(value_type = String, min_length = 8, max_length = 128, format = Password, example = "a train at noon")]
    pub password: SecretString,
    /// The device's name in the list of devices. Default: the `User-Agent`.
    #[serde(default)]
    #[schema(max_length = 100, example = "Ada's phone")]
    pub device: Option<String>,
}

/// A name and a password to sign in with.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignInRequest {
    /// The account's name.
    #[schema(max_length = 64, example = "Ada")]
    pub name: String,
    /// The account's password.
    #[schema(value_type = String, max_length = 128, format = Password, example = "a train at noon")]
    pub password: SecretString,
    /// The device's name in the list of devices. Default: the `User-Agent`.
    #[serde(default)]
    #[schema(max_length = 100, example = "Ada's phone")]
    pub device: Option<String>,
    /// The latest refresh token of a session of this account, if the device has one. Then only its
    /// own wrong passwords can make it wait.
    #[schema(value_type = Option<String>, max_length = 200, example = "AZ3q…")]
    pub refresh_token: Option<SecretString>,
}

/// A refresh token.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RefreshRequest {
    /// The device's latest refresh token.
    #[schema(value_type = String, max_length = 200, example = "AZ3q…")]
    pub refresh_token: SecretString,
}

/// An account and its tokens.
#[derive(Serialize, ToSchema)]
pub struct SessionTokens {
    /// The account of the session.
    pub account: Account,
    /// The session's id, which identifies the device.
    pub session_id: Uuid,
    /// The access token, a JWT. Send it as `Authorization: Bearer …`. The public keys are at
    /// `/.well-known/jwks.json`.
    #[schema(example = "eyJ0eXAiOiJKV1QiLCJhbGciOiJFZERTQSIsImtpZCI6IjEifQ…")]
    pub access_token: String,
    /// Always `Bearer`.
    #[schema(example = "Bearer")]
    pub token_type: &'static str,
    /// The lifetime of the access token, in seconds.
    #[schema(example = 900)]
    pub expires_in: u64,
    /// The token for `POST /v1/sessions/refresh`. It works once, since each refresh returns the
    /// next one, and for 30 seconds more. It expires after 60 days.
    #[schema(example = "AZ3q…")]
    pub refresh_token: String,
}

/// A signed-in device.
#[derive(Serialize, ToSchema)]
pub struct Session {
    /// The session's id.
    pub id: Uuid,
    /// The device's name.
    #[schema(example = "Ada's phone")]
    pub device: String,
    /// Whether this is the device that sent the request.
    pub current: bool,
    /// The time at which the device signed in.
    pub created_at: jiff::Timestamp,
    /// The time at which the device last received tokens.
    pub last_used_at: jiff::Timestamp,
}

/// Your signed-in devices, last used first.
#[derive(Serialize, ToSchema)]
pub struct SessionList {
    /// The devices.
    pub items: Vec<Session>,
}

impl SessionTokens {
    pub async fn open(
        db: &Database,
        keys: &Keys,
        account: store::StoredAccount,
        device: &str,
    ) -> Result<SessionTokens, Problem> {
        let token = keys.refresh.first();
        let session = NewSession { id: token.session(), device, token_hash: token.hash() };
        let at = sessions::open(db, account.id, session).await?;
        SessionTokens::of(keys, account, &token, at)
    }

    /// The session as it is answered. `at` is when its current tokens were issued.
    pub fn of(
        keys: &Keys,
        account: store::StoredAccount,
        token: &RefreshToken,
        at: jiff::Timestamp,
    ) -> Result<SessionTokens, Problem> {
        let (session_id, since) = (token.session(), at.as_second().unsigned_abs());
        let access_token = keys.sign(TokenSubject { account: account.id, session: session_id }, since)?;
        let elapsed = jiff::Timestamp::now().duration_since(at).as_secs().max(0).unsigned_abs();
        Ok(SessionTokens {
            account: account.into(),
            session_id,
            access_token,
            token_type: "Bearer",
            expires_in: LIFETIME_SECONDS.saturating_sub(elapsed),
            refresh_token: keys.refresh.write(token),
        })
    }
}

/// Checks a password. Too many failed attempts are refused before the check, for unknown names as
/// for known ones.
pub async fn check_password(
    db: &Database,
    hasher: &RequestHasher,
    throttle_key: &ThrottleKey,
    password: SecretString,
    stored: Option<String>,
) -> Result<(), Problem> {
    login_throttle::count_attempt(db, throttle_key).await?;
    match hasher.verify(password, stored).await {
        Ok(()) => Ok(login_throttle::forgive_attempt(db, throttle_key).await?),
        Err(wrong @ PasswordError::Wrong) => {
            db.metrics().security_event(SecurityEvent::SignInFailed, &throttle_key.origin(), None);
            Err(wrong.into())
        }
        Err(unchecked) => {
            login_throttle::take_back_attempt(db, throttle_key).await?;
            Err(unchecked.into())
        }
    }
}

/// The keys under which a sign-in is counted. Strangers cannot lock an account's own devices out.
async fn sign_in_key(
    db: &Database,
    keys: &Keys,
    (name, address): (&str, &str),
    account: Option<Uuid>,
    refresh_token: Option<SecretString>,
) -> Result<ThrottleKey, Problem> {
    let token = refresh_token.and_then(|token| keys.refresh.read(token.expose_secret()));
    if let (Some(account), Some(token)) = (account, token)
        && sessions::exists(db, account, token.session(), token.hash()).await?
    {
        return Ok(ThrottleKey::of_device(token.session()));
    }
    let whose = Some(format!("name:{name} from:{address}"));
    Ok(ThrottleKey { whose, client: None, shared: vec![format!("name:{name}"), format!("address:{address}")] })
}

/// Sign in
///
/// Too many failed attempts are answered with 429 and a growing `Retry-After`: five within a minute
/// for one name from one address, or a hundred for one name or from one address. This limits only
/// signing in: signed-in devices stay signed in.
#[utoipa::path(tag = "sessions", operation_id = "create_session", request_body = SignInRequest,
    responses((status = 201, description = "The account and its tokens", body = SessionTokens)),
    extensions(("x-rate-class" = json!(RateClass::SignIns)),
        ("x-problems" = json!([ATTEMPT, ProblemCode::Banned, ProblemCode::Internal]))))]
#[post("/v1/sessions")]
pub async fn create(
    db: web::Data<Database>,
    hasher: RequestHasher,
    keys: web::Data<Keys>,
    Address(address): Address,
    UserAgent(agent): UserAgent,
    body: Json<SignInRequest>,
) -> Result<HttpResponse, Problem> {
    let SignInRequest { name, password, device, refresh_token } = body.into_inner();
    // An invalid name belongs to no account; it is looked up like any other.
    let key = Name::parse(&name).map(|name| name.key()).unwrap_or_default();
    let account = account::named(&db, &key).await?;
    let own = account.as_ref().map(|account| account.id);
    let throttle_key = sign_in_key(&db, &keys, (&key, &address), own, refresh_token).await?;
    let stored = account.as_ref().and_then(|account| account.password_hash.clone());
    check_password(&db, &hasher, &throttle_key, password, stored).await?;
    let account =
        account.ok_or_else(|| Problem::new(ProblemCode::WrongCredentials, message!("detail-wrong-credentials")))?;
    if account.is_banned() {
        refuse_banned(&db, account.id).await?;
    }
    let session = SessionTokens::open(&db, &keys, account, &agent.or_named(device)).await?;
    Ok(HttpResponse::Created().json(session))
}

/// Refresh your tokens
///
/// Exchanges a refresh token for new tokens. For 30 seconds after that, the old token still gets the
/// present tokens of the session: the same ones, unless somebody has refreshed again meanwhile. So a
/// client that lost the answer can retry, and a second process of a device does not lose the session.
/// After that, using the old token again ends the session, because the token may have been stolen. So
/// does a token that is more than eight refreshes old.
#[utoipa::path(tag = "sessions", operation_id = "refresh_session", request_body = RefreshRequest,
    responses((status = 200, description = "The account and its next tokens", body = SessionTokens)),
    extensions(("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::InvalidRefreshToken, ProblemCode::RefreshTokenReused,
            ProblemCode::Banned, ProblemCode::Internal]))))]
#[post("/v1/sessions/refresh")]
pub async fn refresh(
    db: web::Data<Database>,
    keys: web::Data<Keys>,
    Address(address): Address,
    body: Json<RefreshRequest>,
) -> Result<web::Json<SessionTokens>, Problem> {
    let ended = || Problem::new(ProblemCode::InvalidRefreshToken, message!("detail-sign-in-again"));
    let token = keys.refresh.read(body.refresh_token.expose_secret()).ok_or_else(ended)?;
    let keys_of_token = keys.clone();
    let successors = keys.refresh.successors::<MAX_REPEATABLE>(&token);
    let session = format!("session:{}", token.session());
    let origin = Origin::of(token.session(), &address);
    let (session_id, hash) = (token.session(), token.hash());
    let leads_to: LeadsTo = Arc::new(move |hash: &[u8], steps| keys_of_token.refresh.leads_to(&token, hash, steps));
    let hashes = successors.each_ref().map(RefreshToken::hash);
    let renew = || sessions::renew(&db, session_id, hash, &hashes, origin, Arc::clone(&leads_to));
    let mut refreshed = renew().await?;
    if let Refreshed::Banned(account) = refreshed {
        refuse_banned(&db, account).await?;
        refreshed = renew().await?;
    }
    match refreshed {
        Refreshed::Granted { account, at, nth, from_elsewhere } => {
            if from_elsewhere {
                db.metrics().security_event(SecurityEvent::RefreshTokenRepeated, &session, None);
            }
            let present = successors.get(nth).ok_or_else(ended)?;
            Ok(web::Json(SessionTokens::of(&keys, account, present, at)?))
        }
        Refreshed::Ended => Err(ended()),
        Refreshed::Banned(_) => Err(Problem::new(ProblemCode::Banned, message!("detail-banned"))),
        Refreshed::Reused(_) => {
            keys.refuse_sessions([session_id]);
            db.metrics().security_event(SecurityEvent::RefreshTokenReused, &session, None);
            Err(Problem::new(ProblemCode::RefreshTokenReused, message!("detail-token-reused")))
        }
    }
}

/// List your devices
///
/// Each is a session that can still be refreshed.
#[utoipa::path(tag = "sessions", operation_id = "list_sessions", security(("bearer" = [])),
    responses((status = 200, description = "The devices", body = SessionList)),
    extensions(("x-api-key-scope" = json!(PEOPLE))))]
#[get("/v1/sessions")]
pub async fn list(
    db: web::Data<Database>,
    CallerSession(caller): CallerSession,
) -> Result<web::Json<SessionList>, Problem> {
    let device = |store::accounts::sessions::Device { id, name: device, created_at, used_at }| Session {
        id,
        device,
        current: id == caller.session,
        created_at,
        last_used_at: used_at,
    };
    let items = sessions::devices(&db, caller.account).await?.into_iter().map(device).collect();
    Ok(web::Json(SessionList { items }))
}

/// Sign out
///
/// Ends the session of this device. Its access token is refused at once, and by other replicas
/// within seconds.
#[utoipa::path(tag = "sessions", operation_id = "end_current_session", security(("bearer" = [])),
    responses((status = 204, description = "The session has ended")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes))))]
#[delete("/v1/sessions/current")]
pub async fn end_current(
    db: web::Data<Database>,
    keys: web::Data<Keys>,
    CallerSession(caller): CallerSession,
) -> Result<HttpResponse, Problem> {
    sessions::end(&db, caller.account, caller.session).await?;
    keys.refuse_sessions([caller.session]);
    Ok(HttpResponse::NoContent().finish())
}

/// Sign a device out
///
/// Its access token is refused within two seconds, on every replica.
#[utoipa::path(tag = "sessions", operation_id = "end_session", params(("session_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "The session has ended")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[delete("/v1/sessions/{session_id}")]
pub async fn end(
    db: web::Data<Database>,
    keys: web::Data<Keys>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    if !sessions::end(&db, account, *id).await? {
        return Err(Problem::new(ProblemCode::NotFound, message!("detail-no-session")));
    }
    keys.refuse_sessions([*id]);
    Ok(HttpResponse::NoContent().finish())
}

/// Sign out everywhere
///
/// Ends the sessions of all your devices, this one included.
#[utoipa::path(tag = "sessions", operation_id = "end_sessions", security(("bearer" = [])),
    responses((status = 204, description = "The sessions have ended")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes))))]
#[delete("/v1/sessions")]
pub async fn end_all(
    db: web::Data<Database>,
    keys: web::Data<Keys>,
    Caller(account): Caller,
) -> Result<HttpResponse, Problem> {
    keys.refuse_sessions(sessions::end_all(&db, account).await?);
    Ok(HttpResponse::NoContent().finish())
}

impl From<ThrottleError> for Problem {
    fn from(error: ThrottleError) -> Problem {
        match error {
            ThrottleError::Locked { seconds } => {
                Problem::new(ProblemCode::TooManyAttempts, message!("detail-too-many-attempts", seconds))
                    .with("retry_after", seconds)
            }
            ThrottleError::Database(error) => error.into(),
        }
    }
}

impl From<TokenError> for Problem {
    fn from(error: TokenError) -> Problem {
        match error {
            TokenError::Invalid(_) | TokenError::Ended => {
                Problem::new(ProblemCode::InvalidToken, message!("detail-refresh-token"))
            }
            TokenError::Banned(ban) => (&*ban).into(),
            TokenError::Key => Problem::fault(ProblemCode::Internal, &error),
        }
    }
}
