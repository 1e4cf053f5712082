//! How many connections an address may hold open.

use crate::http::support::extract::counted_as;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Counts the open connections of each address.
#[derive(Debug)]
pub struct ConnectionLimiter {
    /// The most connections of an address; none where proxies stand in front, because they connect
    /// for everyone.
    each: Option<usize>,
    open: Mutex<HashMap<IpAddr, usize>>,
}

/// One open connection, until this is dropped.
#[derive(Debug)]
pub struct OpenConnection {
    limiter: Arc<ConnectionLimiter>,
    of: IpAddr,
}

impl ConnectionLimiter {
    /// At most `each` connections for an address.
    pub fn new(each: Option<usize>) -> ConnectionLimiter {
        ConnectionLimiter { each, open: Mutex::default() }
    }

    /// A place for a connection; `Err` if the address has too many.
    pub fn admit(self: &Arc<Self>, address: IpAddr) -> Result<Option<OpenConnection>, TooManyConnections> {
        let Some(most) = self.each else { return Ok(None) };
        let of = counted_as(address);
        let mut open = self.lock();
        let count = open.entry(of).or_default();
        if *count >= most {
            return Err(TooManyConnections);
        }
        *count += 1;
        Ok(Some(OpenConnection { limiter: Arc::clone(self), of }))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The address has as many connections as it may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManyConnections;

impl Drop for OpenConnection {
    fn drop(&mut self) {
        let mut open = self.limiter.lock();
        if let Some(count) = open.get_mut(&self.of) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.of);
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_connections_and_a_network_of_ipv6_counts_as_one() {
        let limiter = Arc::new(ConnectionLimiter::new(Some(2)));
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let first = limiter.admit(address("2001:db8::1")).unwrap();
        let _second = limiter.admit(address("2001:db8::ffff:2")).unwrap();
        assert_eq!(limiter.admit(address("2001:db8::3")).unwrap_err(), TooManyConnections);
        assert!(limiter.admit(address("2001:db8:0:1::3")).is_ok() && limiter.admit(address("192.0.2.1")).is_ok());
        drop(first);
        assert!(limiter.admit(address("2001:db8::3")).is_ok());
        assert_eq!(limiter.lock().len(), 1, "closed connections leave nothing");
    }
}
