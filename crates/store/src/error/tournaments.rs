//! Refusals of tournaments.

use crate::{
    database::error::DatabaseError,
    error::{DealError, GameError},
    log::codec::CodecError,
};
use diesel::result::Error as DieselError;
use railhead_tournament::{Refusal, RulesError};

/// A tournament cannot be read, opened, entered or changed.
#[derive(Debug, thiserror::Error)]
pub enum TournamentError {
    #[error("there is no such tournament")]
    NoSuchTournament,
    #[error("the id belongs to another tournament")]
    IdTaken,
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
    Rules(#[from] RulesError),
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error(transparent)]
    Deal(#[from] DealError),
    #[error(transparent)]
    Game(#[from] GameError),
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

convert_faults!(TournamentError);
