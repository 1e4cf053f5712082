//! Group append: one statement and one commit for the moves of several games.

use crate::store::{Database, DatabaseError, GameError, events::append::Append, games::commands, lanes::Lanes};
use diesel::result::Error as DieselError;
use std::{collections::HashSet, pin::pin, sync::Arc, time::Duration};
use tokio::{sync::oneshot, time::timeout};
use tracing::{Instrument, Span};

/// The appends of a process that wait for a lane.
pub(crate) type AppendQueue = Lanes<Pending>;

/// How long an append may take before its lane is given to others: it waits for a locked row.
const SLOW: Duration = Duration::from_millis(250);

/// An append, and who waits for its outcome.
#[derive(Debug)]
pub(crate) struct Pending {
    append: Append,
    /// The wait for the outcome, in the trace of the request.
    trace: Span,
    done: oneshot::Sender<Outcome>,
}

type Outcome = Result<bool, GameError>;

/// Appends events that change no seat, together with those of other games. Goes on if the
/// caller does not wait for the outcome. False if the log has another head.
///
/// # Errors
/// `Contended` if a concurrent request has taken the key.
pub(crate) async fn append_in_group(db: &Database, append: Append) -> Outcome {
    let (done, outcome) = oneshot::channel();
    let trace = tracing::debug_span!(target: "railhead::trace", "append", game.id = %append.game);
    let pending = Pending { append, trace: trace.clone(), done };
    if db.process.is_distributed() {
        // The games are on several servers. Each move goes out by itself.
        tokio::spawn(append_alone(db.clone(), pending));
    } else if db.process.appends.add(pending) {
        spawn_lane(db);
    }
    let lost = |_| Err(DatabaseError::from(DieselError::BrokenTransactionManager).into());
    outcome.instrument(trace).await.unwrap_or_else(lost)
}

fn spawn_lane(db: &Database) {
    tokio::spawn(append_waiting(db.clone()));
}

/// Appends groups until no move waits.
async fn append_waiting(db: Database) {
    loop {
        // A second move on the same head can succeed only if the first one fails.
        let mut games = HashSet::new();
        let mut group = db.process.appends.next_group(|pending| games.insert(pending.append.game));
        group.sort_unstable_by_key(|pending| pending.append.game);
        if group.is_empty() {
            return;
        }
        db.metrics().append_group_size.observe(group.len() as f64);
        let mut append = pin!(append_group(&db, group));
        if timeout(SLOW, &mut append).await.is_err() {
            if db.process.appends.leave_slow() {
                spawn_lane(&db);
            }
            return append.await;
        }
    }
}

async fn append_group(db: &Database, mut group: Vec<Pending>) {
    if group.len() == 1
        && let Some(alone) = group.pop()
    {
        return append_alone(db.clone(), alone).await;
    }
    let (appends, waiting): (Vec<_>, Vec<_>) =
        group.into_iter().map(|Pending { append, trace, done }| (append, (trace, done))).unzip();
    match append_together(db, &appends).await {
        Ok(Some(appended)) => {
            waiting.into_iter().zip(appended).for_each(|((_, done), appended)| answer(done, Ok(appended)));
        }
        Ok(None) => {
            for (append, (trace, done)) in appends.into_iter().zip(waiting) {
                tokio::spawn(append_alone(db.clone(), Pending { append, trace, done }));
            }
        }
        // The connection may have been lost after the commit, so nobody may try again.
        Err(fault) => {
            let fault = Arc::new(fault);
            let shared = || Err(DatabaseError::Shared(Arc::clone(&fault)).into());
            waiting.into_iter().for_each(|(_, done)| answer(done, shared()));
        }
    }
}

async fn append_together(db: &Database, appends: &[Append]) -> Result<Option<Vec<bool>>, DatabaseError> {
    Append::run_all(appends, &mut *db.connection("append_moves").await?).await
}

async fn append_alone(db: Database, Pending { append, trace, done }: Pending) {
    let work = async {
        let mut connection = db.connection("append_move").await?;
        commands::run_append(&db, append, &mut connection).await
    };
    answer(done, work.instrument(trace).await);
}

/// Nobody may wait any more: the client has hung up.
fn answer(done: oneshot::Sender<Outcome>, outcome: Outcome) {
    drop(done.send(outcome));
}
