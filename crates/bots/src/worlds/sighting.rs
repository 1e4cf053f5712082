//! Seats as others see them, to learn from: the tickets that they may hold, with the clues to each.

use super::{
    clues::{Clues, Footprint},
    guess,
    known::{seen, unseen},
    tuning::Tuning,
};
use railhead_engine::{GameView, Seat, SeatView, Ticket};

/// A seat as somebody else sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sighting {
    /// The seat.
    pub seat: Seat,
    /// The tickets that the viewer does not see.
    pub tickets: Vec<Suspect>,
}

/// A ticket that a seat may hold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Suspect {
    /// The ticket.
    pub ticket: Ticket,
    /// The clues to it.
    pub clues: Clues,
    /// Its weight by the rule of thumb of the bots.
    pub guess: f64,
}

impl Sighting {
    /// The other seats as the viewer sees them.
    pub fn all(view: &GameView) -> Vec<Sighting> {
        let (table, you) = (&view.table, view.you.as_ref());
        let seen = seen(table, you, &Tuning::DIRECTOR);
        let unseen = unseen(table, you);
        let of = |seat: &SeatView| {
            let footprint = Footprint::of(&seen, seat);
            let guessed = guess::likely(&seen, seat, &unseen).into_iter();
            let suspect = |(ticket, guess)| Suspect { ticket, clues: footprint.clues(&ticket), guess };
            Sighting { seat: seat.seat, tickets: guessed.map(suspect).collect() }
        };
        table.seats.iter().filter(|seat| you.is_none_or(|own| own.seat != seat.seat)).map(of).collect()
    }
}
