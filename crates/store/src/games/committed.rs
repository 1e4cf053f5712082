//! The steps after a commit: caching the game, publishing the outcome, and letting bots move on.

use crate::{
    Database, GameError,
    absences::checks,
    games::{due, hosted_games},
    hosting::{
        hosted_game::{DueWork, HostedGame},
        outcome::CommandOutcome,
    },
};
use uuid::Uuid;

/// Runs after a commit: caches the game and publishes the outcome.
pub(crate) fn after_commit(db: &Database, outcome: &CommandOutcome) {
    db.process.hosted.remember(&outcome.game);
    db.process.hub.publish(outcome);
    checks::after_moves(db, outcome);
    spawn_bot_moves(db, &outcome.game);
}

/// Spawns the moves of bots for which there was no time before the answer.
pub(crate) fn spawn_bot_moves(db: &Database, game: &HostedGame) {
    if game.waits_for_bot() {
        let (db, id) = (db.clone(), game.id);
        tokio::spawn(async move {
            if let Err(error) = run_bot_moves(&db, id).await {
                report!(error, %id, "bots cannot move now; the scheduler will try again");
            }
        });
    }
}

async fn run_bot_moves(db: &Database, id: Uuid) -> Result<(), GameError> {
    loop {
        let known = hosted_games::load(db, id).await?;
        if !known.waits_for_bot() {
            return Ok(());
        }
        if let Some(outcome) = due::run(db, &known, DueWork::Bots).await? {
            db.process.hosted.remember(&outcome.game);
            db.process.hub.publish(&outcome);
        }
    }
}
