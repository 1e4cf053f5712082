//! The prices of routes and stations, and the ways to pay them. This is the only place that judges
//! the cards of a claim.

use super::{
    board::{MAX_CARDS, PRICE_KINDS, RouteFacts},
    card::{Card, Cards, Color},
    rejection::Rejection,
};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// The cards laid for a route or a station: cards of one colour, and locomotives for the rest. The
/// number of coloured cards follows from the price, so it is not given. If all cards are
/// locomotives there is no colour (R5.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct Payment {
    /// The colour of the cards that are not locomotives; null exactly when all are locomotives.
    #[cfg_attr(feature = "utoipa", schema(example = "red"))]
    pub color: Option<Color>,
    /// Number of locomotives laid.
    #[cfg_attr(feature = "utoipa", schema(minimum = 0, maximum = 8, example = 1))]
    pub locomotives: u8,
}

impl Payment {
    /// The cards this payment lays for a price of `cards` cards.
    pub fn cards(self, cards: u8) -> Cards {
        let mut laid = Cards::default();
        laid.set(Card::Locomotive, self.locomotives);
        if let Some(color) = self.color {
            laid.set(color.card(), cards.saturating_sub(self.locomotives));
        }
        laid
    }
}

/// The cards that have to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// Number of cards in all.
    pub cards: u8,
    /// The only colour allowed; none if any one colour may be used (R5.1, R8.1).
    pub color: Option<Color>,
    /// The minimum number of locomotives (R5.6).
    pub locomotives: u8,
}

impl Price {
    /// The price of a route (R5.1, R5.6).
    pub fn of_route(route: &RouteFacts) -> Price {
        Price { cards: route.length, color: route.color, locomotives: route.ferry }
    }

    /// The price of the next station of a player who has built `built` stations (R8.1).
    pub fn of_station(built: u8) -> Price {
        Price { cards: built.saturating_add(1), color: None, locomotives: 0 }
    }

    /// The surcharge of a tunnel, after the payment `laid` (R6.2, R6.3).
    pub fn of_surcharge(surcharge: u8, laid: Payment) -> Price {
        let locomotives = if laid.color.is_none() { surcharge } else { 0 };
        Price { cards: surcharge, color: laid.color, locomotives }
    }

    /// The numbers of locomotives that may be laid with cards of an allowed colour, given the
    /// numbers of both in the hand. At least the required ones and those that replace missing
    /// coloured cards, at most those held, and never all cards (R5.2).
    const fn locomotives_beside(self, colored: u8, locomotives: u8) -> Range<u8> {
        let replacing = self.cards.saturating_sub(colored);
        let asked = if self.locomotives > replacing { self.locomotives } else { replacing };
        let held = locomotives.saturating_add(1);
        asked..if self.cards < held { self.cards } else { held }
    }

    /// The colours that may be laid, each with the numbers of locomotives that may be laid beside
    /// it.
    #[expect(clippy::as_conversions, reason = "the index of a colour")]
    fn colored(self, hand: Cards) -> impl Iterator<Item = (Color, Range<u8>)> {
        let (first, count) = self.color.map_or((0, Color::ALL.len()), |color| (color as usize, 1));
        let beside = move |color: Color| self.locomotives_beside(hand[color.card()], hand[Card::Locomotive]);
        Color::ALL.iter().skip(first).take(count).map(move |color| (*color, beside(*color)))
    }

    /// Every way to pay the price from a hand, each once: coloured cards first, all locomotives
    /// last.
    pub fn payments(self, hand: Cards) -> impl Iterator<Item = Payment> {
        let colored = self.colored(hand).flat_map(|(color, locomotives)| {
            locomotives.map(move |locomotives| Payment { color: Some(color), locomotives })
        });
        let all_locomotives = Payment { color: None, locomotives: self.cards };
        colored.chain(self.takes_only_locomotives(hand).then_some(all_locomotives))
    }

    fn takes_only_locomotives(self, hand: Cards) -> bool {
        self.cards <= hand[Card::Locomotive]
    }

    /// The number of ways to pay the price from a hand.
    #[inline]
    pub fn count_payments(self, hand: Cards) -> u16 {
        let beside = |colored: u8| {
            let Range { start, end } = self.locomotives_beside(colored, hand[Card::Locomotive]);
            u16::from(end.saturating_sub(start))
        };
        let colored = match self.color {
            Some(color) => beside(hand[color.card()]),
            None => hand.colored().map(beside).into_iter().sum(),
        };
        colored + u16::from(self.takes_only_locomotives(hand))
    }

    /// The payment at this index, in the order of [`Price::payments`].
    #[expect(clippy::as_conversions, reason = "below the length of a range of u8")]
    pub(super) fn nth_payment(self, hand: Cards, mut number: usize) -> Option<Payment> {
        for (color, locomotives) in self.colored(hand) {
            if number < locomotives.len() {
                return Some(Payment { color: Some(color), locomotives: locomotives.start + number as u8 });
            }
            number -= locomotives.len();
        }
        let all_locomotives = Payment { color: None, locomotives: self.cards };
        (number == 0 && self.takes_only_locomotives(hand)).then_some(all_locomotives)
    }

    /// Checks that a payment is one that [`Price::payments`] lists.
    ///
    /// # Errors
    /// `WrongPayment` if it does not fit the price, `CardsShort` if the hand does not hold it.
    pub fn check(self, payment: Payment, hand: Cards) -> Result<(), Rejection> {
        let color_fits = match (payment.color, self.color) {
            (None, _) => payment.locomotives == self.cards,
            (Some(_), None) => payment.locomotives < self.cards,
            (Some(laid), Some(asked)) => laid == asked && payment.locomotives < self.cards,
        };
        if !color_fits || payment.locomotives < self.locomotives {
            return Err(Rejection::WrongPayment {
                cards: self.cards,
                color: self.color,
                locomotives: self.locomotives,
            });
        }
        let colored = payment.color.map(|color| (color.card(), self.cards.saturating_sub(payment.locomotives)));
        let mut laid = colored.into_iter().chain([(Card::Locomotive, payment.locomotives)]);
        match laid.find(|(card, need)| *need > hand[*card]) {
            Some((card, need)) => Err(Rejection::CardsShort { card, need, have: hand[card] }),
            None => Ok(()),
        }
    }
}

/// A number for each price of a route: by the kind of the price, then by its number of cards, 1 to
/// 8.
pub(super) type ByPrice = [[u8; MAX_CARDS]; PRICE_KINDS];

/// The ways to pay prices that differ in their number of cards only, 1 to 8, each in a byte, the
/// fewest cards in the lowest. No byte runs over: a price has 65 ways at most.
type Ways = u64;

#[expect(clippy::as_conversions, reason = "From is not const")]
const fn ways(price: Price, colored: u8, held: u8) -> Ways {
    let Range { start, end } = price.locomotives_beside(colored, held);
    (end.saturating_sub(start) as Ways) << (MAX_CARDS * (price.cards as usize - 1))
}

/// The ways with cards of one colour, by the locomotives and by the cards of this colour in the
/// hand and by the locomotives that the price asks for.
#[expect(clippy::as_conversions, clippy::indexing_slicing, reason = "an index outside of the table does not compile")]
static COLORED_WAYS: [[[Ways; 3]; MAX_CARDS + 1]; MAX_CARDS + 1] = {
    let mut table = [[[0; 3]; MAX_CARDS + 1]; MAX_CARDS + 1];
    let mut at = 0;
    while at < 3 * (MAX_CARDS + 1) * (MAX_CARDS + 1) * MAX_CARDS {
        let (cards, rest) = (at % MAX_CARDS + 1, at / MAX_CARDS);
        let (asked, held, colored) = (rest % 3, rest / 3 % (MAX_CARDS + 1), rest / 3 / (MAX_CARDS + 1));
        let price = Price { cards: cards as u8, color: None, locomotives: asked as u8 };
        table[held][colored][asked] += ways(price, colored as u8, held as u8);
        at += 1;
    }
    table
};

/// The ways with locomotives only, by the locomotives in the hand: one for each price that is not
/// higher.
#[expect(clippy::indexing_slicing, reason = "an index outside of the table does not compile")]
static LOCOMOTIVE_WAYS: [Ways; MAX_CARDS + 1] = {
    let mut table = [0; MAX_CARDS + 1];
    let mut held = 1;
    while held <= MAX_CARDS {
        table[held] = table[held - 1] | (1 << (MAX_CARDS * (held - 1)));
        held += 1;
    }
    table
};

/// The number of ways to pay each price of a route, and each price of a station. A price has its
/// number at `PriceClass::place`.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct PaymentCounts(ByPrice);

impl PaymentCounts {
    /// Counts as [`Price::count_payments`] does, for all prices.
    #[expect(clippy::indexing_slicing, reason = "the tables end with the most cards that matter")]
    #[inline(always)]
    pub fn count(&mut self, hand: Cards) {
        let most = |cards: u8| usize::from(cards).min(MAX_CARDS);
        let held = most(hand[Card::Locomotive]);
        let mut counts = [LOCOMOTIVE_WAYS[held]; PRICE_KINDS];
        let [pink, blue, orange, white, green, yellow, black, red, any, ferry, long_ferry] = &mut counts;
        let colors = [pink, blue, orange, white, green, yellow, black, red];
        for (color, colored) in colors.into_iter().zip(hand.colored()) {
            let [one, with_one, with_two] = COLORED_WAYS[held][most(colored)];
            *color += one;
            *any += one;
            *ferry += with_one;
            *long_ferry += with_two;
        }
        self.0 = counts.map(Ways::to_le_bytes);
    }

    /// A number for each price.
    pub fn by_price(&self) -> &ByPrice {
        &self.0
    }

    /// The ways to pay a price of `cards` cards of any colour, such as that of a station.
    pub fn of_any_color(&self, cards: u8) -> u8 {
        let [_, _, _, _, _, _, _, _, any, ..] = &self.0;
        usize::from(cards).checked_sub(1).and_then(|at| any.get(at)).copied().unwrap_or(0)
    }
}
