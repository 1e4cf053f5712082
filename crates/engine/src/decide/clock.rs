//! Running out of time: the move made for a player, and when their seat is handed over (R10.1,
//! R10.2).

use super::{
    super::{
        command::Move,
        event::Event,
        game::{Game, Phase, Step, Turn},
        options::Clock,
        presence::{AwayReason, MISSED_TURNS},
        rejection::Rejection,
        seat::{BotLevel, Occupant, Seat},
        sleeping_hours::SleepingTimes,
        ticket::TicketOffer,
    },
    Decision, leaving,
};

/// Records that a seat has run out of time. The second turn in a row, its player counts as away
/// (R10.1).
pub(super) fn run_out(decision: &mut Decision<'_>, seat: Seat, level: BotLevel) -> Result<(), Rejection> {
    let is_there = decision.game.occupants[seat] == Occupant::Person && !decision.game.presence[seat].on_vacation;
    if !is_there || !decision.game.is_waiting_for(seat) {
        return Err(Rejection::NotWaitedFor { seat });
    }
    decision.record(Event::TimeRanOut { seat });
    if decision.game.presence[seat].missed_turns >= MISSED_TURNS {
        leaving::hand_over(decision, seat, level, AwayReason::OutOfTime);
    }
    Ok(())
}

/// Gives each player that the game waits for more time.
pub(super) fn grant(decision: &mut Decision<'_>, seconds: u32) -> Result<(), Rejection> {
    if decision.game.is_over() {
        return Err(Rejection::GameOver {});
    }
    decision.record(Event::TimeGranted { seconds });
    Ok(())
}

/// Records that a player goes on vacation (R10.8).
pub(super) fn begin_vacation(decision: &mut Decision<'_>, seat: Seat) -> Result<(), Rejection> {
    check_clock(decision.game, seat, Clock::has_vacations)?;
    if !decision.game.presence[seat].on_vacation {
        decision.record(Event::VacationBegun { seat });
    }
    Ok(())
}

/// Records that a player is back from vacation (R10.8).
pub(super) fn end_vacation(decision: &mut Decision<'_>, seat: Seat) -> Result<(), Rejection> {
    check_clock(decision.game, seat, Clock::has_vacations)?;
    if decision.game.presence[seat].on_vacation {
        decision.record(Event::VacationEnded { seat });
    }
    Ok(())
}

/// Records the sleeping hours of a player, also before the start (R10.9).
pub(super) fn set_sleeping_hours(
    decision: &mut Decision<'_>,
    seat: Seat,
    times: Option<SleepingTimes>,
) -> Result<(), Rejection> {
    if decision.game.is_over() {
        return Err(Rejection::GameOver {});
    }
    check_person_and_clock(decision.game, seat, Clock::has_sleeping_hours)?;
    let (hours, change) = (times.map(|times| times.hours), times.and_then(|times| times.change));
    decision.record(Event::SleepingHoursSet { seat, hours, change });
    Ok(())
}

/// Checks that a person plays the seat in a game that runs, and that its clock is one of these.
fn check_clock(game: &Game, seat: Seat, is_long: fn(Clock) -> bool) -> Result<(), Rejection> {
    match game.phase {
        Phase::Lobby => Err(Rejection::NotStarted {}),
        Phase::Finished { .. } | Phase::Voided { .. } => Err(Rejection::GameOver {}),
        Phase::Dealing { .. } | Phase::Turn(_) => check_person_and_clock(game, seat, is_long),
    }
}

fn check_person_and_clock(game: &Game, seat: Seat, is_long: fn(Clock) -> bool) -> Result<(), Rejection> {
    if game.occupants[seat] != Occupant::Person {
        return Err(Rejection::NoPersonThere { seat });
    }
    if game.options.clock.is_some_and(is_long) { Ok(()) } else { Err(Clock::too_short(game.options.clock)) }
}

impl Game {
    /// The person for whom the server moves now, if any (R10.2).
    pub fn forced_seat(&self) -> Option<Seat> {
        self.people().find(|&seat| self.presence[seat].forced && self.is_waiting_for(seat))
    }

    /// The move the clock makes for a seat (R10.2): it abandons a tunnel, and keeps as few tickets
    /// as possible, choosing those that cost least if they fail; of equal tickets, the first
    /// offered (R10.6). None if the move is left to a bot.
    pub fn forced_move(&self, seat: Seat) -> Option<Move> {
        match &self.phase {
            Phase::Dealing { offers, .. } => offers[seat].as_ref().map(keep_fewest),
            Phase::Turn(turn) if turn.seat != seat => None,
            Phase::Turn(Turn { step: Step::KeepTickets { offer }, .. }) => Some(keep_fewest(offer)),
            Phase::Turn(Turn { step: Step::Tunnel { .. }, .. }) => Some(Move::AbandonTunnel {}),
            Phase::Turn(_) | Phase::Lobby | Phase::Finished { .. } | Phase::Voided { .. } => None,
        }
    }
}

fn keep_fewest(offer: &TicketOffer) -> Move {
    let mut tickets = offer.tickets;
    tickets.sort_by_key(|ticket| ticket.points);
    Move::KeepTickets { tickets: tickets.iter().take(offer.keep_min.into()).map(|ticket| ticket.id).collect() }
}
