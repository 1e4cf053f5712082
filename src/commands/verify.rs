//! `railhead verify`: checks an exported game, offline.

use crate::{
    commands::record_file,
    config::Verify,
    fairness::verify::{Verified, check_head, verify},
    game::status::GameStatus,
};
use std::error::Error;

/// Replays the game from its secret and prints whether its events follow from it.
///
/// # Errors
/// If the file cannot be read, or at the first event that differs.
pub fn run(options: &Verify) -> Result<(), Box<dyn Error>> {
    let record = record_file::read(&options.record.file)?;
    let Verified { decisions, game } = verify(&record)?;
    println!(
        "Game {}, {}: all {} events of {decisions} decisions follow",
        record.game,
        GameStatus::of(&game).name(),
        game.version
    );
    println!("from the secret, whose SHA-256 is the commitment {}.", record.commitment);
    println!("The log ends with the head {}.", record.head);
    for head in &options.heads {
        check_head(&record, *head)?;
        println!("It has the head {head}, as you noted: nothing before it was rewritten.");
    }
    for (seat, entropy) in game.entropies.iter() {
        if let Some(entropy) = entropy {
            println!("Seat {seat} added {entropy}");
        }
    }
    println!("Compare the commitment, and what you added, with what you noted before the game.");
    Ok(())
}
