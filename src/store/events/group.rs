//! Group append: one statement and one commit for the moves of several games.
//!
//! A lone move never waits for company: it goes out at once. While as many appends are under way as
//! there are lanes, the moves that arrive wait, and the lane that is free next takes all of them,
//! at most [`LARGEST`] at a time. There is no timer.

use crate::store::{DatabaseError, GameError, Store, events::append::Append};
use diesel::result::Error as DieselError;
use std::{
    collections::{HashSet, VecDeque},
    mem,
    pin::pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::Duration,
};
use tokio::{sync::oneshot, time::timeout};

/// The most moves in one statement.
const LARGEST: usize = 32;

/// How many cores share a lane. With more lanes, the groups are smaller and cost more.
const CORES_A_LANE: usize = 2;

/// How long an append may take before its lane is given to others: it waits for a locked row.
const SLOW: Duration = Duration::from_millis(250);

/// The appends of a process that wait for a lane.
#[derive(Debug)]
pub(crate) struct AppendQueue {
    lanes: usize,
    waiting: Mutex<Waiting>,
}

#[derive(Debug, Default)]
struct Waiting {
    appends: VecDeque<Pending>,
    lanes_taken: usize,
}

#[derive(Debug)]
struct Pending {
    append: Append,
    done: oneshot::Sender<Outcome>,
}

type Outcome = Result<bool, GameError>;

impl AppendQueue {
    /// A queue with lanes for this machine.
    pub fn new() -> AppendQueue {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        AppendQueue { lanes: cores.div_ceil(CORES_A_LANE), waiting: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds an append. True if there is a free lane, which the caller has now taken.
    fn add(&self, pending: Pending) -> bool {
        let mut waiting = self.lock();
        waiting.appends.push_back(pending);
        let is_free = waiting.lanes_taken < self.lanes;
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

    /// Leaves a lane whose append is slow. True if others wait for it; then the caller has taken it
    /// again for them.
    fn leave_slow(&self) -> bool {
        let mut waiting = self.lock();
        let is_needed = !waiting.appends.is_empty();
        waiting.lanes_taken -= usize::from(!is_needed);
        is_needed
    }
}

impl Store {
    /// Appends events that change no seat, together with those of other games. Goes on if the
    /// caller does not wait for the outcome. False if the log has another head.
    ///
    /// # Errors
    /// `Contended` if a concurrent request has taken the key.
    pub(crate) async fn append_in_group(&self, append: Append) -> Outcome {
        let (done, outcome) = oneshot::channel();
        let pending = Pending { append, done };
        if self.process.is_distributed() {
            // The games are on several servers. Each move goes out by itself.
            tokio::spawn(self.clone().append_alone(pending));
        } else if self.process.appends.add(pending) {
            self.spawn_lane();
        }
        let lost = |_| Err(DatabaseError::from(DieselError::BrokenTransactionManager).into());
        outcome.await.unwrap_or_else(lost)
    }

    fn spawn_lane(&self) {
        tokio::spawn(self.clone().append_waiting());
    }

    /// Appends groups until no move waits.
    async fn append_waiting(self) {
        loop {
            let group = self.process.appends.next_group();
            if group.is_empty() {
                return;
            }
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
            group.into_iter().map(|Pending { append, done }| (append, done)).unzip();
        match self.append_together(&appends).await {
            Ok(Some(appended)) => {
                waiting.into_iter().zip(appended).for_each(|(done, appended)| answer(done, Ok(appended)));
            }
            Ok(None) => {
                for (append, done) in appends.into_iter().zip(waiting) {
                    tokio::spawn(self.clone().append_alone(Pending { append, done }));
                }
            }
            // The connection may have been lost after the commit, so nobody may try again.
            Err(fault) => {
                let fault = Arc::new(fault);
                let shared = || Err(DatabaseError::Shared(Arc::clone(&fault)).into());
                waiting.into_iter().for_each(|done| answer(done, shared()));
            }
        }
    }

    async fn append_together(&self, appends: &[Append]) -> Result<Option<Vec<bool>>, DatabaseError> {
        Append::run_all(appends, &mut *self.connection().await?).await
    }

    async fn append_alone(self, Pending { append, done }: Pending) {
        let outcome = match self.connection().await {
            Ok(mut connection) => self.run_append(append, &mut connection).await,
            Err(fault) => Err(fault.into()),
        };
        answer(done, outcome);
    }
}

/// Nobody may wait any more: the client has hung up.
fn answer(done: oneshot::Sender<Outcome>, outcome: Outcome) {
    drop(done.send(outcome));
}
