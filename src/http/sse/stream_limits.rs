//! Limits on concurrent streams, and their end when the server is shutting down.

use crate::http::support::problem::{Problem, ProblemCode};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::{
    sync::watch,
    time::{Instant, timeout_at},
};

/// The limits on concurrent streams.
#[derive(Clone, Copy, Debug)]
pub struct StreamLimits {
    /// Streams in this process.
    pub all: usize,
    /// Streams per account, or per address for anonymous clients.
    pub each: usize,
}

impl Default for StreamLimits {
    /// 10,000 and 20.
    fn default() -> StreamLimits {
        StreamLimits { all: 10_000, each: 20 }
    }
}

/// The open streams, and whether they are to end.
#[derive(Debug)]
pub struct StreamLimiter {
    limits: StreamLimits,
    open: Mutex<OpenStreams>,
    draining: watch::Sender<bool>,
}

/// The counts of open streams.
#[derive(Default, Debug)]
struct OpenStreams {
    all: usize,
    of: HashMap<String, usize>,
}

impl StreamLimiter {
    /// No open streams.
    pub fn new(limits: StreamLimits) -> StreamLimiter {
        StreamLimiter { limits, open: Mutex::default(), draining: watch::Sender::new(false) }
    }

    /// The number of open streams.
    pub fn open(&self) -> usize {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).all
    }

    /// Ends all streams and refuses new ones, because the server is shutting down.
    pub fn drain(&self) {
        self.draining.send_replace(true);
    }

    /// A permit for one more stream of this client.
    ///
    /// # Errors
    /// `too_many_streams` if the client or the process is at its limit; `unavailable` if the server
    /// is shutting down.
    pub fn take(self: &Arc<Self>, client: String) -> Result<StreamPermit, Problem> {
        if *self.draining.borrow() {
            return Err(Problem::new(ProblemCode::Unavailable, "the server is shutting down"));
        }
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let own = open.of.get(&client).copied().unwrap_or(0);
        if own >= self.limits.each || open.all >= self.limits.all {
            let detail = format!("at most {} streams per client and {} in total", self.limits.each, self.limits.all);
            return Err(Problem::new(ProblemCode::TooManyStreams, detail).with("retry_after", 5));
        }
        open.all += 1;
        open.of.insert(client.clone(), own + 1);
        Ok(StreamPermit { client, permits: Arc::clone(self), draining: self.draining.subscribe() })
    }
}

impl StreamPermit {
    /// Waits until a deadline. Returns whether the future completed before the deadline and the
    /// shutdown.
    pub async fn wait_for(&mut self, something: impl Future<Output = ()>, until: Instant) -> bool {
        let came = async {
            tokio::select! {
                () = something => true,
                () = self.drained() => false,
            }
        };
        timeout_at(until, came).await.unwrap_or(false)
    }

    /// Waits until the server is shutting down.
    pub async fn drained(&mut self) {
        // The sender lives as long as a permit.
        let _ = self.draining.wait_for(|draining| *draining).await;
    }
}

/// The right to one stream, released on drop.
#[derive(Debug)]
pub struct StreamPermit {
    client: String,
    permits: Arc<StreamLimiter>,
    draining: watch::Receiver<bool>,
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut open = self.permits.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all = open.all.saturating_sub(1);
        match open.of.get(&self.client).copied() {
            Some(own) if own > 1 => drop(open.of.insert(self.client.clone(), own - 1)),
            _ => drop(open.of.remove(&self.client)),
        }
    }
}
