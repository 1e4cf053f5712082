//! Strange requests: none of them causes a fault of the server.

use crate::{
    openapi::{operations, resolved},
    scene::{Request, Scene, filled, stage, table},
    service,
};
use serde_json::{Map, Value, json};

/// Words for paths and queries in which they should not stand.
const WORDS: [&str; 20] = [
    "%00",
    "%FF",
    "%F0%9F%98%80",
    "%27",
    "%20",
    "x",
    "-1",
    "1",
    "256",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "NaN",
    "null",
    "-009000-01-01T00:00:00Z",
    "9999-12",
    "0000-W01",
    "00000000-0000-0000-0000-000000000000",
    // Cursors of the greatest numbers, and of the least one.
    "f____________________________________w",
    "gAAAAAAAAAA",
];

/// Bodies that are none.
const BODIES: [&str; 9] = ["", "{", "[]", "null", "1", "\"x\"", "{}", "{\"a\":1e999}", "\u{0}"];

/// Values for bodies in which they should not stand.
fn values() -> Vec<Value> {
    let (long, deep) = ("A".repeat(5000), json!([[[[[[[["x"]]]]]]]]));
    let words = ["\0", "", " ", "x", "-1", "\u{1F600}", "'", "../..", "9999-12-31T23:59:59Z", &long];
    let numbers =
        [json!(-1), json!(0), json!(256), json!(4_294_967_296_u64), json!(u64::MAX), json!(i64::MIN), json!(1e300)];
    let others = [Value::Null, json!(true), json!({}), json!([]), json!([null]), json!(["\0"]), json!([{}]), deep];
    words.iter().map(|word| json!(word)).chain(numbers).chain(others).chain([json!(vec!["x"; 300])]).collect()
}

/// Each strange way to write the parameters of an operation.
fn paths(template: &str, operation: &Value, usual: &Value) -> Vec<String> {
    let in_path = json!({"path": usual["path"]});
    let mut paths = Vec::new();
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let name = parameter["name"].as_str().unwrap();
        // Who waits for a second is no stranger.
        for word in WORDS.into_iter().filter(|word| (name, *word) != ("wait", "1")) {
            match parameter["in"].as_str().unwrap() {
                "path" => paths.push(filled(&template.replace(&format!("{{{name}}}"), word), &in_path)),
                "query" => paths.push(format!("{}?{name}={word}", filled(template, &in_path))),
                _ => {}
            }
        }
    }
    paths
}

/// Each strange body of an operation: the usual one, with one strange thing in it.
fn bodies(operation: &'static Value, usual: &Value) -> Vec<String> {
    let schema = resolved(&operation["requestBody"]["content"]["application/json"]["schema"]);
    let empty = Map::new();
    let properties = schema["properties"].as_object().unwrap_or(&empty);
    let usual = usual["body"].as_object().cloned().unwrap_or_default();
    let mut bodies = BODIES.map(str::to_owned).to_vec();
    for name in properties.keys() {
        for value in values() {
            let mut body = usual.clone();
            body.insert(name.clone(), value);
            bodies.push(Value::Object(body).to_string());
        }
    }
    bodies
}

/// Whether an operation would leave the stranger without a session, or have them wait in vain.
fn is_the_end(id: &str) -> bool {
    id.contains("stream") || table()[id]["ends_session"] == true
}

#[test]
#[ignore = "takes minutes; a job of its own: CONTRIBUTING.md"]
fn hostile_requests_never_cause_a_fault_of_the_server() {
    let app = stage(service::lent_database());
    let mut sent = 0;
    for (template, method, operation) in
        operations().filter(|(.., it)| !is_the_end(it["operationId"].as_str().unwrap()))
    {
        let Request { by, parts, .. } = Scene::new(&app).request(operation["operationId"].as_str().unwrap());
        let token = by.unwrap_or_else(|| app.guest()).token;
        let headers = [("authorization", token.as_str()), ("content-type", "application/json")];
        let mut requests = Vec::new();
        requests.extend(paths(template, operation, &parts).into_iter().map(|path| (path, "{}".to_owned())));
        if operation["requestBody"].is_object() {
            requests.extend(bodies(operation, &parts).into_iter().map(|body| (filled(template, &parts), body)));
        }
        for (path, body) in requests {
            let body = if method == "get" || method == "delete" { "" } else { &body };
            let answer = app.send(&method.to_uppercase(), &path, &headers, body);
            assert!(answer.status < 500, "{method} {path} {body:.200}: {} {}", answer.status, answer.text);
            sent += 1;
        }
    }
    assert!(sent > 2000, "{sent}");
}
