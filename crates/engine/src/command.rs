//! Commands around a game, and moves in it.

use super::{
    board::{City, Route},
    entropy::Entropy,
    event::VoidReason,
    payment::Payment,
    seat::{BotLevel, Seat, SeatChoice},
    sleeping_hours::SleepingTimes,
    ticket::TicketIds,
};
use serde::{Deserialize, Serialize};

/// The author of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A person who has no seat in the game.
    Newcomer,
    /// The occupant of this seat, a person or a bot.
    Seat(Seat),
    /// The server itself, or its operator.
    Operator,
}

/// A request to change a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Take a seat, and contribute this entropy to the game's randomness.
    Join(SeatChoice, Option<Entropy>),
    /// Leave a game that has not begun. If the host leaves, the first of the other people becomes
    /// the host; without other people the game is cancelled.
    Leave,
    /// Put a bot in a seat. Host only.
    AddBot(SeatChoice, BotLevel),
    /// Remove a bot before the game begins. Host only.
    RemoveBot(Seat),
    /// Remove a person before the game begins. Host only.
    Kick(Seat),
    /// Make another person the host before the game begins. Host only.
    MakeHost(Seat),
    /// Cancel the game before it begins. Host only.
    Cancel,
    /// Deal and begin. Host only.
    Start,
    /// Make a move.
    Play(Move),
    /// Resign: a bot of this level takes over for the rest of the game (R10.1).
    Resign(BotLevel),
    /// Take back a seat that was lost by running out of time (R10.1).
    TakeBack,
    /// Take over this seat from the bot that replaced its player, whom the rules no longer know
    /// (R10.10).
    StandIn(Seat),
    /// Record that a seat has run out of time (R10.2). The second time in a row, a bot of this
    /// level takes over (R10.1).
    RunOut(Seat, BotLevel),
    /// Give each player that the game waits for at least this many seconds.
    GrantTime(u32),
    /// Record that the player of a seat goes on vacation (R10.8). Nothing happens if they are on
    /// it.
    BeginVacation(Seat),
    /// Record that the player of a seat is back (R10.8). Nothing happens if they were not away.
    EndVacation(Seat),
    /// Record the sleeping hours of the player of a seat (R10.9); none if they have none any more.
    SetSleepingHours(Seat, Option<SleepingTimes>),
    /// End the game without a result. Operator only.
    Void(VoidReason),
}

// Moves without fields are written `{}`, so that serde refuses unknown fields for them, too.
/// A move of the game (R3.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Draw a train card blind from the deck (R4.1).
    #[cfg_attr(feature = "utoipa", schema(title = "DrawCardMove"))]
    DrawCard {},
    /// Take one of the five face-up train cards (R4.1–4.3).
    #[cfg_attr(feature = "utoipa", schema(title = "TakeFaceUpMove"))]
    TakeFaceUp {
        /// The slot, 0 to 4.
        #[cfg_attr(feature = "utoipa", schema(minimum = 0, maximum = 4))]
        slot: u8,
    },
    /// Claim a route (R5). On a tunnel this lays the cards, and the claim may ask for more (R6.1).
    #[cfg_attr(feature = "utoipa", schema(title = "ClaimRouteMove"))]
    ClaimRoute {
        /// The route.
        route: Route,
        /// The cards to lay.
        payment: Payment,
    },
    /// Pay the surcharge of a tunnel (R6.2).
    #[cfg_attr(feature = "utoipa", schema(title = "PayTunnelMove"))]
    PayTunnel {
        /// The number of locomotives among the additional cards. The others have the colour
        /// already laid.
        #[cfg_attr(feature = "utoipa", schema(minimum = 0, maximum = 3))]
        locomotives: u8,
    },
    /// Abandon the tunnel: the laid cards return to the hand and the turn ends (R6.4).
    #[cfg_attr(feature = "utoipa", schema(title = "AbandonTunnelMove"))]
    AbandonTunnel {},
    /// Draw destination tickets; at least one must be kept (R7.1).
    #[cfg_attr(feature = "utoipa", schema(title = "DrawTicketsMove"))]
    DrawTickets {},
    /// Keep some of the tickets offered (R2.2, R7.1).
    #[cfg_attr(feature = "utoipa", schema(title = "KeepTicketsMove"))]
    KeepTickets {
        /// The ids of the tickets to keep, in any order.
        #[cfg_attr(feature = "utoipa", schema(value_type = Vec<crate::TicketId>, min_items = 0, max_items = 5))]
        tickets: TicketIds,
    },
    /// Build a station (R8.1).
    #[cfg_attr(feature = "utoipa", schema(title = "BuildStationMove"))]
    BuildStation {
        /// The city to build in.
        city: City,
        /// The cards to lay.
        payment: Payment,
    },
    /// Pass. Legal only if no other move is possible (R3.2).
    #[cfg_attr(feature = "utoipa", schema(title = "PassMove"))]
    Pass {},
}
