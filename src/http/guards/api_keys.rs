//! API keys: the bots of players, and tools of persons. An operation says what a key may be used for; a key
//! that may not is
//! refused before its request is read.

use crate::{
    http::{
        connection::client_address::counted_address,
        guards::{bans::refuse_banned, extract::bearer_token, rate_limits::RateLimits},
        operations::{KeyAccess, Operations},
        problem::{Problem, ProblemCode},
    },
    identity::{ApiKey, Keys, KnownKey, TokenSubject},
    metrics::SecurityEvent,
    store::{
        Database,
        accounts::api_keys::{self, FoundKey},
    },
};
use actix_web::{
    Error, HttpMessage, HttpRequest, ResponseError,
    body::{EitherBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::header,
    middleware::Next,
    web,
};
use railhead_localization::message;
use std::time::{Duration, Instant};
use uuid::Uuid;

/// The time for which a stream goes on with a key before the key is looked up again: as long as an
/// access token is valid.
const STREAM_LIFETIME: Duration = Duration::from_secs(crate::identity::LIFETIME_SECONDS);

/// The sender of a request with a key: a bot, or a tool of a person.
#[derive(Clone, Copy, Debug)]
pub struct KeyCaller {
    /// The account and its key.
    pub subject: TokenSubject,
    /// The owner of a bot, or the person.
    pub owner: Uuid,
    /// The time at which the key expires, or has to be looked up again.
    until: Instant,
}

impl KeyCaller {
    /// The caller of a request, if it was sent with a key.
    pub fn of(request: &HttpRequest) -> Option<KeyCaller> {
        request.extensions().get::<KeyCaller>().copied()
    }

    /// Checks, some time after the request began, that the key is still good.
    ///
    /// # Errors
    /// `invalid_token`, `banned`.
    pub fn check(&self, keys: &Keys) -> Result<(), Problem> {
        if Instant::now() >= self.until {
            return Err(invalid_key());
        }
        Ok(keys.check_subject(&self.subject)?)
    }
}

/// Finds out whose key a request was sent with, and refuses it if the key may not do this.
pub async fn authenticate<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let caller = match sent(&request) {
        Some(key) => identify(&request, key).await,
        None => Ok(None),
    };
    match caller {
        Ok(caller) => {
            if let Some(caller) = caller {
                // The subject is for the log.
                request.extensions_mut().insert(caller.subject);
                request.extensions_mut().insert(caller);
            }
            Ok(next.call(request).await?.map_into_left_body())
        }
        Err(problem) => Ok(request.into_response(problem.error_response()).map_into_right_body()),
    }
}

fn sent(request: &ServiceRequest) -> Option<ApiKey> {
    let header = request.headers().get(header::AUTHORIZATION)?;
    ApiKey::sent(bearer_token(header.to_str().ok()?)?)
}

/// The caller whose key this is. None if the operation does not ask who it is, or there is no operation.
async fn identify(request: &ServiceRequest, key: ApiKey) -> Result<Option<KeyCaller>, Problem> {
    let operations = request
        .app_data::<web::Data<Operations>>()
        .ok_or_else(|| Problem::internal("the table of operations is missing"))?;
    let Some(operation) = operations.of_request(request) else { return Ok(None) };
    let scope = match operation.access {
        KeyAccess::Anybody => return Ok(None),
        KeyAccess::People => None,
        KeyAccess::Scope(scope) => Some(scope),
    };
    let KnownKey { subject, owner, scopes, expires_at } = known(request, &key).await?;
    let is_personal = owner == subject.account;
    let Some(scope) = scope.filter(|_| !(operation.is_for_bots && is_personal)) else {
        return Err(Problem::new(ProblemCode::NotForKeys, message!("detail-not-for-keys")));
    };
    if !scopes.contains(&scope) {
        let detail = message!("detail-scope-missing", scope = scope.name());
        return Err(Problem::new(ProblemCode::ScopeMissing, detail).with("scope", scope.name()));
    }
    let left = db(request)?.now().duration_until(expires_at).unsigned_abs();
    Ok(Some(KeyCaller { subject, owner, until: Instant::now() + left.min(STREAM_LIFETIME) }))
}

/// The facts about a key that this process remembers, or else those in the database.
async fn known(request: &ServiceRequest, key: &ApiKey) -> Result<KnownKey, Problem> {
    let (db, keys) = (
        db(request)?,
        request.app_data::<web::Data<Keys>>().ok_or_else(|| Problem::internal("the signing keys are missing"))?,
    );
    let address = counted_address(request.request());
    let hash = key.hash().ok_or_else(invalid_key)?;
    let known = match keys.api_keys.get(hash).filter(|known| known.expires_at > db.now()) {
        Some(known) => known,
        None => {
            if let Some(limits) = request.app_data::<web::Data<RateLimits>>() {
                limits.count_key_lookup(&address)?;
            }
            let mut found = api_keys::find(db, hash).await?;
            if let Some(FoundKey::Banned(account)) = found {
                refuse_banned(db, account).await?;
                found = api_keys::find(db, hash).await?;
            }
            match found {
                Some(FoundKey::Known(known)) => {
                    keys.api_keys.remember(hash, known.clone());
                    known
                }
                Some(FoundKey::Banned(_)) => return Err(Problem::new(ProblemCode::Banned, message!("detail-banned"))),
                None => {
                    let origin = format!("address:{address}");
                    db.metrics().security_event(SecurityEvent::ApiKeyRefused, &origin, None);
                    return Err(invalid_key());
                }
            }
        }
    };
    keys.check_subject(&known.subject).map_err(|error| match error {
        crate::identity::TokenError::Ended => invalid_key(),
        other => other.into(),
    })?;
    Ok(known)
}

fn db(request: &ServiceRequest) -> Result<&web::Data<Database>, Problem> {
    request.app_data::<web::Data<Database>>().ok_or_else(|| Problem::internal("the store is missing"))
}

/// The refusal of what is no key, or none any more.
fn invalid_key() -> Problem {
    Problem::new(ProblemCode::InvalidToken, message!("detail-invalid-key"))
}
