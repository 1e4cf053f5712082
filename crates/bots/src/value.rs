//! The value of a position for a seat: how the game ends on average if everybody plays on by the
//! light policy, over worlds that are possible for what the seat knows.

use crate::{
    Estimate, Tally,
    policies::{candidates, conductor},
    position::SeatPosition,
    worlds::{Chance, Known, Outcome, Pending, Tuning, World, light, make},
};
use railhead_engine::{Cards, GameView, Move, PhaseView, Seat, StepView};
use rand::{SeedableRng, rngs::SmallRng};
use serde::{Deserialize, Serialize};

/// The policy by which games are played out: the light policy with the numbers of `director`.
pub const VALUE_POLICY: &str = "director-light";
/// The version of the values. It is raised whenever equal positions and seeds give other values:
/// stored figures of different versions cannot be compared.
pub const VALUE_VERSION: u32 = 1;

/// The value of a position for a seat.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = PositionValue))]
pub struct Value {
    /// The final margin over the best opponent, in points.
    pub margin: Estimate,
    /// The final rank, 1 for the most points.
    pub rank: Estimate,
    /// The probability that nobody has more points, 0 to 1.
    pub win: Estimate,
}

/// The sums of outcomes from which a value is formed.
#[derive(Clone, Copy, Default, Debug)]
pub struct Outcomes {
    margin: Tally,
    rank: Tally,
    win: Tally,
}

impl Outcomes {
    /// Adds an outcome.
    pub fn add(&mut self, outcome: Outcome) {
        self.margin.add(outcome.margin.into());
        self.rank.add(outcome.rank.into());
        self.win.add(u8::from(outcome.won).into());
    }

    /// The value.
    pub fn value(&self) -> Value {
        Value { margin: self.margin.estimate(), rank: self.rank.estimate(), win: self.win.estimate() }
    }
}

impl FromIterator<Outcome> for Outcomes {
    fn from_iter<I: IntoIterator<Item = Outcome>>(outcomes: I) -> Outcomes {
        let mut all = Outcomes::default();
        outcomes.into_iter().for_each(|outcome| all.add(outcome));
        all
    }
}

/// The value of a view for its seat, at any decision of any seat, from so many rollouts. None before
/// the deal, after the end, and for a spectator.
pub fn value(view: &GameView, rollouts: u32, seed: u64) -> Option<Value> {
    let outlook = Outlook::of(view, false)?;
    let outcomes = (0..rollouts).map(|number| outlook.played_on(&outlook.world(seed, number)));
    Some(outcomes.collect::<Outcomes>().value())
}

/// The knowledge of a seat at a moment, prepared for sampling worlds.
pub struct Outlook<'a> {
    position: SeatPosition<'a>,
    known: Known,
    pending: Pending,
}

/// A possible world of an outlook.
pub struct SampledWorld {
    world: World,
    /// Decides by which cards an imposed outcome is brought about: the same for all outcomes.
    seed: u64,
}

impl<'a> Outlook<'a> {
    /// The outlook of the seat of a view. `is_over`: the action of the turn is done, and the next
    /// turn has not begun. None before the deal, after the end, and for a spectator.
    pub fn of(view: &'a GameView, is_over: bool) -> Option<Outlook<'a>> {
        let position = SeatPosition::of(view)?;
        let pending = Pending::of(&position, is_over)?;
        let known = Known::of(&position, &Tuning::DIRECTOR).for_values();
        Some(Outlook { position, known, pending })
    }

    fn you(&self) -> Seat {
        self.position.you.seat
    }

    /// The cards that opponents hold or that lie in the deck.
    pub fn hidden(&self) -> Cards {
        self.known.hidden()
    }

    /// The world with this number. Equal seeds and numbers give equal worlds.
    pub fn world(&self, seed: u64, number: u32) -> SampledWorld {
        let seed = seed.wrapping_add(u64::from(number).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut world = self.known.sample_by(seed);
        let table = &self.position.view.table;
        if let (PhaseView::Dealing { .. }, Some(first)) = (&table.phase, table.options.first_seat) {
            world.turn = first;
        }
        SampledWorld { world, seed }
    }

    /// The outcome if everybody plays on.
    pub fn played_on(&self, world: &SampledWorld) -> Outcome {
        self.pending.played_on(world.world.clone(), &self.known, self.you())
    }

    /// The outcome after a move of the own seat, which may be to move. After a move that the policy
    /// would not have made it plans anew.
    pub fn after_move(&self, world: &SampledWorld, made: &Move, is_policys: bool) -> Outcome {
        let mut world = world.world.clone();
        make(&mut world, &self.known, &self.position, made);
        if !is_policys {
            world.make_plan(self.you());
        }
        world.played_out(self.you())
    }

    /// The outcome after a chance that comes now.
    pub fn after_chance(&self, world: &SampledWorld, chance: &Chance) -> Outcome {
        let mut rng = SmallRng::seed_from_u64(world.seed);
        world.world.clone().after(chance, &self.pending, &self.known, self.you(), &mut rng)
    }

    /// The chance that this world has in store where the given one came. None for tickets.
    pub fn in_store(&self, world: &SampledWorld, came: &Chance) -> Option<Chance> {
        match came {
            Chance::Card(_) => world.world.next_blind(self.you()).map(Chance::Card),
            Chance::Row { slot, .. } => world.world.deck.last().map(|card| Chance::Row { slot: *slot, card: *card }),
            Chance::Surcharge(_) => match &self.pending {
                Pending::Tunnel(_, payment, _) => Some(Chance::Surcharge(world.world.next_surcharge(*payment))),
                _ => None,
            },
            Chance::Offer(_) => None,
            Chance::First(_) => Some(Chance::First(world.world.turn)),
        }
    }

    /// The moves worth comparing with the one that was made: those that the strong bots try. The move
    /// of the policy comes first, where it has one.
    pub fn candidates(&self, moves: &[Move], made: &Move) -> Vec<Move> {
        let (known, position) = (&self.known, &self.position);
        let light = light::choose(known, position, moves).filter(|made| moves.contains(made));
        // Without chance: the conductor draws lots only if it has no choice at all.
        let favourite = light.or_else(|| conductor::choose(position.view, moves, &mut SmallRng::seed_from_u64(0)));
        let Some(favourite) = favourite else { return vec![*made] };
        let is_second_card = matches!(position.view.table.phase, PhaseView::Turn { step: StepView::SecondCard, .. });
        let mut chosen =
            if is_second_card { vec![favourite] } else { candidates::candidates(known, position, moves, favourite) };
        chosen.extend(candidates::station(position, moves));
        chosen.push(*made);
        let mut unique = Vec::with_capacity(chosen.len());
        for made in chosen {
            if !unique.contains(&made) {
                unique.push(made);
            }
        }
        unique
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_types, clippy::indexing_slicing, clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::policies::stationmaster::tests::moments;
    use railhead_engine::{Card, Game, TRAINS, Variant};

    /// The moment of a game with this number.
    fn moment(variant: Variant, seats: u8, number: usize) -> Game {
        moments(variant, seats).into_iter().nth(number).unwrap()
    }

    fn margin(game: &Game, seat: Seat) -> Estimate {
        value(&game.view_for(Some(seat)), 60, 7).unwrap().margin
    }

    /// If this fails, the playouts have changed: raise `VALUE_VERSION` and put the new figures here.
    /// Stored values of the old version must not be compared with new ones.
    #[test]
    fn playouts_of_this_version_give_these_figures() {
        let deal = margin(&moment(Variant::Classic, 2, 0), Seat::ALL[0]);
        let middle = margin(&moment(Variant::Mega, 3, 90), Seat::ALL[1]);
        let figures = format!("version {VALUE_VERSION}: {:.3} {:.3}", deal.mean, middle.mean);
        assert_eq!(figures, "version 1: -7.467 0.900");
    }

    #[test]
    fn every_moment_has_a_value_for_every_seat() {
        for (variant, seats) in
            [(Variant::Classic, 2), (Variant::Europa1912, 3), (Variant::Mega, 5), (Variant::BigCities, 4)]
        {
            for game in moments(variant, seats).iter().step_by(3).filter(|game| !game.is_over()) {
                for seat in game.seats() {
                    let value = value(&game.view_for(Some(seat)), 2, 1).unwrap();
                    assert!(value.margin.mean.abs() < 250.0 && (0.0..=1.0).contains(&value.win.mean), "{value:?}");
                    assert!((1.0..=f64::from(seats)).contains(&value.rank.mean));
                }
            }
        }
    }

    #[test]
    fn a_finished_game_and_a_spectator_have_no_value() {
        let end = moments(Variant::Classic, 2).pop().unwrap();
        assert_eq!(value(&end.view_for(Some(Seat::ALL[0])), 2, 1), None);
        assert_eq!(value(&moment(Variant::Classic, 2, 5).view_for(None), 2, 1), None);
    }

    /// An opponent's hand and tickets change places with cards of the deck and tickets nobody holds.
    #[test]
    fn hidden_cards_and_tickets_do_not_change_a_value() {
        let game = moment(Variant::Classic, 2, 40);
        let [seat, other, ..] = Seat::ALL;
        let mut changed = game.clone();
        let parts = changed.parts();
        let hand = &mut parts.players[other].hand;
        let deal = Card::ALL.into_iter().rev().flat_map(|card| vec![card; parts.deck[card].into()]);
        let new = deal.take(hand.total().into()).collect::<Cards>();
        *parts.deck += std::mem::replace(hand, new);
        new.iter().for_each(|(card, count)| parts.deck.take(card, count));
        std::mem::swap(parts.players[other].tickets.first_mut().unwrap(), parts.tickets.fresh.first_mut().unwrap());
        assert!(changed != game && changed.players()[other] != game.players()[other]);
        assert_eq!(margin(&changed, seat), margin(&game, seat));
        assert!(margin(&changed, other) != margin(&game, other), "its own seat knows them");
    }

    #[test]
    fn a_value_approaches_the_final_margin() {
        let games = [2, 3, 4, 5].map(|seats| moments(Variant::Classic, seats));
        let misses = |from_end: fn(usize) -> usize| {
            let misses = games.iter().flat_map(|moments| {
                let end = moments.last().unwrap();
                let game = &moments[from_end(moments.len())];
                game.seats().map(move |seat| {
                    let total = |seat: Seat| f64::from(end.scores()[usize::from(seat.number())].total);
                    let others = end.seats().filter(|other| *other != seat).map(total);
                    (total(seat) - others.fold(f64::MIN, f64::max) - margin(game, seat).mean).abs()
                })
            });
            misses.collect::<Tally>().mean()
        };
        let (deal, end) = (misses(|_| 0), misses(|moments| moments - 3));
        assert!(end < 12.0 && end < deal / 2.0, "{deal} {end}");
    }

    /// A blind draw: the mean over all cards by their number, and over those in store.
    #[test]
    fn imposed_outcomes_are_as_likely_as_those_in_store() {
        let game = moment(Variant::Classic, 3, 60);
        let seat = game.waits_for().next().unwrap();
        let view = game.view_for(Some(seat));
        let outlook = Outlook::of(&view, false).unwrap();
        let hidden = outlook.hidden();
        let mut differences = Tally::default();
        for number in 0..600 {
            let world = outlook.world(3, number);
            let after = |card| f64::from(outlook.after_chance(&world, &Chance::Card(card)).margin);
            let mean =
                hidden.iter().filter(|(_, count)| *count > 0).map(|(card, count)| f64::from(count) * after(card));
            let Some(Chance::Card(own)) = outlook.in_store(&world, &Chance::Card(Card::Red)) else { unreachable!() };
            differences.add(mean.sum::<f64>() / f64::from(hidden.total()) - after(own));
        }
        let Estimate { mean, error } = differences.estimate();
        assert!(mean.abs() < 3.0 * error && error < 1.5, "{mean} ± {error}");
    }

    #[test]
    fn an_imposed_card_comes_and_no_card_is_lost() {
        let game = moment(Variant::Classic, 2, 40);
        let seat = game.waits_for().next().unwrap();
        let view = game.view_for(Some(seat));
        let outlook = Outlook::of(&view, false).unwrap();
        for (number, card) in (0..).zip(Card::ALL) {
            let mut world = outlook.world(1, number).world;
            let before = world.players[seat].hand[card];
            world.draw_imposed(seat, card, &mut SmallRng::seed_from_u64(1));
            assert_eq!(world.players[seat].hand[card], before + 1);
            let held = |seat: Seat| world.players[seat].hand.total() as usize + world.decks[seat].len();
            let all = game.seats().map(held).sum::<usize>() + world.deck.len();
            assert_eq!(all + 5 + usize::from(world.discards.total()), 110);
            assert!(world.players[seat].trains <= TRAINS);
        }
    }
}
