//! The queue of work that shares statements, with its workers: nothing that is submitted is lost or
//! executed twice, everybody gets the answer to their own work, and no worker stays when nothing is
//! left to do.

use super::{explore, head};
use crate::{
    Database, DatabaseError, Databases, Process,
    batch_worker::Batched,
    context::batches::Batches,
    log::chain::Head,
    models::batches::Patience::{GivesUp, Waits},
    time::Time,
};
use futures_util::{
    FutureExt,
    future::{join_all, select},
};
use shuttle::{
    future::{block_on, spawn, yield_now},
    rand::{Rng, thread_rng},
};
use std::{cell::RefCell, collections::HashSet, pin::pin, sync::Arc, time::Duration};
use tracing::Span;
use uuid::Uuid;

const CORES: usize = 2;

/// The length of the queue at which the second worker starts.
const CROWD: usize = 2;

const SLOW: Duration = Duration::from_secs(1);

/// Work by number; odd and even pieces are each never in one group.
static WORK: Batched<Uuid, Result<Option<Head>, DatabaseError>> = Batched {
    queue: |db| &db.process.head_reads,
    apart: Some(family),
    slow: Some(SLOW),
    execute: |db, group| {
        async move {
            let families = group.iter().map(|pending| family(&pending.work)).collect::<HashSet<_>>();
            assert!(!group.is_empty() && families.len() == group.len(), "two of a family in {group:?}");
            let is_slow = thread_rng().gen_bool(0.5);
            yield_now().await;
            if is_slow {
                db.time().sleep(2 * SLOW).await;
            }
            for pending in group {
                EXECUTED.with_borrow_mut(|executed| executed.push(number(&pending.work)));
                let found = head(number(&pending.work));
                pending.finish(Ok(Some(found)));
            }
        }
        .boxed()
    },
};

thread_local! {
    /// All tasks of a model run on the thread of its test.
    static EXECUTED: RefCell<Vec<u32>> = const { RefCell::new(Vec::new()) };
}

fn number(work: &Uuid) -> u32 {
    work.as_u128().try_into().unwrap()
}

fn family(work: &Uuid) -> Uuid {
    Uuid::from_u128(work.as_u128() % 2)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Patience {
    Waits,
    /// The client hangs up.
    GivesUp,
}

async fn submit(db: Database, work: u32, patience: Patience) {
    let submitted = pin!(WORK.submit(&db, Uuid::from_u128(work.into()), Span::none()));
    if patience == Waits {
        assert_eq!(submitted.await.unwrap().unwrap(), Some(head(work)), "an answer to other work");
    } else {
        select(submitted, pin!(yield_now())).await;
    }
}

async fn pass_time(time: Time) {
    loop {
        time.advance(SLOW);
        yield_now().await;
    }
}

/// A database that is never connected, with its own queue and a clock that is held.
fn fresh(db: &Database) -> Database {
    let mut db = db.clone();
    db.process.head_reads = Arc::new(Batches::on(CORES, CROWD));
    db.process.time = Time::default();
    db.process.time.hold();
    db
}

fn unconnected() -> Database {
    Databases::at("postgres://localhost/none".to_owned()).database(1, &Process::new(Default::default())).unwrap()
}

#[test]
fn work_is_executed_once_and_every_caller_is_answered() {
    let unconnected = unconnected();
    explore(move || {
        let db = fresh(&unconnected);
        EXECUTED.take();
        let work = [Waits, Waits, GivesUp, Waits, Waits];
        let callers = (1..).zip(work).map(|(number, patience)| spawn(submit(db.clone(), number, patience)));
        let callers = callers.collect::<Vec<_>>();
        drop(spawn(pass_time(db.time().clone())));
        block_on(async {
            join_all(callers).await.into_iter().for_each(Result::unwrap);
            while db.process.head_reads.workers() > 0 {
                assert!(db.process.head_reads.workers() <= CORES, "more workers than cores");
                yield_now().await;
            }
            // Slow workers that were replaced finish what they have begun.
            while EXECUTED.with_borrow(Vec::len) < work.len() {
                yield_now().await;
            }
        });
        let mut executed = EXECUTED.take();
        executed.sort_unstable();
        assert_eq!(executed, [1, 2, 3, 4, 5]);
    });
}
