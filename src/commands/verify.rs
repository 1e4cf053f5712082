//! `railhead verify`: an exported game decided again, offline.

use super::record_file;
use crate::{
    config::RecordFile,
    verify::{Verified, verify},
};
use std::error::Error;

/// Decides the game again and says whether it follows from its secret.
///
/// # Errors
/// What cannot be read, or the first event that differs.
pub fn run(options: &RecordFile) -> Result<(), Box<dyn Error>> {
    let record = record_file::read(&options.file)?;
    let Verified { decisions, game } = verify(&record)?;
    println!("Game {}, {}: all {} events of {decisions} decisions follow", record.game, game.status(), game.version);
    println!("from the secret, whose SHA-256 is the commitment {}.", record.commitment);
    for (seat, entropy) in game.entropies.iter() {
        if let Some(entropy) = entropy {
            println!("Seat {seat} added {entropy}");
        }
    }
    println!("Compare the commitment, and what you added, with what you noted before the game.");
    Ok(())
}
