//! `blocking`: claims routes that opponents seem to need to join their networks, if that costs its
//! own plan nothing.

use super::conductor;
use crate::{
    planning::{Plan, Tolls},
    skills::{Intent, Player, Style, best, claims},
};
use railhead_engine::{Move, Network, Route, SeatView, TicketId, second_track_closes};

pub(crate) const STYLE: Style = Style { act, ..conductor::STYLE };

/// The length up to which a block is cheap.
const CHEAP: u8 = 3;
/// The trains up to which the parts of a network seem about to be joined.
const NEAR: u32 = 8;
/// The additional trains that make a detour worth causing.
const DETOUR: i32 = 3;
/// The trains that a station is worth to a blocked opponent.
const STATION: u32 = 10;

fn act<'m>(player: &Player<'_>, intent: &Intent, moves: &'m [Move]) -> Option<&'m Move> {
    block(player, intent, moves).or_else(|| conductor::act(player, intent, moves))
}

/// Claims the cheap route whose loss costs an opponent the longest detour.
fn block<'m>(player: &Player<'_>, intent: &Intent, moves: &'m [Move]) -> Option<&'m Move> {
    let planned = &intent.work.claims;
    let spare = player.spare_trains(planned);
    let is_cheap = |route: Route| route.facts().length <= CHEAP.min(spare);
    let mut options = claims(moves).filter(|(route, _, _)| is_cheap(*route)).peekable();
    options.peek()?;
    let joins = player.position.opponents().flat_map(|seat| joins(player, seat)).collect::<Vec<_>>();
    best(options.filter_map(|(route, payment, made)| {
        let detour = joins.iter().map(|join| join.detour(player, route)).max()?;
        let worth = 10 * detour - i32::from(payment.locomotives);
        (detour >= DETOUR && player.loss(planned, route, payment) <= 0).then_some((worth, made))
    }))
}

/// The way that an opponent seems to need between two parts of a network.
struct Join {
    ticket: TicketId,
    tolls: Tolls,
    plan: Plan,
}

impl Join {
    /// The additional trains that the opponent needs without a route.
    fn detour(&self, player: &Player<'_>, route: Route) -> i32 {
        if !self.plan.routes.contains(&route) {
            return 0;
        }
        let mut tolls = self.tolls;
        tolls[route] = Some(STATION);
        if second_track_closes(player.position.view.table.options.seats) {
            route.facts().twin.into_iter().for_each(|twin| tolls[twin] = None);
        }
        Plan::of(&[self.ticket], &tolls).cost.cast_signed() - self.plan.cost.cast_signed()
    }
}

/// The short ways between the parts of an opponent's network.
fn joins(player: &Player<'_>, opponent: &SeatView) -> Vec<Join> {
    let own = player.position.owned_by(opponent.seat);
    let network = Network::of(own.iter().copied());
    let mut parts = own.iter().map(|route| network.root(route.facts().from)).collect::<Vec<_>>();
    parts.sort_unstable();
    parts.dedup();
    let tolls = tolls(player, opponent);
    let pairs = parts.iter().enumerate().flat_map(|(at, from)| parts.iter().skip(at + 1).map(move |to| (*from, *to)));
    let joins = pairs.map(|(from, to)| {
        let ticket = TicketId { from, to };
        Join { ticket, tolls, plan: Plan::of(&[ticket], &tolls) }
    });
    joins.filter(|join| join.plan.hopeless == 0 && join.plan.cost <= NEAR).collect()
}

/// The trains that each route would cost an opponent; none if they cannot use it.
fn tolls(player: &Player<'_>, opponent: &SeatView) -> Tolls {
    let mut tolls = Tolls::default();
    for route in Route::all() {
        tolls[route] = match player.position.owners[route] {
            Some(owner) if owner == opponent.seat => Some(0),
            Some(_) => (opponent.stations > 0).then_some(STATION),
            None => player.position.is_open_to(opponent, route).then_some(route.facts().length.into()),
        };
    }
    tolls
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use crate::{Policy, scene::Scene};
    use railhead_engine::Card;

    #[test]
    fn it_takes_the_route_between_the_parts_of_a_network() {
        let theirs = ["kobenhavn-stockholm-white", "berlin-essen"];
        let scene = Scene::new(2).hand(&[(Card::Pink, 2), (Card::Locomotive, 1)]).routes(1, &theirs);
        let claimed = scene.claimed(Policy::Blocking).unwrap();
        assert!(claimed.starts_with("essen-kobenhavn"), "{claimed}");
        assert_eq!(scene.claimed(Policy::Conductor), None);
    }
}
