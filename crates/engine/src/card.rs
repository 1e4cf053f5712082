//! Train cards and bags of them.

use super::eight::Eight;
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use std::ops::{AddAssign, Index, IndexMut, SubAssign};
use strum::{Display, EnumString, IntoStaticStr};
use tinyvec::ArrayVec;

/// The colour of a train card or of a route's spaces (R1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Display)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = CardColor))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs)]
pub enum Color {
    Pink,
    Blue,
    Orange,
    White,
    Green,
    Yellow,
    Black,
    Red,
}

impl Color {
    /// The eight colours, in the order of the rule book.
    pub const ALL: [Color; 8] =
        [Color::Pink, Color::Blue, Color::Orange, Color::White, Color::Green, Color::Yellow, Color::Black, Color::Red];

    /// The train card of this colour.
    pub fn card(self) -> Card {
        match self {
            Color::Pink => Card::Pink,
            Color::Blue => Card::Blue,
            Color::Orange => Card::Orange,
            Color::White => Card::White,
            Color::Green => Card::Green,
            Color::Yellow => Card::Yellow,
            Color::Black => Card::Black,
            Color::Red => Card::Red,
        }
    }
}

/// A train card (R1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = TrainCard))]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs)]
pub enum Card {
    #[default]
    Pink,
    Blue,
    Orange,
    White,
    Green,
    Yellow,
    Black,
    Red,
    Locomotive,
}

impl Card {
    /// The nine kinds of train card, in the order of the rule book.
    pub const ALL: [Card; 9] = [
        Card::Pink,
        Card::Blue,
        Card::Orange,
        Card::White,
        Card::Green,
        Card::Yellow,
        Card::Black,
        Card::Red,
        Card::Locomotive,
    ];

    /// Its index in [`Card::ALL`].
    #[expect(clippy::as_conversions, reason = "a value has its number")]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The card's name in JSON and SQL.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The train cards dealt to one player (R2.1).
pub type DealtCards = ArrayVec<[Card; 4]>;

/// A multiset of train cards: how many there are of each kind. The deck is one too: cards are drawn
/// from it at random, so no order of future cards is stored anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "CardCounts", into = "CardCounts")]
pub struct Cards([u8; 9]);

impl Cards {
    /// The whole box: 12 of each colour, 14 locomotives, 110 cards (R1.2).
    pub const BOX: Cards = Cards([12, 12, 12, 12, 12, 12, 12, 12, 14]);

    /// The number of cards in the bag.
    pub fn total(&self) -> u8 {
        let colored = Eight::from(self.colored()).sum();
        u8::try_from(colored + u16::from(self[Card::Locomotive])).unwrap_or(u8::MAX)
    }

    /// The number of cards of each colour, in the order of [`Color::ALL`].
    pub fn colored(&self) -> [u8; 8] {
        self.0.first_chunk().copied().unwrap_or_default()
    }

    /// Whether the bag holds no card.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 9]
    }

    /// Puts one card in.
    pub fn add(&mut self, card: Card) {
        self.set(card, self[card].saturating_add(1));
    }

    /// Takes up to `count` cards of one kind out.
    pub fn take(&mut self, card: Card, count: u8) {
        self.set(card, self[card].saturating_sub(count));
    }

    /// Changes the number of cards of one kind. All colours are written together, as they are read:
    /// a processor has to wait before it can read what was written in pieces.
    #[expect(clippy::as_conversions, reason = "the index of a card")]
    pub(super) fn set(&mut self, card: Card, count: u8) {
        let changed = self[card] ^ count;
        let [colored @ .., locomotives] = &mut self.0;
        let in_place = u64::from(changed).checked_shl(8 * card as u32).unwrap_or(0);
        *colored = (u64::from_le_bytes(*colored) ^ in_place).to_le_bytes();
        *locomotives ^= if card == Card::Locomotive { changed } else { 0 };
    }

    /// Chooses a random card without taking it out; each card of the bag is equally likely. None if
    /// the bag is empty.
    pub fn choose(&self, rng: &mut dyn Rng) -> Option<Card> {
        let total = self.total();
        if total == 0 {
            return None;
        }
        let nth = rng.random_range(0..total);
        Card::ALL.get(Eight::from(self.colored()).index_of_unit(nth)).copied()
    }

    /// Each kind with its count, zero included.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> {
        Card::ALL.into_iter().zip(self.0)
    }
}

#[expect(clippy::as_conversions, clippy::indexing_slicing, reason = "Card has nine values")]
impl Index<Card> for Cards {
    type Output = u8;
    fn index(&self, card: Card) -> &u8 {
        &self.0[card as usize]
    }
}

#[expect(clippy::as_conversions, clippy::indexing_slicing, reason = "Card has nine values")]
impl IndexMut<Card> for Cards {
    fn index_mut(&mut self, card: Card) -> &mut u8 {
        &mut self.0[card as usize]
    }
}

impl AddAssign for Cards {
    fn add_assign(&mut self, other: Cards) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count = count.saturating_add(more));
    }
}

impl SubAssign for Cards {
    /// Takes up to so many cards of each kind out.
    fn sub_assign(&mut self, other: Cards) {
        self.0.iter_mut().zip(other.0).for_each(|(count, less)| *count = count.saturating_sub(less));
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut bag = Cards::default();
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

/// The number of train cards of each kind, as written in JSON.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = TrainCards, example = json!({"pink": 1, "blue": 0, "orange": 0, "white": 2, "green": 0, "yellow": 0, "black": 0, "red": 0, "locomotive": 1})))]
#[expect(missing_docs)]
pub struct CardCounts {
    pub pink: u8,
    pub blue: u8,
    pub orange: u8,
    pub white: u8,
    pub green: u8,
    pub yellow: u8,
    pub black: u8,
    pub red: u8,
    pub locomotive: u8,
}

impl From<CardCounts> for Cards {
    fn from(CardCounts { pink, blue, orange, white, green, yellow, black, red, locomotive }: CardCounts) -> Cards {
        Cards([pink, blue, orange, white, green, yellow, black, red, locomotive])
    }
}

impl From<Cards> for CardCounts {
    fn from(Cards([pink, blue, orange, white, green, yellow, black, red, locomotive]): Cards) -> CardCounts {
        CardCounts { pink, blue, orange, white, green, yellow, black, red, locomotive }
    }
}
