//! The contributions of players to the randomness of their game.

use super::seat::BySeat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The maximum length, in characters.
const LONGEST: usize = 64;

/// A text chosen by a player that contributes to the randomness of their game: 1 to 64 visible
/// ASCII characters.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "utoipa", schema(value_type = String, min_length = 1, max_length = 64, pattern = "^[!-~]+$", example = "a-train-at-noon-7391"))]
pub struct Entropy(String);

/// The contributions of the people at a table, by seat.
pub type Entropies = BySeat<Option<Entropy>>;

/// The text is not valid entropy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entropy is 1 to {LONGEST} visible ASCII characters")]
pub struct InvalidEntropy;

impl Entropy {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Entropy {
    type Error = InvalidEntropy;
    fn try_from(text: String) -> Result<Entropy, InvalidEntropy> {
        let is_visible = text.bytes().all(|byte| byte.is_ascii_graphic());
        let fits = is_visible && (1..=LONGEST).contains(&text.len());
        if fits { Ok(Entropy(text)) } else { Err(InvalidEntropy) }
    }
}

impl From<Entropy> for String {
    fn from(entropy: Entropy) -> String {
        entropy.0
    }
}

impl fmt::Display for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
