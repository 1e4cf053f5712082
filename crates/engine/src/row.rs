//! The face-up row (R4.2).

use super::{
    card::{Card, Cards},
    eight::Eight,
};
use tinyvec::ArrayVec;

/// The five face-up slots. A slot is empty only when there are no cards to fill it (R4.7).
///
/// A byte for each, so that all are looked at and changed together: which of them holds what cannot
/// be predicted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Row(u64);

/// The cards of a full row, by slot.
pub type RowCards = ArrayVec<[Card; 5]>;

/// The number of slots.
const SLOTS: u8 = 5;
/// One for each slot.
const EACH: u64 = 0x01_0101_0101;
/// The number of an empty slot; a card has its index in [`Card::ALL`].
const EMPTY: u8 = 9;

const _: () = assert!(Card::Red.index() == 7 && Card::Locomotive.index() == 8, "from 8 on there is no colour");

impl Default for Row {
    fn default() -> Row {
        Row(EACH * u64::from(EMPTY))
    }
}

impl Row {
    /// The card in a slot.
    #[expect(clippy::as_conversions, reason = "eight bits are left")]
    pub fn card(self, slot: u8) -> Option<Card> {
        let number = (slot < SLOTS).then(|| self.0 >> (8 * slot) & 0xFF);
        number.and_then(|number| Card::ALL.get(number as usize)).copied()
    }

    /// The cards by slot.
    pub fn slots(self) -> [Option<Card>; 5] {
        [0, 1, 2, 3, 4].map(|slot| self.card(slot))
    }

    /// Changes a slot.
    #[expect(clippy::as_conversions, reason = "the index of a card")]
    pub fn set(&mut self, slot: u8, card: Option<Card>) {
        let number = card.map_or(EMPTY, |card| card as u8);
        if slot < SLOTS {
            self.0 = self.0 & !(0xFF << (8 * slot)) | u64::from(number) << (8 * slot);
        }
    }

    /// The cards in all slots.
    pub fn cards(self) -> Cards {
        self.slots().into_iter().flatten().collect()
    }

    /// One for each slot that holds a card.
    pub fn filled(self) -> Eight {
        Eight(!(self.0 >> 3 & self.0) & EACH)
    }

    /// One for each slot that holds a card with a colour.
    pub fn colored(self) -> Eight {
        Eight(!(self.0 >> 3) & EACH)
    }

    /// The number of locomotives.
    pub fn locomotives(self) -> u8 {
        Eight(self.0 >> 3 & !self.0 & EACH).small_sum()
    }

    /// The first empty slot.
    #[expect(clippy::as_conversions, reason = "at most 8")]
    pub fn first_empty(self) -> Option<u8> {
        let empty = self.filled().0 ^ EACH;
        (empty != 0).then_some((empty.trailing_zeros() / 8) as u8)
    }
}

impl<I: IntoIterator<Item = Option<Card>>> From<I> for Row {
    fn from(slots: I) -> Row {
        let mut row = Row::default();
        slots.into_iter().zip(0..).for_each(|(card, slot)| row.set(slot, card));
        row
    }
}

#[cfg(test)]
#[expect(clippy::indexing_slicing)]
mod tests {
    use super::*;

    /// One for each slot that satisfies the predicate.
    fn ones(slots: &[Option<Card>], is_one: impl Fn(Option<Card>) -> bool) -> Eight {
        slots.iter().enumerate().fold(Eight::default(), |ones, (at, card)| ones + Eight::one_at(at, is_one(*card)))
    }

    #[test]
    fn each_slot_is_what_was_laid_there() {
        let all = Card::ALL.map(Some).into_iter().chain([None]).collect::<Vec<_>>();
        for start in 0..all.len() {
            let slots = std::array::from_fn::<_, 5, _>(|slot| all[(start + 3 * slot) % all.len()]);
            let row = Row::from(slots);
            let is = |card| move |other| other == Some(card);
            assert_eq!(row.slots(), slots);
            assert_eq!(row.filled(), ones(&slots, |card| card.is_some()));
            assert_eq!(row.colored(), ones(&slots, |card| card.is_some() && !is(Card::Locomotive)(card)));
            assert_eq!(row.locomotives(), ones(&slots, is(Card::Locomotive)).small_sum());
            assert_eq!(row.first_empty(), (0..5).find(|slot| slots[usize::from(*slot)].is_none()));
        }
    }
}
