//! The names of the policies.

use crate::{
    Budget,
    policies::{
        balanced, blocking, conductor, director, early_spread, express, fish, greedy, hoarder, porter, rusher,
        stationmaster, tickets_first,
    },
};
use railhead_engine::{BotLevel, GameView, Move, Seat};
use rand::{Rng, seq::IndexedRandom};
use std::time::Duration;
use strum::{EnumString, IntoStaticStr, VariantArray};

/// A way to play. The levels that people can choose are some of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Policy {
    /// Plays a random legal move.
    Random,
    /// Plays as a beginner does: one ticket at a time, without hurry, sometimes the second best move.
    Porter,
    /// Claims what scores most now, otherwise draws for the most points a card.
    Greedy,
    /// Collects a large hand before it claims anything, then builds in a row.
    Hoarder,
    /// Ends the game as fast as it can, with few tickets and long routes.
    Rusher,
    /// Claims planned routes at once, short ones too, before others block them.
    EarlySpread,
    /// Draws tickets early and keeps many, then builds them all.
    TicketsFirst,
    /// Claims cheap routes that opponents seem to need.
    Blocking,
    /// Extends its longest path.
    Express,
    /// Hoards cards for the longest routes and keeps few tickets.
    Fish,
    /// Weighs tickets, length and time.
    Balanced,
    /// Plans its tickets, collects cards, claims routes, then draws new tickets.
    Conductor,
    /// Tries promising moves in sampled worlds.
    Stationmaster,
    /// Compares whole plans in sampled worlds.
    Director,
}

impl From<BotLevel> for Policy {
    fn from(level: BotLevel) -> Policy {
        match level {
            BotLevel::Random => Policy::Random,
            BotLevel::Porter => Policy::Porter,
            BotLevel::Conductor => Policy::Conductor,
            BotLevel::Stationmaster => Policy::Stationmaster,
            BotLevel::Director => Policy::Director,
        }
    }
}

impl Policy {
    /// The name on the command line and in the rows of a ladder.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The time that a bot of the server thinks about a move; none if it moves at once.
    pub fn thinking(self) -> Option<Duration> {
        match self {
            Policy::Stationmaster => Some(Duration::from_millis(20)),
            Policy::Director => Some(Duration::from_millis(60)),
            _ => None,
        }
    }

    /// The move to make; `None` only if there are no legal moves. `view` is called only by the
    /// policies that use it: all but `random`.
    pub fn choose(
        self,
        view: impl FnOnce() -> GameView,
        moves: &[Move],
        budget: Budget,
        rng: &mut dyn Rng,
    ) -> Option<Move> {
        match self {
            Policy::Random => moves.choose(rng).cloned(),
            Policy::Porter => porter::STYLE.choose(&view(), moves, rng),
            Policy::Greedy => greedy::STYLE.choose(&view(), moves, rng),
            Policy::Hoarder => hoarder::STYLE.choose(&view(), moves, rng),
            Policy::Rusher => rusher::STYLE.choose(&view(), moves, rng),
            Policy::EarlySpread => early_spread::STYLE.choose(&view(), moves, rng),
            Policy::TicketsFirst => tickets_first::STYLE.choose(&view(), moves, rng),
            Policy::Blocking => blocking::STYLE.choose(&view(), moves, rng),
            Policy::Express => express::STYLE.choose(&view(), moves, rng),
            Policy::Fish => fish::STYLE.choose(&view(), moves, rng),
            Policy::Balanced => balanced::STYLE.choose(&view(), moves, rng),
            Policy::Conductor => conductor::choose(&view(), moves, rng),
            Policy::Stationmaster => stationmaster::choose(&view(), moves, budget, rng),
            Policy::Director => director::choose(&view(), moves, budget, rng),
        }
    }

    /// The move to make in a seat of a game; `None` only if the seat has no legal moves.
    #[expect(clippy::disallowed_types, reason = "the bots themselves are given the view")]
    #[inline]
    pub fn choose_in(
        self,
        game: &railhead_engine::Game,
        seat: Seat,
        budget: Budget,
        rng: &mut dyn Rng,
    ) -> Option<Move> {
        match self {
            Policy::Random => game.random_move(seat, rng),
            _ => self.choose(|| game.view_for(Some(seat)), &game.legal_moves(seat), budget, rng),
        }
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_types, clippy::indexing_slicing, clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::scene::dealt;
    use railhead_engine::{Actor, Command, Game, Variant};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// Plays a game to its end. The policies sit in this order.
    fn played(variant: Variant, policies: &[Policy], seed: u64) -> Game {
        let mut game = dealt(variant, policies.len() as u8, seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut events = Vec::new();
        while !game.is_finished() {
            let seat = game.waits_for().next().unwrap();
            let policy = policies[usize::from(seat.number())];
            let made = policy.choose_in(&game, seat, Budget::Rollouts(1), &mut rng).unwrap();
            assert!(game.legal_moves(seat).contains(&made), "{}: {made:?}", policy.name());
            game.play(Actor::Seat(seat), &Command::Play(made), &mut rng, &mut events).unwrap();
        }
        game
    }

    /// All policies, at as many tables of so many seats as they need.
    fn tables(seats: usize) -> impl Iterator<Item = Vec<Policy>> {
        let all = Policy::VARIANTS.iter().cycle().copied();
        (0..Policy::VARIANTS.len()).step_by(seats).map(move |first| all.clone().skip(first).take(seats).collect())
    }

    #[test]
    fn every_policy_plays_whole_games_of_every_variant() {
        for variant in Variant::ALL {
            for policies in (2..=5).flat_map(tables) {
                played(variant, &policies, 1);
            }
        }
    }

    #[test]
    fn equal_views_and_seeds_give_equal_moves() {
        for policies in tables(3) {
            let game = || played(Variant::Classic, &policies, 2);
            assert_eq!(game(), game());
        }
    }

    #[test]
    fn a_policy_has_the_name_that_it_is_found_by() {
        for policy in Policy::VARIANTS {
            assert_eq!(policy.name().parse(), Ok(*policy));
        }
    }

    /// The games that the first policy wins against the second, in ten deals with seats exchanged.
    fn wins(policies: [Policy; 2]) -> usize {
        let [first, second] = policies;
        let won = |seat: u8| {
            let order = if seat == 0 { [first, second] } else { [second, first] };
            let is_won = move |seed| played(Variant::Classic, &order, seed).scores()[usize::from(seat)].rank == 1;
            (0..10).filter(move |seed| is_won(*seed)).count()
        };
        won(0) + won(1)
    }

    #[test]
    fn a_porter_is_weaker_than_a_conductor_but_not_random() {
        let lost = wins([Policy::Porter, Policy::Conductor]);
        assert!((1..10).contains(&lost), "{lost}");
        assert!(wins([Policy::Porter, Policy::Random]) >= 19);
    }
}
