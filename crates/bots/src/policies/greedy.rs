//! `greedy`: claims the route that adds most to its score now, unless a turn of drawing for the
//! best points a card is worth more.

use super::conductor;
use crate::skills::{Intent, Player, Style, Work, best, claims};
use railhead_engine::{Move, Route};

pub(crate) const STYLE: Style = Style { act, work: |_, _| Work::default(), ticket: -60, ..conductor::STYLE };

fn act<'m>(player: &Player<'_>, _: &Intent, moves: &'m [Move]) -> Option<&'m Move> {
    let own = player.position.owned_by(player.position.you.seat);
    let stations = player.position.own_stations().collect::<Vec<_>>();
    let rival = player.longest_rival();
    let now = player.score(&own, &stations, rival);
    let gain = |route: Route| player.score(&[&own[..], &[route]].concat(), &stations, rival) - now;
    let least = worth_of_draw(player);
    best(claims(moves).filter_map(|(route, payment, made)| {
        let gain = gain(route);
        (gain >= least).then(|| (10 * gain - i32::from(payment.locomotives), made))
    }))
}

/// The points of two cards for the open route with the most points a card.
fn worth_of_draw(player: &Player<'_>) -> i32 {
    let worth = |route: Route| 2 * i32::from(route.points()) / i32::from(route.facts().length);
    player.position.open_routes().map(worth).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use crate::{Policy, scene::Scene};
    use railhead_engine::Card;

    #[test]
    fn it_prefers_points_to_its_plan() {
        let scene = Scene::new(2).hand(&[(Card::Blue, 6)]).ticket("berlin-erzurum", 8);
        assert_eq!(scene.claimed(Policy::Greedy).as_deref(), Some("budapest-kyiv"));
    }
}
