//! The shares of clients in the connections of a pool: a client that sends many requests at once waits for
//! its own ones, and others find a connection.

use parking_lot::Mutex;
use std::{collections::HashMap, net::IpAddr, sync::Arc};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

tokio::task_local! {
    static CLIENT: IpAddr;
}

/// Does work whose connections count as those of a client.
pub async fn on_behalf_of<F: Future>(client: IpAddr, work: F) -> F::Output {
    CLIENT.scope(client, work).await
}

/// The shares in a pool.
#[derive(Debug)]
pub(super) struct ClientShares {
    /// The number of connections that a client may hold.
    each: usize,
    of: Mutex<HashMap<IpAddr, Arc<Semaphore>>>,
}

/// A connection that a client may hold until this is dropped.
#[derive(Debug)]
pub(super) struct ClientShare {
    shares: Arc<ClientShares>,
    client: IpAddr,
    permit: Option<OwnedSemaphorePermit>,
}

impl ClientShares {
    /// A client may hold three quarters of so many connections, and at least one.
    pub(super) fn of(connections: usize) -> ClientShares {
        ClientShares { each: (connections - connections / 4).max(1), of: Mutex::default() }
    }

    /// Waits until the client for which this task works may hold one more; none for work of the server.
    pub(super) async fn take(self: &Arc<Self>) -> Option<ClientShare> {
        let client = CLIENT.try_with(|client| *client).ok()?;
        // Forgotten when dropped, even while it waits.
        let mut share = ClientShare { shares: Arc::clone(self), client, permit: None };
        let own = Arc::clone(self.of.lock().entry(client).or_insert_with(|| Arc::new(Semaphore::new(self.each))));
        // It is never closed.
        share.permit = own.acquire_owned().await.ok();
        Some(share)
    }
}

impl Drop for ClientShare {
    fn drop(&mut self) {
        drop(self.permit.take());
        let mut of = self.shares.of.lock();
        // One that waits has the semaphore, too.
        if of.get(&self.client).is_some_and(|own| Arc::strong_count(own) == 1) {
            of.remove(&self.client);
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn a_client_waits_for_its_own_connections_and_others_do_not() {
        let shares = Arc::new(ClientShares::of(4));
        let [greedy, other] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        let take = |client| on_behalf_of(client, shares.take());
        let mut held = Vec::new();
        for _ in 0..3 {
            held.push(take(greedy).await.unwrap());
        }
        let mut waiting = Box::pin(take(greedy));
        assert!(waiting.as_mut().now_or_never().is_none());
        assert!(take(other).now_or_never().is_some());
        assert!(shares.take().now_or_never().unwrap().is_none(), "the work of the server");
        held.pop();
        held.push(waiting.await.unwrap());
        let left = Box::pin(take(greedy));
        drop((held, left));
        assert!(shares.of.lock().is_empty(), "who holds nothing is forgotten");
        assert_eq!(ClientShares::of(1).each, 1);
    }
}
