//! The parameters of queries and paths, checked against the OpenAPI document: its declarations are
//! enforced, and a refusal names the parameter, the value and the bound.

use crate::http::problem::{Problem, ProblemCode, language::LANG};
use actix_web::dev::{Path, Url};
use jiff::Timestamp;
use railhead_localization::{Message, message};
use serde_json::{Value, json};
use std::borrow::Cow;
use uuid::Uuid;

/// The value of `x-other-parameters` of an operation that ignores them.
pub const IGNORED: &str = "ignored";

pub struct Parameters {
    declared: Vec<Parameter>,
    /// Whether other parameters of the query are ignored. Sites that show a picture, a feed or a file put
    /// their own into its address: `?v=2`, `?dnt=1`.
    ignores_others: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Query,
    Path,
}

struct Parameter {
    name: String,
    place: Place,
    is_required: bool,
    rule: Rule,
}

enum Rule {
    /// It is read elsewhere.
    Any,
    Integer {
        minimum: i64,
        maximum: i64,
    },
    OneOf(Vec<String>),
    Time,
    Id,
    Text {
        max_length: usize,
    },
}

impl Parameters {
    pub fn of(operation: &Value, document: &Value) -> Parameters {
        let declared = operation["parameters"].as_array().into_iter().flatten();
        Parameters {
            declared: declared.filter_map(|parameter| Parameter::of(parameter, document)).collect(),
            ignores_others: operation["x-other-parameters"] == IGNORED,
        }
    }

    /// Whether a parameter of a query is for the operation.
    pub fn takes(&self, name: &str) -> bool {
        !self.ignores_others || self.query().any(|parameter| parameter.name == name)
    }

    fn query(&self) -> impl Iterator<Item = &Parameter> {
        self.declared.iter().filter(|parameter| parameter.place == Place::Query)
    }

    /// Checks a query.
    ///
    /// # Errors
    /// `invalid_query`.
    pub fn check_query(&self, given: &[(Cow<'_, str>, Cow<'_, str>)]) -> Result<(), Problem> {
        for (at, (name, value)) in given.iter().enumerate() {
            let Some(parameter) = self.query().find(|parameter| parameter.name == *name) else {
                if self.ignores_others {
                    continue;
                }
                let known = self.query().map(|parameter| parameter.name.as_str()).collect::<Vec<_>>();
                let detail = message!("detail-parameter-unknown", name = shown(name));
                let problem = Problem::new(ProblemCode::InvalidQuery, detail);
                return Err(problem.with("parameter", shown(name)).with("allowed", json!(known)));
            };
            if given.iter().take(at).any(|(before, _)| before == name) {
                let detail = message!("detail-parameter-twice", name = parameter.name.as_str());
                return Err(parameter.refused(value, detail));
            }
            parameter.check(value)?;
        }
        let is_missing =
            |parameter: &&Parameter| parameter.is_required && !given.iter().any(|(name, _)| *name == parameter.name);
        self.query().find(is_missing).map_or(Ok(()), |Parameter { name, .. }| {
            let problem =
                Problem::new(ProblemCode::InvalidQuery, message!("detail-parameter-missing", name = name.as_str()));
            Err(problem.with("parameter", name.as_str()))
        })
    }

    /// Checks the parts of a path.
    ///
    /// # Errors
    /// `invalid_path`.
    pub fn check_path(&self, parts: &Path<Url>) -> Result<(), Problem> {
        let mut declared = self.declared.iter().filter(|parameter| parameter.place == Place::Path);
        let refusal = declared.find_map(|parameter| parameter.check(parts.get(&parameter.name)?).err());
        refusal.map_or(Ok(()), Err)
    }
}

impl Parameter {
    fn of(parameter: &Value, document: &Value) -> Option<Parameter> {
        let place = match parameter["in"].as_str()? {
            "query" => Place::Query,
            "path" => Place::Path,
            _ => return None,
        };
        let (schema, given) = (&parameter["schema"], parameter["name"].as_str()?);
        let name = schema["$ref"].as_str().and_then(|name| name.strip_prefix('#'));
        let rule = match given {
            LANG => Rule::Any,
            _ => Rule::of(name.and_then(|name| document.pointer(name)).unwrap_or(schema)),
        };
        let is_required = parameter["required"] == true;
        Some(Parameter { name: given.to_owned(), place, is_required, rule })
    }

    fn check(&self, given: &str) -> Result<(), Problem> {
        let (name, value) = (self.name.as_str(), shown(given));
        let detail = match &self.rule {
            Rule::Integer { minimum, maximum } => match given.parse::<i64>() {
                Ok(number) if (*minimum..=*maximum).contains(&number) => return Ok(()),
                _ => message!("detail-parameter-integer", name, value, minimum = *minimum, maximum = *maximum),
            },
            Rule::OneOf(allowed) if allowed.iter().any(|allowed| allowed == given) => return Ok(()),
            Rule::OneOf(allowed) => {
                let allowed = allowed.iter().map(|allowed| format!("`{allowed}`")).collect::<Vec<_>>().join(", ");
                message!("detail-parameter-choice", name, value, allowed)
            }
            Rule::Time if given.parse::<Timestamp>().is_err() => message!("detail-parameter-time", name, value),
            Rule::Id if Uuid::try_parse(given).is_err() => message!("detail-parameter-uuid", name, value),
            Rule::Text { max_length } if given.chars().count() > *max_length => {
                message!("detail-parameter-length", name, maximum = *max_length)
            }
            Rule::Any | Rule::Time | Rule::Id | Rule::Text { .. } => return Ok(()),
        };
        let problem = self.refused(given, detail);
        Err(match &self.rule {
            Rule::Integer { minimum, maximum } => problem.with("minimum", *minimum).with("maximum", *maximum),
            Rule::OneOf(allowed) => problem.with("allowed", json!(allowed)),
            Rule::Text { max_length } => problem.with("max_length", *max_length),
            Rule::Any | Rule::Time | Rule::Id => problem,
        })
    }

    fn refused(&self, value: &str, detail: Message) -> Problem {
        let code = match self.place {
            Place::Query => ProblemCode::InvalidQuery,
            Place::Path => ProblemCode::InvalidPath,
        };
        Problem::new(code, detail).with("parameter", self.name.as_str()).with("value", shown(value))
    }
}

/// The beginning of a text, as far as a refusal repeats it.
fn shown(value: &str) -> String {
    value.chars().take(64).collect()
}

impl Rule {
    fn of(schema: &Value) -> Rule {
        let texts = |values: &Vec<Value>| values.iter().filter_map(|value| value.as_str().map(str::to_owned)).collect();
        match (schema["type"].as_str(), schema["format"].as_str()) {
            (Some("integer"), _) => Rule::Integer {
                minimum: schema["minimum"].as_i64().unwrap_or(i64::MIN),
                maximum: schema["maximum"].as_i64().unwrap_or(i32::MAX.into()),
            },
            (Some("boolean"), _) => Rule::OneOf(["true", "false"].map(str::to_owned).to_vec()),
            (_, Some("date-time")) => Rule::Time,
            (_, Some("uuid")) => Rule::Id,
            _ if schema["enum"].is_array() => Rule::OneOf(schema["enum"].as_array().map(texts).unwrap_or_default()),
            _ => {
                let max_length = schema["maxLength"].as_u64().and_then(|length| length.try_into().ok());
                Rule::Text { max_length: max_length.unwrap_or(usize::MAX) }
            }
        }
    }
}
