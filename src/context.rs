//! The state of a process that its jobs and its HTTP server share.

use crate::{
    identity::Keys,
    outbound::{Policy, PushIdentity},
    store::{Database, Databases, OpenError, Process},
};
use std::sync::Arc;

/// The state that all jobs and all workers of a process share.
#[derive(Clone)]
pub struct Context {
    pub databases: Databases,
    pub process: Process,
    /// The keys of access tokens.
    pub keys: Arc<Keys>,
    /// The addresses that webhooks and push services may have.
    pub policy: Policy,
    pub push: PushIdentity,
}

impl Context {
    /// The database, with so many connections of its own.
    pub fn database(&self, connections: usize) -> Result<Database, OpenError> {
        self.databases.database(connections, &self.process)
    }
}
