//! Publishes changes to other replicas and subscribes to theirs.

use crate::{
    http::AppState,
    jobs::Tasks,
    store::{OpenError, peers},
};

/// The number of games changed by other replicas that are read at once.
const READERS: usize = 4;

/// Starts publishing and subscribing.
///
/// # Errors
/// If a pool cannot be made.
pub fn start(shared: &AppState, tasks: &Tasks) -> Result<(), OpenError> {
    let db = |connections| shared.databases.database(connections, &shared.process);
    let (publisher, subscriber) = (db(1)?, db(READERS)?);
    let url = shared.databases.direct_url().to_owned();
    tasks.always("publishing", move || peers::publish_to_peers(publisher.clone()));
    tasks.always("subscribing", move || peers::subscribe_to_peers(subscriber.clone(), url.clone()));
    Ok(())
}
