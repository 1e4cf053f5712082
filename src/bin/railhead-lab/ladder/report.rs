//! The standings and duels, as tables or as JSON.

use super::{heading, interval, percent, print_json, print_table, table};
use crate::options::{Ladder, Pair};
use railhead::{commands::thinking, engine::Int};
use railhead_ladder::{Contender, Duel, Outcome, Plan, Rating, Rows, Standing, duel, standings, whole_deals};
use railhead_localization::{Language, message};
use serde::Serialize;
use std::{
    error::Error,
    io::{self, Write},
};

/// The whole result, as `--json` prints it.
#[derive(Serialize)]
pub struct Report {
    #[serde(flatten)]
    plan: Plan,
    version: String,
    binary: String,
    deals: usize,
    resamples: u32,
    standings: Vec<StandingReport>,
    duels: Vec<DuelReport>,
}

#[derive(Serialize)]
struct StandingReport {
    contender: Contender,
    rating: f64,
    rating_low: f64,
    rating_high: f64,
    games: u32,
    win_rate: f64,
    mean_rank: f64,
    mean_margin: f64,
    margin_error: f64,
    adjusted_margin: f64,
    adjusted_error: f64,
    mean_total: f64,
    decisions: u64,
    seconds_per_decision: Option<f64>,
    seconds_of_longest_decision: f64,
}

#[derive(Serialize)]
struct DuelReport {
    contender: Contender,
    opponent: Contender,
    deals: usize,
    games: usize,
    win_rate: f64,
    win_rate_low: f64,
    win_rate_high: f64,
}

impl Report {
    /// The result of rows; with `--json`, with the duels of all contenders unless some are chosen.
    pub fn of(rows: &Rows, options: &Ladder) -> Result<Report, Box<dyn Error>> {
        let Rows { header, rows } = rows;
        let plan = &header.plan;
        let whole = whole_deals(plan, rows);
        let outcomes = whole.iter().map(|row| &row.outcome).collect::<Vec<_>>();
        let standings = standings(plan, &whole, options.resamples);
        let mut duels =
            options.duels.iter().map(|pair| chosen_duel(plan, &outcomes, pair)).collect::<Result<_, _>>()?;
        if options.json && options.duels.is_empty() {
            duels = all_duels(plan, &outcomes);
        }
        Ok(Report {
            plan: plan.clone(),
            version: header.version.clone(),
            binary: header.binary.clone(),
            deals: outcomes.len() / usize::from(plan.seats),
            resamples: options.resamples,
            standings: standings.iter().map(StandingReport::of).collect(),
            duels,
        })
    }

    pub fn print(&self, options: &Ladder) -> Result<(), Box<dyn Error>> {
        if options.json {
            return print_json(self);
        }
        let language = options.language.chosen();
        let anchor = if self.plan.anchor().is_some() { "conductor" } else { "mean" };
        let scale = message!("ladder-scale", anchor, resamples = self.resamples);
        writeln!(io::stdout(), "{}\n", language.format(&heading(&self.plan, self.deals)))?;
        self.print_standings(options, language)?;
        writeln!(io::stdout(), "\n{}", language.format(&scale))?;
        writeln!(io::stdout(), "{}", language.format(&message!("ladder-binary", sha256 = self.binary.as_str())))?;
        if !self.duels.is_empty() {
            writeln!(io::stdout())?;
            self.print_duels(options, language)?;
        }
        Ok(())
    }

    fn print_standings(&self, options: &Ladder, language: Language) -> io::Result<()> {
        let headers = [
            "simulate-bot",
            "ladder-rating",
            "ladder-interval",
            "simulate-progress",
            "simulate-wins",
            "ladder-rank",
            "ladder-margin",
            "ladder-adjusted",
            "score-total",
            "bot-thinking",
            "ladder-longest",
        ];
        let mut table = table(options, language, &headers);
        for own in &self.standings {
            let rounded = |rating: f64| language.decimals(rating, 0);
            table.add_row([
                own.contender.to_string(),
                rounded(own.rating),
                interval(rounded(own.rating_low), rounded(own.rating_high)),
                own.games.to_string(),
                percent(language, own.win_rate),
                language.decimals(own.mean_rank, 2),
                format!("{} ± {}", language.decimal(own.mean_margin), language.decimal(own.margin_error)),
                format!("{} ± {}", language.decimal(own.adjusted_margin), language.decimal(own.adjusted_error)),
                language.decimal(own.mean_total),
                thinking::written(language, own.seconds_per_decision),
                thinking::written(language, Some(own.seconds_of_longest_decision)),
            ]);
        }
        print_table(table, 1)
    }

    fn print_duels(&self, options: &Ladder, language: Language) -> io::Result<()> {
        let headers = ["ladder-duel", "ladder-deals", "simulate-wins", "ladder-interval"];
        let mut table = table(options, language, &headers);
        for own in &self.duels {
            let [low, high] = [own.win_rate_low, own.win_rate_high].map(|rate| percent(language, rate));
            table.add_row([
                format!("{} – {}", own.contender, own.opponent),
                own.deals.to_string(),
                percent(language, own.win_rate),
                interval(low, high),
            ]);
        }
        print_table(table, 1)
    }
}

impl StandingReport {
    fn of(standing: &Standing) -> StandingReport {
        let Rating { rating, low, high } = standing.rating;
        StandingReport {
            contender: standing.contender.clone(),
            rating,
            rating_low: low,
            rating_high: high,
            games: standing.games,
            win_rate: standing.win_rate,
            mean_rank: standing.mean_rank,
            mean_margin: standing.mean_margin,
            margin_error: standing.margin_error,
            adjusted_margin: standing.adjusted_margin,
            adjusted_error: standing.adjusted_error,
            mean_total: standing.mean_total,
            decisions: standing.thinking.decisions,
            seconds_per_decision: standing.thinking.mean().map(|mean| mean.as_secs_f64()),
            seconds_of_longest_decision: standing.thinking.longest.to_float() / 1e9,
        }
    }
}

impl DuelReport {
    fn of(contender: Contender, opponent: Contender, duel: Duel) -> DuelReport {
        let Duel { deals, games, rate, low, high } = duel;
        DuelReport { contender, opponent, deals, games, win_rate: rate, win_rate_low: low, win_rate_high: high }
    }
}

fn chosen_duel(plan: &Plan, outcomes: &[&Outcome], Pair(one, other): &Pair) -> Result<DuelReport, String> {
    let place = |contender: &Contender| plan.contenders.iter().position(|own| own == contender);
    let places = place(one).zip(place(other));
    let duel = places.and_then(|(one, other)| duel(outcomes.iter().copied(), one, other));
    Ok(DuelReport::of(one.clone(), other.clone(), duel.ok_or_else(|| format!("{one} and {other} have not met"))?))
}

fn all_duels(plan: &Plan, outcomes: &[&Outcome]) -> Vec<DuelReport> {
    let numbered = || plan.contenders.iter().enumerate();
    let pairs = numbered().flat_map(|one| numbered().skip(one.0 + 1).map(move |other| (one, other)));
    let duels = pairs.filter_map(|((one, contender), (other, opponent))| {
        let duel = duel(outcomes.iter().copied(), one, other)?;
        Some(DuelReport::of(contender.clone(), opponent.clone(), duel))
    });
    duels.collect()
}
