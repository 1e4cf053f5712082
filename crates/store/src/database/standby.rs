//! A standby of the database, which answers reads about finished games. It lags behind the primary,
//! so a read about a player names the last ending that the primary has of them, and a standby that
//! has not replayed that one is not used. Nothing has to be remembered for this, so it holds in
//! every process, and after a restart.

use crate::{
    clock::time::Time,
    database::{
        Connection, connect::Purpose, error::DatabaseError, fetch::Fetch, health::Health, migrations::OpenError,
        pool::MeasuredPool,
    },
    metrics::Metrics,
    schema::{heartbeat, results},
};
use ::deadpool::managed::{PoolError, TimeoutType};
use diesel::{BoolExpressionMethods, ExpressionMethods, QueryDsl, dsl::exists, select};
use jiff::{SignedDuration, Timestamp};
use std::{
    error::Error,
    iter,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use tokio::{
    sync::{Semaphore, SemaphorePermit},
    time::timeout,
};
use uuid::Uuid;

/// The maximum lag of the standby.
const MAX_LAG: SignedDuration = SignedDuration::from_secs(30);

/// The time that the standby may take for a read, connecting included, before the primary serves
/// it. The server itself ends a statement earlier: see [`Purpose::Standby`].
const PATIENCE: Duration = Duration::from_secs(3);

/// The time for which a read waits for a connection to the standby.
const CONNECTION_WAIT: Duration = Duration::from_secs(2);

/// The maximum number of reads at the primary at once that the standby did not answer, per process.
const READS_AT_PRIMARY: usize = 4;

/// The time for which a read waits for one of these places.
const PLACE_WAIT: Duration = Duration::from_secs(5);

/// An ending that a standby must have replayed to serve reads about a player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LastEnding {
    pub player: Uuid,
    pub ended_seq: i64,
}

#[derive(Debug)]
pub(crate) struct StandbyState {
    /// Whether the last check found that it answers and is not too far behind.
    is_usable: AtomicBool,
    health: Arc<Health>,
    reads_at_primary: Semaphore,
}

impl StandbyState {
    pub(crate) fn new() -> StandbyState {
        StandbyState {
            is_usable: AtomicBool::new(false),
            health: Arc::new(Health::new()),
            reads_at_primary: Semaphore::new(READS_AT_PRIMARY),
        }
    }
}

#[derive(Clone)]
pub(crate) struct Standby {
    pool: MeasuredPool,
    state: Arc<StandbyState>,
}

impl Standby {
    /// At most `connections` connections to the standby at `url`.
    pub fn new(
        url: &str,
        connections: usize,
        state: Arc<StandbyState>,
        metrics: Arc<Metrics>,
    ) -> Result<Standby, OpenError> {
        let pool = MeasuredPool::new(url, Purpose::Standby, connections, CONNECTION_WAIT, &state.health, metrics)?;
        Ok(Standby { pool, state })
    }

    /// Finds out whether the standby answers and how far it is behind. Until the next check, reads
    /// go there or to the primary.
    ///
    /// # Errors
    /// The reason for which it is not usable.
    pub async fn check(&self, now: Timestamp) -> Result<(), String> {
        let verdict = match timeout(PATIENCE, self.last_heartbeat()).await {
            Ok(Ok(Some(at))) => match now.duration_since(at) {
                lag if lag > MAX_LAG => Err(format!("it is {} s behind", lag.as_secs())),
                _ => Ok(()),
            },
            Ok(Ok(None)) => Err("it has no heartbeat of this service".to_owned()),
            Ok(Err(fault)) => Err(with_causes(&fault)),
            Err(_) => Err("it does not answer".to_owned()),
        };
        self.state.is_usable.store(verdict.is_ok(), Ordering::Relaxed);
        verdict
    }

    /// The answer of the standby; none if it cannot or must not give one.
    pub async fn read<T>(
        &self,
        operation: &'static str,
        known: Option<LastEnding>,
        read: &impl AsyncFn(&mut Connection) -> Result<T, DatabaseError>,
    ) -> Option<T> {
        if !self.state.is_usable.load(Ordering::Relaxed) {
            return None;
        }
        let answer = timeout(PATIENCE, async {
            let mut connection = self.pool.get(operation).await?;
            let is_current = match known {
                Some(ending) => has_replayed(&mut connection, ending).await?,
                None => true,
            };
            if is_current { read(&mut connection).await.map(Some) } else { Ok(None) }
        });
        match answer.await {
            Ok(Ok(found)) => found,
            // Whatever the fault, the primary may do better: a statement cancelled for the sake of
            // replay or for its time, a table whose migration has not been replayed, no connection.
            Ok(Err(fault)) => {
                tracing::debug!(error = with_causes(&fault), "the standby failed to answer");
                None
            }
            Err(_) => {
                // Statements under way on its connections are not waited for.
                self.state.health.lost_connection(self.state.health.now());
                None
            }
        }
    }

    /// One of the places for reads at the primary, as long as it is held.
    pub async fn place_at_primary(&self, time: &Time) -> Result<SemaphorePermit<'_>, DatabaseError> {
        let place = time.timeout(PLACE_WAIT, self.state.reads_at_primary.acquire()).await;
        let full = || DatabaseError::Unavailable(PoolError::Timeout(TimeoutType::Wait));
        place.and_then(Result::ok).ok_or_else(full)
    }

    /// The last heartbeat that the standby has. All replicas of the service write one every two
    /// seconds, so it also distinguishes a standby that has lost its primary from an idle one.
    async fn last_heartbeat(&self) -> Result<Option<Timestamp>, DatabaseError> {
        let mut connection = self.pool.get("check_standby").await?;
        let at = heartbeat::table.select(heartbeat::beat_at);
        let at = at.fetch_optional::<jiff_diesel::Timestamp>(&mut connection).await?;
        Ok(at.map(jiff_diesel::Timestamp::to_jiff))
    }
}

/// Whether a server has an ending. The endings of a player are committed in order, so it then has
/// all earlier ones too.
async fn has_replayed(connection: &mut Connection, ending: LastEnding) -> Result<bool, DatabaseError> {
    let ending = results::player.eq(ending.player).and(results::ended_seq.eq(ending.ended_seq));
    Ok(select(exists(results::table.filter(ending))).fetch_one(connection).await?)
}

fn with_causes(error: &(dyn Error + 'static)) -> String {
    let causes = iter::successors(error.source(), |cause| (**cause).source());
    causes.fold(error.to_string(), |words, cause| format!("{words}: {cause}"))
}
