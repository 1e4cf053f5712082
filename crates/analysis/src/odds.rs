//! Probabilities of the cards that are drawn, and of a tunnel's surcharge.

use railhead_bots::is_surcharge;
use railhead_engine::{Card, Cards, Payment};
use rand::{Rng, RngExt};

/// The probabilities of numbered outcomes.
pub(crate) type Odds = Vec<f64>;

/// The probability of each card, in the order of [`Card::ALL`].
pub(crate) fn cards(bag: Cards) -> Odds {
    let total = f64::from(bag.total().max(1));
    bag.iter().map(|(_, count)| f64::from(count) / total).collect()
}

/// The probability of each surcharge, 0 to 3, if three cards are revealed. When the deck is used up,
/// the discards become a new one (R4.8).
pub(crate) fn surcharges(deck: Cards, discards: Cards, laid: Payment) -> Odds {
    let asking =
        |bag: Cards| bag.iter().filter(|(card, _)| is_surcharge(*card, laid)).map(|(_, count)| count).sum::<u8>();
    let bag = |cards: Cards| Bag { asking: asking(cards).into(), all: cards.total().into() };
    let mut odds = vec![0.0; 4];
    reveal(bag(deck), bag(discards), 3, 0, 1.0, &mut odds);
    odds
}

/// The number of cards that ask for a surcharge, and of all.
#[derive(Clone, Copy)]
struct Bag {
    asking: u32,
    all: u32,
}

fn reveal(deck: Bag, discards: Bag, left: u8, asked: usize, chance: f64, odds: &mut Odds) {
    if deck.all == 0 && discards.all > 0 {
        return reveal(discards, Bag { asking: 0, all: 0 }, left, asked, chance, odds);
    }
    if left == 0 || deck.all == 0 {
        odds.iter_mut().skip(asked).take(1).for_each(|place| *place += chance);
        return;
    }
    let asks = f64::from(deck.asking) / f64::from(deck.all);
    let rest = |asking: u32| Bag { asking, all: deck.all - 1 };
    if deck.asking > 0 {
        reveal(rest(deck.asking - 1), discards, left - 1, asked + 1, chance * asks, odds);
    }
    if deck.asking < deck.all {
        reveal(rest(deck.asking), discards, left - 1, asked, chance * (1.0 - asks), odds);
    }
}

/// An outcome by the odds `truth`, given one by the odds `belief`: the same one as often as possible.
/// So the difference of both shows with little noise.
pub(crate) fn coupled(believed: usize, belief: &[f64], truth: &[f64], rng: &mut dyn Rng) -> usize {
    let of = |odds: &[f64], at: usize| odds.get(at).copied().unwrap_or_default();
    if rng.random::<f64>() * of(belief, believed) < of(truth, believed) {
        return believed;
    }
    let missing = truth.iter().zip(belief).map(|(truth, belief)| (truth - belief).max(0.0)).collect::<Odds>();
    let mut left = rng.random::<f64>() * missing.iter().sum::<f64>();
    let hit = missing.iter().position(|share| {
        left -= share;
        left < 0.0
    });
    hit.unwrap_or(believed)
}

/// The card of these odds with this number.
pub(crate) fn card(number: usize) -> Card {
    Card::ALL.get(number).copied().unwrap_or(Card::Locomotive)
}

#[cfg(test)]
#[expect(clippy::indexing_slicing)]
mod tests {
    use super::*;
    use railhead_engine::{Color, Int};
    use rand::{SeedableRng, rngs::SmallRng};

    fn bag(cards: &[(Card, u8)]) -> Cards {
        cards.iter().flat_map(|(card, count)| vec![*card; (*count).into()]).collect()
    }

    #[test]
    fn the_odds_of_a_surcharge_count_cards_in_the_deck() {
        let red = Payment { color: Some(Color::Red), locomotives: 0 };
        let deck = bag(&[(Card::Red, 1), (Card::Locomotive, 1), (Card::Blue, 2)]);
        let odds = surcharges(deck, Cards::default(), red);
        for (odds, expected) in odds.iter().zip([0.0, 0.5, 0.5, 0.0]) {
            assert!((odds - expected).abs() < 1e-9, "{odds}");
        }
        let one = bag(&[(Card::Red, 1)]);
        assert_eq!(surcharges(one, bag(&[(Card::Blue, 5)]), red), [0.0, 1.0, 0.0, 0.0]);
        assert_eq!(surcharges(one, Cards::default(), red), [0.0, 1.0, 0.0, 0.0]);
    }

    #[test]
    fn the_odds_of_a_card_are_its_share_of_the_bag() {
        let odds = cards(bag(&[(Card::Red, 1), (Card::Locomotive, 3)]));
        for (number, odds) in odds.into_iter().enumerate() {
            let expected = match card(number) {
                Card::Red => 0.25,
                Card::Locomotive => 0.75,
                _ => 0.0,
            };
            assert!((odds - expected).abs() < 1e-9, "{number}: {odds}");
        }
        assert_eq!(cards(Cards::default()), [0.0; 9]);
        assert_eq!((0..9).map(card).collect::<Vec<_>>(), Card::ALL);
    }

    /// Every order of the cards is as likely as any other.
    #[test]
    fn the_odds_of_a_surcharge_are_those_of_all_orders() {
        let blue = Payment { color: Some(Color::Blue), locomotives: 1 };
        let red =
            |red, blue, locomotives| bag(&[(Card::Red, red), (Card::Blue, blue), (Card::Locomotive, locomotives)]);
        for (deck, discards) in [
            (red(2, 2, 1), red(0, 0, 0)),
            (red(1, 1, 0), red(2, 1, 1)),
            (red(0, 1, 0), red(1, 2, 0)),
            (red(0, 0, 0), red(1, 1, 1)),
            (red(1, 0, 0), red(0, 1, 0)),
            (red(0, 0, 2), red(3, 0, 0)),
            (red(0, 0, 0), red(0, 0, 0)),
        ] {
            let piles = [deck, discards].map(|bag| {
                bag.iter().flat_map(|(card, count)| vec![is_surcharge(card, blue); count.into()]).collect::<Vec<_>>()
            });
            let mut expected = [0.0; 4];
            orders(&piles, 3, 0, 1.0, &mut expected);
            let odds = surcharges(deck, discards, blue);
            assert!(odds.iter().zip(expected).all(|(odds, expected)| (odds - expected).abs() < 1e-9), "{odds:?}");
            assert!(odds.len() == 4 && (odds.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        }
    }

    /// Takes each card of the first pile that has any in turn.
    fn orders(piles: &[Vec<bool>; 2], left: usize, asked: usize, chance: f64, odds: &mut [f64; 4]) {
        let Some(pile) = piles.iter().position(|pile| !pile.is_empty()).filter(|_| left > 0) else {
            odds[asked] += chance;
            return;
        };
        let count = piles[pile].len();
        for at in 0..count {
            let mut rest = piles.clone();
            let asks = rest[pile].swap_remove(at);
            orders(&rest, left - 1, asked + usize::from(asks), chance / count.to_float(), odds);
        }
    }

    #[test]
    fn an_outcome_that_cannot_come_becomes_another() {
        let mut rng = SmallRng::seed_from_u64(2);
        let drawn = (0..2_000).map(|_| coupled(0, &[1.0, 0.0, 0.0], &[0.0, 0.25, 0.75], &mut rng)).collect::<Vec<_>>();
        let ones = drawn.iter().filter(|drawn| **drawn == 1).count();
        assert!(!drawn.contains(&0) && (400..600).contains(&ones), "{ones}");
        assert!((0..200).all(|_| coupled(2, &[0.5, 0.0, 0.5], &[0.0, 0.0, 1.0], &mut rng) == 2));
    }

    #[test]
    fn a_coupled_outcome_has_the_true_odds() {
        let (belief, truth) = ([0.5, 0.3, 0.2], [0.2, 0.3, 0.5]);
        let mut rng = SmallRng::seed_from_u64(1);
        let mut counts = [0_u32; 3];
        let mut same = 0;
        for _ in 0..20_000 {
            let draw = rng.random::<f64>();
            let believed = if draw < 0.5 {
                0
            } else if draw < 0.8 {
                1
            } else {
                2
            };
            let drawn = coupled(believed, &belief, &truth, &mut rng);
            counts.iter_mut().skip(drawn).take(1).for_each(|count| *count += 1);
            same += u32::from(drawn == believed);
        }
        for (count, odds) in counts.iter().zip(truth) {
            assert!((f64::from(*count) / 20_000.0 - odds).abs() < 0.015, "{counts:?}");
        }
        assert!((f64::from(same) / 20_000.0 - 0.7).abs() < 0.015, "{same}");
    }
}
