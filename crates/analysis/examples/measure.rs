//! Measures the analysis on games between bots of eight styles:
//! `cargo run --release -p railhead-analysis --example measure -- GAMES SEATS [FIRST] [WHAT]`, where `WHAT` is
//! `luck`, `time`, `puzzles`, `gifts` (of honest seats, and of helpers), or how to replay errors: `possible` (in other
//! worlds that the seat could be in, by the light policy) or `real` (with the real hands and tickets and other cards
//! in the deck, by `conductor`).

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::print_stdout)]

#[path = "../tests/played/helping.rs"]
mod helping;
#[path = "../tests/played/mod.rs"]
mod played;

use helping::Help;
use railhead_analysis::{Decision, analyze, gifts, luck, puzzles};
use railhead_bots::{Budget, Comparison, Policy, Tally, evaluation::NETWORK};
use railhead_engine::{Actor, Command, Event, Game, Move, Seat, Variant};
use rand::{SeedableRng, rngs::SmallRng, seq::IndexedRandom};
use std::time::Instant;

/// The replays after each of two moves.
const REPLAYS: u32 = 1000;
/// The tables of a pair.
const TABLES: u32 = 20;
/// The pairs drawn to measure what the index of gifts finds.
const PAIRS: u32 = 200_000;
const STYLES: [Policy; 8] = [
    Policy::Balanced,
    Policy::Blocking,
    Policy::Conductor,
    Policy::EarlySpread,
    Policy::Express,
    Policy::Fish,
    Policy::Hoarder,
    Policy::Rusher,
];

fn game(seats: usize, seed: u64) -> Vec<Event> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let styles = (0..seats).map(|_| *STYLES.choose(&mut rng).unwrap()).collect::<Vec<_>>();
    played::play(Variant::Classic, &styles, seed)
}

/// The points that seats gave away in games, in which the first one may help the second: then only what that gave.
fn given(games: std::ops::Range<u64>, seats: usize, help: Option<Help>) -> Vec<f64> {
    let [helper, partner, ..] = Seat::ALL;
    let of_game = |seed: u64| {
        let mut rng = SmallRng::seed_from_u64(seed);
        let styles = (0..seats).map(|_| *STYLES.choose(&mut rng).unwrap()).collect::<Vec<_>>();
        let events = played::play_with(Variant::Classic, &styles, seed, |game, seat, made| match help {
            Some(help) if seat == helper => help.instead(game, helper, made, partner),
            _ => made,
        });
        let given = gifts(&events);
        let all = Seat::first(seats as u8);
        let pairs = all.flat_map(|giver| Seat::first(seats as u8).map(move |to| (giver, to)));
        let is_told =
            move |(giver, to): &(Seat, Seat)| giver != to && (help.is_none() || (*giver, *to) == (helper, partner));
        pairs.filter(is_told).map(|(giver, to)| given[giver][to]).collect::<Vec<_>>()
    };
    games.flat_map(of_game).collect()
}

/// The share of pairs whose index over twenty tables passes the limit: as gifts.sql of crates/store computes it.
fn found(given: &[f64], deviation: f64, limit: f64) -> f64 {
    let mut rng = SmallRng::seed_from_u64(1);
    let mut gift = || (given.choose(&mut rng).unwrap() / deviation).clamp(-2.0, 2.0);
    let mut index = || (0..TABLES).map(|_| gift()).sum::<f64>() / f64::from(TABLES).sqrt();
    f64::from((0..PAIRS).map(|_| u32::from(index() > limit)).sum::<u32>()) / f64::from(PAIRS)
}

/// Prints the pairs that the index of gifts finds.
fn measure_gifts(games: std::ops::Range<u64>, seats: usize) {
    let honest = given(games.clone(), seats, None);
    let deviation = (honest.iter().map(|points| points * points).sum::<f64>() / honest.len() as f64).sqrt();
    println!("{} games of {seats}; a gift deviates by {deviation:.2} points", games.end - games.start);
    let limits = [3.0, 3.5, 4.0];
    let false_ones = limits.map(|limit| 10_000.0 * found(&honest, deviation, limit));
    println!("false ones among 5,000 pairs in both directions, above {limits:?}: {false_ones:.2?}");
    for help in [Help::Serve, Help::Block, Help::Spare] {
        let given = given(games.clone(), seats, Some(help));
        let mean = given.iter().sum::<f64>() / given.len() as f64;
        println!(
            "{help:?}: {mean:.1} points a table, found {:.3?}",
            limits.map(|limit| found(&given, deviation, limit))
        );
    }
}

/// The margin of a seat at the end of a game after a move.
fn replayed(before: &Game, seat: Seat, made: Move, seed: u64) -> f64 {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut game = before.clone();
    game.play(Actor::Seat(seat), &Command::Play(made), &mut rng, &mut Vec::new()).unwrap();
    while !game.is_over() {
        let seat = game.waits_for().next().unwrap();
        let chosen = Policy::Conductor.choose_in(&game, seat, Budget::Rollouts(1), &mut rng).unwrap();
        game.play(Actor::Seat(seat), &Command::Play(chosen), &mut rng, &mut Vec::new()).unwrap();
    }
    let total = |is_own: bool| {
        game.scores().iter().filter(move |score| (score.seat == seat) == is_own).map(|score| score.total).max().unwrap()
    };
    f64::from(total(true) - total(false))
}

/// The gain of the best move over the one made, in replays.
fn gain(events: &[Event], decision: &Decision, what: &str) -> Tally {
    let before = Game::replay(&events[..decision.seq as usize - 1]);
    let &Decision { seat, played, best, .. } = decision;
    if what == "possible" {
        let view = before.view_for(Some(seat));
        return Comparison::with(&view, played, 77).unwrap().differences(&[best], REPLAYS)[0];
    }
    let replays = (0..REPLAYS)
        .map(|number| replayed(&before, seat, best, number.into()) - replayed(&before, seat, played, number.into()));
    replays.collect()
}

fn main() {
    let arguments = std::env::args().skip(1).collect::<Vec<_>>();
    let number = |at: usize, default: u64| arguments.get(at).map_or(default, |text| text.parse().unwrap());
    let (games, seats, first) = (number(0, 10), number(1, 2) as usize, number(2, 1));
    let what = arguments.get(3).map_or("time", String::as_str);
    if what == "gifts" {
        measure_gifts(first..first + games, seats);
        return;
    }
    let [mut lucky, mut time, mut giving, mut gains, mut claimed] = [Tally::default(); 5];
    let (mut decisions, mut right, mut kept, mut general) = (0, 0, 0, 0);
    for seed in first..first + games {
        let events = game(seats, seed);
        if what == "luck" {
            lucky.add(luck(&events, &NETWORK, 1).iter().map(|luck| luck.points[Seat::ALL[0]]).sum());
            continue;
        }
        let began = Instant::now();
        let analysis = analyze(&events).unwrap();
        time.add(began.elapsed().as_secs_f64() * 1000.0);
        lucky.add(analysis.seats[0].luck.mean);
        decisions += analysis.decisions.len();
        let began = Instant::now();
        gifts(&events);
        giving.add(began.elapsed().as_secs_f64() * 1000.0);
        if what == "puzzles" {
            let found = puzzles(&events, &analysis);
            kept += found.len();
            general += found.iter().filter(|puzzle| puzzle.is_general).count();
        }
        for decision in analysis.decisions.iter().filter(|decision| decision.counts) {
            claimed.add(decision.error.mean);
            if ["possible", "real"].contains(&what) {
                let gain = gain(&events, decision, what);
                gains.add(gain.mean());
                right += u32::from(gain.mean() > 0.0);
            }
        }
    }
    println!("{games} games of {seats}; luck of the first seat {:.2} ± {:.2}", lucky.mean(), lucky.error());
    if decisions > 0 {
        let (analysed, given) = (time.mean(), giving.mean());
        println!("{analysed:.1} ms a game, gifts {given:.1}; {} errors of {decisions} decisions", claimed.count());
    }
    if what == "puzzles" {
        println!("{kept} puzzles, {general} of them for everybody");
    }
    if gains.count() > 0 {
        let (gained, error, claimed) = (gains.mean(), gains.error(), claimed.mean());
        println!("{right} of {} are better: {gained:.1} ± {error:.1} points of {claimed:.1}", gains.count());
    }
}
