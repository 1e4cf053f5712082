//! Games as a viewer may see them.

use crate::{
    Database, GameError, access,
    games::{commands, delayed, hosted_games},
    hosting::hosted_game::{HostedDeal, HostedGame},
    live::hub::GameSubscription,
    log::chain::Head,
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

/// The same rule in SQL: whether the account `viewer` (NULL: an anonymous viewer) may see the game
/// `g`. For the test that compares the two.
pub fn condition(viewer: &str) -> String {
    access::may_see(viewer)
}

/// Loads a game for a viewer who may know its head. If so, and if it has not changed as far as this
/// process hears, that takes no statement; a change can be up to five seconds late if a replica was
/// killed.
///
/// # Errors
/// As [`game_for`].
pub async fn polled(
    db: &Database,
    id: Uuid,
    viewer: Option<Uuid>,
    knows: impl FnOnce(Head) -> bool,
) -> Result<Arc<HostedGame>, GameError> {
    match db.process.hosted.current(id, &db.process.hub.heads) {
        Some(hosted) if knows(hosted.head) && stays_for(db, &hosted, viewer) => {
            hosted_games::count_fold(db, "unchanged");
            Ok(hosted)
        }
        Some(_) | None => game_for(db, id, viewer).await,
    }
}

/// Whether a viewer sees the game at this head, whatever the time and the database say.
fn stays_for(db: &Database, hosted: &HostedGame, viewer: Option<Uuid>) -> bool {
    access::may_see_hosted(hosted, viewer) == Some(true)
        && !hosted.is_sealed()
        && !hosted.is_delayed_for(viewer)
        && hosted.due(db.now(), &db.process.limits).is_none()
}

/// Subscribes to a game, and to what may end the right of a viewer to see it.
pub fn subscribe(db: &Database, id: Uuid, viewer: Option<Uuid>) -> GameSubscription {
    db.process.hub.subscribe(id, viewer)
}

/// Loads a game as it is now, if `viewer` may see it: not to be shown to a spectator.
///
/// # Errors
/// `NoSuchGame`, also if the viewer may not see the game.
pub(crate) async fn current_for(db: &Database, id: Uuid, viewer: Option<Uuid>) -> Result<Arc<HostedGame>, GameError> {
    let hosted = unsealed(db, commands::current_game(db, id).await?, viewer).await?;
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
    db.process.hosted.replace(&revealed);
    Ok(revealed)
}
