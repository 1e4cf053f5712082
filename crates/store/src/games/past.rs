//! A game as it was right after one of its commands.

use crate::{
    Database, GameError,
    events::history,
    games::hosted_games,
    hosting::hosted_game::HostedGame,
    log::{
        chain::Head,
        codec::{LogPosition, RecordedEvent},
    },
};
use uuid::Uuid;

/// A command that was executed.
pub struct PastCommand {
    /// Its events, and those of the bots that followed.
    pub events: Vec<RecordedEvent>,
    /// The game after them. The accounts in its seats are those of today.
    pub game: HostedGame,
}

/// The command whose last event has this head. Its events are those of one moment, as no two commands
/// of a game have the same (`store::games::thinking`).
///
/// # Errors
/// `NoSuchGame`; `HistoryChanged` if the log does not have this head.
pub async fn command_before(db: &Database, id: Uuid, head: Head) -> Result<PastCommand, GameError> {
    let present = hosted_games::load(db, id).await?;
    let mut log = history::events(db, id, LogPosition::default(), head.version).await?;
    let last = log.last().filter(|last| last.head == head).ok_or(GameError::HistoryChanged)?;
    let (mut game, moment) = (present.unbegun(), last.at);
    log.iter().for_each(|recorded| game.evolve(&recorded.event, recorded.at));
    game.head = head;
    let first = log.iter().rposition(|recorded| recorded.at != moment).map_or(0, |before| before + 1);
    Ok(PastCommand { events: log.split_off(first), game })
}
