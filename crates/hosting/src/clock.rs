//! The clocks of a game: how much time each person has left, folded from the events and their
//! recorded times.

use jiff::{RoundMode, SignedDuration, Timestamp, TimestampRound, Unit};
use railhead_engine::{
    BySeat, Clock, Event, EventKind, Game, Int, Occupant, Phase, Seat, SleepingHours, SleepingTimes,
};

/// The minimum time for a turn, even if the bank is empty.
const LEAST: SignedDuration = SignedDuration::from_secs(10);

/// The delay with which a move may arrive, to allow for network latency and clock differences between replicas.
const LENIENCE: SignedDuration = SignedDuration::from_secs(1);

/// The clocks of a game.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Clocks(BySeat<SeatClock>);

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct SeatClock {
    /// The moment until which the game waits for the player; none while it does not wait.
    pub deadline: Option<Timestamp>,
    /// The rest of the bank; none while the clock runs.
    pub bank: Option<SignedDuration>,
    /// The time that the player has at the return from vacation; none unless the game would wait for
    /// them now (R10.8).
    pub left: Option<SignedDuration>,
    /// The hours in which the player sleeps (R10.9).
    pub sleeping: Option<SleepingTimes>,
}

impl Clocks {
    /// The clock of a seat.
    pub fn of(&self, seat: Seat) -> SeatClock {
        self.0[seat]
    }

    /// Updates the clocks after an event; `game` is the state after it.
    pub fn observe(&mut self, game: &Game, event: &Event, at: Timestamp) {
        let Some(clock) = game.options().clock else { return };
        match event {
            Event::SleepingHoursSet { seat, hours, change } => {
                self.0[*seat].sleeping = hours.map(|hours| SleepingTimes { hours, change: *change });
            }
            Event::SeatHandedOver { seat, .. } => self.0[*seat].sleeping = None,
            _ => {}
        }
        for seat in game.seats() {
            let is_waited_for = game.occupants()[seat] == Occupant::Person && game.is_waiting_for(seat);
            let seat_clock = &mut self.0[seat];
            match (is_waited_for, game.presence()[seat].on_vacation) {
                (true, true) => seat_clock.pause(clock, at),
                (true, false) => seat_clock.go_on(game, clock, event, at),
                (false, _) => seat_clock.stop(clock, at),
            }
        }
    }

    /// The seat that has run out of time, and when it did.
    pub(crate) fn run_out(&self, now: Timestamp) -> Option<(Seat, Timestamp)> {
        self.earliest().filter(|(_, deadline)| after(*deadline, LENIENCE) <= now)
    }

    /// The moment at which the next deadline expires.
    pub fn next(&self) -> Option<Timestamp> {
        self.earliest().map(|(_, deadline)| after(deadline, LENIENCE))
    }

    fn earliest(&self) -> Option<(Seat, Timestamp)> {
        let running = self.0.iter().filter_map(|(seat, clock)| Some((seat, clock.deadline?)));
        running.min_by_key(|(_, deadline)| *deadline)
    }
}

impl SeatClock {
    /// The game waits for the player.
    fn go_on(&mut self, game: &Game, clock: Clock, event: &Event, at: Timestamp) {
        match (self.deadline, self.left.take(), effect(event), clock) {
            (None, None, _, _) => self.run(clock, self.allowance(clock), at),
            (None, Some(left), _, _) => self.run(clock, left, at),
            (Some(deadline), _, Effect::AtLeast(time), _) => self.deadline = Some(deadline.max(after(at, time))),
            // Every step of a turn is a move.
            (Some(_), _, Effect::Step, Clock::PerMove { .. }) if matches!(game.phase(), Phase::Turn(_)) => {
                self.run(clock, self.allowance(clock), at);
            }
            (Some(_), _, Effect::Step | Effect::None, _) => {}
        }
    }

    /// The game would wait for the player, who is on vacation.
    fn pause(&mut self, clock: Clock, at: Timestamp) {
        self.left = Some(match (self.left, self.deadline.take()) {
            (Some(left), _) => left,
            (None, Some(deadline)) => whole_milliseconds(deadline.duration_since(at)),
            (None, None) => self.allowance(clock),
        });
    }

    /// The time that a move or a turn begins with.
    fn allowance(&self, clock: Clock) -> SignedDuration {
        match clock {
            Clock::PerMove { seconds } => seconds_long(seconds),
            Clock::Bank { seconds, .. } => self.bank.unwrap_or(seconds_long(seconds)).max(LEAST),
        }
    }

    fn run(&mut self, clock: Clock, time: SignedDuration, at: Timestamp) {
        let deadline = after(at, time);
        let awake = |times| awake(times, deadline);
        self.deadline = Some(self.sleeping.filter(|_| clock.has_sleeping_hours()).map_or(deadline, awake));
    }

    /// The game does not wait for the player.
    fn stop(&mut self, clock: Clock, at: Timestamp) {
        let running = self.deadline.take().map(|deadline| whole_milliseconds(deadline.duration_since(at)));
        if let (Some(left), Clock::Bank { increment, .. }) = (self.left.take().or(running), clock) {
            self.bank = Some(left + seconds_long(increment));
        }
    }
}

/// The meaning of an event for a clock that runs.
enum Effect {
    /// The clock goes on.
    None,
    /// The player has at least so much time from now on.
    AtLeast(SignedDuration),
    /// A step of the game: time for a move begins anew.
    Step,
}

fn effect(event: &Event) -> Effect {
    match (event.kind(), event) {
        (_, Event::TimeGranted { seconds }) => Effect::AtLeast(seconds_long(*seconds)),
        (EventKind::Absence, _) | (_, Event::StandInSeated { .. }) => Effect::None,
        (
            EventKind::Table
            | EventKind::Move(_)
            | EventKind::Consequence
            | EventKind::Clock
            | EventKind::Seat
            | EventKind::End,
            _,
        ) => Effect::Step,
    }
}

/// In whole milliseconds, as clients receive it, so that a client that folds events gets the same value.
fn whole_milliseconds(left: SignedDuration) -> SignedDuration {
    SignedDuration::from_millis(i64::saturating_from(left.max(SignedDuration::ZERO).as_millis()))
}

/// A deadline that is not in the hours in which a player sleeps: it is put off until their end. If
/// clocks change before that, their end is that of the later hours.
fn awake(SleepingTimes { hours, change }: SleepingTimes, deadline: Timestamp) -> Timestamp {
    let change = change.and_then(|change| Some((Timestamp::from_second(change.at).ok()?, change.hours)));
    match (end_of(hours, deadline), change) {
        (_, Some((at, later))) if at <= deadline => end_of(later, deadline),
        (end, Some((at, later))) if at < end => end_of(later, at),
        (end, _) => end,
    }
}

/// The end of the hours that a moment is in, or the moment.
fn end_of(hours: SleepingHours, deadline: Timestamp) -> Timestamp {
    const MINUTE: i64 = 60_000_000;
    let asleep_for = (deadline.as_microsecond() - i64::from(hours.from()) * MINUTE).rem_euclid(1440 * MINUTE);
    let left = i64::from(hours.minutes()) * MINUTE - asleep_for;
    if left > 0 { after(deadline, SignedDuration::from_micros(left)) } else { deadline }
}

fn seconds_long(seconds: u32) -> SignedDuration {
    SignedDuration::from_secs(seconds.into())
}

/// The first whole hour that is not before a moment.
pub fn next_hour(moment: Timestamp) -> Timestamp {
    let round = TimestampRound::new().smallest(Unit::Hour).mode(RoundMode::Ceil);
    moment.round(round).unwrap_or(moment)
}

/// The moment this long after another. No clock runs long enough to overflow.
pub fn after(moment: Timestamp, time: SignedDuration) -> Timestamp {
    moment.saturating_add(time).unwrap_or(moment)
}
