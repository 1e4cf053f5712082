//! The store: the log of events in PostgreSQL and, written in the same transaction, the rows derived from it.

pub mod absences;
pub(crate) mod access;
pub mod accounts;
pub(crate) mod connect;
pub(crate) mod databases;
pub(crate) mod distribution;
pub(crate) mod error;
pub mod events;
pub(crate) mod examination;
pub(crate) mod fetch;
pub mod games;
mod grants;
pub(crate) mod idempotency;
pub(crate) mod lanes;
pub(crate) mod live;
pub mod lobby;
pub(crate) mod locks;
pub mod notifications;
pub(crate) mod outage;
pub(crate) mod people;
pub(crate) mod phrases;
pub(crate) mod pool;
pub(crate) mod process;
pub mod read_models;
pub mod retention;
pub(crate) mod schema;
pub(crate) mod seed;
pub(crate) mod service_figures;
mod sql_names;
pub(crate) mod standby;
pub(crate) mod tls;
pub(crate) mod vitals;

pub use accounts::{
    account::{AccountName, Role, StoredAccount},
    admins::{AdminAction, AdminActionKind, NewAdminAction},
    api_keys::{FoundKey, MOST_KEYS, NewApiKey, StoredApiKey},
    bots::{MOST_BOTS, OwnedBot},
    export::{EXPORT_SECTIONS, ExportPage, ExportSection},
    identities::{Identity, IdentitySignIn, Linked, MOST_IDENTITIES, SignedIn},
    keys::StoredKey,
    login_throttle::ThrottleKey,
    names::NameCollision,
    recovery::{Recovered, UnusedCodes},
    sessions::{Device, MOST_REPEATABLE, NewSession, Origin, Refreshed, Revocations},
};

pub use connect::{StatementLimits, check_url, place_of, reach};
pub use databases::Databases;
pub use distribution::{DISTRIBUTED, DistributeError, distribute};
pub use error::{
    AbsenceError, AccountError, BlockError, BotError, ConnectError, DatabaseError, FriendError, GameError,
    IdentityError, MuteError, OrderError, PhraseError, SpectatorError, ThrottleError, WebhookError,
};
pub use events::pack::Packed;
pub use examination::Examination;
pub use games::{
    commands::{Seated, Terms},
    home::{HomeEntry, HomePlayerEntry},
    listing::{GameFilter, GameListEntry, GameScope, SeatListEntry},
    standing_orders::GivenOrder,
    turns::{TURNS, WaitingTurn},
};
pub use grants::{GrantError, grant};
pub use idempotency::{Executed, IdempotentRequest, StoredResponse};
pub use live::{
    audience::{Spectator, Watching},
    hub::{EventBatch, GameNews, GameSubscription, Hub, LivePhrase, Update},
    sightings::ShownStream,
    subscriptions::Subscription,
};
pub use lobby::{
    invitations::WrittenName,
    open::NewTable,
    spectators::{MOST_ADMITTED, Watchers},
    stand_ins::SeatOffer,
};
pub use notifications::{
    delivery::Delivery,
    inbox::{InboxItem, ReadMarker},
    outbox::{DueFilter, Outgoing, Recipients, Sent},
    webhooks::{MOST_WEBHOOKS, NewWebhook, NotificationKind, PushTarget, QuietHours, Webhook},
};
pub use people::{
    blocks::{BlockedPlayer, MOST_BLOCKS},
    friends::{Friend, FriendActivity, FriendList, FriendRequest, FriendState, MOST_FRIENDS, MOST_REQUESTS},
};
pub use phrases::{
    mutes::{MOST_MUTES, MutedPlayer, Mutes},
    said::Said,
};
pub use process::{Process, Time};
pub use read_models::{
    query::{
        FinalResult, FinalSeat, Finalist, GameOutcome, HeadToHeadRecord, Kinds, KnownPlayer, PastGame, PastGames,
        PastRating, Streaks,
        leaderboards::{LeaderboardMetric, LeaderboardScope, RankKey, Ranked},
    },
    rebuild::{Rebuilt, rebuild},
};
pub use seed::{Seeded, Seeding};
pub use vitals::{Ailment, Vitals};

use self::{
    pool::{Held, MeasuredPool},
    standby::Standby,
};
use crate::metrics::Metrics;
use diesel::{migration::MigrationSource, pg::Pg, result::Error as DieselError};
use diesel_async::{AsyncMigrationHarness, AsyncPgConnection, RunQueryDsl, pooled_connection::deadpool};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use std::{sync::Arc, time::Duration};

const MIGRATIONS: EmbeddedMigrations = embed_migrations!();

/// The key of the advisory lock under which migrations are applied: "railhead" in ASCII.
const MIGRATION_LOCK: i64 = 0x7261_696c_6865_6164;

/// How often a process asks for that lock. It must not wait for the lock in the database:
/// `CREATE INDEX CONCURRENTLY` waits for every running statement, so the two would be deadlocked.
const MIGRATION_POLL: Duration = Duration::from_millis(100);

/// How long a request waits for a connection before it fails because the database is busy.
const CONNECTION_WAIT: Duration = Duration::from_secs(5);

type Connection = AsyncPgConnection;

/// Opening the store failed.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// No connection.
    #[error(transparent)]
    Connect(#[from] ConnectError),
    /// Locking the migrations failed.
    #[error("cannot take the lock for migrations: {0}")]
    Lock(#[from] diesel::result::Error),
    /// Reading the list of migrations failed.
    #[error("cannot read which migrations were applied: {0}")]
    Applied(diesel::result::Error),
    /// A migration failed.
    #[error("a migration failed: {0}")]
    Migrate(Box<dyn std::error::Error + Send + Sync>),
    /// Creating the pool failed.
    #[error("cannot make a pool of connections: {0}")]
    Pool(#[from] deadpool::BuildError),
}

impl OpenError {
    /// Whether the error may pass without a change of settings.
    pub fn passes(&self) -> bool {
        match self {
            OpenError::Connect(error) => error.passes(),
            OpenError::Lock(error) | OpenError::Applied(error) => outage::passes(error),
            OpenError::Migrate(_) | OpenError::Pool(_) => false,
        }
    }
}

/// Access to the database. Each worker has its own store, so that a connection is driven by the
/// thread that uses it.
#[derive(Clone)]
pub struct Database {
    pool: MeasuredPool,
    process: Process,
    standby: Option<Standby>,
}

impl Database {
    /// A store with at most `connections` connections, opened on demand, and the default limits.
    ///
    /// # Errors
    /// If the pool cannot be made.
    pub fn new(url: &str, connections: usize, process: Process) -> Result<Database, OpenError> {
        Databases::at(url.to_owned()).database(connections, &process)
    }

    /// A connection, held for an operation of this name.
    async fn connection(&self, operation: &'static str) -> Result<Held, DatabaseError> {
        self.pool.get(operation).await
    }

    /// The figures of the process.
    pub fn metrics(&self) -> &Arc<Metrics> {
        &self.process.metrics
    }

    /// The current time.
    pub fn now(&self) -> jiff::Timestamp {
        self.process.time.now()
    }

    /// Why moves cannot be accepted now, as far as the process has learned by itself.
    pub fn ailment(&self) -> Option<Ailment> {
        self.process.vitals.ailment()
    }

    /// Checks that the database answers.
    ///
    /// # Errors
    /// If it does not.
    pub async fn ping(&self) -> Result<(), DatabaseError> {
        diesel::select(diesel::dsl::sql::<diesel::sql_types::Integer>("1"))
            .execute(&mut self.connection("ping").await?)
            .await?;
        Ok(())
    }
}

/// Migrates the database to the current schema. Processes that start at once take turns. A role that
/// may not create tables can do this if there is nothing to do.
///
/// # Errors
/// If the database cannot be reached or a migration fails.
pub async fn migrate(url: &str) -> Result<(), OpenError> {
    let mut connection = connect::connect(url).await?;
    if is_current(&mut connection).await? {
        return Ok(());
    }
    while !try_lock(&mut connection).await? {
        tokio::time::sleep(MIGRATION_POLL).await;
    }
    // The lock is released with the connection.
    AsyncMigrationHarness::new(connection).run_pending_migrations(MIGRATIONS).map_err(OpenError::Migrate)?;
    Ok(())
}

/// Whether every migration has been applied.
async fn is_current(connection: &mut Connection) -> Result<bool, OpenError> {
    #[derive(diesel::QueryableByName)]
    struct Applied {
        #[diesel(sql_type = diesel::sql_types::Text)]
        version: String,
    }
    let noted = "SELECT 1 WHERE to_regclass('__diesel_schema_migrations') IS NOT NULL";
    if diesel::sql_query(noted).execute(connection).await.map_err(OpenError::Applied)? == 0 {
        return Ok(false);
    }
    let applied = diesel::sql_query("SELECT version FROM __diesel_schema_migrations");
    let applied = applied.load::<Applied>(connection).await.map_err(OpenError::Applied)?;
    let known = MigrationSource::<Pg>::migrations(&MIGRATIONS).map_err(OpenError::Migrate)?;
    let is_applied = |version: String| applied.iter().any(|applied| applied.version == version);
    Ok(known.iter().all(|migration| is_applied(migration.name().version().to_string())))
}

async fn try_lock(connection: &mut Connection) -> Result<bool, DieselError> {
    let lock = format!("SELECT 1 WHERE pg_try_advisory_lock({MIGRATION_LOCK})");
    Ok(diesel::sql_query(lock).execute(connection).await? == 1)
}
