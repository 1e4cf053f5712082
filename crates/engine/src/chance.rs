//! The source of the randomness of a decision: a stream of numbers, the keys of a shared deal, or outcomes
//! that are known.

use super::{
    card::{Card, Cards},
    draws::Draw,
    seat::Seat,
    ticket::{Ticket, TicketId, sample},
};
use rand::{Rng, RngExt};
use std::cmp::{Ordering, Reverse};
use tinyvec::ArrayVec;

/// The keys of a shared deal.
pub trait Keys {
    /// The HMAC-SHA256, with the key of the deal, of a text that names a draw and what it could bring.
    fn key(&self, draw: &str) -> [u8; 32];
}

/// The results of the draws of a decision, in their order: what cannot be is refused as if nothing were left.
pub trait Outcomes {
    /// The next card.
    fn card(&mut self) -> Option<Card>;
    /// The next seat.
    fn seat(&mut self) -> Option<Seat>;
    /// The next ticket.
    fn ticket(&mut self) -> Option<TicketId>;
}

/// The source of the randomness of a decision.
pub enum Chance<'a> {
    /// Numbers in the order in which they are needed.
    Stream(&'a mut dyn Rng),
    /// A key for each thing that a draw could bring: the greatest is drawn. What others did before
    /// changes only what is left.
    Keyed(&'a dyn Keys),
    /// The results of a decision that was made elsewhere.
    Known(&'a mut dyn Outcomes),
}

impl Chance<'_> {
    /// The same source, for a decision within this one.
    pub(super) fn reborrow(&mut self) -> Chance<'_> {
        match self {
            Chance::Stream(rng) => Chance::Stream(&mut **rng),
            Chance::Keyed(keys) => Chance::Keyed(*keys),
            Chance::Known(outcomes) => Chance::Known(&mut **outcomes),
        }
    }

    /// A card of a bag, without taking it out; each is equally likely. None if the bag is empty.
    #[inline(always)]
    pub(super) fn card(&mut self, bag: &Cards, draw: impl FnOnce() -> Draw) -> Option<Card> {
        match self {
            Chance::Stream(rng) => bag.choose(&mut **rng),
            Chance::Keyed(keys) => keyed_card(*keys, bag, draw()),
            Chance::Known(outcomes) => outcomes.card().filter(|card| bag[*card] > 0),
        }
    }

    /// One of so many seats.
    pub(super) fn seat(&mut self, seats: u8) -> Option<Seat> {
        match self {
            Chance::Stream(rng) => Seat::first(seats).nth(rng.random_range(0..usize::from(seats))),
            Chance::Keyed(keys) => {
                first_of(Seat::first(seats), |seat| keys.key(&format!("{}/{}", Draw::First, seat.number())))
            }
            Chance::Known(outcomes) => outcomes.seat(),
        }
    }

    /// `count` distinct tickets of a bag, or all if there are fewer. `draw` names the draw of each, by
    /// its number within this sample.
    pub(super) fn tickets<const MOST: usize>(
        &mut self,
        bag: &[Ticket],
        count: usize,
        draw: impl Fn(u32) -> Draw,
    ) -> ArrayVec<[Ticket; MOST]> {
        match self {
            Chance::Stream(rng) => sample(bag, count, &mut **rng),
            Chance::Keyed(keys) => {
                let mut left = bag.to_vec();
                let next = |number| {
                    let draw = draw(number);
                    let best = first_of(0..left.len(), |at| {
                        left.get(*at).map(|ticket| keys.key(&format!("{draw}/{}", ticket.id)))
                    })?;
                    Some(left.remove(best))
                };
                (0..).take(count.min(MOST)).map_while(next).collect()
            }
            Chance::Known(outcomes) => {
                let mut left = bag.to_vec();
                let next = |_| {
                    let drawn = outcomes.ticket()?;
                    Some(left.remove(left.iter().position(|ticket| ticket.id == drawn)?))
                };
                (0..count.min(MOST).min(bag.len())).map_while(next).collect()
            }
        }
    }
}

/// The one with the greatest key; of equal keys, the first.
fn first_of<T, K: Ord>(those: impl Iterator<Item = T>, key: impl Fn(&T) -> K) -> Option<T> {
    those.enumerate().max_by_key(|(at, one)| (key(one), Reverse(*at))).map(|(_, one)| one)
}

/// Each card of a bag has a number of its own, and the one with the greatest is drawn. Cards of a kind
/// are alike, so one number stands for all of them: the greatest of `count` numbers is distributed as
/// the `count`-th root of one.
fn keyed_card(keys: &dyn Keys, bag: &Cards, draw: Draw) -> Option<Card> {
    let present = bag.iter().filter(|(_, count)| *count > 0);
    let root = present.map(|(card, count)| (card, Root { number: number(keys, draw, card), degree: count }));
    root.reduce(|best, next| if next.1.cmp(&best.1) == Ordering::Greater { next } else { best }).map(|(card, _)| card)
}

fn number(keys: &dyn Keys, draw: Draw, card: Card) -> u64 {
    let key = keys.key(&format!("{draw}/{}", card.name()));
    key.first_chunk().map_or(0, |first| u64::from_be_bytes(*first))
}

/// The root of a number divided by 2⁶⁴, compared exactly: (a / 2⁶⁴)^(1/m) < (b / 2⁶⁴)^(1/n) if and only
/// if a^n · 2^(64·m) < b^m · 2^(64·n).
struct Root {
    number: u64,
    degree: u8,
}

impl Root {
    fn cmp(&self, other: &Root) -> Ordering {
        let one = shifted_power(self.number, other.degree, self.degree);
        let two = shifted_power(other.number, self.degree, other.degree);
        one.len().cmp(&two.len()).then_with(|| one.iter().rev().cmp(two.iter().rev()))
    }
}

/// A power, times 2⁶⁴ so many times, as a number of 64-bit digits: the least first, without leading
/// zeros.
#[expect(clippy::as_conversions, reason = "the low digit of a product, and its carry, which is below 2⁶⁴")]
fn shifted_power(base: u64, exponent: u8, shift: u8) -> Vec<u64> {
    let mut digits = vec![0_u64; usize::from(shift)];
    digits.push(1);
    for _ in 0..exponent {
        let mut carry = 0_u128;
        for digit in digits.iter_mut().skip(shift.into()) {
            let product = u128::from(*digit) * u128::from(base) + carry;
            *digit = product as u64;
            carry = product >> 64;
        }
        digits.extend((carry > 0).then_some(carry as u64));
    }
    let kept = digits.iter().rposition(|digit| *digit > 0).map_or(0, |last| last + 1);
    digits.truncate(kept);
    digits
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    fn root(number: u64, degree: u8) -> Root {
        Root { number, degree }
    }

    #[test]
    fn roots_are_compared_exactly() {
        let half = 1_u64 << 63;
        assert_eq!(root(half, 1).cmp(&root(half / 2, 2)), Ordering::Equal);
        assert_eq!(root(half, 1).cmp(&root(half / 2 + 1, 2)), Ordering::Less);
        assert_eq!(root(half, 1).cmp(&root(half >> 13, 14)), Ordering::Equal);
        assert_eq!(root(half, 1).cmp(&root((half >> 13) - 1, 14)), Ordering::Greater);
        assert_eq!(root(0, 14).cmp(&root(0, 1)), Ordering::Equal);
        assert_eq!(root(0, 14).cmp(&root(1, 1)), Ordering::Less);
        let most = u64::MAX;
        assert_eq!(root(most, 14).cmp(&root(most, 13)), Ordering::Greater);
        assert_eq!(root(most - 1, 14).cmp(&root(most, 14)), Ordering::Less);
    }

    /// Keys that are as random as those of a deal.
    struct Mixed;

    impl Keys for Mixed {
        fn key(&self, draw: &str) -> [u8; 32] {
            let mix = |state: u64, byte: u8| (state ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            let hash = draw.bytes().fold(0xcbf2_9ce4_8422_2325, mix);
            ChaCha8Rng::seed_from_u64(hash).random()
        }
    }

    /// The statistic of Pearson's test: how far counts are from those that weights let expect.
    fn chi_squared(counts: &[u32], weights: &[u32]) -> f64 {
        let (drawn, all) = (f64::from(counts.iter().sum::<u32>()), f64::from(weights.iter().sum::<u32>()));
        let expected = weights.iter().map(|weight| drawn * f64::from(*weight) / all);
        counts.iter().zip(expected).map(|(count, expected)| (f64::from(*count) - expected).powi(2) / expected).sum()
    }

    /// A million draws from bags of several kinds. 26.1 is exceeded once in a thousand times.
    #[test]
    fn every_card_is_equally_likely() {
        let bags = [[12, 12, 12, 12, 12, 12, 12, 12, 14], [1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 1, 1, 1, 1, 1, 1, 1, 14]];
        for (number, weights) in (0_u8..).zip(bags) {
            let one_kind = |(card, count): (Card, u8)| std::iter::repeat_n(card, usize::from(count));
            let bag = Card::ALL.into_iter().zip(weights).flat_map(one_kind).collect::<Cards>();
            let mut counts = [0; 9];
            for at in 0..333_334 {
                let draw = Draw::Blind(Seat::ALL[usize::from(number)], at);
                counts[keyed_card(&Mixed, &bag, draw).unwrap() as usize] += 1;
            }
            let measured = chi_squared(&counts, &weights.map(u32::from));
            assert!(measured < 26.1, "{weights:?}: {measured}, {counts:?}");
        }
    }

    /// The first two of four tickets, as often in each of twelve orders. 31.3 is exceeded once in a
    /// thousand times.
    #[test]
    fn every_order_of_tickets_is_equally_likely() {
        let bag = crate::ticket::TicketSet::Europe.tickets().take(4).collect::<Vec<_>>();
        let mut counts = [0; 16];
        for at in 0..120_000 {
            let draw = |number| Draw::Ticket(Seat::ALL[0], 2 * at + number);
            let drawn: ArrayVec<[Ticket; 5]> = Chance::Keyed(&Mixed).tickets(&bag, 2, draw);
            let place = |drawn: &Ticket| bag.iter().position(|ticket| ticket == drawn).unwrap();
            counts[4 * place(&drawn[0]) + place(&drawn[1])] += 1;
        }
        let orders = (0..16).filter(|order| order / 4 != order % 4).map(|order| counts[order]).collect::<Vec<_>>();
        let measured = chi_squared(&orders, &[1; 12]);
        assert!(measured < 31.3 && orders.iter().sum::<u32>() == 120_000, "{measured}, {counts:?}");
    }

    #[test]
    fn of_equal_keys_the_first_is_drawn() {
        struct Equal;
        impl Keys for Equal {
            fn key(&self, _: &str) -> [u8; 32] {
                [0; 32]
            }
        }
        let bag = Cards::from_iter([Card::Red, Card::Blue, Card::Locomotive]);
        assert_eq!(keyed_card(&Equal, &bag, Draw::First), Some(Card::Blue));
        assert_eq!(Chance::Keyed(&Equal).seat(4), Some(Seat::ALL[0]));
    }
}
