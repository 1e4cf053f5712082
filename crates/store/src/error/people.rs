//! Refusals between players, to those who are away, and to those who look after them.

use crate::{database::error::DatabaseError, log::codec::CodecError};
use diesel::result::Error as DieselError;
use uuid::Uuid;

#[derive(Debug, thiserror::Error)]
pub enum MuteError {
    #[error("you have muted {most} players; unmute one first")]
    TooMany { most: u32 },
    #[error("you cannot mute yourself")]
    Oneself,
    /// The other account was deleted meanwhile.
    #[error("there is no such player")]
    NoSuchAccount,
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// An alert cannot be kept.
#[derive(Debug, thiserror::Error)]
pub enum AlertError {
    #[error("you have {most} alerts; remove one first")]
    TooMany { most: u32 },
    #[error("guests have no alerts")]
    Guest,
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

/// A report cannot be sent or closed.
#[derive(Debug, thiserror::Error)]
pub enum ReportError {
    #[error("you have sent {most} reports in a day")]
    TooMany { most: u32 },
    #[error("you cannot report yourself")]
    Oneself,
    /// The reporter has an open report about the same.
    #[error("this is reported already")]
    Open { id: Uuid },
    #[error("the report is closed")]
    Closed,
    /// There is none, or it is about the moderator.
    #[error("there is no such report")]
    NoSuchReport,
    /// The other account was deleted meanwhile.
    #[error("there is no such player")]
    NoSuchAccount,
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// A notice cannot be posted.
#[derive(Debug, thiserror::Error)]
pub enum NoticeError {
    #[error("there are {most} notices that are not over; remove one first")]
    TooMany { most: u32 },
    /// It ends before it begins, or before now.
    #[error("the notice is over before anybody can read it")]
    Over,
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

#[derive(Debug, thiserror::Error)]
pub enum BlockError {
    #[error("you have blocked {most} players; unblock one first")]
    TooMany { most: u32 },
    #[error("you cannot block yourself")]
    Oneself,
    /// The other account was deleted meanwhile.
    #[error("there is no such player")]
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
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

convert_faults!(AbsenceError, AlertError, MuteError, FriendError, BlockError, NoticeError, ReportError);
