//! Reading an exported game.

use crate::fairness::transcript::Transcript;
use std::{error::Error, fs, io, path::Path};

/// Reads an exported game from a file, or from standard input for `-`.
///
/// # Errors
/// If the file cannot be read, or is not an exported game.
pub fn read(file: &Path) -> Result<Transcript, Box<dyn Error>> {
    let text = if file == Path::new("-") { io::read_to_string(io::stdin()) } else { fs::read_to_string(file) };
    let about = |error: &dyn Error| format!("{}: {error}", file.display());
    let text = text.map_err(|error| about(&error))?;
    Ok(Transcript::parse(&text).map_err(|error| about(&error))?)
}
