//! The games to learn from: of eight styles of about the same strength, so that a position is judged as it
//! ends among different people, and not by who is the beginner.

use crate::{Stuck, Table};
use railhead_bots::{
    Budget, Policy,
    evaluation::{INPUTS, MARGIN, OpenPosition},
};
use railhead_engine::{BotLevel, Chance, Game, GameOptions, Phase, PlayerScore, Step, Turn, Variant};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use std::{num::NonZero, ops::Range, thread};

/// The variants of eight games in a row; then the next size of table follows.
const VARIANTS: [Variant; 8] = [
    Variant::Classic,
    Variant::Europa1912,
    Variant::Classic,
    Variant::Mega,
    Variant::Classic,
    Variant::BigCities,
    Variant::Classic,
    Variant::Classic,
];

/// The styles that play.
const STYLES: [Policy; 8] = [
    Policy::Balanced,
    Policy::Blocking,
    Policy::Conductor,
    Policy::EarlySpread,
    Policy::Express,
    Policy::Fish,
    Policy::Hoarder,
    Policy::Rusher,
];

/// Of so many decisions, one is looked at.
const SELDOM: u32 = 4;

/// A position for a seat, and how its game ended.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sample {
    /// The inputs of the network.
    pub inputs: [f32; INPUTS],
    /// The final margin over the best opponent, divided by [`MARGIN`].
    pub margin: f32,
    /// One if nobody has more points, or else zero.
    pub win: f32,
    /// The final rank: zero for the first, one for the last.
    pub rank: f32,
    /// The turns of all seats so far.
    pub turn: u32,
}

/// Samples of games with these numbers, in their order.
pub(super) fn lessons(seed: u64, games: Range<u64>, jobs: NonZero<usize>) -> Vec<Sample> {
    let numbers = games.collect::<Vec<_>>();
    let share = numbers.len().div_ceil(jobs.get()).max(1);
    thread::scope(|scope| {
        let workers = numbers
            .chunks(share)
            .map(|own| scope.spawn(move || own.iter().flat_map(|number| lesson(seed, *number)).collect::<Vec<_>>()))
            .collect::<Vec<_>>();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    })
}

/// The variant and the seats of a game.
pub(super) fn table(number: u64) -> (Variant, u8) {
    let at = usize::try_from(number % 8).unwrap_or_default();
    let variant = VARIANTS.get(at).copied().unwrap_or(Variant::Classic);
    (variant, u8::try_from(2 + number / 8 % 4).unwrap_or(2))
}

/// Samples of a game; none if it does not finish.
fn lesson(seed: u64, number: u64) -> Vec<Sample> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    // The first streams are those of the weights.
    rng.set_stream(1 + number);
    played(number, &mut rng).unwrap_or_default()
}

fn played(number: u64, rng: &mut ChaCha8Rng) -> Result<Vec<Sample>, Stuck> {
    let (variant, seats) = table(number);
    let options = GameOptions::new(variant, seats);
    let mut table = Table::deal(options, Vec::new(), |_| BotLevel::Conductor, Chance::Stream(rng))?;
    let styles = (0..seats).filter_map(|_| STYLES.choose(rng).copied()).collect::<Vec<_>>();
    let mut looks = Vec::new();
    table.play::<Stuck>(
        |game, seat, events| {
            if rng.random_ratio(1, SELDOM) {
                looks.extend(inputs(game).map(|inputs| (game.turns(), inputs)));
            }
            let policy = styles.get(usize::from(seat.number())).copied().unwrap_or(Policy::Conductor);
            let Some(chosen) = policy.choose_in(game, seat, Budget::Rollouts(1), rng) else { return Ok(false) };
            game.make_move(seat, &chosen, rng, events)?;
            Ok(true)
        },
        |_, _| Ok(()),
    )?;
    let scores = table.game.scores();
    let sample = |turn: u32, inputs, seat: &PlayerScore| {
        let others = scores.iter().filter(|other| other.seat != seat.seat).map(|other| other.total);
        let margin = seat.total - others.max().unwrap_or_default();
        Sample {
            inputs,
            margin: f32::from(margin) / MARGIN,
            win: f32::from(u8::from(margin >= 0)),
            rank: f32::from(seat.rank - 1) / f32::from(seats - 1),
            turn,
        }
    };
    let of_look = |(turn, all): (u32, Vec<[f32; INPUTS]>)| {
        all.into_iter().zip(scores).map(move |(inputs, seat)| sample(turn, inputs, seat)).collect::<Vec<_>>()
    };
    Ok(looks.into_iter().flat_map(of_look).collect())
}

/// The inputs for all seats, at the beginning of a turn or between its cards.
fn inputs(game: &Game) -> Option<Vec<[f32; INPUTS]>> {
    let Phase::Turn(Turn { step: Step::Choose | Step::SecondCard, .. }) = game.phase() else { return None };
    let views = game.seats().map(|seat| game.view_for(Some(seat))).collect::<Vec<_>>();
    OpenPosition::of(&views, false).map(|position| position.inputs())
}
