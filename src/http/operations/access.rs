//! Permissions of API keys by operation.

use crate::identity::ApiScope;
use serde_json::Value;

/// The member of an operation with the scope that a key needs; null if it takes no keys.
const SCOPE: &str = "x-api-key-scope";

/// The scope of an operation for people only: it is about the account itself, its devices, or other
/// people.
pub const PEOPLE: Option<ApiScope> = None;

/// The value of `x-api-keys-of` of an operation that takes the keys of bots and no others.
pub const BOTS: &str = "bots";

/// Whether only the keys of bots are for an operation.
pub fn is_for_bots(operation: &Value) -> bool {
    operation["x-api-keys-of"] == BOTS
}

/// The permission that an operation gives to API keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyAccess {
    /// The operation does not ask who sends a request.
    Anybody,
    Scope(ApiScope),
    People,
}

impl KeyAccess {
    /// Reads it from an operation. One that requires a token and names no scope takes no keys.
    pub fn of(operation: &Value) -> KeyAccess {
        if operation["security"].as_array().is_none_or(Vec::is_empty) {
            return KeyAccess::Anybody;
        }
        let scope = ApiScope::ALL.iter().find(|scope| operation[SCOPE] == scope.name());
        scope.map_or(KeyAccess::People, |scope| KeyAccess::Scope(*scope))
    }
}
