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

/// These members of an object.
pub fn picked(object: &Value, names: &[&str]) -> Value {
    let has = |name: &&str| object.get(*name).map(|value| ((*name).to_owned(), value.clone()));
    names.iter().filter_map(has).collect::<Map<_, _>>().into()
}

/// The same of every object of a list.
pub fn each_picked(list: &Value, names: &[&str]) -> Value {
    list.as_array().into_iter().flatten().map(|object| picked(object, names)).collect()
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
    matches!(view["table"]["phase"]["name"].as_str(), Some("finished" | "voided"))
}

/// The part of a view that says how things stand.
pub fn standing(view: &Value) -> Value {
    json!({
        "version": view["version"],
        "head": view["head"],
        "your_turn": view["you"]["to_move"],
        "over": is_over(view),
        "phase": view["table"]["phase"],
    })
}
