//! Deciding requests, with the bots that follow: the thread, the number of cores at once, and the
//! outcome if the engine or a bot panics.

use crate::{
    hosting::{
        hosted_game::{HostedGame, Request, Thinking},
        outcome::CommandOutcome,
        waiting::WaitingSeats,
    },
    metrics::{GaugeGuard, observe_since},
    store::{Database, GameError},
};
use jiff::Timestamp;
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::time::timeout;

/// The time for which a request waits for a core to think on. After that its bots do not think.
const CORE_WAIT: Duration = Duration::from_millis(100);

/// The game after a request, with the outcome. Bots that think run on a blocking thread, and no
/// more of them at once than the operator allows. This takes no connection, so it must not be
/// called while one is held, unless `thinking` is zero.
///
/// # Errors
/// `Rejected`; `Panicked` if the engine or a bot panics.
pub(crate) async fn played(
    db: &Database,
    mut hosted: HostedGame,
    request: &Request,
    now: Timestamp,
    thinking: Duration,
) -> Result<CommandOutcome, GameError> {
    let (waiting, by) = (WaitingSeats::of(&hosted), request.account());
    let may_think = !thinking.is_zero() && hosted.seats_thinkers();
    let core = match may_think {
        true => {
            let _waiting = GaugeGuard::new(&db.metrics().bots_waiting);
            timeout(CORE_WAIT, Arc::clone(&db.process.thinking_cores).acquire_owned()).await.ok()
        }
        false => None,
    };
    if let Some(Ok(core)) = core {
        let (request, began) = (request.clone(), Instant::now());
        let _thinking = GaugeGuard::new(&db.metrics().bots_thinking);
        let work = move || {
            let events = unless_panicking(|| hosted.act(&request, now, Thinking::For(thinking)))?;
            drop(core);
            Ok::<_, GameError>(CommandOutcome::new(waiting, by, events?, hosted)?)
        };
        let played = tokio::task::spawn_blocking(work).await.unwrap_or(Err(GameError::Panicked));
        observe_since(&db.metrics().bot_thinking, began);
        return played;
    }
    let thinking = if may_think { Thinking::Hurried(thinking) } else { Thinking::For(thinking) };
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
