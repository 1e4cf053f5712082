//! Limits on games, set by the operator.

use jiff::SignedDuration;
use std::{thread, time::Duration};

/// Limits on games, set by the operator.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The time that bots may think, in total, before a move is answered. Further moves of bots are
    /// made after the answer.
    pub thinking: Duration,
    /// The number of requests that may let bots think at the same time.
    pub thinking_cores: usize,
    /// The time for which an open game may wait for players.
    pub open_for: SignedDuration,
    /// The number of games that have not begun in which an account may sit when it opens another.
    pub open_games: u32,
    /// The number of games that are not over in which an account may sit when it opens or joins
    /// another.
    pub games: u32,
    /// The number of days of vacation that a player has in 365 days.
    pub vacation_days: u16,
    /// Whether a new game may be given its secret, for tests of an app.
    pub sandbox: bool,
}

impl Default for Limits {
    /// 250 ms, all cores but one, 7 days, 10 open games, 100 games, 30 days of vacation, no sandbox.
    fn default() -> Limits {
        Limits {
            thinking: Duration::from_millis(250),
            thinking_cores: thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1)),
            open_for: SignedDuration::from_hours(7 * 24),
            open_games: 10,
            games: 100,
            vacation_days: 30,
            sandbox: false,
        }
    }
}
