//! `--repeat`: the game of a row, played again.

use super::print_json;
use crate::options::Ladder;
use railhead_ladder::{Outcome, Repeat};
use railhead_localization::{Language, Message, message};
use serde::Serialize;
use std::{
    error::Error,
    io::{self, Write},
    num::NonZero,
    path::Path,
};

/// The result, as `--json` prints it.
#[derive(Serialize)]
struct Report<'a> {
    row: usize,
    kept: &'a Outcome,
    again: &'a Outcome,
    differences: &'a [&'static str],
    same_binary: bool,
}

/// Plays the game of a row again and compares.
///
/// # Errors
/// If there is no such row, or the game differs from it.
pub fn run(row: NonZero<usize>, file: &Path, options: &Ladder) -> Result<(), Box<dyn Error>> {
    let language = options.language.chosen();
    let repeat = Repeat::play(file, row).map_err(|error| format!("{}: {error}", file.display()))?;
    let differences = repeat.differences();
    let Repeat { kept, again, same_binary, .. } = &repeat;
    if options.json {
        let differences = &differences;
        print_json(&Report { row: row.get(), kept, again, differences, same_binary: *same_binary })?;
    } else {
        print(language, row, &repeat)?;
    }
    if differences.is_empty() {
        return Ok(());
    }
    Err(language.format(&message!("ladder-differs", fields = differences.join(", "))).into())
}

fn print(language: Language, row: NonZero<usize>, repeat: &Repeat) -> io::Result<()> {
    let Repeat { plan, kept, again, same_binary } = repeat;
    let points = |outcome: &Outcome| {
        let name = |contender: &usize| plan.contenders.get(*contender).map(ToString::to_string).unwrap_or_default();
        let players = outcome.seating.iter().zip(&outcome.totals);
        players.map(|(contender, total)| format!("{} {total}", name(contender))).collect::<Vec<_>>().join(", ")
    };
    let say = |message: Message| writeln!(io::stdout(), "{}", language.format(&message));
    say(message!("ladder-row", row = row.get().to_string(), deal = kept.deal.to_string(), players = points(kept)))?;
    if !same_binary {
        say(message!("ladder-other-binary"))?;
    }
    if kept == again {
        say(message!("ladder-same", sha256 = kept.sha256.as_str()))
    } else {
        say(message!("ladder-again", players = points(again), sha256 = again.sha256.as_str()))
    }
}
