//! Prepared tables: those of a script, and those that go on from a position of a game.

use crate::{
    Database, GameError,
    engine::PlayerColor,
    events::history,
    games::visible,
    hosting::{
        hosted_game::HostedGame,
        position::{PlayedOn, PositionChoice},
        script::Script,
        visibility::{SpectatorDelay, Visibility},
    },
    idempotency::{Done, IdempotentRequest},
    lobby::opening::{self, Opening},
    log::codec::LogPosition,
};
use std::sync::Arc;
use uuid::Uuid;

/// A table to set up.
#[derive(Clone, Debug)]
pub enum Preparation {
    /// The deal and the opening of a script, with the player in seat 0.
    Script(Box<Script>, Option<PlayerColor>),
    /// A position of a game that is over, which the player may see.
    Position(Uuid, PositionChoice),
}

/// Opens a private table that was prepared.
///
/// # Errors
/// `Script`; `NoSuchGame` and `NotOver` of the game with the position; `TooManyGames`.
pub async fn open_prepared(
    db: &Database,
    host: Uuid,
    preparation: Preparation,
    key: Option<&IdempotentRequest>,
) -> Result<Done<Arc<HostedGame>>, GameError> {
    let opening = match preparation {
        Preparation::Script(script, color) => of_script(db, host, *script, color)?,
        Preparation::Position(game, choice) => of_position(db, host, game, choice).await?,
    };
    opening::open(db, host, opening, key).await.map(Done::Changed)
}

fn of_script(db: &Database, host: Uuid, mut script: Script, color: Option<PlayerColor>) -> Result<Opening, GameError> {
    let mut seed = db.process.randomness.game_seed();
    seed.secret = script.secret()?;
    let mut opening = Opening::new(host, script.table(color)?, seed, circle(), db.process.time.now())?;
    let begun = script.begin(&mut opening.hosted.game)?;
    opening.entries.extend(opening.hosted.link(&begun)?);
    // It has been played.
    script.opening.clear();
    opening.hosted.script = Some(Arc::new(script));
    Ok(opening)
}

async fn of_position(db: &Database, host: Uuid, game: Uuid, choice: PositionChoice) -> Result<Opening, GameError> {
    let hosted = visible::game_for(db, game, Some(host)).await?;
    if !hosted.is_disclosed() {
        return Err(GameError::NotOver);
    }
    let recorded = history::events(db, game, LogPosition::default(), hosted.head.version).await?;
    let events = recorded.into_iter().map(|recorded| recorded.event).collect::<Vec<_>>();
    let seed = db.process.randomness.game_seed();
    let PlayedOn { table, copied } = choice.play_on(&events, seed.secret.commitment())?;
    let mut opening = Opening::new(host, table, seed, circle(), db.process.time.now())?;
    copied.iter().for_each(|event| opening.hosted.game.evolve(event));
    opening.entries.extend(opening.hosted.link(&copied)?);
    opening.hosted.script = Some(Arc::new(choice.script(&hosted.game.options())));
    Ok(opening)
}

fn circle() -> (Visibility, SpectatorDelay) {
    (Visibility::Private, SpectatorDelay::default())
}
