//! The requests to webhooks or devices of accounts that are under way: each account and each host
//! has a share, and slow ones have none of the reserve.

use crate::store::notifications::{
    outbox::{DueFilter, Outgoing},
    webhooks::Recipient,
};
use parking_lot::Mutex;
use std::{
    collections::HashSet,
    sync::Arc,
    time::{Duration, Instant},
};
use ureq::http::Uri;
use uuid::Uuid;

/// The number of requests to the webhooks of an account that may be under way.
const OF_ACCOUNT: usize = 2;

/// A webhook that takes longer to answer is slow until it answers sooner.
const SLOW: Duration = Duration::from_secs(2);

/// The number of slow webhooks that are remembered; with more, all are forgotten.
const MAX_SLOW: usize = 1000;

#[derive(Debug)]
pub struct UnderWay {
    recipient: Recipient,
    /// The number of requests to a host that may be under way.
    of_host: usize,
    requests: Mutex<Requests>,
}

#[derive(Default, Debug)]
struct Requests {
    /// The account and the host of each.
    current: Vec<(Uuid, String)>,
    slow: HashSet<Uuid>,
}

/// A request under way, until it is dropped.
#[derive(Debug)]
pub struct Started {
    webhook: Uuid,
    account: Uuid,
    host: String,
    at: Instant,
    under_way: Arc<UnderWay>,
}

impl UnderWay {
    pub fn new(recipient: Recipient, of_host: usize) -> UnderWay {
        UnderWay { recipient, of_host, requests: Mutex::default() }
    }

    /// The webhooks or devices to which another request may be sent.
    pub fn filter(&self, only_quick: bool) -> DueFilter {
        let requests = self.requests.lock();
        let current = || requests.current.iter();
        let of_account = |account: &Uuid| current().filter(|(other, _)| other == account).count();
        let of_host = |host: &String| current().filter(|(_, other)| other == host).count();
        let accounts = current().map(|(account, _)| *account).filter(|account| of_account(account) >= OF_ACCOUNT);
        let hosts = current().map(|(_, host)| host.clone()).filter(|host| of_host(host) >= self.of_host);
        DueFilter {
            recipient: self.recipient,
            only_quick,
            busy_accounts: accounts.collect(),
            busy_hosts: hosts.collect(),
            slow: requests.slow.iter().copied().collect(),
        }
    }

    pub fn start(self: &Arc<Self>, outgoing: &Outgoing) -> Started {
        let host = outgoing.url.parse::<Uri>().ok();
        let host = host.as_ref().and_then(Uri::authority).map(|authority| authority.as_str().to_lowercase());
        let (account, host) = (outgoing.account.unwrap_or_default(), host.unwrap_or_default());
        let mut requests = self.requests.lock();
        requests.current.push((account, host.clone()));
        Started { webhook: outgoing.webhook, account, host, at: Instant::now(), under_way: Arc::clone(self) }
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        let mut requests = self.under_way.requests.lock();
        let own = |(account, host): &(Uuid, String)| *account == self.account && *host == self.host;
        if let Some(at) = requests.current.iter().position(own) {
            requests.current.swap_remove(at);
        }
        if self.at.elapsed() < SLOW {
            requests.slow.remove(&self.webhook);
            return;
        }
        if requests.slow.len() >= MAX_SLOW {
            requests.slow.clear();
        }
        requests.slow.insert(self.webhook);
    }
}
