//! The command `railhead-verify`: `railhead verify` without the server.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

use clap::Parser;
use railhead_verify::command::{self, Verify};
use std::process::ExitCode;

/// Check an exported game offline; fails at the first event that does not follow from its secret
#[derive(Parser, Debug)]
#[command(version)]
struct Cli {
    #[command(flatten)]
    options: Verify,
}

fn main() -> ExitCode {
    match command::run(&Cli::parse().options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("railhead-verify: {error}");
            ExitCode::FAILURE
        }
    }
}
