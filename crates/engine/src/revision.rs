//! Revisions of the rules.

use serde::{Deserialize, Serialize};

/// The revision of the rules by which a game is played from its first event to its last. A change
/// of the rules adds a variant: new games are created with it, and older ones are decided, replayed
/// and verified by the rules they were created with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum RulesRevision {
    /// `docs/RULES.md`, second edition, without R9.5.
    #[default]
    One,
    /// R9.5: a game that is too long ends.
    Two,
}

/// The number of events after which a game is too long (R9.5). Games of random moves have up to
/// 1,700.
const TOO_LONG: u32 = 5000;

impl RulesRevision {
    /// The revision of new games.
    pub const LATEST: RulesRevision = RulesRevision::Two;

    /// Whether a game of so many events has its last round, whatever trains are left (R9.5).
    pub(super) fn is_too_long(self, version: u32) -> bool {
        match self {
            RulesRevision::One => false,
            RulesRevision::Two => version >= TOO_LONG,
        }
    }
}

impl TryFrom<u8> for RulesRevision {
    type Error = String;
    fn try_from(number: u8) -> Result<RulesRevision, String> {
        match number {
            1 => Ok(RulesRevision::One),
            2 => Ok(RulesRevision::Two),
            _ => Err(format!("this version of railhead does not know revision {number} of the rules")),
        }
    }
}

impl From<RulesRevision> for u8 {
    fn from(revision: RulesRevision) -> u8 {
        match revision {
            RulesRevision::One => 1,
            RulesRevision::Two => 2,
        }
    }
}
