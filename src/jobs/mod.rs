//! Background jobs of a replica: revoked tokens, keys, scheduled game work, notifications,
//! retention.

use crate::{
    auth::{Key, Keys, Ring},
    http::AppState,
    store::{KeptKey, OpenError, Store},
    webhooks::Sender,
};
use std::{error::Error, time::Duration};
use tokio::{task::JoinHandle, time::MissedTickBehavior};

/// How often a replica asks which sessions have ended on others. Until then it accepts their access
/// tokens.
const HEAR_EVERY: Duration = Duration::from_secs(2);
/// How many games changed by other replicas are read at once.
const READERS: usize = 4;
/// How often a replica asks which games have work due.
const ATTEND_EVERY: Duration = Duration::from_secs(1);
/// Database connections of the webhook sender.
const SENDERS: usize = 2;
/// Key refresh interval, in ticks: shorter than the delay before a new key signs.
const KEYS_EVERY: u32 = 20;
/// Recount interval of routes and tickets, in ticks.
const COUNT_EVERY: u32 = 15;
/// Retention interval, in ticks.
const SWEEP_EVERY: u32 = 300;

/// Runs the periodic jobs until the process ends. A job that fails is retried at its next turn.
pub async fn run(shared: AppState, reads_keys: bool) {
    let Ok(store) = Store::new(&shared.database_url, 1, shared.process.clone()) else { return };
    let mut ticks = tokio::time::interval(HEAR_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for tick in 1_u32.. {
        ticks.tick().await;
        if let Err(error) = turn(&store, &shared.keys, tick, reads_keys).await {
            tracing::warn!(%error, "what replicas tell each other cannot be read");
        }
    }
}

/// Sends heartbeats of this replica until the process ends, in a task of its own so that nothing
/// slow delays them.
pub async fn beat(shared: AppState) {
    let Ok(store) = Store::new(&shared.database_url, 1, shared.process) else { return };
    store.keep_beating().await;
}

/// Runs due game work until the process ends: expired clocks, bots of ended processes, games open
/// for too long.
pub async fn attend(shared: AppState) {
    let Ok(store) = Store::new(&shared.database_url, 1, shared.process) else { return };
    let mut ticks = tokio::time::interval(ATTEND_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        while store.run_next_due().await.unwrap_or_else(|error| {
            tracing::warn!(%error, "games cannot be looked after");
            false
        }) {}
    }
}

/// Sends due webhook requests until the process ends.
pub async fn deliver(shared: AppState) {
    let Ok(store) = Store::new(&shared.database_url, SENDERS, shared.process) else { return };
    Sender::new(store, shared.policy).run().await;
}

/// Publishes moves to other replicas and subscribes to theirs, until the process ends.
///
/// # Errors
/// If the database cannot be used.
pub fn talk(shared: &AppState) -> Result<[JoinHandle<()>; 2], OpenError> {
    let store = |connections| Store::new(&shared.database_url, connections, shared.process.clone());
    let publishing = tokio::spawn(store(1)?.publish_to_peers());
    Ok([publishing, tokio::spawn(store(READERS)?.subscribe_to_peers(shared.database_url.clone()))])
}

async fn turn(store: &Store, keys: &Keys, tick: u32, reads_keys: bool) -> Result<(), Box<dyn Error>> {
    hear(store, keys).await?;
    if reads_keys && tick.is_multiple_of(KEYS_EVERY) {
        keys.use_ring(kept_ring(store).await?);
    }
    if tick.is_multiple_of(COUNT_EVERY) {
        while store.count_popularity().await? > 0 {}
    }
    if tick % SWEEP_EVERY == 1 {
        let guests = store.delete_expired(jiff::Timestamp::now()).await?;
        tracing::info!(guests, "deleted expired rows");
    }
    Ok(())
}

/// Updates the set of refused access tokens.
///
/// # Errors
/// If the database does not answer.
pub async fn hear(store: &Store, keys: &Keys) -> Result<(), Box<dyn Error>> {
    let (ended, banned) = store.gone().await?;
    keys.refuse_sessions(ended);
    keys.refuse_accounts(banned.into_iter().collect());
    Ok(())
}

/// The keys stored in the database.
///
/// # Errors
/// If the database does not answer, or a stored key is invalid.
pub async fn kept_ring(store: &Store) -> Result<Ring, Box<dyn Error>> {
    let key = |(kid, seed, age): KeptKey| Ok((Key::new(kid, &seed)?, age));
    let kept = store.signing_keys().await?.into_iter().map(key).collect::<Result<Vec<_>, Box<dyn Error>>>()?;
    Ok(Ring::from_store(&kept)?)
}
