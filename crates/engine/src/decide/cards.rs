//! Drawing train cards and keeping the face-up row full (R4).
//!
//! Most moves of a game are draws. What they record is inlined, so that of applying an event only
//! the arm of that event is left; random games take 2 to 4 % longer otherwise (measured).

use super::{
    super::{card::Card, draws::Draw, event::Event, game::Game, rejection::Rejection, seat::Seat},
    Decision, turns,
};

/// The number of times that a row is replaced card by card in one move (R4.6).
const ROWS_SHOWN: u32 = 10;

pub(super) fn draw_first(decision: &mut Decision<'_>, seat: Seat) -> Result<(), Rejection> {
    draw_blind(decision, seat)?;
    go_on_to_second_card(decision, seat);
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
    go_on_to_second_card(decision, seat);
    Ok(())
}

/// Ends the turn after one card if there is no second one to draw (R4.5).
fn go_on_to_second_card(decision: &mut Decision<'_>, seat: Seat) {
    refill_row(decision);
    if !decision.game.can_draw_cards() {
        turns::end(decision, seat);
    }
}

pub(super) fn take_second(decision: &mut Decision<'_>, seat: Seat, slot: u8) -> Result<(), Rejection> {
    if decision.game.row.card(slot) == Some(Card::Locomotive) {
        return Err(Rejection::LocomotiveSecond { slot });
    }
    take_face_up(decision, seat, slot)?;
    turns::end(decision, seat);
    Ok(())
}

#[inline(always)]
fn draw_blind(decision: &mut Decision<'_>, seat: Seat) -> Result<(), Rejection> {
    let card = decision.choose_card(|draws| Draw::Blind(seat, draws.blind[seat])).ok_or(Rejection::DeckEmpty {})?;
    decision.record(Event::CardDrawn { seat, card });
    Ok(())
}

#[inline(always)]
fn take_face_up(decision: &mut Decision<'_>, seat: Seat, slot: u8) -> Result<Card, Rejection> {
    if !decision.game.can_draw_cards() {
        return Err(Rejection::DeckEmpty {});
    }
    let card = decision.game.row.card(slot).ok_or(Rejection::SlotEmpty { slot })?;
    decision.record(Event::CardTaken { seat, slot, card });
    Ok(card)
}

/// Fills the empty slots (R4.2, R4.7), and replaces all five cards while too many of them are
/// locomotives (R4.6). A row with too many is replaced with probability 1 in the end, because it is
/// only begun if enough other cards exist.
#[inline(always)]
pub(super) fn refill_row(decision: &mut Decision<'_>) {
    fill_slots(decision);
    if decision.game.must_replace_row() {
        replace_row(decision);
    }
}

fn replace_row(decision: &mut Decision<'_>) {
    let mut replaced = 0;
    while decision.game.must_replace_row() {
        if replaced >= ROWS_SHOWN {
            return sum_up(decision);
        }
        replace_once(decision);
        replaced += 1;
    }
}

#[inline(always)]
fn fill_slots(decision: &mut Decision<'_>) {
    while let Some(slot) = decision.game.row.first_empty()
        && let Some(card) = decision.choose_card(|draws| Draw::Row(draws.row))
    {
        decision.record(Event::CardTurnedUp { slot, card });
    }
}

fn replace_once(decision: &mut Decision<'_>) {
    decision.record(Event::RowDiscarded);
    fill_slots(decision);
}

/// Replaces the row as before, with the same random numbers, and records only the result. It
/// changes nobody's chances, and the events of a move have a bound however long it takes.
fn sum_up(decision: &mut Decision<'_>) {
    let (mut game, mut events, mut times) = (decision.game.clone(), Vec::new(), 0_u32);
    while game.must_replace_row() {
        replace_once(&mut Decision { game: &mut game, events: &mut events, chance: decision.chance.reborrow() });
        events.clear();
        times = times.saturating_add(1);
    }
    let row = game.row.slots().into_iter().flatten().collect();
    decision.record(Event::RowReplaced { times, row, discards: game.discards });
}

impl Game {
    /// Whether train cards can be drawn, blind or face up (R4.9). The deck is empty only while the
    /// discards are (R4.8).
    pub(in super::super) fn can_draw_cards(&self) -> bool {
        !self.deck.is_empty()
    }

    /// Whether the deck is used up and the discards have to become a new one (R4.8).
    pub(super) fn must_reshuffle(&self) -> bool {
        self.deck.is_empty() && !self.discards.is_empty()
    }

    /// Whether all five slots hold a card, three or more of them locomotives, and other cards can
    /// replace them (R4.6).
    pub(in super::super) fn must_replace_row(&self) -> bool {
        self.row.locomotives() >= 3 && self.row.first_empty().is_none() && self.others_can_replace_row()
    }

    /// Whether there are three cards that are not locomotives, as a row needs, and the deck is not
    /// five cards that the row would only swap with.
    fn others_can_replace_row(&self) -> bool {
        let mut all = self.row.cards();
        all += self.deck;
        all += self.discards;
        let is_swap = self.deck.total() == 5 && self.discards.is_empty();
        let would_return = is_swap && self.deck[Card::Locomotive] >= 3;
        all.total() - all[Card::Locomotive] >= 3 && !would_return
    }
}
