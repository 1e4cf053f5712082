//! Signing in with OpenID Connect providers, and the identities that are linked to an account.

use crate::{
    http::{
        accounts::{account::Account, sessions::SessionTokens},
        connection::client_address::Address,
        guards::{
            bans::refuse_banned,
            extract::{Caller, CallerSession, UserAgent},
            json::Json,
        },
        operations::{
            PEOPLE, RateClass,
            problems::{IDENTITY, NAMING},
        },
        problem::{Problem, ProblemCode},
    },
    identity::{Challenge, Keys, Name, VerifiedIdentity},
    metrics::SecurityEvent,
    oidc::{AuthorizationCode, Provider, ProviderError, Providers},
    store::{
        AccountName, Database, ThrottleKey,
        accounts::{
            identities::{self, Identity as StoredIdentity, IdentitySignIn, Linked, SignedIn},
            sessions::NewSession,
        },
        error::IdentityError,
        login_throttle,
    },
};
use actix_web::{HttpResponse, delete, get, post, web};
use futures_util::future::join_all;
use railhead_localization::message;
use secrecy::{ExposeSecret, SecretString};
use serde::{Deserialize, Serialize};
use std::{sync::Arc, time::Duration};
use utoipa::ToSchema;
use uuid::Uuid;

/// The time that a list of the providers waits for one that is not known yet.
const PATIENCE: Duration = Duration::from_secs(2);

/// A provider with which players can sign in.
#[derive(Serialize, ToSchema)]
pub struct SignInProvider {
    /// Its name in this API.
    #[schema(example = "google")]
    pub name: String,
    /// Its issuer.
    #[schema(example = "https://accounts.google.com")]
    pub issuer: String,
    /// The client id of this service at the provider.
    #[schema(example = "railhead.apps.example.com")]
    pub client_id: String,
    /// The address to which a browser goes to sign in. Null while the provider cannot be reached,
    /// and for a provider that is for native apps only.
    #[schema(example = "https://accounts.google.com/o/oauth2/v2/auth")]
    pub authorization_endpoint: Option<String>,
}

/// The providers with which players can sign in, as the operator has configured them.
#[derive(Serialize, ToSchema)]
pub struct SignInProviderList {
    /// The providers.
    pub items: Vec<SignInProvider>,
}

/// A challenge for one sign-in at a provider.
#[derive(Serialize, ToSchema)]
pub struct SignInChallenge {
    /// A secret that stays on the device until the sign-in.
    #[schema(example = "AAAAAGlB…")]
    pub nonce: String,
    /// The `nonce` for the provider, which puts it into the ID token: the SHA-256 of the other one, in
    /// base64url.
    #[schema(example = "k3v5Zg1q…")]
    pub provider_nonce: String,
    /// The time at which the challenge expires.
    pub expires_at: jiff::Timestamp,
}

/// The proof of who has signed in at a provider.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum IdentityProof {
    /// An ID token, as native apps get it from the system or from the SDK of the provider.
    #[schema(title = "IdTokenProof")]
    IdToken {
        /// The ID token. Its `nonce` is the `provider_nonce` of the challenge.
        #[schema(value_type = String, min_length = 1, max_length = 12288, example = "eyJhbGciOiJSUzI1NiIsImtpZCI6IjEifQ…")]
        id_token: SecretString,
    },
    /// An authorization code, as a browser brings it back. The server exchanges it.
    #[schema(title = "AuthorizationCodeProof")]
    AuthorizationCode {
        /// The code.
        #[schema(value_type = String, min_length = 1, max_length = 4096, example = "4/0AfJoh…")]
        code: SecretString,
        /// The PKCE verifier. The authorization request had its SHA-256 (`S256`).
        #[schema(value_type = String, min_length = 43, max_length = 128, example = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")]
        code_verifier: SecretString,
        /// The redirect URI of the authorization request.
        #[schema(min_length = 1, max_length = 500, example = "https://railhead.example.org/play/oidc")]
        redirect_uri: String,
    },
}

/// A sign-in with a provider.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct IdentitySignInRequest {
    /// The name of the provider.
    #[schema(max_length = 64, example = "google")]
    pub provider: String,
    /// The nonce of the challenge.
    #[schema(value_type = String, max_length = 200, example = "AAAAAGlB…")]
    pub nonce: SecretString,
    /// The proof of who it is. Null if an earlier request with this nonce was refused with
    /// `name_required` or `name_taken`: the server remembers for ten minutes who it was.
    pub proof: Option<IdentityProof>,
    /// The name for a new account, as in `POST /v1/accounts`. Ignored if the identity has an account.
    #[schema(min_length = 2, max_length = 24, example = "Ada")]
    pub name: Option<String>,
    /// The device's name in the list of devices. Default: the `User-Agent`.
    #[serde(default)]
    #[schema(max_length = 100, example = "Ada's phone")]
    pub device: Option<String>,
}

/// An identity to link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct IdentityLinkRequest {
    /// The name of the provider.
    #[schema(max_length = 64, example = "google")]
    pub provider: String,
    /// The nonce of the challenge.
    #[schema(value_type = String, max_length = 200, example = "AAAAAGlB…")]
    pub nonce: SecretString,
    /// The proof of who it is.
    pub proof: IdentityProof,
}

/// An identity at a provider that is linked to the account.
#[derive(Serialize, ToSchema)]
pub struct Identity {
    /// Its id here.
    pub id: Uuid,
    /// The name that the provider had when it was linked.
    #[schema(example = "google")]
    pub provider: String,
    /// The provider's issuer.
    #[schema(example = "https://accounts.google.com")]
    pub issuer: String,
    /// The time at which it was linked.
    pub linked_at: jiff::Timestamp,
}

/// Your identities, in the order in which they were linked.
#[derive(Serialize, ToSchema)]
pub struct IdentityList {
    /// The identities.
    #[schema(max_items = 10)]
    pub items: Vec<Identity>,
}

/// List the sign-in providers
///
/// The OpenID Connect providers that the operator has configured. A browser begins at
/// `authorization_endpoint` with `response_type=code`, PKCE (`S256`), `scope=openid` and the
/// `provider_nonce` of a challenge as `nonce`.
#[utoipa::path(tag = "sessions", operation_id = "list_sign_in_providers",
    responses((status = 200, description = "The providers", body = SignInProviderList)),
    extensions(("x-problems" = json!([ProblemCode::Internal]))))]
#[get("/v1/sessions/oidc/providers")]
pub async fn list_providers(db: web::Data<Database>, providers: web::Data<Providers>) -> web::Json<SignInProviderList> {
    let now = db.now();
    let describe = async |provider: &Arc<Provider>| {
        let authorization_endpoint = provider.authorization_endpoint(now, PATIENCE).await;
        let settings = provider.settings().clone();
        SignInProvider {
            name: settings.name,
            issuer: settings.issuer,
            client_id: settings.client_id,
            authorization_endpoint,
        }
    };
    web::Json(SignInProviderList { items: join_all(providers.iter().map(describe)).await })
}

/// Begin a sign-in with a provider
///
/// Makes a challenge for one sign-in, valid for ten minutes. The device keeps `nonce` and gives the
/// provider only `provider_nonce`, so an ID token that somebody else gets hold of is worthless.
#[utoipa::path(tag = "sessions", operation_id = "create_sign_in_challenge",
    responses((status = 201, description = "The challenge", body = SignInChallenge)),
    extensions(("x-rate-class" = json!(RateClass::SignIns)), ("x-problems" = json!([ProblemCode::Internal]))))]
#[post("/v1/sessions/oidc/challenges")]
pub async fn create_challenge(db: web::Data<Database>, keys: web::Data<Keys>) -> HttpResponse {
    let challenge = keys.refresh.challenge(db.now());
    HttpResponse::Created().json(SignInChallenge {
        nonce: challenge.nonce().to_owned(),
        provider_nonce: challenge.provider_nonce(),
        expires_at: challenge.expires_at(),
    })
}

/// Sign in with a provider
///
/// Opens a session of the account that has the identity. If none has it, the answer is 409
/// `name_required`: ask the player for a name, and repeat the request with `name` and without `proof`,
/// which makes an account. The nonce is used up by a success only.
#[utoipa::path(tag = "sessions", operation_id = "create_session_with_identity", request_body = IdentitySignInRequest,
    responses((status = 201, description = "The account and its tokens", body = SessionTokens)),
    extensions(("x-rate-class" = json!(RateClass::SignIns)),
        ("x-problems" = json!([IDENTITY, NAMING, ProblemCode::NameRequired, ProblemCode::Banned,
            ProblemCode::Contended, ProblemCode::Internal]))))]
#[post("/v1/sessions/oidc")]
pub async fn sign_in(
    db: web::Data<Database>,
    providers: web::Data<Providers>,
    keys: web::Data<Keys>,
    Address(address): Address,
    UserAgent(agent): UserAgent,
    body: Json<IdentitySignInRequest>,
) -> Result<HttpResponse, Problem> {
    let IdentitySignInRequest { provider, nonce, proof, name, device } = body.into_inner();
    let chosen = name.map(|name| Name::choose(&name, &db.forbidden_words())).transpose()?;
    let naming = chosen.as_ref().map(AccountName::from);
    let (provider, challenge) = expected(&db, &providers, &keys, &provider, &nonce)?;
    let identity = match proof {
        Some(proof) => {
            let shared = vec![format!("identity-from:{address}")];
            let throttle_key = ThrottleKey { whose: None, client: None, shared };
            Some(prove(&db, provider, &challenge, proof, &throttle_key).await?)
        }
        None => None,
    };
    let (token, device) = (keys.refresh.first(), agent.or_named(device));
    let session = NewSession { id: token.session(), device: &device, token_hash: token.hash() };
    let sign_in = IdentitySignIn {
        challenge: challenge.hash(),
        provider: &provider.settings().name,
        identity: identity.as_ref(),
        naming: naming.as_ref(),
        session,
    };
    let mut signed_in = identities::sign_in(&db, sign_in).await;
    if let Err(IdentityError::Banned(account)) = signed_in {
        refuse_banned(&db, account).await?;
        signed_in = identities::sign_in(&db, sign_in).await;
    }
    let SignedIn { account, at } = signed_in?;
    Ok(HttpResponse::Created().json(SessionTokens::of(&keys, account, &token, at)?))
}

/// Link an identity
///
/// From then on the player can also sign in with it. Linking an identity that the account has already
/// changes nothing. A guest becomes permanent by it and keeps name, games, rating and sessions.
#[utoipa::path(tag = "accounts", operation_id = "link_identity", request_body = IdentityLinkRequest,
    security(("bearer" = [])), responses((status = 200, description = "The account", body = Account)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Names)),
        ("x-problems" = json!([IDENTITY, ProblemCode::NotFound, ProblemCode::IdentityTaken,
            ProblemCode::TooManyIdentities]))))]
#[post("/v1/accounts/me/identities")]
pub async fn link(
    db: web::Data<Database>,
    providers: web::Data<Providers>,
    keys: web::Data<Keys>,
    CallerSession(caller): CallerSession,
    body: Json<IdentityLinkRequest>,
) -> Result<web::Json<Account>, Problem> {
    let IdentityLinkRequest { provider, nonce, proof } = body.into_inner();
    let (provider, challenge) = expected(&db, &providers, &keys, &provider, &nonce)?;
    let whose = Some(format!("identity:{}", caller.session));
    let throttle_key = ThrottleKey { whose, client: None, shared: Vec::new() };
    let identity = prove(&db, provider, &challenge, proof, &throttle_key).await?;
    let Linked { account, is_new } =
        identities::link_identity(&db, caller.account, caller.session, challenge.hash(), &identity).await?;
    if is_new {
        note(&db, SecurityEvent::IdentityLinked, account.id);
    }
    Ok(web::Json(account.into()))
}

/// List your identities
///
/// The identities at sign-in providers that are linked to the account.
#[utoipa::path(tag = "accounts", operation_id = "list_identities", security(("bearer" = [])),
    responses((status = 200, description = "The identities", body = IdentityList)),
    extensions(("x-api-key-scope" = json!(PEOPLE))))]
#[get("/v1/accounts/me/identities")]
pub async fn list(db: web::Data<Database>, Caller(account): Caller) -> Result<web::Json<IdentityList>, Problem> {
    let identity = |StoredIdentity { id, provider, issuer, linked_at }| Identity { id, provider, issuer, linked_at };
    let items = identities::list(&db, account).await?.into_iter().map(identity).collect();
    Ok(web::Json(IdentityList { items }))
}

/// Unlink an identity
///
/// The player cannot sign in with it any more; sessions go on. The last identity of an account without
/// a password stays (409 `last_way_in`).
#[utoipa::path(tag = "accounts", operation_id = "unlink_identity", params(("identity_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "The identity is unlinked")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::LastWayIn]))))]
#[delete("/v1/accounts/me/identities/{identity_id}")]
pub async fn unlink(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    if !identities::unlink_identity(&db, account, *id).await? {
        return Err(Problem::new(ProblemCode::NotFound, message!("detail-no-identity")));
    }
    note(&db, SecurityEvent::IdentityUnlinked, account);
    Ok(HttpResponse::NoContent().finish())
}

/// The provider and the challenge that a request names.
fn expected<'a>(
    db: &Database,
    providers: &'a Providers,
    keys: &Keys,
    provider: &str,
    nonce: &SecretString,
) -> Result<(&'a Arc<Provider>, Challenge), Problem> {
    let unknown = || Problem::new(ProblemCode::UnknownProvider, message!("detail-unknown-provider"));
    let provider = providers.named(provider).ok_or_else(unknown)?;
    let challenge = keys.refresh.read_challenge(nonce.expose_secret(), db.now()).ok_or_else(invalid_nonce)?;
    Ok((provider, challenge))
}

/// Checks a proof. Too many that fail, from one address or of one device that is signed in, are refused
/// before the check. They are counted apart from passwords: nobody guesses a proof.
async fn prove(
    db: &Database,
    provider: &Arc<Provider>,
    challenge: &Challenge,
    proof: IdentityProof,
    throttle_key: &ThrottleKey,
) -> Result<VerifiedIdentity, Problem> {
    login_throttle::count_attempt(db, throttle_key).await?;
    match check(db, provider, challenge, proof).await {
        Ok(identity) => {
            login_throttle::forgive_attempt(db, throttle_key).await?;
            Ok(identity)
        }
        Err(unreachable @ ProviderError::Unreachable { .. }) => {
            login_throttle::take_back_attempt(db, throttle_key).await?;
            Err(unreachable.into())
        }
        Err(refused @ (ProviderError::CodeRefused(_) | ProviderError::IdToken(_))) => {
            tracing::info!(provider = provider.settings().name, reason = %refused, "a sign-in is refused");
            db.metrics().security_event(SecurityEvent::IdentityRefused, &throttle_key.origin(), None);
            Err(refused.into())
        }
    }
}

async fn check(
    db: &Database,
    provider: &Arc<Provider>,
    challenge: &Challenge,
    proof: IdentityProof,
) -> Result<VerifiedIdentity, ProviderError> {
    let now = db.now();
    let id_token = match proof {
        IdentityProof::IdToken { id_token } => id_token,
        IdentityProof::AuthorizationCode { code, code_verifier: verifier, redirect_uri } => {
            provider.exchange(AuthorizationCode { code, verifier, redirect_uri }, now).await?
        }
    };
    provider.verify(&id_token, challenge, now).await
}

/// The problem for a challenge that was not made here or has expired.
fn invalid_nonce() -> Problem {
    Problem::new(ProblemCode::InvalidNonce, message!("detail-invalid-nonce"))
}

fn note(db: &Database, event: SecurityEvent, account: Uuid) {
    db.metrics().security_event(event, &format!("account:{account}"), None);
}

impl From<IdentityError> for Problem {
    fn from(error: IdentityError) -> Problem {
        match error {
            IdentityError::ChallengeUsed => Problem::new(ProblemCode::InvalidNonce, message!("detail-invalid-nonce")),
            IdentityError::NameRequired => Problem::new(ProblemCode::NameRequired, message!("detail-name-required")),
            IdentityError::Banned(_) => Problem::new(ProblemCode::Banned, message!("detail-banned")),
            IdentityError::Taken => Problem::new(ProblemCode::IdentityTaken, message!("detail-identity-taken")),
            IdentityError::TooMany { most } => {
                Problem::new(ProblemCode::TooManyIdentities, message!("detail-too-many-identities", most))
                    .with("most", most)
            }
            IdentityError::LastWayIn => Problem::new(ProblemCode::LastWayIn, message!("detail-last-way-in")),
            IdentityError::Contended => Problem::new(ProblemCode::Contended, message!("detail-contended")),
            IdentityError::Account(error) => error.into(),
        }
    }
}

impl From<ProviderError> for Problem {
    fn from(error: ProviderError) -> Problem {
        match error {
            ProviderError::Unreachable { retry_after } => {
                Problem::new(ProblemCode::ProviderUnavailable, message!("detail-provider-unavailable"))
                    .with("retry_after", retry_after)
            }
            ProviderError::CodeRefused(_) | ProviderError::IdToken(_) => {
                Problem::new(ProblemCode::IdentityRefused, message!("detail-identity-refused"))
            }
        }
    }
}
