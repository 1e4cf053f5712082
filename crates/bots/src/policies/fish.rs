//! `fish`: long routes first. It hoards cards for routes of six and eight cars, keeps few tickets,
//! and reaches their cities by ways that prefer long routes.

use super::conductor;
use crate::skills::{Intent, Player, Style, WORTHY, Weights, best, claims};
use railhead_engine::{Move, Route};

pub(crate) const STYLE: Style = Style {
    act,
    target,
    weights: Weights { turn: 30, card: 9, train: 15, point: 12, tunnel: 8, station: 80, least: 10 },
    ticket: -10,
    ..conductor::STYLE
};

/// The length from which a route is long.
const LONG: u8 = 6;
/// The factor of a long route's reward.
const PREFERENCE: u32 = 2;
/// The cards that the plan may lose to a long route.
const SACRIFICE: i32 = 1;

fn act<'m>(player: &Player<'_>, intent: &Intent, moves: &'m [Move]) -> Option<&'m Move> {
    let planned = &intent.work.claims;
    claim_long(player, planned, moves)
        .or_else(|| player.serve_tickets(moves, intent))
        .or_else(|| player.claim_besides(moves, &saved_for(player, planned), WORTHY))
        .or_else(|| player.draw_tickets(moves, intent))
        .or_else(|| player.claim_target(moves, intent))
}

fn claim_long<'m>(player: &Player<'_>, planned: &[Route], moves: &'m [Move]) -> Option<&'m Move> {
    let long = long(player, planned).collect::<Vec<_>>();
    let options = claims(moves).filter(|(route, _, _)| long.contains(route));
    best(options.filter_map(|(route, payment, made)| {
        let loss = player.loss(planned, route, payment);
        let worth = 10 * i32::from(route.points()) - 30 * loss - i32::from(payment.locomotives);
        (loss <= SACRIFICE).then_some((worth, made))
    }))
}

/// The open long routes that are planned, or for which the plan leaves the trains.
fn long(player: &Player<'_>, planned: &[Route]) -> impl Iterator<Item = Route> {
    let spare = player.spare_trains(planned);
    let has_trains = move |route: Route| planned.contains(&route) || route.facts().length <= spare;
    player.position.open_routes().filter(move |route| route.facts().length >= LONG && has_trains(*route))
}

/// The routes whose cards are not spent on others: the planned ones, and the long one that takes
/// the least time.
fn saved_for(player: &Player<'_>, planned: &[Route]) -> Vec<Route> {
    let is_near = |route: &Route| player.half_turns(*route) <= player.position.horizon();
    let nearest = long(player, planned).filter(is_near).min_by_key(|route| player.half_turns(*route));
    nearest.filter(|route| !planned.contains(route)).into_iter().chain(planned.iter().copied()).collect()
}

/// The open route with the greatest reward, long routes preferred.
fn target(player: &Player<'_>) -> Option<Route> {
    player.most_rewarding(|route| if route.facts().length >= LONG { PREFERENCE } else { 1 })
}

#[cfg(test)]
mod tests {
    use crate::{Policy, scene::Scene};
    use railhead_engine::Card;

    #[test]
    fn it_claims_the_longest_route_before_its_ticket() {
        let scene = Scene::new(2).hand(&[(Card::Blue, 9), (Card::Red, 2)]).ticket("berlin-essen", 2);
        assert_eq!(scene.claimed(Policy::Fish).as_deref(), Some("petrograd-stockholm"));
    }

    #[test]
    fn it_saves_cards_for_a_long_route() {
        let scene = Scene::new(2).hand(&[(Card::Blue, 5)]);
        assert!(scene.claimed(Policy::Conductor).is_some());
        assert_eq!(scene.claimed(Policy::Fish), None);
    }
}
