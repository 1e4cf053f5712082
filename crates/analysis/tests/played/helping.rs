//! Seats that help another one to win, as friends at a table may do.

use railhead_bots::evaluation::{NETWORK, OpenPosition};
use railhead_engine::{Game, Move, Route, Seat};

/// A way to help a partner. All cards lie open to the helper: friends tell each other theirs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    /// Makes the move after which the partner is most likely to win.
    Serve,
    /// Takes routes that others need, and leaves the partner's.
    Block,
    /// Leaves the partner's routes, and plays for itself otherwise.
    Spare,
}

impl Help {
    /// The helper's move in place of the one that it would make for itself.
    pub fn instead(self, game: &Game, helper: Seat, made: Move, partner: Seat) -> Move {
        let moves = game.legal_moves(helper);
        let views = game.seats().map(|seat| game.view_for(Some(seat))).collect::<Vec<_>>();
        let Some(position) = OpenPosition::of(&views, false).filter(|_| moves.len() > 1) else { return made };
        match self {
            Help::Serve => served(&position, &moves, helper, made, partner),
            Help::Block => {
                let is_rival = |seat: &Seat| ![helper, partner].contains(seat);
                let hurts = |route: Route| {
                    let is_needed = game.seats().filter(is_rival).any(|seat| position.plans(seat, route));
                    is_needed && !position.plans(partner, route)
                };
                let blocks = moves.iter().filter(|made| claimed(made).is_some_and(hurts));
                let shortest = blocks.min_by_key(|made| claimed(made).map(|route| route.facts().length));
                shortest.copied().unwrap_or_else(|| spared(&position, &moves, made, partner))
            }
            Help::Spare => spared(&position, &moves, made, partner),
        }
    }
}

fn claimed(made: &Move) -> Option<Route> {
    if let Move::ClaimRoute { route, .. } = made { Some(*route) } else { None }
}

fn served(position: &OpenPosition, moves: &[Move], helper: Seat, made: Move, partner: Seat) -> Move {
    let win = |made: &Move| position.after_move(helper, made).0.worth(&NETWORK)[partner].win;
    let best = moves.iter().take(40).max_by(|one, other| win(one).total_cmp(&win(other)));
    best.filter(|best| win(best) > win(&made) + 0.01).copied().unwrap_or(made)
}

fn spared(position: &OpenPosition, moves: &[Move], made: Move, partner: Seat) -> Move {
    let is_theirs = claimed(&made).is_some_and(|route| position.plans(partner, route));
    moves.iter().find(|made| is_theirs && matches!(made, Move::DrawCard {})).copied().unwrap_or(made)
}
