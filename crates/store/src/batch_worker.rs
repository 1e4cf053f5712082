//! The batch worker: executes the work in a queue, group by group, until the queue is empty.

use crate::{
    Database, DatabaseError,
    context::batches::{Batches, Pending},
    shared::spawn,
};
use futures_util::{FutureExt, future::BoxFuture};
use std::{collections::HashSet, panic::AssertUnwindSafe, sync::Arc, time::Duration};
use tracing::Span;
use uuid::Uuid;

/// Executes a group of work, and finishes each piece of it.
type Execute<W, A> = for<'a> fn(&'a Database, Vec<Pending<W, A>>) -> BoxFuture<'a, ()>;

/// A kind of work: its queue, and the execution of a group of it.
pub(crate) struct Batched<W: 'static, A: 'static> {
    /// The queue of a process.
    pub queue: fn(&Database) -> &Batches<W, A>,
    /// Pieces of work with the same id are never in one group; none if any may be together.
    pub apart: Option<fn(&W) -> Uuid>,
    /// The time after which a statement counts as slow, and another worker starts for the waiting
    /// work; none if each is waited for.
    pub slow: Option<Duration>,
    pub execute: Execute<W, A>,
}

impl<W: Send + 'static, A: Send + 'static> Batched<W, A> {
    /// The outcome of work, executed together with the other work that waits; none if that panicked.
    /// It is executed even if the caller stops waiting.
    pub async fn submit(&'static self, db: &Database, work: W, trace: Span) -> Option<A> {
        let (pending, outcome) = Pending::new(work, trace);
        if (self.queue)(db).add(pending) {
            self.start_worker(db);
        }
        outcome.await.ok()
    }

    fn start_worker(&'static self, db: &Database) {
        spawn(self.work(db.clone()));
    }

    async fn work(&'static self, db: Database) {
        let queue = (self.queue)(&db);
        loop {
            let mut chosen = HashSet::new();
            let group = queue.next_group(|work| self.apart.is_none_or(|apart| chosen.insert(apart(work))));
            if group.is_empty() {
                return;
            }
            // A panic is in the log already. It ends the execution, not the worker.
            let mut execution = AssertUnwindSafe((self.execute)(&db, group)).catch_unwind();
            let Some(slow) = self.slow else {
                drop(execution.await);
                continue;
            };
            if db.time().timeout(slow, &mut execution).await.is_none() {
                if queue.leave_slow() {
                    self.start_worker(&db);
                }
                return drop(execution.await);
            }
        }
    }
}

/// Finishes a group by what one statement has found, or with the fault that all of it shares.
pub(crate) fn finish_reads<W, A, F>(
    group: Vec<Pending<W, Result<A, DatabaseError>>>,
    found: Result<F, DatabaseError>,
    outcome: impl Fn(&F, &W) -> A,
) {
    let found = found.map_err(Arc::new);
    for pending in group {
        let outcome = found.as_ref().map(|found| outcome(found, &pending.work));
        pending.finish(outcome.map_err(|fault| DatabaseError::Shared(Arc::clone(fault))));
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{Databases, Process, log::chain::Head};
    use tokio::time::timeout;

    /// Work that panics if it is nil.
    static WORK: Batched<Uuid, Result<Option<Head>, DatabaseError>> = Batched {
        queue: |db| &db.process.head_reads,
        apart: None,
        slow: None,
        execute: |_, group| {
            async move {
                for pending in group {
                    assert!(!pending.work.is_nil());
                    pending.finish(Ok(None));
                }
            }
            .boxed()
        },
    };

    #[tokio::test(start_paused = true)]
    async fn work_that_panics_does_not_keep_later_work_waiting() {
        let mut process = Process::new(Default::default());
        process.head_reads = Arc::new(Batches::on(1, 1));
        let db = Databases::at("postgres://localhost/none".to_owned()).database(1, &process).unwrap();
        for (work, is_done) in [(Uuid::nil(), false), (Uuid::max(), true)] {
            let outcome = timeout(Duration::from_secs(1), WORK.submit(&db, work, Span::none())).await.unwrap();
            assert_eq!(outcome.is_some(), is_done);
        }
    }
}
