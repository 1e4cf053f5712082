//! A game in words.

use crate::engine::{Event, EventKind, PlayerColor, PlayerScore, RedactedEvent, VisibleEvent};
use comfy_table::{CellAlignment, Table, presets};
use railhead_localization::{Argument, Language, event, message, names};

enum Weight {
    /// A player does something.
    Action,
    /// Something follows from it.
    Consequence,
    /// It matters only to machines, or goes without saying.
    Silent,
}

/// An event in words, as its player sees it. `None` if it only matters to machines.
pub fn narrate(happened: &VisibleEvent, names: &[String], language: Language) -> Option<String> {
    let indent = match weight(happened) {
        Weight::Action => "",
        Weight::Consequence => "    ",
        Weight::Silent => return None,
    };
    Some(format!("{indent}{}", language.format(&event(happened, names))))
}

fn weight(event: &VisibleEvent) -> Weight {
    match event {
        // Callers print the events of the acting player only. Of these, only the order of returned
        // tickets is redacted.
        VisibleEvent::Redacted(RedactedEvent::TicketsReturned { .. }) => Weight::Consequence,
        VisibleEvent::Redacted(
            RedactedEvent::CardsDealt { .. }
            | RedactedEvent::TicketsDealt { .. }
            | RedactedEvent::TicketsDrawn { .. }
            | RedactedEvent::TicketsKept { .. }
            | RedactedEvent::TicketsBoxed { .. }
            | RedactedEvent::CardDrawn { .. },
        ) => Weight::Silent,
        VisibleEvent::Full(event) => match (event.kind(), event) {
            (
                _,
                Event::TunnelCardRevealed { .. }
                | Event::TunnelSurchargeAsked { .. }
                | Event::TunnelSurchargePaid { .. }
                | Event::RowDiscarded
                | Event::RowReplaced { .. }
                | Event::DeckReshuffled,
            ) => Weight::Consequence,
            (EventKind::Move(_) | EventKind::Seat | EventKind::End, _)
            | (_, Event::LastRoundBegun { .. } | Event::TimeRanOut { .. }) => Weight::Action,
            (EventKind::Table | EventKind::Consequence | EventKind::Clock | EventKind::Absence, _) => Weight::Silent,
        },
    }
}

/// The name of a player who is known only by the colour of their trains.
pub fn name_by_color(color: Option<PlayerColor>, language: Language) -> String {
    language.format(&color.map_or(message!("player-nobody"), names::player))
}

pub fn players(players: &[String]) -> Argument {
    let list = names::list(players.iter().map(|name| name.as_str().into()).collect());
    list.unwrap_or_else(|| message!("player-nobody").into())
}

/// The final scores as a table, winner first.
pub fn scores(scores: &[PlayerScore], names: &[String], language: Language) -> Table {
    let mut scores = scores.iter().collect::<Vec<_>>();
    scores.sort_by_key(|score| score.rank);
    let mut table = Table::new();
    table.load_style(presets::UTF8_HORIZONTAL_ONLY);
    table.set_header([
        language.text("score-rank"),
        language.text("score-player"),
        language.text("score-routes"),
        language.text("score-tickets"),
        language.text("score-stations"),
        language.text("score-express"),
        language.text("score-total"),
        language.text("score-completed"),
        language.text("score-longest"),
    ]);
    for score in scores {
        let name = names.get(usize::from(score.seat.number())).cloned().unwrap_or_default();
        let kept = score.completed.len() + score.failed.len();
        let completed = message!("score-completed-of", completed = score.completed.len(), kept);
        table.add_row([
            score.rank.to_string(),
            name,
            score.routes.to_string(),
            score.tickets.to_string(),
            score.stations.to_string(),
            score.express.to_string(),
            score.total.to_string(),
            language.format(&completed),
            score.longest_path.to_string(),
        ]);
    }
    table.column_iter_mut().skip(2).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    table
}
