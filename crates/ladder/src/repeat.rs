//! Plays the game of a row again and compares.

use crate::{
    Outcome, Plan, Stuck, binary, play,
    rows_file::{BadFile, Rows},
};
use std::{io, num::NonZero, path::Path};

/// A row and its game, played again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repeat {
    /// The plan of the row.
    pub plan: Plan,
    /// The result in the row.
    pub kept: Outcome,
    /// The result now.
    pub again: Outcome,
    /// Whether this is the program that wrote the row.
    pub same_binary: bool,
}

/// A row that cannot be played again.
#[derive(Debug, thiserror::Error)]
pub enum NotRepeated {
    /// The file cannot be used.
    #[error(transparent)]
    File(#[from] BadFile),
    /// The file does not have that many rows.
    #[error("it has {0} rows")]
    NoRow(usize),
    /// The game does not finish.
    #[error(transparent)]
    Stuck(#[from] Stuck),
}

impl Repeat {
    /// Plays a row of a file again; the first has the number 1.
    ///
    /// # Errors
    /// If there is no such row, or its game does not finish.
    pub fn play(path: &Path, number: NonZero<usize>) -> Result<Repeat, NotRepeated> {
        let Rows { header, mut rows } = Rows::read(path)?;
        let count = rows.len();
        if number.get() > count {
            return Err(NotRepeated::NoRow(count));
        }
        let kept = rows.swap_remove(number.get() - 1).outcome;
        let again = play(&header.plan, &header.plan.schedule(), kept.id())?.outcome;
        let own = binary::sha256().map_err(|error: io::Error| BadFile::from(error))?;
        Ok(Repeat { same_binary: own == header.binary, plan: header.plan, kept, again })
    }

    /// The names of what differs; empty if the game is the same bit by bit.
    pub fn differences(&self) -> Vec<&'static str> {
        let Repeat { kept, again, .. } = self;
        let Outcome { deal, rotation, seating, totals, ranks, turns, sha256 } = kept;
        let differs = [
            ("deal", *deal != again.deal),
            ("rotation", *rotation != again.rotation),
            ("seating", *seating != again.seating),
            ("totals", *totals != again.totals),
            ("ranks", *ranks != again.ranks),
            ("turns", *turns != again.turns),
            ("sha256", *sha256 != again.sha256),
        ];
        differs.into_iter().filter_map(|(name, differs)| differs.then_some(name)).collect()
    }
}
