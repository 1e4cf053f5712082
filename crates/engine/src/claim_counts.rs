//! The claims of a seat, counted by their prices.

use super::{
    board::MAX_CARDS,
    payment::{ByPrice, PaymentCounts},
    prices::{PRICES, PriceClass},
};

/// Counts the claims of these routes with these ways to pay them, by a player with this many
/// trains.
pub(super) fn count_claims(routes: &ByPrice, payments: &PaymentCounts, trains: u8) -> usize {
    let by_cards = sums_of_products(routes, payments.by_price());
    by_cards.iter().take(trains.into()).sum::<u16>().into()
}

/// Finds the price of the claim at this index, the cheapest first, its index among those of this
/// price, and the number of ways to pay it.
pub(super) fn find_claim(
    routes: &ByPrice,
    payments: &PaymentCounts,
    number: usize,
) -> Option<(&'static PriceClass, u16, u16)> {
    let mut number = u16::try_from(number).ok()?;
    PRICES.iter().find_map(|class| {
        let at = |table: &ByPrice| table.as_flattened().get(class.place).copied().map_or(0, u16::from);
        let payments = at(payments.by_price());
        let claims = at(routes) * payments;
        let is_here = number < claims;
        number -= if is_here { 0 } else { claims };
        is_here.then_some((class, number, payments))
    })
}

/// The sums of the products, by the number of cards. Not inlined: unrolled, they are not computed
/// all at once.
#[inline(never)]
fn sums_of_products(routes: &ByPrice, payments: &ByPrice) -> [u16; MAX_CARDS] {
    let mut sums = [0; MAX_CARDS];
    for (routes, payments) in routes.iter().zip(payments) {
        for ((sum, routes), payments) in sums.iter_mut().zip(routes).zip(payments) {
            *sum += u16::from(*routes) * u16::from(*payments);
        }
    }
    sums
}
