//! Resigning, coming back, and ending a game without a result (R10.1).

use super::{
    super::{
        event::{Event, VoidReason},
        game::{Game, Phase},
        presence::AwayReason,
        rejection::Rejection,
        seat::{BotLevel, Occupant, Seat},
    },
    Decision, lobby,
};

/// Resigns. Before the game begins this leaves the seat open.
pub(super) fn resign(decision: &mut Decision<'_>, seat: Seat, level: BotLevel) -> Result<(), Rejection> {
    match decision.game.phase {
        Phase::Lobby => lobby::leave(decision, seat),
        Phase::Finished { .. } | Phase::Voided { .. } => Err(Rejection::GameOver {}),
        Phase::Dealing { .. } | Phase::Turn(_) if decision.game.occupants[seat] != Occupant::Person => {
            Err(Rejection::NotSeated {})
        }
        Phase::Dealing { .. } | Phase::Turn(_) => {
            hand_over(decision, seat, level, AwayReason::Resigned);
            Ok(())
        }
    }
}

/// Hands a person's seat to a bot. If at most one person remains, the game ends at once and is
/// scored (R10.1), or ends without a result if not everyone has moved yet (R10.4).
pub(super) fn hand_over(decision: &mut Decision<'_>, seat: Seat, level: BotLevel, reason: AwayReason) {
    if !decision.game.has_everyone_moved() {
        decision.record(Event::GameVoided { reason: VoidReason::LeftEarly });
        return;
    }
    decision.record(Event::SeatHandedOver { seat, level, reason });
    if decision.game.people().count() <= 1 {
        let scores = decision.game.score();
        decision.record(Event::GameFinished { scores });
    }
}

/// Takes a seat back from the bot that replaced its player (R10.1).
pub(super) fn take_back(decision: &mut Decision<'_>, seat: Seat) -> Result<(), Rejection> {
    if decision.game.is_over() {
        return Err(Rejection::GameOver {});
    }
    match decision.game.presence[seat].away {
        Some(AwayReason::OutOfTime) => {
            decision.record(Event::SeatTakenBack { seat });
            Ok(())
        }
        Some(AwayReason::Resigned) => Err(Rejection::SeatGivenUp {}),
        None => Err(Rejection::AlreadySeated {}),
    }
}

/// Ends the game without a result.
pub(super) fn void(decision: &mut Decision<'_>, reason: VoidReason) -> Result<(), Rejection> {
    if decision.game.is_over() {
        return Err(Rejection::GameOver {});
    }
    decision.record(Event::GameVoided { reason });
    Ok(())
}

impl Game {
    /// Whether every player has finished a turn of their own (R10.3). Until then, leaving the game
    /// costs nothing.
    pub fn has_everyone_moved(&self) -> bool {
        self.people().all(|seat| self.presence[seat].has_moved)
    }
}
