//! Limits on concurrent streams, and their end when the server is shutting down.

use crate::{
    hosting::{hosted_game::HostedGame, status::GameStatus},
    http::{
        connection::{RequestState, client_address::counted_address},
        guards::clock_check::wrong_clock,
        problem::{Problem, ProblemCode},
    },
    store::Database,
    time::Time,
};
use actix_web::{FromRequest, HttpRequest, dev::Payload, web};
use parking_lot::Mutex;
use railhead_localization::message;
use std::{
    collections::HashMap,
    future::{Ready, poll_fn, ready},
    sync::Arc,
    task::Poll,
};
use tokio::sync::watch;
use uuid::Uuid;

/// One stream of so many is kept for players of running games.
const RESERVED: usize = 5;

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
    fn default() -> StreamLimits {
        StreamLimits { all: 10_000, each: 20, per_address: 2000 }
    }
}

impl StreamLimits {
    /// The number of streams that need not be those of players of running games.
    fn for_all(self) -> usize {
        self.all - self.all / RESERVED
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Follows {
    /// A running game in which the client plays.
    OwnGame,
    Other,
}

impl Follows {
    /// The subject that a client of this account follows in a game.
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

#[derive(Default, Debug)]
struct OpenStreams {
    all: usize,
    of: HashMap<String, usize>,
}

impl StreamLimiter {
    pub fn new(limits: StreamLimits) -> StreamLimiter {
        StreamLimiter { limits, open: Mutex::default(), draining: watch::Sender::new(false) }
    }

    pub fn open(&self) -> usize {
        self.open.lock().all
    }

    /// Whether anybody may open another stream.
    pub fn has_room(&self) -> bool {
        !*self.draining.borrow() && self.open() < self.limits.for_all()
    }

    /// Ends all streams and refuses new ones, because the server is shutting down.
    pub fn drain(&self) {
        self.draining.send_replace(true);
    }

    fn take(self: &Arc<Self>, account: Option<Uuid>, address: String, follows: Follows) -> Result<TakenPlace, Problem> {
        if *self.draining.borrow() {
            return Err(Problem::new(ProblemCode::Unavailable, message!("detail-stopping")));
        }
        let StreamLimits { all, each, per_address } = self.limits;
        let most = if follows == Follows::OwnGame { all } else { self.limits.for_all() };
        let own = account.map_or_else(|| format!("anonymous {address}"), |account| account.to_string());
        let counted = [(own, each), (address, per_address)];
        let mut open = self.open.lock();
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
        Ok(TakenPlace { keys, limiter: Arc::clone(self) })
    }
}

/// A request for a stream, or one that waits for something.
pub struct StreamRequest {
    limiter: web::Data<StreamLimiter>,
    address: String,
    time: Option<Time>,
    connection: Option<RequestState>,
}

impl StreamRequest {
    /// A permit for one more stream of an account, or of nobody in particular.
    ///
    /// # Errors
    /// `too_many_streams` if the account, the address or the process is at its limit; `unavailable`
    /// if the server is shutting down.
    pub fn permit(self, account: Option<Uuid>, follows: Follows) -> Result<StreamPermit, Problem> {
        let StreamRequest { limiter, address, time, connection } = self;
        let place = limiter.take(account, address, follows)?;
        Ok(StreamPermit { _place: place, draining: limiter.draining.subscribe(), time, connection })
    }
}

impl FromRequest for StreamRequest {
    type Error = Problem;
    type Future = Ready<Result<StreamRequest, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let missing = || Problem::internal("the limits of streams are missing");
        let limiter = request.app_data::<web::Data<StreamLimiter>>().cloned().ok_or_else(missing);
        let address = counted_address(request);
        let time = request.app_data::<web::Data<Database>>().map(|db| db.time().clone());
        let connection = request.conn_data::<RequestState>().cloned();
        ready(limiter.map(|limiter| StreamRequest { limiter, address, time, connection }))
    }
}

/// The right to one stream, released on drop.
#[derive(Debug)]
pub struct StreamPermit {
    _place: TakenPlace,
    draining: watch::Receiver<bool>,
    time: Option<Time>,
    connection: Option<RequestState>,
}

impl StreamPermit {
    /// Waits for something. Returns whether it came before the deadline, the shutdown, and the
    /// client's leaving.
    pub async fn wait_for(&mut self, something: impl Future<Output = ()>, deadline: impl Future<Output = ()>) -> bool {
        let left = self.client_has_left();
        tokio::select! {
            biased;
            () = something => true,
            () = left => false,
            () = self.drained() => false,
            () = deadline => false,
        }
    }

    /// Whether the server is shutting down, its clock is wrong, or the client has closed its end of the connection.
    pub fn is_over(&self) -> bool {
        *self.draining.borrow()
            || self.check_clock().is_err()
            || self.connection.as_ref().is_some_and(RequestState::client_has_left)
    }

    /// Checks that the clock of the server is right.
    ///
    /// # Errors
    /// `unavailable`.
    pub fn check_clock(&self) -> Result<(), Problem> {
        self.time.as_ref().map_or(Ok(()), Time::check).map_err(|_| wrong_clock())
    }

    /// Waits until the server is shutting down.
    pub async fn drained(&mut self) {
        // The sender lives as long as a permit.
        let _ = self.draining.wait_for(|draining| *draining).await;
    }

    /// Waits until the client has closed its end of the connection. Nothing wakes the task for it:
    /// the reader of the connection polls the answer afterwards.
    pub fn client_has_left(&self) -> impl Future<Output = ()> + use<> {
        let connection = self.connection.clone();
        poll_fn(move |_| match connection.as_ref().is_some_and(RequestState::client_has_left) {
            true => Poll::Ready(()),
            false => Poll::Pending,
        })
    }
}

#[derive(Debug)]
struct TakenPlace {
    keys: [String; 2],
    limiter: Arc<StreamLimiter>,
}

impl Drop for TakenPlace {
    fn drop(&mut self) {
        let mut open = self.limiter.open.lock();
        open.all = open.all.saturating_sub(1);
        for key in &self.keys {
            match open.of.get_mut(key) {
                Some(own) if *own > 1 => *own -= 1,
                Some(_) | None => drop(open.of.remove(key)),
            }
        }
    }
}
