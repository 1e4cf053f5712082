//! The luck of a finished game by the evaluation: for each chance, what the position was worth to each seat
//! after what came, minus the mean over all that could have come, by the odds of the deck. Both are exact,
//! so that the mean luck of many games is zero, whatever the evaluation says.

use crate::{
    LuckKind,
    log::{ChanceMoment, Log, is_over},
    luck::offer_instead,
};
use railhead_bots::{
    Chance,
    evaluation::{Network, OpenPosition, Worth},
};
use railhead_engine::{BySeat, Card, Event, Int, Seat, TicketOffer};
use rand::{SeedableRng, rngs::SmallRng};

/// The offers of tickets by which the mean of all is estimated.
const OFFERS: u8 = 16;

/// The luck of one chance, in points of the final margin.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Given {
    /// The number of its event.
    pub seq: u32,
    /// Its kind.
    pub kind: LuckKind,
    /// The points, by seat.
    pub points: BySeat<f64>,
}

/// The luck of each chance after the deal, in the order of events. `seed` decides the offers of tickets with
/// which those that came are compared.
pub fn given(events: &[Event], network: &Network, seed: u64) -> Vec<Given> {
    let log = Log::of(events);
    let chances = log.moments.iter().flat_map(|moment| &moment.chances);
    chances.filter_map(|chance| of(chance, network, seed)).collect()
}

fn of(chance: &ChanceMoment, network: &Network, seed: u64) -> Option<Given> {
    let game = &chance.game;
    let views = game.seats().map(|seat| game.view_for(Some(seat))).collect::<Vec<_>>();
    let position = OpenPosition::of(&views, is_over(game))?;
    let worth = |came: &Chance| position.after(came).worth(network);
    let came = worth(&chance.came);
    let mut points = BySeat::<f64>::default();
    let mut add = |share: f64, worth: &BySeat<Worth>| {
        game.seats().for_each(|seat| points[seat] += share * worth[seat].margin);
    };
    add(1.0, &came);
    for (odds, instead) in alternatives(chance, &position, seed) {
        if instead == chance.came { add(-odds, &came) } else { add(-odds, &worth(&instead)) }
    }
    Some(Given { seq: chance.seq, kind: LuckKind::of(chance), points })
}

/// All that could have come, with its odds.
fn alternatives(chance: &ChanceMoment, position: &OpenPosition, seed: u64) -> Vec<(f64, Chance)> {
    let cards = |of: &dyn Fn(Card) -> Chance| {
        let all = position.odds_of_cards().into_iter().zip(Card::ALL);
        all.filter(|(odds, _)| *odds > 0.0).map(|(odds, card)| (odds, of(card))).collect()
    };
    match &chance.came {
        Chance::Card(_) => cards(&Chance::Card),
        Chance::Row { slot, .. } => cards(&|card| Chance::Row { slot: *slot, card }),
        Chance::Surcharge(_) => {
            let odds = position.odds_of_surcharges().into_iter().zip(0..);
            odds.filter(|(odds, _)| *odds > 0.0).map(|(odds, surcharge)| (odds, Chance::Surcharge(surcharge))).collect()
        }
        Chance::Offer(offer) => offers(chance, offer, seed),
        Chance::First(_) => {
            let seats = chance.game.seats().collect::<Vec<Seat>>();
            let odds = 1.0 / seats.len().to_float();
            seats.into_iter().map(|seat| (odds, Chance::First(seat))).collect()
        }
    }
}

fn offers(chance: &ChanceMoment, offer: &TicketOffer, seed: u64) -> Vec<(f64, Chance)> {
    let mut rng = SmallRng::seed_from_u64(seed ^ u64::from(chance.seq));
    let mut drawn = || Chance::Offer(offer_instead(&chance.game, offer, &mut rng));
    (0..OFFERS).map(|_| (1.0 / f64::from(OFFERS), drawn())).collect()
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::played::play;
    use railhead_bots::{Policy, evaluation::NETWORK};
    use railhead_engine::Variant;

    /// All that could have come, weighed by its odds, gives nobody anything.
    #[test]
    fn chances_give_nothing_on_average() {
        let mut kinds = Vec::new();
        for seed in 1..4 {
            let events = play(Variant::Classic, &[Policy::Conductor, Policy::Hoarder], seed);
            let log = Log::of(&events);
            for chance in log.moments.iter().flat_map(|moment| &moment.chances) {
                let views = chance.game.seats().map(|seat| chance.game.view_for(Some(seat))).collect::<Vec<_>>();
                let Some(position) = OpenPosition::of(&views, is_over(&chance.game)) else { continue };
                if matches!(chance.came, Chance::Offer(_)) {
                    continue;
                }
                let all = alternatives(chance, &position, 1);
                assert!((all.iter().map(|(odds, _)| odds).sum::<f64>() - 1.0).abs() < 1e-9);
                let mean = all.into_iter().map(|(odds, came)| {
                    let chance = ChanceMoment { came, game: chance.game.clone(), ..*chance };
                    odds * of(&chance, &NETWORK, 1).unwrap().points[Seat::ALL[0]]
                });
                assert!(mean.sum::<f64>().abs() < 1e-6);
                kinds.push(LuckKind::of(chance));
            }
        }
        for kind in [LuckKind::First, LuckKind::Card, LuckKind::Row, LuckKind::Tunnel] {
            assert!(kinds.contains(&kind), "{kind:?}");
        }
    }

    #[test]
    fn the_luck_of_one_is_the_bad_luck_of_the_other() {
        let events = play(Variant::Classic, &[Policy::Conductor, Policy::Hoarder], 5);
        let all = given(&events, &NETWORK, 1);
        assert!(all.len() > 50);
        for Given { points, .. } in &all {
            let [one, other, ..] = Seat::ALL;
            assert!((points[one] + points[other]).abs() < 1e-6);
        }
        assert_eq!(all, given(&events, &NETWORK, 1), "equal seeds give equal figures");
    }
}
