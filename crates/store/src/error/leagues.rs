//! Refusals of leagues.

use crate::{database::error::DatabaseError, error::TournamentError, log::codec::CodecError};
use diesel::result::Error as DieselError;
use railhead_tournament::{LeagueRulesError, Refusal};

/// A league cannot be read, opened, entered or changed.
#[derive(Debug, thiserror::Error)]
pub enum LeagueError {
    #[error("there is no such league")]
    NoSuchLeague,
    #[error("the id belongs to another league")]
    IdTaken,
    #[error(transparent)]
    Rules(#[from] LeagueRulesError),
    /// Refusals that tournaments have, too.
    #[error(transparent)]
    Tournament(#[from] TournamentError),
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

convert_faults!(LeagueError);

impl From<Refusal> for LeagueError {
    fn from(refusal: Refusal) -> LeagueError {
        LeagueError::Tournament(refusal.into())
    }
}
