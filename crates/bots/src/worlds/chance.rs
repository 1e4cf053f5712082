//! Outcomes of chance.

use railhead_engine::{Card, Payment, Seat, TicketOffer};

/// An outcome of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The seat draws this card blind.
    Card(Card),
    /// This card is laid in an empty slot of the row.
    Row {
        /// The slot, 0 to 4.
        slot: u8,
        /// The card.
        card: Card,
    },
    /// The cards revealed for the seat's tunnel ask for so many more, 0 to 3.
    Surcharge(u8),
    /// This seat is offered these tickets.
    Offer(Seat, TicketOffer),
    /// This seat plays first.
    First(Seat),
}

/// A kind of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChanceKind {
    /// A card is drawn blind.
    Card,
    /// A card is laid in this slot of the row.
    Row(u8),
    /// Cards are revealed for a tunnel.
    Surcharge,
    /// Tickets are offered.
    Offer,
    /// It is drawn who plays first.
    First,
}

impl Chance {
    /// The kind.
    pub fn kind(&self) -> ChanceKind {
        match self {
            Chance::Card(_) => ChanceKind::Card,
            Chance::Row { slot, .. } => ChanceKind::Row(*slot),
            Chance::Surcharge(_) => ChanceKind::Surcharge,
            Chance::Offer(..) => ChanceKind::Offer,
            Chance::First(_) => ChanceKind::First,
        }
    }
}

/// Whether a card revealed for a tunnel asks for one more (R6.2, R6.3).
pub fn is_surcharge(card: Card, laid: Payment) -> bool {
    card == Card::Locomotive || laid.color.is_some_and(|color| color.card() == card)
}
