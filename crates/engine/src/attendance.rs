//! Whether players are there: who moved, who let his time run out, who left (R10).

use serde::{Deserialize, Serialize};

/// Who runs out of time in so many turns in a row is away (R10.1, R10.5). Choosing the first tickets counts as one.
pub(super) const LAPSES: u8 = 2;

/// How a player attends to the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Attendance {
    /// Why a bot plays for him, if one does.
    pub away: Option<Away>,
    /// In how many turns in a row his time has run out.
    pub lapses: u8,
    /// Whether he is moved for until his turn is over (R10.6).
    pub forced: bool,
    /// Whether he has finished a turn of his own (R10.3).
    pub has_moved: bool,
}

/// Why a bot plays a person's seat (R10.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Away {
    /// He gave up. That is final.
    #[default]
    Resigned,
    /// His time ran out again and again. He may come back.
    OutOfTime,
}

impl Attendance {
    /// His time has run out, which counts once a turn (R10.5).
    pub(super) fn lapse(&mut self) {
        if !self.forced {
            self.lapses = self.lapses.saturating_add(1);
        }
        self.forced = true;
    }

    /// His turn is over.
    pub(super) fn end_turn(&mut self) {
        if !self.forced {
            self.lapses = 0;
            self.has_moved = true;
        }
    }
}
