//! The clocks of a game: how much time each person has left, folded from the events and their
//! recorded times.

use crate::engine::{BySeat, Clock, Event, Game, Occupant, Phase, Seat};
use jiff::{SignedDuration, Timestamp};

/// The minimum time for a turn, even if the bank is empty.
const LEAST: SignedDuration = SignedDuration::from_secs(10);

/// How late a move may arrive, to allow for network latency and clock differences between replicas.
const LENIENCE: SignedDuration = SignedDuration::from_secs(1);

/// The clocks of a game.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Clocks(BySeat<SeatClock>);

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct SeatClock {
    /// Until when the game waits for the player; none while it does not wait.
    pub deadline: Option<Timestamp>,
    /// What is left of the bank; none while the clock runs.
    pub bank: Option<SignedDuration>,
}

impl Clocks {
    /// The clock of a seat.
    pub fn of(&self, seat: Seat) -> SeatClock {
        self.0[seat]
    }

    /// Updates the clocks after an event; `game` is the state after it.
    pub(crate) fn observe(&mut self, game: &Game, event: &Event, at: Timestamp) {
        let Some(clock) = game.options.clock else { return };
        for seat in game.seats() {
            let is_waited_for = game.occupants[seat] == Occupant::Person && game.is_waiting_for(seat);
            let seat_clock = &mut self.0[seat];
            match (is_waited_for, seat_clock.deadline) {
                (true, None) => seat_clock.run(clock, at),
                (true, Some(deadline)) => match (event, clock) {
                    (Event::TimeGranted { seconds }, _) => {
                        seat_clock.deadline = Some(deadline.max(after(at, seconds_long(*seconds))));
                    }
                    // Every step of a turn is a move.
                    (_, Clock::PerMove { .. }) if matches!(game.phase, Phase::Turn(_)) => seat_clock.run(clock, at),
                    (_, Clock::PerMove { .. } | Clock::Bank { .. }) => {}
                },
                (false, Some(deadline)) => seat_clock.stop(clock, deadline.duration_since(at)),
                (false, None) => {}
            }
        }
    }

    /// The seat that has run out of time, and when it did.
    pub(crate) fn run_out(&self, now: Timestamp) -> Option<(Seat, Timestamp)> {
        self.earliest().filter(|(_, deadline)| after(*deadline, LENIENCE) <= now)
    }

    /// When the next deadline expires.
    pub(crate) fn next(&self) -> Option<Timestamp> {
        self.earliest().map(|(_, deadline)| after(deadline, LENIENCE))
    }

    fn earliest(&self) -> Option<(Seat, Timestamp)> {
        let running = self.0.iter().filter_map(|(seat, clock)| Some((seat, clock.deadline?)));
        running.min_by_key(|(_, deadline)| *deadline)
    }
}

impl SeatClock {
    fn run(&mut self, clock: Clock, at: Timestamp) {
        let time = match clock {
            Clock::PerMove { seconds } => seconds_long(seconds),
            Clock::Bank { seconds, .. } => self.bank.unwrap_or(seconds_long(seconds)).max(LEAST),
        };
        self.deadline = Some(after(at, time));
    }

    fn stop(&mut self, clock: Clock, left: SignedDuration) {
        self.deadline = None;
        if let Clock::Bank { increment, .. } = clock {
            // In whole milliseconds, as shown to clients, so that a client that folds events gets
            // the same value.
            let left = SignedDuration::from_millis(left.max(SignedDuration::ZERO).as_millis() as i64);
            self.bank = Some(left + seconds_long(increment));
        }
    }
}

fn seconds_long(seconds: u32) -> SignedDuration {
    SignedDuration::from_secs(seconds.into())
}

/// The moment this long after another. No clock runs long enough to overflow.
pub(crate) fn after(moment: Timestamp, time: SignedDuration) -> Timestamp {
    moment.saturating_add(time).unwrap_or(moment)
}
