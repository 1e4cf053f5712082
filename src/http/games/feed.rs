//! A client that follows a game: its messages, and the end of its stream.

use crate::{
    engine::{Event, Seat},
    hosting::{hosted_game::HostedGame, phrases::SaidPhrase},
    http::{
        guards::extract::ViewerSession,
        problem::{Problem, ProblemCode},
        sse::stream::Feed,
    },
    log::{
        chain::Head,
        codec::{LogPosition, RecordedEvent},
        logged_event::{LoggedEvent, logged},
    },
    store::{
        Database, GameError,
        events::history,
        games::visible,
        live::{
            audience::{Spectator, Watching},
            hub::{EventBatch, GameNews, GameSubscription, LivePhrase, Update},
            received_versions::DeviceStream,
        },
        lobby::spectators,
        notifications::suppression,
        phrases::mute_checks,
    },
};
use jiff::{SignedDuration, Timestamp};
use railhead_localization::message;
use serde::Serialize;
use std::{fmt::Write, sync::Arc, time::Duration};
use utoipa::ToSchema;
use uuid::Uuid;

/// The most events read from the log at a time.
const PAGE: u32 = 100;

/// The time that events wait for phrases that were said with them; then the phrases are left out.
const PATIENCE: Duration = Duration::from_secs(1);

/// The interval between two looks for a client that sees the game later.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// The interval between two checks of whether a spectator may still see the game, in case the news that
/// players are hidden from them was missed.
const CHECKED_EVERY: SignedDuration = SignedDuration::from_secs(10);

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

/// A phrase in a game's stream, as the `data` of an event named `phrase`. It has no `id`, so the place
/// from which the stream resumes stays where it is.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum GameStreamPhrase {
    /// A phrase that a player said to the table.
    #[schema(title = "PhraseEvent")]
    Phrase(SaidPhrase),
}

/// The `data` of an event of a game's stream.
#[derive(ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "for the document")]
pub enum GameStreamEvent {
    /// An event of the game.
    Logged(LoggedEvent),
    /// A phrase of a player.
    Phrase(GameStreamPhrase),
    /// The last event.
    End(GameStreamEnd),
}

pub struct GameFeed {
    db: Database,
    game: Uuid,
    account: Option<Uuid>,
    seat: Option<Seat>,
    /// The stream, if it is that of a device.
    device: Option<DeviceStream>,
    watch: GameSubscription,
    /// The last head the client knows.
    sent: LogPosition,
    /// The version of the game when the client connected.
    read: u32,
    is_over: bool,
    /// Whether secrets stay secret when the game is over, because others play the same deal.
    is_sealed: bool,
    /// Whether the client sees the game later than its players do.
    is_delayed: bool,
    /// Counts the client while it has no seat.
    watching: Option<Watching>,
    /// The time of the last check that the client may see the game.
    checked_at: Timestamp,
}

impl GameFeed {
    /// A client that knows a game up to this head.
    pub fn new(
        db: &Database,
        hosted: &HostedGame,
        viewer: ViewerSession,
        mut watch: GameSubscription,
        known: LogPosition,
        is_shown: bool,
    ) -> GameFeed {
        let account = viewer.account();
        let seat = account.and_then(|account| hosted.place_of(account));
        if seat.is_some() {
            watch.forget_viewer();
        }
        let spectator = || spectators::watch(db, hosted.id, Spectator { account, is_shown });
        let knows_all = matches!(known, LogPosition::Version(version) if version >= hosted.head.version);
        GameFeed {
            db: db.clone(),
            game: hosted.id,
            account,
            seat: account.and_then(|account| hosted.seat_of(account)),
            device: viewer.0.map(|caller| suppression::device_stream(db, caller.session)),
            watch,
            sent: if knows_all { LogPosition::Head(hosted.head) } else { known },
            read: hosted.head.version,
            is_over: hosted.game.is_over(),
            is_sealed: hosted.is_sealed(),
            is_delayed: hosted.is_delayed_for(account),
            watching: seat.is_none().then(spectator),
            checked_at: db.now(),
        }
    }
}

impl Feed for GameFeed {
    async fn next_events(&mut self) -> Result<Option<String>, Problem> {
        let known = self.sent.version();
        let now = self.db.now();
        let is_in_doubt = self.watch.take_doubt() || now.duration_since(self.checked_at) >= CHECKED_EVERY;
        if self.seat.is_none() && self.account.is_some() && is_in_doubt {
            visible::game_for(&self.db, self.game, self.account).await?;
            self.checked_at = now;
        }
        let text = self.unsent().await?;
        if let Some(device) = self.device.as_ref().filter(|_| self.sent.version() != known) {
            suppression::note_sent(&self.db, device, self.game, self.sent.version());
        }
        Ok(text)
    }

    fn last_event(code: ProblemCode) -> impl Serialize {
        GameStreamEnd::End { code }
    }

    async fn changed(&mut self) {
        if self.is_delayed { self.db.time().sleep(LOOK_AGAIN).await } else { self.watch.changed().await }
    }
}

impl GameFeed {
    async fn unsent(&mut self) -> Result<Option<String>, Problem> {
        if self.is_delayed {
            return self.read_on(None).await;
        }
        let sent = match self.sent {
            LogPosition::Head(sent) if sent.version >= self.read => sent,
            LogPosition::Head(_) | LogPosition::Version(_) => return self.read_on(None).await,
        };
        let GameNews { update, phrases } = self.watch.news(sent);
        let events = match update {
            Update::None if self.is_over => return Err(game_over()),
            Update::None => None,
            Update::ReadLog(expected) => self.read_on(Some(expected)).await?,
            Update::Batches(changes) => {
                let mut text = String::new();
                for change in changes {
                    self.send(&change, &mut text).await?;
                }
                Some(text)
            }
        };
        let heard =
            self.db.time().timeout(PATIENCE, self.heard(&phrases)).await.unwrap_or_else(|| Ok(String::new()))?;
        let text = events.unwrap_or_default() + &heard;
        Ok((!text.is_empty()).then_some(text))
    }

    /// The phrases that the client has not muted. Where that cannot be found out, they are left
    /// out.
    async fn heard(&self, phrases: &[Arc<LivePhrase>]) -> Result<String, Problem> {
        let mut text = String::new();
        for phrase in phrases {
            let is_muted = match self.account {
                Some(account) => {
                    mute_checks::has_muted(&self.db, account, phrase.account).await.unwrap_or_else(|error| {
                        tracing::debug!(%error, "a phrase is not sent: who has muted whom cannot be read");
                        true
                    })
                }
                None => false,
            };
            if !is_muted {
                let data = serde_json::to_string(&GameStreamPhrase::Phrase(phrase.said.clone()))?;
                let _ = writeln!(text, "event: phrase\ndata: {data}\n");
            }
        }
        Ok(text)
    }

    async fn send(&mut self, change: &EventBatch, text: &mut String) -> Result<(), Problem> {
        let LogPosition::Head(sent) = self.sent else { return Ok(()) };
        let Some(new) = change.after(sent) else { return Ok(()) };
        if new.iter().any(|recorded| changes_seats(&recorded.event)) {
            self.reload().await?;
            if self.is_delayed {
                return Ok(());
            }
        }
        let is_disclosed = change.is_over && !self.is_sealed;
        if change.since == sent {
            text.push_str(&change.rendered_for(self.seat, || rendered(&change.events, self.seat, is_disclosed))?);
        } else {
            text.push_str(&rendered(new, self.seat, is_disclosed)?);
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
        let events = history::events(&self.db, self.game, self.sent, until).await?;
        if let Some(last) = events.last() {
            self.sent = LogPosition::Head(last.head);
            return Ok(Some(rendered(&events, self.seat, self.is_over && !self.is_sealed)?));
        }
        if let Some(wrong) = expected.filter(|expected| expected.version >= hosted.head.version) {
            self.watch.correct(wrong, hosted.head);
        }
        if self.is_over { Err(game_over()) } else { Ok(None) }
    }

    /// The seat the client's player now has, and whether the client may still view the game.
    async fn reload(&mut self) -> Result<Arc<HostedGame>, GameError> {
        let hosted = visible::game_for(&self.db, self.game, self.account).await?;
        self.seat = self.account.and_then(|account| hosted.seat_of(account));
        self.is_delayed = hosted.is_delayed_for(self.account);
        self.watching.take_if(|_| self.seat.is_some());
        self.is_over = hosted.game.is_over();
        self.is_sealed = hosted.is_sealed();
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
            | Event::StandInSeated { .. }
    )
}

fn rendered(events: &[RecordedEvent], seat: Option<Seat>, is_disclosed: bool) -> serde_json::Result<String> {
    let mut text = String::new();
    for (recorded, event) in events.iter().zip(logged(events, seat, is_disclosed)) {
        let _ = writeln!(text, "id: {}\ndata: {}\n", recorded.head, serde_json::to_string(&event)?);
    }
    Ok(text)
}
