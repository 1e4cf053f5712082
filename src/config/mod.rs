//! The command line: every option with its environment variable.

mod admin;
mod environment;
mod serve;

use crate::{bots::Policy, engine::Variant, simulate::SimulatedBot};
use clap::{Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand, error::ErrorKind};
use clap_complete::Shell;
use railhead_ladder::NotAUrl;
use std::path::PathBuf;
use strum::VariantArray;

pub use crate::verify::command::{OutputLanguage, RecordFile, Verify};
pub use admin::{Admin, AdminCommand, Named, Rule, Ruling};
pub use serve::{DatabaseUse, Serve, SignInOptions, Webhooks};

/// The server behind a mobile app for the train game of Europe.
///
/// Without a command, `railhead` runs `serve`, and takes its options: `railhead serve --help`.
#[derive(Parser, Debug)]
#[command(name = "railhead", version, about, args_conflicts_with_subcommands = true)]
pub struct Cli {
    /// The command to run; `serve` by default
    #[command(subcommand)]
    pub command: Option<CliCommand>,
    /// The options of `serve`.
    #[command(flatten)]
    pub serve: Serve,
}

impl Cli {
    /// The definition of the command line. The options of `serve` are accepted without its name, and
    /// listed with it.
    pub fn definition() -> Command {
        Cli::command().mut_args(|arg| arg.hide(true))
    }

    /// Reads the command line and the environment. Ends the process if it asks for help, or is wrong.
    pub fn read() -> Cli {
        let mut definition = Cli::definition();
        let matches = definition.get_matches_mut();
        if let Err(unknown) = environment::check(&definition) {
            definition.error(ErrorKind::UnknownArgument, unknown).exit();
        }
        Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum CliCommand {
    /// Serve the API (the default)
    Serve(Box<Serve>),
    /// Play whole games between bots in memory and print statistics
    Simulate(Simulate),
    /// Ask a server whether it is ready; fails if not
    Health(Health),
    /// Check the settings of a machine and its database; fails if one endangers the service
    Check(Check),
    /// Score positions of a real table: one JSON document, or JSON Lines, from standard input
    Score(Score),
    /// Check an exported game offline; fails at the first event that does not follow from its
    /// secret
    Verify(Verify),
    /// Print an exported game move by move
    Replay(Replay),
    /// Analyse an exported game: luck, errors, and the decisions that cost most
    Analyze(Analyze),
    /// Play the script of a prepared table, and print it move by move
    Prepare(Prepare),
    /// Give roles and take them back, ban accounts and lift bans
    Admin(Admin),
    /// Apply the missing migrations, as the owner of the tables; and allow another role to serve
    Migrate(Migrate),
    /// Add a new key for access tokens to the database; it signs after two minutes, and the old key
    /// verifies until its tokens have expired
    RotateKey(DatabaseOptions),
    /// Recompute everything derived from finished games: results, statistics, ratings
    Rebuild(DatabaseOptions),
    /// Pack the logs of games that ended more than a day ago; the server does so by itself
    Pack(DatabaseOptions),
    /// Write the finished games of a month as open data, with pseudonyms, hashes and a signature
    Dump(Dump),
    /// Distribute the logs of games over the workers of a Citus cluster; a second run changes nothing
    Distribute(Coordinator),
    /// Copy the private database into a new directory, while it is in use
    Backup(Backup),
    /// Make a private database from a backup
    Restore(Restore),
    /// Print the OpenAPI document
    Openapi(Openapi),
    /// Print a script that completes commands and options in a shell
    Completions(Completions),
    /// Print the manual page, or write the pages of all commands
    Man(Man),
}

/// Options of `openapi`.
#[derive(Args, Clone, Debug)]
pub struct Openapi {
    /// Print the samples of its operations instead, which are an overlay
    #[arg(long)]
    pub samples: bool,
}

/// Options of `migrate`.
#[derive(Args, Clone, Debug)]
pub struct Migrate {
    /// The database, as the owner of its tables
    #[command(flatten)]
    pub database: DatabaseOptions,
    /// A role, other than the owner, that is granted exactly what `serve` needs; it cannot change
    /// the log of a game
    #[arg(long, value_name = "ROLE")]
    pub serving_role: Option<String>,
}

/// The database to use.
#[derive(Args, Clone, Debug)]
pub struct DatabaseOptions {
    /// The PostgreSQL to use; without it, a private one is started
    #[arg(long = "database-url", env = "DATABASE_URL", hide_env_values = true, value_name = "URL")]
    pub url: Option<String>,
    /// The private PostgreSQL
    #[command(flatten)]
    pub private: PrivateDatabase,
}

/// The private PostgreSQL.
#[derive(Args, Clone, Debug)]
pub struct PrivateDatabase {
    /// The data directory of the private PostgreSQL
    #[arg(long, env = "RAILHEAD_DATA_DIR", default_value = "railhead-data", value_name = "DIR")]
    pub data_dir: PathBuf,
    /// The directory of initdb and postgres, if they are not found automatically
    #[arg(long, env = "RAILHEAD_POSTGRES_BIN", value_name = "DIR")]
    pub postgres_bin: Option<PathBuf>,
}

/// Options of `backup`.
#[derive(Args, Clone, Debug)]
pub struct Backup {
    /// The directory for the backup; it must not exist
    #[arg(value_name = "DIR")]
    pub target: PathBuf,
    /// The database
    #[command(flatten)]
    pub private: PrivateDatabase,
}

/// Options of `restore`.
#[derive(Args, Clone, Debug)]
pub struct Restore {
    /// The directory of the backup
    #[arg(value_name = "DIR")]
    pub backup: PathBuf,
    /// The database, whose data directory must be empty, or not exist
    #[command(flatten)]
    pub private: PrivateDatabase,
}

/// Options of `completions`.
#[derive(Args, Clone, Copy, Debug)]
pub struct Completions {
    /// The shell
    pub shell: Shell,
}

/// Options of `man`.
#[derive(Args, Clone, Debug)]
pub struct Man {
    /// The folder for the pages of all commands; it is created if it is not there
    #[arg(long = "out", value_name = "DIR")]
    pub folder: Option<PathBuf>,
}

/// Options of `check`.
#[derive(Args, Clone, Debug)]
pub struct Check {
    /// The database
    #[arg(long = "database-url", env = "DATABASE_URL", hide_env_values = true, value_name = "URL")]
    pub url: String,
    /// Use of the database
    #[command(flatten)]
    pub database_use: DatabaseUse,
    /// Sign-in providers
    #[command(flatten)]
    pub sign_in: SignInOptions,
    /// Threads that answer requests; by default one per core, or one for every two cores if the
    /// database is on this machine
    #[arg(long, env = "RAILHEAD_WORKERS", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub workers: Option<u16>,
}

/// Options of `dump`.
#[derive(Args, Clone, Debug)]
pub struct Dump {
    /// The month, such as `2026-10`, in UTC; it must be over
    pub month: String,
    /// The folder to write into; it is created if it is not there
    #[arg(long = "out", default_value = ".", value_name = "DIR")]
    pub folder: PathBuf,
    /// The licence that the manifest names
    #[arg(long, default_value = "CC0-1.0", value_name = "SPDX")]
    pub license: String,
    /// Leave the analyses out, which take most of the time
    #[arg(long)]
    pub without_analyses: bool,
    /// The database
    #[command(flatten)]
    pub database: DatabaseOptions,
}

/// The coordinator of a Citus cluster.
#[derive(Args, Clone, Debug)]
pub struct Coordinator {
    /// The database on the coordinator
    #[arg(long = "database-url", env = "DATABASE_URL", hide_env_values = true, value_name = "URL")]
    pub url: String,
}

/// The ticket packs.
#[derive(Args, Clone, Debug)]
pub struct TicketPacks {
    /// A JSON file of tickets that replaces a pack or adds a new one (R2.4); may be given several
    /// times
    #[arg(long = "ticket-pack", env = "RAILHEAD_TICKET_PACK", value_delimiter = ',', value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Options of `simulate`.
#[derive(Args, Clone, Debug)]
pub struct Simulate {
    /// The number of games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// The number of seats
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=5))]
    pub seats: u8,
    /// The variant
    #[arg(long, default_value = "classic", value_parser = variant)]
    pub variant: Variant,
    /// Ticket packs to add, by name
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    pub packs: Vec<String>,
    /// The available packs
    #[command(flatten)]
    pub ticket_packs: TicketPacks,
    /// The bots, in seat order; each moves on by one seat from game to game. `url:http://HOST:PORT/` is
    /// a bot of yours that is asked there
    #[arg(long, value_delimiter = ',', default_value = "random", value_parser = simulated_bot)]
    pub bots: Vec<SimulatedBot>,
    /// Time that `stationmaster` and `director` may think about one move; their choice depends on the
    /// speed of the machine
    #[arg(long, default_value_t = 20, value_name = "MILLISECONDS")]
    pub budget: u16,
    /// The seed: equal seeds give equal games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Check every event of every game: cards, trains and tickets are conserved, and a move is
    /// listed exactly if it is accepted
    #[arg(long)]
    pub check: bool,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub json: bool,
    /// The language
    #[command(flatten)]
    pub language: OutputLanguage,
}

/// Options of `replay`.
#[derive(Args, Clone, Debug)]
pub struct Replay {
    /// The exported game
    #[command(flatten)]
    pub record: RecordFile,
    /// Also draw the game into this file, as an animation
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// The language
    #[command(flatten)]
    pub language: OutputLanguage,
}

/// Options of `analyze`.
#[derive(Args, Clone, Debug)]
pub struct Analyze {
    /// The exported game
    #[command(flatten)]
    pub record: RecordFile,
    /// Only this seat, 0 to 4
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=4))]
    pub seat: Option<u8>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub json: bool,
    /// The language
    #[command(flatten)]
    pub language: OutputLanguage,
}

/// Options of `prepare`.
#[derive(Args, Clone, Debug)]
pub struct Prepare {
    /// The script, as in `POST /v1/prepared-games`
    #[arg(value_name = "FILE")]
    pub script: PathBuf,
    /// Try so many secrets, and print the script with the first by which all its moves are legal
    #[arg(long, value_name = "N")]
    pub search: Option<u64>,
    /// Let `conductor` bots play all seats up to this turn, and print the script with that opening
    #[arg(long, value_name = "TURN")]
    pub play: Option<u32>,
    /// The language
    #[command(flatten)]
    pub language: OutputLanguage,
}

/// Options of `score`.
#[derive(Args, Clone, Debug)]
pub struct Score {
    /// Additional ticket packs
    #[command(flatten)]
    pub packs: TicketPacks,
    /// Also draw the table into this file; the input is one document
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// The language
    #[command(flatten)]
    pub language: OutputLanguage,
}

/// Options of `health`.
#[derive(Args, Clone, Debug)]
pub struct Health {
    /// The URL of the server
    #[arg(long, env = "RAILHEAD_URL", default_value = "http://127.0.0.1:8080")]
    pub url: String,
}

/// The variant of a name.
///
/// # Errors
/// If there is none; the message lists them.
pub fn variant(name: &str) -> Result<Variant, String> {
    name.parse().map_err(|_| format!("the variants are {}", Variant::ALL.map(Variant::name).join(", ")))
}

fn simulated_bot(name: &str) -> Result<SimulatedBot, String> {
    if name.starts_with("url:") {
        return name.parse().map(SimulatedBot::Remote).map_err(|error: NotAUrl| error.to_string());
    }
    let names = || Policy::VARIANTS.iter().map(|policy| policy.name()).collect::<Vec<_>>().join(", ");
    name.parse().map(SimulatedBot::Ours).map_err(|_| format!("the bots are {}", names()))
}
