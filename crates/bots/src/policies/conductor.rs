//! `conductor`: a sensible player. It claims the routes that its tickets need and builds stations
//! for the others. Once its tickets are done, it draws new ones while they promise a gain, and
//! otherwise plays for points. Its values are tuned by playing against itself.

use crate::skills::{Intent, Player, Style, Weights};
use railhead_engine::{GameView, Move};
use rand::Rng;

/// The style on which the others are built.
pub(crate) const STYLE: Style = Style {
    act,
    work: |player, tolls| player.work_for_all(tolls),
    target: |player| player.most_rewarding(|_| 1),
    weights: Weights { turn: 20, card: 9, train: 15, point: 10, tunnel: 8, station: 80, least: 10 },
    large_hand: 25,
    length: 10,
    fears_tunnels: true,
    ticket: 0,
    patience: 1,
    slips: 0,
};

/// The move to make; none only if there is no legal move.
pub(crate) fn choose(view: &GameView, moves: &[Move], rng: &mut dyn Rng) -> Option<Move> {
    STYLE.choose(view, moves, rng)
}

/// Serves the tickets if possible, otherwise seeks points.
pub(super) fn act<'m>(player: &Player<'_>, intent: &Intent, moves: &'m [Move]) -> Option<&'m Move> {
    player.serve_tickets(moves, intent).or_else(|| player.seek_points(moves, intent))
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use crate::{Policy, scene::Scene};
    use railhead_engine::{Color, Move};

    #[test]
    fn it_turns_down_a_ticket_that_costs_more_than_it_brings() {
        let scene = Scene::new(2).offer(&[("paris-wien", 8), ("lisboa-danzig", 3), ("paris-zagrab", 7)]);
        let Move::KeepTickets { tickets } = scene.chosen(Policy::Conductor) else { unreachable!() };
        assert!(!tickets.contains(&"lisboa-danzig".parse().unwrap()), "{tickets:?}");
    }

    #[test]
    fn it_claims_a_planned_route_that_it_can_pay() {
        let scene = Scene::new(2).hand(&Color::ALL.map(|color| (color.card(), 4))).ticket("edinburgh-london", 7);
        let claimed = scene.claimed(Policy::Conductor).unwrap();
        assert!(claimed.starts_with("edinburgh-london"), "{claimed}");
    }
}
