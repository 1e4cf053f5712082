//! Group append: one statement and one commit for the moves of several games.

use crate::{
    Connection, Database, DatabaseError,
    append::{Append, Outcome},
    batch_worker::Batched,
    citus::detection,
    context::batches::Pending,
    database::kind::DatabaseKind,
    engine::Int,
};
use diesel::result::Error as DieselError;
use futures_util::FutureExt;
use std::{sync::Arc, time::Duration};
use tracing::Instrument;

/// The appends of a process. A second move on the same head can succeed only if the first one fails,
/// so two of a game are never together. One that takes long waits for a locked row.
static APPENDS: Batched<Append, Outcome> = Batched {
    queue: |db| &db.process.appends,
    apart: Some(|append| append.game),
    slow: Some(Duration::from_millis(250)),
    execute: |db, group| append_group(db, group).boxed(),
};

/// Appends events that change no seat, together with those of other games. Goes on if the
/// caller does not wait for the outcome. False if the log has another head.
///
/// # Errors
/// `Contended` if a concurrent request has taken the key.
pub(crate) async fn append_in_group(db: &Database, append: Append) -> Outcome {
    let trace = tracing::debug_span!(target: "railhead::trace", "append", game.id = %append.game);
    let outcome = async {
        match db.process.database_kind() {
            DatabaseKind::Ordinary => APPENDS.submit(db, append, trace.clone()).await,
            // The games are on several servers.
            DatabaseKind::Distributed => {
                let (pending, outcome) = Pending::new(append, trace.clone());
                spawn_alone(db, pending);
                outcome.await.ok()
            }
        }
    };
    let lost = || Err(DatabaseError::from(DieselError::BrokenTransactionManager).into());
    outcome.instrument(trace.clone()).await.unwrap_or_else(lost)
}

async fn append_group(db: &Database, mut group: Vec<Pending<Append, Outcome>>) {
    group.sort_unstable_by_key(|pending| pending.work.game);
    db.metrics().append_group_size.observe(group.len().to_float());
    if group.len() == 1
        && let Some(alone) = group.pop()
    {
        return append_alone(db, alone).await;
    }
    let appends = group.iter().map(|pending| &pending.work).collect::<Vec<_>>();
    match append_together(db, &appends).await {
        Ok(Some(appended)) => {
            group.into_iter().zip(appended).for_each(|(pending, appended)| pending.finish(Ok(appended)));
        }
        Ok(None) => group.into_iter().for_each(|pending| spawn_alone(db, pending)),
        // The connection may have been lost after the commit, so no append may be tried again.
        Err(fault) => {
            let fault = Arc::new(fault);
            let shared = || Err(DatabaseError::Shared(Arc::clone(&fault)).into());
            group.into_iter().for_each(|pending| pending.finish(shared()));
        }
    }
}

async fn append_together(db: &Database, appends: &[&Append]) -> Result<Option<Vec<bool>>, DatabaseError> {
    Append::run_all(appends, &mut *db.connection("append_moves").await?).await
}

fn spawn_alone(db: &Database, pending: Pending<Append, Outcome>) {
    let db = db.clone();
    tokio::spawn(async move { append_alone(&db, pending).await });
}

async fn append_alone(db: &Database, Pending { work: append, trace, done }: Pending<Append, Outcome>) {
    let appended = async {
        let mut connection = db.connection("append_move").await?;
        append_on(db, append, &mut connection).await
    };
    // The client may have hung up.
    drop(done.send(appended.instrument(trace).await));
}

/// Appends on this connection. False if the log has another head.
///
/// # Errors
/// `Contended` if a concurrent request has taken the key.
pub(crate) async fn append_on(db: &Database, append: Append, connection: &mut Connection) -> Outcome {
    let appended = append.run(db.process.database_kind(), connection).await;
    // A worker has no webhooks: the database was distributed since this process has started.
    if appended.as_ref().is_err_and(|error| error.fault().is_some_and(|fault| fault.names("webhooks"))) {
        detection::look_for(db);
    }
    appended
}
