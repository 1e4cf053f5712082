//! Refusals between players, and to those who are away.

use crate::{hosting::codec::CodecError, store::database::error::DatabaseError};
use diesel::result::{DatabaseErrorKind, Error as DieselError};

/// A player cannot be muted.
#[derive(Debug, thiserror::Error)]
pub enum MuteError {
    /// The account has the maximum number of mutes.
    #[error("you have muted {most} players; unmute one first")]
    TooMany {
        /// The maximum.
        most: u32,
    },
    /// The account is the caller's own.
    #[error("you cannot mute yourself")]
    Oneself,
    /// One of the two accounts was deleted meanwhile.
    #[error("the account was deleted")]
    NoSuchAccount,
    /// A fault.
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// An account cannot be asked to be a friend.
#[derive(Debug, thiserror::Error)]
pub enum FriendError {
    /// The account has the maximum number of friends, with those it has asked.
    #[error("you have {most} friends, with those you have asked")]
    TooManyFriends {
        /// The maximum.
        most: u32,
    },
    /// The account has asked the maximum number of others who have not answered.
    #[error("{most} of your requests wait for an answer")]
    TooManyRequests {
        /// The maximum.
        most: u32,
    },
    /// The account is the caller's own.
    #[error("you cannot be your own friend")]
    Oneself,
    /// The account is a bot.
    #[error("a bot cannot be a friend")]
    Bot,
    /// One of the two accounts was deleted meanwhile, or they are hidden from each other.
    #[error("there is no such player")]
    NoSuchAccount,
    /// A fault.
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// A player cannot be blocked.
#[derive(Debug, thiserror::Error)]
pub enum BlockError {
    /// The account has the maximum number of blocks.
    #[error("you have blocked {most} players; unblock one first")]
    TooMany {
        /// The maximum.
        most: u32,
    },
    /// The account is the caller's own.
    #[error("you cannot block yourself")]
    Oneself,
    /// One of the two accounts was deleted meanwhile.
    #[error("the account was deleted")]
    NoSuchAccount,
    /// A fault.
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// A vacation cannot begin, or sleeping hours cannot be changed.
#[derive(Debug, thiserror::Error)]
pub enum AbsenceError {
    /// The vacation would need more days than are left.
    #[error("{days_left} days of vacation are left")]
    UsedUp {
        /// The days that are left.
        days_left: u16,
    },
    /// The last vacation, or change, was a short time ago.
    #[error("not before {again_at}")]
    TooSoon {
        /// The time at which it is possible again.
        again_at: jiff::Timestamp,
    },
    /// The account was deleted meanwhile.
    #[error("the account was deleted")]
    NoSuchAccount,
    /// A fault.
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

impl From<DieselError> for AbsenceError {
    fn from(error: DieselError) -> AbsenceError {
        match error {
            DieselError::DatabaseError(DatabaseErrorKind::ForeignKeyViolation, _) => AbsenceError::NoSuchAccount,
            error => AbsenceError::Database(error.into()),
        }
    }
}

convert_faults!(MuteError, FriendError, BlockError);
