//! A device that follows an inbox: its messages.

use crate::{
    http::{
        inbox::items::WaitingGames,
        problem::{Problem, ProblemCode, language},
        sse::stream::Feed,
    },
    identity::TokenSubject,
    store::{
        Database,
        live::{received_versions::DeviceStream, subscriptions::Subscription},
        notifications::{
            inbox::{self, InboxItem},
            suppression,
        },
    },
};
use railhead_localization::Language;
use serde::Serialize;
use std::fmt::Write;
use utoipa::ToSchema;

/// The most items read at a time.
const PAGE: usize = 200;

/// An event of an inbox's stream that is not an item.
#[derive(Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum InboxState {
    /// The games waiting for you, and your unread count.
    #[schema(title = "WaitingGamesEvent")]
    Waiting(WaitingGames),
    /// Nothing more will be sent.
    #[schema(title = "InboxStreamEnd")]
    End {
        /// The reason.
        code: ProblemCode,
    },
}

/// The `data` of an event of an inbox's stream.
#[derive(ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "for the document")]
pub enum InboxStreamEvent {
    /// A new item.
    Item(InboxItem),
    /// The state of the inbox, or the end.
    State(InboxState),
}

pub struct InboxFeed {
    db: Database,
    caller: TokenSubject,
    device: DeviceStream,
    watch: Subscription<()>,
    language: Language,
    /// The number of the last item sent.
    sent: u32,
    /// The digest of the waiting games last sent.
    state: Option<String>,
}

impl InboxFeed {
    /// A device that knows its items up to this number, and reads them in the language of the request.
    pub fn new(db: &Database, caller: TokenSubject, known: u32) -> InboxFeed {
        let (db, watch) = (db.clone(), inbox::subscribe(db, caller.account));
        let device = suppression::device_stream(&db, caller.session);
        InboxFeed { db, watch, caller, device, language: language::current(), sent: known, state: None }
    }

    /// The unsent items, as events of the stream.
    async fn items(&mut self) -> Result<String, Problem> {
        let mut text = String::new();
        for item in inbox::list(&self.db, self.caller.account, self.sent, PAGE, self.language).await? {
            self.sent = item.seq;
            if let Some((game, version)) = item.game.zip(item.version) {
                suppression::note_sent(&self.db, &self.device, game, version);
            }
            let data = serde_json::to_string(&item)?;
            let _ = writeln!(text, "id: {}\nevent: item\ndata: {data}\n", self.sent);
        }
        Ok(text)
    }
}

impl Feed for InboxFeed {
    async fn next_events(&mut self) -> Result<Option<String>, Problem> {
        let (waiting, last) = WaitingGames::read(&self.db, &self.caller).await?;
        let mut text = if self.sent < last { self.items().await? } else { String::new() };
        if text.is_empty() {
            // The items were deleted when they expired.
            self.sent = self.sent.max(last);
        }
        let state = waiting.state()?;
        if self.state.as_ref() != Some(&state) {
            for turn in &waiting.turns {
                suppression::note_sent(&self.db, &self.device, turn.game, turn.version);
            }
            let data = serde_json::to_string(&InboxState::Waiting(waiting))?;
            let _ = writeln!(text, "event: inbox\ndata: {data}\n");
            self.state = Some(state);
        }
        Ok((!text.is_empty()).then_some(text))
    }

    fn last_event(code: ProblemCode) -> impl Serialize {
        InboxState::End { code }
    }

    async fn changed(&mut self) {
        self.watch.changed().await;
    }
}
