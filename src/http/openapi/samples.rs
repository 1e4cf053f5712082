//! Code samples of operations (`x-codeSamples`), made of requests that the tests have sent to a server.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::{collections::HashMap, sync::LazyLock};

/// The characters that are encoded in a path or a query.
const UNSAFE: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.');

/// The state in `If-Match`: the example of a head.
const HEAD: &str = "41-9f86d081884c7d659a2feaa0c55ad015";

/// An accepted request for each operation, recorded by the tests (`tests/api/schemas.rs`).
static RECORDED: LazyLock<HashMap<String, Request>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../../openapi/requests.json")).unwrap_or_default());

/// The parts of a request.
#[derive(Deserialize)]
struct Request {
    #[serde(default)]
    path: Map<String, Value>,
    #[serde(default)]
    query: Map<String, Value>,
    /// Null without a body.
    #[serde(default)]
    body: Value,
}

/// Adds the samples of an operation.
pub fn add(method: &str, path: &str, operation: &mut Value, schemas: &Value) {
    let Some(request) = operation["operationId"].as_str().and_then(|id| RECORDED.get(id)) else { return };
    let mut samples = vec![sample("Shell", "curl", request.curl(method, path, operation))];
    if answers_json(operation) {
        samples.push(sample("TypeScript", "railhead-client", request.typescript(method, path, operation, schemas)));
        samples.push(sample("Python", "railhead", request.python(method, path, operation, schemas)));
    }
    operation["x-codeSamples"] = samples.into();
}

fn sample(language: &str, label: &str, source: String) -> Value {
    json!({"lang": language, "label": label, "source": source})
}

/// Whether a request can have this header.
fn takes(operation: &Value, header: &str) -> bool {
    operation["parameters"].as_array().into_iter().flatten().any(|parameter| parameter["name"] == header)
}

/// Whether a success has JSON only, or nothing.
fn answers_json(operation: &Value) -> bool {
    let responses = operation["responses"].as_object().into_iter().flatten();
    let mut successes = responses.filter(|(status, _)| status.starts_with('2'));
    successes.all(|(_, response)| {
        response["content"].as_object().is_none_or(|content| content.keys().all(|kind| kind == "application/json"))
    })
}

impl Request {
    fn curl(&self, method: &str, path: &str, operation: &Value) -> String {
        let mut lines = vec![format!("curl{} \"$RAILHEAD{}\"", self.manner(method, operation), self.filled(path))];
        let takes_token = operation["security"].as_array().is_some_and(|all| all.iter().any(|one| one != &json!({})));
        if takes_token {
            lines.push("-H \"Authorization: Bearer $TOKEN\"".to_owned());
        }
        // The SDKs send a key of their own.
        if takes(operation, "Idempotency-Key") {
            lines.push("-H \"Idempotency-Key: $(uuidgen)\"".to_owned());
        }
        if takes(operation, "If-Match") {
            lines.push(format!("-H 'If-Match: \"{HEAD}\"'"));
        }
        if !self.body.is_null() {
            let body = serde_json::to_string(&self.body).unwrap_or_default().replace('\'', "'\\''");
            lines.push("-H \"Content-Type: application/json\"".to_owned());
            lines.push(format!("-d '{body}'"));
        }
        lines.join(" \\\n  ")
    }

    /// The options of curl for a method; a stream is printed as it comes.
    fn manner(&self, method: &str, operation: &Value) -> String {
        let is_stream = operation.pointer("/responses/200/content/text~1event-stream").is_some();
        match method {
            "get" if is_stream => " -N".to_owned(),
            "get" => String::new(),
            "post" if !self.body.is_null() => String::new(),
            other => format!(" -X {}", other.to_uppercase()),
        }
    }

    /// The path with its parameters and the query.
    fn filled(&self, path: &str) -> String {
        let mut filled = path.to_owned();
        for (name, value) in &self.path {
            filled = filled.replace(&format!("{{{name}}}"), &encoded(value));
        }
        for (at, (name, value)) in self.query.iter().enumerate() {
            filled += &format!("{}{name}={}", if at == 0 { '?' } else { '&' }, encoded(value));
        }
        filled
    }

    fn python(&self, method: &str, path: &str, operation: &Value, schemas: &Value) -> String {
        let mut arguments = vec![format!("{path:?}")];
        if !self.body.is_null() {
            arguments.push(python_literal(&self.body));
        }
        if !self.query.is_empty() {
            let typed = |(name, value): (&String, &Value)| (name.clone(), typed(name, value, operation, schemas));
            arguments.push(format!("query={}", python_literal(&self.query.iter().map(typed).collect())));
        }
        if takes(operation, "If-Match") {
            arguments.push(format!("if_match={HEAD:?}"));
        }
        let named = |(name, value): (&String, &Value)| {
            format!("{name}={}", python_literal(&typed(name, value, operation, schemas)))
        };
        arguments.extend(self.path.iter().map(named));
        format!("railhead.{method}({})", arguments.join(", "))
    }

    fn typescript(&self, method: &str, path: &str, operation: &Value, schemas: &Value) -> String {
        let typed = |values: &Map<String, Value>| {
            let value = |(name, value): (&String, &Value)| (name.clone(), typed(name, value, operation, schemas));
            values.iter().map(value).collect::<Map<_, _>>()
        };
        let head = if takes(operation, "If-Match") { json!(HEAD) } else { Value::Null };
        let parts = [
            ("path", json!(typed(&self.path))),
            ("query", json!(typed(&self.query))),
            ("body", self.body.clone()),
            ("ifMatch", head),
        ];
        let given = parts.iter().filter(|(_, part)| !part.is_null() && *part != json!({}));
        let given = given.map(|(name, part)| format!("  {name}: {},\n", literal(part))).collect::<String>();
        let options = if given.is_empty() { given } else { format!(", {{\n{given}}}") };
        format!("await railhead.{method}(\"{path}\"{options});")
    }
}

/// A value as it stands in TypeScript, indented by one step after its first line.
fn literal(value: &Value) -> String {
    let text = serde_json::to_string_pretty(value).unwrap_or_default();
    let lines = text.lines().map(|line| {
        let indent = line.len() - line.trim_start().len();
        let (space, rest) = line.split_at(indent);
        let key = rest.strip_prefix('"').and_then(|rest| rest.split_once("\": "));
        match key.filter(|(key, _)| key.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')) {
            Some((key, value)) => format!("{space}{key}: {value}"),
            None => line.to_owned(),
        }
    });
    lines.collect::<Vec<_>>().join("\n  ")
}

fn python_literal(value: &Value) -> String {
    match value {
        Value::Null => "None".to_owned(),
        Value::Bool(true) => "True".to_owned(),
        Value::Bool(false) => "False".to_owned(),
        // Texts are written as in JSON.
        Value::Number(_) | Value::String(_) => value.to_string(),
        Value::Array(items) => format!("[{}]", items.iter().map(python_literal).collect::<Vec<_>>().join(", ")),
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| format!("{name:?}: {}", python_literal(value));
            format!("{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(", "))
        }
    }
}

/// The value of a parameter as its type is: what is no text stands in paths and queries as in JSON.
fn typed(name: &str, value: &Value, operation: &Value, schemas: &Value) -> Value {
    let mut parameters = operation["parameters"].as_array().into_iter().flatten();
    let schema = parameters.find(|parameter| parameter["name"] == name).map(|parameter| &parameter["schema"]);
    let named = schema.and_then(|schema| schema["$ref"].as_str()).and_then(|path| path.rsplit('/').next());
    let schema = named.map(|name| &schemas[name]).or(schema);
    let is_text =
        schema.is_none_or(|schema| ["integer", "number", "boolean"].iter().all(|kind| schema["type"] != *kind));
    let parsed = value.as_str().filter(|_| !is_text).and_then(|text| serde_json::from_str(text).ok());
    parsed.unwrap_or_else(|| value.clone())
}

fn encoded(value: &Value) -> String {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    utf8_percent_encode(&text, UNSAFE).to_string()
}
