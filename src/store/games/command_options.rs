//! The conditions of a command.

use crate::{
    hosting::{chain::Head, outcome::CommandOutcome},
    store::{Connection, DatabaseError, idempotency::IdempotentRequest},
};
use futures_util::future::BoxFuture;

pub type BuildResponse<'a> = dyn Fn(&CommandOutcome) -> serde_json::Result<String> + Send + Sync + 'a;

/// Writes more in a transaction.
pub(crate) type AlsoWrite =
    dyn for<'c> Fn(&'c mut Connection) -> BoxFuture<'c, Result<(), DatabaseError>> + Send + Sync;

#[derive(Clone, Copy, Default)]
pub struct CommandOptions<'a> {
    /// Run it only if the log ends with this head.
    pub expected: Option<Head>,
    /// Run it only once for this request.
    pub key: Option<&'a IdempotentRequest>,
    /// Builds the response from the outcome, before that is written, so that both can be stored
    /// together.
    pub answer: Option<&'a BuildResponse<'a>>,
    /// Writes more in the transaction of a command that changes seats or ends the game.
    pub(crate) also: Option<&'a AlsoWrite>,
}
