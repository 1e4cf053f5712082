//! The outcome of a command.

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

/// The outcome of a command.
#[derive(Debug)]
pub struct Played {
    /// The head of the log that the decision was based on.
    pub since: Head,
    /// The command's own events, then those of the bots that followed.
    pub events: Vec<Event>,
    /// The same events as log entries.
    pub(crate) entries: Vec<LogEntry>,
    /// The game after the events.
    pub game: Arc<HostedGame>,
    /// The answer, if `Terms::answer` asked for one.
    pub answer: Option<String>,
    /// The resulting notifications.
    pub(crate) told: Vec<Told>,
    /// Accounts whose turn began, except the one that acted.
    pub(crate) begun: Vec<Uuid>,
    /// Accounts whose inbox changed: a turn began, ended or got another deadline, or there is a
    /// notification.
    pub concerned: Vec<Uuid>,
}

impl Played {
    /// `after` is the game after the events, but with the head from before them.
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

    /// The events with their positions in the log.
    pub fn recorded(&self) -> Vec<Recorded> {
        let recorded = |(event, entry): (&Event, &LogEntry)| Recorded {
            head: entry.head,
            at: self.game.updated_at,
            event: event.clone(),
        };
        self.events.iter().zip(&self.entries).map(recorded).collect()
    }
}
