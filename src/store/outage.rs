//! Which errors of the database say that it cannot be used now, and which that we asked for
//! something wrong.

use diesel::result::{DatabaseErrorKind, Error};

/// Whether the same request may succeed later without a change of ours. diesel tells few SQLSTATEs
/// apart: what it does not know passes (a full disk, a terminated backend, a time-out, an I/O
/// error), unless PostgreSQL points at a place in the statement, for then the statement is wrong.
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
            // `Unknown`; diesel lets nobody match all kinds.
            _ => why.statement_position().is_none(),
        },
        Error::RollbackErrorOnCommit { commit_error, .. } => passes(commit_error),
        // The connection was lost within a transaction.
        Error::BrokenTransactionManager => true,
        // `NotFound`, values that cannot be converted, statements that cannot be built,
        // transactions used wrongly.
        _ => false,
    }
}
