//! Sends due webhook requests.

use crate::{
    store::Store,
    webhooks::{Policy, Sender},
};

/// The database connections of the sender.
pub const CONNECTIONS: usize = 2;

/// Sends until the process ends.
pub async fn run(store: Store, policy: Policy) {
    Sender::new(store, policy).run().await;
}
