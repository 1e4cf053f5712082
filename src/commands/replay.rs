//! `railhead replay`: prints an exported game move by move.

use crate::{
    commands::{narration, record_file},
    config::RecordFile,
    engine::{Game, PlayerColor, Seat, VisibleEvent},
    fairness::transcript::Transcript,
};
use std::{
    error::Error,
    io::{self, BufWriter, Write},
};

/// Prints the game in words.
///
/// # Errors
/// If the file cannot be read or replayed, or the output cannot be written.
pub fn run(options: &RecordFile) -> Result<(), Box<dyn Error>> {
    let record = record_file::read(&options.file)?;
    Ok(narrate_all(&record, BufWriter::new(io::stdout().lock()))?)
}

/// Players are named by the colour of their trains, because an exported game has no names.
fn narrate_all(record: &Transcript, mut output: impl Write) -> io::Result<()> {
    let game = Game::replay(record.events.iter().map(|(_, event)| event));
    let names = Seat::ALL.map(|seat| game.colors[seat].map_or("Nobody", name));
    writeln!(output, "Game {} of {}", record.game, names.get(..game.seats().count()).unwrap_or_default().join(", "))?;
    for (seq, (_, event)) in (1..).zip(&record.events) {
        if let Some(line) = narration::narrate(&VisibleEvent::Full(event.clone()), &names) {
            writeln!(output, "{seq:>5}  {line}")?;
        }
    }
    if game.is_finished() {
        writeln!(output, "{}", narration::scores(game.scores(), &names))?;
    }
    output.flush()
}

fn name(color: PlayerColor) -> &'static str {
    match color {
        PlayerColor::Brown => "Brown",
        PlayerColor::Red => "Red",
        PlayerColor::Purple => "Purple",
        PlayerColor::Gray => "Gray",
        PlayerColor::Blue => "Blue",
    }
}
