//! A game of a dump, as a line of the file of games.

use jiff::Timestamp;
use railhead_analysis::Analysis;
use railhead_engine::Variant;
use railhead_log::{codec::StoredEvent, rng::Secret};
use railhead_verify::transcript;
use serde::Serialize;
use uuid::Uuid;

/// A finished game.
pub struct DumpedGame {
    /// Its id.
    pub id: Uuid,
    /// Its secret, from which its cards follow.
    pub secret: Secret,
    /// Its events as stored. Their times are cut to whole seconds when they are written.
    pub events: Vec<StoredEvent>,
    /// The variant.
    pub variant: Variant,
    /// Whether it was rated.
    pub rated: bool,
    /// The time at which the cards were dealt.
    pub started_at: Timestamp,
    /// The time at which it ended.
    pub finished_at: Timestamp,
    /// The seats, in order.
    pub seats: Vec<DumpedSeat>,
    /// Its analysis, if it was made.
    pub analysis: Option<Analysis>,
}

/// A seat of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DumpedSeat {
    /// The number, from 0.
    pub seat: u8,
    /// The pseudonym of the player, the same in all games of the dump. Null for a bot, and for a player
    /// whose account was deleted.
    pub player: Option<String>,
    /// The level of the bot that had the seat from the beginning. Null for a player.
    pub bot: Option<String>,
    /// Whether the player left before the end, so that a bot played on.
    pub left: bool,
    /// The rating of the player before the game, on the board of its number of seats. Null if it was
    /// not rated, and for a player whose account was deleted.
    pub rating: Option<i32>,
    /// The final rank, 1 for the most points.
    pub rank: u8,
    /// The final points.
    pub total: i16,
    /// Points of routes.
    pub routes: u32,
    /// Points of completed tickets.
    pub tickets_won: u32,
    /// Points of failed tickets, as a positive number.
    pub tickets_lost: u32,
    /// Points of stations that were not built.
    pub stations: u32,
    /// Points of the European Express.
    pub express: u32,
    /// The number of completed tickets.
    pub completed: u32,
    /// The number of failed tickets.
    pub failed: u32,
    /// The longest continuous path, in trains.
    pub longest_path: u8,
    /// The number of turns.
    pub turns: u32,
}

/// The members of a line beside those of the transcript.
#[derive(Serialize)]
struct Members<'a> {
    variant: Variant,
    rated: bool,
    started_at: Timestamp,
    finished_at: Timestamp,
    seats: &'a [DumpedSeat],
    analysis: Option<&'a Analysis>,
}

impl DumpedGame {
    /// The line of the game.
    pub(crate) fn line(&self) -> Result<String, serde_json::Error> {
        let members = Members {
            variant: self.variant,
            rated: self.rated,
            started_at: second(self.started_at),
            finished_at: second(self.finished_at),
            seats: &self.seats,
            analysis: self.analysis.as_ref(),
        };
        let event = |event: &StoredEvent| StoredEvent { at: second(event.at), ..event.clone() };
        transcript::write_in_one_line(self.id, &self.secret, self.events.iter().map(event), &members)
    }
}

/// The beginning of a second.
fn second(at: Timestamp) -> Timestamp {
    Timestamp::from_second(at.as_second()).unwrap_or(at)
}
