//! Collecting and spending cards.

use super::player::{Intent, Player};
use crate::planning::{lacking, missing};
use railhead_engine::{Card, Cards, Move, Payment, Route};

impl Player<'_> {
    /// The routes for which cards are collected: the planned ones, or else the target.
    fn collected(&self, intent: &Intent) -> Vec<Route> {
        let planned = &intent.work.claims;
        if planned.is_empty() { (self.style.target)(self).into_iter().collect() } else { planned.clone() }
    }

    /// The open route with the most points for each turn it takes, preferring routes that touch the
    /// player's own, and those with a high factor.
    pub fn most_rewarding(&self, factor: impl Fn(Route) -> u32) -> Option<Route> {
        let own = self.position.owned_by(self.position.you.seat);
        let reward = |route: &Route| {
            let facts = route.facts();
            let extends = own.iter().any(|other| other.touches(facts.from) || other.touches(facts.to));
            let points = 100 * u32::from(route.points()) + if extends { 50 } else { 0 };
            factor(*route) * (points / self.half_turns(*route))
        };
        self.position.open_routes().max_by_key(reward)
    }

    /// Twice the number of turns that a route takes.
    pub fn half_turns(&self, route: Route) -> u32 {
        let missing = missing(&[route], self.position.you.hand).total();
        u32::from(2 + missing + u8::from(route.facts().tunnel))
    }

    /// Draws a missing card that lies face up, or else a blind one.
    pub(super) fn draw<'m>(&self, moves: &'m [Move], intent: &Intent) -> Option<&'m Move> {
        let targets = self.collected(intent);
        let missing = missing(&targets, self.position.you.hand);
        let is_last = lacking(&targets, self.position.you.hand) == 1;
        let worth = |card: Card| match card {
            Card::Locomotive if missing[card] > 0 || is_last => 1000,
            Card::Locomotive => -1,
            _ if missing[card] > 0 => 1 + self.urgency(card, &targets),
            _ => 0,
        };
        let options = moves.iter().filter_map(|made| match made {
            Move::DrawCard {} => Some((0, made)),
            Move::TakeFaceUp { slot } => {
                let card = self.position.view.table.row.get(usize::from(*slot)).copied().flatten()?;
                Some((worth(card) * 2 - 1, made))
            }
            _ => None,
        });
        self.pick(options)
    }

    /// The usefulness of a card of a colour. A route counts for more the fewer cards it lacks.
    fn urgency(&self, card: Card, targets: &[Route]) -> i32 {
        let fits = targets.iter().filter(|route| route.facts().color.is_none_or(|color| color.card() == card));
        let lacks = fits.map(|route| i32::from(missing(&[*route], self.position.you.hand).total()));
        lacks.filter(|lacks| *lacks > 0).map(|lacks| 60 / lacks).sum()
    }

    pub(super) fn hand_after(&self, payment: Payment, cards: u8) -> Cards {
        let mut hand = self.position.you.hand;
        payment.cards(cards).iter().for_each(|(card, count)| hand.take(card, count));
        hand
    }

    /// The number of cards that the planned routes lack after a payment and did not lack before.
    pub fn loss(&self, planned: &[Route], claimed: Route, payment: Payment) -> i32 {
        let others = planned.iter().copied().filter(|other| *other != claimed).collect::<Vec<_>>();
        let after = lacking(&others, self.hand_after(payment, claimed.facts().length));
        i32::from(after) - i32::from(lacking(planned, self.position.you.hand))
    }

    /// Whether a payment leaves no card for the surcharge of a tunnel (R6.2, R6.3).
    pub fn is_risky(&self, route: Route, payment: Payment) -> bool {
        let hand = self.hand_after(payment, route.facts().length);
        let colored = payment.color.map_or(0, |color| hand[color.card()]);
        route.facts().tunnel && hand[Card::Locomotive] + colored == 0
    }
}
