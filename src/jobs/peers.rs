//! Publishes changes to other replicas and subscribes to theirs.

use crate::{
    http::AppState,
    store::{OpenError, Store},
};
use tokio::task::JoinHandle;

/// How many games changed by other replicas are read at once.
const READERS: usize = 4;

/// Starts publishing and subscribing; both run until the process ends.
///
/// # Errors
/// If a pool cannot be made.
pub fn spawn(shared: &AppState) -> Result<[JoinHandle<()>; 2], OpenError> {
    let store = |connections| Store::new(&shared.database_url, connections, shared.process.clone());
    let publishing = tokio::spawn(store(1)?.publish_to_peers());
    Ok([publishing, tokio::spawn(store(READERS)?.subscribe_to_peers(shared.database_url.clone()))])
}
