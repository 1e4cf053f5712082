//! The players that a game waits for, and their deadline.

use crate::hosted_game::HostedGame;
use jiff::Timestamp;
use railhead_engine::{Event, Occupant, Seat};

/// The people that a game waits for, and their deadline.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct WaitingSeats {
    /// One bit a seat.
    pub seats: i16,
    /// The earliest deadline. A game waits for several players only while first tickets are chosen;
    /// their time began together, but some may have been on vacation.
    pub deadline: Option<Timestamp>,
}

impl WaitingSeats {
    /// The people a game waits for now. It waits for nobody on vacation.
    pub fn of(hosted: &HostedGame) -> WaitingSeats {
        let game = &hosted.game;
        let is_there = |seat: &Seat| game.occupants()[*seat] == Occupant::Person && !game.presence()[*seat].on_vacation;
        let people = game.waits_for().filter(is_there);
        people.fold(WaitingSeats::default(), |WaitingSeats { seats, deadline }, seat| WaitingSeats {
            seats: seats | 1 << seat.number(),
            deadline: deadline.into_iter().chain(hosted.clocks.of(seat).deadline).min(),
        })
    }

    /// The seats whose turn began with these events.
    pub fn begun(self, before: WaitingSeats, events: &[Event]) -> impl Iterator<Item = Seat> {
        let began =
            |seat: &Seat| events.iter().any(|event| matches!(event, Event::TurnStarted { seat: its } if its == seat));
        let is_new = move |seat: &Seat| before.seats & 1 << seat.number() == 0;
        self.people().filter(move |seat| is_new(seat) || began(seat))
    }

    fn people(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |seat| self.seats & 1 << seat.number() != 0)
    }

    /// The seats for which something changed: their turn began or ended, or they have another
    /// deadline.
    pub fn changed(self, before: WaitingSeats) -> impl Iterator<Item = Seat> {
        let moved = if self.deadline == before.deadline { 0 } else { self.seats & before.seats };
        WaitingSeats { seats: (self.seats ^ before.seats) | moved, ..self }.people()
    }
}
