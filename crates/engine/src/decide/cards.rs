//! Drawing train cards and keeping the face-up row full (R4).

use super::{
    super::{
        card::{Card, Cards},
        event::Event,
        game::Game,
        rejection::Rejection,
        seat::Seat,
    },
    Decision, turns,
};

/// The maximum number of times the row is replaced in one refill (R4.6).
const MOST_RESETS: usize = 3;

pub(super) fn draw_first(decision: &mut Decision<'_>, seat: Seat) -> Result<(), Rejection> {
    draw_blind(decision, seat)?;
    if !decision.game.can_take_second_card() {
        turns::end(decision, seat);
    }
    Ok(())
}

pub(super) fn draw_second(decision: &mut Decision<'_>, seat: Seat) -> Result<(), Rejection> {
    draw_blind(decision, seat)?;
    turns::end(decision, seat);
    Ok(())
}

pub(super) fn take_first(decision: &mut Decision<'_>, seat: Seat, slot: u8) -> Result<(), Rejection> {
    if take_face_up(decision, seat, slot)? == Card::Locomotive {
        turns::end(decision, seat);
        return Ok(());
    }
    refill_row(decision);
    if !decision.game.can_take_second_card() {
        turns::end(decision, seat);
    }
    Ok(())
}

pub(super) fn take_second(decision: &mut Decision<'_>, seat: Seat, slot: u8) -> Result<(), Rejection> {
    if decision.game.face_up(slot) == Some(Card::Locomotive) {
        return Err(Rejection::LocomotiveSecond { slot });
    }
    take_face_up(decision, seat, slot)?;
    turns::end(decision, seat);
    Ok(())
}

fn draw_blind(decision: &mut Decision<'_>, seat: Seat) -> Result<(), Rejection> {
    let card = next_card(decision).ok_or(Rejection::DeckEmpty {})?;
    decision.record(Event::CardDrawn { seat, card });
    Ok(())
}

fn take_face_up(decision: &mut Decision<'_>, seat: Seat, slot: u8) -> Result<Card, Rejection> {
    let card = decision.game.face_up(slot).ok_or(Rejection::SlotEmpty { slot })?;
    decision.record(Event::CardTaken { seat, slot, card });
    Ok(card)
}

/// The next card of the deck, without taking it out. If the deck is empty, the discards are
/// shuffled into a new one (R4.8). None if there are no cards at all (R4.9).
pub(super) fn next_card(decision: &mut Decision<'_>) -> Option<Card> {
    if decision.game.deck.is_empty() && !decision.game.discards.is_empty() {
        decision.record(Event::DeckReshuffled);
    }
    decision.game.deck.choose(decision.rng)
}

/// Fills the empty slots (R4.2, R4.7), and replaces all five cards while too many are locomotives
/// (R4.6). A row without an empty slot stays as it is, whatever it shows.
pub(super) fn refill_row(decision: &mut Decision<'_>) {
    for resets in 0..=MOST_RESETS {
        if decision.game.row.iter().all(Option::is_some) {
            return;
        }
        while let Some(slot) = decision.game.row.iter().position(Option::is_none) {
            let Some(card) = next_card(decision) else { return };
            decision.record(Event::CardTurnedUp { slot: slot as u8, card });
        }
        if resets == MOST_RESETS || !decision.game.must_reset_row() {
            return;
        }
        decision.record(Event::RowDiscarded);
    }
}

impl Game {
    /// The card in a face-up slot.
    pub(in super::super) fn face_up(&self, slot: u8) -> Option<Card> {
        self.row.get(usize::from(slot)).copied().flatten()
    }

    /// Whether a card can be drawn blind (R4.9).
    pub(in super::super) fn can_draw_blind(&self) -> bool {
        !(self.deck.is_empty() && self.discards.is_empty())
    }

    /// Whether a second card can be drawn (R4.3, R4.5).
    fn can_take_second_card(&self) -> bool {
        self.can_draw_blind() || self.row.iter().flatten().any(|card| *card != Card::Locomotive)
    }

    /// Whether three or more of the five face-up cards are locomotives, and other cards can replace
    /// them (R4.6).
    fn must_reset_row(&self) -> bool {
        if self.row.iter().filter(|card| **card == Some(Card::Locomotive)).count() < 3 {
            return false;
        }
        let mut all = self.row.iter().flatten().copied().collect::<Cards>();
        all += self.deck;
        all += self.discards;
        all.total() > 5 && all.total() - all[Card::Locomotive] >= 3
    }
}
