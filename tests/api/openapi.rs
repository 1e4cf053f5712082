//! The OpenAPI document: the committed one, and whether it is true.

use crate::app::{Answer, App};
use railhead::http;
use serde_json::Value;
use std::{
    io::Read,
    process::{Command, Stdio},
    sync::LazyLock,
};
use strum::VariantArray;

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| serde_json::to_value(http::document()).unwrap());

const COMMITTED: &str = include_str!("../../openapi/railhead.json");

pub fn operations() -> impl Iterator<Item = (&'static String, &'static String, &'static Value)> {
    let paths = DOCUMENT["paths"].as_object().unwrap().iter();
    paths.flat_map(|(path, item)| item.as_object().unwrap().iter().map(move |(method, it)| (path, method, it)))
}

/// A schema, or the one it refers to.
pub fn resolved(schema: &'static Value) -> &'static Value {
    let name = schema["$ref"].as_str().and_then(|reference| reference.rsplit('/').next());
    name.map_or(schema, |name| &DOCUMENT["components"]["schemas"][name])
}

/// Whether a path is one of a template.
fn fits(template: &str, path: &str) -> bool {
    let path = path.split('?').next().unwrap();
    let (template, path) = (template.split('/').collect::<Vec<_>>(), path.split('/').collect::<Vec<_>>());
    template.len() == path.len() && template.iter().zip(&path).all(|(t, p)| t.starts_with('{') || t == p)
}

/// Every answer that a test gets must be in the document: its status, and a problem's code.
pub fn assert_documented(method: &str, path: &str, answer: &Answer) {
    let found = operations().find(|(template, its, _)| fits(template, path) && its.eq_ignore_ascii_case(method));
    let Some((_, _, operation)) = found else {
        assert!(
            [302, 404, 405].contains(&answer.status) || path.starts_with("/docs") || path == "/openapi.json",
            "{path}"
        );
        return;
    };
    let response = &operation["responses"][answer.status.to_string()];
    let id = answer.header("x-request-id");
    assert!(!id.is_empty() && response["headers"]["X-Request-Id"].is_object(), "{method} {path} has no id");
    assert!(response.is_object(), "{method} {path}: {} is not documented: {}", answer.status, answer.text);
    if answer.status >= 400 {
        let code = answer.json()["code"].as_str().unwrap().to_owned();
        let codes = response["description"].as_str().unwrap();
        assert!(codes.contains(&format!("`{code}`")), "{method} {path}: {code} is not documented");
        assert_eq!(answer.json()["request_id"], id, "{method} {path}");
    }
}

#[test]
fn the_committed_document_is_the_generated_one() {
    let generated = http::document().to_pretty_json().unwrap();
    assert!(generated.trim() == COMMITTED.trim(), "run: cargo run -- openapi > openapi/railhead.json");
}

#[test]
fn it_is_openapi_3_1_and_every_operation_has_its_id_summary_answers_and_refusals() {
    assert!(DOCUMENT["openapi"].as_str().unwrap().starts_with("3.1"));
    let mut ids = Vec::new();
    for (path, method, operation) in operations() {
        let id = operation["operationId"].as_str().unwrap_or_else(|| panic!("{method} {path} has no id"));
        assert!(http::is_known(id), "src/http/openapi.rs does not say what {id} refuses");
        assert!(operation["summary"].is_string(), "{id} has no summary");
        assert!(operation["responses"].as_object().unwrap().keys().any(|status| status.starts_with('2')), "{id}");
        assert!(!ids.contains(&id), "{id} is there twice");
        ids.push(id);
    }
    assert!(ids.len() > 15);
}

#[test]
fn every_code_is_documented_somewhere_and_every_reference_leads_somewhere() {
    let text = DOCUMENT.to_string();
    for code in http::ProblemCode::VARIANTS {
        let name = code.name();
        assert!(name == "method_not_allowed" || text.contains(&format!("`{name}`")), "{name} is in no operation");
    }
    for reference in text.split("\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert!(DOCUMENT["components"]["schemas"][name].is_object(), "{name} is not there");
    }
}

#[test]
fn the_codes_of_the_document_are_those_that_are_answered() {
    let names = http::ProblemCode::VARIANTS.iter().map(|code| code.name()).collect::<Vec<_>>();
    assert_eq!(DOCUMENT["components"]["schemas"]["ProblemCode"]["enum"], serde_json::json!(names));
    assert_eq!(serde_json::json!(http::ProblemCode::VARIANTS), serde_json::json!(names));
}

#[test]
fn the_documentation_is_served_and_needs_no_other_host() {
    let app = App::start();
    assert_eq!(app.get("/openapi.json").ok()["info"]["title"], "Railhead");
    let page = app.get("/docs/").text;
    assert!(page.contains("swagger-ui"), "{page}");
    assert!(!page.contains("https://") && !page.contains("//cdn"), "{page}");
    for file in ["swagger-ui-bundle.js", "swagger-ui.css"] {
        assert!(app.get(&format!("/docs/{file}")).text.len() > 10_000, "{file}");
    }
    assert_eq!(app.get("/docs").status, 200);
}

#[test]
fn a_reader_of_the_command_who_has_seen_enough_is_no_error() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
    let mut child = command.arg("openapi").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdout.take().unwrap().read_exact(&mut [0; 16]).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}
