//! The command `railhead`: reads the command line and runs the command it names.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

use railhead::{commands, config::Cli};
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    commands::exit_code("railhead", commands::run(Cli::read()))
}
