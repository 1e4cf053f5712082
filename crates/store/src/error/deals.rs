//! Refusals of shared deals and of daily challenges.

use crate::{database::error::DatabaseError, error::GameError, log::codec::CodecError};
use diesel::result::Error as DieselError;
use jiff::Timestamp;

/// A game of a deal cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum DealError {
    #[error("there is no such deal")]
    NoSuchDeal,
    #[error("no game of the deal begins any more")]
    Closed,
    #[error("somebody has played the deal")]
    PlayedAlready,
    #[error(transparent)]
    Game(#[from] GameError),
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// A challenge cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum ChallengeError {
    #[error("there is no challenge on that day")]
    NoSuchChallenge,
    #[error("the day of the challenge is over")]
    Over,
    #[error("guests cannot play challenges")]
    Guest,
    #[error("challenges are for people")]
    Bot,
    /// The account is too new, and has played with too few people.
    #[error("the account is too new for challenges until {until}")]
    TooNew { until: Timestamp },
    #[error(transparent)]
    Game(#[from] GameError),
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

convert_faults!(DealError, ChallengeError);

impl From<DealError> for ChallengeError {
    fn from(error: DealError) -> ChallengeError {
        match error {
            DealError::NoSuchDeal => ChallengeError::NoSuchChallenge,
            DealError::Closed | DealError::PlayedAlready => ChallengeError::Over,
            DealError::Game(error) => ChallengeError::Game(error),
            DealError::Database(error) => ChallengeError::Database(error),
        }
    }
}
