//! Tables by operation, read from the OpenAPI document.

use actix_web::http::Method;
use serde_json::Value;
use std::collections::HashMap;

/// One value per operation, by the pattern of its path and its method.
pub struct PerOperation<T>(HashMap<String, Vec<(Method, T)>>);

impl<T> PerOperation<T> {
    /// The values that `read` finds in the operations of a document.
    pub fn of(document: &Value, mut read: impl FnMut(&Value) -> Option<T>) -> PerOperation<T> {
        let mut all = HashMap::<String, Vec<(Method, T)>>::new();
        for (path, item) in document["paths"].as_object().into_iter().flatten() {
            for (method, operation) in item.as_object().into_iter().flatten() {
                let Ok(method) = method.to_ascii_uppercase().parse() else { continue };
                if let Some(found) = read(operation) {
                    all.entry(path.clone()).or_default().push((method, found));
                }
            }
        }
        PerOperation(all)
    }

    /// The table with other values; an operation without one is left out.
    pub fn map<U>(self, mut other: impl FnMut(T) -> Option<U>) -> PerOperation<U> {
        let mut values = |methods: Vec<(Method, T)>| {
            methods.into_iter().filter_map(|(method, found)| Some((method, other(found)?))).collect()
        };
        PerOperation(self.0.into_iter().map(|(path, methods)| (path, values(methods))).collect())
    }

    /// The value of an operation.
    pub fn get(&self, pattern: &str, method: &Method) -> Option<&T> {
        self.0.get(pattern)?.iter().find(|(known, _)| known == method).map(|(_, found)| found)
    }
}
