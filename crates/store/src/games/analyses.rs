//! The log of a finished game, for those who may see its analysis.

use crate::{
    Database,
    engine::Event,
    error::AnalysisError,
    events::history,
    games::{commands, visible},
    hosting::hosted_game::HostedGame,
    log::codec::LogPosition,
};
use uuid::Uuid;

/// The events of a finished game, to be analysed, if `viewer` may see the game.
///
/// # Errors
/// `Void` and `NotOver` if the game has no result.
pub async fn events(db: &Database, game: Uuid, viewer: Option<Uuid>) -> Result<Vec<Event>, AnalysisError> {
    check_finished(&*visible::game_for(db, game, viewer).await?)?;
    let version = commands::current_game(db, game).await?.head.version;
    let events = history::events(db, game, LogPosition::default(), version).await?;
    Ok(events.into_iter().map(|recorded| recorded.event).collect())
}

fn check_finished(hosted: &HostedGame) -> Result<(), AnalysisError> {
    if hosted.is_sealed() {
        return Err(AnalysisError::NotOver);
    }
    match (hosted.game.is_finished(), hosted.game.is_over()) {
        (true, _) => Ok(()),
        (false, true) => Err(AnalysisError::Void),
        (false, false) => Err(AnalysisError::NotOver),
    }
}
