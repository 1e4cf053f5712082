//! `director`: the strongest player. It plays out moves together with what they could lead to, see
//! ADR 39.

use super::{
    candidates::{candidates, station},
    conductor, race,
};
use crate::{
    Budget,
    position::SeatPosition,
    worlds::{Known, Trial, Tuning, intents, light},
};
use railhead_engine::{GameView, Move, PhaseView, StepView};
use rand::Rng;

/// The number of times that other ways for the tickets are looked for.
const OTHER_WAYS: u32 = 6;

/// The move to make; none only if there is no legal move.
pub(crate) fn choose(view: &GameView, moves: &[Move], budget: Budget, rng: &mut dyn Rng) -> Option<Move> {
    let Some(position) = SeatPosition::of(view).filter(|_| moves.len() > 1) else { return moves.first().cloned() };
    let known = Known::of(&position, &Tuning::DIRECTOR);
    let light = light::choose(&known, &position, moves).filter(|made| moves.contains(made));
    let favourite = light.or_else(|| conductor::choose(view, moves, rng))?;
    if matches!(view.table.phase, PhaseView::Turn { step: StepView::SecondCard, .. }) {
        return Some(favourite);
    }
    let mut trials = candidates(&known, &position, moves, favourite).into_iter().map(Trial::from).collect::<Vec<_>>();
    let station = station(&position, moves).filter(|made| trials.iter().all(|trial| trial.made != *made));
    trials.extend(station.map(Trial::from));
    if matches!(view.table.phase, PhaseView::Turn { step: StepView::Choose, turns_left: None, .. }) {
        for intent in intents(&known, &position, OTHER_WAYS, rng) {
            let mut world = known.seen_by_its_seat();
            world.players[position.you.seat].intent.clone_from(&intent);
            let made = light::intended(&mut world, position.you.seat);
            trials.extend(made.filter(|made| moves.contains(made)).map(|made| Trial { made, intent: Some(intent) }));
        }
    }
    race::winner(trials, &known, &position, budget, rng)
}
