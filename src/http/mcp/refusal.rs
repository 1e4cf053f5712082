//! Refusals as a tool tells them: the code and the detail of a problem, and what else helps.

use crate::http::problem::Problem;
use actix_web::http::StatusCode;
use serde_json::{Map, Value};

/// Members of problems that are told otherwise, or are too long for a model.
const LEFT_OUT: [&str; 8] = ["type", "title", "status", "code", "detail", "request_id", "view", "events"];

#[derive(Debug)]
pub struct Refusal {
    code: String,
    detail: String,
    members: Map<String, Value>,
}

impl Refusal {
    fn new(code: &str, detail: impl Into<String>) -> Refusal {
        Refusal { code: code.to_owned(), detail: detail.into(), members: Map::new() }
    }

    /// The refusal of arguments that are none of the tool.
    pub fn of_arguments(detail: impl Into<String>) -> Refusal {
        Refusal::new("invalid_arguments", detail)
    }

    /// The refusal of a call whose client has left.
    pub fn gone() -> Refusal {
        Refusal::new("unavailable", "The client has left.")
    }

    /// The answer to a request that was refused.
    pub fn of_answer(status: StatusCode, problem: &Value) -> Refusal {
        let text = |name: &str| problem[name].as_str().map(str::to_owned);
        let code = text("code").unwrap_or_else(|| status.as_str().to_owned());
        let detail = text("detail").unwrap_or_default();
        let members = problem.as_object().into_iter().flatten();
        let members = members.filter(|(name, _)| !LEFT_OUT.contains(&name.as_str()));
        let members = members.map(|(name, value)| (name.clone(), value.clone())).collect();
        Refusal { code, detail, members }
    }

    pub fn text(&self) -> String {
        let Refusal { code, detail, members } = self;
        match members.is_empty() {
            true => format!("{code}: {detail}"),
            false => format!("{code}: {detail} {}", Value::from(members.clone())),
        }
    }
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Refusal {
        Refusal::new(problem.code.name(), problem.detail)
    }
}
