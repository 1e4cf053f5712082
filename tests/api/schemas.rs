//! Whether answers are as the document says; and the recording of examples and requests for it:
//! `RAILHEAD_TEST_RECORD=openapi/examples.json cargo test --test api`; with
//! `RAILHEAD_TEST_RECORD_REQUESTS=target/requests.json` it records requests to choose from.

use crate::{app::Answer, openapi::DOCUMENT};
use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::{Map, Value, json};
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    env, fs,
    sync::{LazyLock, Mutex, PoisonError},
};

/// The number of objects of an array that an example shows, and the length of an example.
const ITEMS: usize = 3;
const LONGEST: usize = 8000;
const LONGEST_PATH: usize = 500;

/// The schemas, with objects that have no other properties than those they name.
static CLOSED: LazyLock<Value> = LazyLock::new(|| {
    let mut components = json!({"schemas": DOCUMENT["components"]["schemas"]});
    close(&mut components);
    components
});

fn close(schema: &mut Value) {
    if let Some(schema) = schema.as_object_mut() {
        if schema.get("type") == Some(&json!("object")) && schema.contains_key("properties") {
            schema.entry("additionalProperties").or_insert(json!(false));
        }
        schema.values_mut().for_each(close);
    }
    schema.as_array_mut().into_iter().flatten().for_each(close);
}

/// The schemas compiled so far, by their text.
static COMPILED: LazyLock<Mutex<Compiled>> = LazyLock::new(Mutex::default);

#[derive(Default)]
struct Compiled {
    schemas: Schemas,
    known: HashMap<String, SchemaIndex>,
}

impl Compiled {
    fn schema(&mut self, schema: &Value) -> SchemaIndex {
        let text = schema.to_string();
        if let Some(known) = self.known.get(&text) {
            return *known;
        }
        let mut closed = schema.clone();
        close(&mut closed);
        let (place, resource) = match schema["$ref"].as_str() {
            Some(reference) => (format!("https://railhead/{reference}"), json!({"components": *CLOSED})),
            None => {
                closed["components"] = CLOSED.clone();
                (format!("https://railhead/{}", self.known.len()), closed)
            }
        };
        let mut compiler = Compiler::new();
        compiler.enable_format_assertions();
        compiler.add_resource(place.split('#').next().unwrap(), resource).unwrap();
        let compiled = compiler.compile(&place, &mut self.schemas).unwrap();
        self.known.insert(text, compiled);
        compiled
    }
}

/// Checks a value against a schema.
pub fn assert_fits(what: &str, schema: &Value, value: &Value) {
    let mut compiled = COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
    let schema = compiled.schema(schema);
    let wrong = compiled.schemas.validate(value, schema).map_err(|wrong| format!("{wrong:#}"));
    drop(compiled);
    assert!(wrong.is_ok(), "{what} is not as the document says: {}\n{value:#}", wrong.unwrap_err());
}

/// Checks the body of an answer against the schema of its status.
pub fn assert_valid(operation: &Value, response: &Value, answer: &Answer) {
    if answer.text.is_empty() {
        return;
    }
    let content = match answer.header("content-type").split(';').next().unwrap() {
        "application/json" => &response["content"]["application/json"],
        "application/problem+json" => &response["content"]["application/problem+json"],
        _ => return,
    };
    let id = operation["operationId"].as_str().unwrap();
    assert_fits(&format!("the {} of {id}", answer.status), &content["schema"], &answer.json());
    if answer.status < 300 && ["", "en"].contains(&answer.header("content-language")) {
        record(id, answer.json());
    }
}

/// Checks an example of the document.
pub fn assert_valid_example(operation: &Value, content: &Value) {
    if !content["example"].is_null() {
        assert_fits(&format!("the example of {}", operation["operationId"]), &content["schema"], &content["example"]);
    }
}

/// Keeps the richest answer of an operation, if examples are recorded.
fn record(operation: &str, mut answer: Value) {
    static RECORDED: LazyLock<Mutex<Map<String, Value>>> = LazyLock::new(Mutex::default);
    static FILE: LazyLock<Option<String>> = LazyLock::new(|| env::var("RAILHEAD_TEST_RECORD").ok());
    let Some(file) = &*FILE else { return };
    tidy(&mut answer);
    let length = answer.to_string().len();
    let mut recorded = RECORDED.lock().unwrap();
    let is_better = recorded.get(operation).is_none_or(|known| {
        let (told, known_told) = (told(&answer), told(known));
        (told, known.to_string().len()) > (known_told, length)
    });
    if is_better && (length <= LONGEST || !recorded.contains_key(operation)) {
        recorded.insert(operation.to_owned(), answer);
        fs::write(file, serde_json::to_string_pretty(&*recorded).unwrap() + "\n").unwrap();
    }
}

/// A request that a test has sent.
pub struct Sent<'a> {
    pub template: &'a str,
    pub path: &'a str,
    pub body: &'a str,
}

/// Keeps the shortest accepted request of an operation that says something, if requests are recorded.
pub fn record_request(operation: &str, sent: &Sent<'_>) {
    static RECORDED: LazyLock<Mutex<BTreeMap<String, Value>>> = LazyLock::new(Mutex::default);
    static FILE: LazyLock<Option<String>> = LazyLock::new(|| env::var("RAILHEAD_TEST_RECORD_REQUESTS").ok());
    let Some(file) = &*FILE else { return };
    let (path, query) = sent.path.split_once('?').unwrap_or((sent.path, ""));
    let named = sent.template.split('/').zip(path.split('/')).filter_map(|(name, value)| {
        let name = name.strip_prefix('{')?.strip_suffix('}')?;
        Some((name.to_owned(), decoded(value)))
    });
    let named = named.collect::<Map<_, _>>();
    let query = query.split('&').filter_map(|pair| pair.split_once('='));
    let query = query.map(|(name, value)| (name.to_owned(), decoded(value))).collect::<Map<_, _>>();
    let mut body = serde_json::from_str::<Value>(sent.body).unwrap_or_default();
    tidy(&mut body);
    let request = json!({"path": named, "query": query, "body": body});
    // One with few parts is easiest to read; but one without a body says little where there may be one.
    let weight = |request: &Value| (request["body"].is_null(), request["query"].to_string().len(), request.to_string());
    let mut recorded = RECORDED.lock().unwrap();
    if recorded.get(operation).is_none_or(|known| weight(&request) < weight(known)) {
        recorded.insert(operation.to_owned(), request);
        fs::write(file, serde_json::to_string_pretty(&*recorded).unwrap() + "\n").unwrap();
    }
}

fn decoded(text: &str) -> Value {
    percent_encoding::percent_decode_str(&text.replace('+', " ")).decode_utf8_lossy().into_owned().into()
}

/// The number of different fields of an answer that have a value.
fn told(answer: &Value) -> usize {
    fn collect(value: &Value, path: &str, paths: &mut BTreeSet<String>) {
        match value {
            Value::Object(fields) => fields.iter().for_each(|(name, it)| collect(it, &format!("{path}.{name}"), paths)),
            Value::Array(items) => items.iter().for_each(|it| collect(it, path, paths)),
            Value::Null => {}
            Value::Bool(_) | Value::Number(_) | Value::String(_) => drop(paths.insert(path.to_owned())),
        }
    }
    let mut paths = BTreeSet::new();
    collect(answer, "", &mut paths);
    paths.len()
}

/// Cuts arrays and drawings short, and tokens off.
fn tidy(value: &mut Value) {
    match value {
        Value::Array(items) => {
            if items.iter().any(Value::is_object) {
                items.truncate(ITEMS);
            }
            items.iter_mut().for_each(tidy);
        }
        Value::Object(fields) => {
            for name in ["access_token", "refresh_token", "secret", "nonce"] {
                if let Some(Value::String(token)) = fields.get_mut(name).filter(|token| !is_hexadecimal(token)) {
                    *token = format!("{}…", &token[..token.len().min(12)]);
                }
            }
            fields.values_mut().for_each(tidy);
        }
        // A path in SVG: its last part.
        Value::String(text) if text.len() > LONGEST_PATH && text.starts_with('M') => {
            *text = text.split_off(text.rfind('M').unwrap());
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The secret of a game that is over is no secret.
fn is_hexadecimal(text: &Value) -> bool {
    text.as_str().is_some_and(|text| text.chars().all(|digit| digit.is_ascii_hexdigit()))
}
