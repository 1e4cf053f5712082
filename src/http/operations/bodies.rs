//! JSON bodies, checked against the OpenAPI document: the schema of each operation's body is
//! compiled once, and a refusal names the place of the value and the bound.

use crate::http::problem::{Problem, ProblemCode};
use actix_web::http::Method;
use boon::{Compiler, ErrorKind, SchemaIndex, Schemas, ValidationError};
use railhead_localization::{Message, message};
use serde_json::{Map, Number, Value, json};
use std::{collections::HashMap, io, sync::Arc};

/// The member of a schema that names the code by which its operation refuses a value outside of it.
pub const OWN_CODE: &str = "x-problem";

/// The address of the compiled document. Nothing is loaded from it.
const ADDRESS: &str = "https://railhead/bodies";

/// The most missing fields that a refusal names, so that it is small.
const MAX_MISSING: usize = 32;

/// The members of a schema that the check does not need.
const PROSE: [&str; 6] = ["description", "example", "examples", "title", "format", "discriminator"];

/// The members that stay of a schema whose operation refuses values with a code of its own.
const SHAPE: [&str; 5] = ["type", "properties", "required", "additionalProperties", "items"];

#[derive(Clone)]
pub struct BodySchema {
    /// The schemas of all operations.
    schemas: Arc<Schemas>,
    index: SchemaIndex,
}

/// A difference between a body and its schema.
pub struct Mismatch {
    /// The JSON Pointer of the value.
    place: String,
    detail: Message,
    /// The member of the problem that states the bound; none if the value has another shape.
    bound: Option<(&'static str, Value)>,
    /// The JSON Pointers of the fields that are missing.
    missing: Vec<String>,
    reason: String,
}

/// Compiles the schemas of the bodies of a document's operations, by path and method.
pub fn compile<'d>(
    document: &Value,
    operations: impl Iterator<Item = (&'d str, Method, &'d Value)>,
) -> io::Result<HashMap<(&'d str, Method), BodySchema>> {
    let (keys, sent): (Vec<_>, Vec<_>) = operations
        .filter_map(|(path, method, operation)| {
            let schema = operation.pointer("/requestBody/content/application~1json/schema")?;
            Some(((path, method), checked(schema)))
        })
        .unzip();
    let schemas = document.pointer("/components/schemas").and_then(Value::as_object).into_iter().flatten();
    let schemas = schemas.map(|(name, schema)| (name.clone(), checked(schema))).collect::<Map<_, _>>();
    let invalid = |error: boon::CompileError| io::Error::other(error.to_string());
    let (mut compiler, mut compiled) = (Compiler::new(), Schemas::new());
    let resource = json!({"components": {"schemas": schemas}, "bodies": sent});
    compiler.add_resource(ADDRESS, resource).map_err(invalid)?;
    let mut index = |at: usize| compiler.compile(&format!("{ADDRESS}#/bodies/{at}"), &mut compiled).map_err(invalid);
    let indices = (0..keys.len()).map(&mut index).collect::<Result<Vec<_>, _>>()?;
    let schemas = Arc::new(compiled);
    let schema = |index| BodySchema { schemas: Arc::clone(&schemas), index };
    Ok(keys.into_iter().zip(indices.into_iter().map(schema)).collect())
}

impl BodySchema {
    /// The first difference between a body and its schema; a bound before another one.
    pub fn mismatch(&self, body: &Value) -> Option<Mismatch> {
        let error = self.schemas.validate(body, self.index).err()?;
        let mut missing = Vec::new();
        add_missing(&error, &mut missing);
        let worst = first(&error, is_bound).or_else(|| first(&error, is_required));
        let mismatch = Mismatch::of(worst.unwrap_or_else(|| leaf(&error)));
        if mismatch.is_bound() || missing.is_empty() { Some(mismatch) } else { Some(mismatch.lacking(missing)) }
    }
}

impl Mismatch {
    /// Whether the value has the right type and is outside of its bounds.
    pub fn is_bound(&self) -> bool {
        self.bound.is_some()
    }

    /// Whether fields are missing.
    pub fn lacks_fields(&self) -> bool {
        !self.missing.is_empty()
    }

    /// The mismatch of a body that lacks these fields.
    fn lacking(self, missing: Vec<String>) -> Mismatch {
        let listed = missing.iter().map(|field| format!("`{field}`")).collect::<Vec<_>>().join(", ");
        let detail = match missing.as_slice() {
            [_] => self.detail,
            _ => message!("detail-fields-missing", fields = listed.as_str()),
        };
        Mismatch { detail, reason: format!("missing: {}", missing.join(", ")), missing, ..self }
    }

    pub fn problem(self) -> Problem {
        let problem = Problem::new(ProblemCode::InvalidBody, self.detail).with("reason", self.reason);
        let problem = if self.place.is_empty() { problem } else { problem.with("parameter", self.place) };
        let problem = if self.missing.is_empty() { problem } else { problem.with("missing", self.missing) };
        match self.bound {
            Some((member, value)) => problem.with(member, value),
            None => problem,
        }
    }

    fn of(error: &ValidationError<'_, '_>) -> Mismatch {
        let place = error.instance_location.to_string();
        let number = |bound: &Number| bound.as_i64().unwrap_or(i64::MAX);
        let name = place.as_str();
        let (detail, bound) = match &error.kind {
            ErrorKind::Minimum { want, .. } => {
                let minimum = number(want);
                (message!("detail-value-minimum", name, minimum), Some(("minimum", json!(minimum))))
            }
            ErrorKind::Maximum { want, .. } => {
                let maximum = number(want);
                (message!("detail-value-maximum", name, maximum), Some(("maximum", json!(maximum))))
            }
            ErrorKind::MinLength { want, .. } => {
                (message!("detail-value-short", name, minimum = *want), Some(("min_length", json!(want))))
            }
            ErrorKind::MaxLength { want, .. } => {
                (message!("detail-parameter-length", name, maximum = *want), Some(("max_length", json!(want))))
            }
            ErrorKind::MinItems { want, .. } => {
                (message!("detail-value-few", name, minimum = *want), Some(("min_items", json!(want))))
            }
            ErrorKind::MaxItems { want, .. } => {
                (message!("detail-value-many", name, maximum = *want), Some(("max_items", json!(want))))
            }
            ErrorKind::Pattern { want, .. } => {
                (message!("detail-value-pattern", name, pattern = *want), Some(("pattern", json!(want))))
            }
            ErrorKind::Required { want } => (message!("detail-field-missing", field = want.join("`, `")), None),
            ErrorKind::AdditionalProperties { got } => {
                (message!("detail-field-unknown", field = got.join("`, `")), None)
            }
            _ if place.is_empty() => (message!("detail-body-unreadable"), None),
            _ => (message!("detail-value-wrong", place = name), None),
        };
        // A text that breaks a pattern may be a secret.
        let reason = match &error.kind {
            ErrorKind::Pattern { want, .. } => format!("does not match {want}"),
            kind => kind.to_string(),
        };
        Mismatch { place, detail, bound, missing: Vec::new(), reason }
    }
}

fn leaf<'e, 's, 'v>(error: &'e ValidationError<'s, 'v>) -> &'e ValidationError<'s, 'v> {
    error.causes.first().map_or(error, leaf)
}

/// The first leaf of an error that is wanted.
fn first<'e, 's, 'v>(
    error: &'e ValidationError<'s, 'v>,
    is_wanted: fn(&ErrorKind<'_, '_>) -> bool,
) -> Option<&'e ValidationError<'s, 'v>> {
    match error.causes.as_slice() {
        [] => is_wanted(&error.kind).then_some(error),
        causes => causes.iter().find_map(|cause| first(cause, is_wanted)),
    }
}

/// Adds the JSON Pointers of the fields that are missing, each once, as many as are named.
fn add_missing(error: &ValidationError<'_, '_>, found: &mut Vec<String>) {
    if let ErrorKind::Required { want } = &error.kind {
        let place = error.instance_location.to_string();
        for field in want.iter().take(MAX_MISSING.saturating_sub(found.len())) {
            let field = format!("{place}/{}", field.replace('~', "~0").replace('/', "~1"));
            if !found.contains(&field) {
                found.push(field);
            }
        }
    }
    for cause in &error.causes {
        if found.len() >= MAX_MISSING {
            return;
        }
        add_missing(cause, found);
    }
}

fn is_required(kind: &ErrorKind<'_, '_>) -> bool {
    matches!(kind, ErrorKind::Required { .. })
}

fn is_bound(kind: &ErrorKind<'_, '_>) -> bool {
    matches!(
        kind,
        ErrorKind::Minimum { .. }
            | ErrorKind::Maximum { .. }
            | ErrorKind::MinLength { .. }
            | ErrorKind::MaxLength { .. }
            | ErrorKind::MinItems { .. }
            | ErrorKind::MaxItems { .. }
            | ErrorKind::Pattern { .. }
    )
}

/// A schema as it is checked: without prose, without the bounds that the operation checks itself, and
/// with unions that only say what is wrong with the variant that was sent.
fn checked(schema: &Value) -> Value {
    match schema {
        Value::Object(members) => checked_object(members),
        Value::Array(parts) => parts.iter().map(checked).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => schema.clone(),
    }
}

fn checked_object(schema: &Map<String, Value>) -> Value {
    let has_own_code = schema.contains_key(OWN_CODE);
    if let Some(variants) = schema.get("oneOf").and_then(Value::as_array).filter(|_| !has_own_code) {
        return match schema.get("discriminator") {
            Some(discriminator) => variant(discriminator),
            None => {
                let value = variants.iter().find(|part| part["type"] != "null").map(checked);
                json!({"if": {"type": "null"}, "else": value.unwrap_or(Value::Bool(true))})
            }
        };
    }
    let stays = |name: &str| if has_own_code { SHAPE.contains(&name) } else { !PROSE.contains(&name) };
    let members = schema.iter().filter(|(name, _)| stays(name));
    let members = members.map(|(name, part)| match name.as_str() {
        // The names of properties are not members of a schema.
        "properties" => {
            let properties = part.as_object().into_iter().flatten();
            (name.clone(), properties.map(|(name, schema)| (name.clone(), checked(schema))).collect())
        }
        _ => (name.clone(), checked(part)),
    });
    Value::Object(members.collect())
}

/// The union of the variants that a discriminator tells apart.
fn variant(discriminator: &Value) -> Value {
    let tag = discriminator["propertyName"].as_str().unwrap_or_default();
    let mapping = discriminator["mapping"].as_object().into_iter().flatten();
    let (tags, variants): (Vec<_>, Vec<_>) = mapping
        .map(|(value, to)| {
            let is_it = json!({"properties": {tag: {"const": value}}, "required": [tag]});
            (json!(value), json!({"if": is_it, "then": {"$ref": to}}))
        })
        .unzip();
    json!({"type": "object", "properties": {tag: {"enum": tags}}, "required": [tag], "allOf": variants})
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;
    use crate::http;

    fn mismatch(path: &str, body: &Value) -> Option<Mismatch> {
        let operations = http::operations().unwrap();
        operations.get(path, &Method::POST).unwrap().body.as_ref().unwrap().mismatch(body)
    }

    #[test]
    fn only_the_variant_that_was_sent_is_refused() {
        let moves = "/v1/games/{game_id}/moves";
        for (body, place, detail) in [
            (json!({"type": "take_face_up"}), "", "The field `slot` is missing."),
            (json!({"type": "take_face_up", "slot": 1.5}), "/slot", "The value at `/slot` is not valid here."),
            (json!({"type": "fly"}), "/type", "The value at `/type` is not valid here."),
            (json!({}), "", "The field `type` is missing."),
            (json!({"type": "pass", "slot": 1}), "", "There is no field `slot` here."),
        ] {
            let found = mismatch(moves, &body).unwrap();
            assert_eq!(found.place, place, "{body}");
            assert_eq!(&*found.problem().detail, detail, "{body}");
        }
        assert!(mismatch(moves, &json!({"type": "take_face_up", "slot": 9})).is_none(), "the rules say so");
        assert!(mismatch(moves, &json!({"type": "draw_card"})).is_none());
    }

    #[test]
    fn all_missing_fields_are_named() {
        let league = "/v1/leagues/{league_id}";
        let operations = http::operations().unwrap();
        let schema = operations.get(league, &Method::PUT).unwrap().body.as_ref().unwrap();
        let body = json!({"name": "The Alps", "rules": {"seats": 4}, "games": {"clock": {}}});
        let problem = schema.mismatch(&body).unwrap().problem();
        let mut missing = problem.extensions["missing"].as_array().unwrap().clone();
        missing.sort_by_key(Value::to_string);
        assert_eq!(missing, ["/games/clock/kind", "/rules/division", "/rules/moves", "/season_days"]);
        assert!(problem.detail.contains("`/games/clock/kind`") && problem.detail.contains("`/season_days`"));
        let alone = mismatch("/v1/games/{game_id}/moves", &json!({})).unwrap().problem();
        assert_eq!(alone.extensions["missing"], json!(["/type"]));
    }

    #[test]
    fn characters_are_counted() {
        let guest = |device: String| mismatch("/v1/accounts/guest", &json!({"device": device}));
        assert!(guest("ä".repeat(100)).is_none());
        let problem = guest("ä".repeat(101)).unwrap().problem();
        assert_eq!(&*problem.detail, "`/device` must be at most 100 characters long.");
        assert_eq!(
            (&problem.extensions["parameter"], &problem.extensions["max_length"]),
            (&json!("/device"), &json!(100))
        );
    }
}
