//! The prepared tables that come with the server: lessons, as data. `data/*.json` has them; their
//! texts are in `lessons.ftl` of every language.

use crate::script::{Script, ScriptedTurn};
use railhead_engine::{Move, Seat};
use railhead_localization::Message;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use utoipa::ToSchema;

/// A prepared table.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PreparedTable {
    /// Its name.
    pub name: String,
    /// The time it takes, in minutes.
    pub minutes: u8,
    /// The table.
    pub script: Script,
    /// The steps of the lesson, in order.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// The number of the turn it belongs to (R9.5); 0 while the first tickets are chosen.
    pub turn: u32,
    /// The move it asks for, as an index of those of the player in this turn of the script; none if
    /// the player only reads.
    #[serde(default, rename = "move")]
    pub number: Option<usize>,
    /// The part of the screen it is about.
    #[serde(default)]
    pub points_at: Option<LessonArea>,
}

/// A part of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LessonArea {
    /// The board.
    Board,
    /// The cards in the player's hand.
    Hand,
    /// The face-up cards and the deck.
    Cards,
    /// The players with their scores, trains and stations.
    Players,
    /// The player's tickets.
    Tickets,
}

#[expect(clippy::expect_used, reason = "the files are part of the build, and the tests parse them")]
static TABLES: LazyLock<Vec<PreparedTable>> = LazyLock::new(|| {
    [
        include_str!("../data/first_journey.json"),
        include_str!("../data/across_the_sea.json"),
        include_str!("../data/last_round.json"),
    ]
    .map(|file| serde_json::from_str(file).expect("a prepared table"))
    .into()
});

impl PreparedTable {
    /// All of them, in the order in which to play them.
    pub fn all() -> &'static [PreparedTable] {
        &TABLES
    }

    /// The table with this name.
    pub fn named(name: &str) -> Option<&'static PreparedTable> {
        TABLES.iter().find(|table| table.name == name)
    }

    /// Its title.
    pub fn title(&self) -> Message {
        Message::new(format!("lesson-{}", self.name))
    }

    /// A sentence about it.
    pub fn description(&self) -> Message {
        Message::new(format!("lesson-{}-about", self.name))
    }

    /// The text of a step, by its number from 1.
    pub fn text(&self, step: usize) -> Message {
        Message::new(format!("lesson-{}-{step}", self.name))
    }

    /// The move that a step asks for.
    pub fn move_of(&self, step: &LessonStep) -> Option<&Move> {
        let own = |turn: &&ScriptedTurn| turn.turn == step.turn && turn.seat == Seat::ALL[0];
        self.script.turns.iter().find(own)?.moves.get(step.number?)
    }
}
