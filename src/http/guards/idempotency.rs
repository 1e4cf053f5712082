//! Idempotency: a request with an `Idempotency-Key` is carried out once, however often it is sent.

use crate::{
    http::problem::{Problem, ProblemCode},
    store::idempotency::IdempotentRequest,
};
use actix_web::{FromRequest, HttpRequest, HttpResponseBuilder, dev::Payload};
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::future::{Ready, ready};
use utoipa::IntoParams;
use uuid::Uuid;

/// The longest key, in characters.
const LONGEST: usize = 255;

/// The `Idempotency-Key` of a request, if it has one.
#[derive(Debug)]
pub struct IdempotencyKey(Option<WrittenKey>);

#[derive(Debug)]
struct WrittenKey {
    key: String,
    /// The hash of the request without its body.
    digest: Sha256,
    /// The game in the path.
    game: Option<Uuid>,
}

impl IdempotencyKey {
    /// The caller's request with this body, if it has a key. Requests are equal if their method,
    /// path and parsed body are.
    pub fn keyed(self, account: Uuid, body: &impl Serialize) -> Result<Option<IdempotentRequest>, Problem> {
        let Some(WrittenKey { key, digest, game }) = self.0 else { return Ok(None) };
        let request = digest.chain_update(serde_json::to_vec(body)?).finalize().into();
        Ok(Some(IdempotentRequest { account, scope: game.unwrap_or(account), key, request }))
    }
}

impl FromRequest for IdempotencyKey {
    type Error = Problem;
    type Future = Ready<Result<IdempotencyKey, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let refused = || Problem::new(ProblemCode::InvalidHeader, message!("detail-idempotency-key"));
        ready(match request.headers().get("idempotency-key").map(|key| key.to_str().map(unquoted)) {
            None => Ok(IdempotencyKey(None)),
            Some(Ok(key)) if (1..=LONGEST).contains(&key.len()) => {
                let line = format!("{} {}\n", request.method(), request.path());
                let game = request.match_info().get("game_id").and_then(|game| game.parse().ok());
                let digest = Sha256::new().chain_update(line);
                Ok(IdempotencyKey(Some(WrittenKey { key: key.to_owned(), digest, game })))
            }
            Some(Ok(_) | Err(_)) => Err(refused()),
        })
    }
}

/// A key without the quotes of a structured field (RFC 9651), which some clients send and others do not.
fn unquoted(key: &str) -> &str {
    key.strip_prefix('"').and_then(|key| key.strip_suffix('"')).unwrap_or(key)
}

/// The header of the answer to a request that had been carried out before.
pub const REPLAYED: &str = "Idempotent-Replayed";

/// Tells clients by the header that an answer is repeated.
pub fn note_replay(response: &mut HttpResponseBuilder, is_replayed: bool) {
    if is_replayed {
        response.insert_header((REPLAYED, "true"));
    }
}

/// The header, as described in the OpenAPI document.
#[expect(dead_code, reason = "only described")]
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Header)]
pub struct IdempotencyKeyHeader {
    /// A text of your choice, unique to each request about this game; send the same text when you
    /// retry. The request is carried out once, and for at least 24 hours every retry gets the same
    /// answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
    /// are one key.
    #[serde(rename = "Idempotency-Key")]
    #[param(max_length = 255, min_length = 1, nullable = false)]
    pub idempotency_key: Option<String>,
}
