//! What players want: commands before the game, moves in it.

use super::{
    board::{City, Route},
    entropy::Entropy,
    event::VoidReason,
    payment::Payment,
    seat::{BotLevel, Seat},
    ticket::TicketId,
};
use serde::{Deserialize, Serialize};

/// Who gives a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A person who has no seat in the game.
    Newcomer,
    /// Whoever sits in this seat, person or bot.
    Seat(Seat),
    /// The server itself, or who runs it.
    Operator,
}

/// What can be asked of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Take this open seat, or the first, and add this to the chance of the game.
    Join(Option<Seat>, Option<Entropy>),
    /// Leave a game that has not begun. The host's role goes to the first of the others; without one there is no game.
    Leave,
    /// Put a bot in the first open seat; the host's right.
    AddBot(BotLevel),
    /// Take a bot out of its seat before the game begins; the host's right.
    RemoveBot(Seat),
    /// Send a person away before the game begins; the host's right.
    Kick(Seat),
    /// Make another person the host before the game begins; the host's right.
    MakeHost(Seat),
    /// Call the game off before it begins; the host's right.
    Cancel,
    /// Deal and begin; the host's right.
    Start,
    /// Make a move.
    Play(Move),
    /// Leave for good: a bot of this level plays on (R10.1).
    Resign(BotLevel),
    /// Take a seat back that was lost by running out of time (R10.1).
    TakeBack,
    /// A seat's time has run out (R10.2); the second time in a row a bot of this level plays on (R10.1).
    RunOut(Seat, BotLevel),
    /// Give everyone the game waits for at least so many seconds.
    GrantTime(u32),
    /// End the game without a result; the operator's right.
    Void(VoidReason),
}

// Moves without fields are written `{}`: of those, too, serde then refuses unknown fields.
/// A move of the game (R3.1).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Draw a train card blind from the deck (R4.1).
    #[cfg_attr(feature = "utoipa", schema(title = "DrawCard"))]
    DrawCard {},
    /// Take one of the five face-up train cards (R4.1–4.3).
    #[cfg_attr(feature = "utoipa", schema(title = "TakeFaceUp"))]
    TakeFaceUp {
        /// The slot, 0 to 4.
        #[cfg_attr(feature = "utoipa", schema(minimum = 0, maximum = 4))]
        slot: u8,
    },
    /// Claim a route (R5); on a tunnel, lay the cards for it (R6.1).
    #[cfg_attr(feature = "utoipa", schema(title = "ClaimRoute"))]
    ClaimRoute {
        /// The route.
        route: Route,
        /// The cards laid.
        payment: Payment,
    },
    /// Pay what the tunnel asks in addition (R6.2).
    #[cfg_attr(feature = "utoipa", schema(title = "PayTunnel"))]
    PayTunnel {
        /// How many of the additional cards are locomotives; the others are of the colour laid.
        #[cfg_attr(feature = "utoipa", schema(minimum = 0, maximum = 3))]
        locomotives: u8,
    },
    /// Give the tunnel up: the laid cards come back, the turn is over (R6.4).
    #[cfg_attr(feature = "utoipa", schema(title = "AbandonTunnel"))]
    AbandonTunnel {},
    /// Draw destination tickets, to keep at least one (R7.1).
    #[cfg_attr(feature = "utoipa", schema(title = "DrawTickets"))]
    DrawTickets {},
    /// Keep some of the tickets offered (R2.2, R7.1).
    #[cfg_attr(feature = "utoipa", schema(title = "KeepTickets"))]
    KeepTickets {
        /// Those kept, in any order.
        #[cfg_attr(feature = "utoipa", schema(min_items = 0, max_items = 5))]
        tickets: Vec<TicketId>,
    },
    /// Build a station (R8.1).
    #[cfg_attr(feature = "utoipa", schema(title = "BuildStation"))]
    BuildStation {
        /// Where.
        city: City,
        /// The cards laid.
        payment: Payment,
    },
    /// Pass, which is possible only when nothing else is (R3.2).
    #[cfg_attr(feature = "utoipa", schema(title = "Pass"))]
    Pass {},
}
