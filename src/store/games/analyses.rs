//! Analyses of finished games: who may see them and ask for them, and the work.

use crate::{
    hosting::{codec::LogPosition, hosted_game::HostedGame},
    store::{
        AnalysisError, Database, DatabaseError, GameError,
        analyses::{self, MAX_ASKED, StoredAnalysis},
        context::thinking_cores::SpareCore,
        events::read,
        games::{aside::aside, run, visible},
    },
};
use railhead_analysis::{Analysis, AnalysisOptions, analyze};
use std::{
    cell::Cell,
    time::{Duration, Instant},
};
use uuid::Uuid;

/// The seed of all stored analyses.
const SEED: u64 = 1;

/// The analysis of a finished game, if `viewer` may see the game.
///
/// # Errors
/// `Void` and `NotOver` if the game has no result.
pub async fn of_game(db: &Database, game: Uuid, viewer: Option<Uuid>) -> Result<StoredAnalysis, AnalysisError> {
    check_finished(&*visible::game_for(db, game, viewer).await?)?;
    Ok(analyses::load(db, game).await?)
}

/// Asks for the analysis of a finished game: it comes before those that nobody asked for. An analysis
/// by an older version is made anew.
///
/// # Errors
/// As [`of_game`]; `TooMany` if the account waits for as many as are allowed.
pub async fn ask(db: &Database, game: Uuid, account: Uuid) -> Result<StoredAnalysis, AnalysisError> {
    check_finished(&*visible::game_for(db, game, Some(account)).await?)?;
    if let ready @ StoredAnalysis::Ready(_) = analyses::load(db, game).await? {
        return Ok(ready);
    }
    match analyses::note(db, game, account).await? {
        true => Ok(StoredAnalysis::Queued),
        false => Err(AnalysisError::TooMany { most: MAX_ASKED }),
    }
}

/// Makes the next analysis, on a core that no bot needs. False if there is none to make or no core.
pub async fn make_next(db: &Database) -> Result<bool, DatabaseError> {
    let Some(core) = db.process.thinking_cores.spare() else { return Ok(false) };
    let Some(game) = analyses::take(db).await? else { return Ok(false) };
    match made(db, game, core).await {
        Ok(Some((analysis, packed))) => analyses::store(db, game, analysis, packed).await?,
        Err(GameError::Database(fault)) => return Err(fault),
        Ok(None) | Err(_) => {
            tracing::error!(%game, "the game cannot be analysed, and is not tried again");
            analyses::remove(db, game).await?;
        }
    }
    Ok(true)
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

/// The analysis of a game, packed, too. None if it has no scores or takes too long, or the work panics.
async fn made(db: &Database, game: Uuid, core: SpareCore) -> Result<Option<(Analysis, Vec<u8>)>, GameError> {
    let limits = db.process.limits;
    let options = AnalysisOptions { rollouts: limits.analysis_rollouts, seed: SEED };
    let version = run::game(db, game).await?.head.version;
    let events = read::events(db, game, LogPosition::default(), version).await?;
    let events = events.into_iter().map(|recorded| recorded.event).collect::<Vec<_>>();
    let work = move || {
        let (worked, since) = (Cell::new(Duration::ZERO), Cell::new(Instant::now()));
        let goes_on = || {
            worked.set(worked.get() + since.get().elapsed());
            core.give_way();
            since.set(Instant::now());
            worked.get() < limits.analysis_time
        };
        let analysis = analyze(&events, options, &goes_on).ok()?;
        let packed = analysis.pack().ok()?;
        Some((analysis, packed))
    };
    Ok(aside(work).await.flatten())
}
