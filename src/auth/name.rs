//! The names people choose.

use std::fmt;

/// A player's name: 3 to 24 letters, digits, spaces, `-`, `_` or `.`, no space at either end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name(String);

/// Why a name is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    /// Too short or too long.
    #[error("a name has 3 to 24 characters")]
    Length,
    /// A character that names do not have.
    #[error("a name consists of letters, digits, single spaces, and - _ . , and does not begin or end with a space")]
    Character,
}

impl Name {
    /// Takes a name as it was typed.
    ///
    /// # Errors
    /// If it is not one.
    pub fn parse(name: &str) -> Result<Name, NameError> {
        if !(3..=24).contains(&name.chars().count()) {
            return Err(NameError::Length);
        }
        let allowed = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '.');
        if !name.chars().all(allowed) || name.trim() != name || name.contains("  ") {
            return Err(NameError::Character);
        }
        Ok(Name(name.to_owned()))
    }

    /// The name as it was typed.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
