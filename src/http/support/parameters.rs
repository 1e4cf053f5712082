//! Query and path parameters, checked by what the OpenAPI document says about them: what is declared
//! there is enforced, and a refusal names the parameter, the value and the bound.

use crate::http::support::{
    language::LANG,
    operations::PerOperation,
    problem::{Problem, ProblemCode},
    unreadable,
};
use actix_web::{FromRequest, HttpRequest, dev::Payload, web::Data};
use jiff::Timestamp;
use railhead_localization::{Message, message};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::{
    borrow::Cow,
    future::{Ready, ready},
    ops::Deref,
};
use uuid::Uuid;

/// The query of a request.
#[derive(Clone, Copy, Debug)]
pub struct Query<T>(T);

impl<T> Query<T> {
    /// The parameters.
    pub fn into_inner(self) -> T {
        self.0
    }
}

impl<T> Deref for Query<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: DeserializeOwned> FromRequest for Query<T> {
    type Error = Problem;
    type Future = Ready<Result<Query<T>, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(read(request).map(Query))
    }
}

fn read<T: DeserializeOwned>(request: &HttpRequest) -> Result<T, Problem> {
    let declared = Declared::of(request);
    if let Some(parameters) = declared {
        parameters.check_query(&form_urlencoded::parse(request.query_string().as_bytes()).collect::<Vec<_>>())?;
    }
    // The language is not for the operation.
    let is_for_operation = |part: &&str| part.split('=').next() != Some(LANG);
    let text = request.query_string().split('&').filter(is_for_operation).collect::<Vec<_>>().join("&");
    let query = || form_urlencoded::parse(text.as_bytes());
    serde_path_to_error::deserialize(serde_urlencoded::Deserializer::new(query())).map_err(|error| {
        let name = error.path().to_string();
        let value = query().find(|(given, _)| *given == name).map(|(_, value)| value);
        unreadable::refused_query(&error.into_inner(), value.map(|value| (name, value.into_owned())))
    })
}

/// The refusal of a path whose parts cannot be read.
pub fn refused_path(error: &impl ToString, request: &HttpRequest) -> Problem {
    let parts = request.match_info();
    let declared = Declared::of(request).map(|Declared(all)| all.as_slice()).unwrap_or_default();
    let mut declared = declared.iter().filter(|parameter| parameter.place == Place::Path);
    let refusal = declared.find_map(|parameter| parameter.check(parts.get(&parameter.name)?).err());
    refusal.unwrap_or_else(|| {
        Problem::new(ProblemCode::InvalidPath, message!("detail-path-unreadable")).with("reason", error.to_string())
    })
}

/// The parameters of every operation, by the pattern of its path and its method.
pub struct Parameters(PerOperation<Declared>);

/// The parameters of an operation.
struct Declared(Vec<Parameter>);

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

/// What a value must be.
enum Rule {
    Integer { minimum: i64, maximum: i64 },
    OneOf(Vec<String>),
    Time,
    Id,
    Text { max_length: usize },
}

impl Parameters {
    /// Reads them from the OpenAPI document.
    pub fn of(document: &Value) -> Parameters {
        Parameters(PerOperation::of(document, |operation| {
            let parameters = operation["parameters"].as_array().into_iter().flatten();
            Some(Declared(parameters.filter_map(|parameter| Parameter::of(parameter, document)).collect()))
        }))
    }
}

impl Declared {
    fn of(request: &HttpRequest) -> Option<&Declared> {
        let parameters = request.app_data::<Data<Parameters>>()?;
        parameters.0.get(&request.match_pattern()?, request.method())
    }

    fn query(&self) -> impl Iterator<Item = &Parameter> {
        self.0.iter().filter(|parameter| parameter.place == Place::Query)
    }

    fn check_query(&self, given: &[(Cow<'_, str>, Cow<'_, str>)]) -> Result<(), Problem> {
        for (at, (name, value)) in given.iter().enumerate() {
            let Some(parameter) = self.query().find(|parameter| parameter.name == *name) else {
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
}

impl Parameter {
    fn of(parameter: &Value, document: &Value) -> Option<Parameter> {
        let place = match parameter["in"].as_str()? {
            "query" => Place::Query,
            "path" => Place::Path,
            _ => return None,
        };
        let schema = &parameter["schema"];
        let name = schema["$ref"].as_str().and_then(|name| name.strip_prefix('#'));
        let rule = Rule::of(name.and_then(|name| document.pointer(name)).unwrap_or(schema));
        let is_required = parameter["required"] == true;
        Some(Parameter { name: parameter["name"].as_str()?.to_owned(), place, is_required, rule })
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
            Rule::Time | Rule::Id | Rule::Text { .. } => return Ok(()),
        };
        let problem = self.refused(given, detail);
        Err(match &self.rule {
            Rule::Integer { minimum, maximum } => problem.with("minimum", *minimum).with("maximum", *maximum),
            Rule::OneOf(allowed) => problem.with("allowed", json!(allowed)),
            Rule::Text { max_length } => problem.with("max_length", *max_length),
            Rule::Time | Rule::Id => problem,
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
