//! Analyses of finished games: who may see them and ask for them, and the work.

use crate::{
    Database, DatabaseError, GameError,
    context::thinking_cores::SpareCore,
    error::AnalysisError,
    events::history,
    games::{
        analysis_rows::{self, AnalysisGap, StoredAnalysis},
        aside::aside,
        commands, visible,
    },
    hosting::hosted_game::HostedGame,
    log::codec::LogPosition,
    quota::MAX_ASKED,
};
use railhead_analysis::{Analysis, AnalysisOptions, analyze};
use std::{
    error::Error,
    io,
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
    Ok(analysis_rows::load(db, game).await?)
}

/// Asks for the analysis of a finished game: it comes before those that nobody asked for. An analysis
/// by an older version is made anew.
///
/// # Errors
/// As [`of_game`]; `TooMany` if the account waits for as many as are allowed.
pub async fn ask(db: &Database, game: Uuid, account: Uuid) -> Result<StoredAnalysis, AnalysisError> {
    check_finished(&*visible::game_for(db, game, Some(account)).await?)?;
    if let ready @ StoredAnalysis::Ready(_) = analysis_rows::load(db, game).await? {
        return Ok(ready);
    }
    match analysis_rows::note(db, game, account).await? {
        true => Ok(StoredAnalysis::Queued),
        false => Err(AnalysisError::TooMany { most: MAX_ASKED }),
    }
}

/// Makes the next analysis, on a core that no bot needs. False if there is none to make or no core.
pub async fn make_next(db: &Database) -> Result<bool, DatabaseError> {
    let Some(core) = db.process.thinking_cores.spare() else { return Ok(false) };
    let Some(game) = analysis_rows::take(db).await? else { return Ok(false) };
    match made(db, game, core).await {
        Ok((analysis, packed)) => analysis_rows::store(db, game, analysis, packed).await?,
        Err(NotMade::Game(GameError::Database(fault))) => return Err(fault),
        Err(why) => {
            say_why(&why, game);
            analysis_rows::give_up(db, game, why.gap()).await?;
        }
    }
    Ok(true)
}

fn say_why(error: &(dyn Error + 'static), game: Uuid) {
    tracing::error!(error, %game, "the analysis of a game is given up until somebody asks for it");
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

/// The analysis of a game, packed, too.
async fn made(db: &Database, game: Uuid, core: SpareCore) -> Result<(Analysis, Vec<u8>), NotMade> {
    let limits = db.process.limits;
    let options = AnalysisOptions { rollouts: limits.analysis_rollouts, seed: SEED };
    let version = commands::current_game(db, game).await?.head.version;
    let events = history::events(db, game, LogPosition::default(), version).await?;
    let events = events.into_iter().map(|recorded| recorded.event).collect::<Vec<_>>();
    let work = move || {
        let began = Instant::now();
        let goes_on = || {
            core.give_way();
            time_on_core(began) < limits.analysis_time
        };
        let analysis = analyze(&events, options, &goes_on)?;
        let packed = analysis.pack()?;
        Ok((analysis, packed))
    };
    aside(work).await.unwrap_or(Err(NotMade::Panicked))
}

/// The reason for which there is no analysis.
#[derive(Debug, thiserror::Error)]
enum NotMade {
    #[error(transparent)]
    Game(#[from] GameError),
    #[error(transparent)]
    Analysis(#[from] railhead_analysis::AnalysisError),
    #[error("it cannot be packed")]
    Pack(#[from] io::Error),
    #[error("the work panicked")]
    Panicked,
}

impl NotMade {
    fn gap(&self) -> AnalysisGap {
        match self {
            NotMade::Analysis(railhead_analysis::AnalysisError::Stopped) => AnalysisGap::TooLong,
            NotMade::Game(_) | NotMade::Analysis(_) | NotMade::Pack(_) | NotMade::Panicked => AnalysisGap::Failed,
        }
    }
}

/// The time that this thread has had on a core. The time that it waited for one, on a busy machine, does
/// not count.
#[cfg(target_os = "linux")]
fn time_on_core(began: Instant) -> Duration {
    use nix::sys::{
        resource::{UsageWho, getrusage},
        time::TimeValLike,
    };
    let used = getrusage(UsageWho::RUSAGE_THREAD).map(|usage| usage.user_time() + usage.system_time());
    used.map_or_else(|_| began.elapsed(), |used| Duration::from_micros(used.num_microseconds().unsigned_abs()))
}

/// The time since the work began, where threads cannot be told apart.
#[cfg(not(target_os = "linux"))]
fn time_on_core(began: Instant) -> Duration {
    began.elapsed()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[tokio::test]
    async fn time_without_a_core_does_not_count() {
        let pause = Duration::from_millis(200);
        let slept = aside(move || {
            let began = Instant::now();
            std::thread::sleep(pause);
            time_on_core(began)
        });
        assert!(slept.await.is_some_and(|used| used < pause));
    }
}
