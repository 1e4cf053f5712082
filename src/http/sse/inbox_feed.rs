//! A device that follows an inbox: what it is sent.

use crate::{
    auth::TokenSubject,
    http::{inbox::items::WaitingGames, sse::stream::Feed, support::problem::Problem},
    store::{Store, Subscription},
};
use std::fmt::Write;

/// The most items read at a time.
const PAGE: usize = 200;

/// A device that follows its account's inbox.
pub struct InboxFeed {
    store: Store,
    here: TokenSubject,
    watch: Subscription<()>,
    /// The number of the last item sent.
    sent: u32,
    /// The digest of the waiting games last sent.
    state: Option<String>,
}

impl InboxFeed {
    /// A device that knows its items up to this number.
    pub fn new(store: &Store, here: TokenSubject, known: u32) -> InboxFeed {
        InboxFeed { store: store.clone(), watch: store.subscribe_inbox(here.account), here, sent: known, state: None }
    }

    /// The unsent items, as events of the stream.
    async fn items(&mut self) -> Result<String, Problem> {
        let mut text = String::new();
        for item in self.store.inbox(self.here.account, self.sent, PAGE).await? {
            self.sent = item.seq;
            let data = serde_json::to_string(&item)?;
            let _ = writeln!(text, "id: {}\nevent: item\ndata: {data}\n", self.sent);
        }
        Ok(text)
    }
}

impl Feed for InboxFeed {
    async fn next_events(&mut self) -> Result<Option<String>, Problem> {
        let (waiting, last) = WaitingGames::read(&self.store, &self.here).await?;
        let mut text = if self.sent < last { self.items().await? } else { String::new() };
        if text.is_empty() {
            // The items were deleted when they expired.
            self.sent = self.sent.max(last);
        }
        let state = waiting.state()?;
        if self.state.as_ref() != Some(&state) {
            let data = serde_json::to_string(&waiting)?;
            let _ = writeln!(text, "event: inbox\ndata: {data}\n");
            self.state = Some(state);
        }
        Ok((!text.is_empty()).then_some(text))
    }

    async fn changed(&mut self) {
        self.watch.changed().await;
    }
}
