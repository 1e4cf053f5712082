//! A client that follows a game: what it is sent, and when its stream ends.

use crate::{
    engine::{Event, Seat},
    game::{
        chain::Head,
        codec::{LogPosition, RecordedEvent},
        hosted_game::HostedGame,
    },
    http::{
        games::event_view::{LoggedEvent, logged},
        sse::stream::Feed,
        support::{
            extract::ViewerSession,
            problem::{Problem, ProblemCode},
        },
    },
    store::{EventBatch, GameError, GameSubscription, ShownStream, Store, Update},
};
use railhead_localization::message;
use serde::Serialize;
use std::{fmt::Write, sync::Arc};
use utoipa::ToSchema;
use uuid::Uuid;

/// The most events read from the log at a time.
const PAGE: u32 = 500;

/// The last event of a game's stream.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum GameStreamEnd {
    /// Nothing more will be sent.
    #[schema(title = "GameStreamEnd")]
    End {
        /// The reason.
        code: ProblemCode,
    },
}

/// The `data` of an event of a game's stream.
#[derive(ToSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "for the document")]
pub enum GameStreamEvent {
    /// An event of the game.
    Logged(LoggedEvent),
    /// The last event.
    End(GameStreamEnd),
}

/// A client that follows a game.
pub struct GameFeed {
    store: Store,
    game: Uuid,
    account: Option<Uuid>,
    seat: Option<Seat>,
    /// The stream, if it is that of a device.
    shown: Option<ShownStream>,
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
        viewer: ViewerSession,
        watch: GameSubscription,
        known: LogPosition,
    ) -> GameFeed {
        let account = viewer.account();
        let knows_all = matches!(known, LogPosition::Version(version) if version >= hosted.head.version);
        GameFeed {
            store: store.clone(),
            game: hosted.id,
            account,
            seat: account.and_then(|account| hosted.seat_of(account)),
            shown: viewer.0.map(|here| store.shown_stream(here.session)),
            watch,
            sent: if knows_all { LogPosition::Head(hosted.head) } else { known },
            read: hosted.head.version,
            is_over: hosted.game.is_over(),
        }
    }
}

impl Feed for GameFeed {
    async fn next_events(&mut self) -> Result<Option<String>, Problem> {
        let text = self.unsent().await?;
        if let Some(shown) = self.shown.as_ref().filter(|_| text.is_some()) {
            self.store.has_sent(shown, self.game, self.sent.version());
        }
        Ok(text)
    }

    fn last_event(code: ProblemCode) -> impl Serialize {
        GameStreamEnd::End { code }
    }

    async fn changed(&mut self) {
        self.watch.changed().await;
    }
}

impl GameFeed {
    async fn unsent(&mut self) -> Result<Option<String>, Problem> {
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
    Problem::new(ProblemCode::GameOver, message!("detail-nothing-more"))
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
