//! The contract: apps generated from the last release go on working (docs/stability.md).
//!
//! `openapi/released/v1.json` is the document of the last release. Additions since are fine;
//! removals and new requirements are not.

use railhead::http::inlined;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const RELEASED: &str = include_str!("../../openapi/released/v1.json");
const NOW: &str = include_str!("../../openapi/railhead.json");

/// The writer of the values of a schema.
#[derive(Clone, Copy, PartialEq)]
enum By {
    Client,
    Server,
}

/// Compares two documents.
struct Comparison<'a> {
    before: &'a Value,
    after: &'a Value,
    compared: BTreeSet<(String, bool)>,
    broken: Vec<String>,
}

impl<'a> Comparison<'a> {
    fn of(before: &'a Value, after: &'a Value) -> Vec<String> {
        let mut comparison = Comparison { before, after, compared: BTreeSet::new(), broken: Vec::new() };
        for (path, item) in before["paths"].as_object().unwrap() {
            for (method, operation) in item.as_object().unwrap() {
                comparison.operation(&format!("{method} {path}"), operation, &after["paths"][path][method]);
            }
        }
        comparison.broken
    }

    fn broke(&mut self, place: &str, how: &str) {
        self.broken.push(format!("{place}: {how}"));
    }

    fn operation(&mut self, place: &str, before: &'a Value, after: &'a Value) {
        if after.is_null() {
            return self.broke(place, "is gone");
        }
        if before["operationId"] != after["operationId"] {
            self.broke(place, "has another operationId, so another name in clients");
        }
        self.parameters(place, before, after);
        let body = |operation: &'a Value| &operation["requestBody"]["content"]["application/json"]["schema"];
        if body(before).is_null() && after["requestBody"]["required"] == true {
            self.broke(place, "needs a body now");
        } else if !body(before).is_null() {
            self.schema(&format!("{place} request"), body(before), body(after), By::Client);
        }
        for (status, response) in before["responses"].as_object().unwrap() {
            let now = &after["responses"][status];
            if now.is_null() {
                if status.starts_with('2') {
                    self.broke(place, &format!("does not answer {status} any more"));
                }
                continue;
            }
            for (kind, content) in response["content"].as_object().into_iter().flatten() {
                let place = format!("{place} {status}");
                self.schema(&place, &content["schema"], &now["content"][kind]["schema"], By::Server);
            }
        }
    }

    fn parameters(&mut self, place: &str, before: &'a Value, after: &'a Value) {
        let list = |operation: &'a Value| operation["parameters"].as_array().map_or(&[][..], Vec::as_slice);
        let same = |one: &Value, other: &Value| one["name"] == other["name"] && one["in"] == other["in"];
        for parameter in list(before) {
            let place = format!("{place} ?{}", parameter["name"].as_str().unwrap());
            match list(after).iter().find(|other| same(parameter, other)) {
                None => self.broke(&place, "is gone"),
                Some(now) if now["required"] == true && parameter["required"] != true => {
                    self.broke(&place, "is required now");
                }
                Some(now) => self.schema(&place, &parameter["schema"], &now["schema"], By::Client),
            }
        }
        for new in list(after).iter().filter(|new| !list(before).iter().any(|old| same(new, old))) {
            if new["required"] == true {
                self.broke(place, &format!("the new parameter {} is required", new["name"]));
            }
        }
    }

    fn schema(&mut self, place: &str, before: &'a Value, after: &'a Value, by: By) {
        if after.is_null() && !before.is_null() {
            return self.broke(place, "is gone");
        }
        if let Some(reference) = before["$ref"].as_str()
            && !self.compared.insert((format!("{reference} {}", after["$ref"]), by == By::Client))
        {
            return;
        }
        let (before, after) = (resolved(self.before, before), resolved(self.after, after));
        // What may be null now as well takes what it took.
        let after = match given(after) {
            Some(value) if by == By::Client && given(before).is_none() => resolved(self.after, value),
            _ => after,
        };
        // What may not be null any more is what it was if it was not.
        let before = match given(before) {
            Some(value) if by == By::Server && given(after).is_none() => resolved(self.before, value),
            _ => before,
        };
        let types = |schema: &Value| match &schema["type"] {
            Value::Array(types) => types.iter().map(Value::to_string).collect::<BTreeSet<_>>(),
            // A union with a discriminator is of objects, whether it says so or not.
            Value::Null if schema["discriminator"].is_object() => BTreeSet::from([json!("object").to_string()]),
            one => BTreeSet::from([one.to_string()]),
        };
        let (was, is) = (types(before), types(after));
        if !(if by == By::Client { was.is_subset(&is) } else { is.is_subset(&was) }) {
            return self.broke(place, &format!("was {was:?} and is {is:?}"));
        }
        self.values(place, before, after, by);
        self.properties(place, before, after, by);
        self.schemas(place, before, after, by);
    }

    fn values(&mut self, place: &str, before: &Value, after: &Value, by: By) {
        let taken = before["enum"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|value| after["enum"].as_array().is_some_and(|values| !values.contains(value)));
        let taken = taken.map(Value::to_string).collect::<Vec<_>>();
        if by == By::Client && !taken.is_empty() {
            self.broke(place, &format!("does not take {} any more", taken.join(", ")));
        }
        if by == By::Client && before["enum"].is_null() && after["enum"].is_array() {
            self.broke(place, "takes only some values now");
        }
        for (bound, narrows) in
            [("maximum", -1.0), ("maxLength", -1.0), ("maxItems", -1.0), ("minimum", 1.0), ("minLength", 1.0)]
        {
            let value = |schema: &Value| schema[bound].as_f64();
            let is_narrower = match (value(before), value(after)) {
                (Some(was), Some(is)) => (is - was) * narrows > 0.0,
                (None, Some(_)) => true,
                (_, None) => false,
            };
            if by == By::Client && is_narrower {
                self.broke(place, &format!("has a narrower {bound}"));
            }
        }
    }

    fn properties(&mut self, place: &str, before: &'a Value, after: &'a Value, by: By) {
        let required = |schema: &Value| {
            let names = schema["required"].as_array().into_iter().flatten();
            names.map(|name| name.as_str().unwrap().to_owned()).collect::<BTreeSet<_>>()
        };
        let (was, is) = (required(before), required(after));
        let changed = if by == By::Client { is.difference(&was) } else { was.difference(&is) };
        for name in changed.cloned().collect::<Vec<_>>() {
            let how = if by == By::Client { "is required now" } else { "may be absent now" };
            self.broke(&format!("{place}.{name}"), how);
        }
        for (name, schema) in before["properties"].as_object().into_iter().flatten() {
            let place = format!("{place}.{name}");
            match after["properties"].get(name) {
                None => self.broke(&place, "is gone"),
                Some(now) => self.schema(&place, schema, now, by),
            }
        }
    }

    /// Items of arrays, values of maps, and variants of unions.
    fn schemas(&mut self, place: &str, before: &'a Value, after: &'a Value, by: By) {
        for part in ["items", "additionalProperties"] {
            if before[part].is_object() {
                self.schema(&format!("{place}[]"), &before[part], &after[part], by);
            }
        }
        for variant in before["oneOf"].as_array().into_iter().flatten().filter(|variant| variant["$ref"].is_string()) {
            let same = after["oneOf"].as_array().into_iter().flatten().find(|other| other["$ref"] == variant["$ref"]);
            match same {
                None => self.broke(place, &format!("{} is gone", variant["$ref"])),
                Some(now) => self.schema(place, variant, now, by),
            }
        }
    }
}

fn resolved<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    let name = schema["$ref"].as_str().and_then(|reference| reference.strip_prefix("#/components/schemas/"));
    name.map_or(schema, |name| &document["components"]["schemas"][name])
}

/// The schema of a value that may also be null.
fn given(schema: &Value) -> Option<&Value> {
    let variants = schema["oneOf"].as_array().filter(|_| schema["discriminator"].is_null())?;
    let is_optional = variants.iter().any(|one| one["type"] == "null");
    variants.iter().find(|one| one["type"] != "null").filter(|_| is_optional)
}

#[test]
fn nothing_that_apps_were_generated_from_is_taken_away() {
    let (before, after) = [RELEASED, NOW].map(|text| inlined(serde_json::from_str(text).unwrap())).into();
    let broken = Comparison::of(&before, &after);
    assert!(broken.is_empty(), "this breaks apps (docs/stability.md): {broken:#?}");
}

#[test]
fn changes_that_break_apps_are_noticed_and_additions_not() {
    let before = serde_json::from_str::<Value>(RELEASED).unwrap();
    let changed = |change: fn(&mut Value)| {
        let mut after = before.clone();
        change(&mut after);
        assert_ne!(after, before);
        Comparison::of(&before, &after)
    };
    type Change = fn(&mut Value);
    let breaking: [(Change, &str); 7] = [
        (|it| drop(it["paths"].as_object_mut().unwrap().remove("/v1/games/quick")), "post /v1/games/quick: is gone"),
        (
            |it| it["components"]["schemas"]["NewGame"]["required"] = json!(["seats", "variant"]),
            "variant: is required now",
        ),
        (|it| it["components"]["schemas"]["Variant"]["enum"] = json!(["classic"]), "does not take"),
        (|it| it["components"]["schemas"]["Account"]["properties"]["name"]["type"] = json!("integer"), "was {"),
        (|it| it["components"]["schemas"]["Account"]["required"] = json!(["id"]), "name: may be absent now"),
        (
            |it| drop(it["components"]["schemas"]["GameView"]["properties"].as_object_mut().unwrap().remove("table")),
            "table: is gone",
        ),
        (
            |it| it["components"]["schemas"]["NewWebhook"]["properties"]["url"]["maxLength"] = json!(50),
            "narrower maxLength",
        ),
    ];
    for (change, told) in breaking {
        let broken = changed(change);
        assert!(broken.iter().any(|line| line.contains(told)), "{told}: {broken:?}");
    }
    let added: [Change; 5] = [
        (|it| {
            let variant = &mut it["components"]["schemas"]["NewGame"]["properties"]["variant"];
            *variant = json!({"oneOf": [{"$ref": "#/components/schemas/Variant"}, {"type": "null"}]});
        }),
        (|it| it["paths"]["/v1/new"] = json!({"get": {"operationId": "new", "responses": {}}})),
        (|it| it["components"]["schemas"]["Account"]["properties"]["more"] = json!({"type": "string"})),
        (|it| it["components"]["schemas"]["LoggedEvent"]["type"] = json!("object")),
        (|it| it["components"]["schemas"]["ProblemCode"]["enum"].as_array_mut().unwrap().push(json!("new_code"))),
    ];
    for change in added {
        assert_eq!(changed(change), Vec::<String>::new());
    }
}

#[test]
fn removals_say_since_when_until_when_and_the_alternative() {
    let document = serde_json::from_str::<Value>(NOW).unwrap();
    for item in document["paths"].as_object().unwrap().values() {
        for operation in item.as_object().unwrap().values().filter(|operation| operation["deprecated"] == true) {
            let dates = ["x-deprecated-since", "x-sunset"].map(|member| operation[member].is_string());
            assert!(dates == [true; 2] && operation["externalDocs"]["url"].is_string(), "{operation}");
        }
    }
}
