//! `--gate`: whether a contender is stronger than another.

use super::{heading, interval, percent, plan, play, print_json, series};
use crate::options::Ladder;
use railhead_ladder::{BOUND, Contender, Duel, Gsprt, Plan, Trial, Verdict};
use railhead_localization::{Language, Message, message};
use serde::Serialize;
use std::{
    error::Error,
    io::{self, Write},
    ops::ControlFlow,
};

/// The result, as `--json` prints it.
#[derive(Serialize)]
struct Report {
    #[serde(flatten)]
    plan: Plan,
    elo0: f64,
    elo1: f64,
    deals: usize,
    /// The numbers of deals by the games that the new one won, in steps of half a game.
    results: Vec<u32>,
    win_rate: f64,
    win_rate_low: f64,
    win_rate_high: f64,
    log_likelihood_ratio: f64,
    verdict: &'static str,
}

/// Plays until the gate is decided.
///
/// # Errors
/// If the gate is not passed, or a game does not finish.
pub fn run(new: &Contender, old: &Contender, options: &Ladder) -> Result<(), Box<dyn Error>> {
    let Ladder { elo0, elo1, seats, .. } = *options;
    if elo0.partial_cmp(&elo1) != Some(std::cmp::Ordering::Less) {
        return Err("--elo0 must be less than --elo1".into());
    }
    let series = series(options, plan(options, contenders(new, old, options), true))?;
    let mut trial = Trial::new(Gsprt { elo0, elo1 }, seats);
    play(options, &series, |row| match trial.add(&row.outcome) {
        Verdict::Undecided => ControlFlow::Continue(()),
        Verdict::Passed | Verdict::Failed => ControlFlow::Break(()),
    })?;
    let language = options.language.chosen();
    let duel = trial.duel().ok_or("no deal was played")?;
    if options.json {
        print_json(&report(series.plan, options, &trial, duel))?;
    } else {
        print(language, &series.plan, options, &trial, duel)?;
    }
    let (new, old) = (new.to_string(), old.to_string());
    match trial.verdict() {
        Verdict::Passed if options.json => Ok(()),
        Verdict::Passed => {
            Ok(writeln!(io::stdout(), "{}", language.format(&message!("ladder-gate-passed", new, old)))?)
        }
        Verdict::Failed => Err(language.format(&message!("ladder-gate-failed", new, old)).into()),
        Verdict::Undecided => Err(language.format(&message!("ladder-gate-undecided", deals = duel.deals)).into()),
    }
}

/// The new one, the old one, and for larger tables others to sit with them.
fn contenders(new: &Contender, old: &Contender, options: &Ladder) -> Vec<Contender> {
    let others = options.pool().into_iter().filter(|other| options.seats > 2 && other != new && other != old);
    [new, old].into_iter().cloned().chain(others).collect()
}

fn report(plan: Plan, options: &Ladder, trial: &Trial, duel: Duel) -> Report {
    Report {
        plan,
        elo0: options.elo0,
        elo1: options.elo1,
        deals: duel.deals,
        results: trial.counts().collect(),
        win_rate: duel.rate,
        win_rate_low: duel.low,
        win_rate_high: duel.high,
        log_likelihood_ratio: trial.ratio(),
        verdict: match trial.verdict() {
            Verdict::Passed => "passed",
            Verdict::Failed => "failed",
            Verdict::Undecided => "undecided",
        },
    }
}

fn print(language: Language, plan: &Plan, options: &Ladder, trial: &Trial, duel: Duel) -> io::Result<()> {
    let say = |message: Message| writeln!(io::stdout(), "{}", language.format(&message));
    let counts = trial.counts().map(|count| count.to_string()).collect::<Vec<_>>();
    let [rate, low, high] = [duel.rate, duel.low, duel.high].map(|rate| percent(language, rate));
    let number = |value: f64, places| language.decimals(value, places);
    say(heading(plan, duel.deals))?;
    say(message!("ladder-gate-results", results = counts.join(", "), games = i64::from(plan.seats)))?;
    say(message!("ladder-gate-rate", rate, interval = interval(low, high)))?;
    say(message!(
        "ladder-gate-ratio",
        ratio = number(trial.ratio(), 2),
        bounds = interval(number(-BOUND, 2), number(BOUND, 2)),
        hypotheses = interval(number(options.elo0, 1), number(options.elo1, 1)),
    ))
}
