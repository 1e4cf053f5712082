//! Games in which everybody has the same deal: what names the deal, and how much of it was drawn.

use super::{
    board::Route,
    event::Event,
    game::{Phase, Step, Turn},
    seat::{BySeat, Seat},
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The deal of a game that shares it with others. Its cards then follow from the secret of the deal,
/// by keyed draws, and not from that of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = SharedDeal))]
pub struct Deal {
    /// SHA-256, in hexadecimal, of the secret of the deal. It names the deal.
    #[cfg_attr(feature = "utoipa", schema(value_type = String, example = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0"))]
    pub commitment: Digest,
    /// SHA-256, in hexadecimal, of what the players contributed to the deal before its first game.
    #[cfg_attr(feature = "utoipa", schema(value_type = String, example = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"))]
    pub entropy: Digest,
}

/// A hash of 32 bytes, in JSON 64 hexadecimal digits in lower case.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digest(pub [u8; 32]);

/// The text is not a digest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a digest is 64 hexadecimal digits in lower case")]
pub struct InvalidDigest;

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> String {
        digest.to_string()
    }
}

impl TryFrom<String> for Digest {
    type Error = InvalidDigest;
    fn try_from(text: String) -> Result<Digest, InvalidDigest> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != 64 || !text.bytes().all(is_digit) {
            return Err(InvalidDigest);
        }
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            let digits = text.get(2 * at..2 * at + 2).ok_or(InvalidDigest)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| InvalidDigest)?;
        }
        Ok(Digest(bytes))
    }
}

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

/// The number of slots of the row.
const SLOTS: u32 = 5;

impl Draws {
    /// The number of cards revealed for a tunnel.
    pub fn tunnel(&self, route: Route) -> u32 {
        self.tunnels.iter().find(|(tried, _)| *tried == route).map_or(0, |(_, count)| *count)
    }

    /// Counts the draws of an event. `phase` is the one before it.
    pub fn count(&mut self, event: &Event, phase: &Phase) {
        match event {
            Event::CardDrawn { seat, .. } => self.blind[*seat] += 1,
            Event::CardTurnedUp { .. } => self.row += 1,
            // Each replacement but the last has laid five cards, or no other would have followed.
            Event::RowReplaced { times, row, .. } => {
                let whole = SLOTS.saturating_mul(times.saturating_sub(1));
                self.row = self.row.saturating_add(whole).saturating_add(row.len() as u32);
            }
            Event::TicketsDealt { seat, tickets, .. } | Event::TicketsDrawn { seat, tickets, .. } => {
                self.tickets[*seat] += tickets.len() as u32;
            }
            Event::TunnelCardRevealed { .. } => {
                if let Phase::Turn(Turn { step: Step::Tunnel { claim, .. }, .. }) = phase {
                    self.reveal(claim.route);
                }
            }
            _ => {}
        }
    }

    fn reveal(&mut self, route: Route) {
        match self.tunnels.iter_mut().find(|(tried, _)| *tried == route) {
            Some((_, count)) => *count += 1,
            None => self.tunnels.push((route, 1)),
        }
    }
}

/// What is drawn for: the beginning of the text whose HMAC is the key of a card or a ticket.
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
