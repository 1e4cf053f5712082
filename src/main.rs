//! The command `railhead`: reads the command line and runs the command it names.

use clap::Parser;
use railhead::{
    commands,
    config::{Cli, Command},
    http,
};
use std::{error::Error, process::ExitCode};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[tokio::main]
async fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(cli).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("railhead: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(cli: Cli) -> Result<(), Box<dyn Error>> {
    match cli.command.unwrap_or(Command::Serve(cli.serve)) {
        Command::Serve(options) => commands::serve::run(options).await,
        Command::Simulate(options) => commands::simulate::run(&options),
        Command::Demo(options) => commands::demo::run(&options),
        Command::Health(options) => commands::health::run(&options),
        Command::Score(options) => commands::score::run(&options),
        Command::Verify(options) => commands::verify::run(&options),
        Command::Replay(options) => commands::replay::run(&options),
        Command::Admin(options) => commands::admin::run(&options).await,
        Command::RotateKey(database) => commands::rotate_key::run(&database).await,
        Command::Rebuild(database) => commands::rebuild::run(&database).await,
        Command::SeedHistory(options) => commands::seed_history::run(&options).await,
        Command::Openapi => {
            println!("{}", http::document().to_pretty_json()?);
            Ok(())
        }
    }
}
