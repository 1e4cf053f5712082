//! Revisions of the rules.

use serde::{Deserialize, Serialize};

/// The revision of the rules by which a game is played from its first event to its last. A change
/// of the rules adds a variant: new games are created with it, and older ones are decided, replayed
/// and verified by the rules they were created with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum RulesRevision {
    /// `docs/RULES.md`.
    #[default]
    One,
}

impl RulesRevision {
    /// The revision of new games.
    pub const LATEST: RulesRevision = RulesRevision::One;
}

impl TryFrom<u8> for RulesRevision {
    type Error = String;
    fn try_from(number: u8) -> Result<RulesRevision, String> {
        match number {
            1 => Ok(RulesRevision::One),
            _ => Err(format!("this version of railhead does not know revision {number} of the rules")),
        }
    }
}

impl From<RulesRevision> for u8 {
    fn from(revision: RulesRevision) -> u8 {
        match revision {
            RulesRevision::One => 1,
        }
    }
}
