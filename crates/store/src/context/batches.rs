//! Queues of work that shares statements. Work that arrives while a statement is under way waits,
//! and the batch worker that is free next takes all of it. There is no timer: work that arrives
//! alone goes out at once. A machine of many cores has workers for work that arrives a moment
//! later, and more workers start when several pieces wait.

use crate::shared::Mutex;
use std::{collections::VecDeque, mem, thread};
use tokio::sync::oneshot;
use tracing::Span;

/// The most work in one statement.
const LARGEST: usize = 32;

/// Queue length at which another worker starts: PostgreSQL then executes one group while the previous
/// one is flushed.
pub(crate) const APPENDS_WORTH_A_WORKER: usize = 3;

/// The same for reads. They wait for no disk, so a second statement does little but make the groups
/// smaller.
pub(crate) const READS_WORTH_A_WORKER: usize = 8;

/// The number of cores for each worker while the queue is short; with more waiting, each core may
/// have one.
const CORES_A_WORKER: usize = 2;

/// Work, and the requests that wait for its outcome.
#[derive(Debug)]
pub(crate) struct Pending<W, A> {
    pub work: W,
    /// The wait for the outcome, in the trace of the request.
    pub trace: Span,
    pub done: oneshot::Sender<A>,
}

impl<W, A> Pending<W, A> {
    pub fn new(work: W, trace: Span) -> (Pending<W, A>, oneshot::Receiver<A>) {
        let (done, outcome) = oneshot::channel();
        (Pending { work, trace, done }, outcome)
    }

    /// Sends the outcome. There may be no receiver any more: the client has hung up.
    pub fn finish(self, outcome: A) {
        drop(self.done.send(outcome));
    }
}

/// The work of a process that waits for a batch worker.
#[derive(Debug)]
pub(crate) struct Batches<W, A> {
    cores: usize,
    worth_a_worker: usize,
    waiting: Mutex<Waiting<Pending<W, A>>>,
}

#[derive(Debug)]
struct Waiting<T> {
    work: VecDeque<T>,
    workers: usize,
}

impl<W, A> Batches<W, A> {
    /// A queue without workers, on the cores of this machine. So many pieces of work must wait before
    /// one of the further workers, at most one for each core, starts; with fewer, the groups are
    /// smaller and cost more.
    pub fn new(worth_a_worker: usize) -> Batches<W, A> {
        Batches::on(thread::available_parallelism().map_or(1, usize::from), worth_a_worker)
    }

    /// The same on so many cores.
    pub fn on(cores: usize, worth_a_worker: usize) -> Batches<W, A> {
        Batches { cores, worth_a_worker, waiting: Mutex::new(Waiting { work: VecDeque::new(), workers: 0 }) }
    }

    /// Adds work. True if the caller has to start a worker for the waiting work.
    pub fn add(&self, work: Pending<W, A>) -> bool {
        let mut waiting = self.waiting.lock();
        waiting.work.push_back(work);
        let is_crowded = waiting.work.len() >= self.worth_a_worker;
        let workers = if is_crowded { self.cores } else { self.cores.div_ceil(CORES_A_WORKER) };
        let starts = waiting.workers < workers;
        waiting.workers += usize::from(starts);
        starts
    }

    /// The next group of a worker; work that `may_join` refuses waits for a later one. The worker has
    /// ended if the group is empty.
    pub fn next_group(&self, mut may_join: impl FnMut(&W) -> bool) -> Vec<Pending<W, A>> {
        let mut waiting = self.waiting.lock();
        let (mut group, mut later) = (Vec::new(), VecDeque::new());
        for pending in mem::take(&mut waiting.work) {
            let joins = group.len() < LARGEST && may_join(&pending.work);
            if joins { group.push(pending) } else { later.push_back(pending) }
        }
        waiting.work = later;
        if group.is_empty() {
            waiting.workers -= 1;
        }
        group
    }

    /// Ends a worker whose statement is slow. True if work waits for it; then the caller has to start
    /// another for that.
    pub fn leave_slow(&self) -> bool {
        let mut waiting = self.waiting.lock();
        let is_needed = !waiting.work.is_empty();
        waiting.workers -= usize::from(!is_needed);
        is_needed
    }

    #[cfg(test)]
    pub fn workers(&self) -> usize {
        self.waiting.lock().workers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Queue(Batches<u32, ()>);

    impl Queue {
        fn on(cores: usize) -> Queue {
            Queue(Batches::on(cores, APPENDS_WORTH_A_WORKER))
        }

        fn add(&self, work: u32) -> bool {
            self.0.add(Pending::new(work, Span::none()).0)
        }

        fn next_group(&self, may_join: impl FnMut(&u32) -> bool) -> Vec<u32> {
            self.0.next_group(may_join).into_iter().map(|pending| pending.work).collect()
        }
    }

    #[test]
    fn work_goes_at_once_alone_and_together_with_what_waits() {
        let queue = Queue::on(1);
        assert!(queue.add(1));
        assert_eq!(queue.next_group(|_| true), [1]);
        assert!(!queue.add(2) && !queue.add(3), "the worker is busy");
        assert_eq!(queue.next_group(|_| true), [2, 3]);
        assert_eq!(queue.next_group(|_| true), [0; 0], "and now it is free");
        assert!(queue.add(4));
    }

    #[test]
    fn waiting_work_starts_further_workers_up_to_the_cores() {
        let queue = Queue::on(3);
        for alone in [1, 2] {
            assert!(queue.add(alone), "a worker for two cores");
            assert_eq!(queue.next_group(|_| true), [alone]);
        }
        assert!(!queue.add(3) && !queue.add(4), "two wait");
        assert!(queue.add(5), "three start a worker");
        assert_eq!(queue.next_group(|_| true), [3, 4, 5]);
        assert!(!queue.add(6) && !queue.add(7) && !queue.add(8), "all workers are busy");
        assert_eq!(queue.next_group(|_| true), [6, 7, 8]);
        assert_eq!(queue.next_group(|_| true), [0; 0]);
        assert!(!queue.add(9), "two workers are left, and nothing waits with this");
    }

    #[test]
    fn a_group_has_a_bound_and_refused_work_comes_later() {
        let queue = Queue::on(1);
        for work in 0..40 {
            queue.add(work);
        }
        assert_eq!(queue.next_group(|work| *work != 1).len(), 32);
        assert_eq!(queue.next_group(|_| true), [1, 33, 34, 35, 36, 37, 38, 39]);
    }

    #[test]
    fn a_slow_worker_is_replaced_if_work_waits() {
        let queue = Queue::on(1);
        assert!(queue.add(1));
        assert_eq!(queue.next_group(|_| true), [1]);
        assert!(!queue.0.leave_slow(), "nothing waits, the worker ends");
        assert!(queue.add(2));
        assert_eq!(queue.next_group(|_| true), [2]);
        assert!(!queue.add(3));
        assert!(queue.0.leave_slow(), "a worker starts for what waits");
        assert!(!queue.add(4));
        assert_eq!(queue.next_group(|_| true), [3, 4]);
    }
}
