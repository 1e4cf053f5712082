//! Measures the analysis on games between bots of eight styles:
//! `cargo run --release -p railhead-analysis --example measure -- GAMES SEATS [FIRST] [WHAT]`, where `WHAT` is
//! `luck`, `time`, `puzzles`, or how to replay errors: `possible` (in other worlds that the seat could be in, by the
//! light policy) or `real` (with the real hands and tickets and other cards in the deck, by `conductor`).

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::print_stdout)]

#[path = "../tests/played/mod.rs"]
mod played;

use railhead_analysis::{Decision, analyze, luck, puzzles};
use railhead_bots::{Budget, Comparison, Policy, Tally, evaluation::NETWORK};
use railhead_engine::{Actor, Command, Event, Game, Move, Seat, Variant};
use rand::{SeedableRng, rngs::SmallRng, seq::IndexedRandom};
use std::time::Instant;

/// The replays after each of two moves.
const REPLAYS: u32 = 1000;
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
    let (mut lucky, mut time, mut gains, mut claimed) =
        (Tally::default(), Tally::default(), Tally::default(), Tally::default());
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
        println!("{:.1} ms a game; {} errors of {decisions} decisions", time.mean(), claimed.count());
    }
    if what == "puzzles" {
        println!("{kept} puzzles, {general} of them for everybody");
    }
    if gains.count() > 0 {
        let (gained, error, claimed) = (gains.mean(), gains.error(), claimed.mean());
        println!("{right} of {} are better: {gained:.1} ± {error:.1} points of {claimed:.1}", gains.count());
    }
}
