//! Positions to learn from, and how their games ended.

use super::games::{in_order, played};
use crate::Stuck;
use railhead_bots::evaluation::{INPUTS, MARGIN, OpenPosition};
use railhead_engine::{Game, Int, Phase, PlayerScore, Step, Turn};
use rand::RngExt;
use std::{num::NonZero, ops::Range};

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
    in_order(games, jobs, |number| lesson(seed, number).unwrap_or_default())
}

/// Samples of a game.
///
/// # Errors
/// If it does not finish.
fn lesson(seed: u64, number: u64) -> Result<Vec<Sample>, Stuck> {
    let mut looks = Vec::new();
    let game = played(seed, number, |game, rng| {
        if rng.random_ratio(1, SELDOM) {
            looks.extend(inputs(game).map(|inputs| (game.turns(), inputs)));
        }
    })?;
    let scores = game.scores();
    let seats = u8::saturating_from(scores.len());
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
