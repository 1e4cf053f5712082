//! Somebody who follows a game: what he is sent, and when he is sent away.

use super::{
    feed::Feed,
    logged::logged,
    problem::{Code, Problem},
};
use crate::{
    engine::{Event, Seat},
    store::{self, Change, Folded, GameWatch, News, Store},
};
use jiff::Timestamp;
use std::fmt::Write;
use uuid::Uuid;

/// The most events read from the log at a time.
const PAGE: u32 = 500;

/// Somebody who follows a game.
pub struct Follower {
    store: Store,
    game: Uuid,
    account: Option<Uuid>,
    seat: Option<Seat>,
    watch: GameWatch,
    /// The version up to which he was told.
    told: u32,
    /// The version that was read when he came.
    read: u32,
    is_over: bool,
}

impl Follower {
    /// Somebody who knows a game up to a version.
    pub fn new(store: &Store, folded: &Folded, account: Option<Uuid>, watch: GameWatch, known: u32) -> Follower {
        let seat = account.and_then(|account| folded.seat_of(account));
        Follower {
            store: store.clone(),
            game: folded.id,
            account,
            seat,
            watch,
            told: known.min(folded.game.version),
            read: folded.game.version,
            is_over: folded.game.is_over(),
        }
    }
}

impl Feed for Follower {
    async fn news(&mut self) -> Result<Option<String>, Problem> {
        if self.told < self.read {
            return self.read_on(self.read).await.map(Some);
        }
        match self.watch.news(self.told) {
            News::Behind(version) => self.read_on(version).await.map(Some),
            News::Changes(changes) if changes.is_empty() && self.is_over => {
                Err(Problem::new(Code::GameOver, "nothing more will happen"))
            }
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

    async fn changed(&mut self) {
        self.watch.changed().await;
    }
}

impl Follower {
    async fn tell(&mut self, change: &Change, text: &mut String) -> Result<(), Problem> {
        if change.events.iter().any(|(_, event)| reseats(event)) {
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

fn written(since: u32, events: &[(Timestamp, Event)], seat: Option<Seat>, is_over: bool) -> String {
    let mut text = String::new();
    for event in logged(since, events, seat, is_over) {
        let _ = writeln!(text, "id: {}\ndata: {}\n", event.seq, serde_json::to_string(&event).unwrap_or_default());
    }
    text
}
