//! The decisions of a player, and the skill that each of them takes.

use super::{
    claims::pay_tunnel,
    player::{Player, Style},
};
use crate::position::SeatPosition;
use railhead_engine::{GameView, Move, PhaseView, StepView};
use rand::{Rng, RngExt, seq::IndexedRandom};

impl Style {
    /// The move to make; none only if there is no legal move.
    pub fn choose(&self, view: &GameView, moves: &[Move], rng: &mut dyn Rng) -> Option<Move> {
        let slips = self.slips > 0 && rng.random_ratio(self.slips, 100);
        let player = SeatPosition::of(view).map(|position| Player { position, style: self, slips });
        let chosen = player.and_then(|player| player.choose(moves));
        chosen.or_else(|| moves.choose(rng)).cloned()
    }
}

impl Player<'_> {
    fn choose<'m>(&self, moves: &'m [Move]) -> Option<&'m Move> {
        if let Some(offer) = &self.position.you.offer {
            return self.keep(&offer.tickets, moves);
        }
        match &self.position.view.table.phase {
            PhaseView::Lobby | PhaseView::Dealing { .. } | PhaseView::Finished { .. } | PhaseView::Voided { .. } => {
                None
            }
            PhaseView::Turn { step, turns_left, .. } => match step {
                StepView::Choose if turns_left.is_some() => self.last_move(moves),
                StepView::Choose => self.begin(moves),
                StepView::SecondCard => self.draw(moves, &self.intent()),
                StepView::Tunnel { .. } => pay_tunnel(moves),
                StepView::KeepTickets { .. } => None,
            },
        }
    }

    /// A move that begins a turn: what the style does, otherwise a draw.
    fn begin<'m>(&self, moves: &'m [Move]) -> Option<&'m Move> {
        let intent = self.intent();
        (self.style.act)(self, &intent, moves).or_else(|| self.draw(moves, &intent)).or_else(|| self.last_move(moves))
    }
}
