//! The conditions of a command.

use crate::{Connection, DatabaseError, idempotency::IdempotentRequest, log::chain::Head};
use futures_util::future::BoxFuture;

/// Writes more in a transaction.
pub(crate) type AlsoWrite =
    dyn for<'c> Fn(&'c mut Connection) -> BoxFuture<'c, Result<(), DatabaseError>> + Send + Sync;

#[derive(Clone, Copy, Default)]
pub struct CommandOptions<'a> {
    /// Run it only if the log ends with this head.
    pub expected: Option<Head>,
    /// Run it only once for this request.
    pub key: Option<&'a IdempotentRequest>,
    /// Writes more in the transaction of a command that changes seats or ends the game.
    pub also: Option<&'a AlsoWrite>,
}
