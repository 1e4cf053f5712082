//! Limits on concurrent streams, and their end when the server is shutting down.

use crate::{
    game::{hosted_game::HostedGame, status::GameStatus},
    http::support::{
        extract::Address,
        problem::{Problem, ProblemCode},
    },
};
use railhead_localization::message;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::{
    sync::watch,
    time::{Instant, timeout_at},
};
use uuid::Uuid;

/// One stream of so many is kept for players of running games.
const RESERVED: usize = 5;

/// The limits on concurrent streams.
#[derive(Clone, Copy, Debug)]
pub struct StreamLimits {
    /// Streams in this process. A fifth of them is for players of running games.
    pub all: usize,
    /// Streams per account, or per address for anonymous clients.
    pub each: usize,
    /// Streams per address, whatever the accounts.
    pub per_address: usize,
}

impl Default for StreamLimits {
    /// 10,000, 20 and 2,000.
    fn default() -> StreamLimits {
        StreamLimits { all: 10_000, each: 20, per_address: 2000 }
    }
}

/// What a stream follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Follows {
    /// A running game in which the client plays.
    OwnGame,
    /// Anything else.
    Other,
}

impl Follows {
    /// What a client of this account follows in a game.
    pub fn game(hosted: &HostedGame, account: Option<Uuid>) -> Follows {
        let plays = account.is_some_and(|account| hosted.seat_of(account).is_some());
        match plays && GameStatus::of(&hosted.game) == GameStatus::Running {
            true => Follows::OwnGame,
            false => Follows::Other,
        }
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

    /// A permit for one more stream of an account, or of nobody in particular, at an address.
    ///
    /// # Errors
    /// `too_many_streams` if the account, the address or the process is at its limit; `unavailable`
    /// if the server is shutting down.
    pub fn take(
        self: &Arc<Self>,
        account: Option<Uuid>,
        Address(address): Address,
        follows: Follows,
    ) -> Result<StreamPermit, Problem> {
        if *self.draining.borrow() {
            return Err(Problem::new(ProblemCode::Unavailable, message!("detail-stopping")));
        }
        let StreamLimits { all, each, per_address } = self.limits;
        let most = if follows == Follows::OwnGame { all } else { all - all / RESERVED };
        let own = account.map_or_else(|| format!("anonymous {address}"), |account| account.to_string());
        let counted = [(own, each), (address, per_address)];
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full = |(key, most): &(String, usize)| open.of.get(key).is_some_and(|open| open >= most);
        if open.all >= most || counted.iter().any(is_full) {
            let detail = message!("detail-too-many-streams", each, per_address, all);
            return Err(Problem::new(ProblemCode::TooManyStreams, detail).with("retry_after", 5));
        }
        open.all += 1;
        let keys = counted.map(|(key, _)| key);
        for key in &keys {
            *open.of.entry(key.clone()).or_default() += 1;
        }
        Ok(StreamPermit { keys, permits: Arc::clone(self), draining: self.draining.subscribe() })
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
    keys: [String; 2],
    permits: Arc<StreamLimiter>,
    draining: watch::Receiver<bool>,
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut open = self.permits.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all = open.all.saturating_sub(1);
        for key in &self.keys {
            match open.of.get_mut(key) {
                Some(own) if *own > 1 => *own -= 1,
                Some(_) | None => drop(open.of.remove(key)),
            }
        }
    }
}
