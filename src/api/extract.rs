//! What handlers are given: the caller, versions from headers, bodies and paths, each refused with a problem.

use super::problem::{Code, Problem};
use crate::auth::Keys;
use actix_web::{
    FromRequest, HttpRequest,
    dev::Payload,
    error::{JsonPayloadError, PathError, QueryPayloadError},
    http::header,
    web,
};
use std::future::{Ready, ready};
use utoipa_actix_web::service_config::ServiceConfig;
use uuid::Uuid;

/// The largest body taken, in bytes.
pub const BODY_LIMIT: usize = 16 * 1024;

/// The account that asks, by its access token.
#[derive(Clone, Copy, Debug)]
pub struct Caller(pub Uuid);

/// The account that asks, or nobody in particular.
#[derive(Clone, Copy, Debug)]
pub struct Onlooker(pub Option<Uuid>);

/// The version that `If-Match` names, if it names one.
#[derive(Clone, Copy, Debug)]
pub struct IfMatch(pub Option<u32>);

/// The versions that `If-None-Match` names.
#[derive(Clone, Debug)]
pub struct IfNoneMatch(Vec<u32>);

impl IfNoneMatch {
    /// Whether the client has this version.
    pub fn has(&self, version: u32) -> bool {
        self.0.contains(&version)
    }
}

fn caller(request: &HttpRequest) -> Result<Option<Uuid>, Problem> {
    let Some(header) = request.headers().get(header::AUTHORIZATION) else { return Ok(None) };
    let token = header.to_str().ok().and_then(|header| header.strip_prefix("Bearer "));
    let token = token.ok_or_else(|| Problem::new(Code::InvalidToken, "send Authorization: Bearer and a token"))?;
    let keys = request.app_data::<web::Data<Keys>>();
    let keys = keys.ok_or_else(|| Problem::new(Code::Internal, "no keys"))?;
    Ok(Some(keys.check(token)?))
}

impl FromRequest for Caller {
    type Error = Problem;
    type Future = Ready<Result<Caller, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let missing = || Problem::new(Code::Unauthenticated, "send Authorization: Bearer and an access token");
        ready(caller(request).and_then(|account| account.map(Caller).ok_or_else(missing)))
    }
}

impl FromRequest for Onlooker {
    type Error = Problem;
    type Future = Ready<Result<Onlooker, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(caller(request).map(Onlooker))
    }
}

fn version(tag: &str) -> Option<u32> {
    tag.trim().trim_start_matches("W/").trim_matches('"').parse().ok()
}

impl FromRequest for IfMatch {
    type Error = Problem;
    type Future = Ready<Result<IfMatch, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let refused = || Problem::new(Code::InvalidHeader, "If-Match is a version in quotes, like \"41\"");
        ready(match request.headers().get(header::IF_MATCH).map(|tag| tag.to_str()) {
            None | Some(Ok("*")) => Ok(IfMatch(None)),
            Some(Ok(tag)) => version(tag).map(|version| IfMatch(Some(version))).ok_or_else(refused),
            Some(Err(_)) => Err(refused()),
        })
    }
}

impl FromRequest for IfNoneMatch {
    type Error = Problem;
    type Future = Ready<Result<IfNoneMatch, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let tags = request.headers().get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).unwrap_or("");
        ready(Ok(IfNoneMatch(tags.split(',').filter_map(version).collect())))
    }
}

/// Makes bodies, paths and queries that do not parse problems of ours.
pub fn configure(config: &mut ServiceConfig) {
    let body = web::JsonConfig::default().limit(BODY_LIMIT).error_handler(|error, _| body_problem(error).into());
    let path = web::PathConfig::default().error_handler(|error, _| path_problem(error).into());
    let query = web::QueryConfig::default().error_handler(|error, _| query_problem(error).into());
    config.app_data(body).app_data(path).app_data(query);
}

fn body_problem(error: JsonPayloadError) -> Problem {
    match &error {
        JsonPayloadError::ContentType => Problem::new(Code::NotJson, "send Content-Type: application/json"),
        JsonPayloadError::Overflow { limit } | JsonPayloadError::OverflowKnownLength { limit, .. } => {
            Problem::new(Code::BodyTooLarge, format!("at most {limit} bytes"))
        }
        JsonPayloadError::Deserialize(reason) => Problem::new(Code::InvalidBody, reason.to_string()),
        other => Problem::new(Code::BadRequest, other.to_string()),
    }
}

fn path_problem(error: PathError) -> Problem {
    Problem::new(Code::InvalidPath, error.to_string())
}

fn query_problem(error: QueryPayloadError) -> Problem {
    Problem::new(Code::InvalidQuery, error.to_string())
}
