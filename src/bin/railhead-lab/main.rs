//! The command `railhead-lab`: games between bots that measure, fill a database or are watched. None
//! of it is in the server (`docs/adr/0051-lab-beside-the-server.md`).

mod demo;
mod ladder;
mod learn;
mod learn_belief;
mod options;
mod seed_history;

use clap::Parser;
use options::{Cli, LabCommand};
use railhead::{
    commands,
    http::{self, Published},
};
use std::{
    error::Error,
    io::{self, Write},
    process::ExitCode,
};
use tokio::runtime::Runtime;

/// That of the server, so that bots are as fast as there.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    commands::exit_code("railhead-lab", run(Cli::parse()))
}

fn run(cli: Cli) -> Result<(), Box<dyn Error>> {
    match cli.command {
        LabCommand::Ladder(options) => ladder::run(&options),
        LabCommand::Learn(options) => learn::run(&options),
        LabCommand::LearnBelief(options) => learn_belief::run(&options),
        LabCommand::SeedHistory(options) => Runtime::new()?.block_on(seed_history::run(&options)),
        LabCommand::Demo(options) => demo::run(&options),
        LabCommand::Openapi(options) => {
            let Published { document, samples } = Published::of(http::declared_document());
            let text = if options.samples { serde_json::to_string_pretty(&samples) } else { http::pretty(&document) };
            Ok(writeln!(io::stdout(), "{}", text?)?)
        }
    }
}
