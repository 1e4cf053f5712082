//! Refusals between players, and to those who are away.

use crate::{
    hosting::codec::CodecError,
    store::{database::error::DatabaseError, error::GameError},
};
use diesel::result::{DatabaseErrorKind, Error as DieselError};

#[derive(Debug, thiserror::Error)]
pub enum MuteError {
    #[error("you have muted {most} players; unmute one first")]
    TooMany { most: u32 },
    #[error("you cannot mute yourself")]
    Oneself,
    /// One of the two accounts was deleted meanwhile.
    #[error("the account was deleted")]
    NoSuchAccount,
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// An account cannot be asked to be a friend.
#[derive(Debug, thiserror::Error)]
pub enum FriendError {
    #[error("you have {most} friends, with those you have asked")]
    TooManyFriends { most: u32 },
    #[error("{most} of your requests wait for an answer")]
    TooManyRequests { most: u32 },
    #[error("you cannot be your own friend")]
    Oneself,
    #[error("a bot cannot be a friend")]
    Bot,
    /// One of the two accounts was deleted meanwhile, or they are hidden from each other.
    #[error("there is no such player")]
    NoSuchAccount,
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// A tournament cannot be read, opened, entered or changed.
#[derive(Debug, thiserror::Error)]
pub enum TournamentError {
    #[error("there is no such tournament")]
    NoSuchTournament,
    #[error("the id belongs to another tournament")]
    IdTaken,
    #[error("the account was deleted")]
    NoAccount,
    #[error("you have opened {most} tournaments that are not over")]
    TooMany { most: u32 },
    #[error("you take part in {most} tournaments")]
    TooManyEntered { most: u32 },
    #[error("only the organiser of the tournament may do that")]
    NotOrganiser,
    #[error("guests cannot enter tournaments")]
    Guest,
    #[error("the tournament is for people")]
    Bot,
    /// The rating is out of the limits; the highest of the last months counts for the upper one.
    #[error("the rating {rating} is not within the limits of the tournament")]
    Rating { rating: i32, least: Option<i32>, most: Option<i32> },
    #[error("the tournament is not over")]
    NotOver,
    /// A pairing panicked; nothing has changed.
    #[error("the tournament cannot go on because of a fault in the server")]
    Panicked,
    #[error(transparent)]
    Rules(#[from] railhead_tournament::RulesError),
    #[error(transparent)]
    Refused(#[from] railhead_tournament::Refusal),
    #[error(transparent)]
    Game(#[from] GameError),
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

#[derive(Debug, thiserror::Error)]
pub enum BlockError {
    #[error("you have blocked {most} players; unblock one first")]
    TooMany { most: u32 },
    #[error("you cannot block yourself")]
    Oneself,
    /// One of the two accounts was deleted meanwhile.
    #[error("the account was deleted")]
    NoSuchAccount,
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// A vacation cannot begin, or sleeping hours cannot be changed.
#[derive(Debug, thiserror::Error)]
pub enum AbsenceError {
    #[error("{days_left} days of vacation are left")]
    UsedUp { days_left: u16 },
    /// The last vacation, or change, was a short time ago.
    #[error("not before {again_at}")]
    TooSoon { again_at: jiff::Timestamp },
    #[error("the account was deleted")]
    NoSuchAccount,
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

convert_faults!(MuteError, FriendError, BlockError, TournamentError);
