//! The reasons for which the rules refuse a command.

use super::{
    board::{City, Route},
    card::{Card, Color},
    seat::{PlayerColor, Seat},
    ticket::TicketId,
};
use serde::Serialize;

/// The reason for refusing a command. The game has not changed. The fields name what is acceptable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(untagged)]
#[expect(missing_docs, reason = "the message says what each field is")]
pub enum Rejection {
    #[error("a game has 2 to 5 seats, not {seats}")]
    SeatCount { seats: u8 },
    #[error("seat {seat} is not at this table")]
    NoSuchSeat { seat: Seat },
    #[error("all seats are taken")]
    TableFull {},
    #[error("another player has the colour {}", color.name())]
    ColorTaken { color: PlayerColor, free: Vec<PlayerColor> },
    #[error("not all seats are taken: {open} open")]
    SeatsOpen { open: u8 },
    #[error("only the host may do that")]
    NotHost {},
    #[error("the host cannot kick themselves")]
    KickedHost {},
    #[error("no person sits in seat {seat}")]
    NoPersonThere { seat: Seat },
    #[error("no bot sits in seat {seat}")]
    NoBotThere { seat: Seat },
    #[error("there are no bots in rated games")]
    RatedGame {},
    #[error("there are no stand-ins in rated games")]
    RatedStandIns {},
    #[error("nobody may stand in for others in this game (R10.10)")]
    NoStandIns {},
    #[error("no bot plays seat {seat} for a player (R10.10)")]
    SeatNotAway { seat: Seat },
    #[error("you have or had a seat in this game (R10.10)")]
    HadSeat {},
    #[error("a clock gives {least} to {most} seconds here, not {seconds}")]
    ClockRange { seconds: u32, least: u32, most: u32 },
    #[error("you gave the seat up (R10.1)")]
    SeatGivenUp {},
    #[error("the game does not wait for seat {seat}")]
    NotWaitedFor { seat: Seat },
    #[error("you have no seat in this game")]
    NotSeated {},
    #[error("you have a seat in this game already")]
    AlreadySeated {},
    #[error("the game has not begun")]
    NotStarted {},
    #[error("the game has begun")]
    AlreadyStarted {},
    #[error("the game is over")]
    GameOver {},
    #[error("you are on vacation (R10.8)")]
    OnVacation {},
    #[error("it is the turn of seat {turn}")]
    NotYourTurn { turn: Seat },
    #[error("you have chosen your tickets; others have not yet (R2.5)")]
    AlreadyChosen {},
    #[error("choose which of the tickets offered you keep first (R2.2, R7.1)")]
    MustKeepTickets {},
    #[error("no tickets are offered to you")]
    NoTicketsOffered {},
    #[error("take the second train card first (R4.5)")]
    MustDrawSecondCard {},
    #[error("pay for the tunnel or give it up first (R6.4)")]
    MustSettleTunnel {},
    #[error("no tunnel is waiting to be paid (R6)")]
    NoTunnelPending {},
    #[error("deck and discards are used up: no train card can be drawn (R4.9)")]
    DeckEmpty {},
    #[error("slot {slot} is empty or does not exist")]
    SlotEmpty { slot: u8 },
    #[error("a face-up locomotive may only be the first card (R4.3)")]
    LocomotiveSecond { slot: u8 },
    #[error("route {route} belongs to seat {owner}")]
    RouteTaken { route: Route, owner: Seat },
    #[error("you own the other track {twin} of this double route (R5.5)")]
    BothTracks { twin: Route },
    #[error("with 2 or 3 players the second track closes when the first, {twin}, is claimed (R5.5)")]
    TrackClosed { twin: Route },
    #[error("{need} trains are needed, you have {have} (R5.3)")]
    TrainsShort { need: u8, have: u8 },
    #[error("{}", wrong_payment(*cards, *color, *locomotives))]
    WrongPayment { cards: u8, color: Option<Color>, locomotives: u8 },
    #[error("{need} {card} cards are needed, you have {have}")]
    CardsShort { card: Card, need: u8, have: u8 },
    #[error("no tickets are left to draw (R7.1)")]
    NoTicketsLeft {},
    #[error("ticket {ticket} is not offered to you, or named twice")]
    TicketNotOffered { ticket: TicketId },
    #[error("keep {keep_min} to {keep_max} tickets, not {kept} (R2.2, R7.1)")]
    KeepCount { kept: usize, keep_min: u8, keep_max: u8 },
    #[error("seat {owner} has a station in {city} (R8.1)")]
    StationTaken { city: City, owner: Seat },
    #[error("all three stations are built (R8.1)")]
    NoStationsLeft {},
    #[error("nobody may pass while a move is possible (R3.1)")]
    MovePossible {},
}

fn wrong_payment(cards: u8, color: Option<Color>, locomotives: u8) -> String {
    let color = color.map_or("one colour".to_owned(), |color| color.to_string());
    let at_least =
        if locomotives > 0 { format!(", at least {locomotives} of them locomotives") } else { String::new() };
    format!(
        "the price is {cards} cards of {color}, locomotives standing for any{at_least}; \
         name no colour exactly when all are locomotives (R5.1, R5.2, R5.6, R6.3, R8.1)"
    )
}
