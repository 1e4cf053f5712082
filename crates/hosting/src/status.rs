//! The status of a game.

use railhead_engine::{Game, Phase};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};
use utoipa::ToSchema;

/// The status of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum GameStatus {
    /// The game waits for players.
    Lobby,
    /// The game is being played.
    Running,
    /// The game was played to its end.
    Finished,
    /// The game ended without a result.
    Void,
}

impl GameStatus {
    /// The status of a game in the engine.
    pub fn of(game: &Game) -> GameStatus {
        match game.phase() {
            Phase::Lobby => GameStatus::Lobby,
            Phase::Dealing { .. } | Phase::Turn(_) => GameStatus::Running,
            Phase::Finished { .. } => GameStatus::Finished,
            Phase::Voided { .. } => GameStatus::Void,
        }
    }

    /// Whether the game has ended, with or without a result.
    pub fn is_over(self) -> bool {
        match self {
            GameStatus::Lobby | GameStatus::Running => false,
            GameStatus::Finished | GameStatus::Void => true,
        }
    }
}
