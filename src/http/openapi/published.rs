//! The document as it is published: what many operations declare is a component, and the samples are a document of
//! their own, an overlay (spec.openapis.org/overlay).

use serde_json::{Map, Value, json};
use std::collections::HashMap;

const SAMPLES: &str = "x-codeSamples";

/// The two documents.
pub struct Published {
    /// The OpenAPI document.
    pub document: Value,
    /// The recorded answers and the code samples of its operations.
    pub samples: Value,
}

impl Published {
    /// Divides a complete document.
    pub fn of(mut document: Value) -> Published {
        let samples = json!({
            "overlay": "1.0.0",
            "info": {"title": "Samples of Railhead", "version": document.pointer("/info/version")},
            "extends": "openapi.json",
            "actions": take_samples(&mut document),
        });
        share(&mut document, "responses", refusals, response_name);
        share(&mut document, "parameters", parameters, parameter_name);
        Published { document, samples }
    }
}

/// A published document in which each operation has its responses and parameters itself, and no references to them.
pub fn inlined(mut document: Value) -> Value {
    let components = document.get("components").cloned().unwrap_or_default();
    let resolve = |part: &mut Value| {
        let reference = part.get("$ref").and_then(Value::as_str);
        let component = reference.and_then(|reference| reference.strip_prefix("#/components"));
        if let Some(component) = component.and_then(|component| components.pointer(component)) {
            *part = component.clone();
        }
    };
    for (_, _, operation) in operations(&mut document) {
        let responses = operation.get_mut("responses").and_then(Value::as_object_mut).into_iter().flatten();
        responses.for_each(|(_, response)| resolve(response));
        operation.get_mut("parameters").and_then(Value::as_array_mut).into_iter().flatten().for_each(resolve);
    }
    document
}

/// The operations with their paths and methods.
fn operations(document: &mut Value) -> impl Iterator<Item = (&str, &str, &mut Value)> {
    let paths = document.get_mut("paths").and_then(Value::as_object_mut).into_iter().flatten();
    paths.flat_map(|(path, item)| {
        let methods = item.as_object_mut().into_iter().flatten();
        methods.map(|(method, operation)| (path.as_str(), method.as_str(), operation))
    })
}

/// Takes the samples out of the operations, as actions of an overlay.
fn take_samples(document: &mut Value) -> Vec<Value> {
    let action = |(path, method, operation): (&str, &str, &mut Value)| {
        let mut update = Map::new();
        let operation = operation.as_object_mut()?;
        let code = operation.remove(SAMPLES);
        update.extend(code.map(|code| (SAMPLES.to_owned(), code)));
        let answers = answers(operation);
        if !answers.is_empty() {
            update.insert("responses".to_owned(), answers.into());
        }
        (!update.is_empty()).then(|| json!({"target": format!("$.paths['{path}'].{method}"), "update": update}))
    };
    operations(document).filter_map(action).collect()
}

/// Takes the examples out of the successes of an operation.
fn answers(operation: &mut Map<String, Value>) -> Map<String, Value> {
    let responses = operation.get_mut("responses").and_then(Value::as_object_mut).into_iter().flatten();
    let successes = responses.filter(|(status, _)| status.starts_with('2'));
    let example = |(status, response): (&String, &mut Value)| {
        let content = response.pointer_mut("/content/application~1json").and_then(Value::as_object_mut)?;
        let example = content.remove("example")?;
        Some((status.clone(), json!({"content": {"application/json": {"example": example}}})))
    };
    successes.filter_map(example).collect()
}

/// Makes components of the parts that several operations have in common. Of different parts with one name, the most
/// frequent becomes the component.
fn share(
    document: &mut Value,
    kind: &str,
    parts: for<'a> fn(&'a mut Value) -> Vec<&'a mut Value>,
    name: fn(&Value) -> Option<String>,
) {
    let mut uses = HashMap::<String, (usize, Value)>::new();
    for (_, _, operation) in operations(document) {
        for part in parts(operation) {
            uses.entry(part.to_string()).or_insert_with(|| (0, part.clone())).0 += 1;
        }
    }
    let mut often = uses.into_iter().filter(|(_, (count, _))| *count > 1).collect::<Vec<_>>();
    often.sort_unstable_by(|(one, (ones, _)), (other, (others, _))| others.cmp(ones).then_with(|| one.cmp(other)));
    let (mut components, mut names) = (Map::new(), HashMap::new());
    for (text, (_, part)) in often {
        if let Some(name) = name(&part).filter(|name| !components.contains_key(name)) {
            components.insert(name.clone(), part);
            names.insert(text, format!("#/components/{kind}/{name}"));
        }
    }
    for (_, _, operation) in operations(document) {
        for part in parts(operation) {
            if let Some(reference) = names.get(&part.to_string()) {
                *part = json!({"$ref": reference});
            }
        }
    }
    if let Some(all) = document.get_mut("components").and_then(Value::as_object_mut) {
        all.insert(kind.to_owned(), components.into());
    }
}

/// The answers of an operation that are not successes.
fn refusals(operation: &mut Value) -> Vec<&mut Value> {
    let responses = operation.get_mut("responses").and_then(Value::as_object_mut).into_iter().flatten();
    responses.filter(|(status, _)| !status.starts_with('2')).map(|(_, response)| response).collect()
}

/// The codes of a refusal, which its description lists.
fn response_name(response: &Value) -> Option<String> {
    let codes = response["description"].as_str()?.split('`').skip(1).step_by(2).collect::<Vec<_>>();
    (!codes.is_empty()).then(|| codes.join("-"))
}

fn parameters(operation: &mut Value) -> Vec<&mut Value> {
    operation.get_mut("parameters").and_then(Value::as_array_mut).into_iter().flatten().collect()
}

fn parameter_name(parameter: &Value) -> Option<String> {
    parameter["name"].as_str().map(str::to_owned)
}
