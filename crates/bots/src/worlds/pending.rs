//! The decision at which the table stands, and how the light policy makes it.

use super::{known::Known, outcome::Outcome, world::World};
use crate::position::SeatPosition;
use railhead_engine::{Payment, PhaseView, Route, Seat, StepView, TicketOffer};

/// The decision at which the table stands, whosever it is.
#[derive(Clone)]
pub(crate) enum Pending {
    /// A turn begins.
    Turn,
    /// The second card of a turn is drawn.
    SecondCard,
    /// The own seat chooses from drawn tickets.
    Offer(TicketOffer),
    /// An opponent chooses from drawn tickets, which are the next ones of the deck.
    OfferToOther,
    /// The surcharge of a tunnel is paid or not.
    Tunnel(Route, Payment, u8),
    /// The action of the turn is done.
    Over,
    /// Tickets are dealt; the own seat may have to choose from some.
    Deal(Option<TicketOffer>),
}

impl Pending {
    /// The decision in a view. The action of its turn may be done, which a view does not show.
    pub fn of(position: &SeatPosition<'_>, is_over: bool) -> Option<Pending> {
        let offer = position.you.offer.clone();
        match &position.view.table.phase {
            PhaseView::Lobby | PhaseView::Finished { .. } | PhaseView::Voided { .. } => None,
            PhaseView::Dealing { .. } => Some(Pending::Deal(offer)),
            PhaseView::Turn { .. } if is_over => Some(Pending::Over),
            PhaseView::Turn { step, .. } => Some(match step {
                StepView::Choose => Pending::Turn,
                StepView::SecondCard => Pending::SecondCard,
                StepView::KeepTickets { .. } => offer.map_or(Pending::OfferToOther, Pending::Offer),
                StepView::Tunnel { route, payment, surcharge, .. } => Pending::Tunnel(*route, *payment, *surcharge),
            }),
        }
    }

    /// The outcome for a seat if the light policy makes this decision and plays on.
    pub fn played_on(&self, mut world: World, known: &Known, you: Seat) -> Outcome {
        let seat = world.turn;
        world.refill_row();
        match self {
            Pending::Turn => return world.played_out(you),
            Pending::Deal(offer) => {
                if let Some(offer) = offer {
                    world.keep(you, &offer.tickets, offer.keep_min.into(), offer.keep_max.into());
                    known.deal_the_rest(&mut world);
                }
                return world.played_out(you);
            }
            Pending::SecondCard => {
                world.draw_card(seat, false);
            }
            Pending::Offer(offer) => {
                let rest = world.keep(seat, &offer.tickets, offer.keep_min.into(), offer.keep_max.into());
                world.return_tickets(rest);
            }
            Pending::OfferToOther => world.draw_tickets(seat),
            Pending::Tunnel(route, payment, surcharge) => world.settle_tunnel(seat, *route, *payment, *surcharge),
            Pending::Over => {}
        }
        world.end_turn();
        world.played_out(you)
    }
}
