//! A client that follows a game: what it is sent, and when its stream ends.

use crate::{
    engine::{Event, Seat},
    game::{
        chain::Head,
        codec::{LogPosition, RecordedEvent},
        hosted_game::HostedGame,
    },
    http::{
        games::event_view::logged,
        sse::stream::Feed,
        support::problem::{Problem, ProblemCode},
    },
    store::{EventBatch, GameError, GameSubscription, Store, Update},
};
use std::{fmt::Write, sync::Arc};
use uuid::Uuid;

/// The most events read from the log at a time.
const PAGE: u32 = 500;

/// A client that follows a game.
pub struct GameFeed {
    store: Store,
    game: Uuid,
    account: Option<Uuid>,
    seat: Option<Seat>,
    watch: GameSubscription,
    /// The last head the client knows.
    sent: LogPosition,
    /// The version of the game when the client connected.
    read: u32,
    is_over: bool,
}

impl GameFeed {
    /// A client that knows a game up to this head.
    pub fn new(
        store: &Store,
        hosted: &HostedGame,
        account: Option<Uuid>,
        watch: GameSubscription,
        known: LogPosition,
    ) -> GameFeed {
        let knows_all = matches!(known, LogPosition::Version(version) if version >= hosted.head.version);
        GameFeed {
            store: store.clone(),
            game: hosted.id,
            account,
            seat: account.and_then(|account| hosted.seat_of(account)),
            watch,
            sent: if knows_all { LogPosition::Head(hosted.head) } else { known },
            read: hosted.head.version,
            is_over: hosted.game.is_over(),
        }
    }
}

impl Feed for GameFeed {
    async fn next_events(&mut self) -> Result<Option<String>, Problem> {
        let sent = match self.sent {
            LogPosition::Head(sent) if sent.version >= self.read => sent,
            LogPosition::Head(_) | LogPosition::Version(_) => return self.read_on(None).await,
        };
        match self.watch.update(sent) {
            Update::None if self.is_over => Err(game_over()),
            Update::None => Ok(None),
            Update::ReadLog(expected) => self.read_on(Some(expected)).await,
            Update::Batches(changes) => {
                let mut text = String::new();
                for change in changes {
                    self.send(&change, &mut text).await?;
                }
                Ok(Some(text))
            }
        }
    }

    async fn changed(&mut self) {
        self.watch.changed().await;
    }
}

impl GameFeed {
    async fn send(&mut self, change: &EventBatch, text: &mut String) -> Result<(), Problem> {
        let LogPosition::Head(sent) = self.sent else { return Ok(()) };
        let Some(new) = change.after(sent) else { return Ok(()) };
        if new.iter().any(|recorded| changes_seats(&recorded.event)) {
            self.reload().await?;
        }
        if change.since == sent {
            text.push_str(&change.rendered_for(self.seat, || rendered(&change.events, self.seat, change.is_over))?);
        } else {
            text.push_str(&rendered(new, self.seat, change.is_over)?);
        }
        self.sent = LogPosition::Head(change.until);
        self.is_over = change.is_over;
        Ok(())
    }

    /// Reads on in the log. Refuses a client whose head is not part of the log. `expected` is where
    /// this process thought the log ends.
    async fn read_on(&mut self, expected: Option<Head>) -> Result<Option<String>, Problem> {
        let hosted = self.reload().await?;
        let until = hosted.head.version.min(self.sent.version().saturating_add(PAGE));
        let events = self.store.events(self.game, self.sent, until).await?;
        if let Some(last) = events.last() {
            self.sent = LogPosition::Head(last.head);
            return Ok(Some(rendered(&events, self.seat, self.is_over)?));
        }
        if let Some(wrong) = expected.filter(|expected| expected.version >= hosted.head.version) {
            self.watch.correct(wrong, hosted.head);
        }
        if self.is_over { Err(game_over()) } else { Ok(None) }
    }

    /// The seat the client's player now has, and whether the client may still view the game.
    async fn reload(&mut self) -> Result<Arc<HostedGame>, GameError> {
        let hosted = self.store.game_for(self.game, self.account).await?;
        self.seat = self.account.and_then(|account| hosted.seat_of(account));
        self.is_over = hosted.game.is_over();
        Ok(hosted)
    }
}

fn game_over() -> Problem {
    Problem::new(ProblemCode::GameOver, "nothing more will happen")
}

/// Whether the event may change who sits where.
fn changes_seats(event: &Event) -> bool {
    matches!(
        event,
        Event::PlayerJoined { .. }
            | Event::PlayerLeft { .. }
            | Event::PlayerKicked { .. }
            | Event::SeatHandedOver { .. }
            | Event::SeatTakenBack { .. }
    )
}

fn rendered(events: &[RecordedEvent], seat: Option<Seat>, is_over: bool) -> serde_json::Result<String> {
    let mut text = String::new();
    for (recorded, event) in events.iter().zip(logged(events, seat, is_over)) {
        let _ = writeln!(text, "id: {}\ndata: {}\n", recorded.head, serde_json::to_string(&event)?);
    }
    Ok(text)
}
