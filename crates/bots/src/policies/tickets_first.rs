//! `tickets_first`: draws tickets while the game is young, keeps many, then builds them all.

use super::conductor;
use crate::skills::{Intent, Player, Style};
use railhead_engine::Move;

pub(crate) const STYLE: Style = Style { act, ticket: 60, patience: 4, ..conductor::STYLE };

/// The number of tickets to collect.
const MANY: usize = 6;
/// The trains that the present tickets must leave for others.
const SPARE: u8 = 12;

fn act<'m>(player: &Player<'_>, intent: &Intent, moves: &'m [Move]) -> Option<&'m Move> {
    draw_early(player, intent, moves).or_else(|| conductor::act(player, intent, moves))
}

fn draw_early<'m>(player: &Player<'_>, intent: &Intent, moves: &'m [Move]) -> Option<&'m Move> {
    let has_room = player.position.you.tickets.len() < MANY && player.spare_trains(&intent.work.claims) >= SPARE;
    let is_early = player.turns_for(&intent.work) + 8 <= player.position.horizon();
    moves.iter().find(|made| matches!(made, Move::DrawTickets {}) && has_room && is_early)
}

#[cfg(test)]
mod tests {
    use crate::{Policy, scene::Scene};
    use railhead_engine::{Card, Move};

    #[test]
    fn it_draws_tickets_before_it_has_built_those_it_holds() {
        let scene = Scene::new(2).hand(&[(Card::Blue, 2)]).ticket("berlin-essen", 5);
        assert_eq!(scene.chosen(Policy::TicketsFirst), Move::DrawTickets {});
        assert_eq!(scene.claimed(Policy::Conductor).as_deref(), Some("berlin-essen"));
    }
}
