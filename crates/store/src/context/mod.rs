//! The context of every call: connections, clock, figures, health, and the state that the workers
//! of a process share.

pub(crate) mod batches;
pub(crate) mod cached_games;
pub(crate) mod delayed_games;
pub(crate) mod process;
pub(crate) mod response_counts;
pub(crate) mod thinking_cores;

use crate::{
    Connection, DatabaseError, OpenError,
    clock::{system_clock::WrongClock, time::Time},
    context::process::{Operator, Process},
    database::{
        clock::database_time,
        connect::Purpose,
        fetch::Fetch,
        health::Unhealthy,
        pool::{Held, MeasuredPool},
        servers::Databases,
        standby::{LastEnding, Standby},
    },
    identity::ForbiddenWords,
    metrics::{Metrics, StandbyRead},
};
use diesel::{QueryableByName, sql_query, sql_types::Integer};
use diesel_async::RunQueryDsl;
use std::{
    sync::Arc,
    time::{Duration, Instant},
};

/// The time for which a request waits for a connection before it fails because the database is
/// busy.
const CONNECTION_WAIT: Duration = Duration::from_secs(5);

/// Reads the number of connections that PostgreSQL allows to roles without privileges.
const ALLOWED: &str = "SELECT current_setting('max_connections')::int \
    - current_setting('superuser_reserved_connections')::int AS allowed";

#[derive(QueryableByName)]
struct Allowed {
    #[diesel(sql_type = Integer)]
    allowed: i32,
}

/// Access to the database. Each worker has its own, so that a connection is driven by the thread that
/// uses it.
#[derive(Clone)]
pub struct Database {
    pool: MeasuredPool,
    pub(crate) process: Process,
    pub(crate) standby: Option<Standby>,
}

impl Database {
    /// A database with at most `connections` connections, opened on demand, and the default limits.
    pub fn new(url: &str, connections: usize, process: Process) -> Result<Database, OpenError> {
        Databases::at(url.to_owned()).database(connections, &process)
    }

    /// A connection, held for an operation of this name.
    pub(crate) async fn connection(&self, operation: &'static str) -> Result<Held, DatabaseError> {
        self.pool.get(operation).await
    }

    pub fn metrics(&self) -> &Arc<Metrics> {
        &self.process.metrics
    }

    /// The clock of the service.
    pub fn time(&self) -> &Time {
        &self.process.time
    }

    /// The words of the operator to everybody.
    pub fn operator(&self) -> Operator {
        self.process.operator()
    }

    pub fn now(&self) -> jiff::Timestamp {
        self.process.time.now()
    }

    /// The words that names and titles may not have.
    pub fn forbidden_words(&self) -> Arc<ForbiddenWords> {
        self.process.forbidden_words()
    }

    /// The reason for which moves cannot be accepted now, as far as the process has learned by
    /// itself.
    pub fn unhealthy(&self) -> Option<Unhealthy> {
        self.check_clock().err().map(|_| Unhealthy::ClockWrong).or(self.process.health.unhealthy())
    }

    /// Checks that the clock of this process is right, as far as it knows.
    ///
    /// # Errors
    /// `WrongClock`.
    pub fn check_clock(&self) -> Result<(), WrongClock> {
        self.process.time.check()
    }

    /// Compares the clock of this process with the database's.
    ///
    /// # Errors
    /// `WrongClock` if they differ.
    pub(crate) async fn compare_clocks(&self) -> Result<(), DatabaseError> {
        let mut connection = self.connection("compare_clocks").await?;
        let sent = Instant::now();
        let database = database_time(&mut connection).await?;
        let (ahead, verdict) = self.process.time.system().compare(sent, database);
        self.metrics().clock_ahead.set(ahead);
        Ok(verdict?)
    }

    /// The time of the database, for what deletes: a wrong clock of this process changes nothing about it.
    pub async fn database_time(&self) -> Result<jiff::Timestamp, DatabaseError> {
        let time = database_time(&mut *self.connection("database_time").await?).await?;
        Ok(self.process.time.moved(time))
    }

    /// Whether the database answers. A heartbeat of this process in the last seconds shows it: requests that
    /// wait for connections do not delay this.
    pub async fn check_answers(&self) -> Result<(), DatabaseError> {
        if self.process.health.has_beaten() { Ok(()) } else { self.ping().await }
    }

    pub async fn ping(&self) -> Result<(), DatabaseError> {
        diesel::select(diesel::dsl::sql::<diesel::sql_types::Integer>("1"))
            .execute(&mut self.connection("ping").await?)
            .await?;
        Ok(())
    }

    /// The number of connections that PostgreSQL allows, to all processes together.
    pub async fn allowed_connections(&self) -> Result<usize, DatabaseError> {
        let allowed =
            sql_query(ALLOWED).fetch_one::<Allowed>(&mut *self.connection("allowed_connections").await?).await?;
        Ok(usize::try_from(allowed.allowed).unwrap_or(0))
    }

    /// This database with at most `connections` connections to a standby, which answers reads about
    /// finished games. It is used after [`Database::check_standby`] has found it usable.
    pub fn with_standby(self, url: &str, connections: usize) -> Result<Database, OpenError> {
        let (state, metrics) = (Arc::clone(&self.process.standby), Arc::clone(self.metrics()));
        Ok(Database { standby: Some(Standby::new(url, connections, state, metrics)?), ..self })
    }

    /// Reads about finished games: at the standby if it is usable and knows this ending, otherwise,
    /// or if it fails, at the primary.
    pub(crate) async fn read_past<T>(
        &self,
        operation: &'static str,
        known: Option<LastEnding>,
        read: impl AsyncFn(&mut Connection) -> Result<T, DatabaseError>,
    ) -> Result<T, DatabaseError> {
        let Some(standby) = &self.standby else { return read(&mut *self.connection(operation).await?).await };
        let reads = &self.metrics().standby_reads;
        if let Some(found) = standby.read(operation, known, &read).await {
            reads.get_or_create(&StandbyRead { answered_by: "standby" }).inc();
            return Ok(found);
        }
        reads.get_or_create(&StandbyRead { answered_by: "primary" }).inc();
        let _place = standby.place_at_primary(self.time()).await?;
        read(&mut *self.connection(operation).await?).await
    }

    /// Checks the standby, if there is one. Until the next check, reads about finished games go there or to
    /// the primary.
    ///
    /// # Errors
    /// The reason for which it is not usable.
    pub async fn check_standby(&self) -> Result<(), String> {
        match &self.standby {
            Some(standby) => standby.check(self.now()).await,
            None => Ok(()),
        }
    }
}

impl Databases {
    /// A database for requests, and for jobs on which others rely.
    pub fn database(&self, connections: usize, process: &Process) -> Result<Database, OpenError> {
        self.open(Purpose::Requests(self.statements), connections, process)
    }

    /// A database for jobs that go through much data: a statement may take five minutes.
    pub fn database_for_upkeep(&self, connections: usize, process: &Process) -> Result<Database, OpenError> {
        self.open(Purpose::Upkeep(self.statements), connections, process)
    }

    fn open(&self, purpose: Purpose, connections: usize, process: &Process) -> Result<Database, OpenError> {
        let metrics = Arc::clone(&process.metrics);
        let pool = MeasuredPool::new(&self.url, purpose, connections, CONNECTION_WAIT, &process.health, metrics)?;
        Ok(Database { pool, process: process.clone(), standby: None })
    }
}
