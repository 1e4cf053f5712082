//! Games as a viewer may see them.

use crate::{
    hosting::{
        chain::Head,
        hosted_game::{HostedDeal, HostedGame},
        visibility::Visibility,
    },
    store::{
        Database, GameError, access,
        games::{delayed, load, run},
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

/// A game of which `viewer` knows the head, if it has not changed as far as this process hears: without
/// a statement, and up to five seconds late if a replica was killed. None if it has to be loaded.
pub fn unchanged_for(
    db: &Database,
    id: Uuid,
    viewer: Option<Uuid>,
    knows: impl FnOnce(Head) -> bool,
) -> Option<Arc<HostedGame>> {
    let hosted = load::current(db, id).filter(|hosted| knows(hosted.head))?;
    // Whether others may see it is in the database.
    let may_see = match viewer {
        Some(account) => hosted.is_participant(account),
        None => hosted.visibility != Visibility::Private,
    };
    let depends_on_time = hosted.is_delayed_for(viewer) || hosted.due(db.now(), &db.process.limits).is_some();
    let is_shown = may_see && !hosted.is_sealed() && !depends_on_time;
    is_shown.then(|| {
        load::count_fold(db, "unchanged");
        hosted
    })
}

/// Loads a game as it is now, if `viewer` may see it: not to be shown to a spectator.
///
/// # Errors
/// `NoSuchGame`, also if the viewer may not see the game.
pub(crate) async fn current_for(db: &Database, id: Uuid, viewer: Option<Uuid>) -> Result<Arc<HostedGame>, GameError> {
    let hosted = unsealed(db, run::game(db, id).await?, viewer).await?;
    access::check_may_see(db, &hosted, viewer).await?;
    Ok(hosted)
}

/// The game as it is after the reveal of its deal, if that was revealed since the game was loaded. While
/// the game runs, that makes no difference to its players.
async fn unsealed(db: &Database, hosted: Arc<HostedGame>, viewer: Option<Uuid>) -> Result<Arc<HostedGame>, GameError> {
    let plays = !hosted.game.is_over() && viewer.is_some_and(|account| hosted.is_participant(account));
    let Some(deal) = hosted.deal.filter(|deal| deal.is_sealed && !plays) else { return Ok(hosted) };
    if !access::is_revealed(db, deal.id).await? {
        return Ok(hosted);
    }
    let deal = Some(HostedDeal { is_sealed: false, ..deal });
    let revealed = Arc::new(HostedGame { deal, ..Arc::unwrap_or_clone(hosted) });
    db.process.hosted.insert(revealed.id, Arc::clone(&revealed));
    Ok(revealed)
}
