//! What the operator has set about games.

use jiff::SignedDuration;
use std::time::Duration;

/// What the operator has set about games.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How long bots may think, in all, before a move is answered; those beyond it think after the answer.
    pub thinking: Duration,
    /// For how long a game may wait for its players.
    pub open_for: SignedDuration,
    /// In how many games that have not begun an account may sit when it opens another.
    pub open_games: u32,
}

impl Default for Limits {
    /// 250 ms, 7 days, 10 games.
    fn default() -> Limits {
        Limits { thinking: Duration::from_millis(250), open_for: SignedDuration::from_hours(7 * 24), open_games: 10 }
    }
}
