//! `railhead replay`: prints an exported game move by move, and draws it.

use crate::{
    commands::narration,
    config,
    engine::{Event, Game, VisibleEvent},
    verify::transcript::Transcript,
};
use railhead_localization::{Language, message};
use railhead_pictures::{Replay, Theme};
use std::{
    error::Error,
    fs,
    io::{self, BufWriter, Write},
};

/// Prints the game in words and, if asked to, draws it.
pub fn run(options: &config::Replay) -> Result<(), Box<dyn Error>> {
    let record = options.record.read()?;
    let language = options.language.chosen();
    // Players are named by the colour of their trains, because an exported game has no names.
    let events = record.events.iter().map(|(_, event)| event.clone()).collect::<Vec<Event>>();
    let game = Game::replay(&events);
    let names = game.seats().map(|seat| narration::name_by_color(game.colors()[seat], language)).collect::<Vec<_>>();
    if let Some(file) = &options.svg {
        let picture = Replay { events: &events, names: &names, theme: Theme::Light, language };
        fs::write(file, picture.svg()).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(narrate_all(&record, &game, &names, language, BufWriter::new(io::stdout().lock()))?)
}

fn narrate_all(
    record: &Transcript,
    game: &Game,
    names: &[String],
    language: Language,
    mut output: impl Write,
) -> io::Result<()> {
    let players = narration::players(names);
    let heading = message!("replay-heading", game = record.game.to_string(), players);
    writeln!(output, "{}", language.format(&heading))?;
    for (seq, (_, event)) in (1..).zip(&record.events) {
        if let Some(line) = narration::narrate(&VisibleEvent::Full(event.clone()), names, language) {
            writeln!(output, "{seq:>5}  {line}")?;
        }
    }
    if game.is_finished() {
        writeln!(output, "{}", narration::scores(game.scores(), names, language))?;
    }
    output.flush()
}
