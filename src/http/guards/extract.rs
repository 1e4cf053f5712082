//! Extractors: the caller, versions from headers, bodies and paths. A failure is refused with a
//! problem.

use crate::{
    http::{
        guards::{api_keys::KeyCaller, json::Json, parameters::refused_path},
        problem::{Problem, ProblemCode},
    },
    identity::{Keys, TokenSubject, shown_part},
    log::chain::Head,
    store::{Database, notifications::suppression},
};
use actix_web::{FromRequest, HttpMessage, HttpRequest, dev::Payload, http::header, web};
use railhead_localization::message;
use serde::{Deserialize, de::DeserializeOwned};
use std::{
    fmt::Display,
    future::{Ready, pending, ready},
    pin::Pin,
    time::Duration,
};
use tokio::time::sleep;
use utoipa::IntoParams;
use uuid::Uuid;

/// The time for which revocations are collected before streams are checked: many sign-outs must not
/// wake all streams as often.
const TOGETHER: Duration = Duration::from_millis(100);

/// The account making the request, from its access token or API key.
#[derive(Clone, Copy, Debug)]
pub struct Caller(pub Uuid);

/// The account making the request, and its session.
#[derive(Clone, Copy, Debug)]
pub struct CallerSession(pub TokenSubject);

/// The name the client's device gives itself.
#[derive(Clone, Debug)]
pub struct UserAgent(pub DeviceName);

/// The name of a device, at most 100 characters.
#[derive(Clone, Debug)]
pub struct DeviceName(String);

/// The credential that a request was sent with, to be checked again later.
#[derive(Clone)]
pub struct Token(Credential);

#[derive(Clone)]
enum Credential {
    /// Nothing: an anonymous request.
    None,
    AccessToken(String, web::Data<Keys>),
    ApiKey(KeyCaller, web::Data<Keys>),
}

impl Token {
    /// Checks that the token or key is still valid. An anonymous request always passes.
    ///
    /// # Errors
    /// `invalid_token`, `banned`.
    pub fn check(&self) -> Result<(), Problem> {
        match &self.0 {
            Credential::None => Ok(()),
            Credential::AccessToken(token, keys) => Ok(keys.check(token).map(drop)?),
            Credential::ApiKey(caller, keys) => caller.check(keys),
        }
    }

    /// Waits until the token or key is refused, and answers why. One that merely expires is not
    /// noticed here, and an anonymous request waits for ever.
    pub async fn refused(&self) -> Problem {
        let keys = match &self.0 {
            Credential::None => return pending().await,
            Credential::AccessToken(_, keys) | Credential::ApiKey(_, keys) => keys,
        };
        let mut revocations = keys.revocations();
        loop {
            if let Err(problem) = self.check() {
                return problem;
            }
            // The sender lives as long as the keys.
            let _ = revocations.changed().await;
            sleep(TOGETHER).await;
            revocations.mark_unchanged();
        }
    }

    pub async fn until_refused(&self, something: impl Future<Output = ()>) {
        tokio::select! {
            () = something => {}
            _ = self.refused() => {}
        }
    }

    fn of(request: &HttpRequest) -> Result<Token, Problem> {
        let Some((token, keys)) = token(request)? else { return Ok(Token(Credential::None)) };
        let credential = match KeyCaller::of(request) {
            Some(caller) => Credential::ApiKey(caller, keys.clone()),
            None => Credential::AccessToken(token.to_owned(), keys.clone()),
        };
        Ok(Token(credential))
    }
}

/// The account making the request, or `None` for an anonymous request.
#[derive(Clone, Copy, Debug)]
pub struct Viewer(pub Option<Uuid>);

impl Viewer {
    /// The account; refused if there is none and the request needs one.
    pub fn needed_if(self, is_needed: bool) -> Result<Option<Uuid>, Problem> {
        if is_needed && self.0.is_none() { Err(token_missing()) } else { Ok(self.0) }
    }
}

fn token_missing() -> Problem {
    Problem::new(ProblemCode::Unauthenticated, message!("detail-send-token"))
}

/// The account making the request and its session, or `None` for an anonymous request.
#[derive(Clone, Copy, Debug)]
pub struct ViewerSession(pub Option<TokenSubject>);

impl ViewerSession {
    pub fn account(self) -> Option<Uuid> {
        self.0.map(|caller| caller.account)
    }

    /// Notes that the device got this version of a game.
    pub fn has_seen(self, db: &Database, game: Uuid, version: u32) {
        if let Some(caller) = self.0 {
            suppression::note_requested(db, caller.session, game, version);
        }
    }
}

/// The head in `If-Match`, if there is one.
#[derive(Clone, Copy, Debug)]
pub struct IfMatch(pub Option<Head>);

/// The header, as described in the OpenAPI document.
#[expect(dead_code, reason = "only described")]
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Header)]
pub struct IfMatchHeader {
    /// The `ETag` of the view you acted on: a head in quotes. The request is carried out only in
    /// that state of the game; otherwise the answer is 412 `stale_version` with the events you
    /// missed.
    #[serde(rename = "If-Match")]
    #[param(nullable = false, pattern = r#"^"\d{1,10}-[0-9a-f]{32}"$"#)]
    pub if_match: Option<String>,
}

#[derive(Clone, Debug)]
pub struct IfNoneMatch(Vec<String>);

impl IfNoneMatch {
    /// Whether the client already has the resource with this tag.
    pub fn has(&self, tag: impl Display) -> bool {
        self.0.contains(&tag.to_string())
    }
}

impl DeviceName {
    fn new(name: &str) -> DeviceName {
        DeviceName(shown_part(&name.chars().take(100).collect::<String>()))
    }

    /// The name in the request, or else the one from `User-Agent`.
    pub fn or_named(self, given: Option<String>) -> String {
        given.map_or(self, |given| DeviceName::new(&given)).0
    }
}

/// The token of an `Authorization` header. The scheme is read without case (RFC 9110, 11.1), and any number
/// of spaces may be behind it.
pub fn bearer_token(header: &str) -> Option<&str> {
    let (scheme, token) = header.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim_ascii_start())
}

fn token(request: &HttpRequest) -> Result<Option<(&str, &web::Data<Keys>)>, Problem> {
    let Some(header) = request.headers().get(header::AUTHORIZATION) else { return Ok(None) };
    let token = header.to_str().ok().and_then(bearer_token);
    let token = token.ok_or_else(|| Problem::new(ProblemCode::InvalidToken, message!("detail-authorization")))?;
    let keys = request.app_data::<web::Data<Keys>>();
    let keys = keys.ok_or_else(|| Problem::internal("the keys are missing"))?;
    Ok(Some((token, keys)))
}

fn caller(request: &HttpRequest) -> Result<Option<TokenSubject>, Problem> {
    if let Some(bot) = KeyCaller::of(request) {
        return Ok(Some(bot.subject));
    }
    let caller = token(request)?.map(|(token, keys)| keys.check(token)).transpose()?;
    if let Some(caller) = caller {
        // For the log.
        request.extensions_mut().insert(caller);
    }
    Ok(caller)
}

impl FromRequest for Token {
    type Error = Problem;
    type Future = Ready<Result<Token, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Token::of(request))
    }
}

impl FromRequest for Caller {
    type Error = Problem;
    type Future = Ready<Result<Caller, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(required_caller(request).map(|signed| Caller(signed.account)))
    }
}

fn required_caller(request: &HttpRequest) -> Result<TokenSubject, Problem> {
    caller(request)?.ok_or_else(token_missing)
}

impl FromRequest for CallerSession {
    type Error = Problem;
    type Future = Ready<Result<CallerSession, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(required_caller(request).map(CallerSession))
    }
}

impl FromRequest for UserAgent {
    type Error = Problem;
    type Future = Ready<Result<UserAgent, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let agent = request.headers().get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or("");
        ready(Ok(UserAgent(DeviceName::new(agent))))
    }
}

/// An optional body, which may be absent or `null`. A body that is present must parse.
#[derive(Debug)]
pub struct OptionalBody<T>(pub Option<T>);

impl<T: DeserializeOwned + Send + 'static> FromRequest for OptionalBody<T> {
    type Error = actix_web::Error;
    type Future = Pin<Box<dyn Future<Output = Result<OptionalBody<T>, actix_web::Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let headers = request.headers();
        let has_length = headers.get(header::CONTENT_LENGTH).is_some_and(|length| length != "0");
        if !has_length && !headers.contains_key(header::TRANSFER_ENCODING) {
            return Box::pin(ready(Ok(OptionalBody(None))));
        }
        let body = Json::<Option<T>>::from_request(request, payload);
        Box::pin(async move { Ok(OptionalBody(body.await?.into_inner())) })
    }
}

impl FromRequest for Viewer {
    type Error = Problem;
    type Future = Ready<Result<Viewer, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(caller(request).map(|signed| Viewer(signed.map(|signed| signed.account))))
    }
}

fn unquoted(tag: &str) -> &str {
    tag.trim().trim_start_matches("W/").trim_matches('"')
}

impl FromRequest for ViewerSession {
    type Error = Problem;
    type Future = Ready<Result<ViewerSession, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(caller(request).map(ViewerSession))
    }
}

impl FromRequest for IfMatch {
    type Error = Problem;
    type Future = Ready<Result<IfMatch, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let refused = || Problem::new(ProblemCode::InvalidHeader, message!("detail-if-match"));
        ready(match request.headers().get(header::IF_MATCH).map(|tag| tag.to_str()) {
            None | Some(Ok("*")) => Ok(IfMatch(None)),
            Some(Ok(tag)) => unquoted(tag).parse().map(|head| IfMatch(Some(head))).map_err(|_| refused()),
            Some(Err(_)) => Err(refused()),
        })
    }
}

impl FromRequest for IfNoneMatch {
    type Error = Problem;
    type Future = Ready<Result<IfNoneMatch, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let tags = request.headers().get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).unwrap_or("");
        ready(Ok(IfNoneMatch(tags.split(',').map(|tag| unquoted(tag).to_owned()).collect())))
    }
}

/// Turns parse errors of paths into problems.
pub fn configure(config: &mut web::ServiceConfig) {
    let path = web::PathConfig::default().error_handler(|error, request| refused_path(&error, request).into());
    config.app_data(path);
}
