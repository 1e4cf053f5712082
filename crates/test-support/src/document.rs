//! The published OpenAPI document.

use serde_json::Value;

/// A document in which each operation has the responses and parameters themselves, and no references to them.
///
/// # Panics
/// If a reference leads nowhere.
pub fn inlined(mut document: Value) -> Value {
    let components = document["components"].clone();
    let resolve = |part: &mut Value| {
        let reference = part["$ref"].as_str().and_then(|reference| reference.strip_prefix("#/components"));
        if let Some(reference) = reference {
            *part = components.pointer(reference).unwrap().clone();
        }
    };
    for item in document["paths"].as_object_mut().unwrap().values_mut() {
        for operation in item.as_object_mut().unwrap().values_mut() {
            operation["responses"].as_object_mut().into_iter().flatten().for_each(|(_, response)| resolve(response));
            operation.get_mut("parameters").and_then(Value::as_array_mut).into_iter().flatten().for_each(resolve);
        }
    }
    document
}
