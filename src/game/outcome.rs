//! What came of a command.

use super::{
    chain::Head,
    codec::{CodecError, LogEntry, Recorded},
    hosted_game::HostedGame,
    notices::{self, Told},
    waiting::Waiting,
};
use crate::engine::Event;
use std::sync::Arc;
use uuid::Uuid;

/// What came of a command.
#[derive(Debug)]
pub struct Played {
    /// The head of the log it was decided on.
    pub since: Head,
    /// What happened: the command's own events, then those of the bots that followed.
    pub events: Vec<Event>,
    /// The same events as they are appended.
    pub(crate) entries: Vec<LogEntry>,
    /// The game after them.
    pub game: Arc<HostedGame>,
    /// What is answered, if it was asked for by [`Terms::answer`].
    pub answer: Option<String>,
    /// What people are told of it.
    pub(crate) told: Vec<Told>,
    /// Whose turn has begun, but for who did it.
    pub(crate) begun: Vec<Uuid>,
    /// Whose inboxes it changed: a turn began or ended or has another deadline, or there is news.
    pub concerned: Vec<Uuid>,
}

impl Played {
    /// `after` is the game after the events, its head still that before them.
    pub(crate) fn of(
        waiting: Waiting,
        by: Option<Uuid>,
        events: Vec<Event>,
        mut after: HostedGame,
    ) -> Result<Played, CodecError> {
        let since = after.head;
        let entries = after.link(&events)?;
        let told = notices::told(&after, since.version, by, &events);
        let now = Waiting::of(&after);
        let begun = now.begun(waiting, &events).filter_map(|seat| after.account_in(seat));
        let begun = begun.filter(|account| by != Some(*account)).collect();
        let turns = now.changed(waiting).filter_map(|seat| after.account_in(seat));
        let mut concerned = turns.chain(told.iter().map(|told| told.account)).collect::<Vec<_>>();
        concerned.sort_unstable();
        concerned.dedup();
        Ok(Played { since, events, entries, game: Arc::new(after), answer: None, told, begun, concerned })
    }

    /// The events with their places in the log.
    pub fn recorded(&self) -> Vec<Recorded> {
        let recorded = |(event, entry): (&Event, &LogEntry)| Recorded {
            head: entry.head,
            at: self.game.updated_at,
            event: event.clone(),
        };
        self.events.iter().zip(&self.entries).map(recorded).collect()
    }
}
