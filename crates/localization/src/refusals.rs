//! The reasons for refusing a command, or a position that is to be scored.

use crate::{
    Message, message,
    names::{card, city, color, player_color},
};
use railhead_engine::{Color, PositionError, Rejection, Route};

/// The message of a refusal.
pub fn refusal(rejection: &Rejection) -> Message {
    match *rejection {
        Rejection::SeatCount { seats } => message!("refusal-seat-count", seats),
        Rejection::NoSuchSeat { seat } => message!("refusal-no-such-seat", seat),
        Rejection::TableFull {} => message!("refusal-table-full"),
        Rejection::ColorTaken { color, free: _ } => message!("refusal-color-taken", color = player_color(color)),
        Rejection::SeatsOpen { open } => message!("refusal-seats-open", open),
        Rejection::NotHost {} => message!("refusal-not-host"),
        Rejection::KickedHost {} => message!("refusal-kicked-host"),
        Rejection::NoPersonThere { seat } => message!("refusal-no-person-there", seat),
        Rejection::NoBotThere { seat } => message!("refusal-no-bot-there", seat),
        Rejection::RatedGame {} => message!("refusal-rated-game"),
        Rejection::RatedStandIns {} => message!("refusal-rated-stand-ins"),
        Rejection::NoStandIns {} => message!("refusal-no-stand-ins"),
        Rejection::SeatNotAway { seat } => message!("refusal-seat-not-away", seat),
        Rejection::HadSeat {} => message!("refusal-had-seat"),
        Rejection::ClockRange { seconds, least, most } => message!("refusal-clock-range", seconds, least, most),
        Rejection::SeatGivenUp {} => message!("refusal-seat-given-up"),
        Rejection::NotWaitedFor { seat } => message!("refusal-not-waited-for", seat),
        Rejection::NotSeated {} => message!("refusal-not-seated"),
        Rejection::AlreadySeated {} => message!("refusal-already-seated"),
        Rejection::NotStarted {} => message!("refusal-not-started"),
        Rejection::AlreadyStarted {} => message!("refusal-already-started"),
        Rejection::GameOver {} => message!("refusal-game-over"),
        Rejection::OnVacation {} => message!("refusal-on-vacation"),
        Rejection::NotYourTurn { turn } => message!("refusal-not-your-turn", turn),
        Rejection::AlreadyChosen {} => message!("refusal-already-chosen"),
        Rejection::MustKeepTickets {} => message!("refusal-must-keep-tickets"),
        Rejection::NoTicketsOffered {} => message!("refusal-no-tickets-offered"),
        Rejection::MustDrawSecondCard {} => message!("refusal-must-draw-second-card"),
        Rejection::MustSettleTunnel {} => message!("refusal-must-settle-tunnel"),
        Rejection::NoTunnelPending {} => message!("refusal-no-tunnel-pending"),
        Rejection::DeckEmpty {} => message!("refusal-deck-empty"),
        Rejection::SlotEmpty { slot } => message!("refusal-slot-empty", slot),
        Rejection::LocomotiveSecond { slot: _ } => message!("refusal-locomotive-second"),
        Rejection::RouteTaken { route, owner } => {
            let [from, to] = ends(route);
            message!("refusal-route-taken", from, to, owner)
        }
        Rejection::BothTracks { twin } => {
            let [from, to] = ends(twin);
            message!("refusal-both-tracks", from, to)
        }
        Rejection::TrackClosed { twin } => {
            let [from, to] = ends(twin);
            message!("refusal-track-closed", from, to)
        }
        Rejection::TrainsShort { need, have } => message!("refusal-trains-short", need, have),
        Rejection::WrongPayment { cards, color, locomotives } => wrong_payment(cards, color, locomotives),
        Rejection::CardsShort { card: kind, need, have } => {
            message!("refusal-cards-short", card = card(kind), need, have)
        }
        Rejection::NoTicketsLeft {} => message!("refusal-no-tickets-left"),
        Rejection::TicketNotOffered { ticket } => {
            message!("refusal-ticket-not-offered", from = city(ticket.from), to = city(ticket.to))
        }
        Rejection::KeepCount { kept, keep_min, keep_max } => message!("refusal-keep-count", kept, keep_min, keep_max),
        Rejection::StationTaken { city: place, owner } => {
            message!("refusal-station-taken", city = city(place), owner)
        }
        Rejection::NoStationsLeft {} => message!("refusal-no-stations-left"),
        Rejection::MovePossible {} => message!("refusal-move-possible"),
    }
}

/// The cities of a route.
fn ends(route: Route) -> [Message; 2] {
    [city(route.facts().from), city(route.facts().to)]
}

fn wrong_payment(cards: u8, only: Option<Color>, locomotives: u8) -> Message {
    match (only.map(color), locomotives) {
        (None, 0) => message!("refusal-payment", cards),
        (Some(color), 0) => message!("refusal-payment-of-color", cards, color),
        (None, _) => message!("refusal-payment-with-locomotives", cards, locomotives),
        (Some(color), _) => message!("refusal-payment-of-color-with-locomotives", cards, color, locomotives),
    }
}

/// The number of the rule that a command breaks, if it breaks one.
pub fn broken_rule(rejection: &Rejection) -> Option<&'static str> {
    Some(match rejection {
        Rejection::SeatCount { .. } | Rejection::ColorTaken { .. } => "R1.1",
        Rejection::AlreadyChosen {} => "R2.5",
        Rejection::NotYourTurn { .. } => "R2.6",
        Rejection::MovePossible {} => "R3.1",
        Rejection::MustDrawSecondCard {} => "R4.1",
        Rejection::LocomotiveSecond { .. } => "R4.3",
        Rejection::DeckEmpty {} => "R4.9",
        Rejection::CardsShort { .. } => "R5.1",
        Rejection::RouteTaken { .. } | Rejection::TrainsShort { .. } => "R5.3",
        Rejection::BothTracks { .. } | Rejection::TrackClosed { .. } => "R5.5",
        // Only the surcharge of a tunnel can ask for nothing but locomotives.
        Rejection::WrongPayment { cards, locomotives, .. } if cards == locomotives => "R6.3",
        Rejection::WrongPayment { locomotives: 1.., .. } => "R5.6",
        Rejection::WrongPayment { .. } => "R5.2",
        Rejection::MustSettleTunnel {} | Rejection::NoTunnelPending {} => "R6.4",
        // More than one ticket must be kept at the start only.
        Rejection::KeepCount { keep_min: 0 | 2.., .. } => "R2.2",
        Rejection::KeepCount { .. }
        | Rejection::MustKeepTickets {}
        | Rejection::NoTicketsOffered {}
        | Rejection::TicketNotOffered { .. }
        | Rejection::NoTicketsLeft {} => "R7.1",
        Rejection::StationTaken { .. } | Rejection::NoStationsLeft {} => "R8.1",
        Rejection::SeatGivenUp {} => "R10.1",
        Rejection::NotHost {} | Rejection::KickedHost {} => "R10.7",
        Rejection::OnVacation {} => "R10.8",
        Rejection::RatedStandIns {}
        | Rejection::NoStandIns {}
        | Rejection::SeatNotAway { .. }
        | Rejection::HadSeat {} => "R10.10",
        Rejection::NoSuchSeat { .. }
        | Rejection::TableFull {}
        | Rejection::SeatsOpen { .. }
        | Rejection::NoPersonThere { .. }
        | Rejection::NoBotThere { .. }
        | Rejection::RatedGame {}
        | Rejection::ClockRange { .. }
        | Rejection::NotWaitedFor { .. }
        | Rejection::NotSeated {}
        | Rejection::AlreadySeated {}
        | Rejection::NotStarted {}
        | Rejection::AlreadyStarted {}
        | Rejection::GameOver {}
        | Rejection::SlotEmpty { .. } => return None,
    })
}

/// The reason why a position cannot be scored.
pub fn impossible_position(error: &PositionError) -> Message {
    match *error {
        PositionError::PlayerCount { players } => message!("position-player-count", players),
        PositionError::UnknownRoute { player: _, ref id } => message!("position-unknown-route", id = id.as_str()),
        PositionError::UnknownCity { player: _, ref id } => message!("position-unknown-city", id = id.as_str()),
        PositionError::UnknownTicket { player: _, ref id } => message!("position-unknown-ticket", id = id.as_str()),
        PositionError::RouteTaken { player, route, owner } if player == owner => {
            let [from, to] = ends(route);
            message!("position-route-twice", from, to)
        }
        PositionError::RouteTaken { player: _, route, owner } => {
            let [from, to] = ends(route);
            message!("position-route-taken", from, to, owner)
        }
        PositionError::BothTracks { player: _, route, twin: _ } => {
            let [from, to] = ends(route);
            message!("position-both-tracks", from, to)
        }
        PositionError::TrackClosed { player: _, route, twin: _, owner: _ } => {
            let [from, to] = ends(route);
            message!("position-track-closed", from, to)
        }
        PositionError::TrainsShort { player: _, need, have } => message!("position-trains-short", need, have),
        PositionError::StationTaken { player, city: place, owner } if player == owner => {
            message!("position-station-twice", city = city(place))
        }
        PositionError::StationTaken { player: _, city: place, owner } => {
            message!("position-station-taken", city = city(place), owner)
        }
        PositionError::NoStationsLeft { player: _, built, have } => {
            message!("position-no-stations-left", built, have)
        }
        PositionError::TicketTaken { player, ticket, owner } if player == owner => {
            message!("position-ticket-twice", from = city(ticket.from), to = city(ticket.to))
        }
        PositionError::TicketTaken { player: _, ticket, owner } => {
            message!("position-ticket-taken", from = city(ticket.from), to = city(ticket.to), owner)
        }
    }
}

/// The number of the rule that a position breaks, if it breaks one.
pub fn rule_of_position(error: &PositionError) -> Option<&'static str> {
    Some(match error {
        PositionError::PlayerCount { .. }
        | PositionError::UnknownRoute { .. }
        | PositionError::UnknownCity { .. }
        | PositionError::UnknownTicket { .. } => return None,
        PositionError::TrainsShort { .. } | PositionError::NoStationsLeft { .. } => "R1.1",
        PositionError::RouteTaken { .. } => "R5.3",
        PositionError::BothTracks { .. } | PositionError::TrackClosed { .. } => "R5.5",
        PositionError::TicketTaken { .. } => "R7.2",
        PositionError::StationTaken { .. } => "R8.1",
    })
}
