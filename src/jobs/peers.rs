//! Publishes changes to other replicas and subscribes to theirs.

use crate::{
    context::Context,
    jobs::Tasks,
    store::{OpenError, peers},
};

/// The number of games changed by other replicas that are read at once.
const READERS: usize = 4;

/// Starts publishing and subscribing.
pub fn start(context: &Context, tasks: &Tasks) -> Result<(), OpenError> {
    let (publisher, subscriber) = (context.database(1)?, context.database(READERS)?);
    let url = context.databases.direct_url().to_owned();
    tasks.always("publishing", move || peers::publish_to_peers(publisher.clone()));
    tasks.always("subscribing", move || peers::subscribe_to_peers(subscriber.clone(), url.clone()));
    Ok(())
}
