//! Refusals of operations: a response for every status of their problem codes.

use crate::http::{
    openapi::headers,
    operations::problems::{self, PROBLEMS},
    problem::{Problem, ProblemCode},
};
use actix_web::http::StatusCode;
use railhead_localization::Language;
use serde_json::json;
use std::collections::BTreeMap;
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder, path::Operation};

/// Lists all codes of an operation, and adds one response per status with its codes.
pub fn add(operation: &mut Operation, is_counted: bool) {
    let codes = problems::of(&json!(operation), is_counted);
    operation.extensions.get_or_insert_default().insert(PROBLEMS.to_owned(), json!(codes));
    let mut by_status = BTreeMap::<u16, Vec<ProblemCode>>::new();
    for code in codes {
        by_status.entry(code.status().as_u16()).or_default().push(code);
    }
    for (status, codes) in by_status {
        let waits = [StatusCode::TOO_MANY_REQUESTS, StatusCode::SERVICE_UNAVAILABLE].map(|status| status.as_u16());
        let names = codes.iter().map(|code| format!("`{}`", code.name())).collect::<Vec<_>>().join(", ");
        let example = codes.first().map(|code| json!(Problem::in_language(Language::English, *code, &code.title())));
        let content =
            ContentBuilder::new().schema(Some(RefOr::Ref(Ref::from_schema_name("Problem")))).example(example).build();
        let response = ResponseBuilder::new().description(names).content("application/problem+json", content);
        let mut response = response.build();
        if status == StatusCode::UNAUTHORIZED.as_u16() {
            headers::refer(&mut response, headers::AUTHENTICATE);
        }
        if waits.contains(&status) {
            headers::refer(&mut response, headers::RETRY_AFTER);
        }
        operation.responses.responses.insert(status.to_string(), RefOr::T(response));
    }
}
