//! `hoarder`: collects a large hand before it claims anything, then builds in a row.

use super::conductor;
use crate::{
    planning::lacking,
    skills::{Intent, Player, Style},
};
use railhead_engine::Move;

pub(crate) const STYLE: Style = Style { act, large_hand: 0, ..conductor::STYLE };

/// The hand with which it begins to build.
const FULL: u8 = 20;

fn act<'m>(player: &Player<'_>, intent: &Intent, moves: &'m [Move]) -> Option<&'m Move> {
    is_ready(player, intent).then(|| conductor::act(player, intent, moves)).flatten()
}

/// Whether it has begun to build, holds all the cards of its plan or a large hand, or must hurry.
fn is_ready(player: &Player<'_>, intent: &Intent) -> bool {
    let position = &player.position;
    let planned = &intent.work.claims;
    let hand = position.you.hand;
    position.owners.iter().any(|(_, owner)| *owner == Some(position.you.seat))
        || hand.total() >= FULL
        || (!planned.is_empty() && lacking(planned, hand) == 0)
        || intent.hurry
}

#[cfg(test)]
mod tests {
    use crate::{Policy, scene::Scene};
    use railhead_engine::Card;

    #[test]
    fn it_begins_to_build_with_a_large_hand() {
        let with = |cards| {
            let hand = [(Card::Black, cards)];
            let scene = Scene::new(2).hand(&hand).ticket("edinburgh-london", 7).ticket("brest-petrograd", 20);
            scene.claimed(Policy::Hoarder)
        };
        assert_eq!(with(8), None);
        assert!(with(20).is_some());
    }
}
