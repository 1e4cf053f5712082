//! The needs of a plan from a hand: the missing cards, the spare cards, and the payments for its
//! routes.

use railhead_engine::{Card, Cards, Color, Int, Payment, Route};

/// The cards a plan needs. Each card of the hand is used once.
#[derive(Clone, Copy)]
pub(crate) struct Needs {
    /// The cards that the plan lacks.
    pub missing: Cards,
    /// The cards of the hand that the plan does not use.
    pub spare: Cards,
    /// The hand after paying for the coloured routes.
    after_colored: Cards,
}

impl Needs {
    /// Coloured routes take their cards first. Then each gray route takes the colour with the most
    /// cards left (R5.1).
    pub fn of(plan: &[Route], hand: Cards) -> Needs {
        let mut needs = Needs { missing: Cards::default(), spare: hand, after_colored: hand };
        for route in plan {
            if let Some(color) = route.facts().color {
                needs.serve(*route, color);
            }
        }
        needs.after_colored = needs.spare;
        for route in plan.iter().filter(|route| route.facts().color.is_none()) {
            needs.serve(*route, most_held(needs.spare));
        }
        needs
    }

    fn serve(&mut self, route: Route, color: Color) {
        let facts = route.facts();
        for (card, count) in [(color.card(), facts.length - facts.ferry), (Card::Locomotive, facts.ferry)] {
            self.missing[card] += count.saturating_sub(self.spare[card]);
            self.spare.take(card, count);
        }
    }

    /// The number of cards the plan lacks if spare locomotives replace missing cards.
    pub fn lacking(&self) -> u8 {
        self.missing.total().saturating_sub(self.spare[Card::Locomotive])
    }

    /// The spare cards of the colour with the most of them, plus the spare locomotives.
    pub fn most_spare(&self) -> u8 {
        self.spare[most_held(self.spare).card()] + self.spare[Card::Locomotive]
    }

    /// The payment for a route of the plan. It leaves the cards that the other routes need, and a
    /// card for the surcharge of a tunnel (R6.2). With `whatever`, it may use any card of the hand.
    /// None if the cards do not suffice.
    pub fn payment(&self, route: Route, hand: Cards, whatever: bool) -> Option<Payment> {
        let facts = route.facts();
        let color = facts.color.unwrap_or_else(|| most_held(if whatever { hand } else { self.after_colored }));
        let held = match facts.color {
            None if !whatever => self.after_colored[color.card()],
            Some(_) | None => hand[color.card()],
        };
        let colored = held.min(facts.length - facts.ferry);
        let locomotives = facts.length - colored;
        let spare = if whatever { hand[Card::Locomotive] } else { self.spare[Card::Locomotive] + facts.ferry };
        if locomotives > spare.min(hand[Card::Locomotive]) {
            return None;
        }
        let left = hand[color.card()] - colored + hand[Card::Locomotive] - locomotives;
        let is_risky = facts.tunnel && !whatever && left == 0;
        (!is_risky).then_some(paid(color, colored, locomotives))
    }

    /// The payment for a route outside the plan, with spare cards only. Unless the plan lacks
    /// nothing, it uses no more locomotives than a ferry requires.
    pub fn spare_payment(&self, route: Route, spend: i32) -> Option<Payment> {
        let facts = route.facts();
        let color = facts.color.unwrap_or_else(|| most_held(self.spare));
        let colored = self.spare[color.card()].min(facts.length - facts.ferry);
        let locomotives = facts.length - colored;
        let spare = if self.missing.is_empty() {
            self.spare[Card::Locomotive]
        } else {
            facts.ferry + u8::saturating_from(spend)
        };
        let is_payable = locomotives <= spare.min(self.spare[Card::Locomotive]);
        is_payable.then_some(paid(color, colored, locomotives))
    }
}

/// A payment; it has no colour if all its cards are locomotives (R5.2).
fn paid(color: Color, colored: u8, locomotives: u8) -> Payment {
    Payment { color: (colored > 0).then_some(color), locomotives }
}

pub(crate) fn most_held(hand: Cards) -> Color {
    Color::ALL.into_iter().max_by_key(|color| hand[color.card()]).unwrap_or(Color::Red)
}
