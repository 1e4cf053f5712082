//! The state of a process that its jobs and its HTTP server share.

use crate::{
    identity::Keys,
    store::{Database, Databases, OpenError, Process},
    webhooks::{Policy, PushIdentity},
};
use std::sync::Arc;

/// The state that all jobs and all workers of a process share.
#[derive(Clone)]
pub struct Context {
    /// The databases.
    pub databases: Databases,
    /// State shared by the databases of this process.
    pub process: Process,
    /// The keys of access tokens.
    pub keys: Arc<Keys>,
    /// The addresses that webhooks and push services may have.
    pub policy: Policy,
    /// The identity of the server for push services.
    pub push: PushIdentity,
}

impl Context {
    /// The database, with so many connections of its own.
    ///
    /// # Errors
    /// If a pool cannot be made.
    pub fn database(&self, connections: usize) -> Result<Database, OpenError> {
        self.databases.database(connections, &self.process)
    }
}
