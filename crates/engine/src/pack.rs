//! Packs: tickets that can be added to a game of any variant (R2.4).

use super::ticket::{Ticket, TicketSet};
use serde::{Deserialize, Serialize};

/// The origin of the facts about tickets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// Checked against several independent sources.
    Verified,
    /// The printed cities and points could not be verified; these are a reconstruction (R2.4).
    Reconstructed,
    /// Supplied by the operator of this server.
    Operator,
}

/// Tickets that are added to a game together. The pack is stored in full in the game's first event,
/// so a later change to a pack changes no game. No two tickets of a game connect the same cities.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct TicketPack {
    /// Its name.
    #[cfg_attr(feature = "utoipa", schema(example = "orient_express"))]
    pub name: String,
    /// The origin of its facts.
    pub provenance: Provenance,
    /// Its tickets, all standard (R2.4).
    pub tickets: Vec<Ticket>,
}

impl TicketSet {
    /// The origin of the facts of this set (R2.4).
    pub fn provenance(self) -> Provenance {
        match self {
            TicketSet::Europe | TicketSet::Europa1912 => Provenance::Verified,
            TicketSet::OrientExpress | TicketSet::WithMax => Provenance::Reconstructed,
        }
    }
}

impl TicketPack {
    /// The packs that come with the game (R1.5).
    pub fn built_in() -> impl Iterator<Item = TicketPack> {
        [TicketSet::OrientExpress, TicketSet::WithMax].into_iter().map(|set| TicketPack {
            name: set.name().to_owned(),
            provenance: set.provenance(),
            tickets: set.tickets().collect(),
        })
    }
}
