//! Results of tables and rounds.

use crate::Entrant;
use serde::{Deserialize, Serialize};
use std::ops::Not;

/// The result of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableResult {
    /// The players with their ranks and scores.
    pub lines: Vec<Line>,
}

impl TableResult {
    /// The players, and whether they are among the best so many, which are never all of them. Of tied
    /// ones, those who played later in turn order are the better.
    pub(crate) fn advancing(&self, count: u8) -> Vec<(Entrant, bool)> {
        let mut order = self.lines.iter().rev().collect::<Vec<_>>();
        order.sort_by_key(|line| line.rank);
        let count = usize::from(count).min(order.len().saturating_sub(1)).max(1);
        order.iter().enumerate().map(|(at, line)| (line.entrant, at < count)).collect()
    }
}

/// The result of a player at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The player.
    pub entrant: Entrant,
    /// The rank, from 1; tied players share one, and the next ranks are skipped.
    pub rank: u8,
    /// The points of the game.
    pub score: i32,
    /// Whether the player made no turn and left, or ran out of time: no points. Absent if not.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub absent: bool,
}

/// The results of a round.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Round {
    /// The tables.
    pub tables: Vec<TableResult>,
    /// The entrants who sat out because the tables did not divide.
    pub byes: Vec<Entrant>,
    /// The entrants who were not there yet.
    pub late: Vec<Entrant>,
}
