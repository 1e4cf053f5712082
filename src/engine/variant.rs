//! The variants of the game, as data (R2.2), and the options of one game.

use super::{
    seat::Seat,
    ticket::{Ticket, TicketKind, TicketSet},
};
use serde::{Deserialize, Serialize};
use std::fmt;
use utoipa::ToSchema;

/// Which tickets are used and how they are dealt and kept (R2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// The original game.
    #[default]
    Classic,
}

/// One row of the table R2.2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariantRules {
    /// The sets whose tickets are in the game.
    pub sets: &'static [TicketSet],
    /// Long tickets dealt to each player at the start.
    pub long_dealt: u8,
    /// Standard tickets dealt to each player at the start.
    pub standard_dealt: u8,
    /// The fewest of them a player keeps.
    pub keep_min: u8,
    /// Where the rejected ones go.
    pub rejected: Rejected,
    /// Tickets shown by a later draw; at least one is kept (R7.1).
    pub drawn: u8,
}

/// What becomes of tickets rejected in the first choice (R2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rejected {
    /// Out of the game, unseen.
    Boxed,
}

impl Variant {
    /// All variants.
    pub const ALL: [Variant; 1] = [Variant::Classic];

    /// The name in JSON and SQL.
    pub fn name(self) -> &'static str {
        match self {
            Variant::Classic => "classic",
        }
    }

    /// What is special about it (R2.2).
    pub fn rules(self) -> &'static VariantRules {
        match self {
            Variant::Classic => &VariantRules {
                sets: &[TicketSet::Europe],
                long_dealt: 1,
                standard_dealt: 3,
                keep_min: 2,
                rejected: Rejected::Boxed,
                drawn: 3,
            },
        }
    }

    /// Its tickets of one kind, in the order of the data.
    pub fn tickets(self, kind: TicketKind) -> impl Iterator<Item = Ticket> {
        let all = self.rules().sets.iter().flat_map(|set| set.tickets());
        all.filter(move |ticket| ticket.kind == kind)
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// How equal scores are ranked (R9.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Completed tickets, then fewest stations used, then the European Express.
    #[default]
    Standard,
    /// As the German anniversary book: completed tickets, then the European Express.
    German,
}

/// What is agreed before a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameOptions {
    /// The variant; `classic` unless told.
    #[serde(default)]
    pub variant: Variant,
    /// How many seats the table has.
    #[schema(minimum = 2, maximum = 5, example = 2)]
    pub seats: u8,
    /// How equal scores are ranked; `standard` unless told.
    #[serde(default)]
    pub tie_break: TieBreak,
    /// The seat that begins; by lot unless told (R2.6).
    #[serde(default)]
    pub first_seat: Option<Seat>,
}
