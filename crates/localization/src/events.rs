//! The events of a game, in words.

use crate::{Argument, Message, message, names};
use railhead_engine::{AwayReason, Card, Event, Payment, RedactedEvent, Seat, TicketId, VisibleEvent, VoidReason};

/// An event as a viewer sees it. `names` are those of the players, by seat.
pub fn event(event: &VisibleEvent, names: &[String]) -> Message {
    match event {
        VisibleEvent::Full(event) => full(event, names),
        VisibleEvent::Redacted(event) => redacted(event, names),
    }
}

fn player(names: &[String], seat: Seat) -> Argument {
    let name = names.get(usize::from(seat.number())).filter(|name| !name.is_empty());
    name.map_or_else(|| message!("player-nobody").into(), |name| name.as_str().into())
}

fn full(event: &Event, names: &[String]) -> Message {
    let player = |seat: &Seat| player(names, *seat);
    match event {
        Event::GameCreated { options, .. } => message!(
            "event-game-created",
            variant = names::variant(options.variant),
            seats = message!("seats", count = options.seats)
        ),
        Event::PlayerJoined { seat, .. } => message!("event-player-joined", player = player(seat)),
        Event::PlayerLeft { seat } => message!("event-player-left", player = player(seat)),
        Event::BotAdded { seat, .. } => message!("event-bot-added", player = player(seat)),
        Event::BotRemoved { seat } => message!("event-bot-removed", player = player(seat)),
        Event::PlayerKicked { seat } => message!("event-player-kicked", player = player(seat)),
        Event::HostChanged { seat } => message!("event-host-changed", player = player(seat)),
        Event::GameStarted { first } => message!("event-game-started", player = player(first)),
        Event::CardsDealt { seat, cards } => {
            message!("event-cards-dealt", player = player(seat), count = cards.len())
        }
        Event::TicketsDealt { seat, tickets, .. } => {
            message!("event-tickets-dealt", player = player(seat), count = tickets.len())
        }
        Event::TicketsDrawn { seat, tickets, .. } => {
            message!("event-tickets-drawn", player = player(seat), count = tickets.len())
        }
        Event::TicketsKept { seat, tickets } => tickets_kept(player(seat), tickets),
        Event::TicketsBoxed { seat, tickets } => {
            message!("event-tickets-boxed", player = player(seat), count = tickets.len())
        }
        Event::TicketsReturned { tickets } => message!("event-tickets-returned", count = tickets.len()),
        Event::CardTurnedUp { card, .. } => message!("event-card-turned-up", card = one(*card)),
        Event::RowDiscarded => message!("event-row-discarded"),
        Event::RowReplaced { times, row, .. } => row_replaced(*times, row),
        Event::DeckReshuffled => message!("event-deck-reshuffled"),
        Event::TurnStarted { seat } => message!("event-turn-started", player = player(seat)),
        Event::CardDrawn { seat, card } => message!("event-card-drawn", player = player(seat), card = one(*card)),
        Event::CardTaken { seat, card, .. } => message!("event-card-taken", player = player(seat), card = one(*card)),
        Event::RouteClaimed { seat, route, payment, points } => message!(
            "event-route-claimed",
            player = player(seat),
            from = names::city(route.facts().from),
            to = names::city(route.facts().to),
            payment = self::payment(*payment, route.facts().length),
            points = message!("points", count = *points)
        ),
        Event::TunnelLaid { seat, route, payment } => message!(
            "event-tunnel-laid",
            player = player(seat),
            from = names::city(route.facts().from),
            to = names::city(route.facts().to),
            payment = self::payment(*payment, route.facts().length)
        ),
        Event::TunnelCardRevealed { card } => message!("event-tunnel-card-revealed", card = one(*card)),
        Event::TunnelSurchargeAsked { surcharge, .. } => {
            message!("event-tunnel-surcharge-asked", surcharge = *surcharge)
        }
        Event::TunnelSurchargePaid { seat, surcharge, payment } => message!(
            "event-tunnel-surcharge-paid",
            player = player(seat),
            payment = self::payment(*payment, *surcharge)
        ),
        Event::TunnelAbandoned { seat } => message!("event-tunnel-abandoned", player = player(seat)),
        Event::StationBuilt { seat, city, .. } => {
            message!("event-station-built", player = player(seat), city = names::city(*city))
        }
        Event::Passed { seat } => message!("event-passed", player = player(seat)),
        Event::LastRoundBegun { seat } => message!("event-last-round-begun", player = player(seat)),
        Event::TimeRanOut { seat } => message!("event-time-ran-out", player = player(seat)),
        Event::TimeGranted { seconds } => message!("event-time-granted", seconds = *seconds),
        Event::VacationBegun { seat } => message!("event-vacation-begun", player = player(seat)),
        Event::VacationEnded { seat } => message!("event-vacation-ended", player = player(seat)),
        Event::SleepingHoursSet { seat, hours: Some(hours), .. } => message!(
            "event-sleeping-hours-set",
            player = player(seat),
            from = minute_of_day(hours.from()),
            until = minute_of_day(hours.until())
        ),
        Event::SleepingHoursSet { seat, hours: None, .. } => {
            message!("event-sleeping-hours-ended", player = player(seat))
        }
        Event::SeatHandedOver { seat, level, reason } => message!(
            "event-seat-handed-over",
            player = player(seat),
            bot = names::bot(*level),
            reason = match reason {
                AwayReason::Resigned => "resigned",
                AwayReason::OutOfTime => "out_of_time",
            }
        ),
        Event::SeatTakenBack { seat } => message!("event-seat-taken-back", player = player(seat)),
        Event::StandInSeated { seat } => message!("event-stand-in-seated", player = player(seat)),
        Event::GameFinished { .. } => message!("event-game-finished"),
        Event::GameVoided { reason } => message!(
            "event-game-voided",
            reason = match reason {
                VoidReason::Admin => "admin",
                VoidReason::Cancelled => "cancelled",
                VoidReason::Expired => "expired",
                VoidReason::LeftEarly => "left_early",
            }
        ),
    }
}

fn redacted(event: &RedactedEvent, names: &[String]) -> Message {
    let player = |seat: &Seat| player(names, *seat);
    match event {
        RedactedEvent::CardsDealt { seat, count } => {
            message!("event-cards-dealt", player = player(seat), count = *count)
        }
        RedactedEvent::TicketsDealt { seat, count } => {
            message!("event-tickets-dealt", player = player(seat), count = *count)
        }
        RedactedEvent::TicketsDrawn { seat, count } => {
            message!("event-tickets-drawn", player = player(seat), count = *count)
        }
        RedactedEvent::TicketsKept { seat, count } => {
            message!("event-tickets-kept", player = player(seat), count = *count)
        }
        RedactedEvent::TicketsBoxed { seat, count } => {
            message!("event-tickets-boxed", player = player(seat), count = *count)
        }
        RedactedEvent::TicketsReturned { count } => message!("event-tickets-returned", count = *count),
        RedactedEvent::CardDrawn { seat } => message!("event-card-drawn-hidden", player = player(seat)),
    }
}

fn tickets_kept(player: Argument, tickets: &[TicketId]) -> Message {
    match names::list(tickets.iter().map(|ticket| names::ticket(*ticket).into()).collect()) {
        Some(list) => message!("event-tickets-kept-named", player, list),
        None => message!("event-tickets-kept", player, count = 0),
    }
}

fn row_replaced(times: u32, row: &[Card]) -> Message {
    match names::list(row.iter().map(|card| one(*card).into()).collect()) {
        Some(cards) => message!("event-row-replaced", times, cards),
        None => message!("event-row-discarded"),
    }
}

fn one(card: Card) -> Message {
    message!("one-card", card = card.name())
}

/// The cards paid for a price of so many.
fn payment(payment: Payment, price: u8) -> Message {
    let locomotives = message!("payment-locomotives", count = payment.locomotives);
    let Some(color) = payment.color else { return locomotives };
    let count = price.saturating_sub(payment.locomotives);
    let colored = message!("payment-colored", count, color = color.card().name());
    if payment.locomotives == 0 { colored } else { message!("payment-both", colored, locomotives) }
}

/// A time of day, as `21:05`.
fn minute_of_day(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}
