//! Group append: one statement and one commit for the moves of several games.

use crate::store::{DatabaseError, GameError, Store, events::append::Append, lanes::Lanes};
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

impl Store {
    /// Appends events that change no seat, together with those of other games. Goes on if the
    /// caller does not wait for the outcome. False if the log has another head.
    ///
    /// # Errors
    /// `Contended` if a concurrent request has taken the key.
    pub(crate) async fn append_in_group(&self, append: Append) -> Outcome {
        let (done, outcome) = oneshot::channel();
        let trace = tracing::debug_span!(target: "railhead::trace", "append", game.id = %append.game);
        let pending = Pending { append, trace: trace.clone(), done };
        if self.process.is_distributed() {
            // The games are on several servers. Each move goes out by itself.
            tokio::spawn(self.clone().append_alone(pending));
        } else if self.process.appends.add(pending) {
            self.spawn_lane();
        }
        let lost = |_| Err(DatabaseError::from(DieselError::BrokenTransactionManager).into());
        outcome.instrument(trace).await.unwrap_or_else(lost)
    }

    fn spawn_lane(&self) {
        tokio::spawn(self.clone().append_waiting());
    }

    /// Appends groups until no move waits.
    async fn append_waiting(self) {
        loop {
            // A second move on the same head can succeed only if the first one fails.
            let mut games = HashSet::new();
            let mut group = self.process.appends.next_group(|pending| games.insert(pending.append.game));
            group.sort_unstable_by_key(|pending| pending.append.game);
            if group.is_empty() {
                return;
            }
            self.metrics().append_group_size.observe(group.len() as f64);
            let mut append = pin!(self.append_group(group));
            if timeout(SLOW, &mut append).await.is_err() {
                if self.process.appends.leave_slow() {
                    self.spawn_lane();
                }
                return append.await;
            }
        }
    }

    async fn append_group(&self, mut group: Vec<Pending>) {
        if group.len() == 1
            && let Some(alone) = group.pop()
        {
            return self.clone().append_alone(alone).await;
        }
        let (appends, waiting): (Vec<_>, Vec<_>) =
            group.into_iter().map(|Pending { append, trace, done }| (append, (trace, done))).unzip();
        match self.append_together(&appends).await {
            Ok(Some(appended)) => {
                waiting.into_iter().zip(appended).for_each(|((_, done), appended)| answer(done, Ok(appended)));
            }
            Ok(None) => {
                for (append, (trace, done)) in appends.into_iter().zip(waiting) {
                    tokio::spawn(self.clone().append_alone(Pending { append, trace, done }));
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

    async fn append_together(&self, appends: &[Append]) -> Result<Option<Vec<bool>>, DatabaseError> {
        Append::run_all(appends, &mut *self.connection("append_moves").await?).await
    }

    async fn append_alone(self, Pending { append, trace, done }: Pending) {
        let work = async {
            let mut connection = self.connection("append_move").await?;
            self.run_append(append, &mut connection).await
        };
        answer(done, work.instrument(trace).await);
    }
}

/// Nobody may wait any more: the client has hung up.
fn answer(done: oneshot::Sender<Outcome>, outcome: Outcome) {
    drop(done.send(outcome));
}
