//! `balanced`: weighs tickets, length and time. It prefers long ways a little, and feels the end
//! come: once turns are scarcer than trains, it claims smaller routes too.

use super::conductor;
use crate::skills::{Intent, Player, Style, Weights};
use railhead_engine::Move;

pub(crate) const STYLE: Style = Style {
    act,
    weights: Weights { turn: 25, card: 9, train: 15, point: 11, tunnel: 8, station: 80, least: 10 },
    ..conductor::STYLE
};

/// The minimum points of a route claimed besides the plan near the end.
const LEAST: u8 = 4;
/// The trains that may be left at the end.
const LEFT: u32 = 8;

fn act<'m>(player: &Player<'_>, intent: &Intent, moves: &'m [Move]) -> Option<&'m Move> {
    player
        .serve_tickets(moves, intent)
        .or_else(|| player.claim_besides(moves, &intent.work.claims, LEAST).filter(|_| is_late(player)))
        .or_else(|| player.seek_points(moves, intent))
}

/// Whether the game seems to end before the trains can be laid. A route of three or four cars takes
/// its cards and half as many turns and one more, so eleven cards to hold or to draw lay about
/// seven trains.
fn is_late(player: &Player<'_>) -> bool {
    let cards = u32::from(player.position.you.hand.total()) + 2 * player.position.horizon();
    u32::from(player.position.seat.trains) > cards * 7 / 11 + LEFT
}

#[cfg(test)]
mod tests {
    use crate::{Policy, scene::Scene};
    use railhead_engine::Card;

    #[test]
    fn it_claims_smaller_routes_when_the_end_is_near() {
        let scene = Scene::new(2).hand(&[(Card::Black, 3)]);
        assert_eq!(scene.claimed(Policy::Balanced), None);
        assert!(scene.trains(1, 5).claimed(Policy::Balanced).is_some());
    }
}
