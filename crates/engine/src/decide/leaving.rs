//! Leaving, coming back, and ending a game without a result (R10.1).

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

/// Leaves for good. Before the game begins that leaves the seat open.
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

/// Hands the seat of a person to a bot. When only one person is left, or none, the game ends at once and is scored (R10.1);
/// before everyone has moved it ends without a result (R10.4).
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

/// Takes a seat back from the bot that played it on (R10.1).
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
    /// Whether everyone who plays has finished a turn of his own (R10.3); until then the game may be left without loss.
    pub fn has_everyone_moved(&self) -> bool {
        self.people().all(|seat| self.attendance[seat].has_moved)
    }
}
