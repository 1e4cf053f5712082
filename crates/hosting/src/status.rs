//! The status of a game.

use railhead_engine::{Game, Phase};

named_enum! {
    /// The status of a game.
    pub enum GameStatus {
        /// The game waits for players.
        Lobby = "lobby",
        /// The game is being played.
        Running = "running",
        /// The game was played to its end.
        Finished = "finished",
        /// The game ended without a result.
        Void = "void",
    }
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
