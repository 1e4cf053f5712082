//! The order of turns, and the end of the game (R3.2, R9.1, R9.5).

use super::{
    super::{
        event::Event,
        game::{Phase, Turn},
        rejection::Rejection,
        seat::Seat,
    },
    Decision, cards,
};

/// The last round begins when a player has this many trains or fewer (R9.1).
const LAST_TRAINS: u8 = 2;

/// The last round begins after this many turns, whatever trains are left (R9.5). Five players who
/// never give up a tunnel or pass have fewer than 650, because their trains and stations run out.
const TOO_MANY_TURNS: u32 = 1000;

/// Passes, which is allowed only if the player has no other move (R3.1, R3.2).
pub(super) fn pass(decision: &mut Decision<'_>, seat: Seat) -> Result<(), Rejection> {
    if decision.game.can_act(seat) {
        return Err(Rejection::MovePossible {});
    }
    decision.record(Event::Passed { seat });
    end(decision, seat);
    Ok(())
}

/// Ends the turn of a seat: the row is refilled (R4.7), then the next turn begins or the game is
/// scored.
pub(super) fn end(decision: &mut Decision<'_>, seat: Seat) {
    cards::refill_row(decision);
    let Phase::Turn(Turn { turns_left, passes, .. }) = decision.game.phase else { return };
    let seats = decision.game.options.seats;
    if turns_left == Some(0) || passes >= seats {
        let scores = decision.game.score().into();
        decision.record(Event::GameFinished { scores });
        return;
    }
    let is_short_of_trains = decision.game.players[seat].trains <= LAST_TRAINS;
    let is_last = is_short_of_trains || decision.game.turns >= TOO_MANY_TURNS;
    if turns_left.is_none() && is_last {
        decision.record(Event::LastRoundBegun { seat });
    }
    decision.record(Event::TurnStarted { seat: seat.next(seats) });
}
