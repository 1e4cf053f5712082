//! Problems (RFC 9457): one type for every refusal and fault. The table of codes is
//! `codes.rs`.

use crate::{identity::Ban, log::codec::CodecError, store::DatabaseError};
use actix_web::{
    HttpResponse, ResponseError,
    http::{StatusCode, header},
};
use railhead_localization::{Language, Message, message};
use serde::Serialize;
use serde_json::{Map, Value};
use std::{borrow::Cow, fmt};
use utoipa::ToSchema;

mod codes;
pub mod language;
pub(crate) mod public_url;
pub(crate) mod request_id;

pub use codes::ProblemCode;

use public_url::PublicUrl;
use request_id::RequestId;

/// The most letters of what a client sent, such as a name in quotes, that a text of a problem repeats.
const QUOTED: usize = 200;

/// The most letters of a text of a problem.
const LONGEST: usize = 1000;

/// An error response (RFC 9457). The request has changed nothing, with one exception: after
/// `refresh_token_reused` the session has ended.
#[derive(Debug, Serialize, ToSchema)]
#[schema(example = json!({
    "type": "/docs/errors/not_your_turn", "title": "It is not your turn", "status": 409,
    "code": "not_your_turn", "detail": "It is the turn of seat 1.", "rule": "R2.6", "turn": 1
}))]
pub struct Problem {
    /// A URI reference that identifies the kind of problem and leads to a page that explains it. It
    /// is absolute if the operator has set `--public-url`.
    #[serde(rename = "type")]
    #[schema(example = "/docs/errors/not_your_turn")]
    pub uri: String,
    /// The title of the kind of problem, in the language of the request.
    #[schema(value_type = String)]
    pub title: Box<str>,
    /// The HTTP status.
    pub status: u16,
    /// The stable code for clients to act on.
    pub code: ProblemCode,
    /// A description of this occurrence, in the language of the request.
    #[schema(value_type = String)]
    pub detail: Box<str>,
    /// The id of the request, as in the header `X-Request-Id`. Quote it to the operator.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "0190a5f0-7b5c-7c3e-8d2f-1a2b3c4d5e6f")]
    pub request_id: Option<String>,
    /// Further members, depending on the code: whose turn it is, what is missing, the current
    /// version.
    #[serde(flatten)]
    pub extensions: Map<String, Value>,
}

impl Problem {
    /// A problem with this code, in the language of the request.
    pub fn new(code: ProblemCode, detail: Message) -> Problem {
        Problem::in_language(language::current(), code, &detail)
    }

    pub fn in_language(language: Language, code: ProblemCode, detail: &Message) -> Problem {
        Problem {
            uri: PublicUrl::of_current(&format!("/docs/errors/{}", code.name())),
            title: language.format(&code.title()).into(),
            status: code.status().as_u16(),
            code,
            detail: shortened(language.format(detail)).into(),
            request_id: RequestId::current().map(|id| id.to_string()),
            extensions: Map::new(),
        }
    }

    /// Adds an extension member.
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Problem {
        self.extensions.insert(name.to_owned(), shortened_value(value.into()));
        self
    }

    /// The account of a token that has not expired is not there any more.
    pub fn account_deleted() -> Problem {
        Problem::new(ProblemCode::InvalidToken, message!("detail-account-deleted"))
    }

    /// Nothing is served at the path.
    pub fn no_such_path() -> Problem {
        Problem::new(ProblemCode::NotFound, message!("detail-no-path"))
    }

    /// An internal error; the reason is only logged.
    pub fn internal(reason: &'static str) -> Problem {
        tracing::error!(error = reason, "request failed");
        Problem::new(ProblemCode::Internal, message!("detail-internal"))
    }

    /// An internal error, or one that passes: logged once with its sources, none of which appear in the answer.
    pub fn fault(code: ProblemCode, error: &dyn std::error::Error) -> Problem {
        let sources = std::iter::successors(error.source(), |error| error.source());
        let chain = sources.fold(error.to_string(), |chain, source| format!("{chain}: {source}"));
        let is_passing = code == ProblemCode::Unavailable;
        match is_passing {
            true => tracing::warn!(error = chain, "request failed for now"),
            false => tracing::error!(error = chain, "request failed"),
        }
        Problem::new(code, if is_passing { message!("detail-unavailable") } else { message!("detail-internal") })
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.title, self.detail)
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.code.status()
    }

    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::build(self.status_code());
        response.content_type("application/problem+json");
        match self.status_code() {
            StatusCode::UNAUTHORIZED => response.insert_header((header::WWW_AUTHENTICATE, "Bearer")),
            StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => {
                let seconds = self.extensions.get("retry_after").and_then(Value::as_u64).unwrap_or(1);
                response.insert_header((header::RETRY_AFTER, seconds))
            }
            _ => &mut response,
        };
        response.json(self)
    }
}

/// A refusal of the rules. Its fields become extension members, with the number of the rule.
pub(crate) fn refused(code: ProblemCode, detail: Message, rule: Option<&str>, refusal: &impl Serialize) -> Problem {
    let mut problem = Problem::new(code, detail);
    if let Ok(Value::Object(extensions)) = serde_json::to_value(refusal) {
        problem.extensions = extensions.into_iter().map(|(name, value)| (name, shortened_value(value))).collect();
    }
    match rule {
        Some(rule) => problem.with("rule", rule),
        None => problem,
    }
}

fn shortened_value(value: Value) -> Value {
    match value {
        Value::String(text) => Value::String(shortened(text)),
        other => other,
    }
}

/// A text whose quoted parts are cut, and then the whole: a refusal of a large request is small.
fn shortened(text: String) -> String {
    if text.len() <= QUOTED {
        return text;
    }
    let parts = text.split('`').map(|part| cut(part, QUOTED)).collect::<Vec<_>>();
    cut(&parts.join("`"), LONGEST).into_owned()
}

fn cut(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        Some((end, _)) => Cow::Owned(format!("{}…", text.get(..end).unwrap_or_default())),
        None => Cow::Borrowed(text),
    }
}

impl From<DatabaseError> for Problem {
    fn from(error: DatabaseError) -> Problem {
        if error.lacks_account() {
            return Problem::account_deleted();
        }
        if matches!(error, DatabaseError::Banned) {
            return Problem::new(ProblemCode::Banned, message!("detail-banned"));
        }
        let code = if error.passes() { ProblemCode::Unavailable } else { ProblemCode::Internal };
        Problem::fault(code, &error)
    }
}

impl Problem {
    /// A refusal of those on whom a moderator or an admin has acted, with the reason, the end and the contact
    /// for objections.
    pub fn of_measure(code: ProblemCode, detail: Message, told: [Option<String>; 3]) -> Problem {
        let members = ["reason", "until", "contact"].into_iter().zip(told);
        let members = members.filter_map(|(name, value)| Some((name.to_owned(), value?.into())));
        // The whole reason, however long.
        Problem { extensions: members.collect(), ..Problem::new(code, detail) }
    }
}

/// A ban, with the words of whoever has set it.
impl From<&Ban> for Problem {
    fn from(ban: &Ban) -> Problem {
        let detail = match &ban.contact {
            Some(contact) => message!("detail-banned-contact", contact = &**contact),
            None => message!("detail-banned"),
        };
        let until = ban.until.map(|until| until.to_string());
        Problem::of_measure(
            ProblemCode::Banned,
            detail,
            [ban.reason.clone(), until, ban.contact.as_deref().map(str::to_owned)],
        )
    }
}

impl From<CodecError> for Problem {
    fn from(error: CodecError) -> Problem {
        DatabaseError::from(error).into()
    }
}

impl From<serde_json::Error> for Problem {
    fn from(error: serde_json::Error) -> Problem {
        Problem::fault(ProblemCode::Internal, &error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_repeats_two_hundred_letters_of_a_quoted_part() {
        let long = "ä".repeat(16_000);
        let told = shortened(format!("unknown variant `{long}`, expected one of `round`, `long`"));
        assert_eq!(told, format!("unknown variant `{}…`, expected one of `round`, `long`", "ä".repeat(200)));
        assert_eq!(shortened(long.clone()).chars().count(), 201);
        assert!(shortened("`ä".repeat(16_000)).chars().count() <= 1001);
        let problem = Problem::new(ProblemCode::InvalidBody, message!("detail-field-unknown", field = long.as_str()));
        let size =
            serde_json::to_string(&problem.with("reason", long.clone()).with("parameter", long)).map(|it| it.len());
        assert!(size.is_ok_and(|size| size < 3000));
    }
}
