//! Work that shares statements. What arrives while a statement is under way waits, and the lane that
//! is free next takes all of it. There is no timer: what arrives alone goes out at once. A machine of
//! many cores has lanes for what arrives a moment later, and more lanes are taken when several wait.

use std::{
    collections::VecDeque,
    mem,
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
};

/// The most work in one statement.
const LARGEST: usize = 32;

/// Queue length at which another lane starts: PostgreSQL then executes one group while the previous
/// one is flushed.
pub(crate) const APPENDS_WORTH_A_LANE: usize = 3;

/// The same for reads. They wait for no disk, so a second statement does little but make the groups
/// smaller.
pub(crate) const READS_WORTH_A_LANE: usize = 8;

/// How many cores have a lane that is taken by whoever finds it free.
const CORES_A_LANE: usize = 2;

/// The work of a process that waits for a lane.
#[derive(Debug)]
pub(crate) struct Lanes<T> {
    cores: usize,
    worth_a_lane: usize,
    waiting: Mutex<Waiting<T>>,
}

#[derive(Debug)]
struct Waiting<T> {
    work: VecDeque<T>,
    lanes_taken: usize,
}

impl<T> Lanes<T> {
    /// All free, on the cores of this machine. So many must wait before one of the other lanes, at
    /// most one for each core, is taken; with fewer, the groups are smaller and cost more.
    pub fn new(worth_a_lane: usize) -> Lanes<T> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Lanes { cores, worth_a_lane, waiting: Mutex::new(Waiting { work: VecDeque::new(), lanes_taken: 0 }) }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting<T>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds work. True if the caller has now taken a lane for what waits.
    pub fn add(&self, work: T) -> bool {
        let mut waiting = self.lock();
        waiting.work.push_back(work);
        let is_crowded = waiting.work.len() >= self.worth_a_lane;
        let lanes = if is_crowded { self.cores } else { self.cores.div_ceil(CORES_A_LANE) };
        let takes = waiting.lanes_taken < lanes;
        waiting.lanes_taken += usize::from(takes);
        takes
    }

    /// The next group; what `may_join` refuses waits for a later one. Leaves the lane if the group
    /// is empty.
    pub fn next_group(&self, mut may_join: impl FnMut(&T) -> bool) -> Vec<T> {
        let mut waiting = self.lock();
        let (mut group, mut later) = (Vec::new(), VecDeque::new());
        for work in mem::take(&mut waiting.work) {
            let joins = group.len() < LARGEST && may_join(&work);
            if joins { group.push(work) } else { later.push_back(work) }
        }
        waiting.work = later;
        if group.is_empty() {
            waiting.lanes_taken -= 1;
        }
        group
    }

    /// Leaves a lane whose statement is slow. True if work waits for it; then the caller has taken it
    /// again for that.
    pub fn leave_slow(&self) -> bool {
        let mut waiting = self.lock();
        let is_needed = !waiting.work.is_empty();
        waiting.lanes_taken -= usize::from(!is_needed);
        is_needed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(cores: usize) -> Lanes<u32> {
        Lanes { cores, ..Lanes::new(APPENDS_WORTH_A_LANE) }
    }

    #[test]
    fn what_arrives_alone_goes_at_once_and_what_arrives_meanwhile_goes_together() {
        let lanes = on(1);
        assert!(lanes.add(1));
        assert_eq!(lanes.next_group(|_| true), [1]);
        assert!(!lanes.add(2) && !lanes.add(3), "the lane is taken");
        assert_eq!(lanes.next_group(|_| true), [2, 3]);
        assert_eq!(lanes.next_group(|_| true), [0; 0], "and now it is free");
        assert!(lanes.add(4));
    }

    #[test]
    fn several_that_wait_take_a_further_lane_until_there_is_none() {
        let lanes = on(3);
        for alone in [1, 2] {
            assert!(lanes.add(alone), "a lane for two cores");
            assert_eq!(lanes.next_group(|_| true), [alone]);
        }
        assert!(!lanes.add(3) && !lanes.add(4), "two wait");
        assert!(lanes.add(5), "three take a lane");
        assert_eq!(lanes.next_group(|_| true), [3, 4, 5]);
        assert!(!lanes.add(6) && !lanes.add(7) && !lanes.add(8), "all lanes are taken");
        assert_eq!(lanes.next_group(|_| true), [6, 7, 8]);
        assert_eq!(lanes.next_group(|_| true), [0; 0]);
        assert!(!lanes.add(9), "two lanes are left, and nobody waits with this");
    }

    #[test]
    fn a_group_has_a_bound_and_what_may_not_join_comes_later() {
        let lanes = on(1);
        for work in 0..40 {
            lanes.add(work);
        }
        assert_eq!(lanes.next_group(|work| *work != 1).len(), 32);
        assert_eq!(lanes.next_group(|_| true), [1, 33, 34, 35, 36, 37, 38, 39]);
    }

    #[test]
    fn a_slow_lane_is_given_to_those_who_wait() {
        let lanes = on(1);
        assert!(lanes.add(1));
        assert_eq!(lanes.next_group(|_| true), [1]);
        assert!(!lanes.leave_slow(), "nobody waits, the lane is free");
        assert!(lanes.add(2));
        assert_eq!(lanes.next_group(|_| true), [2]);
        assert!(!lanes.add(3));
        assert!(lanes.leave_slow(), "the lane is taken again for what waits");
        assert!(!lanes.add(4));
        assert_eq!(lanes.next_group(|_| true), [3, 4]);
    }
}
