//! `early_spread`: claims every planned route as soon as it can pay it, short ones first, so that
//! its network is spread before others block it.

use super::conductor;
use crate::skills::Style;

pub(crate) const STYLE: Style = Style { large_hand: 0, length: -10, ..conductor::STYLE };

#[cfg(test)]
mod tests {
    use crate::{Policy, scene::Scene};
    use railhead_engine::Card;

    #[test]
    fn it_claims_the_short_routes_first() {
        let hand = [(Card::Black, 4), (Card::Blue, 2)];
        let scene = Scene::new(2).hand(&hand).ticket("edinburgh-london", 7).ticket("berlin-essen", 5);
        assert_eq!(scene.claimed(Policy::Conductor).as_deref(), Some("edinburgh-london-black"));
        assert_eq!(scene.claimed(Policy::EarlySpread).as_deref(), Some("berlin-essen"));
    }
}
