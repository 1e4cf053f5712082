//! Work that shares statements. What arrives while as many statements are under way as there are
//! lanes waits, and the lane that is free next takes all of it. There is no timer: what arrives alone
//! goes out at once.

use std::{
    collections::VecDeque,
    mem,
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
};

/// The most work in one statement.
const LARGEST: usize = 32;

/// How many cores share a lane. With more lanes, the groups are smaller and cost more.
const CORES_A_LANE: usize = 2;

/// The work of a process that waits for a lane.
#[derive(Debug)]
pub(crate) struct Lanes<T> {
    lanes: usize,
    waiting: Mutex<Waiting<T>>,
}

#[derive(Debug)]
struct Waiting<T> {
    work: VecDeque<T>,
    lanes_taken: usize,
}

impl<T> Lanes<T> {
    /// As many lanes as suit this machine.
    pub fn new() -> Lanes<T> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let waiting = Waiting { work: VecDeque::new(), lanes_taken: 0 };
        Lanes { lanes: cores.div_ceil(CORES_A_LANE), waiting: Mutex::new(waiting) }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting<T>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds work. True if there is a free lane, which the caller has now taken.
    pub fn add(&self, work: T) -> bool {
        let mut waiting = self.lock();
        waiting.work.push_back(work);
        let is_free = waiting.lanes_taken < self.lanes;
        waiting.lanes_taken += usize::from(is_free);
        is_free
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

    fn with_lanes(lanes: usize) -> Lanes<u32> {
        Lanes { lanes, ..Lanes::new() }
    }

    #[test]
    fn what_arrives_alone_goes_at_once_and_what_arrives_meanwhile_goes_together() {
        let lanes = with_lanes(1);
        assert!(lanes.add(1));
        assert_eq!(lanes.next_group(|_| true), [1]);
        assert!(!lanes.add(2) && !lanes.add(3), "the lane is taken");
        assert_eq!(lanes.next_group(|_| true), [2, 3]);
        assert_eq!(lanes.next_group(|_| true), [0; 0], "and now it is free");
        assert!(lanes.add(4));
    }

    #[test]
    fn a_group_has_a_bound_and_what_may_not_join_comes_later() {
        let lanes = with_lanes(1);
        for work in 0..40 {
            lanes.add(work);
        }
        assert_eq!(lanes.next_group(|work| *work != 1).len(), 32);
        assert_eq!(lanes.next_group(|_| true), [1, 33, 34, 35, 36, 37, 38, 39]);
    }

    #[test]
    fn a_slow_lane_is_given_to_those_who_wait() {
        let lanes = with_lanes(1);
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
