//! `railhead completions` and `railhead man`: the command line for shells and for readers.

use crate::config::{Cli, Completions, Man};
use std::{
    fs,
    io::{self, Write},
};

/// Prints the script of a shell.
pub fn complete(options: Completions) -> io::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(options.shell, &mut Cli::definition(), "railhead", &mut script);
    io::stdout().write_all(&script)
}

/// Writes the manual pages of all commands, or prints the first.
pub fn describe(options: &Man) -> io::Result<()> {
    let Some(folder) = &options.folder else {
        let mut page = Vec::new();
        clap_mangen::Man::new(Cli::definition().disable_help_subcommand(true)).render(&mut page)?;
        return io::stdout().write_all(&page);
    };
    let refused = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(refused)?;
    clap_mangen::generate_to(Cli::definition(), folder).map_err(refused)
}
