//! Deciding requests, with the bots that follow: the thread, the core, and the outcome if the engine
//! or a bot panics.

use crate::{
    Database, GameError,
    games::aside::aside,
    hosting::{
        clock::after,
        hosted_game::{HostedGame, Request},
        outcome::CommandOutcome,
        thinking::Thinking,
        waiting::WaitingSeats,
    },
    metrics::{GaugeGuard, observe_since},
};
use jiff::{SignedDuration, Timestamp};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::{Duration, Instant},
};

/// The game after a request, with the outcome. Bots that think run on a thread that gives way to
/// requests, no more of them at once than the operator allows, and for less time if others wait.
/// This takes no connection, so it must not be called while one is held, unless `thinking` is zero.
///
/// # Errors
/// `Rejected`; `Panicked` if the engine or a bot panics.
pub(crate) async fn outcome(
    db: &Database,
    mut hosted: HostedGame,
    request: &Request,
    now: Timestamp,
    thinking: Duration,
) -> Result<CommandOutcome, GameError> {
    let (waiting, by) = (WaitingSeats::of(&hosted), request.account());
    // No two commands of a game have the same moment, so that the events of each can be told by it.
    let now = now.max(after(hosted.updated_at, SignedDuration::from_micros(1)));
    let may_think = !thinking.is_zero() && hosted.seats_thinkers();
    let core = if may_think { db.process.thinking_cores.acquire().await } else { None };
    if let Some(core) = core {
        let (request, began) = (request.clone(), Instant::now());
        let _thinking = GaugeGuard::new(&db.metrics().bots_thinking);
        let work = move || {
            let thinking = Thinking::Shared(thinking, core.share);
            let events = unless_panicking(|| hosted.act(&request, now, thinking))?;
            drop(core);
            Ok::<_, GameError>(CommandOutcome::new(waiting, by, events?, hosted)?)
        };
        let outcome = aside(work).await.unwrap_or(Err(GameError::Panicked));
        observe_since(&db.metrics().bot_thinking, began);
        return outcome;
    }
    let thinking = if may_think { Thinking::Hurried(thinking) } else { Thinking::undisturbed(thinking) };
    let events = unless_panicking(|| hosted.act(request, now, thinking))??;
    Ok(CommandOutcome::new(waiting, by, events, hosted)?)
}

/// The result of a function that runs code of the engine or of a bot. The panic hook has logged the
/// message of a panic.
///
/// # Errors
/// `Panicked`.
pub(crate) fn unless_panicking<T>(work: impl FnOnce() -> T) -> Result<T, GameError> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| GameError::Panicked)
}
