//! `express`: aims at the European Express (R9.3). It extends its longest path wherever its tickets
//! leave the cards and the trains.

use super::conductor;
use crate::skills::{Intent, Player, Style, best, claims};
use railhead_engine::{Move, Route, longest_path, trains};

pub(crate) const STYLE: Style = Style { act, target, ..conductor::STYLE };

fn act<'m>(player: &Player<'_>, intent: &Intent, moves: &'m [Move]) -> Option<&'m Move> {
    player
        .serve_tickets(moves, intent)
        .or_else(|| extend(player, intent, moves))
        .or_else(|| player.seek_points(moves, intent))
}

/// Claims the route that makes the path longest.
fn extend<'m>(player: &Player<'_>, intent: &Intent, moves: &'m [Move]) -> Option<&'m Move> {
    let planned = &intent.work.claims;
    let path = Path::of(player);
    let spare = player.spare_trains(planned);
    let options = claims(moves).filter(|(route, _, _)| route.facts().length <= spare);
    best(options.filter_map(|(route, payment, made)| {
        let growth = path.growth(route);
        let worth = 10 * growth + 5 * i32::from(route.points()) - 8 * i32::from(payment.locomotives);
        (growth > 1 && player.loss(planned, route, payment) <= 0).then_some((worth, made))
    }))
}

/// The open route that makes the path longest for each turn it takes.
fn target(player: &Player<'_>) -> Option<Route> {
    let path = Path::of(player);
    let worth = |route: Route| {
        let growth = path.growth(route);
        (growth > 0).then(|| 100 * (growth + i32::from(route.points())) / player.half_turns(route).cast_signed())
    };
    let extending = player.position.open_routes().filter_map(|route| Some((worth(route)?, route)));
    let best = extending.max_by_key(|(worth, _)| *worth).map(|(_, route)| route);
    best.or_else(|| player.most_rewarding(|_| 1))
}

/// A player's network and its longest path.
struct Path {
    own: Vec<Route>,
    length: u8,
}

impl Path {
    fn of(player: &Player<'_>) -> Path {
        let own = player.position.owned_by(player.position.you.seat);
        let length = trains(&longest_path(&own));
        Path { own, length }
    }

    /// The trains by which a route lengthens the path.
    fn growth(&self, route: Route) -> i32 {
        let touches = |other: &Route| other.touches(route.facts().from) || other.touches(route.facts().to);
        if !self.own.is_empty() && !self.own.iter().any(touches) {
            return 0;
        }
        i32::from(trains(&longest_path(&[&self.own[..], &[route]].concat()))) - i32::from(self.length)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Policy, scene::Scene};
    use railhead_engine::Card;

    #[test]
    fn it_claims_the_route_that_extends_its_path() {
        let own = ["paris-zurich", "munchen-zurich", "munchen-wien"];
        let scene = Scene::new(2).hand(&[(Card::Black, 3)]).routes(0, &own);
        assert_eq!(scene.claimed(Policy::Express).as_deref(), Some("brest-paris"));
    }
}
