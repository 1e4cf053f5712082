//! The luck of a chance for a seat. In every sampled world the outcome that came is tried beside
//! another, drawn by the odds at that moment. The mean of the difference is the value of what came
//! minus the mean value of all that could have come.

use crate::{
    LuckKind,
    log::{ChanceMoment, is_over},
    odds::{self, Odds},
    rollouts::Rollouts,
};
use railhead_bots::{Chance, Estimate, Outcome, Outlook, SampledWorld, Tally};
use railhead_engine::{Card, Game, Int, Move, Phase, Seat, Step, Ticket, TicketKind, TicketOffer, Turn};
use rand::{Rng, SeedableRng, rngs::SmallRng, seq::IndexedRandom};

/// The luck of a chance for a seat, in points.
pub(crate) struct Measured {
    /// The value of what came, minus the mean of what could have come.
    pub luck: Tally,
    /// The mean of what could have come, minus what the seat had to expect: opponents hold the other
    /// cards.
    pub unforeseen: Tally,
}

impl LuckKind {
    /// The kind of a chance after the deal.
    pub(crate) fn of(chance: &ChanceMoment) -> LuckKind {
        match chance.came {
            Chance::Card(_) => LuckKind::Card,
            Chance::Row { .. } => LuckKind::Row,
            Chance::Surcharge(_) => LuckKind::Tunnel,
            Chance::Offer(_) => LuckKind::Tickets,
            Chance::First(_) => LuckKind::First,
        }
    }

    /// The standard deviation of the luck of one chance, in points: measured by the example `luck`.
    fn spread(self) -> f64 {
        match self {
            LuckKind::Deal => 10.0,
            LuckKind::First => 2.6,
            LuckKind::Card => 3.2,
            LuckKind::Row => 0.9,
            LuckKind::Tunnel | LuckKind::Tickets => 6.3,
        }
    }

    /// The luck that is likely, given one that was measured with an error: the larger the error beside
    /// the spread, the nearer to zero. Without that, a sum over a game would be the sum of the errors of
    /// all the cards that change little. Its mean over many games stays zero.
    pub(crate) fn likely(self, measured: Estimate) -> Estimate {
        let spread = self.spread().powi(2);
        let share = spread / (spread + measured.error.powi(2));
        Estimate { mean: share * measured.mean, error: share.sqrt() * measured.error }
    }
}

/// The luck of a seat in a chance. What it had to expect is measured for its own moves only.
pub(crate) fn measure(chance: &ChanceMoment, seat: Seat, is_own: bool, rollouts: &Rollouts<'_>) -> Measured {
    let mut measured = Measured { luck: Tally::default(), unforeseen: Tally::default() };
    let view = chance.game.view_for(Some(seat));
    let Some(outlook) = Outlook::of(&view, is_over(&chance.game)) else { return measured };
    let trial = Trial { chance, outlook: &outlook, odds: card_odds(chance, &outlook), rollouts };
    let seed = rollouts.seed_at(chance.seq, seat);
    let mut rng = SmallRng::seed_from_u64(seed);
    for number in 0..rollouts.luck_worlds() {
        let world = outlook.world(seed, number);
        let (other, expected) = trial.instead(&world, &mut rng);
        let came = trial.margin(&world, &chance.came);
        let instead = if other == chance.came { came } else { trial.margin(&world, &other) };
        measured.luck.add(came - instead);
        if is_own {
            measured.unforeseen.add(instead - trial.expected(&world, &other, instead, expected.as_ref()));
        }
    }
    measured
}

/// The odds of what comes next: as they were, and as the seat had to see them.
struct Both {
    truth: Odds,
    belief: Odds,
}

struct Trial<'a> {
    chance: &'a ChanceMoment,
    outlook: &'a Outlook<'a>,
    odds: Option<Both>,
    rollouts: &'a Rollouts<'a>,
}

impl Trial<'_> {
    /// An outcome that could have come, and the one that this world has in store.
    fn instead(&self, world: &SampledWorld, rng: &mut dyn Rng) -> (Chance, Option<Chance>) {
        let game = &self.chance.game;
        let came = &self.chance.came;
        let stored = self.outlook.in_store(world, came);
        let drawn = |number: usize, rng: &mut dyn Rng| match &self.odds {
            Some(both) => odds::coupled(number, &both.belief, &both.truth, rng),
            None => number,
        };
        let other = match (came, &stored) {
            (Chance::Card(_), Some(Chance::Card(card))) => Chance::Card(odds::card(drawn(card.index(), rng))),
            (Chance::Row { slot, .. }, Some(Chance::Row { card, .. })) => {
                Chance::Row { slot: *slot, card: odds::card(drawn(card.index(), rng)) }
            }
            (Chance::Surcharge(_), Some(Chance::Surcharge(asked))) => {
                Chance::Surcharge(u8::saturating_from(drawn((*asked).into(), rng)))
            }
            (Chance::Offer(offer), _) => Chance::Offer(offer_instead(game, offer, rng)),
            (Chance::First(first), _) => {
                let seats = game.seats().collect::<Vec<_>>();
                Chance::First(seats.choose(rng).copied().unwrap_or(*first))
            }
            (Chance::Card(_) | Chance::Row { .. } | Chance::Surcharge(_), _) => came.clone(),
        };
        (other, stored)
    }

    /// The margin that the seat had to expect in this world.
    fn expected(&self, world: &SampledWorld, other: &Chance, instead: f64, stored: Option<&Chance>) -> f64 {
        let is_deal = matches!(self.chance.game.phase(), Phase::Dealing { .. });
        match stored {
            // The seats have no opinion of who plays first, and none of tickets that are dealt.
            _ if matches!(other, Chance::First(_)) || is_deal => instead,
            Some(stored) if stored == other => instead,
            Some(stored) => self.margin(world, stored),
            None => self.points(self.outlook.after_move(world, &Move::DrawTickets {}, true)),
        }
    }

    fn margin(&self, world: &SampledWorld, chance: &Chance) -> f64 {
        self.points(self.outlook.after_chance(world, chance))
    }

    fn points(&self, outcome: Outcome) -> f64 {
        self.rollouts.count(outcome).margin.into()
    }
}

/// The odds of cards and surcharges; none for other chances.
fn card_odds(chance: &ChanceMoment, outlook: &Outlook<'_>) -> Option<Both> {
    let (deck, discards, hidden) = (chance.game.deck(), chance.game.discards(), outlook.hidden());
    match (&chance.came, chance.game.phase()) {
        (Chance::Card(_) | Chance::Row { .. }, _) => {
            Some(Both { truth: odds::cards(deck), belief: odds::cards(hidden) })
        }
        (Chance::Surcharge(_), Phase::Turn(Turn { step: Step::Tunnel { claim, .. }, .. })) => Some(Both {
            truth: odds::surcharges(deck, discards, claim.payment),
            belief: odds::surcharges(hidden, discards, claim.payment),
        }),
        _ => None,
    }
}

/// Other tickets that could have been offered at this moment.
pub(crate) fn offer_instead(game: &Game, offer: &TicketOffer, rng: &mut dyn Rng) -> TicketOffer {
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

const _: () = assert!(Card::ALL.len() == 9 && Card::Locomotive.index() == 8, "odds are in the order of the cards");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_that_is_less_than_its_error_counts_little() {
        let likely = LuckKind::Row.likely(Estimate { mean: 4.0, error: 9.0 });
        assert!(likely.mean < 0.05 && likely.error < 0.9, "{likely:?}");
        let exact = Estimate { mean: 4.0, error: 0.0 };
        assert_eq!(LuckKind::Row.likely(exact), exact);
    }

    #[test]
    fn luck_with_the_error_of_its_spread_counts_half() {
        let kinds = [LuckKind::Deal, LuckKind::First, LuckKind::Card, LuckKind::Row, LuckKind::Tunnel];
        for (kind, spread) in kinds.into_iter().zip([10.0, 2.6, 3.2, 0.9, 6.3]) {
            let likely = kind.likely(Estimate { mean: 8.0, error: spread });
            assert!((likely.mean - 4.0).abs() < 1e-9 && (likely.error - spread * 0.5_f64.sqrt()).abs() < 1e-9);
        }
    }
}
