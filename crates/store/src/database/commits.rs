//! The ends of a connection's transactions. PostgreSQL may give up a COMMIT before it has begun to
//! commit, as one that takes too long; then the transaction is still open, and refuses every further
//! statement, while diesel counts it as ended.

use crate::Connection;
use diesel::connection::{Instrumentation, InstrumentationEvent, get_default_instrumentation};
use diesel_async::AsyncConnection;

/// Notes whether a COMMIT of a connection has failed.
struct Commits {
    has_failed: bool,
    /// The instrumentation of all connections, if a program has set one.
    other: Option<Box<dyn Instrumentation>>,
}

impl Instrumentation for Commits {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        if let InstrumentationEvent::FinishQuery { query, error: Some(_), .. } = &event {
            self.has_failed |= query.to_string() == "COMMIT";
        }
        if let Some(other) = &mut self.other {
            other.on_connection_event(event);
        }
    }
}

/// Begins to note how transactions of a connection end.
pub(crate) fn watch(connection: &mut Connection) {
    connection.set_instrumentation(Commits { has_failed: false, other: get_default_instrumentation() });
}

/// Whether a connection that is watched may be in a transaction that should have ended.
pub(crate) fn has_failed(connection: &mut Connection) -> bool {
    connection.instrumentation().downcast_ref::<Commits>().is_some_and(|commits| commits.has_failed)
}
