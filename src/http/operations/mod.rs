//! The operations of the API in one table: the declarations at their handlers. The table is read
//! once from the OpenAPI document, and everything that treats operations differently looks there.

mod access;
mod bodies;
mod parameters;
pub mod problems;
mod rate_class;
mod removal;

pub use access::{BOTS, KeyAccess, PEOPLE};
pub use bodies::{BodySchema, Mismatch, OWN_CODE};
pub use parameters::{IGNORED, Parameters};
pub use rate_class::{RateClass, is_api};
pub use removal::Removal;

use crate::http::problem::ProblemCode;
use actix_web::{HttpRequest, dev::ServiceRequest, http::Method, web::Data};
use serde_json::Value;
use std::{collections::BTreeMap, io};

pub struct Operation {
    pub access: KeyAccess,
    /// Whether the keys of people are refused, and only those of bots taken.
    pub is_for_bots: bool,
    pub rate_class: Option<RateClass>,
    pub problems: Vec<ProblemCode>,
    pub parameters: Parameters,
    pub body: Option<BodySchema>,
    /// The maximum size of the body in bytes, if it is not the usual one.
    pub max_body: Option<usize>,
    pub removal: Option<Removal>,
}

impl Operation {
    fn declared(
        (path, method): (&str, &Method),
        declared: &Value,
        document: &Value,
        body: Option<BodySchema>,
    ) -> Operation {
        Operation {
            access: KeyAccess::of(declared),
            is_for_bots: access::is_for_bots(declared),
            rate_class: RateClass::declared(method, path, declared),
            problems: problems::listed(declared),
            parameters: Parameters::of(declared, document),
            body,
            max_body: declared["x-max-body"].as_u64().and_then(|bytes| usize::try_from(bytes).ok()),
            removal: Removal::of(declared),
        }
    }
}

/// The operations by the pattern of their path, `{` after all letters, and their method.
pub struct Operations(BTreeMap<String, Vec<(Method, Operation)>>);

impl Operations {
    pub fn of(document: &Value) -> io::Result<Operations> {
        let mut bodies = bodies::compile(document, of_document(document))?;
        let mut all = BTreeMap::<String, Vec<(Method, Operation)>>::new();
        for (path, method, declared) in of_document(document) {
            let body = bodies.remove(&(path, method.clone()));
            let operation = Operation::declared((path, &method), declared, document, body);
            all.entry(path.to_owned()).or_default().push((method, operation));
        }
        Ok(Operations(all))
    }

    /// The operations with another one, which the document does not describe.
    pub fn with(mut self, path: &str, method: Method, declared: &Value) -> Operations {
        let operation = Operation::declared((path, &method), declared, &Value::Null, None);
        self.0.entry(path.to_owned()).or_default().push((method, operation));
        self
    }

    pub fn get(&self, pattern: &str, method: &Method) -> Option<&Operation> {
        self.0.get(pattern)?.iter().find(|(known, _)| known == method).map(|(_, operation)| operation)
    }

    /// The operation of a request that is not yet matched. The path is matched as routes are, without
    /// percent-encoding.
    pub fn of_request(&self, request: &ServiceRequest) -> Option<&Operation> {
        self.get(&request.resource_map().match_pattern(request.match_info().as_str())?, request.method())
    }

    pub fn rate_class(&self, request: &ServiceRequest) -> Option<RateClass> {
        match self.of_request(request) {
            Some(operation) => operation.rate_class.map(|class| class.with_query(request.query_string())),
            None => RateClass::of_unknown(request.method(), request.match_info().as_str()),
        }
    }

    /// The class by the pattern of the route that answered.
    pub fn rate_class_of_route(&self, method: &Method, pattern: &str) -> Option<RateClass> {
        let operation = self.get(pattern, method);
        operation.map_or_else(|| RateClass::of_unknown(method, pattern), |operation| operation.rate_class)
    }

    pub fn methods(&self) -> impl Iterator<Item = (&str, Vec<Method>)> {
        let methods = |all: &[(Method, Operation)]| all.iter().map(|(method, _)| method.clone()).collect();
        self.0.iter().map(move |(path, operations)| (path.as_str(), methods(operations)))
    }

    pub fn all(&self) -> impl Iterator<Item = (&str, &Method, &Operation)> {
        self.0.iter().flat_map(|(path, operations)| {
            operations.iter().map(|(method, operation)| (path.as_str(), method, operation))
        })
    }
}

/// The declaration that `read` finds in the operation that a matched request is for.
pub fn declared<T>(request: &HttpRequest, read: impl FnOnce(&Operation) -> Option<T>) -> Option<T> {
    let operations = request.app_data::<Data<Operations>>()?;
    read(operations.get(&request.match_pattern()?, request.method())?)
}

fn of_document(document: &Value) -> impl Iterator<Item = (&str, Method, &Value)> {
    let paths = document["paths"].as_object().into_iter().flatten();
    paths.flat_map(|(path, item)| {
        let methods = item.as_object().into_iter().flatten();
        methods.filter_map(|(method, operation)| {
            Some((path.as_str(), method.to_ascii_uppercase().parse().ok()?, operation))
        })
    })
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::http;
    use serde_json::json;

    #[test]
    fn every_operation_that_changes_something_has_a_class() {
        let operations = http::operations().unwrap();
        let class_of = |method: &str, path| operations.rate_class_of_route(&method.parse().unwrap(), path);
        for (method, path, class) in [
            ("POST", "/v1/accounts", RateClass::Accounts),
            ("POST", "/v1/accounts/guest", RateClass::Accounts),
            ("PATCH", "/v1/accounts/me", RateClass::Names),
            ("DELETE", "/v1/accounts/me", RateClass::Writes),
            ("POST", "/v1/sessions", RateClass::SignIns),
            ("POST", "/v1/sessions/oidc", RateClass::SignIns),
            ("POST", "/v1/sessions/oidc/challenges", RateClass::SignIns),
            ("POST", "/v1/accounts/me/identities", RateClass::Names),
            ("POST", "/v1/sessions/refresh", RateClass::Writes),
            ("POST", "/v1/games", RateClass::Games),
            ("PUT", "/v1/games/{game_id}/players/me", RateClass::Games),
            ("POST", "/v1/games/{game_id}/moves", RateClass::Moves),
            ("PUT", "/v1/games/{game_id}/host", RateClass::Writes),
            ("PUT", "/v1/me/friends/{name}", RateClass::Invitations),
            ("PUT", "/v1/me/blocks/{name}", RateClass::Writes),
            ("POST", "/v1/me/bots", RateClass::Names),
            ("POST", "/v1/me/bots/{name}/keys", RateClass::Names),
            ("GET", "/v1/games/{game_id}/export", RateClass::Computations),
        ] {
            assert_eq!(class_of(method, path), Some(class), "{method} {path}");
        }
        assert_eq!(class_of("POST", "/v1/games/{game_id}/moves/preview"), Some(RateClass::Computations));
        assert_eq!(class_of("GET", "/v1/games/{game_id}/view"), Some(RateClass::Reads));
    }

    #[test]
    fn an_operation_that_says_nothing_takes_no_keys_and_is_counted() {
        let silent = json!({"security": [{"bearer": []}]});
        let document = json!({"paths": {"/v1/games": {"post": silent, "get": silent}}});
        let operations = Operations::of(&document).unwrap();
        let [post, get] = [Method::POST, Method::GET].map(|method| operations.get("/v1/games", &method).unwrap());
        assert_eq!((post.access, post.rate_class), (KeyAccess::People, Some(RateClass::Writes)));
        assert_eq!((get.access, get.rate_class), (KeyAccess::People, Some(RateClass::Reads)));
    }
}
