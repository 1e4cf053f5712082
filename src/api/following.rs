//! Somebody who follows a game: what he is sent, and when he is sent away.

use super::{
    extract::Token,
    problem::{Code, Problem},
};
use crate::{
    engine::{Event, LoggedEvent, Seat},
    store::{self, Change, Folded, News, Store, Watch},
};
use actix_web::web::Bytes;
use futures_util::{Stream, stream};
use serde_json::json;
use std::{
    collections::HashMap,
    convert::Infallible,
    fmt::Write,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tokio::{
    sync::watch,
    time::{Instant, sleep_until},
};
use uuid::Uuid;

/// How often something is sent at least: so that both sides notice when the line is dead.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// After how many milliseconds a client is to connect again.
const RETRY: &str = "retry: 2000\n\n";

/// The most events read from the log at a time.
const PAGE: u32 = 500;

/// How many streams there may be.
#[derive(Clone, Copy, Debug)]
pub struct StreamLimits {
    /// In this process.
    pub all: usize,
    /// Of one account, or from one address without one.
    pub each: usize,
}

impl Default for StreamLimits {
    /// 10,000 and 20.
    fn default() -> StreamLimits {
        StreamLimits { all: 10_000, each: 20 }
    }
}

/// The streams that are open, and whether they are to end.
#[derive(Debug)]
pub struct Permits {
    limits: StreamLimits,
    open: Mutex<Open>,
    draining: watch::Sender<bool>,
}

/// How many streams are open.
#[derive(Default, Debug)]
struct Open {
    all: usize,
    of: HashMap<String, usize>,
}

impl Permits {
    /// None open yet.
    pub fn new(limits: StreamLimits) -> Permits {
        Permits { limits, open: Mutex::default(), draining: watch::Sender::new(false) }
    }

    /// Ends all streams, and refuses others: the server shuts down.
    pub fn drain(&self) {
        self.draining.send_replace(true);
    }

    /// A permit for one more stream of somebody.
    ///
    /// # Errors
    /// `too_many_streams` if he, or everybody, has as many as may be; `unavailable` if the server shuts down.
    pub fn take(self: &Arc<Self>, who: String) -> Result<Permit, Problem> {
        if *self.draining.borrow() {
            return Err(Problem::new(Code::Unavailable, "the server shuts down"));
        }
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let own = open.of.get(&who).copied().unwrap_or(0);
        if own >= self.limits.each || open.all >= self.limits.all {
            let detail = format!("at most {} at a time, and {} in all", self.limits.each, self.limits.all);
            return Err(Problem::new(Code::TooManyStreams, detail).with("retry_after", 5));
        }
        open.all += 1;
        open.of.insert(who.clone(), own + 1);
        Ok(Permit { who, permits: Arc::clone(self), draining: self.draining.subscribe() })
    }
}

impl Permit {
    /// Waits until the server shuts down.
    pub async fn drained(&mut self) {
        // The sender lives as long as a permit.
        let _ = self.draining.wait_for(|draining| *draining).await;
    }
}

/// The right to one stream; it is given back when it is dropped.
#[derive(Debug)]
pub struct Permit {
    who: String,
    permits: Arc<Permits>,
    draining: watch::Receiver<bool>,
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.permits.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all = open.all.saturating_sub(1);
        match open.of.get(&self.who).copied() {
            Some(own) if own > 1 => drop(open.of.insert(self.who.clone(), own - 1)),
            _ => drop(open.of.remove(&self.who)),
        }
    }
}

/// Somebody who follows a game.
pub struct Follower {
    store: Store,
    game: Uuid,
    account: Option<Uuid>,
    token: Token,
    seat: Option<Seat>,
    watch: Watch,
    /// The version up to which he was told.
    told: u32,
    /// The version that was read when he came.
    read: u32,
    is_over: bool,
    permit: Permit,
    beat_at: Instant,
    greeted: bool,
    ended: bool,
}

impl Follower {
    /// Somebody who knows a game up to a version.
    pub fn new(
        store: &Store,
        folded: &Folded,
        account: Option<Uuid>,
        token: Token,
        watch: Watch,
        known: u32,
        permit: Permit,
    ) -> Follower {
        let seat = account.and_then(|account| folded.seat_of(account));
        Follower {
            store: store.clone(),
            game: folded.id,
            account,
            token,
            seat,
            watch,
            told: known.min(folded.game.version),
            read: folded.game.version,
            is_over: folded.game.is_over(),
            permit,
            beat_at: Instant::now() + HEARTBEAT,
            greeted: false,
            ended: false,
        }
    }

    /// What he is sent.
    pub fn stream(self) -> impl Stream<Item = Result<Bytes, Infallible>> {
        stream::unfold(self, async |mut follower| {
            let text = follower.next().await?;
            follower.beat_at = Instant::now() + HEARTBEAT;
            Some((Ok(Bytes::from(text)), follower))
        })
    }

    /// The next piece; none after the end.
    async fn next(&mut self) -> Option<String> {
        if self.ended {
            return None;
        }
        if !std::mem::replace(&mut self.greeted, true) {
            return Some(RETRY.to_owned());
        }
        loop {
            match self.news().await {
                Ok(Some(text)) => return Some(text),
                Ok(None) if self.is_over => return Some(self.end(Code::GameOver)),
                Ok(None) => {}
                Err(problem) => return Some(self.end(problem.code)),
            }
            tokio::select! {
                () = self.watch.changed() => {}
                () = sleep_until(self.beat_at) => {
                    return Some(match self.token.check() {
                        Ok(()) => ": \n\n".to_owned(),
                        Err(problem) => self.end(problem.code),
                    });
                }
                () = self.permit.drained() => return Some(self.end(Code::Unavailable)),
            }
        }
    }

    /// The last piece.
    fn end(&mut self, code: Code) -> String {
        self.ended = true;
        format!("event: end\ndata: {}\n\n", json!({"code": code}))
    }

    /// What happened since he was told last; none if nothing did.
    async fn news(&mut self) -> Result<Option<String>, Problem> {
        if self.told < self.read {
            return self.read_on(self.read).await.map(Some);
        }
        match self.watch.news(self.told) {
            News::Behind(version) => self.read_on(version).await.map(Some),
            News::Changes(changes) if changes.is_empty() => Ok(None),
            News::Changes(changes) => {
                let mut text = String::new();
                for change in changes {
                    self.tell(&change, &mut text).await?;
                }
                Ok(Some(text))
            }
        }
    }

    async fn tell(&mut self, change: &Change, text: &mut String) -> Result<(), Problem> {
        if change.events.iter().any(reseats) {
            self.look_again().await?;
        }
        if change.since == self.told {
            let write = || written(change.since, &change.events, self.seat, change.is_over);
            text.push_str(&change.told_to(self.seat, write));
        } else {
            let new = change.events.get((self.told - change.since) as usize..).unwrap_or_default();
            text.push_str(&written(self.told, new, self.seat, change.is_over));
        }
        self.told = change.version;
        self.is_over = change.is_over;
        Ok(())
    }

    async fn read_on(&mut self, version: u32) -> Result<String, Problem> {
        self.look_again().await?;
        let until = version.min(self.told.saturating_add(PAGE));
        let events = self.store.events(self.game, self.told, until).await?;
        let text = written(self.told, &events, self.seat, self.is_over);
        self.told += events.len() as u32;
        if events.is_empty() {
            return Err(Problem::new(Code::Unavailable, "the log has become shorter"));
        }
        Ok(text)
    }

    /// Where he sits now, and whether he may still look.
    async fn look_again(&mut self) -> Result<(), store::Error> {
        let folded = self.store.game_for(self.game, self.account).await?;
        self.seat = self.account.and_then(|account| folded.seat_of(account));
        self.is_over = folded.game.is_over();
        Ok(())
    }
}

/// Whether it may change who sits where.
fn reseats(event: &Event) -> bool {
    matches!(
        event,
        Event::PlayerJoined { .. }
            | Event::PlayerLeft { .. }
            | Event::PlayerKicked { .. }
            | Event::SeatHandedOver { .. }
            | Event::SeatTakenBack { .. }
    )
}

fn written(since: u32, events: &[Event], seat: Option<Seat>, is_over: bool) -> String {
    let mut text = String::new();
    for (seq, event) in (since + 1..).zip(events) {
        let event = LoggedEvent::of(seq, event, seat, is_over);
        let _ = writeln!(text, "id: {seq}\ndata: {}\n", serde_json::to_string(&event).unwrap_or_default());
    }
    text
}
