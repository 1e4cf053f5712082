//! Plans the cheapest ways for a set of tickets, and counts the cards that routes lack. It knows
//! nothing of turns, opponents or points.

use railhead_engine::{ByCity, ByRoute, Card, Cards, Color, Int, Route, TicketId};
use std::cmp::Reverse;

/// The cost of each route for a player: zero for their own; none if they can never use it.
pub(crate) type Tolls = ByRoute<Option<u32>>;

/// Routes that together connect the cities of a set of tickets.
pub(crate) struct Plan {
    /// The routes that cost something, those used by most tickets first.
    pub(crate) routes: Vec<Route>,
    /// Their total cost.
    pub(crate) cost: u32,
    /// The number of tickets for which there is no way.
    pub(crate) hopeless: u32,
}

impl Plan {
    /// Makes a cheap plan for all tickets together. Each ticket takes its cheapest way, on which
    /// routes used by other tickets are free. A second round plans each ticket again with the ways
    /// of all the others known.
    pub(crate) fn of(tickets: &[TicketId], tolls: &Tolls) -> Plan {
        let mut ways = vec![None; tickets.len()];
        let mut users = ByRoute::<u8>::default();
        let mut shared = *tolls;
        for _ in 0..2 {
            for (ticket, way) in tickets.iter().zip(&mut ways) {
                for &route in way.iter().flatten() {
                    users[route] -= 1;
                    if users[route] == 0 {
                        shared[route] = tolls[route];
                    }
                }
                *way = cheapest_way(*ticket, &shared);
                for &route in way.iter().flatten() {
                    users[route] += 1;
                    shared[route] = Some(0);
                }
            }
        }
        let is_used = |route: &Route| users[*route] > 0 && tolls[*route] != Some(0);
        let mut routes = Route::all().filter(is_used).collect::<Vec<_>>();
        routes.sort_by_key(|route| Reverse(users[*route]));
        let cost = routes.iter().filter_map(|route| tolls[*route]).sum();
        let hopeless = u32::saturating_from(ways.iter().filter(|way| way.is_none()).count());
        Plan { routes, cost, hopeless }
    }
}

/// The routes of the cheapest way between the cities of a ticket; none if there is no way.
fn cheapest_way(ticket: TicketId, tolls: &Tolls) -> Option<Vec<Route>> {
    let last = last_routes(ticket, tolls);
    let mut way = Vec::new();
    let mut city = ticket.to;
    while city != ticket.from {
        let route = last[city]?;
        city = route.other_end(city);
        way.push(route);
    }
    Some(way)
}

/// For each city, the last route of the cheapest way to it (Bellman–Ford). Ways that cost no less
/// than the best one known to the goal are not followed.
fn last_routes(ticket: TicketId, tolls: &Tolls) -> ByCity<Option<Route>> {
    let mut costs = ByCity::<Option<u32>>::default();
    let mut last = ByCity::<Option<Route>>::default();
    costs[ticket.from] = Some(0);
    let mut improved = true;
    while improved {
        improved = false;
        for (route, toll) in tolls.iter() {
            let Some(toll) = *toll else { continue };
            let facts = route.facts();
            for (here, there) in [(facts.from, facts.to), (facts.to, facts.from)] {
                let Some(cost) = costs[here].map(|cost| cost + toll) else { continue };
                let too_dear = costs[ticket.to].is_some_and(|best| cost >= best);
                if !too_dear && costs[there].is_none_or(|known| cost < known) {
                    (costs[there], last[there], improved) = (Some(cost), Some(route), true);
                }
            }
        }
    }
    last
}

/// The cards that a hand lacks for all these routes; each card of the hand is used once.
/// Locomotives pay for ferries only (R5.6). A gray route takes the colour with the most cards left
/// (R5.1).
pub(crate) fn missing(routes: &[Route], mut hand: Cards) -> Cards {
    let mut missing = Cards::default();
    let (colored, gray) = routes.iter().partition::<Vec<Route>, _>(|route| route.facts().color.is_some());
    for route in colored.into_iter().chain(gray) {
        let facts = route.facts();
        let color = facts.color.unwrap_or_else(|| most_held(hand));
        for (card, count) in [(color.card(), facts.length - facts.ferry), (Card::Locomotive, facts.ferry)] {
            missing[card] += count.saturating_sub(hand[card]);
            hand.take(card, count);
        }
    }
    missing
}

/// The number of cards a hand lacks for all these routes if locomotives that no ferry needs replace
/// missing cards (R5.1).
pub(crate) fn lacking(routes: &[Route], hand: Cards) -> u8 {
    let ferries = routes.iter().map(|route| route.facts().ferry).sum();
    missing(routes, hand).total().saturating_sub(hand[Card::Locomotive].saturating_sub(ferries))
}

fn most_held(hand: Cards) -> Color {
    Color::ALL.into_iter().max_by_key(|color| hand[color.card()]).unwrap_or(Color::Red)
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn ticket(name: &str) -> TicketId {
        name.parse().unwrap()
    }

    fn by_length() -> Tolls {
        let mut tolls = Tolls::default();
        Route::all().for_each(|route| tolls[route] = Some(route.facts().length.into()));
        tolls
    }

    #[test]
    fn tickets_share_the_routes_they_have_in_common() {
        let tolls = by_length();
        let alone = ["paris-wien", "paris-budapest"].map(|name| Plan::of(&[ticket(name)], &tolls).cost);
        let together = Plan::of(&["paris-wien", "paris-budapest"].map(ticket), &tolls);
        assert_eq!(together.cost, alone.into_iter().max().unwrap());
    }

    #[test]
    fn a_ticket_without_a_way_is_hopeless() {
        let mut tolls = by_length();
        Route::all().filter(|route| route.touches("lisboa".parse().unwrap())).for_each(|route| tolls[route] = None);
        assert_eq!(Plan::of(&["lisboa-danzig", "paris-wien"].map(ticket), &tolls).hopeless, 1);
    }
}
