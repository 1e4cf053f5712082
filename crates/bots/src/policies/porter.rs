//! `porter`: plays as a beginner does. It pursues its tickets one at a time, by the shortest
//! ways and without hurry, forgets that tunnels may cost more, and sometimes takes the second best
//! move.

use super::conductor;
use crate::{
    planning::{Plan, Tolls},
    skills::{Intent, Player, Style, Weights, Work},
};
use railhead_engine::Move;

pub(crate) const STYLE: Style = Style {
    act,
    work,
    weights: Weights { turn: 0, card: 1, train: 10, point: 0, tunnel: 0, station: 80, least: 10 },
    large_hand: 99,
    fears_tunnels: false,
    patience: 99,
    slips: 35,
    ..conductor::STYLE
};

fn act<'m>(player: &Player<'_>, intent: &Intent, moves: &'m [Move]) -> Option<&'m Move> {
    player
        .claim_planned(moves, &intent.work.claims, false)
        .or_else(|| player.build_station(moves, intent))
        .or_else(|| player.draw_tickets(moves, intent))
        .or_else(|| player.claim_target(moves, intent))
}

/// The work for the first ticket that can still be done.
fn work(player: &Player<'_>, tolls: &Tolls) -> Work {
    let plans = player.open_tickets().into_iter().map(|ticket| Plan::of(&[ticket.id], tolls));
    let mut works = plans.filter(|plan| plan.hopeless == 0).map(|plan| player.work_of(&plan));
    works.find(|work| player.can_do(work)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use crate::{Policy, scene::Scene};
    use railhead_engine::{Card, Move};

    #[test]
    fn it_thinks_of_one_ticket_at_a_time() {
        let hand = [(Card::Black, 4), (Card::Blue, 2)];
        let scene = Scene::new(2).hand(&hand).ticket("berlin-essen", 5).ticket("edinburgh-london", 7);
        assert_eq!(scene.claimed(Policy::Porter).as_deref(), Some("berlin-essen"));
        assert_eq!(scene.claimed(Policy::Conductor).as_deref(), Some("edinburgh-london-black"));
    }

    #[test]
    fn it_forgets_the_surcharge_of_a_tunnel() {
        let scene = Scene::new(2).hand(&[(Card::Black, 3)]).ticket("madrid-pamplona", 5);
        assert_eq!(scene.claimed(Policy::Porter).as_deref(), Some("madrid-pamplona-black"));
        assert_eq!(scene.claimed(Policy::Conductor), None);
    }

    #[test]
    fn it_sometimes_takes_the_second_best_card() {
        let scene = Scene::new(2).hand(&[(Card::Orange, 1)]).ticket("edinburgh-london", 7);
        let orange = Move::TakeFaceUp { slot: 2 };
        let best = (0..100).filter(|seed| scene.chosen_by_chance(Policy::Porter, *seed) == orange).count();
        assert!((60..80).contains(&best), "{best}");
        assert!((0..100).all(|seed| scene.chosen_by_chance(Policy::Conductor, seed) == orange));
    }
}
