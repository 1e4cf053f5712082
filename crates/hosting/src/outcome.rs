//! The outcome of a command.

use crate::{
    effects::seat_change,
    hosted_game::HostedGame,
    notifications::{self, AccountNotification},
    waiting::WaitingSeats,
};
use railhead_engine::Event;
use railhead_log::{
    chain::Head,
    codec::{CodecError, LogEntry, RecordedEvent},
};
use std::sync::Arc;
use uuid::Uuid;

/// The outcome of a command.
#[derive(Debug)]
pub struct CommandOutcome {
    /// The head of the log that the decision was based on.
    pub since: Head,
    /// The command's own events, then those of the bots that followed.
    pub events: Vec<Event>,
    /// The same events as log entries.
    pub entries: Vec<LogEntry>,
    /// The game after the events.
    pub game: Arc<HostedGame>,
    /// The resulting notifications.
    pub notifications: Vec<AccountNotification>,
    /// Accounts whose turn began, except the one that acted.
    pub turns_begun: Vec<Uuid>,
    /// Accounts whose inbox changed: a turn began, ended or got another deadline, or there is a
    /// notification.
    pub changed_inboxes: Vec<Uuid>,
}

impl CommandOutcome {
    /// `after` is the game after the events, but with the head from before them.
    pub fn new(
        waiting: WaitingSeats,
        by: Option<Uuid>,
        events: Vec<Event>,
        mut after: HostedGame,
    ) -> Result<CommandOutcome, CodecError> {
        let since = after.head;
        let entries = after.link(&events)?;
        let notifications = notifications::notifications(&after, since.version, by, &events);
        let now = WaitingSeats::of(&after);
        let turns_begun = now.begun(waiting, &events).filter_map(|seat| after.account_in(seat));
        let turns_begun = turns_begun.filter(|account| by != Some(*account)).collect();
        let turns = now.changed(waiting).filter_map(|seat| after.account_in(seat));
        let mut changed_inboxes =
            turns.chain(notifications.iter().map(|notification| notification.account)).collect::<Vec<_>>();
        changed_inboxes.sort_unstable();
        changed_inboxes.dedup();
        Ok(CommandOutcome {
            since,
            events,
            entries,
            game: Arc::new(after),
            notifications,
            turns_begun,
            changed_inboxes,
        })
    }

    /// Whether rows of seats, results or the game follow from the events.
    pub fn changes_seats(&self) -> bool {
        self.events.iter().any(|event| seat_change(event).is_some())
    }

    /// The events with their positions in the log.
    pub fn recorded(&self) -> Vec<RecordedEvent> {
        let recorded = |(event, entry): (&Event, &LogEntry)| RecordedEvent {
            head: entry.head,
            at: self.game.updated_at,
            event: event.clone(),
        };
        self.events.iter().zip(&self.entries).map(recorded).collect()
    }
}
