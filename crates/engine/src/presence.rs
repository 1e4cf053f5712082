//! The presence of players: moving, running out of time, and leaving (R10).

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// Consecutive turns without a move in time after which a player counts as away (R10.1, R10.5).
/// Choosing the first tickets counts as one turn.
pub(super) const MISSED_TURNS: u8 = 2;

/// The presence of one player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Presence {
    /// The reason why a bot plays for the player; none while they play themselves.
    pub away: Option<AwayReason>,
    /// In how many consecutive turns the player has run out of time.
    pub missed_turns: u8,
    /// Whether the server moves for the player until the end of this turn (R10.6).
    pub forced: bool,
    /// Whether the player is on vacation, so that their clock stands still (R10.8).
    pub on_vacation: bool,
    /// Whether the player has finished a turn of their own (R10.3).
    pub has_moved: bool,
    /// The reason why the first player of the seat left; none unless a stand-in has taken it
    /// (R10.10).
    pub owner_left: Option<AwayReason>,
}

/// The reason why a bot plays a person's seat (R10.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, IntoStaticStr)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum AwayReason {
    /// The player resigned. This is final.
    #[default]
    Resigned,
    /// The player ran out of time repeatedly. They may take the seat back.
    OutOfTime,
}

impl Presence {
    /// The presence of a player who takes the seat from the bot.
    pub(super) fn seated(self) -> Presence {
        Presence { has_moved: self.has_moved, owner_left: self.owner_left, ..Presence::default() }
    }

    /// The presence of a stand-in who takes the seat from the bot (R10.10).
    pub(super) fn stood_in_for(self) -> Presence {
        Presence { owner_left: self.owner_left.or(self.away), ..self.seated() }
    }

    /// Records that the time has run out; counted at most once a turn (R10.5).
    pub(super) fn miss_turn(&mut self) {
        if !self.forced {
            self.missed_turns = self.missed_turns.saturating_add(1);
        }
        self.forced = true;
    }

    /// Records the end of the player's turn.
    pub(super) fn end_turn(&mut self) {
        if !self.forced {
            self.missed_turns = 0;
            // What a bot plays for somebody who has left is no turn of theirs.
            self.has_moved |= self.away.is_none();
        }
    }
}
