//! `railhead-lab ladder`: the strength of the bots by paired deals, with intervals; or a row played
//! again; or a gate for a changed bot.

mod gate;
mod repeat;
mod report;

use crate::options::Ladder;
use comfy_table::{CellAlignment, Table, presets};
use railhead::commands::progress;
use railhead_ladder::{Contender, Plan, Row, Rows, Series};
use railhead_localization::{Language, Message, message, names};
use serde::Serialize;
use std::{
    error::Error,
    io::{self, Write},
    num::NonZero,
    ops::ControlFlow,
    thread,
};

/// Plays what is missing and prints the standings, or does what `--repeat` or `--gate` asks.
///
/// # Errors
/// If the file cannot be used, a game does not finish, a row is not repeated, or a gate is not
/// passed.
pub fn run(options: &Ladder) -> Result<(), Box<dyn Error>> {
    match (options.repeat, &options.file, &options.gate, &options.against) {
        (Some(row), Some(file), ..) => repeat::run(row, file, options),
        (_, _, Some(new), Some(old)) => gate::run(new, old, options),
        _ => standings(options),
    }
}

fn standings(options: &Ladder) -> Result<(), Box<dyn Error>> {
    let plan = plan(options, options.pool(), false);
    let series = series(options, plan)?;
    let rows = play(options, &series, |_| ControlFlow::Continue(()))?;
    report::Report::of(&rows, options)?.print(options)
}

impl Ladder {
    /// The named contenders, by default all.
    fn pool(&self) -> Vec<Contender> {
        if self.bots.is_empty() { Contender::all() } else { self.bots.clone() }
    }
}

fn plan(options: &Ladder, contenders: Vec<Contender>, gate: bool) -> Plan {
    let Ladder { variant, seats, seed, .. } = *options;
    Plan { variant, seats, seed, gate, contenders }
}

fn series(options: &Ladder, plan: Plan) -> Result<Series, Box<dyn Error>> {
    plan.check()?;
    let cores = || thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let jobs = options.jobs.unwrap_or_else(cores);
    Ok(Series { plan, file: options.file.clone(), deals: options.deals, jobs })
}

/// Plays a series, with a progress bar.
fn play(
    options: &Ladder,
    series: &Series,
    mut each: impl FnMut(&Row) -> ControlFlow<()>,
) -> Result<Rows, Box<dyn Error>> {
    let progress = progress::of(&options.language.chosen().text("simulate-progress"), series.games());
    let rows = series.play(|row| {
        progress.inc(1);
        each(row)
    });
    progress.finish_and_clear();
    Ok(rows?)
}

fn print_json(report: &impl Serialize) -> Result<(), Box<dyn Error>> {
    Ok(writeln!(io::stdout(), "{}", serde_json::to_string(report)?)?)
}

/// An empty table with these headers.
fn table(options: &Ladder, language: Language, headers: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_style(if options.markdown { presets::ASCII_MARKDOWN } else { presets::UTF8_HORIZONTAL_ONLY });
    table.set_header(headers.iter().map(|id| language.text(id)));
    table
}

/// Prints a table, numbers at the right; the first `names` columns are names.
fn print_table(mut table: Table, names: usize) -> io::Result<()> {
    table.column_iter_mut().skip(names).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    writeln!(io::stdout(), "{table}")
}

/// The heading: variant, seats, seed, deals and games.
fn heading(plan: &Plan, deals: usize) -> Message {
    message!(
        "ladder-heading",
        variant = names::variant(plan.variant),
        seats = message!("seats", count = plan.seats),
        seed = plan.seed.to_string(),
        deals,
        games = deals * usize::from(plan.seats),
    )
}

/// A share in per cent.
fn percent(language: Language, share: f64) -> String {
    format!("{} %", language.decimal(100.0 * share))
}

/// An interval.
fn interval(low: String, high: String) -> String {
    format!("[{low}; {high}]")
}
