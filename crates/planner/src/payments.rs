//! Payments in groups, as people choose them: a colour, then the number of locomotives.

use railhead_engine::{Color, Payment};
use serde::Serialize;

/// The payments with cards of one colour. Every number of locomotives between the two is possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct PaymentRange {
    /// The colour of the cards that are not locomotives; null if all are locomotives.
    #[cfg_attr(feature = "utoipa", schema(example = "red"))]
    pub color: Option<Color>,
    /// The fewest locomotives that can be laid.
    #[cfg_attr(feature = "utoipa", schema(example = 0))]
    pub fewest_locomotives: u8,
    /// The most locomotives that can be laid.
    #[cfg_attr(feature = "utoipa", schema(example = 2))]
    pub most_locomotives: u8,
}

impl PaymentRange {
    /// The groups of payments for the same thing, in the order in which their colours come.
    pub fn group(payments: impl IntoIterator<Item = Payment>) -> Vec<PaymentRange> {
        let mut groups = Vec::new();
        payments.into_iter().for_each(|payment| PaymentRange::add(&mut groups, payment));
        groups
    }

    /// Adds a payment to its group.
    pub fn add(groups: &mut Vec<PaymentRange>, Payment { color, locomotives }: Payment) {
        match groups.iter_mut().find(|group| group.color == color) {
            Some(group) => {
                group.fewest_locomotives = group.fewest_locomotives.min(locomotives);
                group.most_locomotives = group.most_locomotives.max(locomotives);
            }
            None => groups.push(PaymentRange { color, fewest_locomotives: locomotives, most_locomotives: locomotives }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use railhead_engine::{Card, Cards, Price, Route};

    #[test]
    fn a_group_stands_for_exactly_its_payments() {
        let hand = Cards::from_iter([Card::Red, Card::Red, Card::Blue, Card::Locomotive, Card::Locomotive]);
        for route in Route::all() {
            let payments = Price::of_route(route.facts()).payments(hand).collect::<Vec<_>>();
            let groups = PaymentRange::group(payments.iter().copied());
            let listed = groups.iter().flat_map(|group| {
                let each = group.fewest_locomotives..=group.most_locomotives;
                each.map(|locomotives| Payment { color: group.color, locomotives })
            });
            assert_eq!(listed.collect::<Vec<_>>(), payments, "{route}");
        }
    }
}
