//! The intent of a player in a sampled world: the planned ways for their tickets, kept until a
//! route is lost; the tickets they keep; and the route for points once the tickets are done. Costs
//! are in tenths of a point, as for the conductor.

use super::{
    needs::most_held,
    tuning::Tuning,
    ways::{CLOSED, Costs, cheapest_way, exits},
    world::World,
};
use railhead_engine::{ByCity, Card, Cards, City, Int, Network, Route, STATIONS, Seat, Ticket};
use std::cmp::Reverse;

impl World {
    /// Keeps the plan while all of it is possible. If a route of it is lost, or nothing is left of
    /// it, makes a new one.
    pub fn keep_plan(&mut self, seat: Seat) {
        let mut plan = std::mem::take(&mut self.players[seat].intent.claims);
        plan.retain(|route| self.owners[*route] != Some(seat));
        let is_lost = plan.iter().any(|route| !self.is_open(seat, *route));
        let is_idle = plan.is_empty() && self.players[seat].intent.borrowed.is_empty();
        self.players[seat].intent.claims = plan;
        if is_lost || is_idle {
            self.make_plan(seat);
        }
    }

    /// Plans the ways for the open tickets. Tickets with the highest cost per point are given up
    /// until the rest can be done. If no work for tickets remains, plans the most rewarding route.
    pub fn make_plan(&mut self, seat: Seat) {
        let costs = self.costs(seat);
        self.pursue(seat, self.open_tickets(seat), &costs, true);
    }

    /// The tickets of a seat that its own routes do not complete.
    pub fn open_tickets(&self, seat: Seat) -> Vec<Ticket> {
        let network = Network::of(self.owned_by(seat));
        self.players[seat].tickets.iter().filter(|ticket| !network.completes(ticket.id)).copied().collect()
    }

    /// Plans the ways for these tickets at these costs. Gives up those without a way and, if asked
    /// to be careful, those that cannot be done in time.
    pub fn pursue(&mut self, seat: Seat, mut tickets: Vec<Ticket>, costs: &Costs, careful: bool) {
        loop {
            let ways = ways(&tickets, costs);
            self.adopt(seat, ways.iter().flatten().flatten().copied());
            if ways.iter().all(Option::is_some) && (!careful || self.can_do(seat)) {
                break;
            }
            let cost = |way: &Option<Vec<Route>>| match way {
                Some(way) => way.iter().map(|route| u32::from(costs[*route])).sum::<u32>(),
                None => u32::from(CLOSED),
            };
            let dear = (0..).zip(tickets.iter().zip(&ways));
            let dear = dear.map(|(at, (ticket, way))| (cost(way) * 10 / u32::from(ticket.points.max(1)), at));
            let Some((_, dearest)) = dear.max() else { break };
            tickets.remove(dearest);
        }
        let player = &mut self.players[seat];
        player.intent.for_tickets = !(player.intent.claims.is_empty() && player.intent.borrowed.is_empty());
        if !player.intent.for_tickets {
            let target = self.most_rewarding(seat);
            self.players[seat].intent.claims.extend(target);
        }
    }

    /// Makes these routes the plan: open routes to claim, and opponents' routes to borrow with
    /// stations.
    fn adopt(&mut self, seat: Seat, routes: impl Iterator<Item = Route>) {
        let mut plan = std::mem::take(&mut self.players[seat].intent.claims);
        let mut borrowed = std::mem::take(&mut self.players[seat].intent.borrowed);
        plan.clear();
        borrowed.clear();
        for route in routes {
            match self.owners[route] {
                None if !plan.contains(&route) => plan.push(route),
                Some(owner) if owner != seat && !borrowed.contains(&route) => borrowed.push(route),
                None | Some(_) => {}
            }
        }
        for (city, _) in self.stations.iter().filter(|(_, owner)| **owner == Some(seat)) {
            if let Some(at) = borrowed.iter().position(|route| route.touches(city)) {
                borrowed.remove(at);
            }
        }
        plan.sort_by_key(|route| Reverse(self.urgency(seat, *route)));
        (self.players[seat].intent.claims, self.players[seat].intent.borrowed) = (plan, borrowed);
    }

    /// The length of a route, and more if an opponent has a route to both ends or to one.
    fn urgency(&self, seat: Seat, route: Route) -> i32 {
        let facts = route.facts();
        let contested = self.players[seat].tuning.contested;
        if contested == 0 {
            return i32::from(facts.length);
        }
        let near =
            |city: City| exits(city).iter().any(|(other, _)| self.owners[*other].is_some_and(|owner| owner != seat));
        let ends = i32::from(near(facts.from)) + i32::from(near(facts.to));
        10 * i32::from(facts.length) + contested * ends
    }

    fn can_do(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        player.intent.claims.iter().map(|route| route.facts().length).sum::<u8>() <= player.trains
            && player.intent.borrowed.len() <= usize::from(player.stations)
            && self.turns_for(seat, &self.needs(seat)) <= self.horizon(seat)
    }

    /// The cost of each route for a seat: zero for its own, a station for another's.
    pub fn costs(&self, seat: Seat) -> Costs {
        let player = &self.players[seat];
        let hand = player.hand;
        let most = hand[most_held(hand).card()];
        let built = STATIONS.saturating_sub(player.stations);
        let tuning = player.tuning;
        let station = if player.stations > 0 {
            u16::saturating_from(tuning.station + tuning.card * i32::from(built))
        } else {
            CLOSED
        };
        let mut costs = Costs::default();
        for (route, owner) in self.owners.iter() {
            costs[route] = match owner {
                Some(owner) if *owner == seat => 0,
                Some(_) => station,
                None if self.is_open(seat, route) => cost(route, hand, most, tuning),
                None => CLOSED,
            };
        }
        costs
    }

    /// Keeps the offered tickets that gain more than they cost, best first: at least `least` and at
    /// most `most`. Routes on the ways of tickets kept earlier are free for later ones. Returns the
    /// rejected tickets.
    pub fn keep(&mut self, seat: Seat, offered: &[Ticket], least: usize, most: usize) -> Vec<Ticket> {
        let mut costs = self.costs(seat);
        let player = &self.players[seat];
        let mut trains = i32::from(player.trains);
        let mut turns = self.horizon(seat).cast_signed();
        if player.intent.for_tickets {
            trains -= player.intent.claims.iter().map(|route| i32::from(route.facts().length)).sum::<i32>();
            turns -= self.turns_for(seat, &self.needs(seat)).cast_signed();
            player.intent.claims.iter().for_each(|route| costs[*route] = 0);
        }
        let tuning = self.players[seat].tuning;
        let mut rest = offered.to_vec();
        let mut kept = 0;
        while kept < most {
            let gains = (0..).zip(&rest).map(|(at, ticket)| (gain(ticket, &costs, trains, turns, tuning), at));
            let Some(((gain, way), at)) = gains.max_by_key(|((gain, _), _)| *gain) else { break };
            if gain <= tuning.keep && kept >= least {
                break;
            }
            for route in way {
                if std::mem::take(&mut costs[route]) == 0 {
                    continue;
                }
                trains -= i32::from(route.facts().length);
                turns -= 1 + i32::from(route.facts().length) * tuning.slow / 10;
            }
            self.players[seat].tickets.push(rest.remove(at));
            kept += 1;
        }
        self.make_plan(seat);
        rest
    }

    /// The open route with the most points for each turn it takes, preferring routes that touch the
    /// player's own.
    fn most_rewarding(&self, seat: Seat) -> Option<Route> {
        let hand = self.players[seat].hand;
        let most = hand[most_held(hand).card()];
        let latest = 2 * self.horizon(seat) + 4;
        let tuning = self.players[seat].tuning;
        let mut own = ByCity::<bool>::default();
        for route in self.owned_by(seat) {
            (own[route.facts().from], own[route.facts().to]) = (true, true);
        }
        let reward = |route: &Route| {
            let facts = route.facts();
            let held = facts.color.map_or(most, |color| hand[color.card()]);
            let short = (facts.length - facts.ferry).saturating_sub(held) + facts.ferry;
            let lacks = u32::from(short.saturating_sub(hand[Card::Locomotive]));
            let half_turns = tuning.base.cast_unsigned() + lacks + u32::from(facts.tunnel);
            let extends = if own[facts.from] || own[facts.to] { tuning.extends.cast_unsigned() } else { 0 };
            let worth = 10 * u32::from(route.points()) + extends;
            if half_turns > latest { 0 } else { 1000 * worth / half_turns }
        };
        Route::all().filter(|route| self.is_open(seat, *route)).max_by_key(reward)
    }
}

#[expect(clippy::as_conversions, reason = "computed for every route of every playout; far below the end of u16")]
fn cost(route: Route, hand: Cards, most: u8, tuning: &Tuning) -> u16 {
    let facts = route.facts();
    let held = facts.color.map_or(most, |color| hand[color.card()]);
    let cards = tuning.card * i32::from(facts.length.saturating_sub(held));
    let cost =
        tuning.turn + cards + tuning.train * i32::from(facts.length) + if facts.tunnel { tuning.tunnel } else { 0 };
    (cost - tuning.point * i32::from(route.points())).max(tuning.least) as u16
}

/// The ways of the tickets. Each ticket takes its cheapest way, on which the routes of other
/// tickets are free. A second round plans each ticket again with the ways of all the others known.
pub(crate) fn ways(tickets: &[Ticket], costs: &Costs) -> Vec<Option<Vec<Route>>> {
    let mut ways = vec![None; tickets.len()];
    let rounds = if tickets.len() > 1 { 2 } else { 1 };
    for _ in 0..rounds {
        for (at, ticket) in tickets.iter().enumerate() {
            let mut shared = *costs;
            let others = ways.iter().enumerate().filter(|(other, _)| *other != at);
            let taken = others.filter_map(|(_, way): (_, &Option<Vec<Route>>)| way.as_ref()).flatten();
            taken.for_each(|route| shared[*route] = 0);
            if let Some(way) = ways.get_mut(at) {
                *way = cheapest_way(ticket.id, &shared).map(|(_, way)| way);
            }
        }
    }
    ways
}

/// The gain of one more ticket, in tenths of a point, and its way.
fn gain(ticket: &Ticket, costs: &Costs, trains: i32, turns: i32, tuning: &Tuning) -> (i32, Vec<Route>) {
    let points = 10 * i32::from(ticket.points);
    let Some((cost, way)) = cheapest_way(ticket.id, costs) else { return (-2 * points, Vec::new()) };
    let new = way.iter().filter(|route| costs[**route] > 0).map(|route| i32::from(route.facts().length));
    let (routes, length) = new.fold((0, 0), |(routes, sum), length| (routes + 1, sum + length));
    let too_long = (length - trains).max(0);
    let too_late = (routes + length * tuning.slow / 10 - turns).max(0);
    (points - i32::from(cost) - tuning.short * (too_long + too_late), way)
}
