//! The command line: every option with its environment variable.

use crate::{
    engine::{BotLevel, Variant},
    game::{chain::Head, limits::Limits},
    http::StreamLimits,
};
use clap::{Args, Parser, Subcommand};
use jiff::SignedDuration;
use std::{net::SocketAddr, path::PathBuf, time::Duration};

/// The server behind a mobile app for the train game of Europe.
#[derive(Parser, Debug)]
#[command(version, about, args_conflicts_with_subcommands = true)]
pub struct Cli {
    /// What to do; `serve` unless told.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The options of `serve`.
    #[command(flatten)]
    pub serve: Serve,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve the API (the default)
    Serve(Serve),
    /// Play whole games between bots in memory and say how they went
    Simulate(Simulate),
    /// Play one game of four bots over HTTP against a running server, and tell it
    Demo(Demo),
    /// Ask a server whether it can serve; fails if not
    Health(Health),
    /// Score positions of a real table: a JSON document, or JSON Lines, from standard input
    Score(Score),
    /// Decide an exported game again, offline: fails at the first event that does not follow from its secret
    Verify(Verify),
    /// Tell an exported game move by move
    Replay(RecordFile),
    /// Say who is an admin
    Admin(Admin),
    /// Add a new key for access tokens to the database; it signs in two minutes, the old one checks until no token of it is left
    RotateKey(Database),
    /// Compute everything anew that is derived from games that ended: results, statistics, ratings
    Rebuild(Database),
    /// Fill a database that has no games with a history: distinct whole games between bots, in the names of people who never were
    SeedHistory(SeedHistory),
    /// Print the OpenAPI document
    Openapi,
}

/// How to serve.
#[derive(Args, Clone, Debug)]
pub struct Serve {
    /// Where to listen
    #[arg(long, env = "RAILHEAD_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    pub listen: SocketAddr,
    /// Which database
    #[command(flatten)]
    pub database: Database,
    /// Packs of tickets beside those of the game
    #[command(flatten)]
    pub packs: TicketPacks,
    /// A private Ed25519 key (PKCS #8, PEM) that access tokens are signed with, instead of those kept in the database; given
    /// several times, the first signs and all check
    #[arg(long = "signing-key", env = "RAILHEAD_SIGNING_KEY", value_delimiter = ',', value_name = "FILE")]
    pub signing_keys: Vec<PathBuf>,
    /// How many proxies stand in front, each adding to X-Forwarded-For who asked it; without, the peer is who asks
    #[arg(long, env = "RAILHEAD_TRUSTED_PROXIES", default_value_t = 0, value_name = "N")]
    pub trusted_proxies: u8,
    /// Threads that answer requests; as many as there are cores unless told
    #[arg(long, env = "RAILHEAD_WORKERS", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub workers: Option<u16>,
    /// How long a client may take to send a request; beyond it the answer is 408
    #[arg(
        long,
        env = "RAILHEAD_REQUEST_TIMEOUT",
        default_value_t = 10,
        value_name = "SECONDS",
        value_parser = clap::value_parser!(u16).range(1..=600)
    )]
    pub request_timeout: u16,
    /// What is set about games
    #[command(flatten)]
    pub limits: GameLimits,
    /// How many streams there may be
    #[command(flatten)]
    pub streams: Streams,
    /// What is posted where
    #[command(flatten)]
    pub webhooks: Webhooks,
    /// Write the log as JSON lines
    #[arg(long, env = "RAILHEAD_LOG_JSON")]
    pub log_json: bool,
}

/// What is posted where.
#[derive(Args, Clone, Debug)]
pub struct Webhooks {
    /// Where the news of all accounts is posted
    #[arg(
        long = "webhook-url",
        env = "RAILHEAD_WEBHOOK_URL",
        hide_env_values = true,
        value_name = "URL",
        requires = "webhook_secret_file"
    )]
    pub webhook_url: Option<String>,
    /// A file with the secret that these requests are signed with
    #[arg(long = "webhook-secret-file", env = "RAILHEAD_WEBHOOK_SECRET_FILE", value_name = "FILE")]
    pub webhook_secret_file: Option<PathBuf>,
    /// Let webhooks of accounts point to addresses that are not public, to any port and to plain HTTP
    #[arg(long = "webhooks-allow-private", env = "RAILHEAD_WEBHOOKS_ALLOW_PRIVATE")]
    pub webhooks_allow_private: bool,
}

/// How many streams there may be.
#[derive(Args, Clone, Copy, Debug)]
pub struct Streams {
    /// Streams and waiting requests that are open at once, in all
    #[arg(long = "streams", env = "RAILHEAD_STREAMS", default_value_t = 10_000, value_name = "N")]
    pub all: usize,
    /// Streams and waiting requests of one account that are open at once
    #[arg(long = "streams-each", env = "RAILHEAD_STREAMS_EACH", default_value_t = 20, value_name = "N")]
    pub each: usize,
}

impl From<Streams> for StreamLimits {
    fn from(Streams { all, each }: Streams) -> StreamLimits {
        StreamLimits { all, each }
    }
}

/// What is set about games.
#[derive(Args, Clone, Copy, Debug)]
pub struct GameLimits {
    /// How long bots may think, in all, before a move is answered; those beyond it think after the answer
    #[arg(long, env = "RAILHEAD_BOT_THINKING", default_value_t = 250, value_name = "MILLISECONDS")]
    pub bot_thinking: u16,
    /// For how many days a game may wait for its players
    #[arg(long, env = "RAILHEAD_OPEN_FOR", default_value_t = 7, value_name = "DAYS", value_parser = clap::value_parser!(u16).range(1..=365))]
    pub open_for: u16,
    /// In how many games that have not begun an account may sit when it opens another
    #[arg(long, env = "RAILHEAD_OPEN_GAMES", default_value_t = 10, value_name = "N")]
    pub open_games: u32,
}

impl From<GameLimits> for Limits {
    fn from(limits: GameLimits) -> Limits {
        Limits {
            thinking: Duration::from_millis(limits.bot_thinking.into()),
            open_for: SignedDuration::from_hours(i64::from(limits.open_for) * 24),
            open_games: limits.open_games,
        }
    }
}

/// Which database to use.
#[derive(Args, Clone, Debug)]
pub struct Database {
    /// The PostgreSQL to use; without it, a private one is started
    #[arg(long = "database-url", env = "DATABASE_URL", hide_env_values = true, value_name = "URL")]
    pub url: Option<String>,
    /// Where the private PostgreSQL keeps its data
    #[arg(long, env = "RAILHEAD_DATA_DIR", default_value = "railhead-data", value_name = "DIR")]
    pub data_dir: PathBuf,
    /// Where initdb and postgres are, if they are not found by themselves
    #[arg(long, env = "RAILHEAD_POSTGRES_BIN", value_name = "DIR")]
    pub postgres_bin: Option<PathBuf>,
}

/// Which packs of tickets there are.
#[derive(Args, Clone, Debug)]
pub struct TicketPacks {
    /// A JSON file of tickets that replace a pack or make a new one (R2.4); may be given several times
    #[arg(long = "ticket-pack", env = "RAILHEAD_TICKET_PACK", value_delimiter = ',', value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// What to simulate.
#[derive(Args, Clone, Debug)]
pub struct Simulate {
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Seats of each
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=5))]
    pub seats: u8,
    /// The variant
    #[arg(long, default_value = "classic", value_parser = variant)]
    pub variant: Variant,
    /// Packs of tickets to add, by name
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    pub packs: Vec<String>,
    /// Which packs there are
    #[command(flatten)]
    pub ticket_packs: TicketPacks,
    /// The bots, for the seats in turn; they move on by one seat from game to game
    #[arg(long, value_delimiter = ',', default_value = "random", value_parser = level)]
    pub bots: Vec<BotLevel>,
    /// How long `stationmaster` may think about one move; what it chooses then depends on the machine
    #[arg(long, default_value_t = 20, value_name = "MILLISECONDS")]
    pub budget: u16,
    /// Where the chance comes from: equal seeds give equal games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Check every event of every game: cards, trains and tickets accounted for, moves listed exactly if accepted
    #[arg(long)]
    pub check: bool,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub json: bool,
}

/// What to score by.
#[derive(Args, Clone, Debug)]
pub struct Score {
    /// Packs of tickets beside those of the game
    #[command(flatten)]
    pub packs: TicketPacks,
}

/// What history to make up.
#[derive(Args, Clone, Debug)]
pub struct SeedHistory {
    /// How many games, spread over the three years until today
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    pub games: u32,
    /// How many players, a few of whom play much
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(5..=10_000_000))]
    pub players: u32,
    /// How many of a hundred games conductors play; the others are random, and a hundred times as fast
    #[arg(long, default_value_t = 5, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(0..=100))]
    pub conductors: u8,
    /// Write the logs, too, some 100 kB a game; without them games are listed and counted but cannot be looked into
    #[arg(long)]
    pub logs: bool,
    /// Where the chance comes from: on the same day equal seeds give equal games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Which database
    #[command(flatten)]
    pub database: Database,
}

/// Which exported game.
#[derive(Args, Clone, Debug)]
pub struct RecordFile {
    /// The file, as `GET /v1/games/{id}/export` answers it; `-`: standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

/// What to verify.
#[derive(Args, Clone, Debug)]
pub struct Verify {
    /// The exported game
    #[command(flatten)]
    pub record: RecordFile,
    /// A head that an answer of the server gave during the game (`head`, or the ETag without its quotes): fails unless the
    /// log has it; may be given several times
    #[arg(long = "head", value_name = "HEAD")]
    pub heads: Vec<Head>,
}

/// Who is an admin.
#[derive(Args, Clone, Debug)]
pub struct Admin {
    /// What to do
    #[command(subcommand)]
    pub command: AdminCommand,
}

/// What can be done about admins.
#[derive(Subcommand, Clone, Debug)]
pub enum AdminCommand {
    /// Make an account an admin's
    Grant {
        /// The account's name
        name: String,
        /// Which database
        #[command(flatten)]
        database: Database,
    },
    /// Make it a player's again
    Revoke {
        /// The account's name
        name: String,
        /// Which database
        #[command(flatten)]
        database: Database,
    },
}

/// Where to play the demonstration.
#[derive(Args, Clone, Debug)]
pub struct Demo {
    /// The server
    #[arg(long, env = "RAILHEAD_URL", default_value = "http://127.0.0.1:8080")]
    pub url: String,
    /// Seats
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    pub seats: u8,
    /// Where the whims of the bots come from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// Which server to ask.
#[derive(Args, Clone, Debug)]
pub struct Health {
    /// The server
    #[arg(long, env = "RAILHEAD_URL", default_value = "http://127.0.0.1:8080")]
    pub url: String,
}

fn variant(name: &str) -> Result<Variant, String> {
    let known = Variant::ALL.into_iter().find(|variant| variant.name() == name);
    known.ok_or_else(|| format!("the variants are {}", Variant::ALL.map(Variant::name).join(", ")))
}

fn level(name: &str) -> Result<BotLevel, String> {
    let known = BotLevel::ALL.into_iter().find(|level| level.name() == name);
    known.ok_or_else(|| format!("the bots are {}", BotLevel::ALL.map(BotLevel::name).join(", ")))
}
