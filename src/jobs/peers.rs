//! Publishes changes to other replicas and subscribes to theirs.

use crate::{http::AppState, jobs::Tasks, store::OpenError};

/// The number of games changed by other replicas that are read at once.
const READERS: usize = 4;

/// Starts publishing and subscribing.
///
/// # Errors
/// If a pool cannot be made.
pub fn start(shared: &AppState, tasks: &Tasks) -> Result<(), OpenError> {
    let store = |connections| shared.databases.store(connections, &shared.process);
    let (publisher, subscriber) = (store(1)?, store(READERS)?);
    let url = shared.databases.direct_url().to_owned();
    tasks.always("publishing", move || publisher.clone().publish_to_peers());
    tasks.always("subscribing", move || subscriber.clone().subscribe_to_peers(url.clone()));
    Ok(())
}
