//! Cards that a hand lacks, and those that tunnels are expected to ask for.

use railhead_engine::{Card, Cards, Color, Int, Price, StepView, TableView, whole};
use serde::Serialize;
use std::cmp::Reverse;

/// The number of cards revealed for a tunnel (R6.1).
const REVEALED: u8 = 3;

/// The cards that a hand lacks for one route or station.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = RouteLack))]
pub struct Lack {
    /// The colour with which the hand lacks fewest cards; null if any colour may be used and the
    /// hand has none.
    #[cfg_attr(feature = "utoipa", schema(example = "red"))]
    pub color: Option<Color>,
    /// The number of missing cards of this colour. Locomotives that no ferry asks for have
    /// replaced some already.
    #[cfg_attr(feature = "utoipa", schema(example = 1))]
    pub cards: u8,
    /// The number of missing locomotives that the ferry asks for.
    #[cfg_attr(feature = "utoipa", schema(example = 0))]
    pub locomotives: u8,
}

impl Lack {
    /// The cards that a hand lacks for a price.
    pub(crate) fn of(price: Price, hand: Cards) -> Lack {
        let held = hand[Card::Locomotive];
        let spare = held.saturating_sub(price.locomotives);
        let colored = price.cards.saturating_sub(price.locomotives);
        let missing = |color: &Color| colored.saturating_sub(hand[color.card()]).saturating_sub(spare);
        let best = match price.color {
            Some(color) => Some(color),
            None => Color::ALL
                .into_iter()
                .filter(|color| hand[color.card()] > 0)
                .min_by_key(|color| (missing(color), Reverse(hand[color.card()]))),
        };
        let cards = best.map_or(colored.saturating_sub(spare), |color| missing(&color));
        Lack { color: best, cards, locomotives: price.locomotives.saturating_sub(held) }
    }

    /// The number of missing cards.
    pub(crate) fn total(self) -> u8 {
        self.cards.saturating_add(self.locomotives)
    }
}

/// The cards that a hand lacks for several routes and stations together. Each card of the hand is
/// used once. Routes of a colour come first; then those of any colour, the longest first, take the
/// fewest cards that suffice, or the most.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct MissingCards {
    /// The number of missing cards, after spare locomotives have replaced others.
    #[cfg_attr(feature = "utoipa", schema(example = 5))]
    pub total: u8,
    /// The missing cards of each colour, before spare locomotives replace any; and the locomotives
    /// that ferries ask for.
    #[cfg_attr(feature = "utoipa", schema(value_type = railhead_engine::CardCounts))]
    pub cards: Cards,
    /// The missing cards for routes and stations of any colour for which the hand has none.
    #[cfg_attr(feature = "utoipa", schema(example = 2))]
    pub any_color: u8,
    /// The locomotives of the hand that no ferry asks for. Each can replace one missing card.
    #[cfg_attr(feature = "utoipa", schema(example = 1))]
    pub spare_locomotives: u8,
}

impl MissingCards {
    /// The cards that a hand lacks for all these prices.
    pub(crate) fn of(prices: impl IntoIterator<Item = Price>, hand: Cards) -> MissingCards {
        let (colored, mut gray) = prices.into_iter().partition::<Vec<Price>, _>(|price| price.color.is_some());
        gray.sort_by_key(|price| Reverse(price.cards.saturating_sub(price.locomotives)));
        let mut left = hand;
        let mut missing = MissingCards::default();
        for price in colored.into_iter().chain(gray) {
            missing.serve(price, &mut left);
        }
        missing.spare_locomotives = left[Card::Locomotive];
        let locomotives = missing.cards[Card::Locomotive];
        let replaceable = missing.cards.total().saturating_sub(locomotives).saturating_add(missing.any_color);
        missing.total = replaceable.saturating_sub(missing.spare_locomotives).saturating_add(locomotives);
        missing
    }

    fn serve(&mut self, price: Price, left: &mut Cards) {
        let colored = price.cards.saturating_sub(price.locomotives);
        match price.color.or_else(|| fitting(*left, colored)) {
            Some(color) => self.lay(color.card(), colored, left),
            None => self.any_color = self.any_color.saturating_add(colored),
        }
        self.lay(Card::Locomotive, price.locomotives, left);
    }

    fn lay(&mut self, card: Card, count: u8, left: &mut Cards) {
        self.cards[card] = self.cards[card].saturating_add(count.saturating_sub(left[card]));
        left.take(card, count);
    }
}

/// The colour of which the fewest cards suffice, else the one with most cards. None without cards.
fn fitting(left: Cards, count: u8) -> Option<Color> {
    let held = |color: &Color| left[color.card()];
    let colors = Color::ALL.into_iter().filter(|color| held(color) > 0);
    colors.min_by_key(|color| {
        let suffices = held(color) >= count;
        (!suffices, if suffices { held(color) } else { u8::MAX - held(color) })
    })
}

/// The cards from which those for a tunnel are revealed, as far as a seat knows them.
pub(crate) struct Reveals {
    /// The cards in the deck and in other hands, which cannot be told apart.
    unseen: Cards,
    deck: u8,
    discards: Cards,
}

impl Reveals {
    pub(crate) fn of(table: &TableView, step: Option<&StepView>, hand: Cards) -> Reveals {
        let mut unseen = Cards::BOX;
        let revealed = match step {
            Some(StepView::Tunnel { revealed, .. }) => *revealed,
            Some(StepView::Choose | StepView::SecondCard | StepView::KeepTickets { .. }) | None => Cards::default(),
        };
        let row = table.row.iter().flatten().copied().collect::<Cards>();
        for seen in [hand, row, table.discards, revealed] {
            seen.iter().for_each(|(card, count)| unseen.take(card, count));
        }
        Reveals { unseen, deck: table.deck, discards: table.discards }
    }

    /// The expected surcharge of a tunnel paid with cards of a colour, in hundredths of a card
    /// (R6.2): the mean over all colours if it is not known. If the deck has fewer cards than are
    /// revealed, the rest come from the discards.
    pub(crate) fn surcharge(&self, color: Option<Color>) -> u32 {
        let from_deck = REVEALED.min(self.deck);
        let from_discards = (REVEALED - from_deck).min(self.discards.total());
        let expected =
            f64::from(from_deck) * share(self.unseen, color) + f64::from(from_discards) * share(self.discards, color);
        u32::saturating_from(whole((expected * 100.0).round()))
    }
}

/// The share of a bag's cards that ask for another card.
fn share(bag: Cards, color: Option<Color>) -> f64 {
    let locomotives = f64::from(bag[Card::Locomotive]);
    let all = f64::from(bag.total());
    let matching = match color {
        Some(color) => f64::from(bag[color.card()]),
        None => (all - locomotives) / Color::ALL.len().to_float(),
    };
    if all > 0.0 { (matching + locomotives) / all } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use railhead_engine::Route;
    use rand::{RngExt, SeedableRng, seq::IndexedRandom};
    use rand_chacha::ChaCha8Rng;

    /// The fewest missing cards, with every colour tried for every price.
    fn fewest(prices: &[Price], hand: Cards) -> u8 {
        let Some((price, rest)) = prices.split_first() else { return 0 };
        let colors = Color::ALL.into_iter().filter(|color| price.color.is_none_or(|only| only == *color));
        let missing =
            colors.flat_map(|color| (price.locomotives..=price.cards).map(move |locomotives| (color, locomotives)));
        let with = |(color, locomotives): (Color, u8)| {
            let mut left = hand;
            let lacks =
                [(color.card(), price.cards - locomotives), (Card::Locomotive, locomotives)].map(|(card, count)| {
                    let lack = count.saturating_sub(left[card]);
                    left.take(card, count);
                    lack
                });
            lacks.into_iter().sum::<u8>() + fewest(rest, left)
        };
        missing.map(with).min().unwrap_or_default()
    }

    fn hand(rng: &mut ChaCha8Rng) -> Cards {
        (0..rng.random_range(0..16)).filter_map(|_| Card::ALL.choose(rng).copied()).collect()
    }

    #[test]
    fn one_route_lacks_exactly_the_fewest_cards() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        for _ in 0..100 {
            let hand = hand(&mut rng);
            for price in Route::all().map(|route| Price::of_route(route.facts())) {
                let lack = Lack::of(price, hand);
                assert_eq!(lack.total(), fewest(&[price], hand), "{price:?} {hand:?}");
                assert_eq!(lack.total() == 0, price.count_payments(hand) > 0, "{price:?} {hand:?}");
            }
        }
    }

    #[test]
    fn several_routes_lack_hardly_more_than_the_fewest() {
        let mut rng = ChaCha8Rng::seed_from_u64(4);
        let routes = Route::all().filter(|route| route.facts().length <= 4).collect::<Vec<_>>();
        let (mut counted, mut least) = (0, 0);
        for _ in 0..300 {
            let hand = hand(&mut rng);
            let prices = (0..3).filter_map(|_| routes.choose(&mut rng)).map(|route| Price::of_route(route.facts()));
            let prices = prices.collect::<Vec<_>>();
            let (total, fewest) = (MissingCards::of(prices.iter().copied(), hand).total, fewest(&prices, hand));
            assert!(total >= fewest, "{prices:?} {hand:?}");
            (counted, least) = (counted + u32::from(total), least + u32::from(fewest));
        }
        assert!(counted * 100 <= least * 101, "{counted} cards, {least} at least");
    }

    #[test]
    fn a_tunnel_asks_for_the_share_of_its_colour_in_three_cards() {
        let unseen = Cards::from_iter([Card::Red, Card::Blue, Card::Blue, Card::Locomotive]);
        let discards = Cards::from_iter([Card::Red]);
        let reveals = |deck| Reveals { unseen, deck, discards };
        assert_eq!(reveals(4).surcharge(Some(Color::Red)), 150);
        assert_eq!(reveals(4).surcharge(Some(Color::Blue)), 225);
        // Two from the deck, and the only discarded card.
        assert_eq!(reveals(2).surcharge(Some(Color::Red)), 200);
        assert_eq!(reveals(0).surcharge(Some(Color::Blue)), 0);
        assert_eq!(reveals(4).surcharge(None), 103);
        // Every card that is not discarded has been seen.
        let used_up = Reveals { unseen: Cards::default(), deck: 0, discards };
        assert_eq!(used_up.surcharge(Some(Color::Red)), 100);
    }
}
