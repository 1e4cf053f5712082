//! A game in words.

use crate::engine::{Event, Payment, PlayerScore, RedactedEvent, Route, Seat, VisibleEvent};
use comfy_table::{CellAlignment, Table, presets};

/// An event in words, as its player sees it. `None` if it only matters to machines.
pub fn narrate(event: &VisibleEvent, names: &[&str]) -> Option<String> {
    let name = |seat: &Seat| names.get(usize::from(seat.number())).copied().unwrap_or("somebody");
    match event {
        VisibleEvent::Redacted(redacted) => narrate_redacted(redacted),
        VisibleEvent::Full(event) => match event {
            Event::TicketsKept { seat, tickets } => {
                let kept = tickets.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                Some(format!("{} keeps {kept}", name(seat)))
            }
            Event::TicketsDrawn { seat, tickets, .. } => {
                Some(format!("{} draws {} tickets", name(seat), tickets.len()))
            }
            Event::CardDrawn { seat, card } => Some(format!("{} draws blind: {card}", name(seat))),
            Event::CardTaken { seat, card, .. } => Some(format!("{} takes {card}", name(seat))),
            Event::RouteClaimed { seat, route, payment, points } => Some(format!(
                "{} claims {} with {} for {points}",
                name(seat),
                way(*route),
                cards(*payment, route.facts().length)
            )),
            Event::TunnelLaid { seat, route, .. } => Some(format!("{} digs from {}", name(seat), way(*route))),
            Event::TunnelCardRevealed { card } => Some(format!("    revealed: {card}")),
            Event::TunnelSurchargeAsked { surcharge, .. } => Some(format!("    {surcharge} more asked")),
            Event::TunnelSurchargePaid { surcharge, payment, .. } => {
                Some(format!("    paid with {}", cards(*payment, *surcharge)))
            }
            Event::TunnelAbandoned { seat } => Some(format!("{} gives the tunnel up", name(seat))),
            Event::StationBuilt { seat, city, .. } => {
                Some(format!("{} builds a station in {}", name(seat), city.facts().name))
            }
            Event::Passed { seat } => Some(format!("{} has to pass", name(seat))),
            Event::RowDiscarded => Some("    three locomotives lie open: five new cards".to_owned()),
            Event::DeckReshuffled => Some("    the discards are shuffled into a new deck".to_owned()),
            Event::LastRoundBegun { seat } => Some(format!("{} is short of trains: one more turn each", name(seat))),
            Event::SeatHandedOver { seat, level, reason: _ } => {
                Some(format!("{} leaves; {} plays on", name(seat), level.name()))
            }
            Event::SeatTakenBack { seat } => Some(format!("{} is back", name(seat))),
            Event::TimeRanOut { seat } => Some(format!("{} has run out of time", name(seat))),
            Event::GameVoided { reason: _ } => Some("The game was ended without a result.".to_owned()),
            Event::GameFinished { .. } => Some("The game is over.".to_owned()),
            Event::GameCreated { .. }
            | Event::PlayerJoined { .. }
            | Event::PlayerLeft { .. }
            | Event::PlayerKicked { .. }
            | Event::HostChanged { .. }
            | Event::BotRemoved { .. }
            | Event::TimeGranted { .. }
            | Event::BotAdded { .. }
            | Event::GameStarted { .. }
            | Event::CardsDealt { .. }
            | Event::TicketsDealt { .. }
            | Event::TicketsBoxed { .. }
            | Event::TicketsReturned { .. }
            | Event::CardTurnedUp { .. }
            | Event::TurnStarted { .. } => None,
        },
    }
}

/// A redacted event in words. Callers print the events of the acting player only. Of these, only
/// the order of returned tickets is redacted.
fn narrate_redacted(event: &RedactedEvent) -> Option<String> {
    match event {
        RedactedEvent::TicketsReturned { count } => Some(format!("    {count} go under the deck")),
        RedactedEvent::CardsDealt { .. }
        | RedactedEvent::TicketsDealt { .. }
        | RedactedEvent::TicketsDrawn { .. }
        | RedactedEvent::TicketsKept { .. }
        | RedactedEvent::TicketsBoxed { .. }
        | RedactedEvent::CardDrawn { .. } => None,
    }
}

fn way(route: Route) -> String {
    let facts = route.facts();
    format!("{} to {}", facts.from.facts().name, facts.to.facts().name)
}

fn cards(payment: Payment, price: u8) -> String {
    let locomotives = match payment.locomotives {
        1 => "1 locomotive".to_owned(),
        count => format!("{count} locomotives"),
    };
    match payment.color {
        None => locomotives,
        Some(color) if payment.locomotives == 0 => format!("{price} {color}"),
        Some(color) => format!("{} {color} and {locomotives}", price.saturating_sub(payment.locomotives)),
    }
}

/// The final scores as a table, winner first.
pub fn scores(scores: &[PlayerScore], names: &[&str]) -> Table {
    let mut scores = scores.iter().collect::<Vec<_>>();
    scores.sort_by_key(|score| score.rank);
    let mut table = Table::new();
    table.load_style(presets::UTF8_HORIZONTAL_ONLY);
    table.set_header(["rank", "player", "routes", "tickets", "stations", "express", "total", "completed", "longest"]);
    for score in scores {
        let name = names.get(usize::from(score.seat.number())).copied().unwrap_or("?");
        let kept = score.completed.len() + score.failed.len();
        table.add_row([
            score.rank.to_string(),
            name.to_owned(),
            score.routes.to_string(),
            score.tickets.to_string(),
            score.stations.to_string(),
            score.express.to_string(),
            score.total.to_string(),
            format!("{} of {kept}", score.completed.len()),
            score.longest_path.to_string(),
        ]);
    }
    table.column_iter_mut().skip(2).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    table
}
