//! The background jobs of a replica.

pub mod heartbeat;
pub mod keys;
pub mod packing;
pub mod peers;
pub mod popularity;
pub mod retention;
pub mod revocations;
pub mod scheduler;
pub mod standby;
pub mod webhooks;

use self::revocations::RevocationCursor;
use crate::{
    http::AppState,
    store::{OpenError, Store},
};
use std::{error::Error, sync::Arc, time::Duration};
use tokio::time::MissedTickBehavior;

/// Why a job could not do its work.
pub type JobError = Box<dyn Error + Send + Sync>;

/// Where the keys that sign tokens come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeySource {
    /// The configuration.
    Configured,
    /// The database.
    Stored,
}

/// Starts all jobs; they run until the process ends. The heartbeat, the scheduler and the
/// revocations have connections of their own, so that nothing slow delays them.
///
/// # Errors
/// If a pool cannot be made.
pub fn spawn(shared: &AppState, key_source: KeySource) -> Result<(), OpenError> {
    let store = |connections| Store::new(&shared.database_url, connections, shared.process.clone());
    let seconds = Duration::from_secs;
    let beats = store(1)?;
    beats.expect_heartbeats();
    every("heartbeat", seconds(2), beats, heartbeat::run);
    every("scheduler", seconds(1), store(1)?, scheduler::run);
    let (common, keys) = (store(1)?, shared.keys.clone().into_inner());
    let refused = Arc::clone(&keys);
    let cursor = RevocationCursor::default();
    every("revocations", seconds(2), store(1)?, move |store| revocations::run(store, refused.clone(), cursor.clone()));
    if key_source == KeySource::Stored {
        every("keys", seconds(40), common.clone(), move |store| keys::run(store, keys.clone()));
    }
    every("popularity", seconds(30), common.clone(), popularity::run);
    every("packing", seconds(60), store(1)?, packing::run);
    every("retention", seconds(600), common, retention::run);
    tokio::spawn(webhooks::run(store(webhooks::CONNECTIONS)?, shared.policy));
    standby::spawn(shared)?;
    peers::spawn(shared).map(drop)
}

/// Runs a job at intervals. After an error it is retried at its next turn.
fn every<F, R>(name: &'static str, interval: Duration, store: Store, job: F)
where
    F: Fn(Store) -> R + Send + 'static,
    R: Future<Output = Result<(), JobError>> + Send,
{
    tokio::spawn(async move {
        let mut ticks = tokio::time::interval(interval);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if let Err(error) = job(store.clone()).await {
                store.metrics().job_failed(name);
                let error = &*error as &(dyn Error + 'static);
                tracing::warn!(job = name, error, "a background job failed");
            } else {
                store.metrics().job_succeeded(name);
            }
        }
    });
}
