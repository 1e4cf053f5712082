//! The id of a request: given by the client or a proxy, or else made here. It is in the answer, in
//! every problem, and in every line of the log that belongs to the request.

use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use std::{fmt, rc::Rc};
use uuid::Uuid;

/// The header, in requests and answers.
pub const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The longest id that is taken over, in characters.
const LONGEST: usize = 128;

tokio::task_local! {
    static CURRENT: RequestId;
}

/// The id of a request: letters, digits and `-_.:=+/`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestId(Rc<str>);

impl RequestId {
    pub fn made() -> RequestId {
        RequestId(Uuid::now_v7().to_string().into())
    }

    /// The id in the headers of a request if it is safe to repeat, otherwise a new one.
    pub fn of(headers: &HeaderMap) -> RequestId {
        let given = headers.get(X_REQUEST_ID).and_then(|id| id.to_str().ok()).filter(|id| is_safe(id));
        given.map_or_else(RequestId::made, |id| RequestId(id.into()))
    }

    /// The id of the request that is being answered.
    pub fn current() -> Option<RequestId> {
        CURRENT.try_with(RequestId::clone).ok()
    }

    /// Answers a request under this id.
    pub async fn scope<F: Future>(self, answer: F) -> F::Output {
        CURRENT.scope(self, answer).await
    }

    pub fn header(&self) -> Option<HeaderValue> {
        HeaderValue::from_str(&self.0).ok()
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn is_safe(id: &str) -> bool {
    let is_safe = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.:=+/".contains(&byte);
    (1..=LONGEST).contains(&id.len()) && id.bytes().all(is_safe)
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn of(given: &[u8]) -> String {
        let mut headers = HeaderMap::new();
        headers.insert(X_REQUEST_ID, HeaderValue::from_bytes(given).unwrap());
        RequestId::of(&headers).to_string()
    }

    #[test]
    fn an_id_is_taken_over_if_it_is_short_and_safe() {
        for id in ["7", "0190a5f0-7b5c-7c3e-8d2f-1a2b3c4d5e6f", "Root=1-67891233-abcdef", &"x".repeat(128)] {
            assert_eq!(of(id.as_bytes()), id);
        }
        for id in ["", " ", "a b", "a\"b", "a,b", "a\tb", "a{b}", "\u{e4}", &"x".repeat(129)] {
            let made = of(id.as_bytes());
            assert!(made != *id && made.parse::<Uuid>().is_ok(), "{id:?}: {made}");
        }
        assert_ne!(of(b""), of(b""));
    }
}
