//! Opening a prepared table.

use crate::{
    engine::PlayerColor,
    hosting::{
        hosted_game::HostedGame,
        script::Script,
        visibility::{SpectatorDelay, Visibility},
    },
    store::{
        Database, GameError,
        idempotency::{Done, IdempotentRequest},
        lobby::open::{self, Opening},
    },
};
use std::sync::Arc;
use uuid::Uuid;

/// Opens a private table with the deal and the opening of a script, and the player in seat 0.
///
/// # Errors
/// `Script`; `TooManyGames`.
pub async fn open_prepared(
    db: &Database,
    host: Uuid,
    mut script: Script,
    color: Option<PlayerColor>,
    key: Option<&IdempotentRequest>,
) -> Result<Done<Arc<HostedGame>>, GameError> {
    let mut seed = db.process.randomness.game_seed();
    seed.secret = script.secret()?;
    let circle = (Visibility::Private, SpectatorDelay::default());
    let mut opening = Opening::new(host, script.table(color)?, seed, circle, db.process.time.now())?;
    let begun = script.begin(&mut opening.hosted.game)?;
    opening.entries.extend(opening.hosted.link(&begun)?);
    // It has been played.
    script.opening.clear();
    opening.hosted.script = Some(Arc::new(script));
    open::open(db, host, opening, key).await.map(Done::Changed)
}
