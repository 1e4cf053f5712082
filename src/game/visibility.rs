//! Who may see a game and join it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who may see a game and join it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everyone: it is listed.
    #[default]
    Public,
    /// Anyone who has its id or its code.
    Unlisted,
    /// Only people who were invited.
    Private,
}

impl Visibility {
    /// The name in JSON and SQL.
    pub fn name(self) -> &'static str {
        match self {
            Visibility::Public => "public",
            Visibility::Unlisted => "unlisted",
            Visibility::Private => "private",
        }
    }

    /// The visibility with this name in the database. An unknown name counts as private.
    pub(crate) fn named(name: &str) -> Visibility {
        match name {
            "public" => Visibility::Public,
            "unlisted" => Visibility::Unlisted,
            _ => Visibility::Private,
        }
    }
}
