//! Outcomes of chance, imposed on sampled worlds. A world is changed as little as possible: a card
//! that has to be drawn changes places with the one that would have been. So a world with one outcome
//! differs from the same with another by the outcome and by hardly anything else, and is as likely.

use super::{known::Known, outcome::Outcome, pending::Pending, world::World};
use railhead_engine::{Card, Cards, Int, Payment, Seat, Ticket, TicketKind, TicketOffer};
use rand::{Rng, RngExt};

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
    /// The seat is offered these tickets.
    Offer(TicketOffer),
    /// This seat plays first.
    First(Seat),
}

impl World {
    /// The card that a seat draws next.
    pub fn next_blind(&self, seat: Seat) -> Option<Card> {
        self.decks[seat].last().or(self.deck.last()).copied()
    }

    /// The outcome for a seat if chance brings this and the light policy plays on.
    pub fn after(mut self, chance: &Chance, pending: &Pending, known: &Known, you: Seat, rng: &mut dyn Rng) -> Outcome {
        match chance {
            Chance::Card(card) => {
                self.draw_imposed(you, *card, rng);
                self.make_plan(you);
                let next = if matches!(pending, Pending::Turn) { Pending::SecondCard } else { Pending::Over };
                next.played_on(self, known, you)
            }
            Chance::Row { slot, card } => {
                self.bring(None, you, |other| other == *card, rng);
                let laid = self.next_card();
                if let Some(place) = self.row.get_mut(usize::from(*slot)) {
                    *place = laid;
                }
                pending.played_on(self, known, you)
            }
            Chance::Surcharge(surcharge) => {
                let Pending::Tunnel(route, payment, _) = *pending else { return pending.played_on(self, known, you) };
                let revealed = self.reveal(payment, *surcharge, you, rng);
                self.discards += revealed;
                Pending::Tunnel(route, payment, *surcharge).played_on(self, known, you)
            }
            Chance::Offer(offer) => {
                self.set_aside(&offer.tickets, matches!(pending, Pending::Deal(_)), you);
                let next = match pending {
                    Pending::Deal(_) => Pending::Deal(Some(offer.clone())),
                    _ => Pending::Offer(offer.clone()),
                };
                next.played_on(self, known, you)
            }
            Chance::First(seat) => {
                self.turn = *seat;
                pending.played_on(self, known, you)
            }
        }
    }

    /// Draws this card blind, if it is hidden.
    pub fn draw_imposed(&mut self, seat: Seat, card: Card, rng: &mut dyn Rng) {
        let stack = if self.decks[seat].is_empty() { None } else { Some(seat) };
        self.bring(stack, seat, |other| other == card, rng);
        self.draw_blind(seat);
    }

    /// Reveals three cards, of which so many ask for a surcharge.
    fn reveal(&mut self, laid: Payment, surcharge: u8, you: Seat, rng: &mut dyn Rng) -> Cards {
        let mut revealed = Cards::default();
        for number in 0..3 {
            self.bring(None, you, |card| is_surcharge(card, laid) == (number < surcharge), rng);
            self.next_card().into_iter().for_each(|card| revealed.add(card));
        }
        revealed
    }

    /// The surcharge that the next three cards ask for.
    pub fn next_surcharge(&self, laid: Payment) -> u8 {
        u8::saturating_from(self.deck.iter().rev().take(3).filter(|card| is_surcharge(**card, laid)).count())
    }

    /// Puts a hidden card that fits on top of a seat's cards or, without a seat, of the common deck.
    /// Each that fits is equally likely, wherever it is. The card on top takes its place.
    fn bring(&mut self, stack: Option<Seat>, you: Seat, fits: impl Fn(Card) -> bool, rng: &mut dyn Rng) {
        let top = stack.map_or(self.deck.last(), |seat| self.decks[seat].last());
        let Some(top) = top.copied().filter(|top| !fits(*top)) else { return };
        let others = || Seat::first(self.seats).filter(|seat| *seat != you);
        let fitting = |cards: &[Card]| cards.iter().filter(|card| fits(**card)).count();
        let hands = others().flat_map(|seat| self.players[seat].hand.iter().collect::<Vec<_>>());
        let in_hands = hands.filter(|(card, _)| fits(*card)).map(|(_, count)| usize::from(count)).sum::<usize>();
        let in_decks = Seat::first(self.seats).map(|seat| fitting(&self.decks[seat])).sum::<usize>();
        let all = in_hands + in_decks + fitting(&self.deck);
        if all == 0 {
            return;
        }
        let found = self.exchange(rng.random_range(0..all), you, &fits, top);
        let stack = match stack {
            Some(seat) => &mut self.decks[seat],
            None => &mut self.deck,
        };
        if let (Some(place), Some(found)) = (stack.last_mut(), found) {
            *place = found;
        }
    }

    /// Puts a card in the place of the hidden one with this number among those that fit.
    fn exchange(&mut self, mut number: usize, you: Seat, fits: &impl Fn(Card) -> bool, put: Card) -> Option<Card> {
        for seat in Seat::first(self.seats).filter(|seat| *seat != you) {
            let hand = &mut self.players[seat].hand;
            for card in Card::ALL.into_iter().filter(|card| fits(*card)) {
                let count = usize::from(hand[card]);
                if number < count {
                    hand.take(card, 1);
                    hand.add(put);
                    return Some(card);
                }
                number -= count;
            }
        }
        let decks = Seat::ALL.into_iter().filter(|seat| !self.decks[*seat].is_empty()).collect::<Vec<_>>();
        for seat in decks {
            if let Some(found) = replace_nth(&mut self.decks[seat], &mut number, fits, put) {
                return Some(found);
            }
        }
        replace_nth(&mut self.deck, &mut number, fits, put)
    }

    /// Takes these tickets out. Those that would have been offered take their places.
    fn set_aside(&mut self, offered: &[Ticket], is_deal: bool, you: Seat) {
        let standard = |ticket: &&Ticket| ticket.kind == TicketKind::Standard;
        let count = offered.iter().filter(standard).count();
        let mut instead = if is_deal {
            let rest = self.tickets.split_off(count.min(self.tickets.len()));
            std::mem::replace(&mut self.tickets, rest)
        } else {
            self.tickets.split_off(self.tickets.len().saturating_sub(count))
        };
        let is_offered = |ticket: &Ticket| offered.iter().any(|other| other.id == ticket.id);
        instead.retain(|ticket| !is_offered(ticket));
        let held = Seat::first(self.seats).filter(|seat| *seat != you).collect::<Vec<_>>();
        for seat in held {
            replace_all(&mut self.players[seat].tickets, is_offered, &mut instead);
        }
        replace_all(&mut self.tickets, is_offered, &mut instead);
    }
}

/// Whether a card revealed for a tunnel asks for one more (R6.2, R6.3).
pub fn is_surcharge(card: Card, laid: Payment) -> bool {
    card == Card::Locomotive || laid.color.is_some_and(|color| color.card() == card)
}

/// Replaces the card with this number among those that fit; counts them if there are too few.
fn replace_nth(cards: &mut [Card], number: &mut usize, fits: &impl Fn(Card) -> bool, put: Card) -> Option<Card> {
    for place in cards.iter_mut().filter(|card| fits(**card)) {
        if *number == 0 {
            return Some(std::mem::replace(place, put));
        }
        *number -= 1;
    }
    None
}

fn replace_all(tickets: &mut Vec<Ticket>, is_offered: impl Fn(&Ticket) -> bool, instead: &mut Vec<Ticket>) {
    tickets.retain_mut(|ticket| {
        if !is_offered(ticket) {
            return true;
        }
        let new = instead.pop();
        new.into_iter().for_each(|new| *ticket = new);
        new.is_some()
    });
}
