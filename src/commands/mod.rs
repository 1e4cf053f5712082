//! The commands, one file each.

mod admin;
mod analyze;
mod backup;
mod check;
mod command_line;
pub mod database;
mod desk;
mod distribute;
mod dump;
mod health;
mod log;
mod migrate;
pub mod narration;
mod open_files;
mod pack;
mod prepare;
pub mod progress;
mod rebuild;
mod replay;
mod restore;
mod rotate_key;
mod score;
mod scored_board;
pub mod serve;
mod simulate;
pub mod thinking;
#[cfg(feature = "otlp")]
mod traces;

use crate::{
    config::{Cli, CliCommand},
    http::{self, documents},
    verify::command,
};
use std::{
    error::Error,
    io::{self, Write},
    process::ExitCode,
};

/// Runs the command that the command line names, on a runtime of its own. It is no `async fn`: the
/// body of such a function would be compiled once more, in the crate that awaits it.
pub fn run(cli: Cli) -> Result<(), Box<dyn Error>> {
    tokio::runtime::Runtime::new()?.block_on(named(cli))
}

/// The exit code of a program after its command; an error is printed.
pub fn exit_code(program: &str, result: Result<(), Box<dyn Error>>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads the output has seen enough: `railhead openapi | head`.
        Err(error) if is_closed_pipe(&*error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{program}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn is_closed_pipe(error: &(dyn Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

async fn named(cli: Cli) -> Result<(), Box<dyn Error>> {
    match cli.command.unwrap_or_else(|| CliCommand::Serve(Box::new(cli.serve))) {
        CliCommand::Serve(options) => serve::run(*options).await,
        CliCommand::Simulate(options) => simulate::run(&options),
        CliCommand::Health(options) => health::run(&options),
        CliCommand::Check(options) => check::run(&options).await,
        CliCommand::Score(options) => score::run(&options),
        CliCommand::Verify(options) => command::run(&options),
        CliCommand::Replay(options) => replay::run(&options),
        CliCommand::Analyze(options) => analyze::run(&options),
        CliCommand::Prepare(options) => prepare::run(&options),
        CliCommand::Admin(options) => admin::run(&options).await,
        CliCommand::Migrate(options) => migrate::run(&options).await,
        CliCommand::RotateKey(database) => rotate_key::run(&database).await,
        CliCommand::Rebuild(database) => rebuild::run(&database).await,
        CliCommand::Pack(database) => pack::run(&database).await,
        CliCommand::Dump(options) => dump::run(&options).await,
        CliCommand::Distribute(coordinator) => distribute::run(&coordinator.url).await,
        CliCommand::Openapi(options) => {
            let text = match options.samples {
                true => serde_json::to_string_pretty(&documents::read(&documents::SAMPLES)?),
                false => http::pretty(&documents::read(&documents::DOCUMENT)?),
            };
            writeln!(io::stdout(), "{}", text?)?;
            Ok(())
        }
        CliCommand::Backup(options) => backup::run(&options).await,
        CliCommand::Restore(options) => restore::run(&options).await,
        CliCommand::Completions(options) => Ok(command_line::complete(options)?),
        CliCommand::Man(options) => Ok(command_line::describe(&options)?),
    }
}
