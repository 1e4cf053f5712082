//! Errors by subject. The signature of a function names its refusals; faults of the database are
//! one type in all of them.

/// Faults inside a [`DatabaseError`] convert into the errors of each subject.
macro_rules! convert_faults {
    ($($Error:ident),*) => {$(
        impl From<DieselError> for $Error {
            fn from(error: DieselError) -> $Error {
                $Error::Database(error.into())
            }
        }

        impl From<CodecError> for $Error {
            fn from(error: CodecError) -> $Error {
                $Error::Database(error.into())
            }
        }
    )*};
}

mod accounts;
mod deals;
mod games;
mod leagues;
mod people;
mod tournaments;

pub use accounts::{AccountError, BotError, IdentityError, ImportError, ThrottleError, WebhookError};
pub use deals::{ChallengeError, DealError};
pub use games::{AnalysisError, GameError, OrderError, PhraseError, PuzzleError, SpectatorError};
pub use leagues::LeagueError;
pub use people::{AbsenceError, AlertError, BlockError, FriendError, MuteError, NoticeError, ReportError};
pub use tournaments::TournamentError;
