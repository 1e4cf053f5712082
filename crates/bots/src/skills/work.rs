//! Planning: the tickets to pursue, and the routes that they need.

use super::player::{Intent, Player, Work};
use crate::planning::{Plan, Tolls, missing};
use railhead_engine::{Int, Route, Ticket, TicketId, trains};

impl Player<'_> {
    pub(super) fn intent(&self) -> Intent {
        let tolls = self.tolls();
        let work = (self.style.work)(self, &tolls);
        let hurry = self.position.horizon() <= self.turns_for(&work) + 3;
        Intent { tolls, work, hurry }
    }

    pub(super) fn tolls(&self) -> Tolls {
        let mut tolls = Tolls::default();
        Route::all().for_each(|route| tolls[route] = self.toll(route));
        tolls
    }

    /// The cost of using a route: zero for the player's own, a station for an opponent's (R8.2).
    /// None if the player cannot use it.
    fn toll(&self, route: Route) -> Option<u32> {
        let facts = route.facts();
        let weights = &self.style.weights;
        let position = &self.position;
        if position.owners[route] == Some(position.you.seat) {
            Some(0)
        } else if position.is_foreign(route) {
            let has_room = position.stations[facts.from].is_none() || position.stations[facts.to].is_none();
            let is_lent = position.own_stations().any(|city| route.touches(city));
            let station = weights.station + weights.card * u32::from(position.stations_built());
            if is_lent { Some(1) } else { (has_room && position.seat.stations > 0).then_some(station) }
        } else if position.is_open(route) {
            let cards = weights.card * u32::from(missing(&[route], position.you.hand).total());
            let risk = if facts.tunnel { weights.tunnel } else { 0 };
            let cost = weights.turn + cards + weights.train * u32::from(facts.length) + risk;
            Some(cost.saturating_sub(weights.point * u32::from(route.points())).max(weights.least))
        } else {
            None
        }
    }

    pub fn open_tickets(&self) -> Vec<Ticket> {
        self.position.you.tickets.iter().filter(|own| !own.completed).map(|own| own.ticket).collect()
    }

    /// The work for all open tickets together.
    pub fn work_for_all(&self, tolls: &Tolls) -> Work {
        self.work_for(self.open_tickets(), tolls)
    }

    /// The work for these tickets. While it cannot all be done, the ticket with the highest cost
    /// per point is given up.
    pub fn work_for(&self, mut tickets: Vec<Ticket>, tolls: &Tolls) -> Work {
        loop {
            let plan = Plan::of(&ids(&tickets), tolls);
            let work = self.work_of(&plan);
            if plan.hopeless == 0 && self.can_do(&work) {
                return work;
            }
            let saved_without = |at: usize| {
                let others = (0..).zip(&tickets).filter(|(other, _)| *other != at);
                let rest = Plan::of(&others.map(|(_, ticket)| ticket.id).collect::<Vec<_>>(), tolls);
                let hopeless = plan.hopeless.saturating_sub(rest.hopeless);
                plan.cost.saturating_sub(rest.cost) + 1000 * hopeless
            };
            let dear =
                (0..).zip(&tickets).map(|(at, ticket)| (saved_without(at) * 10 / u32::from(ticket.points.max(1)), at));
            let Some((_, dearest)) = dear.max() else { return work };
            tickets.remove(dearest);
        }
    }

    /// Divides a plan into claims and stations. A station already built lends one route.
    pub fn work_of(&self, plan: &Plan) -> Work {
        let is_foreign = |route: &&Route| self.position.is_foreign(**route);
        let (mut borrowed, claims) = plan.routes.iter().partition::<Vec<Route>, _>(is_foreign);
        for city in self.position.own_stations() {
            if let Some(at) = borrowed.iter().position(|route| route.touches(city)) {
                borrowed.remove(at);
            }
        }
        Work { claims, borrowed }
    }

    pub fn can_do(&self, work: &Work) -> bool {
        trains(&work.claims) <= self.position.seat.trains
            && work.borrowed.len() <= usize::from(self.position.seat.stations)
            && self.turns_for(work) <= self.position.horizon() + self.style.patience
    }

    pub fn turns_for(&self, work: &Work) -> u32 {
        let cards = missing(&work.claims, self.position.you.hand).total();
        u32::saturating_from(work.claims.len() + work.borrowed.len()) + u32::from(cards.div_ceil(2))
    }
}

pub(super) fn ids(tickets: &[Ticket]) -> Vec<TicketId> {
    tickets.iter().map(|ticket| ticket.id).collect()
}
