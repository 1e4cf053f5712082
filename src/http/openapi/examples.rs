//! Recorded answers as examples of the document.

use serde_json::{Map, Value};
use std::sync::LazyLock;

/// An answer for each operation, recorded by the tests (`tests/api/openapi.rs`); long arrays are
/// cut short, and tokens cut off.
static RECORDED: LazyLock<Map<String, Value>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../../openapi/examples.json")).unwrap_or_default());

/// Adds the recorded answer to an operation's success, unless it has an example.
pub fn add(operation: &mut Value) {
    let Some(example) = operation["operationId"].as_str().and_then(|id| RECORDED.get(id)) else { return };
    let responses = operation.get_mut("responses").and_then(Value::as_object_mut).into_iter().flatten();
    for (_, response) in responses.filter(|(status, _)| status.starts_with('2')) {
        if let Some(content) = response.pointer_mut("/content/application~1json").and_then(Value::as_object_mut) {
            content.entry("example").or_insert(example.clone());
        }
    }
}
