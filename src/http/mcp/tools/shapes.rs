//! Shapes of arguments and answers that several tools share. Answers are short: a model reads every word.

use serde::Deserialize;
use serde_json::{Map, Value, json};
use uuid::Uuid;

/// The arguments of a tool about a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfGame {
    pub game_id: Uuid,
}

/// The schema of a game's id.
pub fn game_id() -> Value {
    json!({"type": "string", "format": "uuid", "description": "The id of the game, as find_games answers it."})
}

/// The value at a place; null if there is none.
pub fn at<'v>(value: &'v Value, pointer: &str) -> &'v Value {
    value.pointer(pointer).unwrap_or(&Value::Null)
}

/// The values of a list.
pub fn each<'v>(value: &'v Value, pointer: &str) -> impl Iterator<Item = &'v Value> {
    at(value, pointer).as_array().into_iter().flatten()
}

/// These members of an object.
pub fn picked(object: &Value, names: &[&str]) -> Map<String, Value> {
    let has = |name: &&str| object.get(*name).map(|value| ((*name).to_owned(), value.clone()));
    names.iter().filter_map(has).collect()
}

/// The same of every object of a list.
pub fn each_picked(list: &Value, names: &[&str]) -> Value {
    each(list, "").map(|object| Value::from(picked(object, names))).collect()
}

/// A value without members that say nothing: null, and empty lists.
pub fn terse(value: Value) -> Value {
    let is_empty = |value: &Value| value.is_null() || value.as_array().is_some_and(Vec::is_empty);
    match value {
        Value::Object(members) => {
            let members = members.into_iter().filter(|(_, value)| !is_empty(value));
            members.map(|(name, value)| (name, terse(value))).collect::<Map<_, _>>().into()
        }
        Value::Array(values) => values.into_iter().map(terse).collect(),
        other => other,
    }
}

/// Whether a game is over, by its view.
pub fn is_over(view: &Value) -> bool {
    matches!(at(view, "/table/phase/name").as_str(), Some("finished" | "voided"))
}

/// The part of a view that says how things stand, and more.
pub fn standing(view: &Value, more: &[(&str, &Value)]) -> Value {
    let over = Value::Bool(is_over(view));
    let own = [
        ("version", at(view, "/version")),
        ("head", at(view, "/head")),
        ("your_turn", at(view, "/you/to_move")),
        ("over", &over),
        ("phase", at(view, "/table/phase")),
    ];
    let members = own.iter().chain(more).map(|(name, value)| ((*name).to_owned(), (*value).clone()));
    terse(members.collect::<Map<_, _>>().into())
}
