//! The refusals of leagues as problems.

use crate::{
    http::{
        problem::{Problem, ProblemCode},
        tournaments::problems::refused_rules,
    },
    store::LeagueError,
};
use railhead_localization::message;
use railhead_tournament::LeagueRulesError;

impl From<LeagueError> for Problem {
    fn from(error: LeagueError) -> Problem {
        match error {
            LeagueError::NoSuchLeague => Problem::new(ProblemCode::NotFound, message!("detail-no-league")),
            LeagueError::IdTaken => Problem::new(ProblemCode::IdTaken, message!("detail-league-id-taken")),
            LeagueError::Rules(LeagueRulesError::Division) => {
                refused_rules("division", message!("league-rules-division"))
            }
            LeagueError::Rules(LeagueRulesError::Moves) => refused_rules("moves", message!("league-rules-moves")),
            LeagueError::Tournament(error) => error.into(),
            LeagueError::Database(error) => error.into(),
        }
    }
}
