//! The operations of the OpenAPI document, and for each the largest bodies that it allows.

use crate::Load;
use serde_json::{Map, Value, json};
use std::fs;

/// The bytes of a body up to which the server reads one.
const MOST: usize = 1 << 20;
/// The length of what has no bound in the document.
const UNBOUNDED: usize = 1000;
/// The depth to which a body is filled.
const DEPTH: usize = 8;

pub struct Document {
    document: Value,
    /// A valid request of each operation.
    requests: Value,
}

impl Document {
    pub fn read() -> Document {
        let read = |name: &str| {
            let path = format!("{}/openapi/{name}", env!("CARGO_MANIFEST_DIR"));
            serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
        };
        Document { document: read("railhead.json"), requests: read("requests.json") }
    }

    /// The requests of each operation that ends by itself: about both games, with each kind of body.
    pub fn loads(&self, games: &[String; 2]) -> Vec<Load> {
        let mut loads = Vec::new();
        for (template, methods) in self.document["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap() {
                let id = operation["operationId"].as_str().unwrap_or_default();
                // A stream does not end, and these end the session.
                let is_left_out = id.contains("stream") || self.requests[id]["ends_session"] == true;
                if id.is_empty() || is_left_out {
                    continue;
                }
                let abouts = [("", &games[0]), (" over", &games[1])];
                let abouts = abouts.iter().take(if template.contains("{game_id}") { 2 } else { 1 });
                for (about, game) in abouts {
                    for (kind, body) in self.bodies(id, operation) {
                        loads.push(Load {
                            name: format!("{id}{about}{kind}"),
                            method: method.to_uppercase(),
                            path: self.path(id, template, operation, game),
                            body,
                        });
                    }
                }
            }
        }
        loads
    }

    /// The path, with the greatest value of each number that the query takes.
    fn path(&self, id: &str, template: &str, operation: &Value, game: &str) -> String {
        let (mut path, mut query) = (template.to_owned(), String::new());
        for own in operation["parameters"].as_array().into_iter().flatten() {
            let own = self.resolved(own);
            let own = self.resolved(own);
            let name = own["name"].as_str().unwrap();
            let known = &self.requests[id][own["in"].as_str().unwrap()][name];
            match own["in"].as_str() {
                Some("path") => {
                    let value = if name == "game_id" { game.to_owned() } else { text(known) };
                    path = path.replace(&format!("{{{name}}}"), &value);
                }
                Some("query") if name != "wait" => {
                    let most = &self.resolved(&own["schema"])["maximum"];
                    let value = if most.is_number() { most } else { known };
                    if !value.is_null() {
                        query.push_str(&format!("{}{name}={}", if query.is_empty() { '?' } else { '&' }, text(value)));
                    }
                }
                _ => {}
            }
        }
        path + &query
    }

    /// A valid body, one that is as full as the document allows, and two of as many bytes as are read.
    fn bodies(&self, id: &str, operation: &Value) -> Vec<(&'static str, String)> {
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        if schema.is_null() {
            return vec![("", String::new())];
        }
        let example = self.requests[id]["body"].to_string();
        let padded = format!("{example}{}", " ".repeat(MOST.saturating_sub(example.len() + 1)));
        let many = format!("{{\"x\":[{}0]}}", "[],".repeat(MOST / 3 - 8));
        let full = self.filled(schema, DEPTH).to_string();
        vec![(" valid", example), (" full", full), (" padded", padded), (" many", many)]
    }

    /// A value with as much in it as a schema allows.
    fn filled(&self, schema: &Value, depth: usize) -> Value {
        let schema = self.resolved(schema);
        for choice in ["oneOf", "anyOf", "allOf"] {
            if let Some(choices) = schema[choice].as_array() {
                let filled = choices.iter().map(|one| self.filled(one, depth));
                return filled.max_by_key(|value| value.to_string().len()).unwrap_or_default();
            }
        }
        if let Some(values) = schema["enum"].as_array() {
            return values.last().cloned().unwrap_or_default();
        }
        let most = |name: &str| schema[name].as_u64().map_or(UNBOUNDED, |most| most as usize);
        let kind = match &schema["type"] {
            Value::Array(kinds) => kinds.iter().find_map(|kind| kind.as_str().filter(|kind| *kind != "null")),
            kind => kind.as_str(),
        };
        match kind {
            _ if depth == 0 => Value::Null,
            Some("object") => {
                let own = schema["properties"].as_object().into_iter().flatten();
                Value::Object(
                    own.map(|(name, schema)| (name.clone(), self.filled(schema, depth - 1))).collect::<Map<_, _>>(),
                )
            }
            Some("array") => {
                let one = self.filled(&schema["items"], depth - 1);
                let fitting = (MOST / 2 / (one.to_string().len() + 1)).max(1);
                json!(vec![one; most("maxItems").min(fitting)])
            }
            Some("string") if schema["format"].is_string() || schema["pattern"].is_string() => {
                schema["example"].clone()
            }
            Some("string") => json!("x".repeat(most("maxLength"))),
            Some("integer" | "number") => json!(most("maximum")),
            _ => json!(true),
        }
    }

    /// The schema that a reference names.
    fn resolved<'a>(&'a self, schema: &'a Value) -> &'a Value {
        let Some(reference) = schema["$ref"].as_str() else { return schema };
        self.resolved(self.document.pointer(reference.trim_start_matches('#')).unwrap())
    }
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
