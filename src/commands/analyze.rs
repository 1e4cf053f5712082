//! `railhead analyze`: luck, errors and turning points of an exported game.

use crate::{
    commands::narration,
    config,
    engine::{Event, Game, Int, Move, Payment, Phase, RedactedEvent, Seat, Step, Turn, VisibleEvent},
};
use comfy_table::{CellAlignment, Table, presets};
use railhead_analysis::{Analysis, Decision, NotFinished, SeatAnalysis, analyze};
use railhead_localization::{Language, event, message};
use std::{
    error::Error,
    io::{self, Write},
};

/// Prints the analysis of the game, in words or as JSON.
///
/// # Errors
/// If the file cannot be read, the game is not finished, or it has no such seat.
pub fn run(options: &config::Analyze) -> Result<(), Box<dyn Error>> {
    let language = options.language.chosen();
    let record = options.record.read()?;
    let events = record.events.iter().map(|(_, event)| event.clone()).collect::<Vec<Event>>();
    let mut analysis = analyze(&events).map_err(|NotFinished| language.text("analyze-unfinished"))?;
    if let Some(seat) = options.seat {
        keep_only(&mut analysis, seat);
        if analysis.seats.is_empty() {
            return Err(language.format(&message!("analyze-no-seat", seat)).into());
        }
    }
    let mut output = io::stdout();
    if options.json {
        writeln!(output, "{}", serde_json::to_string(&analysis)?)?;
        return Ok(());
    }
    let game = Game::replay(&events);
    let names = game.seats().map(|seat| narration::name_by_color(game.colors()[seat], language)).collect::<Vec<_>>();
    let heading = message!("analyze-heading", game = record.game.to_string(), players = narration::players(&names),);
    writeln!(output, "{}", language.format(&heading))?;
    writeln!(output, "{}", sums(&analysis, &names, language))?;
    writeln!(output, "{}", language.text("analyze-legend"))?;
    for seat in &analysis.seats {
        writeln!(output)?;
        turning_points(&Analysed { analysis: &analysis, events: &events, names: &names, language }, seat, &mut output)?;
    }
    Ok(())
}

fn keep_only(analysis: &mut Analysis, seat: u8) {
    let is_it = |other: Seat| other.number() == seat;
    analysis.seats.retain(|sums| is_it(sums.seat));
    analysis.decisions.retain(|decision| is_it(decision.seat));
    analysis.luck.retain(|luck| is_it(luck.seat));
}

/// The sums of the seats as a table.
fn sums(analysis: &Analysis, names: &[String], language: Language) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_HORIZONTAL_ONLY);
    table.set_header([
        language.text("score-player"),
        language.text("analyze-start"),
        language.text("analyze-luck"),
        language.text("analyze-improvement"),
        language.text("analyze-errors"),
        language.text("analyze-others"),
        language.text("analyze-margin"),
        language.text("analyze-adjusted"),
    ]);
    for seat in &analysis.seats {
        let errors = 0.0 - seat.errors.mean;
        let terms = [seat.start.mean, seat.luck.mean, seat.improvement.mean, errors, seat.others.mean];
        let terms = terms.map(|term| language.decimal(term));
        let cells = std::iter::once(name(names, seat.seat)).chain(terms);
        table.add_row(cells.chain([seat.margin.to_string(), language.decimal(seat.adjusted_margin.mean)]));
    }
    table.column_iter_mut().skip(1).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    table
}

fn name(names: &[String], seat: Seat) -> String {
    names.get(usize::from(seat.number())).cloned().unwrap_or_default()
}

/// A game and its analysis, to be printed.
struct Analysed<'a> {
    analysis: &'a Analysis,
    events: &'a [Event],
    names: &'a [String],
    language: Language,
}

fn turning_points(game: &Analysed<'_>, seat: &SeatAnalysis, output: &mut impl Write) -> io::Result<()> {
    let language = game.language;
    let player = name(game.names, seat.seat);
    if seat.turning_points.is_empty() {
        return writeln!(output, "{}", language.format(&message!("analyze-no-error", player)));
    }
    let counted = message!("analyze-counted", player, count = seat.counted_errors, decisions = seat.decisions);
    writeln!(output, "{}", language.format(&counted))?;
    for seq in &seat.turning_points {
        let decision = game.analysis.decisions.iter().find(|decision| decision.seq == *seq);
        decision.map_or(Ok(()), |decision| turning_point(game, decision, output))?;
    }
    Ok(())
}

fn turning_point(game: &Analysed<'_>, decision: &Decision, output: &mut impl Write) -> io::Result<()> {
    let before = Game::replay(game.events.iter().take(usize::saturating_from(decision.seq.saturating_sub(1))));
    let words = |made: &Move| game.language.format(&event(&as_event(made, &before, decision.seat), game.names));
    writeln!(output, "{:>5}  {}", decision.seq, words(&decision.played))?;
    let better = message!(
        "analyze-better",
        points = game.language.decimal(decision.error.mean),
        instead = words(&decision.best)
    );
    writeln!(output, "       {}", game.language.format(&better))
}

/// A move as the event that it would begin with.
fn as_event(made: &Move, game: &Game, seat: Seat) -> VisibleEvent {
    VisibleEvent::Full(match made {
        Move::DrawCard {} => return VisibleEvent::Redacted(RedactedEvent::CardDrawn { seat }),
        Move::DrawTickets {} => {
            let count = usize::from(game.options().variant.rules().drawn).min(game.ticket_deck().remaining());
            return VisibleEvent::Redacted(RedactedEvent::TicketsDrawn { seat, count });
        }
        Move::TakeFaceUp { slot } => match game.row().get(usize::from(*slot)).copied().flatten() {
            Some(card) => Event::CardTaken { seat, slot: *slot, card },
            None => Event::Passed { seat },
        },
        Move::ClaimRoute { route, payment } => {
            Event::RouteClaimed { seat, route: *route, payment: *payment, points: route.points() }
        }
        Move::PayTunnel { locomotives } => surcharge(game, seat, *locomotives),
        Move::AbandonTunnel {} => Event::TunnelAbandoned { seat },
        Move::KeepTickets { tickets } => Event::TicketsKept { seat, tickets: *tickets },
        Move::BuildStation { city, payment } => Event::StationBuilt { seat, city: *city, payment: *payment },
        Move::Pass {} => Event::Passed { seat },
    })
}

fn surcharge(game: &Game, seat: Seat, locomotives: u8) -> Event {
    match game.phase() {
        Phase::Turn(Turn { step: Step::Tunnel { claim, surcharge, .. }, .. }) => {
            let color = claim.payment.color.filter(|_| locomotives != *surcharge);
            Event::TunnelSurchargePaid { seat, surcharge: *surcharge, payment: Payment { color, locomotives } }
        }
        _ => Event::Passed { seat },
    }
}
