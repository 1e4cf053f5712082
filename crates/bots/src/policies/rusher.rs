//! `rusher`: ends the game as fast as it can, with few tickets and long routes.

use super::conductor;
use crate::skills::{Intent, Player, Style, Weights, best, claims};
use railhead_engine::{Move, Route};

pub(crate) const STYLE: Style = Style {
    act,
    target,
    weights: Weights { turn: 30, card: 9, train: 6, point: 10, tunnel: 8, station: 120, least: 10 },
    large_hand: 0,
    ticket: -80,
    ..conductor::STYLE
};

/// The length from which a route brings the end nearer fast enough.
const LONG: u8 = 4;

fn act<'m>(player: &Player<'_>, intent: &Intent, moves: &'m [Move]) -> Option<&'m Move> {
    player.serve_tickets(moves, intent).or_else(|| claim_longest(player, intent, moves))
}

/// Claims the longest route for which the plan leaves the trains, whatever it leaves of the cards.
fn claim_longest<'m>(player: &Player<'_>, intent: &Intent, moves: &'m [Move]) -> Option<&'m Move> {
    let least = LONG.min(player.position.seat.trains.saturating_sub(2));
    let lengths = least..=player.spare_trains(&intent.work.claims);
    let options = claims(moves).filter(|(route, _, _)| lengths.contains(&route.facts().length));
    best(options.map(|(route, payment, made)| {
        let risk = if player.is_risky(route, payment) { 15 } else { 0 };
        (10 * i32::from(route.facts().length) - i32::from(payment.locomotives) - risk, made)
    }))
}

/// The open route with the most trains for each turn it takes.
fn target(player: &Player<'_>) -> Option<Route> {
    let pace = |route: &Route| 100 * u32::from(route.facts().length) / player.half_turns(*route);
    player.position.open_routes().max_by_key(pace)
}

#[cfg(test)]
mod tests {
    use crate::{Policy, scene::Scene};
    use railhead_engine::{Card, Move};

    #[test]
    fn it_spends_trains_rather_than_looking_for_tickets() {
        let own = ["paris-zurich", "munchen-zurich", "munchen-wien", "warszawa-wien", "danzig-warszawa"];
        let scene = Scene::new(2).hand(&[(Card::Green, 3)]).routes(0, &own);
        assert_eq!(scene.chosen(Policy::Conductor), Move::DrawTickets {});
        assert_ne!(scene.chosen(Policy::Rusher), Move::DrawTickets {});
        assert!(scene.hand(&[(Card::Green, 4)]).claimed(Policy::Rusher).is_some());
    }
}
