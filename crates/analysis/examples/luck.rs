//! Measures the analysis on games between bots: `cargo run --release -p railhead-analysis --example
//! luck -- GAMES [ROLLOUTS] [FIRST] [STRONG] [WEAK]`. Prints the mean luck, and how many times fewer
//! games separate two bots by the luck-adjusted margin than by the margin.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::print_stdout, clippy::disallowed_types)]

#[path = "../tests/played/mod.rs"]
mod played;

use railhead_analysis::{AnalysisOptions, LuckKind, analyze};
use railhead_bots::{Policy, Tally};
use railhead_engine::{Seat, Variant};
use std::time::Instant;

#[derive(Default)]
struct Sums {
    games: u32,
    luck: Tally,
    unexplained: Tally,
    z: Tally,
    others: Tally,
    improvement: Tally,
    errors: Tally,
    kinds: [Tally; 6],
    margin: Series,
    own: Series,
    both: Series,
}

/// A series with its variance.
#[derive(Default)]
struct Series(Vec<f64>);

impl Series {
    fn mean(&self) -> f64 {
        self.0.iter().sum::<f64>() / self.0.len() as f64
    }

    fn variance(&self) -> f64 {
        let mean = self.mean();
        self.0.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (self.0.len() as f64 - 1.0)
    }

    fn line(&self, name: &str) {
        let error = (self.variance() / self.0.len() as f64).sqrt();
        println!("{name:>32} {:8.2} ± {error:.2}, standard deviation {:.1}", self.mean(), self.variance().sqrt());
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
        // The bots change seats from game to game.
        let own = Seat::ALL[(game % 2) as usize];
        let policies = if own == Seat::ALL[0] { bots } else { [bots[1], bots[0]] };
        let events = played::play(Variant::Classic, &policies, game);
        let analysis = analyze(&events, AnalysisOptions { rollouts, seed: game }).unwrap();
        for seat in &analysis.seats {
            sums.luck.add(seat.luck.mean);
            sums.unexplained.add(seat.unexplained.mean);
            sums.z.add((seat.unexplained.mean / seat.unexplained.error).powi(2));
            sums.others.add(seat.others.mean);
            sums.improvement.add(seat.improvement.mean);
            sums.errors.add(seat.errors.mean);
            for kind in 0..6 {
                let of = |luck: &&railhead_analysis::Luck| luck.kind as usize == kind && luck.seat == seat.seat;
                sums.kinds[kind].add(analysis.luck.iter().filter(of).map(|luck| luck.luck.mean).sum());
            }
        }
        let of = |seat: Seat| &analysis.seats[usize::from(seat.number())];
        let other = Seat::ALL[usize::from(own == Seat::ALL[0])];
        // What everybody sees is luck of both: half of what each of them sees in it.
        let luck = |seat: Seat| {
            let own = analysis.luck.iter().filter(|luck| luck.seat == seat);
            let shared = |kind| matches!(kind, LuckKind::Row | LuckKind::First | LuckKind::Deal);
            own.map(|luck| luck.luck.mean * if shared(luck.kind) { 0.5 } else { 1.0 }).sum::<f64>()
        };
        let margin = f64::from(of(own).margin);
        sums.margin.0.push(margin);
        sums.own.0.push(of(own).adjusted_margin.mean);
        sums.both.0.push(margin - luck(own) + luck(other));
        sums.games += 1;
        if sums.games == 1 {
            println!(
                "{} worlds, {} rollouts, {:.2} s",
                analysis.worlds,
                analysis.rollouts,
                began.elapsed().as_secs_f64()
            );
            for kind in 0..6 {
                let events = analysis.luck.iter().filter(|luck| luck.kind as usize == kind);
                let (n, v, m) = events.fold((0, 0.0, 0.0), |(n, v, m), luck| {
                    (n + 1, v + luck.luck.error.powi(2), m + luck.luck.mean.powi(2))
                });
                println!(
                    "{kind}: {n} events, sd a world {:.1}, error of sum {:.1}, signal {:.2}",
                    (v / f64::from(n) * f64::from(analysis.worlds)).sqrt(),
                    v.sqrt(),
                    (m - v) / f64::from(n)
                );
            }
        }
    }
    println!("{} games in {:.1} s", sums.games, began.elapsed().as_secs_f64());
    let line = |name: &str, tally: &Tally| println!("{name:>32} {:8.2} ± {:.2}", tally.mean(), tally.error());
    line("luck", &sums.luck);
    for (name, tally) in ["deal", "first", "card", "row", "tunnel", "tickets"].iter().zip(&sums.kinds) {
        line(name, tally);
    }
    line("others", &sums.others);
    line("improvement", &sums.improvement);
    line("errors", &sums.errors);
    line("unexplained", &sums.unexplained);
    line("its square by its error's", &sums.z);
    sums.margin.line("margin");
    sums.own.line("margin - own luck");
    sums.both.line("margin - own luck + other's");
    println!(
        "fewer games: {:.2} times, {:.2} times",
        sums.margin.variance() / sums.own.variance(),
        sums.margin.variance() / sums.both.variance()
    );
}
