//! Pools of connections. The times for which each connection is waited for and held are measured,
//! by the name of the operation that holds it.

use crate::{
    Connection, DatabaseError, OpenError,
    database::{
        commits,
        connect::{self, Purpose},
        health::Health,
        shares::{ClientShare, ClientShares},
    },
    metrics::{GaugeGuard, Metrics, Operation, observe_since},
};
use ::deadpool::{
    Runtime,
    managed::{QueueMode, TimeoutType},
};
use diesel_async::pooled_connection::{AsyncDieselConnectionManager, ManagerConfig, RecyclingMethod, deadpool};
use std::{
    ops::{Deref, DerefMut},
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::time::timeout;
use tracing::Span;

type Pool = deadpool::Pool<Connection>;

/// Connections to a server, opened on demand.
#[derive(Clone)]
pub(crate) struct MeasuredPool {
    pool: Pool,
    shares: Arc<ClientShares>,
    wait: Duration,
    metrics: Arc<Metrics>,
}

impl MeasuredPool {
    /// At most `connections` connections; each is waited for at most this long.
    pub fn new(
        url: &str,
        purpose: Purpose,
        connections: usize,
        wait: Duration,
        health: &Arc<Health>,
        metrics: Arc<Metrics>,
    ) -> Result<MeasuredPool, OpenError> {
        let mut config = ManagerConfig::default();
        config.recycling_method = RecyclingMethod::Fast;
        let (noting, counting) = (Arc::clone(health), Arc::clone(&metrics));
        config.custom_setup = Box::new(move |url| {
            Box::pin(connect::connect_pooled(url, purpose, Arc::clone(&noting), Arc::clone(&counting)))
        });
        let manager = AsyncDieselConnectionManager::new_with_config(url, config);
        let pool = deadpool::Pool::builder(manager)
            .max_size(connections)
            // The connection used last has what a statement needs in its caches.
            .queue_mode(QueueMode::Lifo)
            .wait_timeout(Some(wait))
            .create_timeout(Some(wait))
            .runtime(Runtime::Tokio1)
            .pre_recycle(lasting(Arc::clone(health)))
            .build()?;
        Ok(MeasuredPool { pool, shares: Arc::new(ClientShares::of(connections)), wait, metrics })
    }

    pub async fn get(&self, operation: &'static str) -> Result<Held, DatabaseError> {
        let (metrics, began) = (Arc::clone(&self.metrics), Instant::now());
        let waiting = GaugeGuard::new(&metrics.connections_waited_for);
        let waited = timeout(self.wait, self.shares.take()).await;
        let share = waited.map_err(|_| deadpool::PoolError::Timeout(TimeoutType::Wait));
        let connection = match share {
            Ok(share) => self.pool.get().await.map(|connection| (connection, share)),
            Err(overdue) => Err(overdue),
        };
        drop(waiting);
        observe_since(&metrics.connection_wait, began);
        let (connection, share) = connection.map_err(|error| {
            metrics.connection_failures.inc();
            DatabaseError::Unavailable(error)
        })?;
        let used = GaugeGuard::new(&metrics.connections_used);
        let trace = tracing::debug_span!(
            target: "railhead::trace",
            "database",
            otel.name = operation,
            otel.kind = "client",
            db.system.name = "postgresql",
            db.operation.name = operation,
        );
        Ok(Held { connection, metrics, operation, began: Instant::now(), _used: used, _share: share, _trace: trace })
    }
}

/// Drops connections older than one that was found lost; each would cost a request its time-out. And those
/// with a transaction that did not end.
fn lasting(health: Arc<Health>) -> deadpool::Hook<Connection> {
    deadpool::Hook::sync_fn(move |connection, metrics| {
        let refused = |why| Err(deadpool::HookError::message(why));
        match (health.may_use(metrics.created), commits::has_failed(connection)) {
            (false, _) => refused("one like it was lost"),
            (true, true) => refused("a COMMIT failed"),
            (true, false) => Ok(()),
        }
    })
}

/// A connection in use.
pub(crate) struct Held {
    connection: deadpool::Object<Connection>,
    metrics: Arc<Metrics>,
    operation: &'static str,
    began: Instant,
    _used: GaugeGuard,
    _share: Option<ClientShare>,
    /// As long as it lives, the operation lasts in the trace.
    _trace: Span,
}

impl Deref for Held {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        &self.connection
    }
}

impl DerefMut for Held {
    fn deref_mut(&mut self) -> &mut Connection {
        &mut self.connection
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        observe_since(&self.metrics.operations.get_or_create(&Operation { operation: self.operation }), self.began);
    }
}
