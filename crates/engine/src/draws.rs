//! Draws of a game with a shared deal: their purposes and how many there were.

use super::{
    board::Route,
    seat::{BySeat, Seat},
};
use std::fmt;

/// The draws of a game with a shared deal so far, by what they were for. The number of a draw is part
/// of its key, and each follows from the public events.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Draws {
    /// Cards drawn blind, by seat.
    pub blind: BySeat<u32>,
    /// Cards laid into the row.
    pub row: u32,
    /// Tickets offered, by seat.
    pub tickets: BySeat<u32>,
    /// Cards revealed for each tunnel that was tried.
    tunnels: Vec<(Route, u32)>,
}

impl Draws {
    /// The number of cards revealed for a tunnel.
    pub fn tunnel(&self, route: Route) -> u32 {
        self.tunnels.iter().find(|(tried, _)| *tried == route).map_or(0, |(_, count)| *count)
    }

    /// Counts a card revealed for a tunnel.
    pub fn reveal(&mut self, route: Route) {
        match self.tunnels.iter_mut().find(|(tried, _)| *tried == route) {
            Some((_, count)) => *count += 1,
            None => self.tunnels.push((route, 1)),
        }
    }
}

/// The purpose of a draw: the beginning of the text whose HMAC is the key of a card or a ticket.
#[derive(Clone, Copy, Debug)]
pub(super) enum Draw {
    /// The seat that plays first.
    First,
    /// A card of the opening hand of a seat.
    Hand(Seat, u32),
    /// A card for the row.
    Row(u32),
    /// A card drawn blind by a seat.
    Blind(Seat, u32),
    /// A card revealed for a tunnel.
    Tunnel(Route, u32),
    /// A ticket offered to a seat.
    Ticket(Seat, u32),
    /// The order in which rejected tickets are returned. At the start nobody in particular does it.
    Order(Option<Seat>, u32),
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draw::First => write!(f, "first"),
            Draw::Hand(seat, number) => write!(f, "hand/{}/{number}", seat.number()),
            Draw::Row(number) => write!(f, "row/{number}"),
            Draw::Blind(seat, number) => write!(f, "blind/{}/{number}", seat.number()),
            Draw::Tunnel(route, number) => write!(f, "tunnel/{route}/{number}"),
            Draw::Ticket(seat, number) => write!(f, "ticket/{}/{number}", seat.number()),
            Draw::Order(Some(seat), number) => write!(f, "order/{}/{number}", seat.number()),
            Draw::Order(None, number) => write!(f, "order/start/{number}"),
        }
    }
}
