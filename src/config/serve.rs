//! The options of `serve`, some of which `check` has too.

use crate::{
    config::{DatabaseOptions, TicketPacks},
    hosting::limits::Limits,
    http::{AndroidApp, Links, Origin, PublicUrl, StreamLimits},
    oidc::ProviderSettings,
    outbound::Contact,
    store::database::connect::StatementLimits,
};
use clap::Args;
use jiff::SignedDuration;
use std::{net::SocketAddr, path::PathBuf, time::Duration};

/// The headings of the options of `serve`.
const DATABASE: &str = "Database";
const HTTP: &str = "HTTP";
const LIMITS: &str = "Limits";
const GAMES: &str = "Games and bots";
const NOTIFICATIONS: &str = "Notifications";
const SIGN_IN: &str = "Sign-in and apps";
const OBSERVABILITY: &str = "Observability";

/// The time for which load balancers are given to notice that a server stops.
const DRAIN_BEHIND_PROXIES: u16 = 5;

/// Options of `serve`.
#[derive(Args, Clone, Debug)]
pub struct Serve {
    /// The database
    #[command(flatten, next_help_heading = DATABASE)]
    pub database: DatabaseOptions,
    /// A standby of the database, which answers reads about finished games: histories, statistics,
    /// ratings and leaderboards
    #[arg(long, help_heading = DATABASE, env = "READ_DATABASE_URL", hide_env_values = true, value_name = "URL", requires = "url")]
    pub read_database_url: Option<String>,
    /// Use of the database
    #[command(flatten, next_help_heading = DATABASE)]
    pub database_use: DatabaseUse,
    /// The address and port to listen on
    #[arg(long, help_heading = HTTP, env = "RAILHEAD_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    pub listen: SocketAddr,
    /// The number of reverse proxies in front, each appending its peer's address to
    /// X-Forwarded-For; with 0, the peer is the client
    #[arg(long, help_heading = HTTP, env = "RAILHEAD_TRUSTED_PROXIES", default_value_t = 0, value_name = "N")]
    pub trusted_proxies: u8,
    /// The URL at which clients reach the service, for links in its answers; by default, links are
    /// relative
    #[arg(long, help_heading = HTTP, env = "RAILHEAD_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<PublicUrl>,
    /// The origin of web pages that may use the API: a scheme and a host, as browsers send it; may be
    /// given several times
    #[arg(help_heading = HTTP, long = "cors-origin", env = "RAILHEAD_CORS_ORIGIN", value_delimiter = ',', value_name = "ORIGIN")]
    pub cors_origins: Vec<Origin>,
    /// Threads that answer requests; by default one per core, or one for every two cores if the
    /// database is on this machine
    #[arg(long, help_heading = HTTP, env = "RAILHEAD_WORKERS", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub workers: Option<u16>,
    /// Time that a client may take to send a request; after that the answer is 408
    #[arg(
        long,
        help_heading = HTTP,
        env = "RAILHEAD_REQUEST_TIMEOUT",
        default_value_t = 10,
        value_name = "SECONDS",
        value_parser = clap::value_parser!(u16).range(1..=600)
    )]
    pub request_timeout: u16,
    /// Time that the server goes on after SIGTERM while `/health/ready` already says 503, so that
    /// load balancers stop sending requests; by default 5 behind proxies (`--trusted-proxies`), else 0;
    /// SIGINT skips this
    #[arg(long, help_heading = HTTP, env = "RAILHEAD_DRAIN_DELAY", value_name = "SECONDS")]
    pub drain_delay: Option<u16>,
    /// Time that requests that are being answered may then take
    #[arg(long, help_heading = HTTP, env = "RAILHEAD_DRAIN_TIMEOUT", default_value_t = 20, value_name = "SECONDS")]
    pub drain_timeout: u16,
    /// Multiplies the limits on requests per account and per address; `off` turns them off, for load
    /// tests
    #[arg(long, help_heading = LIMITS, env = "RAILHEAD_RATE_LIMITS", default_value = "1", value_name = "N", value_parser = rate_scale)]
    pub rate_limits: u32,
    /// The maximum number of open connections; more get 503
    #[arg(long, help_heading = LIMITS, env = "RAILHEAD_CONNECTIONS", default_value_t = 12_000, value_name = "N")]
    pub connections: usize,
    /// The maximum number of open connections per address (IPv6: per /64), which also gets no more than
    /// are still free; no limit behind proxies
    #[arg(long, help_heading = LIMITS, env = "RAILHEAD_CONNECTIONS_EACH", default_value_t = 1000, value_name = "N")]
    pub connections_each: usize,
    /// Limits on streams
    #[command(flatten, next_help_heading = LIMITS)]
    pub streams: Streams,
    /// Additional ticket packs
    #[command(flatten, next_help_heading = GAMES)]
    pub packs: TicketPacks,
    /// Options for games
    #[command(flatten, next_help_heading = GAMES)]
    pub limits: GameLimits,
    /// Options for webhooks and Web Push
    #[command(flatten, next_help_heading = NOTIFICATIONS)]
    pub webhooks: Webhooks,
    /// A private Ed25519 key (PKCS #8, PEM) for signing access tokens, instead of the keys in the
    /// database; if given several times, the first signs and all verify
    #[arg(help_heading = SIGN_IN, long = "signing-key", env = "RAILHEAD_SIGNING_KEY", value_delimiter = ',', value_name = "FILE")]
    pub signing_keys: Vec<PathBuf>,
    /// Sign-in providers
    #[command(flatten, next_help_heading = SIGN_IN)]
    pub sign_in: SignInOptions,
    /// Apps
    #[command(flatten, next_help_heading = SIGN_IN)]
    pub links: LinkOptions,
    /// Serve metrics for Prometheus on this address and port, at /metrics/instance and
    /// /metrics/service; nowhere by default
    #[arg(long, help_heading = OBSERVABILITY, env = "RAILHEAD_METRICS_LISTEN", value_name = "ADDRESS")]
    pub metrics_listen: Option<SocketAddr>,
    /// Send traces by OTLP over HTTP to the collector at this URL; nowhere by default
    #[cfg(feature = "otlp")]
    #[arg(long, help_heading = OBSERVABILITY, env = "RAILHEAD_OTLP_ENDPOINT", hide_env_values = true, value_name = "URL")]
    pub otlp_endpoint: Option<String>,
    /// Contact for players who object to a ban or have a question: a `mailto:` or `https:` URL, which
    /// the refusal of a banned person tells
    #[arg(long, help_heading = SIGN_IN, env = "RAILHEAD_CONTACT", value_name = "URL")]
    pub contact: Option<Contact>,
    /// A folder of dumps to publish: `railhead dump` writes them
    #[arg(long = "open-data", env = "RAILHEAD_OPEN_DATA", value_name = "DIR")]
    pub open_data: Option<PathBuf>,
    /// A folder with the packages of the SDKs, to publish at /docs/packages: `clients/pack` makes them
    #[arg(long, env = "RAILHEAD_PACKAGES", value_name = "DIR")]
    pub packages: Option<PathBuf>,
    /// Terms of use that players accept: an `https:` URL, which apps show before somebody registers
    #[arg(long, help_heading = SIGN_IN, env = "RAILHEAD_TERMS", value_name = "URL", value_parser = page)]
    pub terms: Option<String>,
    /// Oldest version of apps that this server supports, such as 1.4.0: apps ask those with an older one to
    /// update
    #[arg(long, help_heading = SIGN_IN, env = "RAILHEAD_MIN_CLIENT", value_name = "VERSION")]
    pub min_client: Option<semver::Version>,
    /// A file with words that names and titles may not have, besides the insults that the server knows: one
    /// a line, `~word` also inside other words, `+word` if it is allowed after all
    #[arg(long, help_heading = SIGN_IN, env = "RAILHEAD_FORBIDDEN_NAMES", value_name = "FILE")]
    pub forbidden_names: Option<PathBuf>,
    /// Write the log as JSON lines
    #[arg(long, help_heading = OBSERVABILITY, env = "RAILHEAD_LOG_JSON")]
    pub log_json: bool,
}

impl Serve {
    /// The time that the server goes on after SIGTERM: none if no load balancer would notice.
    pub fn drain_delay(&self) -> Duration {
        let usual = if self.trusted_proxies > 0 { DRAIN_BEHIND_PROXIES } else { 0 };
        Duration::from_secs(self.drain_delay.unwrap_or(usual).into())
    }
}

/// The use of the database by the service.
#[derive(Args, Clone, Debug)]
pub struct DatabaseUse {
    /// A URL of the database that leads past a pooler such as PgBouncer: for migrations and for
    /// notifications between replicas
    #[arg(long, env = "LISTEN_DATABASE_URL", hide_env_values = true, value_name = "URL", requires = "url")]
    pub listen_database_url: Option<String>,
    /// The maximum number of connections to the database; by default 15 and 16 per worker, but no
    /// more than half of what PostgreSQL allows
    #[arg(long, env = "RAILHEAD_DATABASE_CONNECTIONS", value_name = "N", value_parser = clap::value_parser!(u16).range(16..))]
    pub database_connections: Option<u16>,
    /// Time that PostgreSQL may take for one statement of a request
    #[arg(
        long,
        env = "RAILHEAD_STATEMENT_TIMEOUT",
        default_value_t = 15,
        value_name = "SECONDS",
        value_parser = clap::value_parser!(u16).range(1..=600)
    )]
    pub statement_timeout: u16,
    /// Time that such a statement may wait for a lock
    #[arg(
        long,
        env = "RAILHEAD_LOCK_TIMEOUT",
        default_value_t = 5,
        value_name = "SECONDS",
        value_parser = clap::value_parser!(u16).range(1..=600)
    )]
    pub lock_timeout: u16,
}

impl DatabaseUse {
    pub fn statements(&self) -> StatementLimits {
        let seconds = |seconds: u16| Duration::from_secs(seconds.into());
        StatementLimits { statement: seconds(self.statement_timeout), lock: seconds(self.lock_timeout) }
    }
}

/// Options for webhooks and Web Push.
#[derive(Args, Clone, Debug)]
pub struct Webhooks {
    /// The URL to which the notifications of all accounts are posted
    #[arg(
        long = "webhook-url",
        env = "RAILHEAD_WEBHOOK_URL",
        hide_env_values = true,
        value_name = "URL",
        requires = "webhook_secret_file"
    )]
    pub webhook_url: Option<String>,
    /// A file with the secret that signs these requests
    #[arg(long = "webhook-secret-file", env = "RAILHEAD_WEBHOOK_SECRET_FILE", value_name = "FILE")]
    pub webhook_secret_file: Option<PathBuf>,
    /// Allow webhooks and devices of accounts to use plain HTTP, any port and addresses that are not public
    #[arg(long = "webhooks-allow-private", env = "RAILHEAD_WEBHOOKS_ALLOW_PRIVATE")]
    pub webhooks_allow_private: bool,
    /// Contact for push services that have questions about the messages of this server: a `mailto:`
    /// or `https:` URL; by default the public URL
    #[arg(long = "push-contact", env = "RAILHEAD_PUSH_CONTACT", value_name = "URL")]
    pub push_contact: Option<Contact>,
}

/// The apps that open links to invitations.
#[derive(Args, Clone, Debug)]
pub struct LinkOptions {
    /// An app for iOS that opens such links: its team, a dot and its bundle; may be given several times
    #[arg(long = "ios-app", env = "RAILHEAD_IOS_APP", value_delimiter = ',', value_name = "TEAM.BUNDLE")]
    pub ios_apps: Vec<String>,
    /// An app for Android that opens such links: its package and the SHA-256 of its certificate; may be
    /// given several times
    #[arg(long = "android-app", env = "RAILHEAD_ANDROID_APP", value_delimiter = ',', value_name = "PACKAGE=SHA256", value_parser = android_app)]
    pub android_apps: Vec<AndroidApp>,
}

/// The providers with which players can sign in.
#[derive(Args, Clone, Debug)]
pub struct SignInOptions {
    /// An OpenID Connect provider with which players can sign in: its name here, its issuer, the client
    /// id of this service there, and `native` if it is for native apps only; may be given several times,
    /// in the variable with spaces between
    #[arg(long = "oidc", env = "RAILHEAD_OIDC", value_delimiter = ' ', value_name = "NAME,ISSUER,CLIENT-ID[,native]")]
    pub providers: Vec<ProviderSettings>,
}

impl From<LinkOptions> for Links {
    fn from(LinkOptions { ios_apps, android_apps }: LinkOptions) -> Links {
        Links { ios_apps, android_apps }
    }
}

fn android_app(text: &str) -> Result<AndroidApp, String> {
    let is_pair = |pair: &str| pair.len() == 2 && pair.chars().all(|digit| digit.is_ascii_hexdigit());
    match text.split_once('=') {
        Some((package, print)) if print.split(':').count() == 32 && print.split(':').all(is_pair) => {
            Ok(AndroidApp { package: package.to_owned(), fingerprint: print.to_owned() })
        }
        _ => Err("it must be like org.example.trains=AB:CD:… with 32 pairs of hexadecimal digits".to_owned()),
    }
}

/// Limits on streams.
#[derive(Args, Clone, Copy, Debug)]
pub struct Streams {
    /// The maximum number of open streams and waiting requests, in total
    #[arg(long = "streams", env = "RAILHEAD_STREAMS", default_value_t = 10_000, value_name = "N")]
    pub all: usize,
    /// The maximum number of open streams and waiting requests per account, or per address without
    /// an account
    #[arg(long = "streams-each", env = "RAILHEAD_STREAMS_EACH", default_value_t = 20, value_name = "N")]
    pub each: usize,
    /// The maximum number of open streams and waiting requests per address, whatever the accounts
    #[arg(
        long = "streams-per-address",
        env = "RAILHEAD_STREAMS_PER_ADDRESS",
        default_value_t = 2000,
        value_name = "N"
    )]
    pub per_address: usize,
}

impl From<Streams> for StreamLimits {
    fn from(Streams { all, each, per_address }: Streams) -> StreamLimits {
        StreamLimits { all, each, per_address }
    }
}

/// Options for games.
#[derive(Args, Clone, Copy, Debug)]
pub struct GameLimits {
    /// Time that bots may think, in total, before a move is answered; further bot moves follow
    /// after the answer
    #[arg(long, env = "RAILHEAD_BOT_THINKING", default_value_t = 250, value_name = "MILLISECONDS")]
    pub bot_thinking: u16,
    /// Number of requests that may let bots think at the same time; the more requests wait, the less
    /// they think, and after 100 ms they play like `conductor`; all cores but one by default
    #[arg(long, env = "RAILHEAD_BOT_CORES", value_name = "N")]
    pub bot_cores: Option<u16>,
    /// Number of days that a game may wait for its players
    #[arg(long, env = "RAILHEAD_OPEN_FOR", default_value_t = 7, value_name = "DAYS", value_parser = clap::value_parser!(u16).range(1..=365))]
    pub open_for: u16,
    /// An account that sits in this many games that have not started cannot open another
    #[arg(long, env = "RAILHEAD_OPEN_GAMES", default_value_t = 10, value_name = "N")]
    pub open_games: u32,
    /// An account that sits in this many games that are not over cannot open or join another
    #[arg(long, env = "RAILHEAD_GAMES_EACH", default_value_t = 100, value_name = "N")]
    pub games_each: u32,
    /// Number of days of vacation that a player has in 365 days; clocks of correspondence games
    /// stand still on them
    #[arg(long, env = "RAILHEAD_VACATION_DAYS", default_value_t = 30, value_name = "DAYS",
        value_parser = clap::value_parser!(u16).range(0..=365))]
    pub vacation_days: u16,
    /// Let a new game be given its secret, so that tests of an app repeat exactly; players could know
    /// every card, so this is not for people
    #[arg(long, env = "RAILHEAD_SANDBOX")]
    pub sandbox: bool,
}

impl From<GameLimits> for Limits {
    fn from(limits: GameLimits) -> Limits {
        Limits {
            thinking_cores: limits.bot_cores.map_or(Limits::default().thinking_cores, usize::from),
            thinking: Duration::from_millis(limits.bot_thinking.into()),
            open_for: SignedDuration::from_hours(i64::from(limits.open_for) * 24),
            open_games: limits.open_games,
            games: limits.games_each,
            vacation_days: limits.vacation_days,
            sandbox: limits.sandbox,
        }
    }
}

/// The URL of a page.
fn page(text: &str) -> Result<String, String> {
    let is_page = text.strip_prefix("https://").is_some_and(|page| !page.is_empty());
    let is_plain = text.len() <= 200 && text.chars().all(|char| char.is_ascii_graphic());
    if is_page && is_plain { Ok(text.to_owned()) } else { Err("must be such as https://example.org/terms".to_owned()) }
}

/// The factor on the usual limits; 0 is off.
fn rate_scale(text: &str) -> Result<u32, String> {
    match text {
        "off" => Ok(0),
        number => {
            let scale = number.parse().ok().filter(|scale| (1..=1000).contains(scale));
            scale.ok_or_else(|| "must be `off` or 1 to 1000".to_owned())
        }
    }
}
