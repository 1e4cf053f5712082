//! The statement of a tool about itself.

use serde::Serialize;
use serde_json::{Value, json};

/// A title and a description for a model, the arguments, and the effect.
pub struct Declaration {
    pub title: &'static str,
    pub description: &'static str,
    /// The JSON Schemas of the arguments.
    pub properties: Value,
    pub required: &'static [&'static str],
    pub effect: Effect,
}

/// The effect of a call on the world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// None: it only reads.
    Nothing,
    /// It changes something, once however often it is repeated.
    Once,
    /// It changes something each time.
    Each,
}

impl Declaration {
    /// A tool of this name, as clients list it.
    pub fn listed(self, name: impl Serialize) -> Value {
        let Declaration { title, description, properties, required, effect } = self;
        json!({
            "name": name,
            "title": title,
            "description": description,
            "inputSchema": {
                "type": "object",
                "properties": properties,
                "required": required,
                "additionalProperties": false,
            },
            "annotations": {
                "title": title,
                "readOnlyHint": effect == Effect::Nothing,
                "destructiveHint": false,
                "idempotentHint": effect != Effect::Each,
                "openWorldHint": false,
            },
        })
    }
}
