//! The effects of an event beside the log.

use railhead_engine::{AwayReason, BotLevel, Event, PlayerColor, PlayerScore, Seat, VoidReason};

/// A change of derived rows.
pub enum SeatChange<'a> {
    /// The account that acted has taken a seat.
    Seated(Seat, PlayerColor),
    /// The seat is open again.
    Unseated(Seat),
    /// The seat is open, and its former player may not come back.
    Kicked(Seat),
    /// A bot was put in the seat.
    BotAdded(Seat, PlayerColor, BotLevel),
    /// The bot was removed from the seat.
    BotRemoved(Seat),
    /// A bot took over the seat.
    HandedOver(Seat, BotLevel, AwayReason),
    /// The player took the seat back.
    TakenBack(Seat),
    /// The account that acted took the seat over from the bot.
    StoodIn(Seat),
    /// The game began, which is a notification.
    Started,
    /// The game was scored.
    Scored(&'a [PlayerScore]),
    /// The game ended without a result.
    Voided(VoidReason),
}

/// The effect of an event beside the log. Only changes of the table, of seats and the end of the game
/// have one.
pub fn seat_change(event: &Event) -> Option<SeatChange<'_>> {
    match event {
        Event::PlayerJoined { seat, color, entropy: _ } => Some(SeatChange::Seated(*seat, *color)),
        Event::PlayerLeft { seat } => Some(SeatChange::Unseated(*seat)),
        Event::PlayerKicked { seat } => Some(SeatChange::Kicked(*seat)),
        Event::BotAdded { seat, color, level } => Some(SeatChange::BotAdded(*seat, *color, *level)),
        Event::BotRemoved { seat } => Some(SeatChange::BotRemoved(*seat)),
        Event::SeatHandedOver { seat, level, reason } => Some(SeatChange::HandedOver(*seat, *level, *reason)),
        Event::SeatTakenBack { seat } => Some(SeatChange::TakenBack(*seat)),
        Event::StandInSeated { seat } => Some(SeatChange::StoodIn(*seat)),
        Event::GameStarted { first: _ } => Some(SeatChange::Started),
        Event::GameFinished { scores } => Some(SeatChange::Scored(scores)),
        Event::GameVoided { reason } => Some(SeatChange::Voided(*reason)),
        _ => None,
    }
}
