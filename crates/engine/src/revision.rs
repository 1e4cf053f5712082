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
    /// R9.5: a game that is too long ends. Events were counted.
    Two,
    /// R9.5 counts turns, and a row that is replaced very often is recorded in one event (R4.6).
    Three,
    /// Players who left without a move of their own rank last, together (R10.1), and a game in which nobody
    /// moved has no result (R10.4).
    Four,
}

/// The number of events after which a game is too long by revision 2 (R9.5).
const TOO_MANY_EVENTS: u32 = 5000;

/// The number of turns after which a game is too long since revision 3 (R9.5). Five players who
/// never give up a tunnel or pass have fewer than 650, because their trains and stations run out.
const TOO_MANY_TURNS: u32 = 1000;

/// The number of times that a row is replaced card by card in one move, since revision 3 (R4.6).
const ROWS_SHOWN: u32 = 10;

impl RulesRevision {
    /// The revision of new games.
    pub const LATEST: RulesRevision = RulesRevision::Four;

    /// Whether a game of so many events and turns has its last round, whatever trains are left
    /// (R9.5).
    pub(super) fn is_too_long(self, version: u32, turns: u32) -> bool {
        match self {
            RulesRevision::One => false,
            RulesRevision::Two => version >= TOO_MANY_EVENTS,
            RulesRevision::Three | RulesRevision::Four => turns >= TOO_MANY_TURNS,
        }
    }

    /// Whether a row that has been replaced so many times in one move is replaced on in one event
    /// (R4.6).
    pub(super) fn sums_up_rows(self, replaced: u32) -> bool {
        match self {
            RulesRevision::One | RulesRevision::Two => false,
            RulesRevision::Three | RulesRevision::Four => replaced >= ROWS_SHOWN,
        }
    }

    /// Whether players who made no move have lost, with all who made none (R10.1, R10.4).
    pub(super) fn counts_moves(self) -> bool {
        match self {
            RulesRevision::One | RulesRevision::Two | RulesRevision::Three => false,
            RulesRevision::Four => true,
        }
    }
}

impl TryFrom<u8> for RulesRevision {
    type Error = String;
    fn try_from(number: u8) -> Result<RulesRevision, String> {
        match number {
            1 => Ok(RulesRevision::One),
            2 => Ok(RulesRevision::Two),
            3 => Ok(RulesRevision::Three),
            4 => Ok(RulesRevision::Four),
            _ => Err(format!("this version of railhead does not know revision {number} of the rules")),
        }
    }
}

impl From<RulesRevision> for u8 {
    fn from(revision: RulesRevision) -> u8 {
        match revision {
            RulesRevision::One => 1,
            RulesRevision::Two => 2,
            RulesRevision::Three => 3,
            RulesRevision::Four => 4,
        }
    }
}
