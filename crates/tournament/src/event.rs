//! The events of a tournament's log. They name entrants by their numbers, never accounts.

use crate::{Entrant, Line, Pairing, Rules, Strength};
use serde::{Deserialize, Serialize};
use std::ops::Not;
use uuid::Uuid;

/// An event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The tournament was opened.
    TournamentOpened {
        /// Its rules.
        rules: Rules,
        /// The SHA-256 of its secret, in hexadecimal.
        commitment: String,
    },
    /// A player entered, as the next number.
    PlayerEntered {
        /// The number, from 0.
        entrant: Entrant,
        /// The displayed rating of the player.
        rating: i32,
        /// A text that every later pairing depends on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<String>,
        /// The player's rating as the model has it, where results are corrected by it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        strength: Option<Strength>,
        /// The players who entered before and are not seated with the player where that can be avoided.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        apart: Vec<Entrant>,
    },
    /// A player left, before the start or from the next round on.
    PlayerLeft {
        /// The player.
        entrant: Entrant,
    },
    /// A player who had left came back, for the next round.
    PlayerReturned {
        /// The player.
        entrant: Entrant,
    },
    /// A player was removed.
    PlayerRemoved {
        /// The player.
        entrant: Entrant,
        /// The reason.
        reason: String,
    },
    /// The tournament began.
    TournamentStarted {},
    /// The tables of a round were drawn.
    RoundPaired {
        /// The seed, in hexadecimal. It follows from the secret.
        seed: String,
        /// The tables and byes.
        #[serde(flatten)]
        pairing: Pairing,
        /// The games, in the order of the tables.
        games: Vec<Uuid>,
    },
    /// The game of a table is over.
    TableFinished {
        /// The round, from 0.
        round: usize,
        /// The table of the round, from 0.
        table: usize,
        /// The results, in the order of turns.
        lines: Vec<Line>,
        /// The last head of the log of the game.
        head: String,
        /// The players who ran out of time and made no move. They are taken out of the tournament.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        absent: Vec<Entrant>,
    },
    /// An operator decided the result of a table.
    TableRuled {
        /// The round, from 0.
        round: usize,
        /// The table of the round, from 0.
        table: usize,
        /// The results, in the order of turns.
        lines: Vec<Line>,
        /// The reason.
        reason: String,
    },
    /// The tournament was paused: no round begins.
    TournamentPaused {
        /// The reason.
        reason: String,
        /// Whether its organiser paused it, and not an operator. Absent if not.
        #[serde(default, skip_serializing_if = "Not::not")]
        by_organiser: bool,
    },
    /// The tournament was let go on.
    TournamentResumed {},
    /// The tournament ended with its last table.
    TournamentFinished {},
    /// The tournament was called off.
    TournamentCancelled {
        /// The words of an operator or of the organiser; `organiser`; `players` if there were too few at its
        /// time; `expired` if its organiser never started it.
        reason: String,
    },
}

impl Event {
    /// An entry of a player of this strength.
    pub fn of_strength(mut self, strength: Option<Strength>) -> Event {
        if let Event::PlayerEntered { strength: entered, .. } = &mut self {
            *entered = strength;
        }
        self
    }
}
