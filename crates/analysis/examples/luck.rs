//! Measures the analysis on games between two bots who change seats from game to game:
//! `cargo run --release -p railhead-analysis --example luck -- GAMES [ROLLOUTS] [FIRST] [BOT] [BOT]`.
//! Prints the mean luck, and how many times fewer games separate the bots by the luck-adjusted margin
//! than by the margin.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::print_stdout)]

#[path = "../tests/played/mod.rs"]
mod played;

use railhead_analysis::{Analysis, AnalysisOptions, Luck, LuckKind, SeatAnalysis, analyze};
use railhead_bots::{Policy, Tally};
use railhead_engine::Variant;
use std::time::Instant;

/// The sums of some games are printed after each of so many.
const EVERY: u32 = 20;
const KINDS: [LuckKind; 6] =
    [LuckKind::Deal, LuckKind::First, LuckKind::Card, LuckKind::Row, LuckKind::Tunnel, LuckKind::Tickets];

/// The means over all seats, and series of the first bot's margin.
#[derive(Default)]
struct Sums {
    games: u32,
    luck: Tally,
    kinds: [Tally; 6],
    /// The squares of the luck of single events, less what is due to the rollouts.
    spreads: [Tally; 6],
    others: Tally,
    improvement: Tally,
    errors: Tally,
    unexplained: Tally,
    /// The squares of `unexplained` in units of its standard error.
    squares: Tally,
    /// The variance of luck that is due to the rollouts.
    noise: Tally,
    margin: Series,
    own: Series,
    both: Series,
}

/// A series with its variance.
#[derive(Default)]
struct Series(Vec<f64>);

impl Series {
    fn variance(&self) -> f64 {
        let mean = self.0.iter().sum::<f64>() / self.0.len() as f64;
        self.0.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (self.0.len() as f64 - 1.0)
    }

    fn print(&self, name: &str) {
        print(name, &self.0.iter().copied().collect());
        println!("{:>32} {:8.2}", "its standard deviation", self.variance().sqrt());
    }
}

fn print(name: &str, tally: &Tally) {
    println!("{name:>32} {:8.2} ± {:.2}", tally.mean(), tally.error());
}

impl Sums {
    fn add_seat(&mut self, seat: &SeatAnalysis, luck: &[Luck]) {
        self.luck.add(seat.luck.mean);
        for (tally, kind) in self.kinds.iter_mut().zip(KINDS) {
            let of = luck.iter().filter(|luck| luck.kind == kind && luck.seat == seat.seat);
            tally.add(of.map(|luck| luck.luck.mean).sum());
        }
        for (tally, kind) in self.spreads.iter_mut().zip(KINDS) {
            let of = luck.iter().filter(|luck| luck.kind == kind && luck.seat == seat.seat);
            of.for_each(|luck| tally.add(luck.luck.mean.powi(2) - luck.luck.error.powi(2)));
        }
        self.others.add(seat.others.mean);
        self.improvement.add(seat.improvement.mean);
        self.errors.add(seat.errors.mean);
        self.unexplained.add(seat.unexplained.mean);
        self.squares.add((seat.unexplained.mean / seat.unexplained.error).powi(2));
    }

    fn add(&mut self, analysis: &Analysis, own: usize) {
        analysis.seats.iter().for_each(|seat| self.add_seat(seat, &analysis.luck));
        // Each sees half of the luck that everybody sees.
        let shared = |kind| matches!(kind, LuckKind::Deal | LuckKind::First | LuckKind::Row);
        let luck = |at: usize| {
            let of = analysis.luck.iter().filter(|luck| luck.seat == analysis.seats[at].seat);
            of.map(|luck| luck.luck.mean * if shared(luck.kind) { 0.5 } else { 1.0 }).sum::<f64>()
        };
        let margin = f64::from(analysis.seats[own].margin);
        self.margin.0.push(margin);
        self.own.0.push(analysis.seats[own].adjusted_margin.mean);
        self.both.0.push(margin - luck(own) + luck(1 - own));
        self.noise.add(analysis.seats[own].luck.error.powi(2));
        self.games += 1;
    }

    fn print(&self, began: Instant) {
        println!("{} games in {:.0} s", self.games, began.elapsed().as_secs_f64());
        print("luck", &self.luck);
        self.kinds.iter().zip(KINDS).for_each(|(tally, kind)| print(&format!("{kind:?}").to_lowercase(), tally));
        let spread = |kind| format!("square of one {kind:?}").to_lowercase();
        self.spreads.iter().zip(KINDS).for_each(|(tally, kind)| print(&spread(kind), tally));
        print("others", &self.others);
        print("improvement", &self.improvement);
        print("errors", &self.errors);
        print("unexplained", &self.unexplained);
        print("square in units of its error", &self.squares);
        self.margin.print("margin");
        self.own.print("margin - luck");
        self.both.print("margin - luck + opponent's luck");
        let fewer = |variance: f64| self.margin.variance() / variance;
        println!("{:>32} {:8.2}", "times fewer games", fewer(self.own.variance()));
        println!("{:>32} {:8.2}", "with both", fewer(self.both.variance()));
        println!("{:>32} {:8.2}", "without error of rollouts", fewer(self.own.variance() - self.noise.mean()));
    }
}

fn main() {
    let arguments = std::env::args().skip(1).collect::<Vec<_>>();
    let number = |at: usize, default: u64| arguments.get(at).map_or(default, |text| text.parse().unwrap());
    let policy = |at: usize, default: Policy| arguments.get(at).map_or(default, |text| text.parse().unwrap());
    let (games, rollouts, first) = (number(0, 20), number(1, 100_000) as u32, number(2, 1));
    let bots = [policy(3, Policy::Conductor), policy(4, Policy::Porter)];
    let began = Instant::now();
    let mut sums = Sums::default();
    for game in first..first + games {
        let own = (game % 2) as usize;
        let policies = if own == 0 { bots } else { [bots[1], bots[0]] };
        let events = played::play(Variant::Classic, &policies, game);
        sums.add(&analyze(&events, AnalysisOptions { rollouts, seed: game }, &|| true).unwrap(), own);
        if sums.games % EVERY == 0 || u64::from(sums.games) == games {
            sums.print(began);
        }
    }
}
