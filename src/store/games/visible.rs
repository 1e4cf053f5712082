//! Games as a viewer may see them.

use crate::{
    hosting::hosted_game::HostedGame,
    store::{
        Database, GameError, access,
        games::{delayed, run},
    },
};
use std::sync::Arc;
use uuid::Uuid;

/// Loads a game as `viewer` may see it: spectators may see it later. `None` is an anonymous viewer.
///
/// # Errors
/// `NoSuchGame`, also if the viewer may not see the game.
pub async fn game_for(db: &Database, id: Uuid, viewer: Option<Uuid>) -> Result<Arc<HostedGame>, GameError> {
    let hosted = current_for(db, id, viewer).await?;
    match delayed::shown_until(db, &hosted, viewer) {
        Some(moment) => delayed::load(db, hosted, moment).await,
        None => Ok(hosted),
    }
}

/// Loads a game as it is now, if `viewer` may see it: not to be shown to a spectator.
///
/// # Errors
/// `NoSuchGame`, also if the viewer may not see the game.
pub(crate) async fn current_for(db: &Database, id: Uuid, viewer: Option<Uuid>) -> Result<Arc<HostedGame>, GameError> {
    let hosted = run::game(db, id).await?;
    access::check_may_see(db, &hosted, viewer).await?;
    Ok(hosted)
}
