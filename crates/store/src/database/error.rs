//! Faults of the database.

use crate::{
    clock::system_clock::WrongClock,
    database::{outage, tls::TlsSettingsError},
    hosting::packed_log::PackedLogError,
    log::codec::CodecError,
};
use diesel::{
    ConnectionError,
    result::{DatabaseErrorKind, Error as DieselError},
};
use diesel_async::pooled_connection::deadpool::PoolError;
use std::{error::Error as StdError, io, iter, sync::Arc};
use uuid::Uuid;

/// Classes of SQLSTATE that waiting does not fix: authentication, missing database, wrong options,
/// wrong server.
const FINAL: [&str; 5] = ["28", "3D", "42", "22", "0A"];

/// The reason for which there is no connection to the database. No message contains the password.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    #[error("the URL of the database cannot be used: {}", words(.0))]
    Url(tokio_postgres::Error),
    #[error(transparent)]
    Tls(#[from] TlsSettingsError),
    /// No host accepted the session.
    #[error("cannot connect to the database at {place}: {}", words(.cause))]
    Refused {
        /// Hosts and ports.
        place: String,
        /// The error of the last host.
        cause: tokio_postgres::Error,
    },
    #[error("cannot connect to the database at {place}: it accepts connections but does not answer")]
    Silent { place: String },
    /// The connection was lost before it could be used.
    #[error("cannot connect to the database at {place}: {cause}")]
    Lost { place: String, cause: ConnectionError },
}

impl ConnectError {
    /// Whether the error may pass without a change of settings.
    pub fn passes(&self) -> bool {
        match self {
            ConnectError::Url(_) | ConnectError::Tls(_) => false,
            ConnectError::Refused { cause, .. } => match cause.code() {
                Some(state) => !FINAL.iter().any(|class| state.code().starts_with(class)),
                None => {
                    cause.is_closed() || cause.source().and_then(|source| source.downcast_ref::<io::Error>()).is_some()
                }
            },
            ConnectError::Silent { .. } | ConnectError::Lost { .. } => true,
        }
    }
}

/// An error with its causes.
pub(crate) fn words(error: &tokio_postgres::Error) -> String {
    let causes = iter::successors(error.source(), |cause| (**cause).source());
    causes.fold(error.to_string(), |words, cause| format!("{words}: {cause}"))
}

/// A fault of the database, or of a stored value.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    /// The pool has no connection to the database.
    #[error("no connection to the database")]
    Unavailable(#[source] PoolError),
    #[error(transparent)]
    Unconnected(#[from] ConnectError),
    #[error("the database returned an error")]
    Query(#[from] DieselError),
    /// A stored value could not be encoded or decoded.
    #[error(transparent)]
    Codec(#[from] CodecError),
    /// This process does nothing now, because its clock is wrong.
    #[error(transparent)]
    WrongClock(#[from] WrongClock),
    /// The account that acts was banned meanwhile.
    #[error("the account is banned")]
    Banned,
    /// The account that acts was deleted meanwhile, or the database has lost its last transactions.
    #[error("the account was deleted")]
    NoAccount,
    /// The fault of a statement that several requests shared.
    #[error(transparent)]
    Shared(Arc<DatabaseError>),
    /// A log cannot be packed, or a packed log cannot be read.
    #[error("the log of game {game} fails its check")]
    PackedLog {
        game: Uuid,
        #[source]
        error: PackedLogError,
    },
}

impl DatabaseError {
    /// The fault itself.
    pub(crate) fn root(&self) -> &DatabaseError {
        match self {
            DatabaseError::Shared(fault) => fault.root(),
            DatabaseError::Unavailable(_)
            | DatabaseError::Unconnected(_)
            | DatabaseError::Query(_)
            | DatabaseError::Codec(_)
            | DatabaseError::WrongClock(_)
            | DatabaseError::Banned
            | DatabaseError::NoAccount
            | DatabaseError::PackedLog { .. } => self,
        }
    }

    /// Whether the fault may pass, so that the same request may succeed later.
    pub fn passes(&self) -> bool {
        match self {
            DatabaseError::Unavailable(_) | DatabaseError::WrongClock(_) => true,
            DatabaseError::Unconnected(error) => error.passes(),
            DatabaseError::Query(error) => outage::passes(error),
            // A replica of that release can read it.
            DatabaseError::Codec(error) => matches!(error, CodecError::Newer(_)),
            DatabaseError::PackedLog { .. } | DatabaseError::Banned | DatabaseError::NoAccount => false,
            DatabaseError::Shared(fault) => fault.passes(),
        }
    }

    /// Whether the database refused the statement with a message that names this table.
    pub(crate) fn names(&self, table: &str) -> bool {
        matches!(self.root(), DatabaseError::Query(DieselError::DatabaseError(_, why)) if why.message().contains(table))
    }

    /// Whether the account that acts is not there any more, or the statement names one that is not.
    pub fn lacks_account(&self) -> bool {
        match self.root() {
            DatabaseError::NoAccount => true,
            // The words around the name are in the language of the database.
            DatabaseError::Query(DieselError::DatabaseError(DatabaseErrorKind::ForeignKeyViolation, why)) => {
                why.details().is_some_and(|details| details.contains("accounts"))
            }
            _ => false,
        }
    }

    /// Whether a unique index refused the statement.
    pub(crate) fn violates(&self, index: &str) -> bool {
        let DatabaseError::Query(DieselError::DatabaseError(DatabaseErrorKind::UniqueViolation, why)) = self else {
            return false;
        };
        match why.constraint_name() {
            Some(name) => name == index,
            // Citus passes on only the message; the index of a shard has the shard's number at its end.
            None => why.message().contains(&format!("{index}_")),
        }
    }
}
