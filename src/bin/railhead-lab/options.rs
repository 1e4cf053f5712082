//! The command line of `railhead-lab`: every option with its environment variable.

use clap::{Args, Parser, Subcommand};
use railhead::{
    config::{self, DatabaseOptions, Openapi, OutputLanguage},
    engine::Variant,
};
use railhead_ladder::{Contender, NotAContender};
use std::{num::NonZero, path::PathBuf, str::FromStr};

/// Games between bots beside the server: to measure bots, to fill a database, to watch
///
/// These commands are for whoever works on Railhead; the server and its commands are `railhead`.
#[derive(Parser, Debug)]
#[command(name = "railhead-lab", version)]
pub struct Cli {
    /// The command to run
    #[command(subcommand)]
    pub command: LabCommand,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum LabCommand {
    /// Measure the strength of the bots: paired deals between all of them, ratings with intervals
    Ladder(Ladder),
    /// Learn to judge positions from games of the light policy, and write the network to a file
    Learn(Learn),
    /// Learn from games of the bots which tickets a seat is likely to hold, and write the weights of
    /// the clues to a file
    LearnBelief(LearnBelief),
    /// Fill a database that has no games with a generated history: whole games between bots,
    /// assigned to invented players
    SeedHistory(SeedHistory),
    /// Play one game of four bots over HTTP against a running server, and print it in words
    Demo(Demo),
    /// Make the OpenAPI document of what the handlers declare, and print it
    Openapi(Openapi),
}

/// Options of `learn`.
#[derive(Args, Clone, Debug)]
pub struct Learn {
    /// The file of the network: to write, or with `--rounds 0` to read
    #[arg(long, value_name = "FILE", default_value = "crates/bots/data/evaluation.bin")]
    pub file: PathBuf,
    /// The rounds to learn in; none if the network in the file is measured only
    #[arg(long, value_name = "N", default_value_t = 44)]
    pub rounds: u32,
    /// The games of a round
    #[arg(long, value_name = "N", default_value = "1024")]
    pub games: NonZero<u32>,
    /// The seed: equal seeds give equal networks
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The games, of another seed, by which the network is measured
    #[arg(long, value_name = "N", default_value_t = 4_000)]
    pub measured: u32,
    /// The number of threads; by default one for each core
    #[arg(long, value_name = "N")]
    pub jobs: Option<NonZero<usize>>,
}

/// Options of `learn-belief`.
#[derive(Args, Clone, Debug)]
pub struct LearnBelief {
    /// The file of the belief: to write, or with `--games 0` to read
    #[arg(long, value_name = "FILE", default_value = "crates/bots/data/belief.json")]
    pub file: PathBuf,
    /// The games to learn from; none if the belief in the file is measured only
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(..=10_000))]
    pub games: u32,
    /// The seed: equal seeds give equal beliefs
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The games, of another seed, by which the belief is measured
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub measured: u32,
    /// The number of threads; by default one for each core
    #[arg(long, value_name = "N")]
    pub jobs: Option<NonZero<usize>>,
}

/// Options of `ladder`.
#[derive(Args, Clone, Debug)]
pub struct Ladder {
    /// The contenders: policies, each with a number of rollouts if wanted (`stationmaster:400`); by
    /// default all policies
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    pub bots: Vec<Contender>,
    /// The number of seats
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=5))]
    pub seats: u8,
    /// The variant
    #[arg(long, default_value = "classic", value_parser = config::variant)]
    pub variant: Variant,
    /// The number of deals, each played once for each seat; with `--gate`, the most
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub deals: u32,
    /// The seed: equal seeds give equal games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Keep the games in this file, a row each; if it exists, go on where it ends
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// The number of games played at the same time; by default one for each core
    #[arg(long, value_name = "N")]
    pub jobs: Option<NonZero<usize>>,
    /// The number of resamples by which intervals are computed
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = clap::value_parser!(u32).range(200..=100_000))]
    pub resamples: u32,
    /// Also print the direct duels of two contenders (`conductor,random`); may be given several
    /// times
    #[arg(long = "duel", value_name = "ONE,OTHER", conflicts_with_all = ["repeat", "gate"])]
    pub duels: Vec<Pair>,
    /// Play the game of this row of the file again, the first is 1; fails unless it is the same bit
    /// by bit
    #[arg(long, value_name = "ROW", requires = "file", conflicts_with = "gate")]
    pub repeat: Option<NonZero<usize>>,
    /// Test whether this contender is stronger than that of `--against`; fails unless it is
    #[arg(long, value_name = "NEW", requires = "against")]
    pub gate: Option<Contender>,
    /// The contender that `--gate` has to beat
    #[arg(long, value_name = "OLD", requires = "gate")]
    pub against: Option<Contender>,
    /// The points of rating that do not pass the gate
    #[arg(long, default_value_t = 0.0, value_name = "POINTS", allow_negative_numbers = true, requires = "gate")]
    pub elo0: f64,
    /// The points of rating that pass the gate
    #[arg(long, default_value_t = 10.0, value_name = "POINTS", allow_negative_numbers = true, requires = "gate")]
    pub elo1: f64,
    /// Print one JSON object instead of tables
    #[arg(long)]
    pub json: bool,
    /// Print the tables as Markdown
    #[arg(long, conflicts_with = "json")]
    pub markdown: bool,
    /// The language
    #[command(flatten)]
    pub language: OutputLanguage,
}

/// Options of `seed-history`.
#[derive(Args, Clone, Debug)]
pub struct SeedHistory {
    /// The number of games, spread over the last three years
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    pub games: u32,
    /// The number of players; a few of them play often
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(5..=10_000_000))]
    pub players: u32,
    /// The percentage of games played by `conductor`; in the others `random` plays, a hundred times
    /// as fast
    #[arg(long, default_value_t = 5, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(0..=100))]
    pub conductors: u8,
    /// Also write the logs, about 100 kB per game; without them, games are listed and counted but
    /// cannot be viewed
    #[arg(long)]
    pub logs: bool,
    /// The seed: on the same day, equal seeds give equal games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The database
    #[command(flatten)]
    pub database: DatabaseOptions,
}

/// Options of `demo`.
#[derive(Args, Clone, Debug)]
pub struct Demo {
    /// The URL of the server
    #[arg(long, env = "RAILHEAD_URL", default_value = "http://127.0.0.1:8080")]
    pub url: String,
    /// The number of seats
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    pub seats: u8,
    /// The seed of the bots' random choices
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The language
    #[command(flatten)]
    pub language: OutputLanguage,
}

/// Two contenders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pair(pub Contender, pub Contender);

/// A text is not a pair of contenders.
#[derive(Debug, thiserror::Error)]
pub enum NotAPair {
    #[error("two contenders are named ONE,OTHER")]
    NotTwo,
    #[error(transparent)]
    NotAContender(#[from] NotAContender),
}

impl FromStr for Pair {
    type Err = NotAPair;

    fn from_str(text: &str) -> Result<Pair, NotAPair> {
        let (one, other) = text.split_once(',').ok_or(NotAPair::NotTwo)?;
        Ok(Pair(one.parse()?, other.parse()?))
    }
}
