//! The OpenAPI document: the committed one, and whether it is true.

use crate::{
    app::{Answer, App},
    schemas,
};
use railhead::http::{self, Published, inlined};
use serde_json::Value;
use std::{
    io::Read,
    process::{Command, Stdio},
    sync::LazyLock,
};
use strum::VariantArray;

pub static DOCUMENT: LazyLock<Value> = LazyLock::new(http::declared_document);

const COMMITTED: &str = include_str!("../../openapi/railhead.json");

const SAMPLES: &str = include_str!("../../openapi/samples.json");

/// The most bytes of the document that a client loads, without spaces.
const MAX_BYTES: usize = 1_000_000;

pub fn operations() -> impl Iterator<Item = (&'static String, &'static String, &'static Value)> {
    let paths = DOCUMENT["paths"].as_object().unwrap().iter();
    paths.flat_map(|(path, item)| item.as_object().unwrap().iter().map(move |(method, it)| (path, method, it)))
}

/// The methods of every path.
pub fn methods() -> impl Iterator<Item = (&'static String, Vec<&'static str>)> {
    DOCUMENT["paths"].as_object().unwrap().iter().map(|(path, item)| {
        let has = |method: &&str| *method == "options" || !item[method.replace("head", "get")].is_null();
        let methods = ["get", "head", "put", "post", "delete", "patch", "options"].into_iter().filter(has);
        let upper = |method| match method {
            "get" => "GET",
            "head" => "HEAD",
            "put" => "PUT",
            "post" => "POST",
            "delete" => "DELETE",
            "patch" => "PATCH",
            _ => "OPTIONS",
        };
        (path, methods.map(upper).collect())
    })
}

/// An id that nothing has.
pub const NOBODY: &str = "01890000-0000-7000-8000-000000000000";

/// A path of an operation in which all parameters are fine, with this name where it has one.
pub fn path_of(template: &str, name: &str) -> String {
    let part = |part: &str| match part {
        "{board}" => "duel".to_owned(),
        "{key}" => "month".to_owned(),
        "{seat}" => "1".to_owned(),
        "{name}" | "{other}" => name.to_owned(),
        "{day}" => "2026-11-26".to_owned(),
        part if part.starts_with('{') => NOBODY.to_owned(),
        part => part.to_owned(),
    };
    template.split('/').map(part).collect::<Vec<_>>().join("/")
}

/// A schema, or the one it refers to.
pub fn resolved(schema: &'static Value) -> &'static Value {
    let name = schema["$ref"].as_str().and_then(|reference| reference.rsplit('/').next());
    name.map_or(schema, |name| &DOCUMENT["components"]["schemas"][name])
}

/// The schemas with their names.
pub fn schemas() -> impl Iterator<Item = (&'static String, &'static Value)> {
    DOCUMENT["components"]["schemas"].as_object().unwrap().iter()
}

/// A schema by its name.
pub fn resolved_schema(name: &str) -> &'static Value {
    &DOCUMENT["components"]["schemas"][name]
}

/// Whether a path is one of a template.
pub fn fits(template: &str, path: &str) -> bool {
    let path = path.split('?').next().unwrap();
    let (template, path) = (template.split('/').collect::<Vec<_>>(), path.split('/').collect::<Vec<_>>());
    template.len() == path.len() && template.iter().zip(&path).all(|(t, p)| t.starts_with('{') || t == p)
}

/// Every answer that a test gets must be in the document: its status, and a problem's code.
pub fn assert_documented(method: &str, path: &str, body: &str, answer: &Answer) {
    let found = operations().find(|(template, its, _)| fits(template, path) && its.eq_ignore_ascii_case(method));
    // Another path may have the method: `GET /v1/games/quick` is none of `GET /v1/games/{game_id}`.
    let Some((template, _, operation)) = found.filter(|_| answer.status != 405) else {
        assert!(
            [302, 404, 405].contains(&answer.status)
                || path.starts_with("/docs")
                || ["/", "/status"].contains(&path.split('?').next().unwrap())
                || path.starts_with("/i/")
                || path.starts_with("/play")
                || path.starts_with("/embed/")
                || path.starts_with("/open-data/")
                || [
                    "/favicon.ico",
                    "/mcp",
                    "/openapi.json",
                    "/openapi-samples.json",
                    "/llms.txt",
                    "/robots.txt",
                    "/sitemap.xml"
                ]
                .contains(&path)
                || path.starts_with("/.well-known/")
                || ["HEAD", "OPTIONS"].contains(&method),
            "{path}"
        );
        return;
    };
    let response = &operation["responses"][answer.status.to_string()];
    schemas::assert_valid(operation, response, answer);
    if answer.status < 300 {
        let id = operation["operationId"].as_str().unwrap();
        schemas::record_request(id, &schemas::Sent { template, path, body });
    }
    let id = answer.header("x-request-id");
    assert!(!id.is_empty() && response["headers"]["X-Request-Id"].is_object(), "{method} {path} has no id");
    assert!(response.is_object(), "{method} {path}: {} is not documented: {}", answer.status, answer.text);
    if answer.status >= 400 {
        let code = answer.json()["code"].as_str().unwrap().to_owned();
        let codes = response["description"].as_str().unwrap();
        assert!(codes.contains(&format!("`{code}`")), "{method} {path}: {code} is not documented");
        assert_eq!(answer.json()["request_id"], id, "{method} {path}");
        assert_members(&answer.json());
    }
    for name in ["etag", "location", "retry-after", "ratelimit", "ratelimit-policy", "allow"] {
        let is_declared = response["headers"].as_object().unwrap().keys().any(|key| key.eq_ignore_ascii_case(name));
        assert!(is_declared || answer.header(name).is_empty(), "{method} {path}: {name} is not declared");
    }
}

/// The extension members of a problem are those of its code.
fn assert_members(problem: &Value) {
    const STANDARD: [&str; 6] = ["type", "title", "status", "code", "detail", "request_id"];
    let code = problem["code"].as_str().unwrap().parse::<http::ProblemCode>().unwrap();
    for member in problem.as_object().unwrap().keys().filter(|member| !STANDARD.contains(&member.as_str())) {
        assert!(code.members().contains(&member.as_str()), "{member} is not a member of {}", code.name());
        let properties = &DOCUMENT["components"]["schemas"]["Problem"]["properties"];
        assert!(properties[member].is_object(), "problem_members.rs does not have {member}");
    }
}

/// Checks a request to a webhook.
pub fn assert_delivered(body: &Value) {
    schemas::assert_fits(
        "the request to a webhook",
        &serde_json::json!({"$ref": "#/components/schemas/WebhookDeliveries"}),
        body,
    );
}

/// Checks that the notification of a device is documented.
pub fn assert_pushed(told: &Value) {
    schemas::assert_fits("a push message", &serde_json::json!({"$ref": "#/components/schemas/Delivery"}), told);
}

#[test]
fn the_committed_documents_are_the_generated_ones() {
    let Published { document, samples } = Published::of(http::declared_document());
    let generated = http::pretty(&document).unwrap();
    assert!(
        generated.trim() == COMMITTED.trim(),
        "run: cargo run --bin railhead-lab -- openapi > openapi/railhead.json"
    );
    let generated = serde_json::to_string_pretty(&samples).unwrap();
    assert!(
        generated.trim() == SAMPLES.trim(),
        "run: cargo run --bin railhead-lab -- openapi --samples > openapi/samples.json"
    );
}

#[test]
fn the_published_documents_say_what_the_complete_one_says() {
    let app = App::start();
    let [served, samples] = ["/openapi.json", "/openapi-samples.json"].map(|path| app.get(path));
    assert!(served.text.len() <= MAX_BYTES, "{} bytes", served.text.len());
    let samples = samples.json();
    let mut document = inlined(served.json());
    for action in samples["actions"].as_array().unwrap() {
        let target = action["target"].as_str().unwrap().strip_prefix("$.paths['").unwrap();
        let (path, method) = target.split_once("'].").unwrap();
        merge(&mut document["paths"][path][method], &action["update"]);
    }
    let complete = http::declared_document();
    assert!(document["paths"] == complete["paths"], "an operation differs");
    assert_eq!(document["components"]["schemas"], complete["components"]["schemas"]);
}

/// Adds an update of an overlay.
fn merge(target: &mut Value, update: &Value) {
    match (target, update) {
        (Value::Object(target), Value::Object(update)) => {
            for (name, value) in update {
                merge(target.entry(name).or_insert(Value::Null), value);
            }
        }
        (target, update) => *target = update.clone(),
    }
}

#[test]
fn it_is_openapi_3_1_and_every_operation_is_complete() {
    assert!(DOCUMENT["openapi"].as_str().unwrap().starts_with("3.1"));
    let mut ids = Vec::new();
    for (path, method, operation) in operations() {
        let id = operation["operationId"].as_str().unwrap_or_else(|| panic!("{method} {path} has no id"));
        assert!(operation["x-problems"].as_array().is_some_and(|codes| !codes.is_empty()), "{id} refuses nothing");
        assert!(operation["summary"].is_string(), "{id} has no summary");
        assert!(operation["responses"].as_object().unwrap().keys().any(|status| status.starts_with('2')), "{id}");
        assert!(!ids.contains(&id), "{id} is there twice");
        ids.push(id);
    }
    assert!(ids.len() > 15);
}

#[test]
fn every_operation_has_its_key_scope_and_rate_class() {
    for (path, method, operation) in operations().filter(|(path, ..)| path.starts_with("/v1")) {
        let id = operation["operationId"].as_str().unwrap();
        let asks = operation["security"].as_array().is_some_and(|ways| !ways.is_empty());
        let says_keys = operation.get("x-api-key-scope").is_some();
        assert_eq!(says_keys, asks, "{id} ({path}): x-api-key-scope is for operations with a token, and all of them");
        assert!(method == "get" || operation["x-rate-class"].is_string(), "{id} ({method} {path}) has no x-rate-class");
    }
}

#[test]
fn every_operation_is_described_and_shows_a_recorded_answer() {
    for (_, _, operation) in operations() {
        let id = &operation["operationId"];
        assert!(operation["description"].is_string(), "{id} has no description");
        assert!(operation["security"].is_array(), "{id} does not say whether it needs a token");
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            assert!(parameter["description"].is_string(), "{} of {id} has no description", parameter["name"]);
        }
        for (status, response) in operation["responses"].as_object().unwrap() {
            let content = &response["content"]["application/json"];
            assert!(content.is_null() || !content["example"].is_null(), "{id} shows no answer {status}");
            schemas::assert_valid_example(operation, content);
        }
    }
}

#[test]
fn every_operation_has_samples_whose_request_is_as_documented() {
    let requests = serde_json::from_str::<Value>(include_str!("../../openapi/requests.json")).unwrap();
    for (path, method, operation) in operations() {
        let id = operation["operationId"].as_str().unwrap();
        let request = &requests[id];
        assert!(request.is_object(), "openapi/requests.json has no {id}");
        let samples = operation["x-codeSamples"].as_array().unwrap();
        let curl = samples[0]["source"].as_str().unwrap();
        assert!(curl.starts_with("curl "), "{curl}");
        assert!(!curl.split(" -d ").next().unwrap().contains('{'), "a parameter is missing: {curl}");
        let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
        let given = |place: &str| request[place].as_object().map_or(0, serde_json::Map::len);
        let in_path = parameters.iter().filter(|parameter| parameter["in"] == "path").count();
        assert_eq!(given("path"), in_path, "{method} {path}");
        let takes = |header: &str| parameters.iter().any(|parameter| parameter["name"] == header);
        assert_eq!(curl.contains("Idempotency-Key: "), takes("Idempotency-Key"), "{curl}");
        for (sample, header) in samples.iter().zip(["If-Match: ", "ifMatch: ", "if_match="]) {
            let source = sample["source"].as_str().unwrap();
            assert_eq!(source.contains(header), takes("If-Match"), "{source}");
        }
        for name in request["query"].as_object().into_iter().flat_map(|query| query.keys()) {
            assert!(parameters.iter().any(|parameter| parameter["name"] == *name), "{id}: {name}");
        }
        let body = &operation["requestBody"];
        assert!(!body["required"].as_bool().unwrap_or_default() || !request["body"].is_null(), "{id} needs a body");
        if !request["body"].is_null() {
            schemas::assert_fits(id, &body["content"]["application/json"]["schema"], &request["body"]);
        }
    }
}

#[test]
fn every_union_tells_its_variants_apart_and_nothing_is_composed() {
    fn check(place: &str, schema: &'static Value) {
        assert!(schema["allOf"].is_null() && schema["anyOf"].is_null(), "{place}: {schema}");
        let variants = schema["oneOf"].as_array().map_or(&[][..], Vec::as_slice);
        let is_optional = variants.len() == 2 && variants.iter().any(|one| one["type"] == "null");
        if !variants.is_empty() && !is_optional {
            let tag = schema["discriminator"]["propertyName"].as_str().unwrap_or_else(|| panic!("{place} has no tag"));
            let mapping = schema["discriminator"]["mapping"].as_object().unwrap();
            assert_eq!(mapping.len(), variants.len(), "{place}");
            for (value, to) in mapping {
                let variant = variants.iter().find(|one| one["$ref"] == *to).unwrap_or_else(|| panic!("{place}: {to}"));
                assert_eq!(resolved(variant)["properties"][tag]["enum"], serde_json::json!([value]), "{place}");
            }
        }
        for (name, part) in schema.as_object().into_iter().flatten().filter(|(name, _)| *name != "example") {
            check(&format!("{place}.{name}"), part);
        }
        schema.as_array().into_iter().flatten().for_each(|part| check(place, part));
    }
    for (name, schema) in DOCUMENT["components"]["schemas"].as_object().unwrap() {
        check(name, schema);
    }
    let events = &DOCUMENT["components"]["schemas"]["LoggedEvent"];
    assert!(events["oneOf"].as_array().unwrap().len() > 30, "{events}");
}

#[test]
fn every_code_is_documented_and_every_reference_resolves() {
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
fn a_reader_of_the_command_who_has_seen_enough_is_no_error() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
    let mut child = command.arg("openapi").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdout.take().unwrap().read_exact(&mut [0; 16]).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}
