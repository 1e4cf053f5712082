//! Schemas as generators of clients want them: no `allOf`, and every union a `oneOf` of named
//! schemas with a discriminator.

use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

const SCHEMAS: &str = "#/components/schemas/";

/// The unions that clients send: their variants have no other fields.
const SENT: [&str; 8] = [
    "Move",
    "GameClock",
    "IdentityProof",
    "NewImportedGame",
    "PreparedGame",
    "StandingOrder",
    "TournamentFormat",
    "TournamentRuling",
];

/// The unions that say that they are objects: some validators look at the discriminator only then.
const OBJECTS: [&str; 3] = ["GameClock", "LoggedEvent", "Move"];

/// Rewrites the schemas of a document, and drops those that no operation reaches.
pub fn flatten(document: &mut Value) {
    let Some(schemas) = document.pointer("/components/schemas").and_then(Value::as_object).cloned() else { return };
    let mut flat = Map::new();
    let mut wanted = BTreeSet::new();
    references(document.pointer("/paths").unwrap_or(&Value::Null), &mut wanted);
    references(document.pointer("/webhooks").unwrap_or(&Value::Null), &mut wanted);
    while let Some(name) = wanted.pop_first() {
        let Some(schema) = schemas.get(&name) else { continue };
        for (name, schema) in named(&name, schema, &schemas) {
            references(&schema, &mut wanted);
            flat.insert(name, opened(schema));
        }
        wanted.retain(|name| !flat.contains_key(name));
    }
    if let Some(place) = document.pointer_mut("/components/schemas") {
        *place = Value::Object(flat);
    }
}

/// An object without named fields may have any.
fn opened(mut schema: Value) -> Value {
    if let Some(object) = schema.as_object_mut() {
        let is_named = object.contains_key("properties") || object.contains_key("oneOf");
        if object.get("type") == Some(&json!("object")) && !is_named {
            object.entry("additionalProperties").or_insert(true.into());
        }
        // With a default, some generators take a field for one that must be given.
        object.remove("default");
        let parts = object.iter_mut().filter(|(name, _)| *name != "example");
        parts.for_each(|(_, part)| *part = opened(part.take()));
    } else if let Some(items) = schema.as_array_mut() {
        items.iter_mut().for_each(|item| *item = opened(item.take()));
    }
    schema
}

/// The names of the schemas that a value refers to.
pub fn references(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            let name = fields.get("$ref").and_then(Value::as_str).and_then(|to| to.strip_prefix(SCHEMAS));
            names.extend(name.map(str::to_owned));
            fields.values().for_each(|value| references(value, names));
        }
        Value::Array(items) => items.iter().for_each(|value| references(value, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// A schema under its name; a union with its variants, each under its title.
fn named(name: &str, schema: &Value, schemas: &Map<String, Value>) -> Vec<(String, Value)> {
    let mut variants = variants(schema, schemas).unwrap_or_default();
    if let [only] = variants.as_mut_slice() {
        describe(only, schema);
        return vec![(name.to_owned(), Value::Object(only.clone()))];
    }
    let Some(tag) = tag(&variants) else { return vec![(name.to_owned(), schema.clone())] };
    let (mut mapping, mut one_of, mut named) = (Map::new(), Vec::new(), Vec::new());
    for variant in merged_by(&tag, variants) {
        let (Some(value), Some(title)) = (value_of(&tag, &variant), variant.get("title").and_then(Value::as_str))
        else {
            continue;
        };
        let reference = format!("{SCHEMAS}{title}");
        let mut variant = variant.clone();
        if SENT.contains(&name) {
            variant.insert("additionalProperties".to_owned(), false.into());
        }
        one_of.push(json!({"$ref": reference}));
        mapping.insert(value.to_owned(), reference.into());
        named.push((title.to_owned(), Value::Object(variant)));
    }
    let mut union = json!({"oneOf": one_of, "discriminator": {"propertyName": tag, "mapping": mapping}});
    if OBJECTS.contains(&name)
        && let Some(union) = union.as_object_mut()
    {
        union.insert("type".to_owned(), "object".into());
    }
    if let (Some(description), Some(union)) = (schema.get("description"), union.as_object_mut()) {
        union.insert("description".to_owned(), description.clone());
    }
    named.push((name.to_owned(), union));
    named
}

/// The object schemas of which a value has one; none if it is not an object.
fn variants(schema: &Value, schemas: &Map<String, Value>) -> Option<Vec<Map<String, Value>>> {
    if let Some(name) = schema["$ref"].as_str() {
        return named_here(variants(schemas.get(name.strip_prefix(SCHEMAS)?)?, schemas)?, schema);
    }
    if let Some(parts) = schema["oneOf"].as_array() {
        let each = parts.iter().map(|part| named_here(variants(part, schemas)?, part));
        return Some(each.collect::<Option<Vec<_>>>()?.concat());
    }
    if let Some(parts) = schema["allOf"].as_array() {
        return parts.iter().try_fold(vec![Map::new()], |whole, part| {
            let part = variants(part, schemas)?;
            Some(whole.iter().flat_map(|one| part.iter().map(|other| joined(one, other))).collect())
        });
    }
    (schema["type"] == "object").then(|| schema.as_object().cloned().into_iter().collect())
}

/// A single variant has the title and description of where it is used.
fn named_here(mut variants: Vec<Map<String, Value>>, place: &Value) -> Option<Vec<Map<String, Value>>> {
    if let [only] = variants.as_mut_slice() {
        describe(only, place);
    }
    Some(variants)
}

fn joined(one: &Map<String, Value>, other: &Map<String, Value>) -> Map<String, Value> {
    let mut joined = one.clone();
    joined.extend(other.clone());
    joined.insert("properties".to_owned(), Value::Object(properties(one).chain(properties(other)).collect()));
    let required = required(one).chain(required(other)).collect::<BTreeSet<_>>();
    joined.insert("required".to_owned(), json!(required));
    joined
}

/// Variants with the same tag become one, with the properties of all; required are those that all
/// require.
fn merged_by(tag: &str, variants: Vec<Map<String, Value>>) -> Vec<Map<String, Value>> {
    let mut merged: Vec<Map<String, Value>> = Vec::new();
    for variant in variants {
        let same = merged.iter_mut().find(|one| value_of(tag, one) == value_of(tag, &variant));
        let Some(one) = same else {
            merged.push(variant);
            continue;
        };
        let both = required(one).filter(|name| required(&variant).any(|other| other == *name)).collect::<BTreeSet<_>>();
        let both = json!(both);
        *one = joined(one, &variant);
        one.insert("required".to_owned(), both);
    }
    merged
}

fn properties(object: &Map<String, Value>) -> impl Iterator<Item = (String, Value)> {
    let properties = object.get("properties").and_then(Value::as_object).into_iter().flatten();
    properties.map(|(name, schema)| (name.clone(), schema.clone()))
}

fn required(object: &Map<String, Value>) -> impl Iterator<Item = &str> {
    object.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str)
}

/// The title and description where a schema is used come before its own.
fn describe(object: &mut Map<String, Value>, place: &Value) {
    for name in ["title", "description"] {
        if let Some(text) = place.get(name) {
            object.insert(name.to_owned(), text.clone());
        }
    }
}

/// The property that tells the variants apart: in each it has one value.
fn tag(variants: &[Map<String, Value>]) -> Option<String> {
    let (first, rest) = variants.split_first()?;
    let candidates = properties(first).map(|(name, _)| name).filter(|name| value_of(name, first).is_some());
    candidates.into_iter().find(|name| rest.iter().all(|variant| value_of(name, variant).is_some()))
}

/// The only value of a property.
fn value_of<'a>(property: &str, object: &'a Map<String, Value>) -> Option<&'a str> {
    match object.get("properties")?.get(property)?.get("enum")?.as_array()?.as_slice() {
        [Value::String(only)] => Some(only),
        _ => None,
    }
}
