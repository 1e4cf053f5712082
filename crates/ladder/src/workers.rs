//! Threads that play the games of a plan.

use crate::{GameId, Plan, Row, Stuck, play};
use std::{
    num::NonZero,
    ops::ControlFlow,
    sync::{Mutex, PoisonError, mpsc},
    thread,
};

/// A game that did not finish.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("deal {}, rotation {}: {reason}", game.deal, game.rotation)]
pub struct Fault {
    /// The game.
    pub game: GameId,
    /// The reason.
    pub reason: Stuck,
}

/// Plays games of a plan on `jobs` threads until there are no more or `keep` breaks. Games begin in
/// the given order; their rows are given to `keep` as they end.
///
/// # Errors
/// The first fault of a game or of `keep`.
pub fn play_all<E: From<Fault>>(
    plan: &Plan,
    games: impl Iterator<Item = GameId> + Send,
    jobs: NonZero<usize>,
    mut keep: impl FnMut(Row) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    let schedule = plan.schedule();
    let games = Mutex::new(games);
    let next = || games.lock().unwrap_or_else(PoisonError::into_inner).next();
    let (send, ended) = mpsc::sync_channel(jobs.get());
    thread::scope(|scope| {
        for _ in 0..jobs.get() {
            let (send, schedule, next) = (send.clone(), &schedule, &next);
            scope.spawn(move || {
                while let Some(game) = next() {
                    let row = play(plan, schedule, game).map_err(|reason| Fault { game, reason });
                    // Nobody receives any more once the run has ended.
                    if send.send(row).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        for row in ended {
            if keep(row?)?.is_break() {
                break;
            }
        }
        Ok(())
    })
}
