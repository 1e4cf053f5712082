//! Resigning, coming back, and ending a game without a result (R10.1).

use super::{
    super::{
        attendance::Away,
        event::{Event, VoidReason},
        game::{Game, Phase},
        rejection::Rejection,
        seat::{BotLevel, Occupant, Seat},
    },
    Draft, lobby,
};
use rand::Rng;

/// Resigns. Before the game begins this leaves the seat open.
pub(super) fn resign(draft: &mut Draft<'_, impl Rng>, seat: Seat, level: BotLevel) -> Result<(), Rejection> {
    match draft.game.phase {
        Phase::Lobby => lobby::leave(draft, seat),
        Phase::Finished { .. } | Phase::Voided { .. } => Err(Rejection::GameOver {}),
        Phase::Dealing { .. } | Phase::Turn(_) if draft.game.occupants[seat] != Occupant::Person => {
            Err(Rejection::NotSeated {})
        }
        Phase::Dealing { .. } | Phase::Turn(_) => {
            hand_over(draft, seat, level, Away::Resigned);
            Ok(())
        }
    }
}

/// Hands a person's seat to a bot. If at most one person remains, the game ends at once and is
/// scored (R10.1), or ends without a result if not everyone has moved yet (R10.4).
pub(super) fn hand_over(draft: &mut Draft<'_, impl Rng>, seat: Seat, level: BotLevel, reason: Away) {
    if !draft.game.has_everyone_moved() {
        draft.record(Event::GameVoided { reason: VoidReason::LeftEarly });
        return;
    }
    draft.record(Event::SeatHandedOver { seat, level, reason });
    if draft.game.people().count() <= 1 {
        let scores = draft.game.score();
        draft.record(Event::GameFinished { scores });
    }
}

/// Takes a seat back from the bot that replaced its player (R10.1).
pub(super) fn take_back(draft: &mut Draft<'_, impl Rng>, seat: Seat) -> Result<(), Rejection> {
    if draft.game.is_over() {
        return Err(Rejection::GameOver {});
    }
    match draft.game.attendance[seat].away {
        Some(Away::OutOfTime) => {
            draft.record(Event::SeatTakenBack { seat });
            Ok(())
        }
        Some(Away::Resigned) => Err(Rejection::SeatGivenUp {}),
        None => Err(Rejection::AlreadySeated {}),
    }
}

/// Ends the game without a result.
pub(super) fn void(draft: &mut Draft<'_, impl Rng>, reason: VoidReason) -> Result<(), Rejection> {
    if draft.game.is_over() {
        return Err(Rejection::GameOver {});
    }
    draft.record(Event::GameVoided { reason });
    Ok(())
}

impl Game {
    /// Whether every player has finished a turn of their own (R10.3). Until then, leaving the game
    /// costs nothing.
    pub fn has_everyone_moved(&self) -> bool {
        self.people().all(|seat| self.attendance[seat].has_moved)
    }
}
