//! `railhead verify`: checks an exported game, offline.

use crate::{
    commands::record_file,
    config::Verify,
    fairness::verify::{Verified, check_head, verify},
    game::status::GameStatus,
};
use std::{
    error::Error,
    io::{self, Write},
};

/// Replays the game from its secret and prints whether its events follow from it.
///
/// # Errors
/// If the file cannot be read, or at the first event that differs.
pub fn run(options: &Verify) -> Result<(), Box<dyn Error>> {
    let record = record_file::read(&options.record.file)?;
    let Verified { decisions, game } = verify(&record)?;
    let mut output = io::stdout();
    writeln!(
        output,
        "Game {}, {}: all {} events of {decisions} decisions follow",
        record.game,
        GameStatus::of(&game).name(),
        game.version
    )?;
    writeln!(output, "from the secret, whose SHA-256 is the commitment {}.", record.commitment)?;
    writeln!(output, "The log ends with the head {}.", record.head)?;
    for head in &options.heads {
        check_head(&record, *head)?;
        writeln!(output, "It has the head {head}, as you noted: nothing before it was rewritten.")?;
    }
    for (seat, entropy) in game.entropies.iter() {
        if let Some(entropy) = entropy {
            writeln!(output, "Seat {seat} added {entropy}")?;
        }
    }
    writeln!(output, "Compare the commitment, and what you added, with what you noted before the game.")?;
    Ok(())
}
