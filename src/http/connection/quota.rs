//! A quantity that all addresses or accounts share: open connections, memory for bodies and answers, work
//! under way.

use parking_lot::{Mutex, MutexGuard};
use std::{collections::HashMap, hash::Hash, mem, net::IpAddr, sync::Arc};

/// A quantity of which each address holds a share.
///
/// With a limit for each address, an address also gets no more than is still free. So `n` greedy
/// addresses leave at least one part in `n + 1` to all others, without a limit tuned to their number
/// (the dynamic threshold of Choudhury and Hahne, 1998).
#[derive(Debug)]
pub struct Quota<K = IpAddr> {
    all: usize,
    /// The limit of each address; `None` where proxies stand in front and connect for everyone.
    each: Option<usize>,
    held: Mutex<Holdings<K>>,
}

#[derive(Debug)]
struct Holdings<K> {
    all: usize,
    of: HashMap<K, usize>,
}

/// An amount that an address holds until this is dropped.
#[derive(Debug)]
pub struct Share<K: Eq + Hash + Copy = IpAddr> {
    quota: Arc<Quota<K>>,
    of: K,
    amount: usize,
}

impl<K: Eq + Hash + Copy> Share<K> {
    /// Takes so much more.
    pub fn grow(&mut self, amount: usize) -> Result<(), Exhausted> {
        let mut more = self.quota.take(self.of, amount)?;
        self.amount += mem::take(&mut more.amount);
        Ok(())
    }
}

/// The reason for which an address gets nothing more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exhausted {
    ByAddress,
    ByAll,
}

impl<K: Eq + Hash + Copy> Quota<K> {
    /// So much for all addresses together, and for each.
    pub fn new(all: usize, each: Option<usize>) -> Quota<K> {
        Quota { all, each, held: Mutex::new(Holdings { all: 0, of: HashMap::new() }) }
    }

    pub fn take(self: &Arc<Self>, of: K, amount: usize) -> Result<Share<K>, Exhausted> {
        let mut held = self.lock();
        let free = self.all.saturating_sub(held.all);
        if amount > free {
            return Err(Exhausted::ByAll);
        }
        let own = held.of.get(&of).copied().unwrap_or_default() + amount;
        if self.each.is_some_and(|each| own > each.min(free)) {
            return Err(Exhausted::ByAddress);
        }
        held.all += amount;
        held.of.insert(of, own);
        Ok(Share { quota: Arc::clone(self), of, amount })
    }

    fn lock(&self) -> MutexGuard<'_, Holdings<K>> {
        self.held.lock()
    }
}

impl<K: Eq + Hash + Copy> Drop for Share<K> {
    fn drop(&mut self) {
        let mut held = self.quota.lock();
        held.all -= self.amount;
        if let Some(own) = held.of.get_mut(&self.of) {
            *own -= self.amount;
            if *own == 0 {
                held.of.remove(&self.of);
            }
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_holds_no_more_than_its_limit() {
        let quota = Arc::new(Quota::new(100, Some(2)));
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        let first = quota.take(one, 1).unwrap();
        let _second = quota.take(one, 1).unwrap();
        assert_eq!(quota.take(one, 1).unwrap_err(), Exhausted::ByAddress);
        assert!(quota.take(other, 2).is_ok());
        drop(first);
        assert!(quota.take(one, 1).is_ok());
        assert_eq!(quota.lock().of.len(), 1, "dropped shares leave nothing");
    }

    #[test]
    fn a_share_that_grew_is_given_back_whole() {
        let quota = Arc::new(Quota::new(100, Some(100)));
        let one = address("192.0.2.1");
        let mut share = quota.take(one, 0).unwrap();
        share.grow(20).unwrap();
        share.grow(20).unwrap();
        assert_eq!(share.grow(21), Err(Exhausted::ByAddress), "60 are free, and it would have 61");
        assert_eq!(quota.lock().all, 40);
        drop(share);
        let held = quota.lock();
        assert_eq!((held.all, held.of.len()), (0, 0));
    }

    #[test]
    fn greedy_addresses_leave_a_part_to_others() {
        let quota = Arc::new(Quota::new(1000, Some(1000)));
        let mut shares = Vec::new();
        for _ in 0..1000 {
            shares.extend(["192.0.2.1", "192.0.2.2", "192.0.2.3"].map(|greedy| quota.take(address(greedy), 1)));
        }
        assert_eq!(quota.lock().all, 750);
        assert!(quota.take(address("192.0.2.4"), 100).is_ok());
        assert_eq!(quota.take(address("192.0.2.4"), 251).unwrap_err(), Exhausted::ByAll);
    }

    #[test]
    fn behind_proxies_only_the_sum_is_limited() {
        let quota = Arc::new(Quota::new(3, None));
        let shares = (0..3).map(|_| quota.take(address("::1"), 1).unwrap()).collect::<Vec<_>>();
        assert_eq!(quota.take(address("::2"), 1).unwrap_err(), Exhausted::ByAll);
        drop(shares);
        assert!(quota.take(address("::2"), 3).is_ok());
    }
}
