//! Leaving for good, and ending a game without a result (R10.1).

use super::{
    super::{
        event::Event,
        game::{Game, Phase},
        rejection::Rejection,
        seat::{BotLevel, Occupant, Seat},
    },
    Draft, lobby,
};
use rand::Rng;

/// Hands a seat to a bot. When only one person is left, or none, the game ends at once and is scored. Before the game begins
/// the seat is left open; without its host there is no game.
pub(super) fn hand_over(draft: &mut Draft<'_, impl Rng>, seat: Seat, level: BotLevel) -> Result<(), Rejection> {
    match draft.game.phase {
        Phase::Lobby => lobby::leave(draft, seat).or_else(|_| void(draft)),
        Phase::Finished { .. } | Phase::Voided => Err(Rejection::GameOver {}),
        Phase::Dealing { .. } | Phase::Turn(_) if draft.game.occupants[seat] != Occupant::Person => {
            Err(Rejection::NotSeated {})
        }
        Phase::Dealing { .. } | Phase::Turn(_) => {
            draft.record(Event::SeatHandedOver { seat, level });
            if people(draft.game) <= 1 {
                let scores = draft.game.score();
                draft.record(Event::GameFinished { scores });
            }
            Ok(())
        }
    }
}

/// Ends the game without a result.
pub(super) fn void(draft: &mut Draft<'_, impl Rng>) -> Result<(), Rejection> {
    if draft.game.is_over() {
        return Err(Rejection::GameOver {});
    }
    draft.record(Event::GameVoided);
    Ok(())
}

fn people(game: &Game) -> usize {
    game.seats().filter(|seat| game.occupants[*seat] == Occupant::Person).count()
}
