//! Distinction of database errors: the database cannot be used now, or the request was wrong.

use diesel::result::{DatabaseErrorKind, Error};

/// The beginnings of messages that point at a position in a statement for another reason than a mistake
/// in it: PostgreSQL was just reading it, and waited for the lock of a table.
const STOPPED: [&str; 3] = ["terminating connection", "canceling statement", "deadlock detected"];

/// Whether the same request may succeed later without a change on our side. diesel recognises few
/// SQLSTATEs. An unknown one counts as temporary (a full disk, a terminated backend, a time-out, an
/// I/O error), unless PostgreSQL points at a position in the statement, which means that the
/// statement is wrong; it also points at where it was when it was stopped.
pub(crate) fn passes(error: &Error) -> bool {
    match error {
        Error::DatabaseError(kind, why) => match kind {
            DatabaseErrorKind::UniqueViolation
            | DatabaseErrorKind::ForeignKeyViolation
            | DatabaseErrorKind::NotNullViolation
            | DatabaseErrorKind::CheckViolation
            | DatabaseErrorKind::RestrictViolation
            | DatabaseErrorKind::ExclusionViolation => false,
            DatabaseErrorKind::UnableToSendCommand
            | DatabaseErrorKind::ClosedConnection
            | DatabaseErrorKind::SerializationFailure
            | DatabaseErrorKind::ReadOnlyTransaction => true,
            // `Unknown`; the kinds of diesel errors cannot be matched exhaustively.
            _ => why.statement_position().is_none() || STOPPED.iter().any(|stopped| why.message().starts_with(stopped)),
        },
        Error::RollbackErrorOnCommit { commit_error, .. } => passes(commit_error),
        // The connection was lost within a transaction.
        Error::BrokenTransactionManager => true,
        // `NotFound`, values that cannot be converted, statements that cannot be built, misused
        // transactions.
        _ => false,
    }
}
