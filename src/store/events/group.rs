//! Group append: one statement and one commit for the moves of several games.
//!
//! A lone move never waits for company: it goes out at once. While as many appends are under way as
//! there are lanes, the moves that arrive wait, and the lane that is free next takes all of them,
//! at most [`LARGEST`] at a time. There is no timer.

use crate::store::{Connection, DatabaseError, GameError, Store, events::append::Append};
use diesel::result::Error as DieselError;
use std::{
    collections::{HashSet, VecDeque},
    mem,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::oneshot;

/// The most moves in one statement.
const LARGEST: usize = 32;

/// How many statements of a store are under way at once. One would leave all moves of a process
/// waiting for a game whose row is locked; with more, the groups are smaller.
const LANES: usize = 2;

/// The appends of a store that wait for a lane.
#[derive(Debug, Default)]
pub(crate) struct AppendQueue(Mutex<Waiting>);

#[derive(Debug, Default)]
struct Waiting {
    appends: VecDeque<Pending>,
    lanes_taken: usize,
}

#[derive(Debug)]
struct Pending {
    append: Append,
    done: oneshot::Sender<Result<bool, GameError>>,
}

impl AppendQueue {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds an append. True if there is a free lane, which the caller has now taken.
    fn add(&self, pending: Pending) -> bool {
        let mut waiting = self.lock();
        waiting.appends.push_back(pending);
        let is_free = waiting.lanes_taken < LANES;
        waiting.lanes_taken += usize::from(is_free);
        is_free
    }

    /// The next group, in the order of the games' ids. Leaves the lane if there is none.
    fn next_group(&self) -> Vec<Pending> {
        let mut waiting = self.lock();
        let mut games = HashSet::new();
        let (mut group, mut later) = (Vec::new(), VecDeque::new());
        for pending in mem::take(&mut waiting.appends) {
            // A second move on the same head can succeed only if the first one fails.
            let joins = group.len() < LARGEST && games.insert(pending.append.game);
            if joins { group.push(pending) } else { later.push_back(pending) }
        }
        waiting.appends = later;
        if group.is_empty() {
            waiting.lanes_taken -= 1;
        }
        group.sort_unstable_by_key(|pending| pending.append.game);
        group
    }
}

impl Store {
    /// Appends events that change no seat, together with those of other games. Goes on if the
    /// caller does not wait for the outcome. False if the log has another head.
    ///
    /// # Errors
    /// `Contended` if a concurrent request has taken the key.
    pub(crate) async fn append_in_group(&self, append: Append) -> Result<bool, GameError> {
        let (done, outcome) = oneshot::channel();
        if self.appends.add(Pending { append, done }) {
            tokio::spawn(self.clone().append_waiting());
        }
        let lost = |_| Err(DatabaseError::from(DieselError::BrokenTransactionManager).into());
        outcome.await.unwrap_or_else(lost)
    }

    /// Appends groups until no move waits.
    async fn append_waiting(self) {
        loop {
            let group = self.appends.next_group();
            if group.is_empty() {
                return;
            }
            match self.connection().await {
                Ok(mut connection) => append_group(group, &mut connection).await,
                Err(fault) => refuse(group.into_iter().map(|pending| pending.done), fault),
            }
        }
    }
}

async fn append_group(group: Vec<Pending>, connection: &mut Connection) {
    let (appends, waiting): (Vec<_>, Vec<_>) = group.into_iter().map(|Pending { append, done }| (append, done)).unzip();
    let together = if appends.len() > 1 { Append::run_all(&appends, connection).await } else { Ok(None) };
    match together {
        Ok(Some(appended)) => waiting.into_iter().zip(appended).for_each(|(done, appended)| answer(done, Ok(appended))),
        Ok(None) => {
            for (append, done) in appends.into_iter().zip(waiting) {
                answer(done, append.run(connection).await);
            }
        }
        // The connection may have been lost after the commit, so nobody may try again.
        Err(fault) => refuse(waiting, fault),
    }
}

fn refuse(waiting: impl IntoIterator<Item = oneshot::Sender<Result<bool, GameError>>>, fault: DatabaseError) {
    let fault = Arc::new(fault);
    waiting.into_iter().for_each(|done| answer(done, Err(DatabaseError::Shared(Arc::clone(&fault)).into())));
}

/// Nobody may wait any more: the client has hung up.
fn answer(done: oneshot::Sender<Result<bool, GameError>>, outcome: Result<bool, GameError>) {
    drop(done.send(outcome));
}
