//! `railhead simulate`: whole games between bots, in memory, with statistics.

use crate::{
    bots::Budget,
    commands::{progress, thinking},
    config,
    engine::{Int, whole},
    log::packs::Packs,
    simulate::{BotSummary, Fault, SimulatedBot, Simulation, Summary},
};
use comfy_table::{CellAlignment, Table, presets};
use railhead_localization::{Language, message, names};
use serde::Serialize;
use std::{
    error::Error,
    io::{self, Write},
    time::{Duration, Instant},
};

/// With `--check`, one in this many positions is tested with every conceivable move.
const CHECKED_MOVES: u32 = 64;

/// The whole result, as `--json` prints it.
#[derive(Serialize)]
struct Report {
    games: u32,
    seats: u8,
    variant: &'static str,
    seed: u64,
    seconds: f64,
    games_per_second: f64,
    moves_per_second: f64,
    moves_per_game: f64,
    turns_per_game: f64,
    events_per_game: f64,
    events_of_longest_game: usize,
    turns_of_longest_game: u32,
    bots: Vec<BotReport>,
}

/// The results of one bot, averaged per seat.
#[derive(Serialize)]
struct BotReport {
    bot: String,
    seats: u32,
    win_rate: f64,
    total: f64,
    routes: f64,
    tickets: f64,
    stations: f64,
    express: f64,
    tickets_kept: f64,
    tickets_completed_rate: f64,
    /// The mean time for a decision between two moves or more; none if none was timed.
    seconds_per_decision: Option<f64>,
}

/// Plays the games and prints their statistics.
///
/// # Errors
/// If a game does not finish or, with `--check`, breaks an invariant.
pub fn run(options: &config::Simulate) -> Result<(), Box<dyn Error>> {
    let config::Simulate {
        games,
        seats,
        variant,
        ref packs,
        ref ticket_packs,
        ref bots,
        budget,
        seed,
        check,
        json,
        language,
    } = *options;
    let packs = Packs::with_files(&ticket_packs.files)?.named(packs)?;
    let budget = Budget::Time(Duration::from_millis(budget.into()));
    let plan = Simulation { games, seats, variant, packs, bots: bots.clone(), budget, seed };
    let began = Instant::now();
    let language = language.chosen();
    let summary = play_all(&plan, check, &language.text("simulate-progress"))?;
    let report = report(&plan, &summary, began.elapsed());
    if json {
        writeln!(io::stdout(), "{}", serde_json::to_string(&report)?)?;
    } else {
        write_table(language, &plan, &report, io::stdout())?;
    }
    Ok(())
}

fn play_all(plan: &Simulation, check: bool, what: &str) -> Result<Summary, Fault> {
    let progress = progress::of(what, plan.games.into());
    let mut summary = Summary::default();
    for number in 0..plan.games {
        let played = if check { plan.play_checked(number, CHECKED_MOVES)? } else { plan.play(number)? };
        summary.add(&played);
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(summary)
}

fn report(plan: &Simulation, summary: &Summary, elapsed: Duration) -> Report {
    let seconds = elapsed.as_secs_f64();
    let games = f64::from(summary.games);
    Report {
        games: summary.games,
        seats: plan.seats,
        variant: plan.variant.name(),
        seed: plan.seed,
        seconds,
        games_per_second: games / seconds,
        moves_per_second: summary.moves.to_float() / seconds,
        moves_per_game: summary.moves.to_float() / games,
        turns_per_game: summary.turns.to_float() / games,
        events_per_game: summary.events.to_float() / games,
        events_of_longest_game: summary.most_events,
        turns_of_longest_game: summary.most_turns,
        bots: plan.bots.iter().zip(&summary.bots).map(|(bot, summary)| bot_report(bot, summary)).collect(),
    }
}

fn bot_report(bot: &SimulatedBot, summary: &BotSummary) -> BotReport {
    let seats = f64::from(summary.seats.max(1));
    let mean = |sum: i64| sum.to_float() / seats;
    BotReport {
        bot: bot.to_string(),
        seats: summary.seats,
        win_rate: summary.wins / seats,
        total: mean(summary.total),
        routes: mean(summary.routes),
        tickets: mean(summary.tickets),
        stations: mean(summary.stations),
        express: mean(summary.express),
        tickets_kept: summary.tickets_kept.to_float() / seats,
        tickets_completed_rate: summary.tickets_completed.to_float() / summary.tickets_kept.max(1).to_float(),
        seconds_per_decision: summary.thinking.mean().map(|mean| mean.as_secs_f64()),
    }
}

fn write_table(language: Language, plan: &Simulation, report: &Report, mut output: impl Write) -> io::Result<()> {
    let heading = message!(
        "simulate-games",
        games = report.games,
        variant = names::variant(plan.variant),
        seats = message!("seats", count = report.seats),
        games_per_second = whole(report.games_per_second.round()),
        moves_per_second = whole(report.moves_per_second.round()),
    );
    let average = message!(
        "simulate-average",
        turns = language.decimal(report.turns_per_game),
        moves = language.decimal(report.moves_per_game),
        events = language.decimal(report.events_per_game),
        most_turns = report.turns_of_longest_game,
        most_events = report.events_of_longest_game,
    );
    writeln!(output, "{}\n{}", language.format(&heading), language.format(&average))?;
    let mut table = Table::new();
    table.load_style(presets::UTF8_HORIZONTAL_ONLY);
    table.set_header([
        language.text("simulate-bot"),
        language.text("simulate-seats"),
        language.text("simulate-wins"),
        language.text("score-total"),
        language.text("score-routes"),
        language.text("score-tickets"),
        language.text("score-stations"),
        language.text("score-express"),
        language.text("simulate-kept"),
        language.text("score-completed"),
        language.text("bot-thinking"),
    ]);
    for (played, bot) in plan.bots.iter().zip(&report.bots) {
        let percent = |rate: f64| format!("{} %", language.decimal(100.0 * rate));
        let points = [bot.total, bot.routes, bot.tickets, bot.stations, bot.express, bot.tickets_kept];
        let name = match played {
            // People know the levels; the other policies have the names of the command line.
            SimulatedBot::Ours(policy) => match policy.name().parse() {
                Ok(level) => language.format(&names::bot(level)),
                Err(_) => policy.name().to_owned(),
            },
            SimulatedBot::Remote(bot) => bot.to_string(),
        };
        let cells = [name, bot.seats.to_string(), percent(bot.win_rate)].into_iter();
        let cells = cells.chain(points.map(|mean| language.decimal(mean)));
        let thinking = thinking::written(language, bot.seconds_per_decision);
        table.add_row(cells.chain([percent(bot.tickets_completed_rate), thinking]));
    }
    table.column_iter_mut().skip(1).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    writeln!(output, "{table}")
}
