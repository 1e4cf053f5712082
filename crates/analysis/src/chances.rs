//! The luck of a finished game: for each chance, what the position was worth to each seat after what came,
//! minus the mean over all that could have come, by the odds of the deck. The odds are exact, so that the
//! mean luck of many games is zero, whatever the evaluation says.

use crate::{
    LuckKind,
    log::{ChanceMoment, Log, is_over},
};
use railhead_bots::{
    Chance, ChanceKind, Tally,
    evaluation::{Network, OpenPosition},
};
use railhead_engine::{Actor, BySeat, Command, Event, Game, Phase, Ticket, TicketKind, TicketOffer};
use rand::{Rng, SeedableRng, rngs::SmallRng, seq::IndexedRandom};

/// The offers of tickets by which the mean of all is estimated.
const OFFERS: usize = 16;
/// The deals by which the mean of all is estimated.
const DEALS: u8 = 32;

/// The luck of one chance, in points of the final margin.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ChanceLuck {
    /// The number of its event.
    pub seq: u32,
    /// Its kind.
    pub kind: LuckKind,
    /// The points, by seat.
    pub points: BySeat<f64>,
    /// The standard errors of the points: zero where the odds of all that could have come are known.
    pub errors: BySeat<f64>,
}

/// The luck of each chance after the deal, in the order of events. `seed` decides the offers of tickets with
/// which those that came are compared.
pub fn luck(events: &[Event], network: &Network, seed: u64) -> Vec<ChanceLuck> {
    let log = Log::of(events);
    let chances = log.moments.iter().flat_map(|moment| &moment.chances);
    chances.filter_map(|chance| of(chance, network, seed)).collect()
}

/// The position of a game with all cards open.
pub(crate) fn open(game: &Game) -> Option<OpenPosition> {
    let views = game.seats().map(|seat| game.view_for(Some(seat))).collect::<Vec<_>>();
    OpenPosition::of(&views, is_over(game))
}

pub(crate) fn of(chance: &ChanceMoment, network: &Network, seed: u64) -> Option<ChanceLuck> {
    let position = open(&chance.game)?;
    let came = position.after(&chance.came).worth(network);
    let mut means = BySeat::<f64>::default();
    let mut errors = BySeat::<f64>::default();
    let seats = || chance.game.seats();
    if let Chance::Offer(seat, offer) = &chance.came {
        let mut tallies = BySeat::<Tally>::default();
        for instead in offers(&chance.game, offer, OFFERS, seed ^ u64::from(chance.seq)) {
            let worth = position.after(&Chance::Offer(*seat, instead)).worth(network);
            seats().for_each(|seat| tallies[seat].add(worth[seat].margin));
        }
        seats().for_each(|seat| (means[seat], errors[seat]) = (tallies[seat].mean(), tallies[seat].error()));
    }
    for (odds, instead) in position.odds(chance.came.kind()) {
        let worth = if instead == chance.came { came } else { position.after(&instead).worth(network) };
        seats().for_each(|seat| means[seat] += odds * worth[seat].margin);
    }
    let mut points = BySeat::<f64>::default();
    seats().for_each(|seat| points[seat] = came[seat].margin - means[seat]);
    Some(ChanceLuck { seq: chance.seq, kind: LuckKind::of(chance.came.kind()), points, errors })
}

/// The worth of the game before the deal: the means and standard errors over other deals. Where it is drawn
/// who plays first, the seats are alike.
pub(crate) fn before_deal(lobby: &Game, network: &Network, seed: u64) -> BySeat<Tally> {
    let mut tallies = BySeat::<Tally>::default();
    for number in 0..DEALS {
        let mut rng = SmallRng::seed_from_u64(seed.wrapping_add(u64::from(number)));
        let mut game = lobby.clone();
        let host = Actor::Seat(lobby.host());
        if game.play(host, &Command::Start, &mut rng, &mut Vec::new()).is_err() {
            continue;
        }
        let Some(worth) = open(&game).map(|position| position.worth(network)) else { continue };
        game.seats().for_each(|seat| tallies[seat].add(worth[seat].margin));
    }
    if lobby.options().first_seat.is_none() {
        let all = lobby.seats().map(|seat| tallies[seat]).reduce(Tally::and).unwrap_or_default();
        lobby.seats().for_each(|seat| tallies[seat] = all);
    }
    tallies
}

/// So many other tickets that could have been offered.
pub(crate) fn offers(game: &Game, offer: &TicketOffer, count: usize, seed: u64) -> Vec<TicketOffer> {
    let mut rng = SmallRng::seed_from_u64(seed);
    (0..count).map(|_| offer_instead(game, offer, &mut rng)).collect()
}

fn offer_instead(game: &Game, offer: &TicketOffer, rng: &mut dyn Rng) -> TicketOffer {
    let deck = game.ticket_deck();
    let tickets = if matches!(game.phase(), Phase::Dealing { .. }) {
        let count = |kind: TicketKind| offer.tickets.iter().filter(|ticket| ticket.kind == kind).count();
        let mut dealt = |bag: &[Ticket], kind| bag.sample(rng, count(kind)).copied().collect::<Vec<_>>();
        let [long, standard] = [dealt(&deck.long, TicketKind::Long), dealt(&deck.fresh, TicketKind::Standard)];
        long.into_iter().chain(standard).collect()
    } else {
        deck.top(offer.tickets.len(), rng)
    };
    TicketOffer { tickets, ..*offer }
}

impl LuckKind {
    /// The kind of a chance after the deal.
    fn of(kind: ChanceKind) -> LuckKind {
        match kind {
            ChanceKind::Card => LuckKind::Card,
            ChanceKind::Row(_) => LuckKind::Row,
            ChanceKind::Surcharge => LuckKind::Tunnel,
            ChanceKind::Offer => LuckKind::Tickets,
            ChanceKind::First => LuckKind::First,
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::played::play;
    use railhead_bots::{Policy, evaluation::NETWORK};
    use railhead_engine::{Seat, Variant};

    /// All that could have come, weighed by its odds, gives nobody anything.
    #[test]
    fn chances_give_nothing_on_average() {
        let mut kinds = Vec::new();
        for seed in 1..4 {
            let events = play(Variant::Classic, &[Policy::Conductor, Policy::Hoarder], seed);
            let log = Log::of(&events);
            for chance in log.moments.iter().flat_map(|moment| &moment.chances) {
                let Some(position) = open(&chance.game) else { continue };
                let all = position.odds(chance.came.kind());
                if all.is_empty() {
                    continue;
                }
                assert!((all.iter().map(|(odds, _)| odds).sum::<f64>() - 1.0).abs() < 1e-9);
                let mean = all.into_iter().map(|(odds, came)| {
                    let chance = ChanceMoment { came, game: chance.game.clone(), ..*chance };
                    odds * of(&chance, &NETWORK, 1).unwrap().points[Seat::ALL[0]]
                });
                assert!(mean.sum::<f64>().abs() < 1e-6);
                kinds.push(LuckKind::of(chance.came.kind()));
            }
        }
        for kind in [LuckKind::First, LuckKind::Card, LuckKind::Row, LuckKind::Tunnel] {
            assert!(kinds.contains(&kind), "{kind:?}");
        }
    }

    #[test]
    fn the_luck_of_one_is_the_bad_luck_of_the_other() {
        let events = play(Variant::Classic, &[Policy::Conductor, Policy::Hoarder], 5);
        let all = luck(&events, &NETWORK, 1);
        assert!(all.len() > 50);
        for ChanceLuck { points, .. } in &all {
            let [one, other, ..] = Seat::ALL;
            assert!((points[one] + points[other]).abs() < 1e-6);
        }
        assert_eq!(all, luck(&events, &NETWORK, 1), "equal seeds give equal figures");
    }
}
