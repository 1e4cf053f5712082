//! Sessions: signing in, refreshing, the devices, ending them.

use crate::{
    auth::{Hasher, Keys, LIFETIME_SECONDS, Name, RefreshToken, Signed},
    http::{
        accounts::account::Account,
        support::{
            extract::{Address, Caller, Here, UserAgent},
            problem::{Code, Problem},
        },
    },
    store::{self, Refreshed, Store, ThrottleKey},
};
use actix_web::{HttpResponse, delete, get, post, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 24 letters, digits, spaces, `-`, `_` or `.`, counted after normalization (NFKC); unique whatever its case, and
    /// against names that look the same.
    #[schema(min_length = 3, max_length = 24, pattern = r"^[\p{L}\p{N} ._-]+$", example = "Ada")]
    pub name: String,
    /// 8 to 128 characters, and not a common one.
    #[schema(min_length = 8, max_length = 128, format = Password, example = "a train at noon")]
    pub password: String,
    /// What to call this device in the list of them; what `User-Agent` says unless told.
    #[schema(max_length = 100, example = "Ada's phone")]
    pub device: Option<String>,
}

/// A refresh token.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Refresh {
    /// The last one given out for this device.
    #[schema(max_length = 200, example = "AZ3q…")]
    pub refresh_token: String,
}

/// A person and the tokens to act for him.
#[derive(Serialize, ToSchema)]
pub struct Session {
    /// Whose session it is.
    pub account: Account,
    /// The session's id: that of the device.
    pub session_id: Uuid,
    /// Send it as `Authorization: Bearer …`. A JWT; the public keys are at `/.well-known/jwks.json`.
    #[schema(example = "eyJ0eXAiOiJKV1QiLCJhbGciOiJFZERTQSIsImtpZCI6IjEifQ…")]
    pub access_token: String,
    /// Always `Bearer`.
    #[schema(example = "Bearer")]
    pub token_type: &'static str,
    /// For how many seconds the access token is good.
    #[schema(example = 900)]
    pub expires_in: u64,
    /// For `POST /v1/sessions/refresh`, once: each refresh gives the next. Good for 60 days.
    #[schema(example = "AZ3q…")]
    pub refresh_token: String,
}

/// A device on which you are signed in.
#[derive(Serialize, ToSchema)]
pub struct Device {
    /// The session's id.
    pub id: Uuid,
    /// What the device is called.
    #[schema(example = "Ada's phone")]
    pub device: String,
    /// Whether it is the one that asks.
    pub current: bool,
    /// When it signed in.
    pub created_at: jiff::Timestamp,
    /// When it last got tokens.
    pub last_used_at: jiff::Timestamp,
}

/// The devices on which you are signed in, the last used first.
#[derive(Serialize, ToSchema)]
pub struct Devices {
    /// The devices.
    pub items: Vec<Device>,
}

impl Session {
    /// Opens a session of an account.
    pub async fn open(store: &Store, keys: &Keys, account: store::Account, device: &str) -> Result<Session, Problem> {
        let token = keys.refresh.first();
        let at = store.open_session(account.id, token.session(), device, token.hash()).await?;
        Session::of(keys, account, &token, at)
    }

    /// The session as it is answered, by the moment at which its present tokens were given out.
    fn of(keys: &Keys, account: store::Account, token: &RefreshToken, at: jiff::Timestamp) -> Result<Session, Problem> {
        let (session_id, since) = (token.session(), at.as_second().unsigned_abs());
        let access_token = keys.sign(Signed { account: account.id, session: session_id }, since)?;
        let elapsed = jiff::Timestamp::now().duration_since(at).as_secs().max(0).unsigned_abs();
        Ok(Session {
            account: account.into(),
            session_id,
            access_token,
            token_type: "Bearer",
            expires_in: LIFETIME_SECONDS.saturating_sub(elapsed),
            refresh_token: keys.refresh.write(token),
        })
    }
}

/// Checks a password; too many wrong ones are refused before they are looked at, and for unknown names as for others.
pub async fn check_password(
    store: &Store,
    hasher: &Hasher,
    trier: &ThrottleKey,
    password: String,
    stored: Option<String>,
) -> Result<(), Problem> {
    store.count_attempt(trier).await?;
    hasher.verify(password, stored).await?;
    Ok(store.forgive_attempt(trier).await?)
}

/// Sign in
///
/// Too many wrong passwords, for one name or from one address, are answered with 429 and `Retry-After`, which grows. That
/// hinders signing in only: devices that are signed in stay so.
#[utoipa::path(tag = "sessions", operation_id = "create_session", request_body = Credentials,
    responses((status = 201, description = "The account and its tokens", body = Session)))]
#[post("/v1/sessions")]
pub async fn create(
    store: web::Data<Store>,
    hasher: web::Data<Hasher>,
    keys: web::Data<Keys>,
    Address(address): Address,
    UserAgent(agent): UserAgent,
    body: web::Json<Credentials>,
) -> Result<HttpResponse, Problem> {
    let Credentials { name, password, device } = body.into_inner();
    // What is no name is nobody's: it is looked up like any other.
    let key = Name::parse(&name).map(|name| name.key()).unwrap_or_default();
    let trier = ThrottleKey { whose: Some(format!("name:{key}")), from: vec![format!("address:{address}")] };
    let account = store.account_named(&key).await?;
    let stored = account.as_ref().and_then(|account| account.password_hash.clone());
    check_password(&store, &hasher, &trier, password, stored).await?;
    let account = account.ok_or_else(|| Problem::new(Code::WrongCredentials, "name or password is wrong"))?;
    if account.is_banned() {
        return Err(Problem::new(Code::Banned, "this account is banned"));
    }
    let session = Session::open(&store, &keys, account, &agent.or_named(device)).await?;
    Ok(HttpResponse::Created().json(session))
}

/// Refresh
///
/// The next tokens for a refresh token, which is used up. For 30 seconds, the same request again gets the same tokens: for
/// a phone that lost the answer, or asked twice. After that, using it again ends the session: one of two has stolen it.
#[utoipa::path(tag = "sessions", operation_id = "refresh_session", request_body = Refresh,
    responses((status = 200, description = "The account and its next tokens", body = Session)))]
#[post("/v1/sessions/refresh")]
pub async fn refresh(
    store: web::Data<Store>,
    keys: web::Data<Keys>,
    body: web::Json<Refresh>,
) -> Result<web::Json<Session>, Problem> {
    let ended = || Problem::new(Code::InvalidRefreshToken, "sign in again");
    let token = keys.refresh.read(&body.refresh_token).ok_or_else(ended)?;
    let next = keys.refresh.next(&token);
    match store.refresh(token.session(), token.hash(), next.hash()).await? {
        Refreshed::Granted { account, at } => Ok(web::Json(Session::of(&keys, account, &next, at)?)),
        Refreshed::Ended => Err(ended()),
        Refreshed::Banned => Err(Problem::new(Code::Banned, "this account is banned")),
        Refreshed::Reused => {
            keys.refuse_sessions([token.session()]);
            Err(Problem::new(Code::RefreshTokenReused, "the token was used before; the session has been ended"))
        }
    }
}

/// List your devices
#[utoipa::path(tag = "sessions", operation_id = "list_sessions", security(("bearer" = [])),
    responses((status = 200, description = "The devices", body = Devices)))]
#[get("/v1/sessions")]
pub async fn list(store: web::Data<Store>, Here(here): Here) -> Result<web::Json<Devices>, Problem> {
    let device = |store::Device { id, name: device, created_at, used_at }| Device {
        id,
        device,
        current: id == here.session,
        created_at,
        last_used_at: used_at,
    };
    let items = store.devices(here.account).await?.into_iter().map(device).collect();
    Ok(web::Json(Devices { items }))
}

/// Sign out
///
/// Ends the session of this device. Its access token is refused at once here, within seconds by other replicas.
#[utoipa::path(tag = "sessions", operation_id = "end_current_session", security(("bearer" = [])),
    responses((status = 204, description = "It has ended")))]
#[delete("/v1/sessions/current")]
pub async fn end_current(
    store: web::Data<Store>,
    keys: web::Data<Keys>,
    Here(here): Here,
) -> Result<HttpResponse, Problem> {
    store.end_session(here.account, here.session).await?;
    keys.refuse_sessions([here.session]);
    Ok(HttpResponse::NoContent().finish())
}

/// Sign a device out
#[utoipa::path(tag = "sessions", operation_id = "end_session", params(("session_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "It has ended")))]
#[delete("/v1/sessions/{session_id}")]
pub async fn end(
    store: web::Data<Store>,
    keys: web::Data<Keys>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    if !store.end_session(account, *id).await? {
        return Err(Problem::new(Code::NotFound, "you have no such session"));
    }
    keys.refuse_sessions([*id]);
    Ok(HttpResponse::NoContent().finish())
}

/// Sign out everywhere
///
/// Ends the sessions of all your devices, this one included.
#[utoipa::path(tag = "sessions", operation_id = "end_sessions", security(("bearer" = [])),
    responses((status = 204, description = "They have ended")))]
#[delete("/v1/sessions")]
pub async fn end_all(
    store: web::Data<Store>,
    keys: web::Data<Keys>,
    Caller(account): Caller,
) -> Result<HttpResponse, Problem> {
    keys.refuse_sessions(store.end_sessions(account).await?);
    Ok(HttpResponse::NoContent().finish())
}
