//! The command `railhead`: reads the command line and runs the command it names.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

use railhead::{commands, config::Cli};
use std::{error::Error, io, process::ExitCode};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match commands::run(Cli::read()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads the output has seen enough: `railhead openapi | head`.
        Err(error) if is_closed_pipe(&*error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("railhead: {error}");
            ExitCode::FAILURE
        }
    }
}

fn is_closed_pipe(error: &(dyn Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
