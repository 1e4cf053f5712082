//! The cost of a move to its player, before any chance is involved.

use super::{
    card::Cards,
    command::Move,
    game::{Game, Phase, STATIONS, Step, TunnelClaim, Turn},
    payment::Price,
    seat::Seat,
};
use serde::{Deserialize, Serialize};

/// The certain cost and gain of a move. A tunnel may require up to three more cards (R6.2).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct MoveCost {
    /// The train cards it lays.
    #[cfg_attr(feature = "utoipa", schema(value_type = crate::CardCounts))]
    pub cards: Cards,
    /// The trains it uses (R5.3).
    #[cfg_attr(feature = "utoipa", schema(example = 3))]
    pub trains: u8,
    /// The stations it uses (R8.1).
    #[cfg_attr(feature = "utoipa", schema(example = 0))]
    pub stations: u8,
    /// The points it scores at once (R5.4).
    #[cfg_attr(feature = "utoipa", schema(example = 4))]
    pub points: u8,
    /// Whether additional cards may be required (R6.1).
    pub is_tunnel: bool,
}

impl Game {
    /// The cost of a legal move of a seat.
    pub fn cost(&self, seat: Seat, the_move: &Move) -> MoveCost {
        match the_move {
            Move::ClaimRoute { route, payment } => {
                let facts = route.facts();
                let cards = payment.cards(Price::of_route(facts).cards);
                MoveCost { cards, trains: facts.length, points: route.points(), is_tunnel: facts.tunnel, stations: 0 }
            }
            Move::BuildStation { city: _, payment } => {
                let built = STATIONS.saturating_sub(self.players[seat].stations);
                MoveCost { cards: payment.cards(Price::of_station(built).cards), stations: 1, ..MoveCost::default() }
            }
            Move::PayTunnel { locomotives } => self.cost_of_tunnel(*locomotives),
            Move::DrawCard {}
            | Move::TakeFaceUp { .. }
            | Move::AbandonTunnel {}
            | Move::DrawTickets {}
            | Move::KeepTickets { .. }
            | Move::Pass {} => MoveCost::default(),
        }
    }

    /// The cards laid for the tunnel, which stay in the hand until it is resolved, plus the
    /// surcharge.
    fn cost_of_tunnel(&self, locomotives: u8) -> MoveCost {
        let Phase::Turn(Turn { step: Step::Tunnel { claim, surcharge, .. }, .. }) = &self.phase else {
            return MoveCost::default();
        };
        let TunnelClaim { route, payment } = claim;
        let length = route.facts().length;
        let added = claim.surcharge_payment(*surcharge, locomotives).cards(*surcharge);
        let mut cards = payment.cards(length);
        cards += added;
        MoveCost { cards, trains: length, points: route.points(), ..MoveCost::default() }
    }
}
