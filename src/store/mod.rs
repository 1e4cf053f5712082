//! The store: the log of events in PostgreSQL and, written in the same transaction, the rows derived from it.

pub(crate) mod accounts;
pub(crate) mod connect;
pub(crate) mod events;
pub(crate) mod fetch;
pub(crate) mod games;
pub(crate) mod idempotency;
pub(crate) mod live;
pub(crate) mod lobby;
pub(crate) mod locks;
pub(crate) mod notifications;
pub(crate) mod outage;
pub(crate) mod process;
pub(crate) mod read_models;
pub(crate) mod retention;
pub(crate) mod schema;
pub(crate) mod seed;
pub(crate) mod vitals;

pub use accounts::{
    account::{Account, AccountName},
    admins::{AdminAction, Deed},
    keys::KeptKey,
    login_throttle::ThrottleKey,
    sessions::{Device, Refreshed},
};
pub use connect::ConnectError;
pub use games::{
    commands::{Seated, Terms},
    list::{GameFilter, GameListEntry, GameScope, GameStatus, SeatListEntry},
    turns::{TURNS, WaitingTurn},
};
pub use idempotency::{Executed, IdempotentRequest, StoredResponse};
pub use live::{
    hub::{EventBatch, GameSubscription, Hub, Update},
    subscriptions::Subscription,
};
pub use lobby::open::NewTable;
pub use notifications::{
    inbox::{InboxItem, ReadMarker},
    outbox::{Delivery, Outgoing},
    webhooks::{MOST_WEBHOOKS, NewWebhook, NotificationKind, QuietHours, Webhook},
};
pub use process::{Process, Time};
pub use read_models::{
    query::{
        Finalist, GameOutcome, HeadToHeadRecord, Kinds, PastGame, PastGames, PastRating, Streaks,
        leaderboards::{Leaderboard, LeaderboardMetric, RankKey, Ranked},
    },
    rebuild::{Rebuilt, rebuild},
};
pub use seed::{Seeded, Seeding};
pub use vitals::Vitals;

use crate::{
    engine::Rejection,
    game::{chain::Head, codec::CodecError},
};
use ::deadpool::Runtime;
use diesel::result::{DatabaseErrorKind, Error as DieselError};
use diesel_async::{
    AsyncMigrationHarness, AsyncPgConnection, RunQueryDsl,
    pooled_connection::{AsyncDieselConnectionManager, ManagerConfig, RecyclingMethod, deadpool},
};
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
type Pooled = deadpool::Object<Connection>;

/// Why the store did not do what was asked. Only `Unavailable`, `Unconnected`, `Database`,
/// `BrokenChain`, `Encode` and `Decode` are faults.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A rule of the game forbids it.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
    /// The log does not end with the expected head.
    #[error("the game is at version {}", head.version)]
    Stale {
        /// The present head.
        head: Head,
    },
    /// The given head is not part of the log: the database was restored to an older state, by a
    /// failover that lost commits or from a backup.
    #[error("this game's history has changed")]
    HistoryChanged,
    /// The account sits in the maximum number of games that have not begun.
    #[error("you sit in {most} games that have not begun; leave one, or wait")]
    TooManyOpenGames {
        /// The maximum.
        most: u32,
    },
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// The account has the maximum number of webhooks.
    #[error("you have {most} webhooks; delete one first")]
    TooManyWebhooks {
        /// The maximum.
        most: u32,
    },
    /// The host has kicked the account.
    #[error("the host has sent you away from this game")]
    Barred,
    /// There is no player of this name.
    #[error("there is no player named {name}")]
    NoSuchPlayer {
        /// The name as written.
        name: String,
    },
    /// The idempotency key was used for another request.
    #[error("the key was sent with another request")]
    KeyReused,
    /// The idempotency key is in use: the request was executed before. Never leaves the store.
    #[error("an answer is kept under the key")]
    KeyInUse,
    /// The name, or one that looks like it, belongs to another account or is still reserved.
    #[error("the name is taken")]
    NameTaken,
    /// Too many wrong passwords or codes.
    #[error("too many wrong attempts; try again in {seconds} s")]
    Locked {
        /// How long the lock lasts, in seconds.
        seconds: u64,
    },
    /// Every attempt lost against concurrent moves; nothing has changed.
    #[error("too many moves at the same moment")]
    Contended,
    /// The pool has no connection to the database.
    #[error("no connection to the database")]
    Unavailable(#[source] deadpool::PoolError),
    /// No connection to the database.
    #[error(transparent)]
    Unconnected(#[from] ConnectError),
    /// The database returned an error.
    #[error("the database refused")]
    Database(#[from] diesel::result::Error),
    /// A head in the log is not a valid hash.
    #[error("a head in the log is not 16 bytes")]
    BrokenChain,
    /// An event could not be encoded.
    #[error("an event could not be encoded")]
    Encode(#[source] serde_json::Error),
    /// An event could not be decoded.
    #[error("an event could not be decoded")]
    Decode(#[source] serde_json::Error),
}

impl From<CodecError> for Error {
    fn from(error: CodecError) -> Error {
        match error {
            CodecError::Encode(error) => Error::Encode(error),
            CodecError::Decode(error) => Error::Decode(error),
            CodecError::BrokenChain => Error::BrokenChain,
        }
    }
}

impl Error {
    /// Whether this is a database fault that may pass, so that the same request may succeed later.
    pub fn passes(&self) -> bool {
        match self {
            Error::Unavailable(_) => true,
            Error::Unconnected(error) => error.passes(),
            Error::Database(error) => outage::passes(error),
            Error::Rejected(_)
            | Error::NoSuchGame
            | Error::Stale { .. }
            | Error::HistoryChanged
            | Error::BrokenChain
            | Error::TooManyOpenGames { .. }
            | Error::NotOver
            | Error::TooManyWebhooks { .. }
            | Error::Barred
            | Error::NoSuchPlayer { .. }
            | Error::KeyReused
            | Error::KeyInUse
            | Error::NameTaken
            | Error::Locked { .. }
            | Error::Contended
            | Error::Encode(_)
            | Error::Decode(_) => false,
        }
    }

    /// Whether the database refused because of this unique index.
    fn violates(&self, index: &str) -> bool {
        let Error::Database(DieselError::DatabaseError(DatabaseErrorKind::UniqueViolation, why)) = self else {
            return false;
        };
        why.constraint_name() == Some(index)
    }
}

/// Opening the store failed.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// No connection.
    #[error(transparent)]
    Connect(#[from] ConnectError),
    /// Locking the migrations failed.
    #[error("cannot take the lock for migrations: {0}")]
    Lock(#[from] diesel::result::Error),
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
            OpenError::Lock(error) => outage::passes(error),
            OpenError::Migrate(_) | OpenError::Pool(_) => false,
        }
    }
}

/// Access to the database. Each worker has its own store, so that a connection is driven by the
/// thread that uses it.
#[derive(Clone)]
pub struct Store {
    pool: deadpool::Pool<Connection>,
    process: Process,
}

impl Store {
    /// A store with at most `connections` connections, opened on demand.
    ///
    /// # Errors
    /// If the pool cannot be made.
    pub fn new(url: &str, connections: usize, process: Process) -> Result<Store, OpenError> {
        let mut config = ManagerConfig::default();
        config.recycling_method = RecyclingMethod::Fast;
        let vitals = Arc::clone(&process.vitals);
        config.custom_setup = Box::new(move |url| Box::pin(connect::connect_pooled(url, Arc::clone(&vitals))));
        let manager = AsyncDieselConnectionManager::new_with_config(url, config);
        let pool = deadpool::Pool::builder(manager)
            .max_size(connections)
            .wait_timeout(Some(CONNECTION_WAIT))
            .create_timeout(Some(CONNECTION_WAIT))
            .runtime(Runtime::Tokio1)
            .pre_recycle(lasting(Arc::clone(&process.vitals)))
            .build()?;
        Ok(Store { pool, process })
    }

    async fn connection(&self) -> Result<Pooled, Error> {
        self.pool.get().await.map_err(Error::Unavailable)
    }

    /// The current time.
    pub fn now(&self) -> jiff::Timestamp {
        self.process.time.now()
    }

    /// Why moves cannot be accepted now, as far as the process has learned by itself.
    pub fn ailment(&self) -> Option<&'static str> {
        self.process.vitals.ailment()
    }

    /// Checks that the database answers.
    ///
    /// # Errors
    /// If it does not.
    pub async fn ping(&self) -> Result<(), Error> {
        diesel::select(diesel::dsl::sql::<diesel::sql_types::Integer>("1"))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }
}

/// Drops connections older than one that was found lost; each would cost a request its time-out.
fn lasting(vitals: Arc<Vitals>) -> deadpool::Hook<Connection> {
    deadpool::Hook::sync_fn(move |_, metrics| match vitals.may_use(metrics.created) {
        true => Ok(()),
        false => Err(deadpool::HookError::message("one like it was lost")),
    })
}

/// Migrates the database to the current schema. Processes that start at once take turns.
///
/// # Errors
/// If the database cannot be reached or a migration fails.
pub async fn migrate(url: &str) -> Result<(), OpenError> {
    let mut connection = connect::connect(url).await?;
    while !try_lock(&mut connection).await? {
        tokio::time::sleep(MIGRATION_POLL).await;
    }
    // The lock is released with the connection.
    AsyncMigrationHarness::new(connection).run_pending_migrations(MIGRATIONS).map_err(OpenError::Migrate)?;
    Ok(())
}

async fn try_lock(connection: &mut Connection) -> Result<bool, DieselError> {
    let lock = format!("SELECT 1 WHERE pg_try_advisory_lock({MIGRATION_LOCK})");
    Ok(diesel::sql_query(lock).execute(connection).await? == 1)
}
