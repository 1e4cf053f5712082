//! The command `railhead`: reads the command line and runs the command it names.

use clap::Parser;
use railhead::{
    commands,
    config::{Cli, CliCommand},
    http,
};
use std::{
    error::Error,
    io::{self, Write},
    process::ExitCode,
};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[tokio::main]
async fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(cli).await {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads the output has seen enough: `railhead openapi | head`.
        Err(error) if is_closed_pipe(&*error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("railhead: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(cli: Cli) -> Result<(), Box<dyn Error>> {
    match cli.command.unwrap_or_else(|| CliCommand::Serve(Box::new(cli.serve))) {
        CliCommand::Serve(options) => commands::serve::run(*options).await,
        CliCommand::Simulate(options) => commands::simulate::run(&options),
        CliCommand::Demo(options) => commands::demo::run(&options),
        CliCommand::Health(options) => commands::health::run(&options),
        CliCommand::Check(options) => commands::check::run(&options).await,
        CliCommand::Score(options) => commands::score::run(&options),
        CliCommand::Verify(options) => commands::verify::run(&options),
        CliCommand::Replay(options) => commands::replay::run(&options),
        CliCommand::Admin(options) => commands::admin::run(&options).await,
        CliCommand::Migrate(options) => commands::migrate::run(&options).await,
        CliCommand::RotateKey(database) => commands::rotate_key::run(&database).await,
        CliCommand::Rebuild(database) => commands::rebuild::run(&database).await,
        CliCommand::Pack(database) => commands::pack::run(&database).await,
        CliCommand::Distribute(coordinator) => commands::distribute::run(&coordinator.url).await,
        CliCommand::SeedHistory(options) => commands::seed_history::run(&options).await,
        CliCommand::Openapi => {
            writeln!(io::stdout(), "{}", http::pretty(&http::document())?)?;
            Ok(())
        }
    }
}

fn is_closed_pipe(error: &(dyn Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
