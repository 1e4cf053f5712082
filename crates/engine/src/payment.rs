//! What a route or a station costs, and the ways to pay it. This is the only place that judges the
//! cards of a claim.

use super::{
    board::{PRICE_CARDS, PRICE_COLUMNS, PRICE_LOCOMOTIVES, PRICE_TAKES, RouteFacts},
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
        laid[Card::Locomotive] = self.locomotives;
        if let Some(color) = self.color {
            laid[color.card()] = cards.saturating_sub(self.locomotives);
        }
        laid
    }
}

/// What has to be paid.
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

    /// How many locomotives may be laid with cards of an allowed colour, given how many of both are
    /// in the hand. At least the required ones and those that replace missing coloured cards, at
    /// most those held, and never all cards (R5.2).
    fn locomotives_beside(self, colored: u8, locomotives: u8) -> Range<u8> {
        let asked = self.locomotives.max(self.cards.saturating_sub(colored));
        asked..self.cards.min(locomotives.saturating_add(1))
    }

    /// The colours that may be laid, each with the numbers of locomotives that may be laid beside it.
    fn colored(self, hand: Cards) -> impl Iterator<Item = (Color, Range<u8>)> {
        let (first, count) = self.color.map_or((0, Color::ALL.len()), |color| (color as usize, 1));
        let beside = move |color: Color| self.locomotives_beside(hand[color.card()], hand[Card::Locomotive]);
        Color::ALL.into_iter().skip(first).take(count).map(move |color| (color, beside(color)))
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

    /// [`Price::count_payments`] for every price of a route, in the order of `PRICES`; zero for
    /// those of more than `reach` cards. Written column by column, so that the compiler counts
    /// sixteen prices at once.
    pub(super) fn count_all_payments(hand: Cards, reach: u8) -> [u8; PRICE_COLUMNS] {
        let locomotives = hand[Card::Locomotive];
        let mut count = [0_u8; PRICE_COLUMNS];
        for (colored, takes) in hand.colored().into_iter().zip(&PRICE_TAKES) {
            let prices = PRICE_CARDS.iter().zip(&PRICE_LOCOMOTIVES).zip(takes);
            for (count, ((cards, least), takes)) in count.iter_mut().zip(prices) {
                let asked = (*least).max(cards.saturating_sub(colored));
                let beside = (*cards).min(locomotives.saturating_add(1)).saturating_sub(asked);
                *count = count.wrapping_add(beside & takes);
            }
        }
        for (count, cards) in count.iter_mut().zip(&PRICE_CARDS) {
            let all = count.wrapping_add(u8::from(*cards <= locomotives));
            *count = if *cards <= reach { all } else { 0 };
        }
        count
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
        let short = |(card, laid): &(Card, u8)| *laid > hand[*card];
        match payment.cards(self.cards).iter().find(short) {
            Some((card, need)) => Err(Rejection::CardsShort { card, need, have: hand[card] }),
            None => Ok(()),
        }
    }
}
