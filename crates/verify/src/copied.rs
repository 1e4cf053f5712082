//! The outcomes of a decision that was copied from another game, as its events name them.

use railhead_engine::{Card, Event, Outcomes, Seat, TicketId};
use std::collections::VecDeque;

/// The draws of a decision, in order.
#[derive(Default)]
pub(crate) struct CopiedOutcomes {
    first: Option<Seat>,
    cards: VecDeque<Card>,
    tickets: VecDeque<TicketId>,
}

impl CopiedOutcomes {
    pub fn of(events: &[&Event]) -> CopiedOutcomes {
        let mut outcomes = CopiedOutcomes::default();
        for event in events {
            match event {
                Event::GameStarted { first } => outcomes.first = Some(*first),
                Event::CardsDealt { cards, .. } => outcomes.cards.extend(cards.iter().copied()),
                Event::CardDrawn { card, .. }
                | Event::CardTurnedUp { card, .. }
                | Event::TunnelCardRevealed { card } => outcomes.cards.push_back(*card),
                Event::TicketsDealt { tickets, .. } | Event::TicketsDrawn { tickets, .. } => {
                    outcomes.tickets.extend(tickets.iter().map(|ticket| ticket.id));
                }
                Event::TicketsReturned { tickets } => outcomes.tickets.extend(tickets.iter().copied()),
                _ => {}
            }
        }
        outcomes
    }
}

impl Outcomes for CopiedOutcomes {
    fn card(&mut self) -> Option<Card> {
        self.cards.pop_front()
    }

    fn seat(&mut self) -> Option<Seat> {
        self.first.take()
    }

    fn ticket(&mut self) -> Option<TicketId> {
        self.tickets.pop_front()
    }
}
