//! Resigning, coming back, standing in, and ending a game without a result (R10.1, R10.10).

use super::{
    super::{
        event::{Event, VoidReason},
        game::{Game, Phase},
        options::StandIns,
        presence::{AwayReason, Presence},
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
/// scored (R10.1), or ends without a result if not everyone has moved yet, or nobody has (R10.4).
pub(super) fn hand_over(decision: &mut Decision<'_>, seat: Seat, level: BotLevel, reason: AwayReason) {
    if !decision.game.has_everyone_moved() {
        decision.record(Event::GameVoided { reason: VoidReason::LeftEarly });
        return;
    }
    decision.record(Event::SeatHandedOver { seat, level, reason });
    if decision.game.people().count() <= 1 {
        let scores = decision.game.score().into();
        decision.record(match decision.game.has_anyone_moved() {
            true => Event::GameFinished { scores },
            false => Event::GameVoided { reason: VoidReason::LeftEarly },
        });
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

/// Seats a person in a seat that a bot took over from another (R10.10).
pub(super) fn stand_in(decision: &mut Decision<'_>, seat: Seat) -> Result<(), Rejection> {
    decision.game.check_stand_in(seat)?;
    decision.record(Event::StandInSeated { seat });
    Ok(())
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
    /// Checks that a stand-in may take this seat (R10.10).
    ///
    /// # Errors
    /// `NotStarted`, `GameOver`, `NoSuchSeat`, `NoStandIns`, `SeatNotAway`.
    pub fn check_stand_in(&self, seat: Seat) -> Result<(), Rejection> {
        match self.phase {
            Phase::Lobby => return Err(Rejection::NotStarted {}),
            Phase::Finished { .. } | Phase::Voided { .. } => return Err(Rejection::GameOver {}),
            Phase::Dealing { .. } | Phase::Turn(_) => self.options.check_seat(seat)?,
        }
        if self.options.stand_ins == StandIns::None {
            return Err(Rejection::NoStandIns {});
        }
        if self.presence[seat].away.is_some() { Ok(()) } else { Err(Rejection::SeatNotAway { seat }) }
    }

    /// Whether a person had this seat who has left, or has run out of time, without a turn of their own
    /// (R10.1).
    pub fn is_absent(&self, seat: Seat) -> bool {
        let Presence { away, missed_turns, has_moved, .. } = self.presence[seat];
        let is_away = away.is_some() || self.occupants[seat] == Occupant::Person && missed_turns > 0;
        is_away && !has_moved
    }

    /// Whether there is a person who is not absent. Without one, the game has no result (R10.4).
    fn has_anyone_moved(&self) -> bool {
        let is_persons = |seat: &Seat| self.occupants[*seat] == Occupant::Person || self.presence[*seat].away.is_some();
        self.seats().filter(is_persons).any(|seat| !self.is_absent(seat))
    }

    /// Whether every player has finished a turn of their own (R10.3), or the game is binding. Until then,
    /// leaving the game costs nothing.
    pub fn has_everyone_moved(&self) -> bool {
        self.options.binding || self.people().all(|seat| self.presence[seat].has_moved)
    }
}
